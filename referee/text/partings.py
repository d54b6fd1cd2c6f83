"""Reads actions that have a comma, a full stop or `and` between them instead of a semicolon.

Such a clause is read if there is exactly one way to do so, and if it cannot be read as one action.
`referee format` writes semicolons.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple, Protocol

from referee.core.acts import Misnamed
from referee.core.entry import Play
from referee.core.finding import Finding
from referee.core.folding import fold
from referee.core.game import Game
from referee.speech.values import Series

from . import syntax
from .syntax import finding

LONGEST = 600
"""The most characters of a clause that is parted."""

MOST_GAPS = 8
"""The most places in it where an action may end."""


class ClauseReader(Protocol):
    """What is needed of the reader of clauses."""

    spoken: Game

    def quiet(self, tells_apart: bool = True) -> ClauseReader: ...
    def clause(self, number: int, offset: int, clause: str, index: int) -> Play | None: ...


class Piece(NamedTuple):
    """One action of a clause: where it is in the text of the clause, and what it says."""

    start: int
    end: int
    play: Play


@cache
def _gap(game: Game) -> re.Pattern[str]:
    """Matches what may stand between two actions, or behind the last."""
    own = () if game.lexicon is None else game.lexicon.words["and"]
    words = "|".join(map(re.escape, dict.fromkeys(["and", *map(fold, own)])))
    also = rf"(?<=\s)(?:{words})(?=\s)"
    return re.compile(rf"\s*(?:[,.&](?=\s|$)(?:\s+(?:{also}|&(?=\s)))?|{also})\s*")


def parted(clauses: ClauseReader, text: str) -> list[Piece]:
    """The actions of a clause; none if they cannot be told apart, or if several readings are possible."""
    found = readings(clauses, text)
    return found[0] if len(found) == 1 else []


def ambiguity(
    text: str, ways: Sequence[Sequence[Piece]], number: int, offset: int, index: int
) -> Finding | None:
    """The finding that a clause can be read in several ways. It names them."""
    if len(ways) < 2:
        return None
    said = ["; ".join(text[piece.start : piece.end].strip() for piece in way) for way in ways]
    start = len(text) - len(text.lstrip())
    facts = {"case": "several", "readings": Series([f"`{way}`" for way in said], "or")}
    return finding(syntax.LEFT_OVER, number, offset + start, len(text.strip()), action=index, **facts)


def readings(clauses: ClauseReader, text: str) -> list[list[Piece]]:
    """The ways to read a clause as one action or as several, at most two of them."""
    if len(text) > LONGEST:
        return []
    gaps = list(_gap(clauses.spoken).finditer(fold(text)))
    if not 0 < len(gaps) <= MOST_GAPS:
        return []
    reader = clauses.quiet(tells_apart=False)
    known: dict[tuple[int, int], Play | None] = {}

    def read(start: int, end: int) -> Play | None:
        if (start, end) not in known:
            play = reader.clause(1, 0, text[start:end], 0) if text[start:end].strip() else None
            known[start, end] = None if play is None or isinstance(play.action, Misnamed) else play
        return known[start, end]

    def ways(start: int, number: int) -> Iterator[list[Piece]]:
        """Every reading of the text from `start` on, behind the gap with the number before."""
        for at in range(number, len(gaps) + 1):
            end = gaps[at].start() if at < len(gaps) else len(text)
            play = read(start, end)
            if play is None:
                continue
            piece = Piece(start, end, play)
            if at == len(gaps) or not text[gaps[at].end() :].strip():
                yield [piece]
                continue
            yield from ([piece, *rest] for rest in ways(gaps[at].end(), at + 1))

    return list(islice(ways(0, 0), 2))
