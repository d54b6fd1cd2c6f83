"""What lies on the table before the first turn, and cards laid later; a part of effects.py."""

from __future__ import annotations

from typing import Any

from .actions import Column, Display, Glory, Hand, Owns, Pile, Position, Supply, Wood
from .cards import CARDS, HIDDEN
from .holdings import Purse
from .options import Options
from .state import SETUP, START, State, deck_size

Events = tuple[Any, ...]
NOTHING: Events = ()


def hand(state: State, seat: int, action: Hand, options: Options) -> Events:
    for card in action.cards:
        state.hand[action.player][card] += 1
    state.hands_told[action.player] = True
    begin_if_ready(state)
    return NOTHING


def position(state: State, seat: int, action: Position, options: Options) -> Events:
    state.given = True
    state.turn, state.active = action.turn, action.player
    state.pile = deck_size(options) - options.columns * options.column_size
    return NOTHING


def display(state: State, seat: int, action: Display, options: Options) -> Events:
    state.display[action.player] = [action.cards.count(card) for card in CARDS]
    return NOTHING


def owns(state: State, seat: int, action: Owns, options: Options) -> Events:
    state.purses[action.player] = Purse(by_kind(action.counts))
    return NOTHING


def supply(state: State, seat: int, action: Supply, options: Options) -> Events:
    for kind, number in action.counts:  # of a kind that is left out, nothing is said
        state.supply[kind] = number
    return NOTHING


def wood(state: State, seat: int, action: Wood, options: Options) -> Events:
    state.wood[action.player] = action.number
    return NOTHING


def glory(state: State, seat: int, action: Glory, options: Options) -> Events:
    state.glory[action.player] = action.number
    return NOTHING


def pile(state: State, seat: int, action: Pile, options: Options) -> Events:
    if state.given:
        state.pile = action.number
    return NOTHING


def column(state: State, seat: int, action: Column, options: Options) -> Events:
    lay(state, action.column, action.cards)
    begin_if_ready(state)
    return NOTHING


def lay(state: State, column: int, cards: tuple[int, ...]) -> None:
    state.columns[column].extend(cards)
    if not (state.given and state.phase == SETUP):
        state.pile -= len(cards)
    for card in cards:
        if card != HIDDEN:
            state.seen[card] += 1


def begin_if_ready(state: State) -> None:
    if all(state.hands_told) and all(state.columns):
        state.phase = START


def by_kind(counts: tuple[tuple[int, int], ...]) -> tuple[int, int, int, int]:
    """Kinds and numbers as four numbers; a kind that is not named counts none."""
    numbers = dict(counts)
    return numbers.get(0, 0), numbers.get(1, 0), numbers.get(2, 0), numbers.get(3, 0)
