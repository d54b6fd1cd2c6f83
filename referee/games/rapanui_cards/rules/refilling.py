"""Refills: what is laid into an emptied column."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.rule import Breach

from ..actions import Refill
from ..cards import CARD_NAMES, HIDDEN, cards_of
from ..options import Options
from ..state.state import CHOOSE, DONE, DRAW, EXTRA, FILL, OFFER, OVER, START, State
from ..voice import VOICE
from .book import left_out, rule
from .drawing import DRAW_4, FILL_1
from .setup import CARD_1, deck_has_such_a_card


@FILL_1.check(on=TurnEnds, during=(FILL,))
def refill_was_written(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return left_out(state, True, {"case": "turn", "column": state.emptied + 1})


FILL_3 = rule(
    "KO-FILL-3",
    "S3-R",
    "Only empty columns are refilled",
    "A column that still holds a card is never refilled.",
    "column {column} still has {number}, so it is not refilled",
)


@FILL_3.check(on=Refill, during=(START, OFFER, EXTRA, DRAW, FILL, CHOOSE, DONE))
def column_is_empty(state: State, seat: int, action: Refill, options: Options) -> Breach:
    number = len(state.columns[action.column])
    if not number or action.column in state.assumed:
        return None
    return {"column": action.column + 1, "number": cards_of(number)}


FILL_2 = rule(
    "KO-FILL-2",
    "S3-R END",
    "A refill is four cards, or the last ones",
    "A refill is four cards from the draw pile, or all that are left.",
    {
        "size": "a refill has {right}, not {written}",
        "last": "{left|only {left} card is|only {left} cards are} left in the draw pile, so this refill "
        "has {right}, not {written}",
        "none": "at this table no refill is laid when fewer than four cards are left: the game is over",
    },
)


@FILL_2.check(on=Refill, during=(FILL,))
def refill_is_four_cards(state: State, seat: int, action: Refill, options: Options) -> Breach:
    right = min(options.column_size, state.pile)
    if len(action.cards) == right:
        return None
    facts = {"right": cards_of(right), "written": len(action.cards)}
    if right < options.column_size:
        return {"case": "last", "left": right} | facts
    return {"case": "size"} | facts


@FILL_2.check(on=Refill, during=(DRAW, OVER), when=lambda options: options.short_refill_is_none)
def short_refill_is_not_laid(state: State, seat: int, action: Refill, options: Options) -> Breach:
    if state.columns[action.column] or not 0 < state.pile < options.column_size:
        return None
    return {"case": "none"}


FILL_4 = rule(
    "KO-FILL-4",
    "S3-E",
    "The last card laid lies in front",
    "The cards of a refill are written in the order laid, and the last one is the front card.",
    "the front card is the last one laid, {right}, not {written}",
)


@FILL_4.check(on=Refill, during=(FILL,), extra=True)
def last_card_is_in_front(state: State, seat: int, action: Refill, options: Options) -> Breach:
    if action.front is None or not action.cards or action.front == action.cards[-1]:
        return None
    return {
        "right": VOICE.term(CARD_NAMES[action.cards[-1]]),
        "written": VOICE.term(CARD_NAMES[action.front]),
    }


@DRAW_4.check(on=Refill, during=(FILL,))
def front_is_as_the_draw_told(state: State, seat: int, action: Refill, options: Options) -> Breach:
    told = state.told_front
    if told is None or not action.cards or action.cards[-1] in (told, HIDDEN):
        return None
    return {
        "case": "exposed",
        "right": VOICE.term(CARD_NAMES[action.cards[-1]]),
        "written": VOICE.term(CARD_NAMES[told]),
    }


CARD_1.check(on=Refill, during=(FILL,))(deck_has_such_a_card)
