"""Every legal action, built from the table. It asks no rule, so it is a second opinion on the rules."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import Fire, Move, Pass, Pivot, PlaceStatue, Sun
from .board import DIAGONAL_RUNS, EMPTY, POINTS, RUNS, SUNS
from .calculations.ray import cast
from .options import Options
from .state import OVER, PLAYING, POSITION, SETUP, State, actions_allowed, is_fresh, is_opening

FACINGS = range(4)

Legal = PlaceStatue | Sun | Pivot | Move | Fire | Pass
"""What a player may be allowed to do, as it is listed: with no more words than needed."""


def legal(state: State, options: Options) -> Iterator[tuple[int, Legal]]:
    """Seat and action of everything that may be done now, in a fixed order."""
    seat = state.to_act
    if state.ended is not None:
        return  # also where the table played on
    if state.phase == SETUP:
        yield from ((seat, action) for action in placements(state, options))
    elif state.phase in PLAYING:
        if state.done < actions_allowed(state, options) and not state.passed:
            for action in _actions(state, seat, options):
                yield seat, action
        if _may_pass(state, options):
            yield seat, Pass()
    else:
        assert state.phase in (POSITION, OVER)


def _actions(state: State, seat: int, options: Options) -> Iterator[Legal]:
    if state.reserve[seat]:
        yield from placements(state, options)
    if state.hand[seat]:
        yield from (Sun(sun) for sun in SUNS if state.token[sun] == EMPTY)
    own = state.statues(seat)
    for point in own:
        yield from pivots(state, point, options)
    for point in own:
        yield from moves(state, point, options)
    yield from fires(state, seat, options)


def _may_pass(state: State, options: Options) -> bool:
    least = options.opening_least if is_opening(state) else options.turn_least
    return state.done >= least and not state.passed


def placements(state: State, options: Options) -> Iterator[PlaceStatue]:
    for point in POINTS:
        if state.facing[point] == EMPTY:
            for facing in FACINGS:
                if options.edge_may_look_out or RUNS[point][facing]:
                    yield PlaceStatue(point, facing)


def pivots(state: State, point: int, options: Options) -> Iterator[Pivot]:
    for quarter in (1, 2, 3):
        facing = (state.facing[point] + quarter) % 4
        if options.edge_may_look_out or RUNS[point][facing]:
            yield Pivot(point, facing)


def moves(state: State, point: int, options: Options) -> Iterator[Move]:
    runs = RUNS[point] + (DIAGONAL_RUNS[point] if options.diagonals else ())
    for run in runs:
        for end in run[:1] if options.one_step else run:
            if state.facing[end] != EMPTY:
                break
            if options.edge_may_look_out or RUNS[end][state.facing[point]]:
                yield Move(point, end)


def fires(state: State, seat: int, options: Options) -> Iterator[Fire]:
    for sun in state.tokens(seat, spent=False):
        if is_fresh(state, state.laid_turn[sun], options):
            continue
        ray = cast(state.facing, sun)
        if ray.victim == EMPTY and not options.empty_fire:
            continue
        minded = ray.struck[-1:] if options.only_victim_is_protected else ray.struck
        if not any(is_fresh(state, state.placed_turn[point], options) for point in minded):
            yield Fire(sun)
