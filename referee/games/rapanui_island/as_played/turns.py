"""Illegal placing, carving, passing and headings that the players carried out anyway, and whose turn
follows.
"""

from __future__ import annotations

from referee.core.acts import TurnEnds

from ..actions import Carve, Chief, Draft, Moai, Order, Pass, Phase, Pukao, Round, Sorcerer, Villager
from ..effects import setup as legal_setup
from ..effects.effects import perhaps_done
from ..effects.rounds import (
    begin_another_round,
    begin_anyway,
    clear_turn,
    count,
    end_turn,
    lend_turn,
    lose_star,
    next_phase,
    take_turn,
)
from ..effects.setup import place_of
from ..options import Options
from ..pieces import (
    ISLAND,
    SORCERER,
    STAR,
    VILLAGER,
)
from ..state.queries import figures_due, has_figures, is_carving_skipped
from ..state.state import (
    CARRY,
    CARVE,
    DRAFT,
    IN_HAND,
    NOBODY,
    OVER,
    PLACE,
    SETUP,
    State,
)
from . import setup
from .tiles import (
    Deed,
    Done,
    is_open,
    is_real,
    move,
)
from .transport import transport


def playing(deed: Deed) -> Deed:
    """An action of play means that the set-up and the draft are over, and that a new round has begun."""

    def forced(state: State, seat: int, action: object, options: Options) -> Done | None:
        if seat < 0:
            return None
        if state.phase == SETUP:
            begin_anyway(state)
        elif state.phase == DRAFT and not isinstance(action, Draft):
            clear_turn(state)
            state.phase, state.active = PLACE, state.order[0]
        elif state.phase == OVER and isinstance(action, Villager | Sorcerer | Chief):
            begin_another_round(state)
        return None if state.phase == OVER else deed(state, seat, action, options)

    return forced


def acting(deed: Deed) -> Deed:
    """The player who acted had the turn."""

    @playing
    def forced(state: State, seat: int, action: object, options: Options) -> Done | None:
        if state.just_passed == seat:
            return None
        if not state.acted:
            take_turn(state, seat)
        count(state)
        done = deed(state, seat, action, options)
        perhaps_done(state)  # what stands in the place of the duty was told: that the duty lacks is not
        return done

    return forced


def order(state: State, seat: int, action: Order, options: Options) -> Done | None:
    complete = sorted(action.seats) == list(range(state.players))
    if state.begun and state.phase == PLACE and complete and any(state.placements):
        done: Done = to_phase(state, CARVE, options)
    else:
        done = legal_setup.order(state, seat, setup.whole_order(state, action), options)
    placing = state.phase == PLACE and not any(state.placements)
    if state.begun and complete and not state.acted and (placing or is_carving_ahead(state)):
        state.order = list(action.seats)  # so the totems lay on the table
        state.active = state.order[0]
    return done


def is_carving_ahead(state: State) -> bool:
    return state.phase == CARVE and not any(state.carved)


def heading(state: State, seat: int, action: Round | Phase, options: Options) -> Done | None:
    """A phase or a round that was closed too early is over all the same, unless it has only just begun."""
    legal_setup.heading(state, seat, action, options)
    if state.phase == OVER:
        if action.number == (1 if isinstance(action, Phase) else state.round + 1):
            begin_another_round(state)
        return ()
    if isinstance(action, Phase):
        left = sum(figures_due(state, player) for player in range(state.players))
        nearly = left <= state.players if state.phase == PLACE else any(state.carved)
        phase = legal_setup.PHASE_OF.get(action.number, SETUP)
        return to_phase(state, phase, options) if nearly else ()
    if state.phase == CARRY and action.number == state.round + 1:
        next_phase(state, options)
    return ()


def to_phase(state: State, phase: int, options: Options) -> Done:
    """Play goes on with the next phase; what was left out stays left out."""
    if state.begun and state.phase in (PLACE, CARVE) and phase == state.phase + 1:
        clear_turn(state)
        next_phase(state, options)
    return ()


@playing
def draft(state: State, seat: int, action: Draft, options: Options) -> Done | None:
    """A pick among three players, or too late, is not a turn; among three it gives no tile either."""
    if state.phase == DRAFT:
        return pick_in_turn(state, seat, action, options)
    return pick(state, seat, action, options) if state.players == 2 else None


def pick(state: State, seat: int, action: Draft, options: Options) -> Done | None:
    if state.reserve[action.tile]:
        state.reserve[action.tile] -= 1
        state.eliminated[action.tile] = True
        state.hand[seat][action.tile] += 1
    state.drafted[seat] += 1
    return ()


pick_in_turn = acting(pick)


def new_round(state: State, seat: int, options: Options) -> None:
    """A player who has passed, or who alone has not, and places a figure has begun the next round."""
    others = [state.passed[other] for other in range(state.players) if other != seat]
    if state.phase == CARRY and (state.passed[seat] or all(others)):
        clear_turn(state)
        next_phase(state, options)
        if state.phase == PLACE:
            state.active = seat
            count(state)


