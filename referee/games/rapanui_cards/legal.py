"""Every legal action, built from the table. It asks no rule, so it is a second opinion on the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .actions import Box, Buy, Draw, Extra, Offer, PlayCards, Take
from .calculations.payment import GLORY, NONE, WOOD, clockwise, substitutes, takers
from .cards import CARDS, HIDDEN, MOAI
from .options import Options
from .state.offering_round import offering_order, stays
from .state.state import (
    CHOOSE,
    DRAW,
    EXTRA,
    NOBODY,
    OFFER,
    OFFERINGS,
    START,
    State,
    deck_limits,
    price_of,
    stuck,
)

Legal = Buy | PlayCards | Box | Offer | Extra | Draw | Take
"""What a player may be allowed to do, as it is listed: with no more words than needed."""


def legal(state: State, options: Options) -> Iterator[tuple[int, Legal]]:
    """Seat and action of everything that may be done now; one card at a time when drawing."""
    seat = state.active
    steps = {START: _start, OFFER: _offers, EXTRA: _extras, DRAW: _draws, CHOOSE: _takes}
    if state.phase in steps:
        for action in steps[state.phase](state, seat, options):
            yield seat, action


def _start(state: State, seat: int, options: Options) -> Iterator[Buy | PlayCards | Box]:
    wood, hand = state.wood[seat], state.hand[seat]
    if state.bought == NOBODY:
        for kind in OFFERINGS:
            price = price_of(state, seat, kind, options)
            kept = options.moai_price if _has_to_build(state, seat, options) else 0
            if state.supply[kind] > 0 and price <= wood - kept and (price or options.free_buy):
                yield Buy(kind)
    for card in CARDS:
        most = min(hand[card], 3) if card > MOAI else min(hand[card], 1)
        for number in range(1, most + 1):
            if (options.moai_price if card == MOAI else number - 1) <= wood:
                yield PlayCards((card,) * number)
    if stuck(state, seat, options):
        yield Box((MOAI,))


def _has_to_build(state: State, seat: int, options: Options) -> bool:
    """Whether the player may do nothing but build, if the table has ruled to count the wood before
    buying.
    """
    if not options.box_test_before_buy or state.hand[seat][MOAI] < options.hand_size:
        return False
    return state.wood[seat] >= options.moai_price


def _offers(state: State, seat: int, options: Options) -> Iterator[Offer]:
    order = offering_order(state, seat, options)
    choices = []
    for giver in order:
        kept = stays(state, giver, options)
        kinds = [kind for kind in OFFERINGS if state.purses[giver].can_give(kind, kept)]
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
    """A card that comes to the front unseen is one of those that the deck still has."""
    left = [card for card, most in enumerate(deck_limits(options)) if state.seen[card] < most]
    for column, cards in enumerate(state.columns if state.to_draw > 0 else ()):
        if options.covered_unseen and cards[-2:-1] == [HIDDEN]:
            yield from (Draw((column,), exposed=card) for card in left)
        elif cards:
            yield Draw((column,))


def _takes(state: State, seat: int, options: Options) -> Iterator[Take]:
    if state.evaluated == MOAI:
        owners = [owner for owner in clockwise(state) if state.dues[owner]]
        for choices in product((WOOD, GLORY), repeat=len(owners)):
            yield Take(tuple((owner, None, (thing,)) for owner, thing in zip(owners, choices, strict=True)))
        return
    for got in _gathered(state.evaluated - 3, takers(state, options), state.supply[:], {}, options):
        yield Take(tuple((taker, None, got[taker]) for taker in clockwise(state) if taker in got))


def _gathered(
    kind: int, queue: list[int], supply: list[int], got: dict[int, tuple[int, ...]], options: Options
) -> Iterator[dict[int, tuple[int, ...]]]:
    """The ways to pay a short kind out, one card after the other."""
    if not queue:
        yield got
        return
    taker, *rest = queue
    before = got.get(taker, ())
    replaced = [thing for thing in before if thing not in (kind, NONE)]
    for thing in [kind] if supply[kind] > 0 else substitutes(supply, replaced, options):
        left = supply[:]
        if thing != NONE:
            left[thing] -= 1
        yield from _gathered(kind, rest, left, got | {taker: (*before, thing)}, options)
