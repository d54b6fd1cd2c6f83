"""Quick checks of the most frequent actions: playing, drawing, refilling, buying, offering, the result.

Each stands for the checks that it names: if it gives None, all of them hold. In any doubt it gives DOUBT
and the checks themselves are asked. So a quick check may miss a legal action, but never passes an illegal
one.
"""

from __future__ import annotations

from referee.core.acts import Result
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Buy, Column, Draw, Extra, Hand, Offer, PlayCards, Refill, Take
from ..calculations.payment import GLORY, WOOD
from ..cards import HIDDEN, MOAI
from ..options import Options
from ..scoring.scoring import standing
from ..state.offering_round import offering_order
from ..state.state import (
    CHOOSE,
    DRAW,
    EXTRA,
    FILL,
    NOBODY,
    OFFER,
    OVER,
    SETUP,
    START,
    State,
    deck_limits,
    price_of,
)
from . import (
    amounts,
    buying,
    drawing,
    ending,
    evaluation,
    gathering,
    hidden,
    offering,
    playing,
    refilling,
    setup,
    turns,
)
from .book import BOOK


@BOOK.screen(
    PlayCards,
    START,
    of=(
        setup.open_cards_are_named,
        turns.player_is_in_turn,
        turns.player_is_active,
        playing.cards_are_of_one_kind,
        playing.others_come_singly,
        playing.gatherers_are_three_at_most,
        playing.cards_are_in_hand,
        *playing.COSTS_ARE_RIGHT,
        playing.player_can_pay,
        playing.playing_pays_nothing,
    ),
)
def cards_may_be_played(state: State, seat: int, action: PlayCards, options: Options) -> Breach:
    return DOUBT if wood_for(state, seat, action, options) < 0 else None


def wood_for(state: State, seat: int, action: PlayCards, options: Options) -> int:
    """What it costs to play these cards, if that is certainly legal; else less than nothing."""
    cards = action.cards
    if seat != state.active or not cards or action.gain:
        return -1
    card, number = cards[0], len(cards)
    if card < 0 or state.hand[seat][card] < number:
        return -1
    if card > MOAI:
        if number > 1 and (number > playing.MOST_GATHERERS or cards.count(card) != number):
            return -1
        cost = number - 1
    elif number > 1:
        return -1
    else:
        cost = options.moai_price if card == MOAI else 0
    price = action.price
    return cost if (price is None or price == cost) and cost <= state.wood[seat] else -1


@BOOK.screen(
    Draw,
    DRAW,
    of=(
        turns.player_is_active,
        drawing.cards_come_one_by_one,
        *drawing.DRAWS_ARE_POSSIBLE,
        drawing.drawn_cards_are_named,
        drawing.as_many_are_named_as_drawn,
        drawing.exposed_card_is_as_written,
    ),
)
def card_may_be_drawn(state: State, seat: int, action: Draw, options: Options) -> Breach:
    sources, took, told = action.sources, action.took, action.exposed
    if seat != state.active:
        return DOUBT
    if len(sources) != 1 or sources[0] >= drawing.COLUMNS:
        simple = not action.together and took is None and told is None
        return None if simple and drawing.first_fault(state, seat, action)[0] is None else DOUBT
    column = state.columns[sources[0]]
    if state.to_draw < 1 or not column:
        return DOUBT
    if took and (len(took) != 1 or took[0] != column[-1] or took[0] == HIDDEN):
        return DOUBT
    return None if told is None or len(column) == 1 or column[-2] in (told, HIDDEN) else DOUBT


@BOOK.screen(
    Refill,
    FILL,
    of=(
        setup.laid_cards_are_named,
        refilling.column_is_empty,
        refilling.refill_is_four_cards,
        refilling.last_card_is_in_front,
        refilling.front_is_as_the_draw_told,
        setup.deck_has_such_a_card,
    ),
)
def column_may_be_refilled(state: State, seat: int, action: Refill, options: Options) -> Breach:
    cards = action.cards
    if not cards or len(cards) != min(options.column_size, state.pile) or state.columns[action.column]:
        return DOUBT
    front = cards[-1]
    if action.front not in (None, front) or state.told_front not in (None, front):
        return DOUBT
    return _deck_has(state, cards, options)


@BOOK.screen(
    Column,
    SETUP,
    of=(
        setup.laid_cards_are_named,
        setup.column_has_four_cards,
        setup.box_has_such_a_card,
        setup.deck_has_such_a_card,
    ),
)
def column_may_be_laid(state: State, seat: int, action: Column, options: Options) -> Breach:
    if state.given or state.columns[action.column] or len(action.cards) != options.column_size:
        return DOUBT
    return _deck_has(state, action.cards, options)


def _deck_has(state: State, cards: tuple[int, ...], options: Options) -> Breach:
    """Whether the deck has these cards, and all of them are named."""
    if HIDDEN in cards:
        return DOUBT
    seen, limits, number = state.seen, deck_limits(options), len(cards)
    for card in cards:
        left = limits[card] - seen[card]
        if left < number and left < cards.count(card):
            return DOUBT
    return None


