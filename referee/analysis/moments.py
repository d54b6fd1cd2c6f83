"""The table after every action of a log, in one replay.

Each moment is the table as `referee show --at LINE.ACTION` has it. The state of a moment changes when the
replay goes on, so whoever wants to keep something of it makes a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from referee.core.acts import NearlyRead, Seating, TurnEnds
from referee.core.entry import Entry, Row
from referee.core.finding import WHOLE_LINE, Place
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.pictures.drawing import LastAction

from .looking_back import Watched

START = Place(0)
"""The place of the table before the first line."""


class Moment(NamedTuple):
    """The table after the action at a place. `last` is None for what changes nothing, such as a claim."""

    place: Place
    seat: int | None
    state: Any
    last: LastAction | None


See = Callable[[Moment], None]


def places_of(entries: Sequence[Entry]) -> list[tuple[Place, int | None]]:
    """Every action of the log with its player, in order. A line without a readable action is one too."""
    return [
        (Place(entry.line, index), entry.seat)
        for entry in entries
        for index in (range(len(entry.plays)) if entry.plays else (None,))
    ]


def each_moment(record: Record, entries: Sequence[Entry], see: See) -> Verdict:
    """Show the start and then every moment of the log. What the replay does not reach is not shown."""
    watch = _Watch(record, entries, see)
    see(Moment(START, None, watch.watched.state, None))
    verdict = watch.watched.run(entries)
    watch.finish(verdict)
    return verdict


class _Watch:
    """Turns looks at the table before each action into moments after each action."""

    def __init__(self, record: Record, entries: Sequence[Entry], see: See) -> None:
        self.game, self.options = record.known_game, record.known_terms.options
        self.see = see
        self.entries = entries
        self.places = places_of(entries)
        self.next = 0
        self.turn: int | None = None  # whose line of play was the last
        self.done: tuple[Place, LastAction] | None = None
        self.watched = _Playing(record, self.look)

    def look(self, place: Place, seat: int, action: Any, state: Any) -> None:
        if isinstance(action, Seating):
            return
        if isinstance(action, TurnEnds):  # it is judged at a later line, before that line
            self.show_until((self.entries[self.watched.at].line, 0), self.settled(state))
            return
        self.show_until(place.order, self.settled(state))
        meant = action.meant if isinstance(action, NearlyRead) else action
        self.done = place, LastAction(seat, meant, state.copy())
        self.turn = seat if seat >= 0 else self.turn

    def settled(self, state: Any) -> Any:
        """The table, after the end of the turn if the player can do nothing more."""
        if self.turn is None or not self.game.turn_is_full(state, self.options):
            return state
        closed = state.copy()
        self.game.effects[TurnEnds](closed, self.turn, TurnEnds(), self.options)
        return closed

    def show_until(self, order: tuple[int, int], state: Any) -> None:
        """Show the moments before that place in the log."""
        while self.next < len(self.places) and self.places[self.next][0].order < order:
            place, seat = self.places[self.next]
            last = self.done[1] if self.done is not None and self.done[0] == place else None
            self.see(Moment(place, seat, state, last))
            self.next += 1

    def finish(self, verdict: Verdict) -> None:
        self.show_until(self.reached() if verdict.stopped else (WHOLE_LINE, 0), verdict.known_state)

    def reached(self) -> tuple[int, int]:
        """The place behind the last action or line that was judged before the replay stopped."""
        if not self.watched.began:
            return 0, 0
        line = self.entries[self.watched.at].line
        if self.done is None or self.done[0].line < line:
            return line, WHOLE_LINE + 1
        return line, self.done[0].order[1] + 1


class _Playing(Watched):
    """A replay that tells whether it came to the first line."""

    began = False

    def play(
        self, rows: Sequence[Row], turn: Row | None = None, begin: int = 0, end: int | None = None
    ) -> Row | None:
        self.began = True
        return super().play(rows, turn, begin, end)
