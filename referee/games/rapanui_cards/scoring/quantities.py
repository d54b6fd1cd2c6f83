"""What each number is that a log may claim. Why it changed is in reasons.py."""

from __future__ import annotations

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
    display = state.display[seat]
    if FISH_GATHERERS <= which < FISH_STONE:
        return display[FISH_CARD + which - FISH_GATHERERS]
    if FISH_SUPPLY <= which < FISH_HELD:
        return state.supply[which - FISH_SUPPLY]
    return {
        WOOD: state.wood[seat],
        GLORY: state.glory[seat],
        MOAI_SHOWN: display[MOAI],
        PRIESTS: display[PRIEST_CARD],
        WOODCUTTERS: display[WOODCUTTER_CARD],
        CARDS_OWNED: state.purses[seat].size,
        PILE: state.pile,
        HAND: state.hand_size(seat),
        STONE: sum(state.stone) + state.hidden_on_stone,
    }[which]


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
