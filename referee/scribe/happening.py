"""What a line has done, in words, where its own words do not say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.core.acts import NearlyRead
from referee.core.drawing import LastAction

from .look import Look


def what_happened(seen: Look, line: int, first: int = 0) -> Iterator[str]:
    """What the actions of a line did, from the action with the number `first` on."""
    record = seen.record
    game, entries = record.known_game, record.entries
    at = next((at for at in reversed(range(len(entries))) if entries[at].line == line), None)
    if at is None or (seat := entries[at].seat) is None:
        return
    plays = entries[at].plays

    def after(count: int) -> Any:
        shorter = [*entries[:at], entries[at]._replace(plays=plays[:count])]
        return seen.trail.state_of(shorter, at)

    before = after(first)
    for number in range(first, len(plays)):
        action = plays[number].action
        meant = action.meant if isinstance(action, NearlyRead) else action
        then = after(number + 1)
        yield from game.aftermath(LastAction(seat, meant, before), then, record.players)
        before = then
