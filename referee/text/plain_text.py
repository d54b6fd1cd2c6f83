"""Puts what people write in plainer words, where it means the same: no articles, and no numbers before
cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.language import languages

from .word_order import last_first

ARTICLES = "article"
"""The key of the words files for articles and such."""
FILLERS = "filler"
"""The key for words that a game needs as little."""
MOST = 9
"""The largest number that is read as that many of the next word."""
MOST_COUNTS = 3
"""The most numbers in a text that are read so."""
LONGEST = 2_000
"""The most characters of a text that is put in plainer words; the longest lines of a game have 900."""
MOST_QUOTES = 40
"""The most quotation marks of such a text: twenty names, and no game has that many players."""
ORDINALS = ("first", "second", "third", "fourth")
"""The keys of the words files for places in a row: `first column` is `column 1`."""
NUMBERED = ("column", "quarry", "star", "numbered")
"""The keys for what has such places."""
SUBJECT = "subject"
"""The key for words that an action may begin with, and that say nothing: `I have`."""
OF = "of name"
"""The key for words before a player's name that say whose something is."""
CARDINALS = ("two", "three", "four", "five", "six", "seven")
"""The keys for numbers in words."""
ONE = "one"
"""The key for the number one in words, which is an article too."""
SEEN = ("tires", "tile", "no")
"""The keys for words that begin what was seen, unless a player's name does."""
EACH, KINDS_OF_EACH = "one of each", "RESOURCE"
"""The key for one of each kind, and the names of these kinds."""
_IN_QUOTES = re.compile(r"(?<![\w'])['\u2018]([^\W\d_]+(?:[ -][^\W\d_]+)*)['\u2019](?![\w'])")
"""Words in single quotes, as a rulebook may write the name of a card."""
_IN_GUILLEMETS = re.compile(r"[«“„]\s*([^\W\d_]+(?:[ -][^\W\d_]+)*)\s*[»”“]")
TIMES = "times"
"""The key for words behind a number of things: `2 times fish`."""
_ARROW = re.compile("->|=>|\N{RIGHTWARDS ARROW}")
PLACE = "column"
"""The key for words before the number of a place that things are taken from. Its nouns say no more."""
_QUOTED = re.compile(r'("[^"]*")')


def plain_texts(
    game: Game, text: str, players: Sequence[str], is_claim: bool = False, in_order: bool = False
) -> Iterator[str]:
    """The text with less and less in it, where that changes it: with `fish` for `'fish'`, `2` for `2x` and
    `column 1` for `first column`; without articles; without words such as `card`; and with `fish fish` for
    `2 fish`. `2 from column 4` is `4 4`. In a claim the cards may be what is counted, so nothing but
    articles is left out. With `in_order` no word changes its place. A very long text, or one of many
    quotes, is left as it is."""
    if len(text) > LONGEST or text.count('"') > MOST_QUOTES:
        return
    names = _words_of_names(tuple(players))
    told = _outside_quotes(_without_subject(game, text, in_order), lambda part: _with_numbers(game, part))
    told = _without_of(game, told, tuple(players))
    told = _seen_apart(game, told, tuple(players))
    bare = _outside_quotes(told, lambda part: _without(_any_of(game, ARTICLES), part, names))
    if is_claim:
        yield from (each for each in dict.fromkeys([told, bare]) if each != text)
        return
    bald = _outside_quotes(bare, lambda part: _without_fillers(game, part, names))
    counts = [
        found
        for found in _counted(game).finditer(bald)
        if found[1] not in names  # it may be part of a name: `Player 1`
    ][:MOST_COUNTS]
    some = (chosen for size in range(1, len(counts) + 1) for chosen in combinations(counts, size))
    counted = [_with_repeats(bald, chosen) for chosen in some]
    yield from (each for each in dict.fromkeys([told, bare, bald, *counted]) if each != text)


def _without_subject(game: Game, text: str, in_order: bool) -> str:
    """The text without words such as `I have` at its beginning: the line says whose turn it is. The
    verb may come last then."""
    folded = fold(text)
    found = _beginning(game).match(folded) if len(folded) == len(text) else None
    if found is None:
        wrong_way_round = not in_order and ":" not in text and not _begins_an_action(game, folded)
        is_thing = folded.split()[-1:] and folded.split()[-1] in names_of(game)  # `tile rest`
        return last_first(game, f" {text.strip()}", 0) if wrong_way_round and not is_thing else text
    if _begins_an_action(game, folded[found.end() :]):
        return f" {text[found.end() :]}"
    return text if in_order else last_first(game, text, found.end() - 1)


