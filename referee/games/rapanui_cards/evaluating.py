"""What an evaluation does to the table; a part of effects.py, which calls it at the end of a turn."""

from __future__ import annotations

from .actions import Take
from .cards import HIDDEN, MOAI, PRIEST, WOODCUTTER, offering_of
from .options import Options
from .payment import GLORY, WOOD, incomes
from .state import CHOOSE, DONE, NOBODY, OFFERINGS, State, dues_of


def evaluate(state: State, options: Options) -> None:
    """The card exposed last pays all players, as far as nobody has to choose."""
    card = state.columns[exposing_column(state, options)][-1]
    if card == HIDDEN:  # only in a log that broke a rule: nobody can tell what was paid
        state.phase = DONE
        return
    state.evaluated = card
    state.dues = dues_of(state, card, options)
    if card in (WOODCUTTER, PRIEST):
        pay(state, WOOD if card == WOODCUTTER else GLORY, options)
    elif card == MOAI:
        state.phase = CHOOSE if any(state.dues) else DONE
    elif sum(state.dues) <= state.supply[offering_of(card)]:
        gather(state, offering_of(card))
    else:
        state.phase = CHOOSE


def exposing_column(state: State, options: Options) -> int:
    """The column whose front card counts: that of the last draw, or of the last refill of the turn."""
    if options.refill_counts and state.refilled != NOBODY:
        return state.refilled
    return state.last_column


def pay(state: State, thing: int, options: Options) -> None:
    state.dues = incomes(state, dict.fromkeys(range(state.players), thing), options)
    stock = state.wood if thing == WOOD else state.glory
    for seat, due in enumerate(state.dues):
        stock[seat] += due
    state.phase = DONE


def gather(state: State, kind: int) -> None:
    for seat, due in enumerate(state.dues):
        if due:
            state.purses[seat].gain(kind, due)
            state.supply[kind] -= due
    state.phase = DONE


def receive(state: State, action: Take, options: Options) -> None:
    """Everybody takes what the line says; wood and glory as far as they are due."""
    if state.evaluated == MOAI:
        chosen = {taker: things[0] for taker, _, things in reversed(action.shares)}
        for seat, income in enumerate(incomes(state, chosen, options)):
            if chosen.get(seat) in (WOOD, GLORY):
                stock = state.wood if chosen[seat] == WOOD else state.glory
                stock[seat] += income
        return
    for taker, _, things in action.shares:
        for thing in things[: max(1, state.dues[taker])]:
            if thing in OFFERINGS and state.supply[thing] > 0:
                state.supply[thing] -= 1
                state.purses[taker].gain(thing)
