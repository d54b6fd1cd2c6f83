"""Reports the beginning of a name that fits several players: `E` where Eva and Emma play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from referee.core.acts import UNREAD
from referee.core.entry import Play
from referee.core.finding import Finding
from referee.core.record import Record
from referee.forms.seats import names_beginning
from referee.speech.values import Series

from . import syntax
from .partings import ClauseReader, Parting
from .suggestions import Cures
from .syntax import finding


class Reading(Protocol):
    """What is needed of the reader of a log."""

    record: Record
    players: tuple[str, ...]

    @property
    def cures(self) -> Cures: ...
    def add(
        self, number: int, name: str | None, seat: int | None, plays: list[Play], broken: bool
    ) -> None: ...
    def report(self, fault: Finding) -> None: ...


class UnclearName(NamedTuple):
    """What was meant by a clause in which the beginning of a name fits several players."""

    fault: Finding
    plays: list[Play]


def unclear_name(
    clauses: ClauseReader, text: str, number: int, offset: int, index: int
) -> UnclearName | None:
    """The finding for a clause of several actions that cannot be read only because such a name is in it."""
    words = text.replace(",", " ").split()
    if not any(len(names_beginning(word, clauses.players)) > 1 for word in words):
        return None
    way = next(iter(Parting(clauses, text).ways(has_unclear=True)), [])
    for at, piece in enumerate(way):
        if piece.play is UNREAD:
            reader = clauses.quiet(tells_apart=False)
            reader.clause(number, offset + piece.start, text[piece.start : piece.end], index + at)
            return UnclearName(reader.findings[-1], [each.play for each in way])
    return None


def read_unclear_turn(reader: Reading, number: int, offset: int, word: str, body: str) -> None:
    """Report whose turn a line may be, and read it as the turn of the one of them who is next."""
    several = names_beginning(word, reader.players)
    facts: dict[str, Any] = {"case": "several", "word": word, "names": Series(several, "or")}
    reader.report(finding(syntax.UNKNOWN_PLAYER, number, offset, len(word), **facts))
    likely = _next_of(reader, several)
    reader.add(number, None, likely, reader.cures.of_turn(reader.players[likely], body), broken=True)


def _next_of(reader: Reading, names: Sequence[str]) -> int:
    """Which of these players comes next around the table, after whoever played last."""
    last = next((e.seat for e in reversed(reader.record.entries) if e.seat is not None), -1)
    seats = [seat for seat, name in enumerate(reader.players) if name in names]
    return min(seats, key=lambda seat: (seat - last - 1) % len(reader.players))
