"""Quick checks of the most frequent actions: placing, carving, carrying, the end of a turn.

Each stands for the checks that it names: if it gives None, all of them hold. In any doubt it gives DOUBT
and the checks themselves are asked. So a quick check may miss a legal action, but never passes an illegal
one.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.acts import TurnEnds
from referee.core.rule import Breach

from ..actions import Carve, Moai, Pass, Pukao, Sorcerer, Villager
from ..calculations.carving import feasible, most
from ..calculations.gains import (
    ONE_REED,
    base_amount,
    bonus_amount,
    clipped,
    misfit,
    natures,
    own_told,
    plus,
)
from ..calculations.paths import path_of
from ..options import Options
from ..pieces import ISLAND, QUARRY, STAR, VILLAGER, Amounts
from ..state.queries import carver_counts
from ..state.state import CARRY, CARVE, IN_HAND, NO_MOAI, NOBODY, PLACE, State, on_star
from . import capping, carving, erecting, exchange, gains, improvements, placing, reward, transport, turns
from .book import BOOK

A_VILLAGER = (VILLAGER,)
MOST_CHOICES = 16
DOUBT = {"doubt": True}
"""What a quick check gives when it cannot decide, so that the checks themselves are asked."""


@BOOK.screen(
    Villager,
    PLACE,
    of=(
        turns.player_has_figures,
        turns.placing_goes_in_order,
        improvements.fifth_villager_is_there,
        placing.villager_is_at_hand,
        placing.one_figure_a_turn,
        placing.villager_goes_to_a_space,
        placing.column_has_a_free_slot,
        placing.slot_is_free,
        placing.space_is_open,
    ),
)
def villager_may_go_there(state: State, seat: int, action: Villager, options: Options) -> Breach:
    if seat != state.active or state.figure_now != NOBODY or not state.hand_villagers[seat]:
        return DOUBT
    where = action.where
    if where.kind == QUARRY:
        fits = not where.slot and 1 <= where.number <= 3 and NOBODY in state.slots[where.number - 1]
        return None if fits and action.by is None else DOUBT
    board = options.board
    space = board.index.get(where.space, NOBODY)
    if where.kind != ISLAND or space in (NOBODY, board.crater, board.pukao_quarry):
        return DOUBT
    return None if state.owner[space] in (NOBODY, seat) and action.by is None else DOUBT


@BOOK.screen(
    Sorcerer,
    PLACE,
    of=(
        turns.player_has_figures,
        turns.placing_goes_in_order,
        placing.sorcerer_goes_out_once,
        placing.one_figure_a_turn,
        placing.sorcerer_goes_to_a_star,
        placing.star_is_free,
        placing.first_star_is_shut_to_the_first,
    ),
)
def sorcerer_may_go_there(state: State, seat: int, action: Sorcerer, options: Options) -> Breach:
    if seat != state.active or state.figure_now != NOBODY or state.sorcerer[seat] != IN_HAND:
        return DOUBT
    star, stars = action.where.number, options.board.stars
    if not options.spare_stars and state.players < stars:
        stars = state.players
    if action.where.kind != STAR or not 1 <= star <= stars or on_star(star) in state.sorcerer:
        return DOUBT
    return DOUBT if star == 1 and seat == state.order[0] and not state.placements[seat] else None


@BOOK.screen(TurnEnds, PLACE, of=(turns.chief_came_along, turns.figure_was_placed))
def turn_placed_a_figure(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return DOUBT if state.acted and state.figure_now == NOBODY else None


@BOOK.screen(
    Carve,
    CARVE,
    of=(
        turns.carving_goes_in_order,
        carving.column_1_has_a_carver,
        carving.column_2_has_a_carver,
        carving.column_3_has_a_carver,
        carving.carvers_suffice,
        carving.stock_suffices,
        carving.as_many_as_possible_are_taken,
    ),
)
def carvers_take_what_they_can(state: State, seat: int, action: Carve, options: Options) -> Breach:
    if seat != state.active or state.carved[seat] or options.chief_that_size:
        return DOUBT
    small, medium, large = action.taken
    stock = (state.stock[0], state.stock[1], state.stock[2])
    if small > stock[0] or medium > stock[1] or large > stock[2]:
        return DOUBT
    carvers = carver_counts(state, seat)
    fits = feasible(action.taken, carvers) and small + medium + large >= most(carvers, stock)
    return None if fits else DOUBT


@BOOK.screen(TurnEnds, CARRY, of=(transport.turn_carried_something, exchange.exchange_was_made))
def turn_carried_and_paid(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return DOUBT if state.acted and (state.owes_exchange or not state.carried) else None


@BOOK.screen(
    Pass,
    CARRY,
    of=(
        turns.player_has_not_passed,
        turns.carrying_goes_in_order,
        transport.nobody_passes_after_a_transport,
    ),
)
def player_may_pass(state: State, seat: int, action: Pass, options: Options) -> Breach:
    return None if is_in_turn(state, seat) else DOUBT


def is_in_turn(state: State, seat: int) -> bool:
    """Whether a player carries now, and has carried nothing in this turn."""
    mine = seat == state.active and not state.passed[seat] and state.just_passed != seat
    return mine and not state.carried


ON_THE_WAY = (
    turns.player_has_not_passed,
    turns.carrying_goes_in_order,
    transport.one_transport_a_turn,
    transport.path_starts_right,
    transport.path_is_unbroken,
    transport.somebody_carries,
    transport.no_space_is_used_twice,
    transport.nothing_is_left_on_the_way,
    erecting.stranger,
    erecting.weary,
    gains.gain_fault,
    reward.along_fault,
    reward.tiring_fault,
)


@BOOK.screen(
    Moai,
    CARRY,
    of=(
        *ON_THE_WAY,
        transport.moai_is_not_of_the_last_round,
        transport.moai_is_at_hand,
        erecting.platform_is_free,
        reward.tile_is_that_of_the_platform,
        reward.own_fault,
    ),
)
def moai_may_be_erected(state: State, seat: int, action: Moai, options: Options) -> Breach:
    board = options.board
    if not state.held[seat][action.size]:
        return DOUBT
    space = arrival(state, seat, action, board.crater, options)
    if space < 0:
        return DOUBT
    named = board.platform_index.get(action.to)
    for platform in board.platforms_of[space] if named is None else (named,):
        if state.moai_on[platform] == NO_MOAI:
            break
    else:
        return DOUBT
    if action.tiles is not None or options.platform_lowest:
        if reward.tile_is_that_of_the_platform(state, seat, action, options) is not None:
            return DOUBT
    told = None if action.gains is None else own_told(action, seat, options)
    if told is None:
        plain = len(natures(options, space)) < 2 or not reward.own_fault(state, seat, action, options)
        return None if plain else DOUBT
    base = base_amount(action.size, options)
    bonus = bonus_amount(action.bonus, options) if action.bonus else 0
    if fits_well(told, state.resources[seat], base + bonus, space, options):
        return None
    return DOUBT if misfit(state, seat, space, told, base, bonus, options) else None


def fits_well(told: Amounts, owned: Sequence[int], number: int, space: int, options: Options) -> bool:
    """Whether a gain is of a printed kind, of the right number, and has room: the usual case."""
    track = options.board.track
    reed, egg, wood, pearl = told
    if reed + egg + wood + pearl != number or number not in told:
        return False  # of several kinds
    kind = told.index(number)
    return kind in natures(options, space) and owned[kind] + number <= track[kind]


@BOOK.screen(Pukao, CARRY, of=(*ON_THE_WAY, transport.pukao_is_left, capping.moai_is_bare))
def pukao_may_be_carried(state: State, seat: int, action: Pukao, options: Options) -> Breach:
    if state.pukao <= 0 or arrival(state, seat, action, options.board.pukao_quarry, options) < 0:
        return DOUBT
    return capping.moai_is_bare(state, seat, action, options)


def arrival(state: State, seat: int, action: Moai | Pukao, start: int, options: Options) -> int:
    """The space where a transport ends if its path and destination are legal; else NOBODY."""
    board, owner = options.board, state.owner
    if action.left or not is_in_turn(state, seat):
        return NOBODY
    path = path_of(action, options)
    if path[0] != start or len(set(path)) < len(path):
        return NOBODY
    here, open_choice = start, action.gains is not None
    chooses = isinstance(action, Moai)
    for space in path[1:]:
        if space not in board.next[here]:
            return NOBODY
        whose = owner[space]
        if whose == NOBODY and space not in (board.crater, board.pukao_quarry):
            return NOBODY
        if chooses and whose != seat and len(board.gains[space]) > 1:
            open_choice = True
        here = space
    if not somebody_is_rested(state, seat, action, here, options):
        return NOBODY
    if open_choice and not all_is_paid(state, seat, action, path, options):
        return NOBODY
    if action.bonus and reward.along_fault(state, seat, action, options) is not None:
        return NOBODY
    if action.tires is None or (action.tires == A_VILLAGER and action.by is None and state.rested[here]):
        return here
    return here if reward.tiring_fault(state, seat, action, options) is None else NOBODY


def all_is_paid(
    state: State, seat: int, action: Moai | Pukao, path: Sequence[int], options: Options
) -> bool:
    """Whether the written gains on the path are right. The usual case is computed without the rules."""
    if is_paid_as_printed(state, seat, action, path, options):
        return True
    return gains.gain_fault(state, seat, action, options) is None


def is_paid_as_printed(
    state: State, seat: int, action: Moai | Pukao, path: Sequence[int], options: Options
) -> bool:
    """Whether each rival is named once, with what the spaces print, and has room on the tracks."""
    if action.gains is None or options.pukao_gain_count or options.gain_per_transporter:
        return False
    pukao, owner, printed = isinstance(action, Pukao), state.owner, options.board.gains
    due: dict[int, Sequence[Amounts]] = {}
    choosing = set()
    for space in path:
        whose = owner[space]
        if whose != seat and whose != NOBODY:
            choices = ONE_REED if pukao else printed[space]
            if len(choices) > 1:
                choosing.add(whose)
            if whose in due:
                choices = tuple(plus(one, two) for one in due[whose] for two in choices)
            if len(choices) > MOST_CHOICES:
                return False
            due[whose] = choices
    for gain in action.gains:
        if gain.seat == seat and not pukao and not gain.space:
            continue  # of the erection
        possible = due.pop(gain.seat, ())  # a second gain of the same player finds nothing here
        if gain.space or gain.amounts not in possible:
            return False
        if clipped(gain.amounts, state.resources[gain.seat], options) != gain.amounts:
            return False
    return not choosing & due.keys()  # who has a choice has to be told


def somebody_is_rested(state: State, seat: int, action: Moai | Pukao, space: int, options: Options) -> bool:
    """Whether a figure of the player, or the named figure, can erect or cap there."""
    if state.owner[space] != seat:
        return False
    if action.by is not None:
        strange = erecting.stranger(state, seat, action, options) is not None
        return not strange and erecting.weary(state, seat, action, options) is None
    if state.rested[space] or state.chief[seat] == space:
        return True
    return state.sorcerer[seat] == space and not state.sorcerer_tired[seat]
