"""Illegal transports and exchanges that were done all the same; a part of as_played.py."""

from __future__ import annotations

from typing import Any

from . import carrying
from .actions import Exchange, Moai, Pukao
from .gains import booked_by_builder, clipped, plus, told_for
from .options import Options
from .pieces import BY_TABLET, ECONOMY, KINDS, OUTSTANDING
from .rounds import erect
from .state import MOAI_CARRIED, NO_MOAI, NOBODY, PUKAO_CARRIED, TABLET_USED, State

Done = tuple[Any, ...]


def spend(state: State, seat: int, kind: int, by_tablet: bool) -> None:
    if by_tablet:
        state.tablet[seat] = TABLET_USED
    elif state.hand[seat][kind]:
        carrying.spend_tile(state, seat, kind, False)


def transport(state: State, seat: int, action: Moai | Pukao, options: Options) -> Done | None:
    """What was told is booked, what stands where it can stands there; the turn was used for it."""
    path = [space for space in carrying.path_of(action, options) if space >= 0]
    if action.gains is None and len(path) > 1:
        carrying.pay_rivals(state, seat, _known(action, path, options), options)
    for player in range(state.players):
        told = told_for(action.gains, player)
        if told is not None:
            owned = state.resources[player]
            state.resources[player] = list(plus(owned, clipped(told, owned, options)))
    for tile in action.bonus or ():
        spend(state, seat, tile % BY_TABLET, tile >= BY_TABLET)
        state.economy_now += tile % BY_TABLET == ECONOMY
    platform = carrying.platform_of(state, action, options)
    if isinstance(action, Moai):
        state.carried = MOAI_CARRIED
        put_moai(state, seat, action, platform, options)
    else:
        state.carried = PUKAO_CARRIED
        put_pukao(state, platform)
    if platform != NOBODY:
        space = options.board.platforms[platform][0]
        if state.owner[space] == seat and not action.left:
            carrying.tire(state, seat, space, action.by)
    return ()


def _known(action: Moai | Pukao, path: list[int], options: Options) -> Moai | Pukao:
    """The same transport over the spaces that the board has."""
    first, *via, last = [options.board.names[space].lower() for space in path]
    if isinstance(action, Moai):
        return Moai(action.size, last, first, tuple(via))
    return Pukao(last, first, tuple(via))


def put_moai(state: State, seat: int, action: Moai, platform: int, options: Options) -> None:
    held = state.held[seat]
    if held[action.size] <= 0 or action.left or platform == NOBODY:
        return
    if state.moai_on[platform] != NO_MOAI:
        return
    held[action.size] -= 1
    carrying.take_tile(state, seat, platform, action)
    erect(state, platform, action.size)
    if told_for(action.gains, seat) is None:
        space = options.board.platforms[platform][0]
        carrying.book(state, seat, booked_by_builder(state, seat, space, action, options))


def put_pukao(state: State, platform: int) -> None:
    if platform == NOBODY or state.pukao <= 0:
        return
    if state.moai_on[platform] != NO_MOAI and not state.capped[platform]:
        state.capped[platform] = True
        state.pukao -= 1
        state.owes_exchange = True


def exchange(state: State, seat: int, action: Exchange, options: Options) -> Done | None:
    owned = state.resources[seat]
    state.resources[seat] = [max(0, owned[kind] - action.spent[kind]) for kind in KINDS]
    for kind in action.taken:
        piles = state.outstanding if kind >= OUTSTANDING else state.piles
        there = piles[kind % OUTSTANDING]
        if there:
            at = there.index(action.worth) if action.worth in there else 0
            state.offerings[seat].append((kind, there.pop(at)))
    state.owes_exchange = False
    return ()
