"""The beginnings of one turn: the table after each, and what may come next. Each is played once.

A turn that is looked for is built up in any order, so the same beginnings come again and again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from referee.core.entry import Play
from referee.core.judge import first_breach

from .path import NEVER
from .readings import Readings

POINTED = (False, False)
"""The first part of a rank: of no use so far, and no word points to it."""

A_LONGER = 3
"""Where no word points to an action, one of so many tries continues a turn, and the others begin one."""

MOST_FEW = 12
"""If a player could do only a few things, each is tried, although no word of a fault points to it."""


class Next(NamedTuple):
    """An action that may come next, and the words that it has behind the verb."""

    play: Play
    said: frozenset[str]
    words: int


class _Table:
    """The table after some actions."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.after: dict[Any, _Table | None] = {}
        """The table after one more action; None if that is illegal."""
        self.next: list[Next] | None = None
        self.asked = False


class Beginnings:
    """The turns that a player may begin at a table."""

    def __init__(self, readings: Readings, state: Any, seat: int) -> None:
        self.readings, self.seat = readings, seat
        self.game, self.options = readings.game, readings.options
        self.start = _Table(state)
        self.asked = 0
        """How many beginnings were found to be new."""

    def after(self, plays: Iterable[Play]) -> Any:
        """The state after these actions; None if one of them is illegal."""
        table = self._table(plays)
        return None if table is None else table.state

    def next(self, plays: Iterable[Play]) -> list[Next]:
        """What may come after these actions."""
        table = self._table(plays)
        if table is None:
            return []
        if table.next is None:
            table.next = list(map(self._told, self.readings.legal(table.state, self.seat)))
        return table.next

    def steps(self, plays: Sequence[Play]) -> list[list[Next]]:
        """What may be put in before each of these actions, and after the last."""
        return [self.next(plays[:index]) for index in range(len(plays) + 1)]

    def is_new(self, plays: Iterable[Play]) -> bool:
        """Whether these actions are legal, and this was not asked before."""
        table = self._table(plays)
        if table is None or table.asked:
            return False
        self.asked += 1
        table.asked = True
        return True

    def _told(self, action: Any) -> Next:
        said = self.readings.words_after_verb(action)
        return Next(Play(action, (), self.game.is_plain(action)), frozenset(said), len(said))

    def _table(self, plays: Iterable[Play]) -> _Table | None:
        table: _Table | None = self.start
        for play in plays:
            assert table is not None
            if play.action not in table.after:
                table.after[play.action] = self._played(table.state, play.action)
            table = table.after[play.action]
            if table is None:
                break
        return table

    def _played(self, state: Any, action: Any) -> _Table | None:
        if first_breach(self.readings.plan, state, self.seat, action, self.options) is not None:
            return None
        after = state.copy()
        self.game.effects[type(action)](after, self.seat, action, self.options)
        return _Table(after)


Entry = tuple[tuple[int, ...], int, Sequence[Play], int, Play | None]
"""The rank, the number, and actions with one more that is put in at a place."""


class Waiting:
    """Beginnings that wait to be continued, the most promising first. Most of them never are, so only the
    first of those that continue the same beginning is in the heap.

    An action may change what a fault is about although it shares no word with it: a ray that destroys a
    statue names only its sun. So where no word points to an action, every single action is tried in turn
    with the rest, and beginnings that lead no further than an unknown turn come last."""

    def __init__(self, begun: Iterable[Sequence[Play]]) -> None:
        self.numbers = self.popped = 0
        self.reach = 0, 0  # where an unknown turn leads
        self.singles: deque[Sequence[Play]] = deque()
        self.heap: list[tuple[tuple[int, ...], int, Entry, Iterator[Entry]]] = []
        for plays in begun:
            self.numbers += 1
            self._push(iter([((*POINTED, -NEVER), self.numbers, plays, 0, None)]))

    def push(
        self, plays: Sequence[Play], reach: tuple[int, int], steps: list[list[Next]], words: frozenset[str]
    ) -> None:
        """Let these actions wait with each one more that may be put in. First come those whose path ends
        last, with an action that has the most of the words, and the fewest others."""
        few = sum(map(len, steps)) <= MOST_FEW * len(steps)  # then no words need to point to one
        found: list[tuple[bool, int, int, int, int, Play]] = []
        for index, step in enumerate(steps):
            for each in step:
                shared = len(words & each.said)
                self.numbers += 1
                found.append((not (shared or few), -shared, each.words, self.numbers, index, each.play))
        found.sort()
        if not plays:
            self.reach = reach
            self.singles += [[play] for far, *_, play in found if far]
        stale = bool(plays) and not few and reach <= self.reach
        line, number = reach
        self._push(
            ((stale, far, -line, -number, -len(steps) * few, shared, said), count, plays, index, play)
            for far, shared, said, count, index, play in found
        )

    def pop(self) -> Sequence[Play]:
        """Take the most promising one."""
        self.popped += 1
        if self.singles and self.popped % A_LONGER and self.heap[0][0][:2] > POINTED:
            return self.singles.popleft()
        _, _, (_, _, plays, index, play), others = heappop(self.heap)
        self._push(others)
        return plays if play is None else [*plays[:index], play, *plays[index:]]

    def _push(self, others: Iterator[Entry]) -> None:
        first = next(others, None)
        if first is not None:
            heappush(self.heap, (first[0], first[1], first, others))