@BOOK.screen(
    Buy,
    START,
    of=(
        turns.player_is_in_turn,
        turns.player_is_active,
        buying.one_purchase_a_turn,
        buying.pile_has_a_card,
        buying.price_has_a_floor,
        buying.price_is_right,
        buying.buyer_can_pay,
        buying.bought_card_is_kept,
    ),
)
def card_may_be_bought(state: State, seat: int, action: Buy, options: Options) -> Breach:
    if seat != state.active or state.bought != NOBODY or state.supply[action.kind] <= 0:
        return DOUBT
    price = price_of(state, seat, action.kind, options)
    if action.gain or action.stone or (price == 0 and not options.free_buy):
        return DOUBT
    return None if action.price in (None, price) and price <= state.wood[seat] else DOUBT


@BOOK.screen(
    Offer,
    OFFER,
    of=(
        turns.player_is_active,
        offering.offerers_own_a_card,
        offering.everybody_offers_once,
        offering.round_is_in_order,
        offering.others_offer_openly,
        offering.builder_offers_face_down,
        offering.offered_card_is_owned,
        offering.offering_tells_what_was_hidden,
    ),
)
def round_may_be_held(state: State, seat: int, action: Offer, options: Options) -> Breach:
    """A round in which everybody who owns a card offers one, in order."""
    if seat != state.active or (state.bought != NOBODY and not options.bought_card_offered):
        return DOUBT
    if [giver for giver, _, _ in action.offered] != offering_order(state, seat, options):
        return DOUBT
    unknown = False
    for giver, kind, laid_open in action.offered:
        purse = state.purses[giver]
        if giver == seat:
            if laid_open:
                return DOUBT
        elif kind == HIDDEN:
            return DOUBT
        if kind != HIDDEN and not purse.can_give(kind):
            return DOUBT
        unknown = unknown or bool(purse.open_turns)
    return offering.offering_tells_what_was_hidden(state, seat, action, options) if unknown else None


@BOOK.screen(
    Extra,
    EXTRA,
    of=(
        turns.player_is_active,
        offering.one_extra_card_from_the_supply,
        offering.extra_pile_has_a_card,
        hidden.extra_card_is_open,
    ),
)
def extra_card_may_be_laid(state: State, seat: int, action: Extra, options: Options) -> Breach:
    if seat != state.active or action.own or len(action.kinds) != 1:
        return DOUBT
    kind = action.kinds[0]
    return None if kind != HIDDEN and state.supply[kind] > 0 else DOUBT


@BOOK.screen(
    Take,
    CHOOSE,
    of=(
        turns.player_is_active,
        evaluation.evaluation_happens_once,
        evaluation.things_fit_the_kind,
        evaluation.income_is_taken,
        evaluation.owners_choose,
        evaluation.choice_is_of_one_sort,
        gathering.nobody_is_forgotten,
        gathering.own_kind_is_not_declined,
        gathering.active_player_takes_first,
        gathering.right_kind_is_taken,
        gathering.something_is_left,
        gathering.missing_cards_are_replaced,
        *amounts.AMOUNTS_ARE_RIGHT,
    ),
)
def owners_may_choose(state: State, seat: int, action: Take, options: Options) -> Breach:
    """Owners of moai choose wood or glory, each once. A number may be written if tokens are not limited."""
    if seat != state.active or state.evaluated != MOAI or state.taken or state.told_by:
        return DOUBT
    takers = set()
    for taker, amount, things in action.shares:
        due = state.dues[taker]
        if not due or len(things) != 1 or things[0] not in (WOOD, GLORY):
            return DOUBT
        if amount is not None and (amount != due or options.tokens_limited):
            return DOUBT
        takers.add(taker)
    return None if len(takers) == len(action.shares) else DOUBT


@BOOK.screen(Hand, SETUP, of=(setup.start_hand_is_three_gatherers, setup.box_has_such_a_card))
def hand_may_be_dealt(state: State, seat: int, action: Hand, options: Options) -> Breach:
    cards = action.cards
    if state.given or state.hands_told[action.player] or len(cards) != options.hand_size:
        return DOUBT
    if min(cards) <= MOAI or (options.start_kinds == "distinct" and len(set(cards)) < len(cards)):
        return DOUBT
    return None


@BOOK.screen(
    Result,
    OVER,
    of=(
        ending.end_is_named,
        ending.written_totals_are_right,
        ending.winners_are_possible,
        *ending.WINNERS_ARE_RIGHT,
    ),
)
def result_is_right(state: State, seat: int, action: Result, options: Options) -> Breach:
    """All face-down cards are known, so that there is one ending."""
    endings = standing(state, options).endings
    if len(endings) != 1:
        return DOUBT
    (only,) = endings
    fits = set(action.winners) == only.winners and action.counts in (None, only.totals)
    return None if fits else DOUBT
