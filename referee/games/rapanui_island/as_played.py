"""What an illegal action did to the table when the players did it all the same.

Pieces that are not there cannot be moved and resources that are not there cannot be paid; all else
follows the hands. Two players' transporters never stand on one space here: a figure put onto a rival's
space has left the hand and counts for nobody.
"""

from __future__ import annotations

from typing import Any

from referee.core.acts import Misnamed, NotAnAction, TurnEnds
from referee.core.game import Forced

from . import laying
from .actions import (
    Barter,
    Bonus,
    Buy,
    Carve,
    Chief,
    Draft,
    Economy,
    Erected,
    Exchange,
    Favour,
    Hand,
    HelpingHand,
    Luxury,
    Moai,
    Order,
    Pass,
    Phase,
    Pile,
    Placed,
    Position,
    Pukao,
    Reconversion,
    Reinforcement,
    Reserve,
    Resources,
    Rest,
    Round,
    Sorcerer,
    Tablet,
    Tiles,
    Villager,
)
from .carried_anyway import exchange, lost, transport
from .laying import place_of
from .options import Options
from .pieces import (
    ISLAND,
    KINDS,
    SORCERER,
    STAR,
    VILLAGER,
)
from .played_anyway import (
    Deed,
    Done,
    along,
    barter,
    bonus,
    buy,
    economy,
    favour,
    helping_hand,
    is_open,
    is_real,
    luxury,
    move,
    reconversion,
    reinforcement,
    rest,
)
from .rounds import clear_turn, count, end_turn, lend_turn, next_phase, take_turn
from .state import (
    CARRY,
    CARVE,
    NO_MOAI,
    NOBODY,
    OVER,
    PLACE,
    SETUP,
    State,
    on_star,
)
from .table import has_figures


def acting(deed: Deed) -> Deed:
    """Whoever acted had the turn."""

    def forced(state: State, seat: int, action: Any, options: Options) -> Done | None:
        if state.phase == OVER:
            state.overrun |= isinstance(action, Villager | Sorcerer | Chief)
        if state.phase in (SETUP, OVER) or seat < 0 or state.just_passed == seat:
            return None
        if not state.acted:
            take_turn(state, seat)
        count(state)
        return deed(state, seat, action, options)

    return forced


def laid_out(deed: Deed) -> Deed:
    """Lines of the table change something only before the play."""

    def forced(state: State, seat: int, action: Any, options: Options) -> Done | None:
        return None if state.begun else deed(state, seat, action, options)

    return forced


def tiles(state: State, seat: int, action: Tiles, options: Options) -> Done | None:
    known = tuple(each for each in action.laid if each[0] in options.board.platform_index)
    return laying.tiles(state, seat, Tiles(known), options)


def erected(state: State, seat: int, action: Erected, options: Options) -> Done | None:
    index = options.board.platform_index
    known = [each for each in action.moai if each[0] in index and state.stock[each[1]] > 0]
    free = tuple(each for each in known if state.moai_on[index[each[0]]] == NO_MOAI)
    return laying.erected(state, seat, Erected(free[:1]), options) if free else None


def order(state: State, seat: int, action: Order, options: Options) -> Done | None:
    complete = sorted(action.seats) == list(range(state.players))
    if state.begun and state.phase == PLACE and complete and any(state.placements):
        return to_phase(state, CARVE, options)
    return laying.order(state, seat, action, options) if complete or state.begun else None


def position(state: State, seat: int, action: Position, options: Options) -> Done | None:
    """A position in no phase that there is begins in phase 1; a second one is not looked at."""
    return None if state.given else laying.position(state, seat, action, options)


def heading(state: State, seat: int, action: Any, options: Options) -> Done | None:
    """A phase or a round that was closed too early is over all the same."""
    laying.heading(state, seat, action, options)
    state.overrun |= state.phase == OVER
    if isinstance(action, Phase):
        return to_phase(state, laying.PHASE_OF.get(action.number, SETUP), options)
    if state.phase == CARRY and action.number == state.round + 1:
        next_phase(state, options)
    return ()


def to_phase(state: State, phase: int, options: Options) -> Done:
    """The table goes on with the next phase; what was left undone stays undone."""
    if state.begun and state.phase in (PLACE, CARVE) and phase == state.phase + 1:
        clear_turn(state)
        next_phase(state, options)
    return ()


def resources(state: State, seat: int, action: Resources, options: Options) -> Done | None:
    track = options.board.track
    state.resources[action.player] = [min(action.amounts[kind], track[kind]) for kind in KINDS]
    return ()


