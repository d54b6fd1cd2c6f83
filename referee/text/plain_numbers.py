"""Numbers and the names of things as people write them, in plain words and figures: `2 fish` for `2x fish`,
`column 1` for `first column`, `3` for `three`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.language import languages

ARTICLES = "article"
"""The key of the words files for articles and such."""
FILLERS = "filler"
"""The key for words that a game needs as little."""
MOST = 9
"""The largest number that is read as that many of the next word."""
ORDINALS = ("first", "second", "third", "fourth")
"""The keys of the words files for places in a row: `first column` is `column 1`."""
NUMBERED = ("column", "quarry", "star", "numbered")
"""The keys for what has such places."""
OF = "of name"
"""The key for words before a player's name that say whose something is."""
CARDINALS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""The keys for numbers in words."""
ONE = "one"
"""The key for the number one in words, which is an article too."""
EACH, KINDS_OF_EACH = "one of each", "RESOURCE"
"""The key for one of each kind, and the names of these kinds."""
_IN_QUOTES = re.compile(r"(?<![\w'])['\u2018]([^\W\d_]+(?:[ -][^\W\d_]+)*)['\u2019](?![\w'])")
"""Words in single quotes, as a rulebook may write the name of a card."""
_IN_GUILLEMETS = re.compile(r"[«“„]\s*([^\W\d_]+(?:[ -][^\W\d_]+)*)\s*[»”“]")
TIMES = "times"
"""The key for words behind a number of things: `2 times fish`."""
DRAW = "draw"
"""The key for words that draw things from such places."""
PLACE = "column"
"""The key for words before the number of a place that things are taken from. Its nouns say no more."""
HALF, DEGREES_OF_HALF = "half turn", "180"
"""The key for words for half a turn, and its degrees."""
MOST_COUNTS = 8
"""The most numbers in a text that are read so."""
MOST_MIXED = 3
"""The most of which some may be numbers of things and others not; of more it is one or all."""


def with_numbers(game: Game, text: str) -> str:
    """The text with plain names and numbers: `2 fish` for `2x 'fish'`, `column 1` for `first column`."""
    said = _IN_GUILLEMETS.sub(lambda quoted: _if_a_name(game, quoted), text)
    said = _IN_QUOTES.sub(r"\1", said)
    for found in reversed(list(_one_of_each(game).finditer(fold(said)))):
        said = said[: found.start()] + _each(game) + said[found.end() :]
    for found in reversed(list(half_turn(game).finditer(fold(said)))):
        said = f"{said[: found.start()]}{DEGREES_OF_HALF}{said[found.end() :]}"
    for found in reversed(list(cardinal(game).finditer(fold(said)))):
        said = f"{said[: found.start()]}{_numbers(game, CARDINALS, 2)[found[0]]}{said[found.end() :]}"
    for found in reversed(list(_one_of_some(game).finditer(fold(said)))):
        said = f"{said[: found.start()]}1{said[found.end() :]}"
    for one in (_place_one(game), _price_of_one(game)):
        for found in reversed(list(one.finditer(fold(said)))):
            said = f"{said[: found.end(1)]}1{said[found.end() :]}"
    said = times_behind(game).sub(lambda found: f"{found[2]} {found[1]}", said)
    for found in reversed(list(_some_of_a_place(game).finditer(fold(said)))):
        drawn = " ".join([found["place"]] * int(found["number"]))
        said = f"{said[: found.start()]}{drawn}{said[found.end() :]}"
    for found in reversed(list(times_words(game).finditer(fold(said)))):
        said = said[: found.start()] + said[found.end() :]
    for found in reversed(list(ordinal(game).finditer(fold(said)))):
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
def ordinal(game: Game) -> re.Pattern[str]:
    """Matches `first`, `second` and so on, and the word behind it for something that has such places."""
    words, nouns = choice(_numbers(game, ORDINALS, 1)), choice(spelt(game, *NUMBERED))
    return re.compile(rf"(?<=\s)({words})\s+({nouns})(?![\w-])")


def amounts(game: Game, text: str, names: frozenset[str]) -> list[re.Match[str]]:
    """The numbers of things in a text, with the thing: `2 fish`. A number behind a word for a place is not
    one, nor behind another place from which something is drawn, nor a part of a player's name:
    `Player 1`."""
    folded = fold(text)
    draws = _draws(game).match(folded) is not None
    return [
        found
        for found in _counted(game).finditer(text)
        if found[1] not in names and _place_before(game, draws).search(folded[: found.start()]) is None
    ][:MOST_COUNTS]


def of_a_place(game: Game, text: str) -> tuple[re.Match[str], str] | None:
    """A number before one thing that is drawn, which may be that of its place: `draw 3 priest`; and the
    text with the word for the place."""
    folded = fold(text)
    found = _some_or_place(game).search(folded) if _draws(game).match(folded) else None
    if found is None or found[1] not in _singular(game) or len(folded) != len(text):
        return None
    lexicon = game.lexicon
    place = PLACE if lexicon is None else lexicon.word(PLACE)
    return found, f"{text[: found.start()]}{place} {text[found.start() :]}"


@cache
def _some_or_place(game: Game) -> re.Pattern[str]:
    articles = choice(spelt(game, ARTICLES))
    return re.compile(rf"(?<![\w-])[2-{MOST}]\s+(?:{articles}\s+)?({name_pattern(game)})(?![\w-])")


@cache
def _draws(game: Game) -> re.Pattern[str]:
    return re.compile(rf"\s*{choice(spelt(game, DRAW))}(?!\w)")


@cache
def _place_before(game: Game, draws: bool) -> re.Pattern[str]:
    parted = rf"(?:,|{choice(spelt(game, 'and'))})\s+"
    numbers = rf"|\d+\s*{parted}" if draws else ""
    return re.compile(rf"(?:^|\s)(?:{choice(spelt(game, PLACE))}\s+{numbers})$")


@cache
def _singular(game: Game) -> frozenset[str]:
    """What one thing is called, if several are called something else."""
    lexicons = [languages.lexicon(game.name, code) for code in (ENGLISH, game.language)]
    nouns = [lexicon.noun(name) for lexicon in lexicons for name in lexicon.names]
    return frozenset({fold(noun.one) for noun in nouns} - {fold(noun.many) for noun in nouns})


@cache
def _counted(game: Game) -> re.Pattern[str]:
    """Matches a number and the name behind it, which may have several words: `2 sweet potatoes`."""
    return re.compile(rf"(?<![\w-])([1-{MOST}]) ({name_pattern(game)})(?![\w-])", re.IGNORECASE)


@cache
def name_pattern(game: Game) -> str:
    """A pattern for a name of several words, as it is spelt or folded, or for any one word."""
    lexicons = [languages.lexicon(game.name, code) for code in (ENGLISH, game.language)]
    names = {word for lexicon in lexicons for words in lexicon.names.values() for word in words}
    long = {spelt for name in names if " " in name for spelt in (name, fold(name))}
    return rf"(?:{choice(long)}|[^\W\d_]+)"


@cache
def _one_of_each(game: Game) -> re.Pattern[str]:
    """Matches words for one of each kind: `4 different resources`."""
    return re.compile(rf"(?<=\s){choice(spelt(game, EACH))}(?!\w)")


def _each(game: Game) -> str:
    """One of each kind, by its name."""
    lexicon = game.lexicon
    names = game.terminals[KINDS_OF_EACH].names
    return ", ".join(f"{name if lexicon is None else lexicon.name(name)} 1" for name in names)


@cache
def times_behind(game: Game) -> re.Pattern[str]:
    """Matches a thing and how many times behind it: `fish x2`."""
    return re.compile(rf"(?<=\s)({name_pattern(game)})\s+[x×]\s?([2-{MOST}])(?!\w)", re.IGNORECASE)


@cache
def half_turn(game: Game) -> re.Pattern[str]:
    """Matches words for half a turn."""
    return re.compile(rf"(?<=\s){choice(spelt(game, HALF))}(?![\w-])")


@cache
def cardinal(game: Game) -> re.Pattern[str]:
    """Matches a number in words."""
    times = choice(spelt(game, TIMES))
    return re.compile(rf"(?<=\s){choice(_numbers(game, CARDINALS, 2))}(?=[\s:,;]|$|{times}(?!\w))")


@cache
def _one_of_some(game: Game) -> re.Pattern[str]:
    """Matches what is one however many there are: `one of her 3` or `one of her` before their
    name."""
    of, place = choice(spelt(game, OF, ARTICLES)), choice(spelt(game, PLACE))
    return re.compile(
        rf"(?<=\s)(?:l')?(?:1|{choice(spelt(game, ONE))})"
        rf"(?:(?:\s+{of})+\s+\d|(?:\s+{of}){{2}})(?=\s+(?!{place}\s)[^\W\d_])"
    )


@cache
def _place_one(game: Game) -> re.Pattern[str]:
    """Matches the word *one* behind a word for what has such places: `column one`."""
    return re.compile(rf"(?<=\s)({choice(spelt(game, *NUMBERED))}\s+){choice(spelt(game, ONE))}(?=[\s:]|$)")


@cache
def _price_of_one(game: Game) -> re.Pattern[str]:
    """Matches the word *one* in a price: `for one wood`."""
    price, paid = choice(spelt(game, "for")), choice(spelt(game, "wood"))
    return re.compile(rf"(?<=\s)({price}\s+){choice(spelt(game, ONE))}(?=\s+{paid}(?!\w))")


@cache
def so_many_times(game: Game) -> re.Pattern[str]:
    """Matches a number of times in one word: `tweemaal`."""
    return re.compile(rf"(?<=\s){choice(_numbers(game, CARDINALS, 2))}{choice(spelt(game, TIMES))}(?!\w)")


@cache
def times_words(game: Game) -> re.Pattern[str]:
    """Matches what is written behind a number of things: `2x fish`, `2 x fish`, `2 times fish`."""
    return re.compile(rf"(?<=\d)(?:\s?[x×]|\s*{choice(spelt(game, TIMES))})(?=\s)")


@cache
def _some_of_a_place(game: Game) -> re.Pattern[str]:
    """Matches a number of things from one place: `2 cards from column 4`, `2x column 4`, `2x 4`. It is no
    match if several places follow, because it is not said how many are from each."""
    left_out = rf"(?:\s+{choice(spelt(game, ARTICLES, FILLERS))})*\s+"
    things = rf"\s+{choice(spelt(game, FILLERS))}{left_out}"
    words = spelt(game, PLACE)
    places, taken_from = (_with_articles(game, each) for each in (words, words - _nouns(game, PLACE)))
    times = times_words(game).pattern
    parted = rf"(?:\s*,|\s+{choice(spelt(game, 'and'))}(?!\w)|\s)\s*"
    of_a_place = rf"(?:{times}{left_out}|{things}){places}\s+|{left_out}{taken_from}\s+|{times}{left_out}"
    return re.compile(
        rf"(?<=\s)(?P<number>[1-{MOST}])(?:{of_a_place})"
        rf"(?P<place>\d)(?![\w.-])(?!{parted}\d+(?!{times}|{left_out}{taken_from}))"
    )


def _with_articles(game: Game, words: Iterable[str]) -> str:
    """A pattern for one of these, with an article between its words or without."""
    gap = rf"\s+(?:{choice(spelt(game, ARTICLES))}\s+)?"
    return f"(?:{'|'.join(gap.join(map(re.escape, word.split())) for word in longest(words)) or '(?!)'})"


def _nouns(game: Game, key: str) -> set[str]:
    """What a thing is called in the language of the log and in English, one of them or several."""
    nouns = [languages.lexicon(game.name, code).noun(key) for code in (ENGLISH, game.language)]
    return {fold(each) for noun in nouns for each in (noun.one, noun.many)}


def choice(words: Iterable[str]) -> str:
    """A pattern for one of these words, the longest first."""
    return f"(?:{'|'.join(map(re.escape, longest(words))) or '(?!)'})"


def longest(words: Iterable[str]) -> list[str]:
    """The words, the longest first."""
    return sorted(words, key=lambda word: (-len(word), word))


def with_repeats(text: str, chosen: Sequence[re.Match[str]]) -> str:
    for found in reversed(chosen):
        text = text[: found.start()] + _repeated(found) + text[found.end() :]
    return text


def _repeated(found: re.Match[str]) -> str:
    return " ".join([found[2]] * int(found[1]))
