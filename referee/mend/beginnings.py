"""The beginnings of one turn: the table after each, and what may come next. Each is played once.

A turn that is looked for is built up in any order, so the same beginnings come again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Any

from referee.core.entry import Play
from referee.core.judge import first_breach

from .context import Context

MOST_FEW = 12
"""If a player could do only a few things, each is tried, although no word of a fault points to it."""


class Beginnings:
    """The turns that a player may begin at a table, the most promising first."""

    def __init__(self, context: Context, state: Any, seat: int, begun: Iterable[Sequence[Play]]) -> None:
        self.context, self.seat = context, seat
        self.tables: dict[tuple[Any, ...], Any] = {(): state}
        """The table after some actions; None if that is illegal."""
        self.legal: dict[tuple[Any, ...], list[Play]] = {}
        self.said: dict[tuple[Any, ...], list[Sequence[str]]] = {}
        """The words of each of these, which are looked at again after every longer beginning."""
        self.seen: set[tuple[Any, ...]] = set()
        self.reach = 0, 0  # where an unknown turn leads
        self.numbers = 0
        self.heap: list[tuple[tuple[int, ...], int, Sequence[Play], int, Play | None]] = []
        for plays in ((), *begun):
            self._push((), plays, 0, None)

    def after(self, plays: Iterable[Play]) -> Any:
        """The state after these actions; None if one of them is illegal."""
        return self._table(tuple(play.action for play in plays))

    def next(self, plays: Iterable[Play]) -> list[Play]:
        """What may come after these actions."""
        key = tuple(play.action for play in plays)
        if key not in self.legal:
            state = self._table(key)
            legal = () if state is None else self.context.legal(state, self.seat)
            self.legal[key] = [Play(each, (), self.context.game.is_plain(each)) for each in legal]
        return self.legal[key]

    def pop(self) -> Sequence[Play] | None:
        """Take the most promising beginning that is legal and was not taken before."""
        while self.heap:
            _, _, plays, index, play = heappop(self.heap)
            plays = plays if play is None else [*plays[:index], play, *plays[index:]]
            key = tuple(each.action for each in plays)
            if key not in self.seen and self._table(key) is not None:
                self.seen.add(key)
                return plays
        return None

    def push(self, plays: Sequence[Play], reach: tuple[int, int], words: frozenset[str]) -> int:
        """Let these actions wait with each one more that may be put in, and return how many. First come
        those whose path ends last, with an action that has the most of the words, and the fewest others.

        An action may change what a fault is about although it shares no word with it: a ray that destroys a
        statue names only its sun. So where no word points to an action, single actions come before longer
        turns, and beginnings that lead no further than an unknown turn come last."""
        steps = [self.next(plays[:index]) for index in range(len(plays) + 1)]
        many = sum(map(len, steps))
        few = many <= MOST_FEW * len(steps)  # then no words need to point to one
        self.reach = self.reach if plays else reach
        stale = bool(plays) and not few and reach <= self.reach
        for index, step in enumerate(steps):
            for play, said in zip(step, self.words(plays[:index], step), strict=True):
                shared = len(words.intersection(said))
                far = not (shared or few)
                begun = far and bool(plays)
                ends = -reach[0], -reach[1], -len(steps) * few
                self._push((stale, far, begun, *ends, -shared, len(said)), plays, index, play)
        return many

    def words(self, plays: Sequence[Play], step: Sequence[Play]) -> list[Sequence[str]]:
        """The words of what may come after these actions."""
        key = tuple(play.action for play in plays)
        if key not in self.said:
            self.said[key] = [self.context.words_after_verb(play.action) for play in step]
        return self.said[key]

    def _push(self, rank: tuple[int, ...], plays: Sequence[Play], index: int, play: Play | None) -> None:
        self.numbers += 1
        heappush(self.heap, (rank, self.numbers, plays, index, play))

    def _table(self, key: tuple[Any, ...]) -> Any:
        if key not in self.tables:
            before = self._table(key[:-1])
            self.tables[key] = None if before is None else self._played(before, key[-1])
        return self.tables[key]

    def _played(self, state: Any, action: Any) -> Any:
        plan, options = self.context.plan, self.context.options
        if first_breach(plan, state, self.seat, action, options) is not None:
            return None
        after = state.copy()
        self.context.game.effects[type(action)](after, self.seat, action, options)
        return after