def _begins_an_action(game: Game, folded: str) -> bool:
    """Whether the first word of a text is one that actions begin with."""
    from . import grammar

    known = grammar.parser(game)
    first = (*folded.split(maxsplit=1), "")[0]
    return any(
        first == word.split()[0]
        for kind in known.opening("clause")
        if kind not in game.any_words
        for word in known.spelt.get(kind, ())
    )


@cache
def _beginning(game: Game) -> re.Pattern[str]:
    ends = (
        re.escape(word) + ("" if word.endswith("'") else r"\s+") for word in _longest(spelt(game, SUBJECT))
    )
    return re.compile(rf"\s*(?:{'|'.join(ends)})(?=\w)")


def _without_of(game: Game, text: str, players: tuple[str, ...]) -> str:
    """A line of the table without `of` before a player's name: `hand of Ann: fish`."""
    head, colon, body = text.partition(":")
    if not colon or len(fold(head)) != len(head):
        return text
    found = _of_a_name(game, players).search(fold(head))
    return text if found is None else f"{head[: found.start()]}{head[found.end() :]}:{body}"


@lru_cache(maxsize=256)
def _of_a_name(game: Game, players: tuple[str, ...]) -> re.Pattern[str]:
    words = (re.escape(word) + ("" if word.endswith("'") else r"\s+") for word in _longest(spelt(game, OF)))
    return re.compile(rf"(?<=\s)(?:{'|'.join(words)})(?={_choice(map(fold, players))}(?!\w))")


def _with_numbers(game: Game, text: str) -> str:
    """The text with plain names and numbers: `2 fish` for `2x 'fish'`, `column 1` for `first column`."""
    said = _IN_GUILLEMETS.sub(lambda quoted: _if_a_name(game, quoted), text)
    said = _IN_QUOTES.sub(r"\1", said)
    for found in reversed(list(_one_of_each(game).finditer(fold(said)))):
        said = said[: found.start()] + _each(game) + said[found.end() :]
    for found in reversed(list(_cardinal(game).finditer(fold(said)))):
        said = f"{said[: found.start()]}{_numbers(game, CARDINALS, 2)[found[0]]}{said[found.end() :]}"
    for found in reversed(list(_one_of_some(game).finditer(fold(said)))):
        said = f"{said[: found.start()]}1{said[found.end() :]}"
    for found in reversed(list(_place_one(game).finditer(fold(said)))):
        said = f"{said[: found.end(1)]}1{said[found.end() :]}"
    for found in reversed(list(_some_of_a_place(game).finditer(fold(said)))):
        drawn = " ".join([found["place"]] * int(found["number"]))
        said = f"{said[: found.start()]}{drawn}{said[found.end() :]}"
    for found in reversed(list(_times(game).finditer(fold(said)))):
        said = said[: found.start()] + said[found.end() :]
    for found in reversed(list(_ordinal(game).finditer(fold(said)))):
        noun = said[slice(*found.span(2))]
        said = f"{said[: found.start()]}{noun} {_numbers(game, ORDINALS, 1)[found[1]]}{said[found.end() :]}"
    return said


def _if_a_name(game: Game, quoted: re.Match[str]) -> str:
    """A name of the game without its quotes, and anything else as it is."""
    return quoted[1] if fold(quoted[1]) in names_of(game) else quoted[0]


@cache
def names_of(game: Game) -> frozenset[str]:
    """The names of all things of the game, in the language of the log and in English."""
    lexicons = [languages.lexicon(game.name, code) for code in (ENGLISH, game.language)]
    return frozenset(
        fold(word) for lexicon in lexicons for words in lexicon.names.values() for word in words
    )


@cache
def _numbers(game: Game, keys: tuple[str, ...], first: int) -> dict[str, int]:
    """The words for these numbers in the language of the log and in English."""
    return {word: number for number, key in enumerate(keys, first) for word in spelt(game, key)}


def spelt(game: Game, *keys: str) -> set[str]:
    """The words for these keys in the language of the log and in English, folded."""
    codes = (ENGLISH, game.language)
    lists = [languages.lexicon(game.name, code).words.get(key, ()) for code in codes for key in keys]
    return {fold(word) for words in lists for word in words}


@cache
def _ordinal(game: Game) -> re.Pattern[str]:
    """Matches `first`, `second` and so on, and the word behind it for something that has such places."""
    words, nouns = _choice(_numbers(game, ORDINALS, 1)), _choice(spelt(game, *NUMBERED))
    return re.compile(rf"(?<=\s)({words})\s+({nouns})(?![\w-])")


@cache
def _counted(game: Game) -> re.Pattern[str]:
    """Matches a number and the name behind it, which may have several words: `2 sweet potatoes`."""
    return re.compile(rf"(?<![\w-])([1-{MOST}]) ({_name(game)})(?![\w-])", re.IGNORECASE)


