"""Quick steps of what goes along with a turn: purchases."""

from __future__ import annotations

from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Buy
from ..effects.affordable import can_pay
from ..effects.effects import EFFECTS, gain_improvement, price_of
from ..effects.rounds import count_along
from ..effects.transport import pay
from ..options import Options
from ..rules import exchange, improvements
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
    if state.owes_exchange or action.lowered is not None or action.paid not in (None, price):
        return DOUBT
    if not can_pay(state, seat, price):
        return DOUBT
    pay(state, seat, price)
    gain_improvement(state, seat, action.improvement, options)
    count_along(state)
    return None
