"""The last action of a log, and the table before it: a picture shows what the action did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.core.acts import NearlyRead
from referee.core.drawing import LastAction
from referee.core.entry import Entry
from referee.core.finding import Place
from referee.core.record import Record

from .looking_back import Watched


def last_action(record: Record, entries: Sequence[Entry]) -> LastAction | None:
    """The last action of these entries. None if there is none, or if it was not reached."""
    entry = next((each for each in reversed(entries) if each.plays), None)
    if entry is None:
        return None
    wanted = Place(entry.line, len(entry.plays) - 1)
    found: list[LastAction] = []

    def look(place: Place, seat: int, action: Any, state: Any) -> None:
        if place == wanted:
            meant = action.meant if isinstance(action, NearlyRead) else action
            found[:] = [LastAction(seat, meant, state.copy())]

    Watched(record, look).run(entries)
    return found[0] if found else None
