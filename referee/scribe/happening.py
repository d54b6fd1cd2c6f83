"""What a line has done, in words, where its own words do not say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.core.acts import NearlyRead
from referee.core.record import Record
from referee.pictures.drawing import LastAction
from referee.speech.say import tell

from .look import Look

MOST_TOLD = 40
"""The most actions of a line that are looked at one by one. No turn of a real game has as many."""


def what_happened(seen: Look, line: int, first: int = 0) -> tuple[list[str], list[str]]:
    """What the actions of a line did, from the action with the number `first` on: what happened on the
    table without being named, and what each player has gained or paid. Each look replays the line up to an
    action, so of a very long line only what it changed in the end is told."""
    record = seen.record
    game, entries = record.known_game, record.entries
    at = next((at for at in reversed(range(len(entries))) if entries[at].line == line), None)
    if at is None or (seat := entries[at].seat) is None:
        return [], []
    plays = entries[at].plays

    def after(count: int) -> Any:
        shorter = [*entries[:at], entries[at]._replace(plays=plays[:count])]
        return seen.trail.state_of(shorter, at)

    hidden: list[str] = []
    before = at_first = after(first)
    if len(plays) - first > MOST_TOLD:
        return [], list(_changes(record, at_first, after(len(plays))))
    for number in range(first, len(plays)):
        action = plays[number].action
        meant = action.meant if isinstance(action, NearlyRead) else action
        then = after(number + 1)
        hidden += game.aftermath(LastAction(seat, meant, before), then, record.players)
        before = then
    return hidden, list(_changes(record, at_first, before))


def _changes(record: Record, before: Any, after: Any) -> Iterator[str]:
    """What each player has gained or paid: `Anne now has 3 wood (+1)`. What is hidden is not told."""
    game = record.known_game
    for seat, player in enumerate(record.players[: game.most_players]):
        things = []
        for name in game.changes_told:
            which = game.quantities.value(name)
            old, new = game.quantity(before, seat, which), game.quantity(after, seat, which)
            if isinstance(old, int) and isinstance(new, int) and old != new:
                things.append(f"{new} {game.called(which, new)} ({new - old:+d})")
        if things:
            yield tell(
                "recorder.has-now", "{player} now has {things}", player=player, things=", ".join(things)
            )
