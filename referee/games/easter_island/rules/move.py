"""Action 4: a statue moves along a line."""

from __future__ import annotations

from referee.core.rule import Breach, Notice, Seat

from ..actions import Move
from ..board import BETWEEN, BETWEEN_DIAGONALLY, EMPTY, FACING_NAMES, POINT_NAMES
from ..options import Options
from ..state import PLAYING, State, may_stand_somewhere
from ..voice import VOICE
from .book import BOOK, DOUBT, FOUND, statue_is_at_hand
from .grid import GRID_2, edges_look_in, looking_out

MOVE_1 = BOOK.rule(
    "EI-MOVE-1",
    title="A statue stands at the start",
    law="A move takes a statue from the intersection on which it stands.",
    says={"none": "no statue stands on {point}", "found": FOUND},
    where="ACTION-4",
)


@MOVE_1.check(on=Move, during=PLAYING, screen=statue_is_at_hand)
def statue_stands_at_the_start(state: State, seat: int, action: Move, options: Options) -> Breach:
    if state.facing[action.start] != EMPTY:
        return None
    if may_stand_somewhere(state, seat):
        return Notice(case="found", point=POINT_NAMES[action.start])
    return {"case": "none", "point": POINT_NAMES[action.start]}


MOVE_2 = BOOK.rule(
    "EI-MOVE-2",
    title="The player's own statue",
    law="A player moves only their own statues.",
    says="the statue on {point} is {owner}'s",
    where="ACTION-4",
)


@MOVE_2.check(on=Move, during=PLAYING, screen=statue_is_at_hand)
def statue_is_ones_own(state: State, seat: int, action: Move, options: Options) -> Breach:
    owner = state.owner[action.start]
    return None if owner in (seat, EMPTY) else {"point": POINT_NAMES[action.start], "owner": Seat(owner)}


def way_is_open(state: State, seat: int, action: Move, options: Options) -> Breach:
    """The screen of all rules about where a move may go."""
    between = BETWEEN[action.start].get(action.end)
    facing = state.facing
    if between is None or options.one_step or facing[action.end] != EMPTY:
        return DOUBT
    for point in between:
        if facing[point] != EMPTY:
            return DOUBT
    return None


MOVE_3 = BOOK.rule(
    "EI-MOVE-3",
    title="At least one step",
    law="A move ends on a different intersection from the one where it began.",
    says="the move ends where it began, on {point}",
    where="ACTION-4-IMPLIED",
)


@MOVE_3.check(on=Move, during=PLAYING, screen=way_is_open)
def move_goes_somewhere(state: State, seat: int, action: Move, options: Options) -> Breach:
    return {"point": POINT_NAMES[action.start]} if action.start == action.end else None


MOVE_4 = BOOK.rule(
    "EI-MOVE-4",
    title="Along one straight line",
    law="A move follows one line of the grid, over any distance: no diagonal, no bend.",
    says={
        "line": "{start} and {end} are not on one line of the grid",
        "far": "at this table a move is one step, but from {start} to {end} it is {steps} steps",
    },
    where="ACTION-4 REVIEWS",
)


@MOVE_4.check(on=Move, during=PLAYING, screen=way_is_open)
def move_is_straight(state: State, seat: int, action: Move, options: Options) -> Breach:
    between = points_between(action, options)
    if between is None:
        return {"case": "line", "start": POINT_NAMES[action.start], "end": POINT_NAMES[action.end]}
    if between and options.one_step:
        return {
            "case": "far",
            "start": POINT_NAMES[action.start],
            "end": POINT_NAMES[action.end],
            "steps": len(between) + 1,
        }
    return None


MOVE_5 = BOOK.rule(
    "EI-MOVE-5",
    title="No passing over a statue",
    law="No statue of either colour stands between the start and the end of a move.",
    says="{owner}'s statue on {point} stands in the way",
    where="ACTION-4",
)


@MOVE_5.check(on=Move, during=PLAYING, screen=way_is_open)
def way_is_free(state: State, seat: int, action: Move, options: Options) -> Breach:
    for point in points_between(action, options) or ():
        if state.facing[point] != EMPTY:
            return {"owner": Seat(state.owner[point]), "point": POINT_NAMES[point]}
    return None


MOVE_6 = BOOK.rule(
    "EI-MOVE-6",
    title="A free landing",
    law="A move ends on an empty intersection; statues are not captured by moving onto them.",
    says="{owner}'s statue already stands on {point}",
    where="ACTION-4-IMPLIED",
)


@MOVE_6.check(on=Move, during=PLAYING, screen=way_is_open)
def landing_is_free(state: State, seat: int, action: Move, options: Options) -> Breach:
    owner = state.owner[action.end]
    return None if owner == EMPTY else {"owner": Seat(owner), "point": POINT_NAMES[action.end]}


MOVE_7 = BOOK.rule(
    "EI-MOVE-7",
    title="The facing is kept",
    law="A move does not turn the statue.",
    says="a move keeps the facing: the statue looks {kept}, not {written}",
    where="ACTION-4",
)


@MOVE_7.check(on=Move, during=PLAYING, extra=True)
def facing_is_kept(state: State, seat: int, action: Move, options: Options) -> Breach:
    kept = state.facing[action.start]
    if kept == EMPTY or state.guessed[action.start]:
        return None  # nobody knows which way it looked
    if action.facing is not None and action.facing != kept:
        return {"kept": VOICE.term(FACING_NAMES[kept]), "written": VOICE.term(FACING_NAMES[action.facing])}
    return None


@GRID_2.check(on=Move, during=PLAYING, when=edges_look_in)
def moved_statue_looks_in(state: State, seat: int, action: Move, options: Options) -> Breach:
    facing = state.facing[action.start]
    known = facing != EMPTY and not state.guessed[action.start]
    return looking_out(action.end, facing) if known else None


def points_between(action: Move, options: Options) -> tuple[int, ...] | None:
    """The intersections that a move passes over; None when no line leads to its end."""
    between = BETWEEN[action.start].get(action.end)
    if between is None and options.diagonals:
        return BETWEEN_DIAGONALLY[action.start].get(action.end)
    return between
