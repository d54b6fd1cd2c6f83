"""Puts what people write in plainer words, where it means the same: no articles, and no numbers before
cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.language import languages

from .plain_numbers import (
    ARTICLES,
    FILLERS,
    MOST,
    MOST_MIXED,
    NUMBERED,
    OF,
    ONE,
    amounts,
    cardinal,
    choice,
    half_turn,
    longest,
    name_pattern,
    names_of,
    ordinal,
    so_many_times,
    spelt,
    times_behind,
    times_words,
    with_numbers,
    with_repeats,
)
from .word_order import last_first

LONGEST = 2_000
"""The most characters of a text that is put in plainer words; the longest lines of a game have 900."""
MOST_QUOTES = 40
"""The most quotation marks of such a text: twenty names, and no game has that many players."""
SUBJECT = "subject"
"""The key for words that an action may begin with, and that say nothing: `I have`."""
THEN = "then"
"""The key for words such as `then`, with which an action may begin as well."""
SEEN = ("tires", "tile", "no")
"""The keys for words that begin what was seen, unless a player's name does."""
_ARROW = re.compile("->|=>|\N{RIGHTWARDS ARROW}")
_BRACKETS = re.compile(r"\(([^()]*)\)")
_QUOTED = re.compile(r'("[^"]*")')


def plain_texts(
    game: Game, text: str, players: Sequence[str], is_claim: bool = False, in_order: bool = False
) -> Iterator[str]:
    """The text with less and less in it, where that changes it: with `fish` for `'fish'`, `2` for `2x` and
    `column 1` for `first column`; without articles; without words such as `card`, before the arrow or
    everywhere; and with `fish fish` for `2 fish`. `2 from column 4` is `4 4`. In a claim the cards may be
    what is counted, so nothing but articles is left out. With `in_order` no word changes its place. A very
    long text, or one of many quotes, is left as it is."""
    if len(text) > LONGEST or text.count('"') > MOST_QUOTES:
        return
    for said in _without_brackets(game, text):
        yield said
        yield from plain_texts(game, said, players, is_claim, in_order)
    names = _words_of_names(tuple(players))
    told = _outside_quotes(_without_subject(game, text, in_order), lambda part: with_numbers(game, part))
    told = _without_of(game, told, tuple(players))
    told = _seen_apart(game, told, tuple(players))
    bare = _outside_quotes(told, lambda part: _without(_any_of(game, ARTICLES), part, names))
    if is_claim:
        yield from (each for each in dict.fromkeys([told, bare]) if each != text)
        return
    bald = _outside_quotes(bare, lambda part: _without_fillers(game, part, names))
    unfilled = _outside_quotes(told, lambda part: _without_fillers(game, part, names))
    head, arrow, seen = bare.partition("->")
    half = _outside_quotes(head, lambda part: _without_fillers(game, part, names)) + arrow + seen
    counts = amounts(game, bald, names)
    sizes = range(1, len(counts) + 1) if len(counts) <= MOST_MIXED else (1, len(counts))
    some = (chosen for size in sizes for chosen in combinations(counts, size))
    counted = [with_repeats(bald, chosen) for chosen in some]
    plainer = dict.fromkeys([told, bare, half, bald, unfilled, *counted])
    yield from (each for each in plainer if each != text)


def _without_brackets(game: Game, text: str) -> Iterator[str]:
    """The text with what stands in brackets as a price, as what was seen, and as any other words: `buy fish
    (5 wood)` is `buy fish for 5 wood`, and `for hen (8 points)` is `for hen -> 8 points`."""
    found = _BRACKETS.search(text)
    if found is None or text.count("(") > 1 or text.count(")") > 1:
        return  # of brackets within brackets, each pair would be read in each way
    price = (
        sorted(spelt(game, "for"))[:1] if game.lexicon is None else game.lexicon.words.get("for", ())[:1]
    )
    for sign in (*price, *(() if "->" in text else ("->",)), ""):
        yield f"{text[: found.start()].rstrip()} {sign} {found[1].strip()} {text[found.end() :]}".rstrip()


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
    words = longest(spelt(game, SUBJECT, THEN))
    ends = (re.escape(word) + ("" if word.endswith("'") else r"\s+") for word in words)
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
    words = (re.escape(word) + ("" if word.endswith("'") else r"\s+") for word in longest(spelt(game, OF)))
    return re.compile(rf"(?<=\s)(?:{'|'.join(words)})(?={choice(map(fold, players))}(?!\w))")


@cache
def _one_gained(game: Game) -> re.Pattern[str]:
    """Matches the word *one* before what somebody gains: `-> Ann one egg`."""
    gained = choice(names_of(game))
    return re.compile(rf"(?<=\s){choice(spelt(game, ONE))}(?=\s+{gained}(?![\w-]))")


@lru_cache(maxsize=256)
def _linked(game: Game, players: tuple[str, ...]) -> re.Pattern[str]:
    """Matches *and* before the next thing that was seen: `Ann 1 egg and Ben 1 egg`."""
    begins = {fold(name) for name in players} | spelt(game, *SEEN)
    link = rf"(?<=\s)(?<!,\s){choice(spelt(game, 'and'))}"
    return re.compile(rf"{link}(?=\s+\"?{choice(begins)}(?![\w-]))")


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
    places = choice(spelt(game, *NUMBERED))
    return re.compile(
        rf"(?P<place>(?<![\w-]){places}\s+)?(?<![\w.-])(?P<number>[1-{MOST}])\s+"
        rf"(?P<fillers>(?:{_any_of(game, FILLERS).pattern})+)(?P<noun>{name_pattern(game)}(?![\w-]))?"
    )


def left_out(game: Game) -> tuple[re.Pattern[str], ...]:
    """Patterns for all that may be left out, apart from numbers."""
    numbers = (
        ordinal(game),
        cardinal(game),
        so_many_times(game),
        times_words(game),
        half_turn(game),
        times_behind(game),
    )
    return _any_of(game, ARTICLES), _any_of(game, FILLERS), *numbers


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