@cache
def _name(game: Game) -> str:
    """A pattern for a name of several words, as it is spelt or folded, or for any one word."""
    lexicons = [languages.lexicon(game.name, code) for code in (ENGLISH, game.language)]
    names = {word for lexicon in lexicons for words in lexicon.names.values() for word in words}
    long = {spelt for name in names if " " in name for spelt in (name, fold(name))}
    return rf"(?:{_choice(long)}|[^\W\d_]+)"


@cache
def _one_of_each(game: Game) -> re.Pattern[str]:
    """Matches words for one of each kind: `4 different resources`."""
    return re.compile(rf"(?<=\s){_choice(spelt(game, EACH))}(?!\w)")


def _each(game: Game) -> str:
    """One of each kind, by its name."""
    lexicon = game.lexicon
    names = game.terminals[KINDS_OF_EACH].names
    return ", ".join(f"{name if lexicon is None else lexicon.name(name)} 1" for name in names)


@cache
def _cardinal(game: Game) -> re.Pattern[str]:
    """Matches a number in words."""
    return re.compile(rf"(?<=\s){_choice(_numbers(game, CARDINALS, 2))}(?=[\s:]|$)")


@cache
def _one_of_some(game: Game) -> re.Pattern[str]:
    """Matches what is one however many there are: `one of her 3` before their name."""
    of = _choice(spelt(game, OF, ARTICLES))
    return re.compile(rf"(?<=\s)(?:l')?(?:1|{_choice(spelt(game, ONE))})(?:\s+{of})+\s+\d(?=\s+[^\W\d_])")


@cache
def _place_one(game: Game) -> re.Pattern[str]:
    """Matches the word *one* behind a word for what has such places: `column one`."""
    return re.compile(
        rf"(?<=\s)({_choice(spelt(game, *NUMBERED))}\s+){_choice(spelt(game, ONE))}(?=[\s:]|$)"
    )


@cache
def _one_gained(game: Game) -> re.Pattern[str]:
    """Matches the word *one* before what somebody gains: `-> Ann one egg`."""
    gained = _choice(names_of(game))
    return re.compile(rf"(?<=\s){_choice(spelt(game, ONE))}(?=\s+{gained}(?![\w-]))")


@lru_cache(maxsize=256)
def _linked(game: Game, players: tuple[str, ...]) -> re.Pattern[str]:
    """Matches *and* before the next thing that was seen: `Ann 1 egg and Ben 1 egg`."""
    begins = {fold(name) for name in players} | spelt(game, *SEEN)
    link = rf"(?<=\s)(?<!,\s){_choice(spelt(game, 'and'))}"
    return re.compile(rf"{link}(?=\s+\"?{_choice(begins)}(?![\w-]))")


def _seen_apart(game: Game, text: str, players: tuple[str, ...]) -> str:
    """The text with commas between what was seen, behind its arrow, and with a figure for *one*."""
    arrow = _ARROW.search(text)
    folded = fold(text)
    if arrow is None or len(folded) != len(text):
        return text
    told = text
    found = [(each.span(), ",") for each in _linked(game, players).finditer(folded, arrow.end())]
    found += [(each.span(), "1") for each in _one_gained(game).finditer(folded, arrow.end())]
    for (start, end), sign in sorted(found, reverse=True):
        told = f"{told[:start]}{sign}{told[end:]}"
    return told


@cache
def _times(game: Game) -> re.Pattern[str]:
    """Matches what is written behind a number of things: `2x fish`, `2 x fish`, `2 times fish`."""
    return re.compile(rf"(?<=\d)(?:\s?[x×]|\s+{_choice(spelt(game, TIMES))})(?=\s)")


@cache
def _some_of_a_place(game: Game) -> re.Pattern[str]:
    """Matches a number of things from one place: `2 cards from column 4`, `2x column 4`. It is no match if
    several places follow, because it is not said how many are from each."""
    left_out = rf"(?:\s+{_choice(spelt(game, ARTICLES, FILLERS))})*\s+"
    things = rf"\s+{_choice(spelt(game, FILLERS))}{left_out}"
    words = spelt(game, PLACE)
    places, taken_from = (_with_articles(game, each) for each in (words, words - _nouns(game, PLACE)))
    times = _times(game).pattern
    parted = rf"(?:\s*,|\s+{_choice(spelt(game, 'and'))}(?!\w)|\s)\s*"
    return re.compile(
        rf"(?<=\s)(?P<number>[1-{MOST}])(?:(?:{times}{left_out}|{things}){places}|{left_out}{taken_from})"
        rf"\s+(?P<place>\d)(?![\w.-])(?!{parted}\d+(?!{times}|{left_out}{taken_from}))"
    )


