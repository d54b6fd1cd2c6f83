"""A given position has to be possible: no unknown places, no more pieces than there are.

These lines are a convenience of the notation, so their faults are told under the rules of the set-up.
"""

from __future__ import annotations

from typing import Any

from ..actions import Carved, Erected, Offerings, Passed, Placed, Position
from ..options import Options
from ..pieces import (
    CHIEF,
    ISLAND,
    OFFERING_NAMES,
    OUTSTANDING,
    QUARRY,
    SIZE_NAMES,
    SIZES,
    SORCERER,
    STAR,
    VILLAGER,
    Spot,
)
from ..state import ALWAYS, CARRY, IN_VILLAGE, NO_MOAI, NOBODY, PLACE, State, on_star
from ..table import free_slots, space_of
from ..words import say_spot
from .layout import SETUP_11

PHASES = COLUMNS = (1, 2, 3)


def impossible(why: str) -> Any:
    return {"case": "impossible", "why": why}


@SETUP_11.check(on=Position, during=ALWAYS)
def phase_is_one_of_three(state: State, seat: int, action: Position, options: Options) -> Any:
    if action.phase not in PHASES:
        return impossible("a round has the phases 1, 2 and 3")
    return None if action.round > 0 else impossible("the first round is round 1")


@SETUP_11.check(on=Passed, during=ALWAYS)
def somebody_is_left(state: State, seat: int, action: Passed, options: Options) -> Any:
    if state.phase != CARRY:
        return impossible("passing belongs to phase 3")
    left = [each for each in state.order if not state.passed[each] and each not in action.seats]
    return None if left else impossible("the round would be over if all had passed")


@SETUP_11.check(on=Placed, during=ALWAYS)
def figures_can_stand_there(state: State, seat: int, action: Placed, options: Options) -> Any:
    counts = [0, 0, 0, 0]
    for figure, spot, tired in action.figures:
        kind = SORCERER if spot.kind == STAR and figure == VILLAGER else figure
        counts[kind] += 1
        fault = place_fault(state, action.player, kind, spot, options)
        if fault:
            return impossible(fault)
        if tired and (spot.kind != ISLAND or kind == CHIEF):
            return impossible("only villagers and sorcerers on the island tire")
    if counts[VILLAGER] > state.hand_villagers[action.player]:
        return impossible(f"only {state.hand_villagers[action.player]} of these villagers are in play")
    if counts[SORCERER] > 1 or counts[CHIEF] > 1 or counts[-1]:
        return impossible("everybody has one sorcerer and one chief")
    if counts[CHIEF] and state.chief[action.player] == IN_VILLAGE:
        return impossible("the chief waits in the village until the improvement is built")
    for column in COLUMNS:
        spots = [spot for figure, spot, _ in action.figures if figure == VILLAGER and spot.kind == QUARRY]
        if sum(spot.number == column for spot in spots) > free_slots(state, column):
            return impossible(f"column {column} has {free_slots(state, column)} free slots")
    return None


def place_fault(state: State, seat: int, figure: int, spot: Spot, options: Options) -> str:
    board = options.board
    if spot.kind == STAR and figure != SORCERER:
        return "only sorcerers stand on stars"
    if spot.kind == STAR and state.phase == PLACE and on_star(spot.number) in state.sorcerer:
        return f"a sorcerer stands on star {spot.number} already"
    if spot.kind == ISLAND:
        space = space_of(board, spot.space)
        if space == NOBODY:
            return f"the board has no space {spot.space.upper()}"
        if space in (board.crater, board.pukao_quarry):
            return f"only the grey figure stands on {board.names[space]}"
        closed = state.owner[space] not in (NOBODY, seat)
        return f"another player's transporter stands on {board.names[space]}" if closed else ""
    most = len(PHASES) if spot.kind == QUARRY else board.stars
    return "" if 1 <= spot.number <= most else f"there is no {say_spot(spot)}"


@SETUP_11.check(on=Erected, during=ALWAYS)
def moai_can_stand_there(state: State, seat: int, action: Erected, options: Options) -> Any:
    index, seen = options.board.platform_index, set()
    for name, _, _ in action.moai:
        if name not in index:
            return impossible(f"the board has no platform {name.upper()}")
        if index[name] in seen or state.moai_on[index[name]] != NO_MOAI:
            return impossible(f"a moai stands on {options.board.platform_names[index[name]]} already")
        seen.add(index[name])
    counts = [sum(each == size for _, each, _ in action.moai) for size in SIZES]
    capped = sum(each for _, _, each in action.moai)
    return stock_fault(state, counts) or (
        impossible("no more pukao are left") if capped > state.pukao else None
    )


def stock_fault(state: State, counts: list[int]) -> Any:
    for size in SIZES:
        if counts[size] > state.stock[size]:
            return impossible(f"only {state.stock[size]} {SIZE_NAMES[size]} moai are left")
    return None


@SETUP_11.check(on=Carved, during=ALWAYS)
def moai_are_there(state: State, seat: int, action: Carved, options: Options) -> Any:
    return stock_fault(state, list(action.taken))


@SETUP_11.check(on=Offerings, during=ALWAYS)
def offerings_are_there(state: State, seat: int, action: Offerings, options: Options) -> Any:
    piles = [list(pile) for pile in (*state.piles, *state.outstanding)]
    for kind, value in action.taken:
        if value not in piles[kind]:
            name = OFFERING_NAMES[kind % OUTSTANDING]
            return impossible(
                f"no {'outstanding ' if kind >= OUTSTANDING else ''}{name} of {value} is left"
            )
        piles[kind].remove(value)
    return None
