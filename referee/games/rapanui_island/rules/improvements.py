"""Improvements (dossier 4.7). Order of a purchase: IMPR-4, IMPR-3, IMPR-1, EXCH-5 (exchange.py), IMPR-2.

FERV-1 is judged with the gain of an erection, ART-1 with the exchange. IMPR-5 only allows something.
"""

from __future__ import annotations

from referee.core.acts import NotAnAction
from referee.core.rule import Breach, Seat

from ..actions import Buy, Pass, Villager
from ..effects.affordable import can_pay, exchange_stays_open
from ..effects.effects import price_of
from ..options import Options
from ..pieces import FERVENT, IMPROVEMENT_NAMES, NONE, POPULAR, amounts_text
from ..state.queries import amounts_of
from ..state.state import CARRY, CARVE, IN_ROUND, PLACE, State
from ..voice import VOICE
from .book import PERMISSION, rule
from .tile_timing import has_passed, in_turn
from .tiles import claims_lowering
from .turns import PHASE_NAMES

GIVING_BACK = ("return", "take back", "takes back", "undo", "remove")
RAISING = ("raise", "upgrade")

IMPR_4 = rule(
    "MA-IMPR-4",
    "IMP",
    "Each improvement once",
    "A player can build each improvement only once.",
    "{player} has already built {improvement}",
)


@IMPR_4.check(on=Buy, during=IN_ROUND)
def improvement_is_built_once(state: State, seat: int, action: Buy, options: Options) -> Breach:
    if not state.built[seat][action.improvement]:
        return None
    return {"player": Seat(seat), "improvement": VOICE.term(IMPROVEMENT_NAMES[action.improvement])}


IMPR_3 = rule(
    "MA-IMPR-3",
    "IMP",
    "Three improvements at most",
    "A player builds at most three of the four improvements.",
    "{player} has already built three improvements, and a fourth is not allowed",
)


@IMPR_3.check(on=Buy, during=IN_ROUND)
def there_is_room_for_the_improvement(state: State, seat: int, action: Buy, options: Options) -> Breach:
    return {"player": Seat(seat)} if sum(state.built[seat]) >= options.most_improvements else None


IMPR_1 = rule(
    "MA-IMPR-1",
    "IMP",
    "In the player's own turn",
    "A player may build improvements at any time in their own turn, in any phase, even in the turn in "
    "which they pass.",
    {
        "turn": "it is {due}'s turn, so {player} cannot build {improvement} now",
        "passed": "{player} has passed, so it is too late to build {improvement} in this round",
        "passing": "at this table a player buys and plays nothing in the turn in which they pass",
        "capping": "at this table nothing can be bought between a capping and its exchange",
        "exchange": "after this purchase {player} could not pay for the exchange that must follow",
    },
)


@IMPR_1.check(on=Buy, during=IN_ROUND)
def improvement_is_built_in_the_own_turn(state: State, seat: int, action: Buy, options: Options) -> Breach:
    facts = {"player": Seat(seat), "improvement": VOICE.term(IMPROVEMENT_NAMES[action.improvement])}
    if has_passed(state, seat):
        return facts | {"case": "passed"}
    if not in_turn(state, seat):
        return facts | {"case": "turn", "due": Seat(state.active)}
    return {"case": "capping"} if state.owes_exchange and not options.buy_mid_cap else None


@IMPR_1.check(on=Pass, during=(CARRY,), when=lambda options: not options.pass_turn_play)
def turn_of_passing_is_empty(state: State, seat: int, action: Pass, options: Options) -> Breach:
    return {"case": "passing"} if state.acted and not state.carried and in_turn(state, seat) else None


IMPR_2 = rule(
    "MA-IMPR-2",
    "IMP-fervent IMP-artist IMP-popular IMP-chief",
    "The price of an improvement",
    "Fervent costs 2 reeds, artist 2 eggs, popular 2 wood and chief 3 pearls. No other resources can be "
    "used.",
    {
        "price": "{improvement} costs {right}, not {written}",
        "owned": "{improvement} costs {right}, but {player} has {owned}",
    },
)


