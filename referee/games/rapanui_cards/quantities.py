"""What each number is that a log may claim, and the rule by which an action has changed it."""

from __future__ import annotations

from typing import Any

from referee.core.game import GIVEN

from .actions import (
    Box,
    Buy,
    Column,
    Display,
    Draw,
    Extra,
    Glory,
    Hand,
    Holdings,
    Offer,
    Owns,
    Pile,
    Play,
    Refill,
    Reveal,
    Stone,
    Supply,
    Take,
    Wood,
)
from .cards import MOAI, PRIEST, WOODCUTTER
from .numbers import (
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
from .outcomes import assignments
from .scoring import fixed_points, four, standing, told_stone, wood_points
from .state import State


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
    told = told_stone(state)
    if told is None:
        return tuple(sorted({holding[kind] for holding in state.purses[seat].possible}))
    left = assignments(state.purses, four(state.stone), told)
    return tuple(sorted({each.holdings[seat][kind] for each in left}))


def _on_stone(state: State, kind: int) -> tuple[int, ...]:
    left = assignments(state.purses, four(state.stone), told_stone(state))
    stones = {each.stone[kind] for each in left}
    return tuple(sorted(stones))


_GIVEN = (Wood, Glory, Display, Owns, Supply, Pile)
_BY_ACTION: dict[type, str] = {
    Hand: "KO-SETUP-2",
    Column: "KO-SETUP-6",
    Buy: "KO-BUY-7",
    Box: "KO-BOX-4",
    Offer: "KO-OFFER-3",
    Extra: "KO-OFFER-8",
    Reveal: "KO-HIDE-3",
    Holdings: "KO-HIDE-4",
    Stone: "KO-HIDE-5",
}
_BY_CARD = {WOODCUTTER: "KO-WOOD-1", PRIEST: "KO-PRIEST-1", MOAI: "KO-STATUE-1"}


def cause(state: State, action: Any, which: int, own: bool) -> str:
    """The rule by which an action has just changed a number."""
    kind = type(action)
    if kind in _GIVEN:
        return GIVEN
    if kind is Buy and which in (WOOD, WOODPOINTS):
        return "KO-BUY-2"
    if kind is Play:
        return _cause_of_play(action, which)
    if which == HAND and kind is Draw:
        return "KO-DRAW-2"
    if kind in (Draw, Refill, Take) and which != PILE:
        return _BY_CARD.get(state.evaluated, "KO-GATHER-1")
    return _BY_ACTION.get(kind, "KO-FILL-2")


def _cause_of_play(action: Play, which: int) -> str:
    if which not in (WOOD, WOODPOINTS):
        return "KO-PLAY-10"
    return "KO-PLAY-7" if action.cards[0] == MOAI else "KO-PLAY-6"
