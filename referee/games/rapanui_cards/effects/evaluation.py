"""What an evaluation does to the table at the end of a turn."""

from __future__ import annotations

from ..actions import Take
from ..calculations.payment import GLORY, WOOD, cards_taken, incomes, named_cards, takers
from ..cards import FIRST_GATHERER, HIDDEN, MOAI, PRIEST, WOODCUTTER, offering_of
from ..options import Options
from ..state.state import CHOOSE, DONE, NOBODY, OFFERINGS, State, dues_of

TOKENS = (WOOD, GLORY)


def evaluate(state: State, options: Options) -> None:
    """The card exposed last pays all players, except where a player has a choice.

    It is the front card of the column of the last draw, or of the last refill of the turn.
    """
    refilled = state.refilled
    column = refilled if refilled != NOBODY and options.refill_counts else state.last_column
    cards = [] if column == NOBODY else state.columns[column]
    card = cards[-1] if cards else HIDDEN
    if card == HIDDEN:  # only in a log that broke a rule: nobody can tell what was paid
        state.phase = DONE
        return
    state.evaluated = card
    dues = state.dues = dues_of(state, card, options)
    if card > MOAI and sum(dues) <= state.supply[card - FIRST_GATHERER] > 0:
        gather(state, card - FIRST_GATHERER)
    elif card in (WOODCUTTER, PRIEST):
        pay(state, WOOD if card == WOODCUTTER else GLORY, options)
    elif card == MOAI:
        state.phase = CHOOSE if any(state.dues) else DONE
    elif not any(state.supply):
        state.dues = [0] * state.players  # nothing can be received, so nobody has to say so
        state.phase = DONE
    elif sum(dues) <= state.supply[offering_of(card)]:
        gather(state, offering_of(card))
    elif sum(state.supply) == state.supply[offering_of(card)]:
        gather_the_last(state, offering_of(card), options)
    else:
        state.phase = CHOOSE


def pay(state: State, thing: int, options: Options) -> None:
    if options.tokens_limited:
        state.dues = incomes(state, dict.fromkeys(range(state.players), thing), options)
    stock = state.wood if thing == WOOD else state.glory
    for seat, due in enumerate(state.dues):
        stock[seat] += due
    state.phase = DONE


def gather(state: State, kind: int) -> None:
    purses, supply = state.purses, state.supply
    for seat, due in enumerate(state.dues):
        if due:
            purses[seat].gain(kind, due)
            supply[kind] -= due
    state.phase = DONE


def gather_the_last(state: State, kind: int, options: Options) -> None:
    """All other piles are empty: players who come too late receive nothing, so nobody has a choice."""
    state.paid_out = state.supply[kind]
    for seat in takers(state, options)[: state.paid_out]:
        state.purses[seat].gain(kind)
    state.supply[kind] = 0
    state.phase = DONE


def receive(state: State, action: Take, options: Options) -> None:
    """Every player takes what the line says; wood and glory only as far as they are due."""
    if state.evaluated == MOAI:
        chosen = {taker: things[0] for taker, _, things in reversed(action.shares)}
        for seat, income in enumerate(incomes(state, chosen, options)):
            if chosen.get(seat) in TOKENS:
                tokens(state, chosen[seat])[seat] += income
                state.dues[seat] = 0  # the others may choose in a clause or a line of their own
        return
    for taker, things in named_cards(state, action).items():
        hand_out(state, taker, things)


def tokens(state: State, thing: int) -> list[int]:
    return state.wood if thing == WOOD else state.glory


def hand_out(state: State, taker: int, things: list[int]) -> None:
    for thing in things:
        if thing in OFFERINGS and state.supply[thing] > 0:
            state.supply[thing] -= 1
            state.purses[taker].gain(thing)


def receive_unread(state: State, action: Take, options: Options) -> None:
    """The evaluated card is unknown; a choice without numbers is one of moai owners."""
    if all(amount is None and things[0] in TOKENS for _, amount, things in action.shares):
        state.dues = dues_of(state, MOAI, options)
    else:
        state.dues = [0] * state.players
    receive_as_written(state, action, options)


def receive_as_written(state: State, action: Take, options: Options) -> None:
    """Players took something against the rules: each listed player has what the line says, and no more."""
    chosen = {taker: things[0] for taker, _, things in reversed(action.shares)}
    due = state.dues if state.phase != CHOOSE else incomes(state, chosen, options)
    if state.phase == DONE and state.evaluated != NOBODY:
        for taker in chosen:
            _give_back(state, taker)
    told: set[int] = set()
    for taker, amount, things in action.shares:
        number = amount if amount is not None else 0 if taker in told else due[taker]
        if things[0] in TOKENS:
            tokens(state, things[0])[taker] += number
        told.add(taker)
    for taker, cards in cards_taken(action).items():
        hand_out(state, taker, cards)


def _give_back(state: State, taker: int) -> None:
    """Undo what the evaluation has paid automatically."""
    if state.evaluated in (WOODCUTTER, PRIEST):
        tokens(state, WOOD if state.evaluated == WOODCUTTER else GLORY)[taker] -= state.dues[taker]
    elif state.evaluated > MOAI:
        kind = offering_of(state.evaluated)
        number = state.dues[taker]
        if state.paid_out:
            number = takers(state, state.options)[: state.paid_out].count(taker)
        for _ in range(number):
            state.supply[kind] += state.purses[taker].give(kind)
