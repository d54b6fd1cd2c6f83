"""Quick steps of the frequent actions: each asks its quick check and carries the action out at once.

The quick check and the effect share what they find: a space, a path, the platform at its end. In any doubt
a step changes nothing and gives DOUBT; then the checks themselves are asked.
"""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.entry import Entry
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from .actions import Buy, Carve, Exchange, Moai, Pass, Pukao, Sorcerer, Villager
from .calculations.exchange import cubes_due, pays
from .effects import transport
from .effects.affordable import can_pay
from .effects.effects import EFFECTS, carve, gain_improvement, price_of, turn_ends
from .effects.rounds import count, count_along, end_turn, end_usual_turn
from .effects.transport import pay, platform_of
from .options import Options
from .pieces import ARTIST, ISLAND, OUTSTANDING, QUARRY, SORCERER, VILLAGER
from .rules import exchange, improvements, quick_checks, reward, turns
from .rules.book import BOOK as BOOK
from .rules.tile_timing import in_turn
from .state.queries import is_bare
from .state.state import CARRY, CARVE, MOAI_CARRIED, NOBODY, PLACE, PUKAO_CARRIED, State, on_star


@BOOK.step(TurnEnds, PLACE, of=(quick_checks.turn_placed_a_figure,), does=turn_ends)
def end_placing(state: State, seat: int, line: Entry, options: Options) -> Breach:
    if state.figure_now == NOBODY or not state.acted:
        return nothing_was_done(state)
    state.just_passed = NOBODY
    active = state.active
    if end_usual_turn(state, None):
        state.turns_in_round[active] += 1
    else:
        end_turn(state, options)
    return None


def nothing_was_done(state: State) -> Breach:
    """The end of a turn in which nothing was done, such as that of a line after a pass."""
    if state.acted or state.lent_by != NOBODY:
        return DOUBT
    state.just_passed = NOBODY
    return None


@BOOK.step(TurnEnds, CARVE, of=(turns.carving_was_done,), does=turn_ends)
def end_carving(state: State, seat: int, line: Entry, options: Options) -> Breach:
    if not state.carved[state.active] or not state.acted:
        return nothing_was_done(state)
    state.just_passed = NOBODY
    if state.lost or not end_usual_turn(state, state.carved):
        end_turn(state, options)
    return None


@BOOK.step(
    TurnEnds,
    CARRY,
    of=(quick_checks.turn_carried_and_paid, reward.exchange_was_possible),
    does=turn_ends,
)
def end_carrying(state: State, seat: int, line: Entry, options: Options) -> Breach:
    if state.carried not in (MOAI_CARRIED, PUKAO_CARRIED) or state.owes_exchange or not state.acted:
        return nothing_was_done(state)
    state.just_passed = NOBODY
    active = state.active
    if end_usual_turn(state, state.passed):
        state.turns_carrying[active] += 1
    else:
        end_turn(state, options)
    return None


@BOOK.step(Villager, PLACE, of=(quick_checks.villager_may_go_there,), does=EFFECTS[Villager])
def place_villager(state: State, seat: int, action: Villager, options: Options) -> Breach:
    if seat != state.active or state.figure_now != NOBODY or not state.hand_villagers[seat]:
        return DOUBT
    kind, name, number, slot = action.where
    if action.by is not None:
        return DOUBT
    if kind == ISLAND:
        space = options.board.open_spaces.get(name)
        if space is None:
            return DOUBT
        whose = state.owner[space]
        if whose != seat and whose != NOBODY:
            return DOUBT
        state.owner[space] = seat
        state.rested[space] += 1
    else:
        slots = state.slots[number - 1] if kind == QUARRY and 1 <= number <= 3 else []
        if slot or NOBODY not in slots:
            return DOUBT
        slots[slots.index(NOBODY)] = seat
        state.carvers[seat][number - 1] += 1
    state.hand_villagers[seat] -= 1
    state.figure_now = VILLAGER
    state.placements[seat] += 1
    state.done += 1
    state.acted = state.begun = True
    return None


