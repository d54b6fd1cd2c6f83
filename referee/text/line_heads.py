"""Names and colons: how a line begins, and where another turn begins within a line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import NamedTuple

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.seats import quoted
from referee.language.languages import speaks
from referee.language.spoken import spoken

from .line_kinds import is_statement, statements_of

_GAP = re.compile(r"(?<![-,.;])[-,.;]*\s+[-,.;:]*\s*")
"""What people write after a name instead of a colon."""

MOST_NUMBERED = 6
"""The most things of a kind that lines of the table tell apart by numbers, as columns."""

_AND = ("and", "then")
_SIGNS = ";,.&+/"


def and_words(game: Game, language: str) -> tuple[str, ...]:
    """The words for `and` in a language, or in English if the game has no words in it."""
    own = spoken(game, language) if speaks(game, language) else game
    return ("and",) if own.lexicon is None else tuple(own.lexicon.words["and"])


@cache
def _ands(game: Game) -> tuple[str, ...]:
    """The words between two actions in the language of this game."""
    words = () if game.lexicon is None else (*game.lexicon.words["and"], *game.lexicon.words["then"])
    return tuple(dict.fromkeys([*_AND, *map(fold, words)]))


@cache
def between(game: Game) -> str:
    """A pattern for what people write between two actions instead of a semicolon."""
    ands = "|".join(map(re.escape, _ands(game)))
    return rf"\s*(?:[,.:&+/](?=\s|$)|(?<=\s)(?:{ands})(?=\s))\s*"


def before_turn(game: Game, folded: str, end: int) -> int:
    """Where that begins which people write before another turn on one line: signs, blanks, and words such
    as `and` between blanks. It ends at `end`."""
    start = end
    while start:
        if folded[start - 1].isspace() or folded[start - 1] in _SIGNS:
            start -= 1
            continue
        lengths = [len(word) for word in _ands(game) if folded.endswith(word, 0, start)]
        spaced = start < end and folded[start].isspace()
        fitting = [each for each in lengths if spaced and folded[start - each - 1 : start - each].isspace()]
        if not fitting:
            break
        start -= fitting[0]
    return start


class AnotherTurn(NamedTuple):
    """A player's name and a colon within a line: its place, the end of what is before it, and the rest."""

    name: str
    start: int
    before: int
    rest: str


def another_turn(game: Game, body: str, players: Sequence[str]) -> AnotherTurn | None:
    """The first place within the actions of a line where another turn begins."""
    if ":" not in body:
        return None
    folded = fold(body)
    for match in _named(tuple(players)).finditer(folded):
        if folded.count('"', 0, match.start()) % 2 == 0:
            before = before_turn(game, folded, match.start())
            return AnotherTurn(body[slice(*match.span(1))], match.start(), before, body[match.end() :])
    return None


@lru_cache(maxsize=256)
def _named(players: tuple[str, ...]) -> re.Pattern[str]:
    """Matches a player's name, or the first word of one, and a colon."""
    names = {word for name in players for word in (fold(name), fold(name).split()[0])}
    longest_first = sorted(names, key=lambda name: (-len(name), name))
    return re.compile(rf"(?<![\w'-])({'|'.join(map(re.escape, longest_first))})\s*:")


def another_table_line(game: Game, text: str, start: int) -> AnotherTurn | None:
    """The first place from `start` on where a line of the table begins, or a claim or a result. Its `rest`
    has its first words too."""
    folded = fold(text)
    for match in _of_table(game).finditer(folded, start):
        if folded.count('"', 0, match.start()) % 2 == 0:
            before = before_turn(game, folded, match.start())
            name = text[slice(*match.span(1))].rstrip(": ")
            return AnotherTurn(name, match.start(), before, text[match.start() :])
    return None


@cache
def _of_table(game: Game) -> re.Pattern[str]:
    """Matches the first words of a line of the table with its colon, and those of a claim or result."""
    lines = "|".join(map(re.escape, sorted(game.table_words, key=len, reverse=True)))
    words = "|".join(map(re.escape, statements_of(game)))
    head = rf"(?:{lines})(?:\s+[^\s:;,]+){{0,2}}\s*:|" if lines else ""
    return re.compile(rf"(?<=\s)({head}(?:{words})(?=:?\s))")


def table_heads(words: Sequence[str], players: Sequence[str]) -> Iterator[str]:
    """The first words that lines of the table may have: `tiles:`, `hand Ann:`, `column 1:`."""
    for word in words:
        yield f"{word}:"
        yield from (f"{word} {quoted(name)}:" for name in players)
        yield from (f"{word} {number}:" for number in range(1, MOST_NUMBERED + 1))


def end_of_head(game: Game, line: str) -> int:
    """Where the first words of a line end. Behind them another line may begin."""
    if ":" in line and not is_statement(game, fold(line)):
        return line.index(":") + 1
    return len(line) - len(line.lstrip()) + len(line.split(maxsplit=1)[0])


def heads_of(text: str, most: int) -> Iterator[tuple[str, str]]:
    """Each split of a text into first words and rest, without punctuation between; the longest first."""
    gaps = list(islice(_GAP.finditer(fold(text)), most))
    for gap in reversed(gaps):
        head, rest = text[: gap.start()], text[gap.end() :]
        if head.strip() and rest.strip():
            yield head, rest
