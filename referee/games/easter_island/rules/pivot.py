"""Action 3: a statue pivots on the spot."""

from __future__ import annotations

from typing import Any

from referee.core.rule import Seat

from ..actions import Pivot, PivotBy
from ..board import EMPTY, FACING_NAMES, POINT_NAMES
from ..options import Options
from ..state import IN_PLAY, State
from .book import BOOK, PIVOTING, statue_is_at_hand

FULL_CIRCLE = 360
THREE_QUARTERS = 270

PIVOT_1 = BOOK.rule(
    "EI-PIVOT-1",
    title="A statue stands there",
    law="A pivot turns a statue; an empty intersection cannot be turned.",
    says="no statue stands on {point}",
    sources={"twilight-fr": "LE JEU, action 3"},
)


@PIVOT_1.check(on=PIVOTING, during=IN_PLAY, screen=statue_is_at_hand)
def statue_stands_there(state: State, seat: int, action: Any, options: Options) -> Any:
    if state.facing[action.point] == EMPTY:
        return {"point": POINT_NAMES[action.point]}
    return None


PIVOT_2 = BOOK.rule(
    "EI-PIVOT-2",
    title="One's own statue",
    law="A player pivots only their own statues.",
    says="the statue on {point} is {owner}'s",
    sources={"twilight-fr": "LE JEU, action 3"},
)


@PIVOT_2.check(on=PIVOTING, during=IN_PLAY, screen=statue_is_at_hand)
def statue_is_ones_own(state: State, seat: int, action: Any, options: Options) -> Any:
    owner = state.owner[action.point]
    return None if owner == seat else {"point": POINT_NAMES[action.point], "owner": Seat(owner)}


PIVOT_4 = BOOK.rule(
    "EI-PIVOT-4",
    title="On the spot",
    law="A pivot leaves the statue on its intersection. To pivot and to move are two actions.",
    says="a pivot leaves the statue on {point}; to move it to {to} is another action",
    sources={"twilight-fr": "LE JEU, action 3"},
)


@PIVOT_4.check(on=Pivot, during=IN_PLAY, extra=True)
def statue_stays(state: State, seat: int, action: Pivot, options: Options) -> Any:
    if action.to is not None and action.to != action.point:
        return {"point": POINT_NAMES[action.point], "to": POINT_NAMES[action.to]}
    return None


PIVOT_3 = BOOK.rule(
    "EI-PIVOT-3",
    title="A real quarter or half turn",
    law="A pivot is by 90 degrees either way or by 180: the new facing differs from the old one.",
    says={
        "same": "the statue on {point} looks {facing} already",
        "circle": "a pivot by {degrees} degrees is none: it is 90 either way, or 180",
        "three quarters": "this table does not take a pivot by 270 degrees for one by 90",
    },
    sources={"twilight-fr": "LE JEU, action 3"},
)


@PIVOT_3.check(on=Pivot, during=IN_PLAY)
def facing_changes(state: State, seat: int, action: Pivot, options: Options) -> Any:
    if state.facing[action.point] == action.facing:
        return {
            "case": "same",
            "point": POINT_NAMES[action.point],
            "facing": FACING_NAMES[action.facing],
        }
    return None


@PIVOT_3.check(on=PivotBy, during=IN_PLAY)
def angle_is_allowed(state: State, seat: int, action: PivotBy, options: Options) -> Any:
    if action.degrees == 0 or action.degrees >= FULL_CIRCLE:
        return {"case": "circle", "degrees": action.degrees}
    if action.degrees == THREE_QUARTERS and not options.pivot_270:
        return {"case": "three quarters"}
    return None
