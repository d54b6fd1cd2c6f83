"""Goes through a played game again, and stops at every point where something else could be written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from referee.core.acts import TurnEnds

from .game_log import LogLine
from .playout import TABLE, PlayedTurn
from .settings import Setting


class Point(NamedTuple):
    """The point before action `step` of line `number`, or after the last action of the line."""

    number: int
    step: int
    turn: PlayedTurn
    state: Any
    """The table at this point. It changes when the walk continues."""

    @property
    def is_whole(self) -> bool:
        """Whether the line stands as it was told, so that another may follow it."""
        return self.step == len(self.turn.actions)


AFTER_ALL = PlayedTurn(TABLE, ())


def walk(setting: Setting, lines: Sequence[LogLine]) -> Iterator[Point]:
    """Every point of a game in order. Turns end where they ended in the game."""
    game, options = setting.game, setting.terms.options
    state = game.start(options, len(setting.names))
    last = TABLE
    for number, told in enumerate(lines):
        turn = told.turn
        if turn is None:
            continue
        for index, action in enumerate(turn.actions):
            yield Point(number, index, turn, state)
            game.effects[type(action)](state, turn.seat, action, options)
        yield Point(number, len(turn.actions), turn, state)
        if turn.seat != TABLE:
            last = turn.seat
        if last != TABLE and (turn.ends if turn.seat != TABLE else game.turn_is_full(state, options)):
            game.effects[TurnEnds](state, last, TurnEnds(), options)
            last = TABLE
    yield Point(len(lines), 0, AFTER_ALL, state)
