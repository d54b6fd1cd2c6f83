"""The exchange (dossier 4.5, EXCH, and 4, point 6).

Order: whether one is due (EXCH-1), whether one can be paid with what was played (CAP-6), one and not two
(EXCH-1, LUX-1 for both tiles of a kind), number spent (EXCH-2), owned (EXCH-3), covers the price (ECON-2
for an axe with economy, ART-1 with artist, else EXCH-4), pile (EXCH-7), top tile (LUX-1, LUX-2, EXCH-6),
nothing lowered and kept (EXCH-8). Outside an exchange a lowering is EXCH-5, before the price.

After an illegal capping its exchange is not reported again for the same reason: not at all if nothing can
be paid, and with two or four resources if the economy tile was the fault.
"""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.rule import Breach, Facts, Rule, Seat
from referee.speech.say import Wording
from referee.speech.values import Series

from ..actions import Barter, Buy, Economy, Exchange
from ..calculations.exchange import (
    covers,
    cubes_due,
    has_luxury,
    is_possible,
    kind_after_fall,
    owns_luxury,
    pays,
)
from ..effects.affordable import can_pay, is_payable
from ..options import Options
from ..pieces import (
    ARTIST,
    AXE,
    BOAT,
    EGG,
    HEN,
    HUT,
    IMPROVEMENT_NAMES,
    KINDS,
    NECKLACE,
    OFFERING_KINDS,
    OFFERING_NAMES,
    OUTSTANDING,
    PEARL,
    REED,
    WOOD,
    Amounts,
    amounts_text,
)
from ..state.queries import amounts_of
from ..state.state import CARRY, IN_ROUND, LOST_CARRIED, PUKAO_CARRIED, SPOILED_PUKAO, State
from ..voice import VOICE
from .book import PERMISSION, first_fault, rule
from .capping import CAP_6, holds_economy, unpayable
from .improvements import ART_1
from .tiles import ECON_2, LUX_1, LUX_2

Fault = tuple[Rule, Facts]
PRICES = {HUT: REED, HEN: EGG, BOAT: WOOD, NECKLACE: PEARL}

EXCH_1 = rule(
    "MA-EXCH-1",
    "P3.2",
    "Exactly one exchange",
    "Each capping is followed by one exchange in the same turn; there is none elsewhere.",
    {
        "none": "an exchange needs a capping before it in the same turn, and there was none",
        "again": "{player} has already made the exchange for this capping",
        "two": "a capping gives one offering, not {number}",
        "missing": "{player} has capped a moai and must make an exchange",
    },
)


@EXCH_1.check(on=Exchange, during=IN_ROUND)
def exchange_is_due(state: State, seat: int, action: Exchange, options: Options) -> Breach:
    if seat == state.active and (state.owes_exchange or is_spoiled(state)):
        return None
    if seat == state.active and state.carried == PUKAO_CARRIED:
        return {"case": "again", "player": Seat(seat)}
    return {"case": "none"}


def is_spoiled(state: State) -> bool:
    """Whether the capping before this exchange was illegal or could not be read."""
    return state.carried in (LOST_CARRIED, SPOILED_PUKAO)