def villager(state: State, seat: int, action: Villager, options: Options) -> Done | None:
    new_round(state, seat, options)
    if state.hand_villagers[seat] <= 0:
        return None
    where = action.where
    rival = where.kind == ISLAND and is_real(where, options) and not is_open(state, seat, where, options)
    if not is_real(where, options) or rival or where.kind == STAR:
        state.hand_villagers[seat] -= 1
    else:
        legal_setup.put_villager(state, seat, where, options)
    state.figure_now = VILLAGER
    state.placements[seat] += 1
    return ()


def sorcerer(state: State, seat: int, action: Sorcerer, options: Options) -> Done | None:
    new_round(state, seat, options)
    where = action.where
    if not is_real(where, options) or (where.kind == ISLAND and not is_open(state, seat, where, options)):
        lose_star(state, seat)
    else:
        place = place_of(where, options)
        again = state.sorcerer[seat] not in (IN_HAND, place)
        there = state.sorcerer.index(place) if where.kind == STAR and place in state.sorcerer else seat
        move(state, state.sorcerer, seat, place)
        if there != seat:
            lose_star(state, seat)
            state.star_lost[there] = True  # one of the two stands elsewhere
        state.star_lost[seat] |= again or where.kind != STAR
    state.figure_now = SORCERER
    state.placements[seat] += 1
    return ()


@playing
def chief(state: State, seat: int, action: Chief, options: Options) -> Done | None:
    """The chief does not make a turn. In another player's turn it does not use the turn, and the line
    may go on.
    """
    if state.just_passed == seat:
        return None
    new_round(state, seat, options)
    lend_turn(state, seat)
    if state.lent_by == NOBODY:
        count(state)
        state.chief_now = True
    where = action.where
    if is_real(where, options) and (where.kind != ISLAND or is_open(state, seat, where, options)):
        if where.kind != STAR:
            move(state, state.chief, seat, place_of(where, options))
    return ()


def carve(state: State, seat: int, action: Carve, options: Options) -> Done | None:
    """A player who was left out in phase 2 may carve late: that does not use a turn of phase 3."""
    if state.phase == CARRY and seat >= 0 and not state.carved[seat] and state.just_passed != seat:
        lend_turn(state, seat)
        state.carved[seat] = True
        return take_moai(state, seat, action)
    return carve_in_turn(state, seat, action, options)


def to_carving(state: State, seat: int, options: Options) -> bool:
    """A player who has placed everything and goes on has begun phase 2; if one figure is left, any
    player has.
    """
    left = sum(figures_due(state, other) for other in range(state.players))
    if state.phase != PLACE or (has_figures(state, seat) and left > 1):
        return False
    to_phase(state, CARVE, options)
    return state.phase == CARVE


def carving(deed: Deed) -> Deed:
    """A tile of phase 2 is played in phase 2, whatever was left out before."""

    def forced(state: State, seat: int, action: object, options: Options) -> Done | None:
        to_carving(state, seat, options)
        return deed(state, seat, action, options)

    return playing(forced)


@acting
def carve_in_turn(state: State, seat: int, action: Carve, options: Options) -> Done | None:
    if to_carving(state, seat, options):
        state.active = seat
        count(state)
    if state.phase == CARVE:
        state.carved[seat] = True
    return take_moai(state, seat, action)


def take_moai(state: State, seat: int, action: Carve) -> Done:
    for size, number in enumerate(action.taken):
        taken = min(number, state.stock[size])
        state.stock[size] -= taken
        state.held[seat][size] += taken
    return ()


def to_transports(state: State, seat: int, options: Options) -> None:
    """A player who has carved, or who alone has not, and goes on has begun phase 3, whoever was left
    out.
    """
    if state.phase == CARVE and seat >= 0 and not state.acted:
        others = [state.carved[other] for other in range(state.players) if other != seat]
        if state.carved[seat] or all(others):
            to_phase(state, CARRY, options)


def carried(state: State, seat: int, action: Moai | Pukao, options: Options) -> Done | None:
    if is_carving_skipped(state):
        state.begun = True
        to_phase(state, CARRY, options)  # what the players carved is missing in the log
    to_transports(state, seat, options)
    return carry(state, seat, action, options)


carry = acting(transport)


@playing
def pass_(state: State, seat: int, action: Pass, options: Options) -> Done | None:
    """A pass where none is allowed uses the turn; in phase 3 it is final."""
    if state.just_passed == seat:
        return None
    to_transports(state, seat, options)
    if not state.acted:
        take_turn(state, seat)
    count(state)
    perhaps_done(state)
    if state.phase == CARVE:
        state.carved[seat] = True
    elif state.phase > CARVE:
        state.passed[seat] = True
        end_turn(state, options)
        state.just_passed = seat
    return ()


def turn_ends(state: State, seat: int, action: TurnEnds, options: Options) -> Done | None:
    """An incomplete turn is over all the same."""
    if state.phase == CARVE and state.acted:
        state.untold_moai[state.active] |= not state.carved[state.active]
        state.carved[state.active] = True
    state.just_passed = NOBODY
    end_turn(state, options)
    return ()
