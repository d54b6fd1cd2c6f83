"""Chance: the start hands, the first layout and every refill, out of the cards that nobody has seen yet."""

from __future__ import annotations

from random import Random

from .actions import Column, Hand, Refill
from .cards import CARDS, GATHERERS
from .options import Options
from .state.state import FILL, SETUP, State, deck_limits

EACH_HAND = 3


def deal(state: State, options: Options, dice: Random) -> Hand | Column | Refill | None:
    """What is dealt next; None if a player is to act, or the game is over."""
    if state.phase == FILL:
        number = min(options.column_size, state.pile)
        return Refill(state.emptied, _from_the_deck(state, options, dice, number))
    if state.phase != SETUP:
        return None
    for seat, told in enumerate(state.hands_told):
        if not told:
            return Hand(seat, _start_cards(state, options, dice))
    column = next(index for index, cards in enumerate(state.columns) if not cards)
    return Column(column, _from_the_deck(state, options, dice, options.column_size))


def _from_the_deck(state: State, options: Options, dice: Random, number: int) -> tuple[int, ...]:
    limits = deck_limits(options)
    unseen = [card for card in CARDS for _ in range(limits[card] - state.seen[card])]
    return tuple(dice.sample(unseen, number))


def _start_cards(state: State, options: Options, dice: Random) -> tuple[int, ...]:
    """Start hunter-gatherers. No rulebook says of which kinds, but a table may have a ruling."""
    if options.start_kinds == "distinct":
        return tuple(dice.sample(list(GATHERERS), EACH_HAND))
    if options.start_kinds == "three-per-kind":
        dealt = [sum(hand[card] for hand in state.hand) for card in CARDS]
        left = [card for card in GATHERERS for _ in range(EACH_HAND - dealt[card])]
        return tuple(dice.sample(left, EACH_HAND))
    return tuple(dice.choice(GATHERERS) for _ in range(EACH_HAND))
