"""What a legal action does to the table. Only this room and as_played change a state."""

from __future__ import annotations

from referee.core.acts import LostLine, Resign, Result, TurnEnds, Unreadable
from referee.core.defaults import nothing_happens
from referee.core.kinds import Effect

from ..actions import (
    Box,
    Buy,
    Column,
    Display,
    Draw,
    Extra,
    FinalTable,
    Glory,
    Hand,
    Holdings,
    Offer,
    Owns,
    Pile,
    PlayCards,
    Position,
    Refill,
    Reveal,
    Stone,
    Supply,
    Take,
    Values,
    Wood,
)
from ..calculations.payment import still_short
from ..cards import HIDDEN, MOAI
from ..options import Options
from ..state.offering_round import offering_order, stays
from ..state.state import (
    CHOOSE,
    DONE,
    DRAW,
    EXTRA,
    FILL,
    NOBODY,
    OFFER,
    OVER,
    SETUP,
    START,
    THE_ROUND,
    State,
    begun,
    gives_final_cards,
    play_cost,
    price_of,
)
from . import drawing, laying
from .drawing import assume_refill, count, stop_drawing
from .evaluation import receive, receive_unread
from .laying import tell_once

Events = tuple[object, ...]
NOTHING: Events = ()


def buy(state: State, seat: int, action: Buy, options: Options) -> Events:
    price = price_of(state, seat, action.kind, options)
    state.wood[seat] -= price
    state.supply[action.kind] -= 1
    state.purses[seat].gain(action.kind)
    state.bought, state.spent = action.kind, price
    count(state)
    return NOTHING


def play(state: State, seat: int, action: PlayCards, options: Options) -> Events:
    state.wood[seat] -= play_cost(action.cards, options)
    display = state.display[seat]
    for card in action.cards:
        put_down(state, seat, card)
        display[card] += 1
    count(state)
    if state.phase != START:  # only where something before could not be read: drawn first, then played
        state.unknown[seat] += len(action.cards)
        return NOTHING
    state.to_draw = len(action.cards)
    state.built = action.cards[0] == MOAI
    state.phase = after_building(state, seat, options) if state.built else DRAW
    return NOTHING


def put_down(state: State, seat: int, card: int) -> None:
    """A card leaves the hand; if it is not known to be there, it is one of the unknown cards of the
    hand.
    """
    hand = state.hand[seat]
    if hand[card] > 0:
        hand[card] -= 1
    else:
        state.unknown[seat] -= 1


def after_building(state: State, seat: int, options: Options) -> int:
    """Begin the offering round. If nobody owns a card there is none, except for the extra card."""
    if offering_order(state, seat, options):
        return OFFER
    return EXTRA if any(state.supply) and options.extra_without_card else DRAW


def box(state: State, seat: int, action: Box, options: Options) -> Events:
    put_down(state, seat, MOAI)
    state.boxed += 1
    state.boxed_now = True
    state.to_draw = 1
    state.phase = DRAW
    count(state)
    return NOTHING


def build_unread(state: State, seat: int, options: Options) -> None:
    """An offering round shows that the unread action before it built a moai."""
    if state.phase == START:
        state.wood[seat] -= min(options.moai_price, state.wood[seat])
        put_down(state, seat, MOAI)
        state.display[seat][MOAI] += 1
        state.to_draw = 1
        state.built = True


def offer(state: State, seat: int, action: Offer, options: Options) -> Events:
    late = state.phase not in (START, OFFER)  # the round was left out before a draw, and is told now
    build_unread(state, seat, options)
    builder = state.active if state.phase == OFFER else seat
    kept_now = stays(state, state.active, options)
    for giver, kind, _ in action.offered:
        kept = kept_now if giver == state.active else None
        if kind == HIDDEN:
            state.purses[giver].hide(state.turn, kept)
            state.hidden_on_stone += 1
            state.offer_turns.append((state.turn, giver))
        else:
            state.purses[giver].give(kind, kept)
            state.stone[kind] += 1
            state.face_down[kind] += giver == builder
    state.skipped &= ~THE_ROUND
    state.laid += [giver for giver, _, _ in action.offered]
    if not late and not (state.phase == OFFER and offering_order(state, builder, options)):
        state.phase = EXTRA if extra_is_due(state, builder, options) else DRAW
    if state.phase != OFFER:
        state.laid = []
    count(state)
    return NOTHING


def extra_is_due(state: State, builder: int, options: Options) -> bool:
    owned = builder in state.laid
    return any(state.supply) and (owned or options.extra_without_card) and not state.extra_laid


def extra(state: State, seat: int, action: Extra, options: Options) -> Events:
    for kind in action.kinds:
        state.supply[kind] -= 1
        state.stone[kind] += 1
        state.extra_laid = True
    build_unread(state, seat, options)
    state.skipped = 0
    if state.phase in (START, EXTRA):
        state.phase = DRAW
    count(state)
    return NOTHING


