"""Step 1: an offering card may be bought."""

from __future__ import annotations

from referee.core.rule import Breach, Seat

from ..actions import Buy
from ..cards import OFFERING_NAMES
from ..options import Options
from ..state.state import CHOOSE, DONE, DRAW, EXTRA, FILL, NOBODY, OFFER, START, State, price_of
from ..voice import VOICE
from .book import rule

BUY_1 = rule(
    "KO-BUY-1",
    "S1",
    "One offering card a turn at most",
    "A player buys one offering card in a turn, or none.",
    "{player} has already bought an offering card in this turn",
)


@BUY_1.check(on=Buy, during=(START, OFFER, EXTRA, DRAW, FILL, CHOOSE, DONE))
def one_purchase_a_turn(state: State, seat: int, action: Buy, options: Options) -> Breach:
    return {"player": Seat(seat)} if state.bought != NOBODY else None


BUY_6 = rule(
    "KO-BUY-6",
    "FLOW S1",
    "Buying comes before playing",
    "An offering card can be bought only before a card is played in the same turn.",
    "{player} has already played in this turn, and buying comes before playing",
)


@BUY_6.check(on=Buy, during=(OFFER, EXTRA, DRAW, FILL, CHOOSE, DONE))
def buying_comes_first(state: State, seat: int, action: Buy, options: Options) -> Breach:
    return None if state.unsure and not state.to_draw else {"player": Seat(seat)}


BUY_5 = rule(
    "KO-BUY-5",
    "S1",
    "The pile is not empty",
    "The supply has a card of the kind. There is no substitute when buying.",
    "the supply of {kind} is empty",
)


@BUY_5.check(on=Buy, during=(START,))
def pile_has_a_card(state: State, seat: int, action: Buy, options: Options) -> Breach:
    return {"kind": VOICE.term(OFFERING_NAMES[action.kind])} if state.supply[action.kind] <= 0 else None


BUY_3 = rule(
    "KO-BUY-3",
    "S1",
    "Nobody is paid for buying",
    "The price is never less than 0 wood.",
    {
        "gain": "a card never costs less than 0 wood, so nobody gains {gain} wood by buying",
        "free": "at this table a card that costs nothing cannot be bought",
    },
)


@BUY_3.check(on=Buy, during=(START,))
def price_has_a_floor(state: State, seat: int, action: Buy, options: Options) -> Breach:
    if action.gain:
        return {"case": "gain", "gain": action.gain}
    if not options.free_buy and price_of(state, seat, action.kind, options) == 0:
        return {"case": "free"}
    return None


BUY_2 = rule(
    "KO-BUY-2",
    "S1",
    "The price",
    "A card costs five wood, less one for each hunter-gatherer of its kind in the buyer's own display.",
    "{kind} costs {player} {right} wood now, not {written}",
)


@BUY_2.check(on=Buy, during=(START,), extra=True)
def price_is_right(state: State, seat: int, action: Buy, options: Options) -> Breach:
    right = price_of(state, seat, action.kind, options)
    if action.price is None or action.price == right:
        return None
    kind = VOICE.term(OFFERING_NAMES[action.kind])
    return {"kind": kind, "player": Seat(seat), "right": right, "written": action.price}


BUY_4 = rule(
    "KO-BUY-4",
    "S1",
    "Enough wood to buy",
    "The buyer has enough wood before buying. Wood gained later in the turn does not help.",
    "{kind} costs {price} wood, but {player} has {wood}",
)


@BUY_4.check(on=Buy, during=(START,))
def buyer_can_pay(state: State, seat: int, action: Buy, options: Options) -> Breach:
    # A price that is not the right one breaks KO-BUY-2; where that stands, it is the one to be paid.
    price = price_of(state, seat, action.kind, options) if action.price is None else action.price
    if price <= state.wood[seat]:
        return None
    kind = VOICE.term(OFFERING_NAMES[action.kind])
    return {"kind": kind, "price": price, "player": Seat(seat), "wood": state.wood[seat]}


BUY_7 = rule(
    "KO-BUY-7",
    "S1",
    "A bought card is the buyer's",
    "The buyer pays, the supply loses one card, and the card joins the buyer's collection.",
    "a bought card goes to {player}'s collection, not to the stone",
)


@BUY_7.check(on=Buy, during=(START,), extra=True)
def bought_card_is_kept(state: State, seat: int, action: Buy, options: Options) -> Breach:
    return {"player": Seat(seat)} if action.stone else None
