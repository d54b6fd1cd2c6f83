"""Every legal action, built up from the table. It asks no rule: it is the second opinion."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from .actions import Box, Buy, Draw, Extra, Offer, Play, Take
from .cards import CARDS, HIDDEN, MOAI
from .effects import GLORY, NONE, WOOD
from .options import Options
from .state import CHOOSE, DRAW, EXTRA, OFFER, OFFERINGS, START, State, offering_order, price_of


def legal(state: State, options: Options) -> Iterator[tuple[int, Any]]:
    """Seat and action of everything that may be done now; one card at a time when drawing."""
    seat = state.active
    steps = {START: _start, OFFER: _offers, EXTRA: _extras, DRAW: _draws, CHOOSE: _takes}
    if state.phase in steps:
        for action in steps[state.phase](state, seat, options):
            yield seat, action


def _start(state: State, seat: int, options: Options) -> Iterator[Any]:
    wood, hand = state.wood[seat], state.hand[seat]
    if not state.bought:
        for kind in OFFERINGS:
            price = price_of(state, seat, kind, options)
            if state.supply[kind] > 0 and price <= wood and (price or options.free_buy):
                yield Buy(kind)
    for card in CARDS:
        most = min(hand[card], 3) if card > MOAI else min(hand[card], 1)
        for number in range(1, most + 1):
            if (options.moai_price if card == MOAI else number - 1) <= wood:
                yield Play((card,) * number)
    if hand[MOAI] == options.hand_size and wood < options.moai_price:
        yield Box((MOAI,))


def _offers(state: State, seat: int, options: Options) -> Iterator[Offer]:
    order = offering_order(state, seat, options)
    choices = []
    for giver in order:
        kinds = [kind for kind in OFFERINGS if state.purses[giver].can_give(kind)]
        choices.append(
            [(giver, kind, False) for kind in kinds] + ([(giver, HIDDEN, False)] if giver == seat else [])
        )
    for cards in product(*choices):
        yield Offer(cards)


def _extras(state: State, seat: int, options: Options) -> Iterator[Extra]:
    yield from (Extra((kind,)) for kind in OFFERINGS if state.supply[kind] > 0)
    if not options.extra_compulsory or (not options.extra_from_other_pile and not all(state.supply)):
        yield Extra(())


def _draws(state: State, seat: int, options: Options) -> Iterator[Draw]:
    if state.to_draw > 0:
        yield from (Draw((column,)) for column, cards in enumerate(state.columns) if cards)


def _takes(state: State, seat: int, options: Options) -> Iterator[Take]:
    if state.evaluated == MOAI:
        owners = [owner for owner, due in enumerate(state.dues) if due]
        for choices in product((WOOD, GLORY), repeat=len(owners)):
            yield Take(tuple((owner, None, (thing,)) for owner, thing in zip(owners, choices, strict=True)))
        return
    yield from (Take(tuple(shares)) for shares in _gathered(state, 0, state.supply[:]))


def _gathered(
    state: State, step: int, supply: list[int]
) -> Iterator[list[tuple[int, int | None, tuple[int, ...]]]]:
    """The ways to pay a short kind out, clockwise from the active player."""
    if step == state.players:
        yield []
        return
    seat = (state.active + step) % state.players
    kind = state.evaluated - 3
    for things in _cards_for(state.dues[seat], kind, supply):
        left = supply[:]
        for thing in things:
            if thing != NONE:
                left[thing] -= 1
        for rest in _gathered(state, step + 1, left):
            yield ([(seat, None, things)] if things else []) + rest


def _cards_for(due: int, kind: int, supply: list[int]) -> Iterator[tuple[int, ...]]:
    if due == 0:
        yield ()
        return
    others = [other for other in OFFERINGS if supply[other] > 0] + [NONE]
    for thing in [kind] if supply[kind] > 0 else others:
        left = supply[:]
        if thing != NONE:
            left[thing] -= 1
        for rest in _cards_for(due - 1, kind, left):
            yield (thing, *rest)
