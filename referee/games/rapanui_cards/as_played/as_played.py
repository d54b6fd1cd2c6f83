"""What an illegal action does to the table if the players carry it out anyway.

Cards that are not there cannot be moved, and wood that is not there cannot be paid. Everything else is
carried out: a card bought late or on credit is bought, a card played out of turn lies in the display.
What the players agreed to (a waiver) is carried out exactly as written. Without a waiver the scribe more
likely meant what was due, and that is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.core.acts import Misnamed, NotAnAction, Resign, TurnEnds
from referee.core.kinds import Forced

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
    Keep,
    Offer,
    Owns,
    Pile,
    PlayCards,
    Position,
    Refill,
    Reveal,
    Stone,
    StoneTouched,
    Supply,
    Take,
    Values,
    Wood,
)
from ..cards import HIDDEN, MOAI
from ..effects import drawing, effects, laying
from ..effects.evaluation import receive_as_written
from ..options import Options
from ..state.offering_round import offering_order
from ..state.state import (
    CHOOSE,
    DONE,
    DRAW,
    EXTRA,
    FILL,
    NOBODY,
    OFFER,
    OFFERINGS,
    OVER,
    SETUP,
    START,
    THE_EXTRA,
    State,
    play_cost,
    price_of,
)
from .unknown_names import as_far_as_read

Done = tuple[object, ...]


def acting(
    deed: Callable[[State, int, Any, Options], Done | None],
) -> Callable[[State, int, Any, Options], Done | None]:
    """The player who acted had the turn, unless another player's turn had begun."""

    def forced(state: State, seat: int, action: object, options: Options) -> Done | None:
        if seat < 0 or state.phase == OVER:
            state.played_on = state.played_on or state.phase == OVER
            return None if state.phase == OVER else deed(state, seat, action, options)
        if seat != state.active and state.phase != DONE:
            state.meddled = seat, state.done
        if state.phase == SETUP:
            laying.lay_missing(state, options)
        if state.phase == DONE and seat != state.active and not isinstance(action, Take):
            effects.turn_ends(state, seat, TurnEnds(), options)
        if state.phase == START and seat != state.active:
            if state.acted:
                return meddle(state, seat, action, options)
            state.due, state.active = state.active, seat
        state.acted = True
        return deed(state, seat, action, options)

    return forced


def meddle(state: State, seat: int, action: object, options: Options) -> Done | None:
    """A player acts in a turn that another has begun: cards and wood move, and the turn goes on."""
    if isinstance(action, Buy):
        return buy(state, seat, action, options)
    if isinstance(action, PlayCards):
        cards = [card for card in action.cards if card != HIDDEN]
        state.wood[seat] -= min(play_cost(tuple(cards), options) if cards else 0, state.wood[seat])
        for card in cards:
            effects.put_down(state, seat, card)
            state.display[seat][card] += 1
    elif isinstance(action, Draw):
        for source in action.sources:
            if source < len(state.columns) and state.columns[source]:
                laying.pick_up(state, seat, source, options)
            else:
                state.unknown[seat] += 1
    return ()


def hand(state: State, seat: int, action: Hand, options: Options) -> Done | None:
    if state.phase == SETUP and not state.hands_told[action.player]:
        laying.hand(state, seat, action, options)
    return ()


def column(state: State, seat: int, action: Column | Refill, options: Options) -> Done | None:
    if state.phase == SETUP and not state.columns[action.column] and action.cards:
        laying.column(state, seat, Column(action.column, action.cards), options)
    elif state.phase == FILL and action.column == state.emptied:  # it is the refill, by another name
        return refill(state, seat, Refill(action.column, action.cards), options)
    return ()


def refill(state: State, seat: int, action: Refill, options: Options) -> Done | None:
    if state.phase == SETUP:
        return column(state, seat, action, options)
    if state.phase != FILL:
        return ()
    right = min(options.column_size, state.pile)
    if action.column != state.emptied or not action.cards:
        drawing.assume_refill(state, options)
        return ()
    cards = (HIDDEN,) * (right - len(action.cards)) + action.cards[-right:]
    drawing.refill(state, seat, Refill(action.column, cards), options)
    return ()


def buy(state: State, seat: int, action: Buy, options: Options) -> Done | None:
    price = price_of(state, seat, action.kind, options) if action.price is None else action.price
    if state.supply[action.kind] > 0:
        price = min(price, state.wood[seat])
        state.wood[seat] -= price
        state.spent = price if seat == state.active else state.spent
        state.supply[action.kind] -= 1
        state.purses[seat].gain(action.kind)
    if seat == state.active:
        state.bought = action.kind
    return ()


