"""A given position has to be possible: its lines are judged by the rules of play that they touch."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.rule import Breach, Facts, Rule, Seat

from ..actions import Built, Carved, Erected, Offerings, Order, Passed, Placed, Position
from ..options import Options
from ..pieces import (
    CHIEF,
    IMPROVEMENT_NAMES,
    ISLAND,
    QUARRY,
    SIZES,
    SORCERER,
    STAR,
    VILLAGER,
    Spot,
    offering_name,
    sized,
    stock_name,
)
from ..state.queries import free_slots, space_of, villagers_owned
from ..state.state import ALWAYS, CARRY, IN_VILLAGE, NO_MOAI, NOBODY, PLACE, State, on_star, star_at
from ..voice import VOICE
from .book import first_fault
from .carving import CARVE_5, REINF_2
from .erecting import ERECT_1, ERECT_10, TIRE_1
from .headings import NEW_1
from .improvements import IMPR_3, IMPR_4
from .placing import (
    CHIEF_1,
    CHIEF_3,
    CHIEF_4,
    PLACE_4,
    QUAR_1,
    QUAR_2,
    SORC_2,
    SORC_4,
    TRAN_1,
    TRAN_2,
    said,
    space_fault,
)
from .setup import SETUP_5
from .supply import SETUP_8
from .turns import ORDER_1, PASSING, PHASE_NAMES, THE_SETUP, TURN_3

PHASES = COLUMNS = (1, 2, 3)
Fault = tuple[Rule, Facts]


@ORDER_1.check(on=Position, during=ALWAYS)
def position_is_a_moment_of_the_game(state: State, seat: int, action: Position, options: Options) -> Breach:
    if state.given:
        return {"case": "again", "round": state.round}
    return None if action.phase in PHASES and action.round > 0 else {"case": "position"}


@ORDER_1.check(on=Passed, during=ALWAYS)
def passing_is_of_phase_3(state: State, seat: int, action: Passed, options: Options) -> Breach:
    if state.phase == CARRY:
        return None
    now = PHASE_NAMES.get(state.phase, THE_SETUP)
    return {"case": "phase", "now": now, "what": PASSING, "right": PHASE_NAMES[CARRY]}


@TURN_3.check(on=Passed, during=ALWAYS)
def player_in_turn_has_not_passed(state: State, seat: int, action: Passed, options: Options) -> Breach:
    return {"case": "turn", "player": Seat(state.active)} if state.active in action.seats else None


# --- figures ---


def placed_fault(state: State, seat: int, action: Placed, options: Options) -> Fault | None:
    """The first fault of the figures of a player, one after the other."""
    player, seen = action.player, [0, 0, 0, 0]
    for figure, spot, tired in action.figures:
        kind = SORCERER if spot.kind == STAR and figure == VILLAGER else figure
        fault = (
            number_fault(state, player, kind, seen)
            or place_fault(state, player, kind, spot, options)
            or tired_fault(kind, spot, tired)
        )
        if fault:
            return fault
        seen[kind] += 1
    return slots_fault(state, action, options)


def number_fault(state: State, player: int, kind: int, seen: list[int]) -> Fault | None:
    """Whether the player has one more of these figures."""
    facts = {"player": Seat(player)}
    if kind == VILLAGER:
        if seen[kind] < state.hand_villagers[player]:
            return None
        return PLACE_4, facts | {"case": "villager", "number": villagers_owned(state, player)}
    if kind == SORCERER:
        return (SORC_4, facts) if seen[kind] else None
    if kind != CHIEF:
        return REINF_2, {"case": "position"}
    if seen[kind]:
        return CHIEF_4, facts
    return (CHIEF_1, facts) if state.chief[player] == IN_VILLAGE else None


def place_fault(state: State, player: int, kind: int, spot: Spot, options: Options) -> Fault | None:
    if spot.kind == STAR:
        if kind != SORCERER:
            return CHIEF_3, {"case": "place", "place": said(spot)}
        return star_fault(state, player, spot.number, options)
    if spot.kind == QUARRY:
        rule = CHIEF_3 if kind == CHIEF else QUAR_1
        return None if spot.number in COLUMNS else (rule, {"case": "column", "column": spot.number})
    if fault := space_fault(spot.space, options):
        return TRAN_1, fault
    space = space_of(options.board, spot.space)
    owner = state.owner[space]
    if owner in (NOBODY, player):
        return None
    return TRAN_2, {"space": options.board.names[space], "owner": Seat(owner)}


def star_fault(state: State, player: int, star: int, options: Options) -> Fault | None:
    """Each sorcerer has its own star; once the totems have moved, the stars are in their order."""
    if not 1 <= star <= options.board.stars:
        return SORC_2, {"case": "unknown", "number": options.board.stars, "star": star}
    others = [seat for seat in state.order if state.star_told[seat] and seat != player]
    for other in others:
        if state.sorcerer[other] == on_star(star):
            return SORC_2, {"case": "taken", "owner": Seat(other), "star": star}
    stars = {seat: star_at(state.sorcerer[seat]) for seat in others} | {player: star}
    return None if state.phase == PLACE else order_fault(stars, state.order)


def order_fault(stars: dict[int, int], order: list[int]) -> Fault | None:
    written = [seat for seat in order if stars.get(seat)]
    right = sorted(written, key=lambda seat: stars[seat])
    if written == right:
        return None
    return NEW_1, {"right": tuple(map(Seat, right)), "written": tuple(map(Seat, written))}


def tired_fault(kind: int, spot: Spot, tired: bool) -> Fault | None:
    if tired and kind == CHIEF:
        return TIRE_1, {}
    return (ERECT_10, {"case": "place"}) if tired and spot.kind != ISLAND else None


def slots_fault(state: State, action: Placed, options: Options) -> Fault | None:
    """Whether all the carvers of the line find a slot."""
    used = [0, 0, 0]
    named: set[tuple[int, int]] = set()
    for column, slot in carvers_of(action):
        number = options.board.slots[column - 1]
        facts = {"column": column, "number": number, "slot": slot}
        used[column - 1] += 1
        if used[column - 1] > free_slots(state, column):
            return QUAR_1, facts | {"case": "full"}
        if slot > number:
            return QUAR_1, facts | {"case": "slot"}
        owner = state.slots[column - 1][slot - 1] if slot else NOBODY
        owner = action.player if slot and (column, slot) in named else owner
        if owner != NOBODY:
            return QUAR_2, {"slot": slot, "column": column, "owner": Seat(owner)}
        named.add((column, slot))
    return None


def carvers_of(action: Placed) -> Iterator[tuple[int, int]]:
    for figure, spot, _ in action.figures:
        if figure == VILLAGER and spot.kind == QUARRY:
            yield spot.number, spot.slot


FIGURES = (PLACE_4, SORC_4, REINF_2, CHIEF_4, CHIEF_1, CHIEF_3, QUAR_1, QUAR_2, TRAN_1, TRAN_2, SORC_2)
first_fault((*FIGURES, NEW_1, TIRE_1, ERECT_10), Placed, ALWAYS, placed_fault)


@NEW_1.check(on=Order, during=ALWAYS)
def order_is_that_of_the_stars_told(state: State, seat: int, action: Order, options: Options) -> Breach:
    if state.begun or not state.given or state.phase == PLACE:
        return None
    stars = {each: star_at(state.sorcerer[each]) for each in action.seats if state.star_told[each]}
    fault = order_fault(stars, list(action.seats))
    return fault[1] if fault else None


# --- stone, offerings, improvements ---


def erected_fault(state: State, seat: int, action: Erected, options: Options) -> Fault | None:
    index, seen = options.board.platform_index, set()
    for name, _, _ in action.moai:
        if name not in index:
            return ERECT_1, {"case": "unknown", "space": name.upper()}
        if index[name] in seen or state.moai_on[index[name]] != NO_MOAI:
            return ERECT_1, {"case": "taken", "platform": options.board.platform_names[index[name]]}
        seen.add(index[name])
    for size in SIZES:
        written = sum(each == size for _, each, _ in action.moai)
        if written > state.stock[size]:
            thing = stock_name(size)
            return SETUP_5, {"case": "few", "thing": thing, "right": state.stock[size], "written": written}
    capped = sum(each for _, _, each in action.moai)
    if capped > state.pukao:
        return SETUP_5, {
            "case": "few",
            "thing": stock_name(len(SIZES)),
            "right": state.pukao,
            "written": capped,
        }
    return None


first_fault((ERECT_1, SETUP_5), Erected, ALWAYS, erected_fault)


@CARVE_5.check(on=Carved, during=ALWAYS)
def moai_are_there(state: State, seat: int, action: Carved, options: Options) -> Breach:
    for size in SIZES:
        number, taken = state.stock[size], action.taken[size]
        if taken > number:
            facts = {"number": number} | sized(size)
            return facts | {"player": Seat(action.player), "taken": taken}
    return None


@SETUP_8.check(on=Offerings, during=ALWAYS)
def offerings_are_there(state: State, seat: int, action: Offerings, options: Options) -> Breach:
    if state.final and options.board.stand_in:
        return None  # FinalTable: see final_table.py
    piles = [list(pile) for pile in (*state.piles, *state.outstanding)]
    for kind, value in action.taken:
        if value not in piles[kind]:
            return {"case": "left", "kind": offering_name(kind), "value": value}
        piles[kind].remove(value)
    return None


def built_fault(state: State, seat: int, action: Built, options: Options) -> Fault | None:
    built = list(state.built[action.player])
    for improvement in action.improvements:
        if built[improvement]:
            name = VOICE.term(IMPROVEMENT_NAMES[improvement])
            return IMPR_4, {"player": Seat(action.player), "improvement": name}
        if sum(built) >= options.most_improvements:
            return IMPR_3, {"player": Seat(action.player)}
        built[improvement] = True
    return None


first_fault((IMPR_4, IMPR_3), Built, ALWAYS, built_fault)
