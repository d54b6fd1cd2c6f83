"""Illegal transports and exchanges that the players carried out anyway."""

from __future__ import annotations

from ..actions import Exchange, Moai, Pukao
from ..calculations.gains import (
    booked_by_builder,
    booked_by_rival,
    clipped,
    own_told,
    paying,
    plus,
    told_for,
)
from ..calculations.paths import path_of
from ..effects import transport as legal_transport
from ..effects.rounds import erect
from ..options import Options
from ..pieces import BY_TABLET, ECONOMY, LUXURY
from ..state.state import (
    CARRY,
    LOST_CARRIED,
    MOAI_CARRIED,
    NO_MOAI,
    NOBODY,
    SPOILED_PUKAO,
    TABLET_USED,
    State,
)

Done = tuple[object, ...]


def spend(state: State, seat: int, kind: int, by_tablet: bool) -> None:
    if by_tablet:
        state.tablet[seat] = TABLET_USED
    elif state.hand[seat][kind] or state.untold[seat]:
        legal_transport.spend_tile(state, seat, kind, False)


def transport(state: State, seat: int, action: Moai | Pukao, options: Options) -> Done | None:
    """Book what the log says and place what can be placed. The transport uses the turn."""
    pay_anyway(state, seat, action, options)
    platform = legal_transport.platform_of(state, action, options)
    done = platform != NOBODY and not action.left
    if isinstance(action, Moai):
        state.carried = MOAI_CARRIED
        if done:
            put_moai(state, seat, action, platform, options)
    else:
        state.carried = SPOILED_PUKAO
        if done:
            put_pukao(state, platform)
    for tile in action.bonus or ():  # the tile just taken among them
        play_anyway(state, seat, tile)
    if done:
        lay_down_anyway(state, seat, action, options.board.platforms[platform][0])
    return ()


def pay_anyway(state: State, seat: int, action: Moai | Pukao, options: Options) -> None:
    """Players gain what the log says they gained; rivals on the path whom it does not name gain what is
    due.
    """
    path = [space for space in path_of(action, options) if space >= 0]
    rivals = {state.owner[space] for space in paying(state, seat, path)}
    for player in range(state.players):
        told = told_for(action.gains, player)
        if told is None and player in rivals:
            told = booked_by_rival(state, seat, player, path, action, options)
        if told is not None:
            owned = state.resources[player]
            state.resources[player] = list(plus(owned, clipped(told, owned, options)))


def play_anyway(state: State, seat: int, tile: int) -> None:
    kind, by_tablet = tile % BY_TABLET, tile >= BY_TABLET
    state.economy_now += kind == ECONOMY
    if kind != LUXURY:
        spend(state, seat, kind, by_tablet)
    elif by_tablet:
        state.tablet[seat] = TABLET_USED
        state.luxury_now = True


def put_moai(state: State, seat: int, action: Moai, platform: int, options: Options) -> None:
    """A moai that the player does not have comes from the stock, or else from a rival."""
    if state.moai_on[platform] != NO_MOAI:
        return
    others = [state.held[player] for player in range(state.players) if player != seat]
    for source in (state.held[seat], state.stock, *others):
        if source[action.size] > 0:
            source[action.size] -= 1
            break
    else:
        return
    legal_transport.take_tile(state, seat, platform, action)
    erect(state, platform, action.size)
    if own_told(action, seat, options) is None:
        space = options.board.platforms[platform][0]
        legal_transport.book(state, seat, booked_by_builder(state, seat, space, action, options))


def put_pukao(state: State, platform: int) -> None:
    if state.pukao > 0 and state.moai_on[platform] != NO_MOAI and not state.capped[platform]:
        state.capped[platform] = True
        state.pukao -= 1


def lay_down_anyway(state: State, seat: int, action: Moai | Pukao, space: int) -> None:
    """The figures that the log says are tired lie down, if they can; else the figure that did the work
    does.
    """
    if state.owner[space] != seat:
        return
    tired = action.tires
    for figure in (legal_transport.builder(state, seat, space, action),) if tired is None else tired:
        legal_transport.lay_down(state, seat, space, figure)


def exchange(state: State, seat: int, action: Exchange, options: Options) -> Done | None:
    legal_transport.exchange_anyway(state, seat, action, options)
    return ()


def lost(state: State, seat: int, action: object, options: Options) -> Done | None:
    """Words that are not an action may stand for the transport of this turn."""
    if state.phase == CARRY and state.carried == 0:
        state.carried = LOST_CARRIED
    return None
