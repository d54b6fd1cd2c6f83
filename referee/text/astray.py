"""Reads actions that are not where they belong: on a line of their own, or behind a player's name."""

from __future__ import annotations

from typing import Protocol

from referee.core.acts import UNREAD, Elsewhere, Misnamed
from referee.core.entry import Play
from referee.core.record import Record

from .joining import as_one


class Reading(Protocol):
    """What is needed of the reader of a log."""

    record: Record

    def seat_of(self, name: str) -> int | None: ...
    def read_body(
        self, number: int, offset: int, body: str, seat: int | None
    ) -> tuple[list[Play], bool]: ...


def elsewhere(reader: Reading, body: str, name: str = "") -> list[Play]:
    """The actions of a text, which somebody of this name plays, or nobody knows who. They are not read if
    anything about them is in doubt: the finding for their line is enough."""
    findings = reader.record.findings
    before = len(findings)
    seat = reader.seat_of(name) if name else None
    plays, broken = reader.read_body(1, 0, body, seat)
    doubtful = broken or len(findings) > before or any(isinstance(play.action, Misnamed) for play in plays)
    del findings[before:]
    if doubtful or (name and seat is None):
        return [UNREAD]
    return [Play(Elsewhere(seat, as_one(reader.record.known_game, plays)), (), plain=True)]