@EXCH_1.check(on=TurnEnds, during=(CARRY,), when=lambda options: options.exchange_must)
def exchange_was_made(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    owes = state.acted and state.owes_exchange
    return {"case": "missing", "player": Seat(state.active)} if owes else None


EXCH_2 = rule(
    "MA-EXCH-2",
    "P3.2",
    "Four resources",
    "An exchange costs four resources, or two with economy.",
    {
        "number": "the exchange costs {right} resources, not {written}",
        "economy": "without economy the exchange costs {right} resources, not {written}; {player} holds "
        "economy, so write `with economy` after the pukao if it was played",
    },
)
EXCH_3 = rule(
    "MA-EXCH-3",
    "P3.2",
    "Only resources that the player has",
    "A player can spend only resources that they have.",
    "{player} has {owned}, but spends {spent}",
)
EXCH_4 = rule(
    "MA-EXCH-4",
    "P3.2",
    "The price by kind",
    "A hut costs four reeds, a hen four eggs, an axe one resource of each kind, a boat four wood and a "
    "necklace four pearls. A higher resource can be spent as a lower one.",
    {
        "price": "{spent} cannot pay for the {kind}, which costs {right} (or higher resources instead)",
        "highest": "{spent} cannot pay for the {kind}, which costs {right}",
        "kind": "{spent} cannot pay for the outstanding {kind}, which costs {right}",
        "step": "at this table a resource can be lowered by only one step, so {spent} cannot pay for "
        "the {kind}",
        "lowered": "with {lowered} lowered, {spent} cannot pay for the {kind}",
    },
)
EXCH_7 = rule(
    "MA-EXCH-7",
    "P3.2",
    "An empty pile",
    "If a pile is empty, that kind cannot be taken, and nothing replaces it.",
    "no {kind} is left",
)
EXCH_6 = rule(
    "MA-EXCH-6",
    "P3.2",
    "The top tile",
    "The player takes the top tile of the pile. There is no choice within a pile.",
    "the top {kind} is worth {right}, not {written}",
)
EXCH_8 = rule(
    "MA-EXCH-8",
    "P3.2",
    "Lowered resources are spent",
    "A resource that is lowered is spent in the same exchange.",
    "lowered resources must be spent: {written} lowered, but only {spent} spent",
)
EXCH_5 = rule(
    "MA-EXCH-5",
    "P3.2",
    "Resources are lowered only in an exchange",
    "In the exchange after a capping, a resource may count as a lower one. This is possible nowhere "
    "else, and a resource never counts as a higher one.",
    {
        "elsewhere": "resources are lowered only in an exchange, not for {what}",
        "lowest": "a reed is the lowest resource and cannot be lowered",
    },
)


def exchange_fault(state: State, seat: int, action: Exchange, options: Options) -> Fault | None:
    """The first fault of an exchange that is due."""
    economy = state.economy_now > 0
    if not state.owes_exchange:
        free = state.economy_now > 1 and not any(action.spent)  # two economies, as if they halved twice
        if free or not is_possible(state, seat, economy, has_luxury(state, seat, options), options):
            return None
        economy = economy and sum(action.spent) != options.exchange_cubes
    fault = (
        number_fault(state, seat, action, economy, options)
        or price_fault(state, seat, action, economy, options)
        or pile_fault(state, seat, action, economy, options)
        or lowering_fault(action, options)
    )
    if fault and state.owes_exchange and not is_payable(state, seat, options):
        return CAP_6, unpayable(state, seat, options)  # what would have helped was not played
    return fault


def number_fault(
    state: State, seat: int, action: Exchange, economy: bool, options: Options
) -> Fault | None:
    """Whether one offering is taken, for four owned resources, or for two with economy."""
    taken, spent = action.taken, action.spent
    if len(taken) == 2 and abs(taken[0] - taken[1]) == OUTSTANDING:
        return LUX_1, {"case": "both"}
    if len(taken) != 1:
        return EXCH_1, {"case": "two", "number": len(taken)}
    due = cubes_due(economy, options)
    if sum(spent) != due:
        return EXCH_2, number_facts(state, seat, action, economy, options)
    if not can_pay(state, seat, spent):
        owned = amounts_of(state, seat)
        said = {"owned": amounts_text(owned), "spent": amounts_text(spent)}
        return EXCH_3, {"player": Seat(seat), **said}
    return None


def number_facts(state: State, seat: int, action: Exchange, economy: bool, options: Options) -> Facts:
    """The facts of MA-EXCH-2. If the player holds economy, and it would make the price right, it was
    probably played and not written.
    """
    facts = {"right": cubes_due(economy, options), "written": sum(action.spent)}
    if economy or not holds_economy(state, seat) or sum(action.spent) != options.economy_cubes:
        return facts | {"case": "number"}
    if price_fault(state, seat, action, True, options) or not can_pay(state, seat, action.spent):
        return facts | {"case": "number"}
    return facts | {"case": "economy", "player": Seat(seat), "demands": (Economy,)}


def price_fault(state: State, seat: int, action: Exchange, economy: bool, options: Options) -> Fault | None:
    """Whether the resources, lowered or not, pay for the kind."""
    taken, spent = action.taken[0], action.spent
    kind = taken % OUTSTANDING
    artist = state.built[seat][ARTIST]
    wanted = [kind]
    if taken >= OUTSTANDING and options.luxury_any_kind:
        wanted = list(OFFERING_KINDS)
    enough = any(pays(spent, each, artist, economy, options) for each in wanted)
    left = after_lowering(action) if enough else None
    if enough and (left is None or any(pays(left, each, artist, economy, options) for each in wanted)):
        return None
    facts: dict[str, object] = {"spent": amounts_text(spent), "kind": VOICE.term(OFFERING_NAMES[kind])}
    if enough:
        lowered = amounts_text(action.lowered or spent)
        return EXCH_4, facts | {"case": "lowered", "lowered": lowered}
    if artist:
        together = economy and not options.economy_artist and pays(spent, kind, True, False, options)
        return ART_1, facts | {"case": "economy" if together else "high"}
    if economy and kind == AXE:
        return ECON_2, facts
    if options.downgrade_one and reaches(spent, kind):
        return EXCH_4, facts | {"case": "step"}
    by_ruling = taken >= OUTSTANDING and owns_luxury(state, seat)
    paid = by_ruling and any(pays(spent, each, artist, economy, options) for each in OFFERING_KINDS)
    case = "kind" if paid else "highest" if kind == OFFERING_KINDS[-1] else "price"
    return EXCH_4, facts | {"case": case, "right": price_text(kind, sum(spent))}


def after_lowering(action: Exchange) -> Amounts | None:
    """What is spent, with what the log says was lowered counted one step down; None if it says nothing."""
    lowered = action.lowered
    if lowered is None or any(lowered[kind] > action.spent[kind] for kind in KINDS):
        return None
    left = [action.spent[kind] - lowered[kind] for kind in KINDS]
    for kind in KINDS[1:]:
        left[kind - 1] += lowered[kind]
    left[0] += lowered[0]
    return left[0], left[1], left[2], left[3]


def reaches(spent: Amounts, kind: int) -> bool:
    """Whether the resources are high enough, however far they have to be lowered."""
    ranks = sorted((each for each in KINDS for _ in range(spent[each])), reverse=True)
    least = {HUT: 0, HEN: 1, BOAT: 2, NECKLACE: 3}
    wanted = range(len(ranks) - 1, -1, -1) if kind == AXE else [least[kind]] * len(ranks)
    return all(rank >= want for rank, want in zip(ranks, wanted, strict=True))


def price_text(kind: int, number: int) -> Series | Wording:
    if kind == AXE:
        return VOICE.phrase("price.axe", "one of each resource")
    amounts = [0, 0, 0, 0]
    amounts[PRICES[kind]] = number
    return amounts_text((amounts[0], amounts[1], amounts[2], amounts[3]))


def pile_fault(state: State, seat: int, action: Exchange, economy: bool, options: Options) -> Fault | None:
    """Whether the tile is there and is the one to take."""
    taken, worth = action.taken[0], action.worth
    kind = taken % OUTSTANDING
    if taken < OUTSTANDING:
        there = state.piles[kind_after_fall(state, kind, options)]
        if there and worth in (None, there[0]):
            return None
    facts: dict[str, object] = {"kind": VOICE.term(OFFERING_NAMES[kind]), "written": worth}
    if taken < OUTSTANDING:
        return (EXCH_6, facts | {"right": there[0]}) if there else (EXCH_7, facts)
    if not owns_luxury(state, seat):
        return LUX_1, {"case": "none", "player": Seat(seat)}
    if not has_luxury(state, seat, options):
        return LUX_1, {"case": "economy"}
    if not (options.artist_luxury or options.luxury_any_kind or covers(action.spent, kind, options)):
        return LUX_1, {"case": "artist"}
    there = state.outstanding[kind]
    if not there:
        return LUX_2, facts | {"case": "empty"}
    if worth in (None, there[0]) or (options.luxury_free_pick and worth in there):
        return None
    return LUX_2, facts | {"case": "top", "right": there[0]}


def lowering_fault(action: Exchange, options: Options) -> Fault | None:
    """Whether every resource that the log says was lowered can be lowered, and is spent."""
    lowered, spent = action.lowered, action.spent
    if lowered is None:
        return None
    if lowered[0]:
        return EXCH_5, {"case": "lowest"}
    if options.spare_downgrade or all(lowered[kind] <= spent[kind] for kind in KINDS):
        return None
    return EXCH_8, {"written": amounts_text(lowered), "spent": amounts_text(spent)}


JUDGED = (
    CAP_6,
    EXCH_1,
    LUX_1,
    EXCH_2,
    EXCH_3,
    EXCH_4,
    ECON_2,
    ART_1,
    EXCH_7,
    LUX_2,
    EXCH_6,
    EXCH_8,
    EXCH_5,
)
first_fault(JUDGED, Exchange, (CARRY,), exchange_fault)


@EXCH_5.check(on=(Buy, Barter), during=IN_ROUND)
def nothing_is_lowered_elsewhere(state: State, seat: int, action: Buy | Barter, options: Options) -> Breach:
    if action.lowered is None or not any(action.lowered):
        return None
    if isinstance(action, Buy):
        return {"case": "elsewhere", "what": VOICE.term(IMPROVEMENT_NAMES[action.improvement])}
    return {"case": "elsewhere", "what": VOICE.phrase("a-barter", "a barter")}


EXCH_9 = rule(
    "MA-EXCH-9",
    "P3.2",
    "The space does not matter",
    "The exchange does not depend on what is printed on the space, on the size of the moai or on who "
    "erected it.",
    PERMISSION,
    shown_by="MA-EXCH-2",
)
