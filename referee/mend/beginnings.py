"""The beginnings of one turn: the table after each, and what may come next. Each is played once.

A turn that is looked for is built up in any order, so the same beginnings come again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from referee.core.entry import Play
from referee.core.judge import first_breach

from .readings import Readings


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


class Beginnings:
    """The turns that a player may begin at a table."""

    def __init__(self, readings: Readings, state: Any, seat: int) -> None:
        self.readings, self.seat = readings, seat
        self.game, self.options = readings.game, readings.options
        self.start = _Table(state)

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

    def longer(
        self, plays: Sequence[Play], words: frozenset[str]
    ) -> Iterator[tuple[int, int, Sequence[Play]]]:
        """These actions with one more put in, how many of the words it has, and how many others."""
        for index in range(len(plays) + 1):
            for each in self.next(plays[:index]):
                yield len(words & each.said), each.words, [*plays[:index], each.play, *plays[index:]]

    def _told(self, action: Any) -> Next:
        said = self.game.write(action, self.readings.players).split()[1:]
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