def draft(state: State, seat: int, action: Draft, options: Options) -> Done | None:
    if state.reserve[action.tile]:
        state.reserve[action.tile] -= 1
        state.eliminated[action.tile] = True
        state.hand[seat][action.tile] += 1
    state.drafted[seat] += 1
    return ()


def new_round(state: State, seat: int, options: Options) -> None:
    """Who has passed and places a figure has begun the next round."""
    if state.phase == CARRY and state.passed[seat]:
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
        laying.put_villager(state, seat, where, options)
    state.figure_now = VILLAGER
    state.placements[seat] += 1
    return ()


def sorcerer(state: State, seat: int, action: Sorcerer, options: Options) -> Done | None:
    new_round(state, seat, options)
    where = action.where
    if is_real(where, options) and (where.kind != ISLAND or is_open(state, seat, where, options)):
        move(state, state.sorcerer, seat, place_of(where, options))
    else:
        state.sorcerer[seat] = on_star(options.board.stars + 1)
    state.figure_now = SORCERER
    state.placements[seat] += 1
    return ()


def chief(state: State, seat: int, action: Chief, options: Options) -> Done | None:
    """The chief makes no turn: in another's it takes none, but the line may go on."""
    if state.phase == OVER:
        state.overrun = True
    if state.phase in (SETUP, OVER) or seat < 0 or state.just_passed == seat:
        return None
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
    """Who was left out in phase 2 may do it late: that takes no turn of phase 3."""
    if state.phase == CARRY and seat >= 0 and not state.carved[seat] and state.just_passed != seat:
        lend_turn(state, seat)
        state.carved[seat] = True
        return take_moai(state, seat, action)
    return carve_in_turn(state, seat, action, options)


@acting
def carve_in_turn(state: State, seat: int, action: Carve, options: Options) -> Done | None:
    if state.phase == PLACE and not has_figures(state, seat):
        to_phase(state, CARVE, options)
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


def to_transports(state: State, seat: int, done: bool, options: Options) -> None:
    """Who is done with carving and goes on has begun phase 3, whoever was left out."""
    if state.phase == CARVE and done and not state.acted:
        to_phase(state, CARRY, options)


def carried(state: State, seat: int, action: Moai | Pukao, options: Options) -> Done | None:
    if state.phase == CARVE and seat >= 0:
        others = [state.carved[other] for other in range(state.players) if other != seat]
        to_transports(state, seat, state.carved[seat] or all(others), options)
    return carry(state, seat, action, options)


carry = acting(transport)


def pass_(state: State, seat: int, action: Pass, options: Options) -> Done | None:
    """A pass where there is none is a turn that was used; in phase 3 it is final."""
    if state.phase in (SETUP, OVER) or seat < 0 or state.just_passed == seat:
        return None
    to_transports(state, seat, state.carved[seat], options)
    if not state.acted:
        take_turn(state, seat)
    count(state)
    if state.phase == CARVE:
        state.carved[seat] = True
    elif state.phase > CARVE:
        state.passed[seat] = True
        end_turn(state, options)
        state.just_passed = seat
    return ()


def turn_ends(state: State, seat: int, action: TurnEnds, options: Options) -> Done | None:
    """A turn that was left incomplete is over all the same."""
    if state.phase == CARVE and state.acted:
        state.carved[state.active] = True
    state.just_passed = NOBODY
    end_turn(state, options)
    return ()


def nothing(state: State, seat: int, action: Any, options: Options) -> Done | None:
    return None


AS_PLAYED: dict[type, Forced] = {
    Position: laid_out(position),
    Tiles: laid_out(tiles),
    Order: order,
    Reserve: laid_out(laying.reserve),
    Pile: laid_out(laying.pile),
    Resources: laid_out(resources),
    Hand: laid_out(laying.hand),
    Tablet: laid_out(laying.tablet),
    Placed: laid_out(nothing),
    Erected: laid_out(erected),
    Round: heading,
    Phase: heading,
    Draft: acting(draft),
    Villager: acting(villager),
    Sorcerer: acting(sorcerer),
    Chief: chief,
    Carve: carve,
    Reinforcement: along(reinforcement),
    Reconversion: along(reconversion),
    HelpingHand: along(helping_hand),
    Rest: along(rest),
    Barter: along(barter),
    Economy: along(economy),
    Luxury: along(luxury),
    Bonus: along(bonus),
    Favour: along(favour),
    Moai: carried,
    Pukao: carried,
    Exchange: acting(exchange),
    Buy: along(buy),
    Pass: pass_,
    NotAnAction: acting(lost),
    Misnamed: acting(lost),
    TurnEnds: turn_ends,
}
