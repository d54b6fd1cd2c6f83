"""What each number is that a log may claim. Why it changed is in reasons.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..cards import MOAI
from ..state.state import State
from .possibilities import assignments
from .quantity_names import (
    CARDS_OWNED,
    FISH_CARD,
    FISH_GATHERERS,
    FISH_HELD,
    FISH_STONE,
    FISH_SUPPLY,
    GLORY,
    HAND,
    MOAI_SHOWN,
    OFFERINGS,
    PILE,
    PRIEST_CARD,
    PRIESTS,
    STONE,
    TOTAL,
    WOOD,
    WOODCUTTER_CARD,
    WOODCUTTERS,
    WOODPOINTS,
)
from .scoring import fixed_points, four, standing, told_stone, wood_points


def quantity(state: State, seat: int, which: int) -> int | tuple[int, ...]:
    """A number that a log may claim; while face-down cards are unknown, every number that it may be."""
    if which in (TOTAL, OFFERINGS, WOODPOINTS):
        return _points(state, seat, which)
    if FISH_HELD <= which < FISH_GATHERERS:
        return _held(state, seat, which - FISH_HELD)
    if FISH_STONE <= which < HAND:
        return _on_stone(state, which - FISH_STONE)
    if FISH_GATHERERS <= which < FISH_STONE:
        return state.display[seat][FISH_CARD + which - FISH_GATHERERS]
    if FISH_SUPPLY <= which < FISH_HELD:
        return state.supply[which - FISH_SUPPLY]
    return _NUMBERS[which](state, seat)


_NUMBERS: Mapping[int, Callable[[State, int], int]] = {
    WOOD: lambda state, seat: state.wood[seat],
    GLORY: lambda state, seat: state.glory[seat],
    MOAI_SHOWN: lambda state, seat: state.display[seat][MOAI],
    PRIESTS: lambda state, seat: state.display[seat][PRIEST_CARD],
    WOODCUTTERS: lambda state, seat: state.display[seat][WOODCUTTER_CARD],
    CARDS_OWNED: lambda state, seat: state.purses[seat].size,
    PILE: lambda state, seat: state.pile,
    HAND: lambda state, seat: state.hand_size(seat),
    STONE: lambda state, seat: sum(state.stone) + state.hidden_on_stone,
}


def _points(state: State, seat: int, which: int) -> int | tuple[int, ...]:
    options = state.options
    if which == WOODPOINTS:
        return wood_points(state, seat, options)
    totals = {ending.totals[seat] for ending in standing(state, options).endings}
    fixed = 0 if which == TOTAL else fixed_points(state, seat, options)
    return tuple(sorted(total - fixed for total in totals))


def _held(state: State, seat: int, kind: int) -> tuple[int, ...]:
    told, purse = told_stone(state), state.purses[seat]
    if told is None and not purse.open_turns:
        return (purse.known[kind],)
    if told is None:
        return tuple(sorted({holding[kind] for holding in purse.possible}))
    left = assignments(state.purses, four(state.stone), told)
    return tuple(sorted({each.holdings[seat][kind] for each in left}))


def _on_stone(state: State, kind: int) -> tuple[int, ...]:
    left = assignments(state.purses, four(state.stone), told_stone(state))
    stones = {each.stone[kind] for each in left}
    return tuple(sorted(stones))
