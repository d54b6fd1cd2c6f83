"""What an illegal action did to the table when the players did it all the same.

Cards that are not there cannot be moved, and wood that is not there cannot be paid; all else follows
the hands: a card bought late is bought, a card played out of turn lies in the display.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.core.acts import Misnamed, NotAnAction, TurnEnds
from referee.core.game import Forced

from . import effects
from .actions import Box, Buy, Column, Draw, Extra, Hand, Keep, Offer, Play, Refill, StoneTouched, Take
from .cards import HIDDEN, MOAI
from .evaluating import receive
from .options import Options
from .state import (
    CHOOSE,
    DONE,
    DRAW,
    EXTRA,
    FILL,
    OFFER,
    OFFERINGS,
    OVER,
    SETUP,
    START,
    State,
    play_cost,
    price_of,
)

Done = tuple[Any, ...]


def acting(
    deed: Callable[[State, int, Any, Options], Done | None],
) -> Callable[[State, int, Any, Options], Done | None]:
    """Whoever acted had the turn."""

    def forced(state: State, seat: int, action: Any, options: Options) -> Done | None:
        if state.phase in (SETUP, OVER):
            return None
        if state.phase in (START, DONE):
            state.active = seat
        state.acted = True
        return deed(state, seat, action, options)

    return forced


def hand(state: State, seat: int, action: Hand, options: Options) -> Done | None:
    if state.phase == SETUP and not state.hands_told[action.player]:
        effects.hand(state, seat, action, options)
    return ()


def column(state: State, seat: int, action: Column, options: Options) -> Done | None:
    if state.phase == SETUP and not state.columns[action.column] and action.cards:
        effects.column(state, seat, action, options)
    return ()


def refill(state: State, seat: int, action: Refill, options: Options) -> Done | None:
    if state.phase == FILL and action.column == state.emptied and 0 < len(action.cards) <= state.pile:
        effects.refill(state, seat, action, options)
    return ()


def buy(state: State, seat: int, action: Buy, options: Options) -> Done | None:
    price = price_of(state, seat, action.kind, options) if action.price is None else action.price
    if state.supply[action.kind] > 0 and price <= state.wood[seat]:
        state.wood[seat] -= price
        state.spent = price
        state.supply[action.kind] -= 1
        state.purses[seat].gain(action.kind)
    state.bought = action.kind
    return ()


def play(state: State, seat: int, action: Play, options: Options) -> Done | None:
    cost = play_cost(action.cards, options) if action.price is None else action.price
    held = all(action.cards.count(card) <= state.hand[seat][card] for card in action.cards)
    if held:
        state.wood[seat] -= min(cost, state.wood[seat])
        for card in action.cards:
            state.hand[seat][card] -= 1
            state.display[seat][card] += 1
    state.to_draw = options.hand_size - state.hand_size(seat)
    state.phase = OFFER if MOAI in action.cards and held else DRAW if state.to_draw else DONE
    return ()


def box(state: State, seat: int, action: Box, options: Options) -> Done | None:
    for _ in action.cards:
        if state.hand[seat][MOAI]:
            state.hand[seat][MOAI] -= 1
            state.boxed += 1
            state.boxed_now = True
    state.to_draw = options.hand_size - state.hand_size(seat)
    state.phase = DRAW if state.to_draw else START
    return ()


def keep(state: State, seat: int, action: Keep, options: Options) -> Done | None:
    state.phase = DONE
    return ()


def offer(state: State, seat: int, action: Offer, options: Options) -> Done | None:
    for giver, kind, _ in action.offered:
        purse = state.purses[giver]
        if kind == HIDDEN:
            if purse.hide(state.turn):
                state.hidden_on_stone += 1
                state.offer_turns.append((state.turn, giver))
        elif purse.give(kind):
            state.stone[kind] += 1
    if state.phase == OFFER:
        state.phase = EXTRA if any(state.supply) else DRAW
    return ()


def extra(state: State, seat: int, action: Extra, options: Options) -> Done | None:
    for kind in action.kinds:
        if kind in OFFERINGS and state.supply[kind] > 0:
            state.supply[kind] -= 1
            state.stone[kind] += 1
    if state.phase == EXTRA:
        state.phase = DRAW
    return ()


def draw(state: State, seat: int, action: Draw, options: Options) -> Done | None:
    if state.phase in (EXTRA, OFFER):
        state.phase = DRAW
    last = len(action.sources) - 1
    for place, source in enumerate(action.sources):
        if state.phase != DRAW or source >= len(state.columns) or not state.columns[source]:
            break
        if state.to_draw <= 0:
            break
        effects.draw_one(state, seat, source, options, action.exposed if place == last else None)
    return ()


def take(state: State, seat: int, action: Take, options: Options) -> Done | None:
    if state.phase == CHOOSE:
        receive(state, action, options)
        state.phase = DONE
    state.taken = True
    return ()


def nothing(state: State, seat: int, action: Any, options: Options) -> Done | None:
    return None


def turn_ends(state: State, seat: int, action: TurnEnds, options: Options) -> Done | None:
    """A turn that was left incomplete is over all the same; an unfilled column stays empty."""
    return effects.turn_ends(state, seat, action, options)


AS_PLAYED: dict[type, Forced] = {
    Hand: hand,
    Column: column,
    Refill: refill,
    Buy: acting(buy),
    Play: acting(play),
    Box: acting(box),
    Keep: acting(keep),
    Offer: acting(offer),
    Extra: acting(extra),
    Draw: acting(draw),
    Take: acting(take),
    StoneTouched: acting(nothing),
    NotAnAction: acting(nothing),
    Misnamed: acting(nothing),
    TurnEnds: turn_ends,
}