def take(state: State, seat: int, action: Take, options: Options) -> Events:
    count(state)
    if state.phase == CHOOSE:
        if state.evaluated > MOAI:
            action = Take((*state.taking, *action.shares))
            if still_short(state, action, options):
                state.taking = action.shares
                state.told_by += [taker for taker, _, _ in action.shares]
                return NOTHING
        receive(state, action, options)
        state.taken = not (state.evaluated == MOAI and any(state.dues))
        state.phase = DONE if state.taken else CHOOSE
        return NOTHING
    if state.evaluated == NOBODY:
        receive_unread(state, action, options)
    # else only what was paid already is told again
    state.told_by += [taker for taker, _, _ in action.shares]
    state.phase = DONE
    return NOTHING


def reveal(state: State, seat: int, action: Reveal, options: Options) -> Events:
    for builder, purse in enumerate(state.purses):
        if action.turn in purse.open_turns and purse.reveal(action.turn, action.kind):
            state.revealed.append((action.turn, builder, action.kind))
            state.stone[action.kind] += 1
            state.face_down[action.kind] += 1
            state.hidden_on_stone -= 1
            state.offer_turns = [each for each in state.offer_turns if each[0] != action.turn]
            return NOTHING
    return NOTHING


def holdings(state: State, seat: int, action: Holdings, options: Options) -> Events:
    if gives_final_cards(state, action):
        return laying.owns(state, seat, Owns(action.player, action.counts), options)
    state.purses[action.player].settle(laying.by_kind(action.counts))
    return NOTHING


def stone(state: State, seat: int, action: Stone, options: Options) -> Events:
    if not begun(state):
        state.stone = list(laying.by_kind(action.counts))
        tell_once(state, "stone", NOBODY)
        laying.the_rest_is_supply(state, options)
    else:
        state.told_stone = laying.by_kind(action.counts)
    return NOTHING


def turn_ends(state: State, seat: int, action: TurnEnds, options: Options) -> Events:
    if not state.acted or state.phase in (SETUP, OVER):
        return NOTHING
    stop_drawing(state, options)
    if state.taking:
        receive(state, Take(state.taking), options)
    if state.due != NOBODY and state.phase != DONE:  # who has taken another's turn did not complete it
        state.active = state.due
    else:
        state.active = (state.active + 1) % state.players
    state.turn += 1
    if state.phase == FILL:
        assume_refill(state, options)
        if state.phase == OVER:
            return NOTHING
    clear_turn(state)
    return NOTHING


def clear_turn(state: State) -> None:
    """Nothing has been done in the new turn."""
    state.closed = state.evaluated
    state.done = state.to_draw = state.drawn = 0
    state.spent = state.paid_out = state.skipped = 0
    state.told_by, state.taking, state.laid = [], (), []
    state.due = NOBODY
    state.acted = state.taken = state.boxed_now = state.built = state.extra_laid = state.unsure = False
    state.bought = state.emptied = state.refilled = state.evaluated = state.last_column = NOBODY
    state.phase = START


def turn_taken(state: State, seat: int, action: object) -> None:
    if state.phase == SETUP and seat >= 0:
        laying.lay_missing(state, state.options)
    state.played_on = state.played_on or state.phase == OVER
    if seat != state.active and state.phase != DONE:
        state.meddled = seat, state.done
    if state.phase in (START, DONE) and seat == state.active:
        state.acted = True


def unreadable(state: State, seat: int, action: Unreadable, options: Options) -> Events:
    if state.phase not in (SETUP, OVER) and seat >= 0:
        state.active = seat
        state.unsure = True
        count(state)
    return NOTHING


def lost_line(state: State, seat: int, action: LostLine, options: Options) -> Events:
    """A set-up line cannot be read."""
    if action.word == "refill" and state.phase == FILL:
        assume_refill(state, options)
        return NOTHING
    return laying.lost_line(state, seat, action, options)


EFFECTS: dict[type, Effect[State, Options]] = {
    Position: laying.position,
    FinalTable: laying.final_table,
    Display: laying.display,
    Owns: laying.owns,
    Supply: laying.supply,
    Wood: laying.wood,
    Glory: laying.glory,
    Pile: laying.pile,
    Hand: laying.hand,
    Column: laying.column,
    Refill: drawing.refill,
    Buy: buy,
    PlayCards: play,
    Box: box,
    Offer: offer,
    Extra: extra,
    Draw: drawing.draw,
    Take: take,
    Reveal: reveal,
    Holdings: holdings,
    Stone: stone,
    Values: nothing_happens,
    TurnEnds: turn_ends,
    Resign: nothing_happens,
    Result: nothing_happens,
    Unreadable: unreadable,
    LostLine: lost_line,
}
