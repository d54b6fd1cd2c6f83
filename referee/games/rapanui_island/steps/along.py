"""Quick steps of what goes along with a turn: purchases and barters."""

from __future__ import annotations

from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Barter, Buy
from ..calculations.gains import clipped
from ..effects.affordable import can_pay
from ..effects.effects import EFFECTS, gain_improvement, price_of
from ..effects.rounds import count_along
from ..effects.transport import book, pay, spend_tile
from ..options import Options
from ..pieces import BARTER
from ..rules import exchange, improvements, quick_tiles, tiles
from ..rules.book import BOOK
from ..rules.tile_timing import in_turn
from ..state.state import CARRY, CARVE, PLACE, State

BUYING = (
    improvements.improvement_is_built_once,
    improvements.there_is_room_for_the_improvement,
    improvements.improvement_is_built_in_the_own_turn,
    improvements.improvement_is_paid,
    improvements.exchange_is_payable_after_a_purchase,
    exchange.nothing_is_lowered_elsewhere,
)


@BOOK.step(Buy, PLACE, of=BUYING, does=EFFECTS[Buy])
@BOOK.step(Buy, CARVE, of=BUYING, does=EFFECTS[Buy])
@BOOK.step(Buy, CARRY, of=BUYING, does=EFFECTS[Buy])
def buy_improvement(state: State, seat: int, action: Buy, options: Options) -> Breach:
    built = state.built[seat]
    if built[action.improvement] or sum(built) >= options.most_improvements or not in_turn(state, seat):
        return DOUBT
    price = price_of(action.improvement, options)
    if action.lowered is not None or action.paid not in (None, price) or not can_pay(state, seat, price):
        return DOUBT
    if state.owes_exchange and is_refused(state, seat, action, options):
        return DOUBT
    pay(state, seat, price)
    gain_improvement(state, seat, action.improvement, options)
    count_along(state)
    return None


def is_refused(state: State, seat: int, action: Buy, options: Options) -> bool:
    return any(check(state, seat, action, options) is not None for check in BUYING)


BARTERING = (
    quick_tiles.tile_may_be_played,
    tiles.barter_gives_three_own_resources,
    tiles.barter_gets_three_resources,
    tiles.exchange_is_payable_after_a_barter,
    exchange.nothing_is_lowered_elsewhere,
)


@BOOK.step(Barter, PLACE, of=BARTERING, does=EFFECTS[Barter])
@BOOK.step(Barter, CARVE, of=BARTERING, does=EFFECTS[Barter])
@BOOK.step(Barter, CARRY, of=BARTERING, does=EFFECTS[Barter])
def barter_resources(state: State, seat: int, action: Barter, options: Options) -> Breach:
    given, got, number = action.given, action.got, options.barter_cubes
    if action.lowered is not None or sum(given) != number or sum(got) != number:
        return DOUBT
    if options.barter_one_kind and (number not in given or number not in got or given == got):
        return DOUBT
    if not can_pay(state, seat, given):
        return DOUBT
    if quick_tiles.tile_may_be_played(state, seat, action, options) is not None:
        return DOUBT
    if state.owes_exchange:
        if tiles.exchange_is_payable_after_a_barter(state, seat, action, options) is not None:
            return DOUBT
    spend_tile(state, seat, BARTER, action.tablet)
    pay(state, seat, given)
    book(state, seat, clipped(got, state.resources[seat], options))
    count_along(state)
    return None
