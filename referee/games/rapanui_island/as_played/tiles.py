"""Illegal carving, tiles and purchases that the players carried out anyway."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..actions import (
    Barter,
    Bonus,
    Buy,
    Economy,
    Favour,
    HelpingHand,
    Luxury,
    Reconversion,
    Reinforcement,
    Rest,
)
from ..calculations.gains import clipped
from ..effects import effects, transport
from ..effects.affordable import can_be_payable
from ..effects.rounds import count_along, lend_turn
from ..effects.setup import place_of
from ..options import Options
from ..pieces import (
    BARTER,
    CHIEF,
    ECONOMY,
    HELPING_HAND,
    ISLAND,
    KINDS,
    QUARRY,
    RECONVERSION,
    REINFORCEMENT,
    REST,
    SORCERER,
    STAR,
    VILLAGER,
    Spot,
)
from ..state.queries import between_steps, space_of, transporters
from ..state.state import CARRY, CARVE, IN_ROUND, NOBODY, PLACE, TABLET_USED, State
from .transport import spend

Done = tuple[object, ...]
Deed = Callable[[State, int, Any, Options], Done | None]


def along(deed: Deed) -> Deed:
    """A tile or a purchase is part of a turn. In another player's turn it does not use the turn, and
    the line may go on.
    """

    def forced(state: State, seat: int, action: object, options: Options) -> Done | None:
        if state.phase not in IN_ROUND or seat < 0:
            return None
        state.begun = True
        may_stand_alone = isinstance(action, Reconversion | HelpingHand)
        if seat != state.active:
            if not (may_stand_alone and between_steps(state)):
                lend_turn(state, seat)
        elif state.just_passed != seat and not may_stand_alone:
            count_along(state)
        done = deed(state, seat, action, options)
        if state.owes_exchange and not can_be_payable(state, state.active, options):
            effects.perhaps_carried(state)  # that nothing can be paid now was reported
        return done

    return forced


def is_real(spot: Spot, options: Options) -> bool:
    """Whether the board has such a place for a figure."""
    if spot.kind == ISLAND:
        return space_of(options.board, spot.space) != NOBODY
    return 1 <= spot.number <= (3 if spot.kind == QUARRY else options.board.stars)


def is_open(state: State, seat: int, spot: Spot, options: Options) -> bool:
    space = space_of(options.board, spot.space)
    board = options.board
    return state.owner[space] in (NOBODY, seat) and space not in (board.crater, board.pukao_quarry)


def move(state: State, places: list[int], seat: int, place: int) -> None:
    """Move a sorcerer or a chief. The space that it leaves is free if no other figure is there."""
    left = places[seat]
    places[seat] = place
    if place >= 0:
        state.owner[place] = seat
    if left >= 0 and left != place:
        others = state.rested[left] + state.tired[left]
        if not others and left not in (state.sorcerer[seat], state.chief[seat]):
            state.owner[left] = NOBODY


def reinforcement(state: State, seat: int, action: Reinforcement, options: Options) -> Done | None:
    spend(state, seat, REINFORCEMENT, action.tablet)
    if 1 <= action.column <= 3 and state.phase == CARVE:
        effects.add_virtual(state, action.column)
    return ()


def reconversion(state: State, seat: int, action: Reconversion, options: Options) -> Done | None:
    spend(state, seat, RECONVERSION, action.tablet)
    where = action.where
    if state.phase == PLACE:
        return ()  # the sorcerer waits on the star until the new order is fixed
    if is_real(where, options) and (where.kind != ISLAND or is_open(state, seat, where, options)):
        move(state, state.sorcerer, seat, place_of(where, options))
        state.reconverted[seat] = where.kind != STAR
    return ()


def helping_hand(state: State, seat: int, action: HelpingHand, options: Options) -> Done | None:
    spend(state, seat, HELPING_HAND, action.tablet)
    spot = Spot(ISLAND, action.to)
    if not is_real(spot, options) or not is_open(state, seat, spot, options):
        return ()
    space = space_of(options.board, action.to)
    source = action.source
    if action.figure == VILLAGER and source is not None and source.kind == ISLAND:
        walk(state, seat, space_of(options.board, source.space), space)
    elif action.figure == VILLAGER and (source is None or source.kind == QUARRY):
        columns = (0 if source is None else source.number, 3, 2, 1)
        column = next((c for c in columns if c in (1, 2, 3) and state.carvers[seat][c - 1]), 0)
        if column:
            effects.leave_quarry(state, seat, HelpingHand(VILLAGER, action.to, Spot(QUARRY, "", column)))
            state.rested[space] += 1
            state.owner[space] = seat
    elif action.figure in (SORCERER, CHIEF):
        move(state, state.sorcerer if action.figure == SORCERER else state.chief, seat, space)
    return ()


def walk(state: State, seat: int, left: int, space: int) -> None:
    """A villager from one island space to another, a rested one if there is a choice."""
    if left in (NOBODY, space) or state.owner[left] != seat:
        return
    for figures in (state.rested, state.tired):
        if figures[left]:
            figures[left] -= 1
            figures[space] += 1
            state.owner[space] = seat
            break
    if transporters(state, left) == 0:
        state.owner[left] = NOBODY


def rest(state: State, seat: int, action: Rest, options: Options) -> Done | None:
    spend(state, seat, REST, action.tablet)
    space = space_of(options.board, action.space)
    if space == NOBODY or state.phase != CARRY:
        return ()
    effects.raise_figure(state, space, action.figure)
    if action.to is not None:
        to = Spot(ISLAND, action.to)
        if is_real(to, options) and is_open(state, seat, to, options):
            walk(state, seat, space, space_of(options.board, action.to))
    return ()


def barter(state: State, seat: int, action: Barter, options: Options) -> Done | None:
    spend(state, seat, BARTER, action.tablet)
    if all(state.resources[seat][kind] >= action.given[kind] for kind in KINDS):
        transport.pay(state, seat, action.given)
        transport.book(state, seat, clipped(action.got, state.resources[seat], options))
    return ()


def economy(state: State, seat: int, action: Economy, options: Options) -> Done | None:
    """Played before its pukao the tile is out of place, but the price after it is two, not four."""
    spend(state, seat, ECONOMY, action.tablet)
    if seat == state.active:
        state.economy_now += 1
    return ()


def luxury(state: State, seat: int, action: Luxury, options: Options) -> Done | None:
    if action.tablet:
        state.tablet[seat] = TABLET_USED
        state.luxury_now = True
    return ()


def bonus(state: State, seat: int, action: Bonus, options: Options) -> Done | None:
    spend(state, seat, action.tile, action.tablet)
    return ()


def favour(state: State, seat: int, action: Favour, options: Options) -> Done | None:
    """The tile stays with its owner, whatever the log says; a tablet is used up."""
    if action.tablet:
        state.tablet[seat] = TABLET_USED
    return ()


def buy(state: State, seat: int, action: Buy, options: Options) -> Done | None:
    price = action.paid if action.paid is not None else effects.price_of(action.improvement, options)
    owned = state.resources[seat]
    state.resources[seat] = [max(0, owned[kind] - price[kind]) for kind in KINDS]
    if not state.built[seat][action.improvement]:
        effects.gain_improvement(state, seat, action.improvement, options)
    return ()