def play(state: State, seat: int, action: PlayCards, options: Options) -> Done | None:
    """Cards that are not in the hand came from somewhere else, or other cards were meant."""
    if HIDDEN in action.cards or not action.cards:
        state.unsure = True
        return ()
    cost = play_cost(action.cards, options) if action.price is None else action.price
    single = len(set(action.cards)) == 1 and (len(action.cards) == 1 or action.cards[0] > MOAI)
    state.unsure = state.unsure or state.phase != START or not single or cost > state.wood[seat]
    state.wood[seat] -= min(cost, state.wood[seat])
    for card in action.cards:
        state.unsure = state.unsure or state.may_hold(seat, card) == 0
        effects.put_down(state, seat, card)
        state.display[seat][card] += 1
    state.to_draw = options.hand_size - state.hand_size(seat)
    if MOAI in action.cards:
        state.built = True
        state.phase = effects.after_building(state, seat, options)
    else:
        state.phase = DRAW if state.to_draw > 0 else DONE
    return ()


def box(state: State, seat: int, action: Box, options: Options) -> Done | None:
    state.unsure = state.unsure or state.phase != START or action.cards != (MOAI,)
    for card in action.cards:
        if card == MOAI and state.may_hold(seat, MOAI):
            effects.put_down(state, seat, MOAI)
            state.boxed += 1
            state.boxed_now = True
    if not state.boxed_now:
        state.unsure = True
        return ()
    state.to_draw = options.hand_size - state.hand_size(seat)
    state.phase = DRAW if state.to_draw > 0 else START
    return ()


def keep(state: State, seat: int, action: Keep, options: Options) -> Done | None:
    state.unsure = True
    return ()


def offer(state: State, seat: int, action: Offer, options: Options) -> Done | None:
    state.unsure = state.unsure or state.phase == START
    if state.phase != OFFER:
        state.skipped |= THE_EXTRA  # if there is one, it is a part of the same fault
    for giver, kind, _ in action.offered:
        purse = state.purses[giver]
        if kind != HIDDEN and purse.give(kind):
            state.stone[kind] += 1
        elif purse.hide(state.turn):  # whatever it was
            state.hidden_on_stone += 1
            state.offer_turns.append((state.turn, giver))
    state.laid += [giver for giver, _, _ in action.offered]
    builder_is_due = state.active in offering_order(state, state.active, options)
    if state.phase == OFFER and not (seat != state.active and builder_is_due):
        state.phase = EXTRA if any(state.supply) and not state.extra_laid else DRAW
    if state.phase != OFFER:
        state.laid = []
    return ()


def extra(state: State, seat: int, action: Extra, options: Options) -> Done | None:
    """A card laid before an offering round that is still to come does not end the round."""
    state.unsure = state.unsure or state.phase == START
    for kind in action.kinds:
        if kind in OFFERINGS and state.supply[kind] > 0:
            state.supply[kind] -= 1
            state.stone[kind] += 1
    state.extra_laid = True
    if state.phase == EXTRA:
        state.phase = DRAW
    return ()


def draw(state: State, seat: int, action: Draw, options: Options) -> Done | None:
    drawing.draw_somehow(state, seat, action, options)
    return ()


def draw_all(state: State, seat: int, action: Draw, options: Options) -> Done | None:
    """The table lets a player draw more cards than are due: take every card that is named."""
    if state.phase in (DRAW, DONE, OFFER, EXTRA):
        state.to_draw = max(state.to_draw, len(action.sources))
        state.phase = DRAW
    drawing.draw_somehow(state, seat, action, options)
    return ()


def take(state: State, seat: int, action: Take, options: Options) -> Done | None:
    if state.phase == FILL:
        drawing.assume_refill(state, options)
    drawing.stop_drawing(state, options)
    if state.evaluated == NOBODY:
        state.unsure = True
    elif state.phase in (CHOOSE, DONE) and not state.taken:
        action, state.taking = Take((*state.taking, *action.shares)), ()
        receive_as_written(state, action, options)
        state.phase = DONE
        state.taken = True
    return ()


def unread(state: State, seat: int, action: object, options: Options) -> Done | None:
    """An unknown action was done."""
    state.unsure = True
    return None


def touched(state: State, seat: int, action: StoneTouched, options: Options) -> Done | None:
    return None