def _with_articles(game: Game, words: Iterable[str]) -> str:
    """A pattern for one of these, with an article between its words or without."""
    gap = rf"\s+(?:{_choice(spelt(game, ARTICLES))}\s+)?"
    return f"(?:{'|'.join(gap.join(map(re.escape, word.split())) for word in _longest(words)) or '(?!)'})"


def _nouns(game: Game, key: str) -> set[str]:
    """What a thing is called in the language of the log and in English, one of them or several."""
    nouns = [languages.lexicon(game.name, code).noun(key) for code in (ENGLISH, game.language)]
    return {fold(each) for noun in nouns for each in (noun.one, noun.many)}


def _choice(words: Iterable[str]) -> str:
    """A pattern for one of these words, the longest first."""
    return f"(?:{'|'.join(map(re.escape, _longest(words))) or '(?!)'})"


def _longest(words: Iterable[str]) -> list[str]:
    """The words, the longest first."""
    return sorted(words, key=lambda word: (-len(word), word))


def _with_repeats(text: str, chosen: Sequence[re.Match[str]]) -> str:
    for found in reversed(chosen):
        text = text[: found.start()] + _repeated(found) + text[found.end() :]
    return text


@lru_cache(maxsize=256)
def _words_of_names(players: tuple[str, ...]) -> frozenset[str]:
    return frozenset(word for player in players for word in fold(player).split())


def _outside_quotes(text: str, change: Callable[[str], str]) -> str:
    if len(fold(text)) != len(text):
        return text  # a place in the folded text is not the same place in the text
    parts = _QUOTED.split(text)
    parts[::2] = map(change, parts[::2])
    return "".join(parts)


def _without(words: re.Pattern[str], text: str, names: frozenset[str]) -> str:
    for word in reversed(list(words.finditer(fold(text)))):
        if word[0].strip() not in names:
            text = text[: word.start()] + text[word.end() :]
    return text


def _without_fillers(game: Game, text: str, names: frozenset[str]) -> str:
    """The text without words such as `card`. What was counted by them is counted by what they stand before:
    `2 cards fish` is `fish fish`, so that `2 cards from column 1` is not the columns 2 and 1. If they stand
    before nothing, they stay: `2 cards` is not the second column. A place may have a number:
    `star 2 space`.
    """
    words = _any_of(game, FILLERS)
    parts, end = [], len(text)
    for found in reversed(list(_counted_fillers(game).finditer(fold(text)))):
        noun = text[slice(*found.span("noun"))]
        if noun:
            number = found["number"]
            many = f"{number} {noun}" if fold(noun) in names_of(game) else " ".join([noun] * int(number))
            parts += [_without(words, text[found.end() : end], names), many]
            end = found.start("number")
        elif found["place"] is None:
            stay = found["fillers"].rstrip()
            parts += [_without(words, text[found.start("fillers") + len(stay) : end], names), stay]
            end = found.start("fillers")
    return "".join(reversed([*parts, _without(words, text[:end], names)]))


@cache
def _counted_fillers(game: Game) -> re.Pattern[str]:
    """Matches a number, words such as `card` behind it, and what they stand before, if that is a word."""
    places = _choice(spelt(game, *NUMBERED))
    return re.compile(
        rf"(?P<place>(?<![\w-]){places}\s+)?(?<![\w-])(?P<number>[1-{MOST}])\s+"
        rf"(?P<fillers>(?:{_any_of(game, FILLERS).pattern})+)(?P<noun>{_name(game)}(?![\w-]))?"
    )


def _repeated(found: re.Match[str]) -> str:
    return " ".join([found[2]] * int(found[1]))


def left_out(game: Game) -> tuple[re.Pattern[str], ...]:
    """Patterns for all that may be left out, apart from numbers."""
    return _any_of(game, ARTICLES), _any_of(game, FILLERS), _ordinal(game), _cardinal(game), _times(game)


@cache
def _any_of(game: Game, key: str) -> re.Pattern[str]:
    """Matches one of these words of the language with the space behind it, or an English one that is no
    word of the language."""
    own, english = (languages.lexicon(game.name, code) for code in (game.language, ENGLISH))
    others = {word for word in english.words.get(key, ()) if word not in own.spellings}
    words = {fold(word) for word in (*own.words.get(key, ()), *others)}
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    ends = ("" if word.endswith("'") else r"(?:\s+|$)" for word in longest_first)
    patterns = (re.escape(word) + end for word, end in zip(longest_first, ends, strict=True))
    return re.compile(rf"(?<=\s)(?:{'|'.join(patterns) or '(?!)'})")
