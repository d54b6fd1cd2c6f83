"""The last action of a log, and the table before it: a picture shows what the action did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.core.acts import NearlyRead
from referee.core.entry import Entry, Row
from referee.core.finding import Place
from referee.core.record import Record
from referee.pictures.drawing import LastAction

from .looking_back import Watched, Watcher


def last_action(record: Record, entries: Sequence[Entry]) -> LastAction | None:
    """The last action of these entries. None if there is none, or if it was not reached."""
    at = next((at for at in reversed(range(len(entries))) if entries[at].plays), None)
    if at is None:
        return None
    entry = entries[at]
    wanted = Place(entry.line, len(entry.plays) - 1)
    found: list[LastAction] = []

    def look(place: Place, seat: int, action: Any, state: Any) -> None:
        if place == wanted:
            meant = action.meant if isinstance(action, NearlyRead) else action
            found[:] = [LastAction(seat, meant, state.copy())]

    _WatchedFrom(record, look, at).run(entries)
    return found[0] if found else None


class _WatchedFrom(Watched):
    """A replay that shows the actions from one entry on. Those before are played as quickly as usual."""

    def __init__(self, record: Record, watcher: Watcher, first: int) -> None:
        super().__init__(record, watcher)
        self.first = first

    def play(
        self, rows: Sequence[Row], turn: Row | None = None, begin: int = 0, end: int | None = None
    ) -> Row | None:
        watching, self.quick = self.quick, self.record.known_terms.quick
        turn = super().play(rows, turn, begin, self.first)
        self.quick = watching
        return super().play(rows, turn, self.first, end)
