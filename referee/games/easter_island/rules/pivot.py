"""Action 3: a statue pivots on the spot."""

from __future__ import annotations

from referee.core.rule import Breach, Notice, Seat

from ..actions import Pivot, PivotBy
from ..board import EMPTY, FACING_NAMES, POINT_NAMES
from ..options import Options
from ..state import PLAYING, State, may_stand_somewhere
from ..voice import VOICE
from .book import BOOK, FOUND, PIVOTING, statue_is_at_hand

FULL_CIRCLE = 360
THREE_QUARTERS = 270

PIVOT_1 = BOOK.rule(
    "EI-PIVOT-1",
    title="A statue stands there",
    law="A pivot turns a statue, so one must stand on the intersection.",
    says={"none": "no statue stands on {point}", "found": FOUND},
    where="ACTION-3",
)


@PIVOT_1.check(on=PIVOTING, during=PLAYING, screen=statue_is_at_hand)
def statue_stands_there(state: State, seat: int, action: Pivot | PivotBy, options: Options) -> Breach:
    if state.facing[action.point] != EMPTY:
        return None
    if may_stand_somewhere(state, seat):
        return Notice(case="found", point=POINT_NAMES[action.point])
    return {"case": "none", "point": POINT_NAMES[action.point]}


PIVOT_2 = BOOK.rule(
    "EI-PIVOT-2",
    title="The player's own statue",
    law="A player pivots only their own statues.",
    says="the statue on {point} is {owner}'s",
    where="ACTION-3",
)


@PIVOT_2.check(on=PIVOTING, during=PLAYING, screen=statue_is_at_hand)
def statue_is_ones_own(state: State, seat: int, action: Pivot | PivotBy, options: Options) -> Breach:
    owner = state.owner[action.point]
    return None if owner in (seat, EMPTY) else {"point": POINT_NAMES[action.point], "owner": Seat(owner)}


PIVOT_4 = BOOK.rule(
    "EI-PIVOT-4",
    title="On the spot",
    law="A pivot leaves the statue on its intersection. Pivoting and moving are two separate actions.",
    says="a pivot leaves the statue on {point}; moving it to {to} is a separate action",
    where="ACTION-3",
)


@PIVOT_4.check(on=Pivot, during=PLAYING, extra=True)
def statue_stays(state: State, seat: int, action: Pivot, options: Options) -> Breach:
    if action.to is not None and action.to != action.point:
        return {"point": POINT_NAMES[action.point], "to": POINT_NAMES[action.to]}
    return None


PIVOT_3 = BOOK.rule(
    "EI-PIVOT-3",
    title="A real quarter or half turn",
    law="A statue pivots by 90 degrees either way, or by 180 degrees, so the new facing differs from "
    "the old one.",
    says={
        "same": "the statue on {point} already looks {facing}",
        "circle": "a statue pivots by 90 degrees either way or by 180, not by {degrees}",
        "three quarters": "at this table a pivot by 270 degrees does not count as one by 90 the other way",
    },
    where="ACTION-3",
)


@PIVOT_3.check(on=Pivot, during=PLAYING)
def facing_changes(state: State, seat: int, action: Pivot, options: Options) -> Breach:
    if state.facing[action.point] == action.facing and not state.guessed[action.point]:
        return {
            "case": "same",
            "point": POINT_NAMES[action.point],
            "facing": VOICE.term(FACING_NAMES[action.facing]),
        }
    return None


@PIVOT_3.check(on=PivotBy, during=PLAYING)
def angle_is_allowed(state: State, seat: int, action: PivotBy, options: Options) -> Breach:
    if action.degrees == 0 or action.degrees >= FULL_CIRCLE:
        return {"case": "circle", "degrees": action.degrees}
    if action.degrees == THREE_QUARTERS and not options.pivot_270:
        return {"case": "three quarters"}
    return None
