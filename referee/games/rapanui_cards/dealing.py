"""Chance: the start hands, the first layout and every refill, out of the cards that nobody has seen yet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .actions import Column, Hand, Refill
from .cards import CARD_NAMES, CARDS, GATHERERS
from .options import Options
from .picture.words import say
from .state.state import FILL, SETUP, State, deck_limits

EACH_HAND = 3
UNSEEN = "?"
"""What is written for a card that nobody saw."""


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


def dealt_order(state: State, options: Options) -> str:
    """A column and a refill have an order. A hand has none."""
    is_hand = state.phase == SETUP and not all(state.hands_told)
    return "" if is_hand or state.phase not in (SETUP, FILL) else say("back to front")


def next_dealt(state: State, options: Options, words: Sequence[str]) -> tuple[str, ...]:
    """The cards that may follow these in the hand, the column or the refill that comes next."""
    if state.phase == SETUP and not all(state.hands_told):
        return _next_of_hand(state, options, words) if len(words) < EACH_HAND else ()
    number = options.column_size if state.phase == SETUP else min(options.column_size, state.pile)
    if state.phase not in (SETUP, FILL) or len(words) >= number:
        return ()
    limits = deck_limits(options)
    left = [limits[card] - state.seen[card] - words.count(CARD_NAMES[card]) for card in CARDS]
    found = tuple(CARD_NAMES[card] for card in CARDS if left[card] > 0)
    is_front = len(words) == number - 1
    return (*found, UNSEEN) if options.covered_unseen and not is_front else found


def _next_of_hand(state: State, options: Options, words: Sequence[str]) -> tuple[str, ...]:
    most = {"distinct": 1, "three-per-kind": EACH_HAND}.get(options.start_kinds)
    found = []
    for card in GATHERERS:
        dealt = sum(hand[card] for hand in state.hand) if options.start_kinds != "distinct" else 0
        if most is None or dealt + words.count(CARD_NAMES[card]) < most:
            found.append(CARD_NAMES[card])
    return tuple(found)