def misnamed(state: State, seat: int, action: Misnamed, options: Options) -> Done | None:
    """The verb was read, so the step is done. In an offering round that was not read, every player who
    can lays a card.
    """
    known = as_far_as_read(action)
    if isinstance(known, Column):  # a word that is no card may stand for several
        lost = (HIDDEN,) * (options.column_size - len(known.cards))
        return column(state, seat, Column(known.column, lost + known.cards), options)
    if isinstance(known, Refill):
        return refill(state, seat, known, options)
    if isinstance(known, Draw) and seat >= 0:
        return draw(state, seat, known, options)
    if state.phase == SETUP:
        state.misread_hands += action.verb == "hand"
        laying.begin_if_ready(state)
        return None
    if action.verb == "buy":
        return None  # what was paid for which card is not known, but the rest of the turn is
    state.unsure = True
    if action.verb == "offer" and state.phase == OFFER:
        everybody = tuple((giver, HIDDEN, False) for giver in offering_order(state, seat, options))
        return offer(state, seat, Offer(everybody), options)
    if action.verb == "refill" and state.phase == FILL:
        drawing.assume_refill(state, options)
    return None


def turn_ends(state: State, seat: int, action: TurnEnds, options: Options) -> Done | None:
    """An incomplete turn is over all the same; a column that was not refilled stays empty."""
    return effects.turn_ends(state, seat, action, options)


AS_WAIVED: dict[type, Forced[State, Options]] = {Draw: acting(draw_all)}
_AS_GIVEN = "It is left out of the position."
_NOT_BELIEVED = "It is ignored: the hidden cards stay as uncertain as before."

WHAT_IT_DOES: dict[type, tuple[Forced[State, Options] | None, str]] = {
    Position: (None, _AS_GIVEN),
    FinalTable: (None, "Nothing changes."),
    Display: (None, _AS_GIVEN),
    Owns: (None, _AS_GIVEN),
    Supply: (None, _AS_GIVEN),
    Wood: (None, _AS_GIVEN),
    Glory: (None, _AS_GIVEN),
    Pile: (None, _AS_GIVEN),
    Hand: (
        hand,
        "The cards become the player's hand if the log has not given one yet and the first "
        "turn has not begun.",
    ),
    Column: (
        column,
        "The cards lie in the column if it is still empty and the first turn has not begun. Later they lie "
        "there as a refill, if the column waits for one.",
    ),
    Refill: (
        refill,
        "The cards lie in the column that is waiting for a refill, up to the right number. Where the "
        "line does not fit, unknown cards lie there instead.",
    ),
    Buy: (
        acting(buy),
        "The card is bought if the supply has one. The buyer pays the price written, or the right price "
        "if none is written, but no more than the wood they have.",
    ),
    PlayCards: (
        acting(play),
        "The cards lie in the display. The player pays for them, but no more than the wood they have. "
        "If the player cannot have held a card, it counts as played anyway, and the rest of the hand "
        "becomes less certain. The turn goes on as after such cards.",
    ),
    Box: (acting(box), "The moai named leave the game, as far as they are in the hand."),
    Keep: (acting(keep), "Nothing moves, and the turn is over."),
    Offer: (acting(offer), "Every card that the player can own lies on the stone."),
    Extra: (acting(extra), "The cards lie on the stone, as far as the supply has them."),
    Draw: (
        acting(draw),
        "The player draws as many cards as are due, from the columns named where that is possible. A "
        "card that cannot be identified counts as unknown. If the draw is waived, all cards named are "
        "drawn.",
    ),
    Take: (
        acting(take),
        "Players receive what is written, as far as the supply has it. Players who are not named "
        "receive what is due.",
    ),
    Reveal: (None, _NOT_BELIEVED),
    Holdings: (None, _NOT_BELIEVED),
    Stone: (None, _NOT_BELIEVED),
    Values: (None, _NOT_BELIEVED),
    StoneTouched: (acting(touched), "Nothing moves."),
    Resign: (None, "Nothing moves: the rulebooks have no resignation."),
    TurnEnds: (
        turn_ends,
        "An incomplete turn is over anyway. A column that was not refilled stays empty.",
    ),
    NotAnAction: (
        acting(unread),
        "Something was done, but it is not clear what. Steps missing from this turn are then not reported.",
    ),
    Misnamed: (acting(misnamed), "The step is done with unknown cards."),
}
"""What the replay does with each kind of illegal action, and the same in words for a reader."""

AS_PLAYED: dict[type, Forced[State, Options]] = {
    kind: deed for kind, (deed, _) in WHAT_IT_DOES.items() if deed is not None
}
IN_WORDS: dict[type, str] = {kind: words for kind, (_, words) in WHAT_IT_DOES.items() if words}
