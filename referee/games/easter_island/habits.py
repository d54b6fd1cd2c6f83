"""How people play Easter Island: they lay tokens and fire them, and place statues to be struck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from referee.core.habits import Choice, Habits

from .actions import Fire, Move, Pass, Pivot, PivotBy, PlaceStatue, Setup, Sun
from .board import EMPTY
from .calculations.ray import cast
from .options import Options
from .state import SETUP, State

WORTH: dict[type, float] = {Sun: 3, Pivot: 0.5, Move: 0.5, Pass: 0}
FEW_STATUES = 4
RIGHT_ANGLE = 90


def worth(state: State, options: Options, choices: Sequence[Choice]) -> list[float]:
    """Prefer to strike the other player's statues, and to keep one's own."""
    return [_worth(state, seat, action) for seat, action in choices]


def _worth(state: State, seat: int, action: object) -> float:
    if isinstance(action, Fire):
        victim = cast(state.facing, action.sun).victim
        return 1.0 if victim == EMPTY else 0.1 if state.owner[victim] == seat else 4.0
    if isinstance(action, PlaceStatue):
        return 9.0 if state.standing[seat] <= FEW_STATUES else 1.0
    return WORTH.get(type(action), 1.0)


def tell(state: State, seat: int, action: object, options: Options, dice: Random) -> object:
    """Write more details: what the ray did, whose statue it is, a pivot by its angle."""
    if isinstance(action, Fire):
        ray = cast(state.facing, action.sun)
        destroyed = () if ray.victim == EMPTY else (ray.victim,)
        return Fire(action.sun, ray.struck if dice.random() < 0.5 else None, destroyed)
    if isinstance(action, PlaceStatue):
        kind = Setup if state.phase == SETUP and dice.random() < 0.5 else PlaceStatue
        lowest = (~state.named[seat] & (state.named[seat] + 1)).bit_length()
        return kind(action.point, action.facing, seat, lowest if dice.random() < 0.5 else None)
    if isinstance(action, Sun):
        return Sun(action.sun, seat)
    if isinstance(action, Move):
        return Move(action.start, action.end, state.facing[action.start])
    if isinstance(action, Pivot):
        quarters = (action.facing - state.facing[action.point]) % 4
        if quarters == 2 or dice.random() < 0.5:
            return PivotBy(action.point, RIGHT_ANGLE * quarters, 0 if dice.random() < 0.5 else None)
        return PivotBy(action.point, RIGHT_ANGLE * (4 - quarters), 1)
    return action


def remark(state: State, options: Options, dice: Random) -> object:
    """Every line belongs to a player: the table itself writes nothing."""
    return None


HABITS = Habits(frozenset(), frozenset({Pass}), worth, tell, remark)