@BOOK.step(Sorcerer, PLACE, of=(quick_checks.sorcerer_may_go_there,), does=EFFECTS[Sorcerer])
def place_sorcerer(state: State, seat: int, action: Sorcerer, options: Options) -> Breach:
    if quick_checks.sorcerer_may_go_there(state, seat, action, options) is not None:
        return DOUBT
    state.sorcerer[seat] = on_star(action.where.number)
    state.figure_now = SORCERER
    state.placements[seat] += 1
    count(state)
    return None


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


@BOOK.step(Carve, CARVE, of=(quick_checks.carvers_take_what_they_can,), does=EFFECTS[Carve])
def carve_moai(state: State, seat: int, action: Carve, options: Options) -> Breach:
    if quick_checks.carvers_take_what_they_can(state, seat, action, options) is not None:
        return DOUBT
    carve(state, seat, action, options)
    return None


@BOOK.step(Pass, CARRY, of=(quick_checks.player_may_pass,), does=EFFECTS[Pass])
def pass_turn(state: State, seat: int, action: Pass, options: Options) -> Breach:
    if not quick_checks.is_in_turn(state, seat):
        return DOUBT
    state.passed[seat] = True
    state.begun = True
    if end_usual_turn(state, state.passed):
        state.turns_carrying[seat] += 1
    else:
        count(state)
        end_turn(state, options)
    state.just_passed = seat
    return None


@BOOK.step(Moai, CARRY, of=(quick_checks.moai_may_be_erected,), does=EFFECTS[Moai])
def carry_moai(state: State, seat: int, action: Moai, options: Options) -> Breach:
    path = quick_checks.path_to_platform(state, seat, action, options)
    platform = platform_of(state, action, options) if path else NOBODY
    if platform == NOBODY:
        return DOUBT
    paid = quick_checks.rivals_paid(state, seat, action, path, options)
    gain = quick_checks.right_gain(state, seat, action, platform, options)
    if paid is None or gain is None:
        return DOUBT
    transport.carry_moai(state, seat, action, platform, paid, gain)
    return None


@BOOK.step(
    Pukao,
    CARRY,
    of=(quick_checks.pukao_may_be_carried, reward.exchange_is_possible),
    does=EFFECTS[Pukao],
)
def carry_pukao(state: State, seat: int, action: Pukao, options: Options) -> Breach:
    path = quick_checks.path_to_moai(state, seat, action, options)
    platform = platform_of(state, action, options) if path else NOBODY
    if platform == NOBODY or not is_bare(state, platform):
        return DOUBT
    paid = quick_checks.rivals_paid(state, seat, action, path, options)
    if paid is None or reward.exchange_is_possible(state, seat, action, options) is not None:
        return DOUBT
    transport.carry_pukao(state, seat, action, platform, paid)
    return None


@BOOK.step(Exchange, CARRY, of=(exchange.exchange_is_due, exchange.exchange_fault), does=EFFECTS[Exchange])
def make_exchange(state: State, seat: int, action: Exchange, options: Options) -> Breach:
    if not state.owes_exchange or seat != state.active or len(action.taken) != 1:
        return DOUBT
    if not is_usual(state, seat, action, options):
        if exchange.exchange_fault(state, seat, action, options) is not None:
            return DOUBT
    transport.exchange(state, seat, action, options)
    return None


def is_usual(state: State, seat: int, action: Exchange, options: Options) -> bool:
    """Whether the top tile of a pile is taken and is paid for, with nothing said about lowering."""
    taken, economy = action.taken[0], state.economy_now > 0
    if taken >= OUTSTANDING or action.lowered is not None:
        return False
    there = state.piles[taken]
    if not there or action.worth not in (None, there[0]) or not can_pay(state, seat, action.spent):
        return False
    if sum(action.spent) != cubes_due(economy, options):
        return False
    return pays(action.spent, taken, state.built[seat][ARTIST], economy, options)