@IMPR_2.check(on=Buy, during=IN_ROUND)
def improvement_is_paid(state: State, seat: int, action: Buy, options: Options) -> Breach:
    if claims_lowering(action):
        return None
    price = price_of(action.improvement, options)
    well_said = action.paid is None or action.paid == price
    if well_said and can_pay(state, seat, price):
        return None
    facts = {"improvement": VOICE.term(IMPROVEMENT_NAMES[action.improvement]), "right": amounts_text(price)}
    if action.paid is not None and not well_said:
        return facts | {"case": "price", "written": amounts_text(action.paid)}
    owned = amounts_text(amounts_of(state, seat))
    return facts | {"case": "owned", "player": Seat(seat), "owned": owned}


@IMPR_1.check(on=Buy, during=IN_ROUND)
def exchange_is_payable_after_a_purchase(state: State, seat: int, action: Buy, options: Options) -> Breach:
    price = price_of(action.improvement, options)
    built = action.improvement
    if claims_lowering(action) or exchange_stays_open(state, seat, price, NONE, options, improvement=built):
        return None
    return {"case": "exchange", "player": Seat(seat)}


IMPR_5 = rule(
    "MA-IMPR-5",
    "IMP",
    "Several in a turn",
    "A player may build several improvements in one turn, as long as each is paid for.",
    PERMISSION,
    shown_by="MA-IMPR-2",
)
IMPR_6 = rule(
    "MA-IMPR-6",
    "IMP",
    "Improvements work from the purchase on",
    "An improvement works from its purchase to the end of the game. It is never given back.",
    {
        "late": "fervent works at the moment of a gain, not afterwards: `{text}` cannot be done",
        "back": "an improvement is never given back: `{text}` cannot be done",
    },
)


@IMPR_6.check(on=NotAnAction, during=IN_ROUND)
def improvement_works_from_now_on(state: State, seat: int, action: NotAnAction, options: Options) -> Breach:
    text = action.text.lower()
    if text.startswith(GIVING_BACK) and any(name in text for name in IMPROVEMENT_NAMES):
        return {"case": "back", "text": action.text}
    if text.startswith(RAISING) and state.built[seat][FERVENT]:
        return {"case": "late", "text": action.text}
    return None


FERV_1 = rule(
    "MA-FERV-1",
    "IMP-fervent",
    "Fervent",
    "When its player erects a moai, each resource gained may be of the next higher kind. A pearl stays "
    "a pearl.",
    {
        "high": "fervent raises a resource by one step: {space} can give {kinds}, not {written}",
        "path": "fervent works when its player erects a moai, not on what {player} gains along another "
        "player's path",
        "base": "at this table fervent does not raise the resources of bonus tiles",
    },
)
ART_1 = rule(
    "MA-ART-1",
    "IMP-artist",
    "Artist",
    "When its player caps a moai, the price of one kind of offering may buy the next higher kind.",
    {
        "high": "artist gives only the next higher kind, so {spent} cannot pay for the {kind}",
        "economy": "at this table artist and economy cannot be combined",
    },
)
POP_1 = rule(
    "MA-POP-1",
    "IMP-popular",
    "Popular",
    "The fifth villager joins the player's hand at once. Like the others, it is placed in a turn of "
    "phase 1.",
    {
        "phase": "the new villager is placed in phase 1, not in {now}",
        "built": "{player} has not built *popular*",
        "waits": "at this table {player}'s new villager joins in the next round",
    },
)


@POP_1.check(on=Villager, during=(PLACE,))
def fifth_villager_is_there(state: State, seat: int, action: Villager, options: Options) -> Breach:
    if action.by is None:
        return None
    if not state.built[seat][POPULAR]:
        return {"case": "built", "player": Seat(seat)}
    return {"case": "waits", "player": Seat(seat)} if state.popular_waits[seat] else None


@POP_1.check(on=Villager, during=(CARVE, CARRY))
def fifth_villager_waits_for_phase_1(state: State, seat: int, action: Villager, options: Options) -> Breach:
    return None if action.by is None else {"case": "phase", "now": PHASE_NAMES[state.phase]}
