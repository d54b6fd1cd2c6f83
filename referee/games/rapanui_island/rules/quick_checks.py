"""Quick checks of the most frequent actions: placing, carving, carrying, the end of a turn.

Each stands for the checks that it names: if it gives None, all of them hold. In any doubt it gives DOUBT
and the checks themselves are asked. So a quick check may miss a legal action, but never passes an illegal
one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.core.acts import TurnEnds
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Carve, Moai, Pass, Pukao, Sorcerer, Villager
from ..calculations.carving import most
from ..calculations.gains import (
    ONE_REED,
    base_amount,
    bonus_amount,
    booked_by_builder,
    clipped,
    misfit,
    natures,
    own_told,
    plus,
)
from ..calculations.paths import spaces_of
from ..effects.transport import A_VILLAGER, due_to_rivals, platform_of
from ..options import Options
from ..pieces import BY_TABLET, ECONOMY, FERVENT, ISLAND, KINDS, OPULENCE, QUARRY, STAR, SUPPLEMENT, Amounts
from ..state.queries import carver_counts
from ..state.state import CARRY, CARVE, IN_HAND, NO_MOAI, NOBODY, PLACE, TABLET_KEPT, State, on_star
from . import (
    capping,
    carving,
    erecting,
    exchange,
    gains,
    improvements,
    placing,
    reward,
    transport,
    turns,
)
from .book import BOOK

MOST_CHOICES = 16
GAINFUL = (OPULENCE,), (SUPPLEMENT,)
GAINFUL_BY_TABLET = (OPULENCE + BY_TABLET,), (SUPPLEMENT + BY_TABLET,)
"""The tiles that add to the gain of an erection."""


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
    first, second, third = state.stock
    if small > first or medium > second or large > third:
        return DOUBT
    carvers, number = carver_counts(state, seat), small + medium + large
    if large > carvers[2] or medium + large > carvers[1] or number > carvers[0]:
        return DOUBT
    return None if number == carvers[0] or number >= most(carvers, (first, second, third)) else DOUBT


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
    if seat != state.active or state.passed[seat]:
        return False
    return state.just_passed != seat and not state.carried


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
    path = path_to_platform(state, seat, action, options)
    if not path or rivals_paid(state, seat, action, path, options) is None:
        return DOUBT
    platform = platform_of(state, action, options)
    fits = platform != NOBODY and right_gain(state, seat, action, platform, options) is not None
    return None if fits else DOUBT


def path_to_platform(state: State, seat: int, action: Moai, options: Options) -> list[int]:
    """The path of a moai that the player has, if the path is legal; else an empty one."""
    if not state.held[seat][action.size]:
        return []
    return legal_path(state, seat, action, options.board.crater, options)


def right_gain(state: State, seat: int, action: Moai, platform: int, options: Options) -> Amounts | None:
    """What the player gains, if the platform is free, its tile is taken, and a written gain is right."""
    if state.moai_on[platform] != NO_MOAI:
        return None
    tiles = action.tiles
    named = tiles == (state.tile_on[platform],) or (
        tiles is None and action.to in options.board.platform_index
    )
    if options.platform_lowest or not named:
        if reward.tile_is_that_of_the_platform(state, seat, action, options) is not None:
            return None
    space = options.board.platforms[platform][0]
    told = None if action.gains is None else own_told(action, seat, options)
    if told is None:
        if len(natures(options, space)) > 1 and reward.own_fault(state, seat, action, options):
            return None
        return booked_by_builder(state, seat, space, action, options)
    base = base_amount(action.size, options)
    bonus = bonus_amount(action.bonus, options) if action.bonus else 0
    if is_of_one_kind(state, seat, told, base, bonus, space, options):
        return told
    if fits_well(state, seat, told, base + bonus, space, options):
        return told
    return None if misfit(state, seat, space, told, base, bonus, options) else told


def is_of_one_kind(
    state: State, seat: int, told: Amounts, base: int, bonus: int, space: int, options: Options
) -> bool:
    """Whether all of a gain is of one kind that is printed, or for fervent players of the next higher one,
    is of the right number, and has room: what players do most.
    """
    number, board = base + bonus, options.board
    if number <= 0 or number not in told or sum(told) != number:
        return False
    kind = told.index(number)
    if state.resources[seat][kind] + number > board.track[kind]:
        return False
    printed = board.natures[space]
    if kind in printed:
        return True
    higher = number <= base or not options.fervent_base_only
    return higher and kind - 1 in printed and state.built[seat][FERVENT]


def fits_well(state: State, seat: int, told: Amounts, number: int, space: int, options: Options) -> bool:
    """Whether a gain is of kinds that are printed, or for fervent players of the next higher ones, and has
    room. It has the right number, or a smaller one if a marker has reached the end of its track.
    """
    if options.erect_one_kind or options.fervent_any or options.fervent_base_only:
        return False
    printed, track = options.board.natures[space], options.board.track
    owned, fervent = state.resources[seat], state.built[seat][FERVENT]
    left, may_be_lost = number, False
    for kind in KINDS:
        taken = told[kind]
        if kind in printed or (fervent and kind - 1 in printed):
            room = track[kind] - owned[kind] - taken
            if taken and room < 0:
                return False
            may_be_lost |= room <= 0
            left -= taken
        elif taken:
            return False
    return not left or (may_be_lost and left > 0)


@BOOK.screen(Pukao, CARRY, of=(*ON_THE_WAY, transport.pukao_is_left, capping.moai_is_bare))
def pukao_may_be_carried(state: State, seat: int, action: Pukao, options: Options) -> Breach:
    path = path_to_moai(state, seat, action, options)
    if not path or rivals_paid(state, seat, action, path, options) is None:
        return DOUBT
    return capping.moai_is_bare(state, seat, action, options)


def path_to_moai(state: State, seat: int, action: Pukao, options: Options) -> list[int]:
    """The path of a pukao, if one is left and the path is legal; else an empty one."""
    if state.pukao <= 0:
        return []
    return legal_path(state, seat, action, options.board.pukao_quarry, options)


def legal_path(state: State, seat: int, action: Moai | Pukao, start: int, options: Options) -> list[int]:
    """The path of a transport if it is legal, as what is written about it is; else an empty one.

    The gains of rivals are left out: see `rivals_paid`.
    """
    board, owner = options.board, state.owner
    if action.left or not is_in_turn(state, seat):
        return []
    path = spaces_of(board, action.start, action.via or (), action.to, start)
    if path[0] != start or (len(path) > 2 and len(set(path)) < len(path)):
        return []
    here, following = start, board.next
    for space in path[1:]:
        if space not in following[here]:
            return []
        if owner[space] == NOBODY and space != board.crater and space != board.pukao_quarry:
            return []
        here = space
    usual = action.by is None and owner[here] == seat and state.rested[here]
    if not usual and not somebody_is_rested(state, seat, action, here, options):
        return []
    if action.bonus and not is_played_along(state, seat, action, action.bonus, options):
        return []
    if action.tires is None or (action.tires == A_VILLAGER and action.by is None and state.rested[here]):
        return path
    return path if reward.tiring_fault(state, seat, action, options) is None else []


def is_played_along(
    state: State, seat: int, action: Moai | Pukao, tiles: tuple[int, ...], options: Options
) -> bool:
    """Whether these tiles may be played along with a transport. Usually it is one tile for its gain."""
    if tiles in GAINFUL:
        if isinstance(action, Moai) and state.hand[seat][tiles[0]] > 0:
            return True
    elif tiles in GAINFUL_BY_TABLET:
        if isinstance(action, Moai) and state.tablet[seat] == TABLET_KEPT:
            return True
    elif tiles == (ECONOMY,) and isinstance(action, Pukao) and state.hand[seat][ECONOMY] > 0:
        rich = not options.economy_own_four or sum(state.resources[seat]) >= options.exchange_cubes
        if rich and not state.economy_now:
            return True
    return reward.along_fault(state, seat, action, options) is None


def rivals_paid(
    state: State, seat: int, action: Moai | Pukao, path: Sequence[int], options: Options
) -> Mapping[int, Amounts] | None:
    """What each rival on the path books, if what is written about it is right; else None."""
    paid = paid_as_printed(state, seat, action, path, options)
    if paid is None and gains.gain_fault(state, seat, action, options) is None:
        return due_to_rivals(state, seat, action, options)
    return paid


def paid_as_printed(
    state: State, seat: int, action: Moai | Pukao, path: Sequence[int], options: Options
) -> dict[int, Amounts] | None:
    """What each rival on the path books, if each is named once at most, with what the spaces print, and
    has room on the tracks: the usual case. None in any other case.
    """
    if options.pukao_gain_count or options.gain_per_transporter:
        return None
    pukao, owner, printed = isinstance(action, Pukao), state.owner, options.board.gains
    due: dict[int, Sequence[Amounts]] = {}
    for space in path:
        whose = owner[space]
        if whose != seat and whose != NOBODY:
            choices = ONE_REED if pukao else printed[space]
            if whose in due:
                choices = tuple([plus(one, two) for one in due[whose] for two in choices])
            if not 0 < len(choices) <= MOST_CHOICES:
                return None
            due[whose] = choices
    paid: dict[int, Amounts] = {}
    for whose, amounts, at in action.gains or ():
        if whose == seat and not pukao and not at:
            continue  # of the erection
        possible = due.pop(whose, ())  # a second gain of the same player finds nothing here
        if at or amounts not in possible or clipped(amounts, state.resources[whose], options) != amounts:
            return None
        paid[whose] = amounts
    for whose, left in due.items():
        if len(left) > 1:
            return None  # who has a choice has to be told
        paid[whose] = clipped(left[0], state.resources[whose], options)
    return paid


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
