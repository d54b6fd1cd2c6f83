"""Names exist: intersections, facings, sun positions."""

from __future__ import annotations

from referee.core.acts import Misnamed
from referee.core.rule import Breach

from ..actions import Pivot, PivotBy, PlaceStatue, Setup
from ..board import EMPTY, FACING_NAMES, POINT_NAMES, RUNS, sun_called
from ..options import Options
from ..state import BEFORE_PLAY, PLAYING, SETUP, State, facing_after
from ..voice import VOICE
from .book import BOOK, PLACING

NAMED = (*BEFORE_PLAY, *PLAYING)

GRID_1 = BOOK.rule(
    "EI-GRID-1",
    title="The intersection exists",
    law="Statues stand on the 25 intersections a1 to e5, edges and corners included, and nowhere else.",
    says="there is no intersection {word}: columns go from a to e, rows from 1 to 5",
    where="PIECES SETUP-2",
)


@GRID_1.check(on=Misnamed, during=NAMED)
def intersection_exists(state: State, seat: int, action: Misnamed, options: Options) -> Breach:
    return {"word": action.word} if action.what == "intersection" else None


GRID_2 = BOOK.rule(
    "EI-GRID-2",
    title="Four facings only",
    law="A statue looks along a line of the grid: north, east, south or west, never diagonally.",
    says={
        "unknown": "a statue looks north, east, south or west, not {word}",
        "missing": "a facing is missing: north, east, south or west",
        "way": "a pivot by {degrees} degrees goes left or right: say which",
        "edge": "a statue on {point} may not look {facing}, off the island (a ruling of this table)",
        "angle": "a statue turns by quarter turns, not by {degrees} degrees",
    },
    where="SETUP-2 ACTIONS-1-3",
)


@GRID_2.check(on=Misnamed, during=NAMED)
def facing_exists(state: State, seat: int, action: Misnamed, options: Options) -> Breach:
    if action.what != "facing":
        return None
    return {"case": "unknown" if action.word else "missing", "word": VOICE.term(action.word)}


@GRID_2.check(on=PivotBy, during=PLAYING)
def angle_is_a_quarter(state: State, seat: int, action: PivotBy, options: Options) -> Breach:
    if action.degrees % 90:
        return {"case": "angle", "degrees": action.degrees}
    if action.way is None and action.degrees % 180:
        return {"case": "way", "degrees": action.degrees}
    return None


def edges_look_in(options: Options) -> bool:
    return not options.edge_may_look_out


@GRID_2.check(on=PLACING, during=(SETUP, *PLAYING), when=edges_look_in)
def placed_statue_looks_in(
    state: State, seat: int, action: PlaceStatue | Setup, options: Options
) -> Breach:
    return looking_out(action.point, action.facing)


@GRID_2.check(on=Pivot, during=PLAYING, when=edges_look_in)
def pivoted_statue_looks_in(state: State, seat: int, action: Pivot, options: Options) -> Breach:
    return looking_out(action.point, action.facing)


@GRID_2.check(on=PivotBy, during=PLAYING, when=edges_look_in)
def turned_statue_looks_in(state: State, seat: int, action: PivotBy, options: Options) -> Breach:
    known = state.facing[action.point] != EMPTY and not state.guessed[action.point]
    return looking_out(action.point, facing_after(state, action)) if known else None


def looking_out(point: int, facing: int) -> Breach:
    if RUNS[point][facing]:
        return None
    return {"case": "edge", "point": POINT_NAMES[point], "facing": VOICE.term(FACING_NAMES[facing])}


GRID_3 = BOOK.rule(
    "EI-GRID-3",
    title="The sun position exists",
    law="There are twenty sun positions: N-a to N-e, E-1 to E-5, S-a to S-e and W-1 to W-5.",
    says="there is no sun position {word}: columns a to e go with N and S, rows 1 to 5 with E and W",
    where="PIECES ACTION-2",
)


@GRID_3.check(on=Misnamed, during=NAMED)
def sun_position_exists(state: State, seat: int, action: Misnamed, options: Options) -> Breach:
    return {"word": sun_called(action.word)} if action.what == "sun position" else None
