"""What transports do: rivals are paid, a moai is erected or capped, a figure tires."""

from __future__ import annotations

from collections.abc import Mapping

from ..actions import Exchange, Moai, Pukao
from ..calculations.exchange import kind_after_fall
from ..calculations.gains import booked_by_builder, booked_by_rival
from ..calculations.paths import path_of
from ..options import Options
from ..pieces import (
    BY_TABLET,
    ECONOMY,
    KINDS,
    LUXURY,
    NO_TILE,
    OUTSTANDING,
    SORCERER,
    UNKNOWN_TILE,
    VILLAGER,
    Amounts,
)
from ..state.queries import bare_moai, free_platforms, rested_figures, unnamed_figure
from ..state.state import (
    CARRY,
    EARLY_EXCHANGE,
    LOST_CARRIED,
    MOAI_CARRIED,
    NOBODY,
    PUKAO_CARRIED,
    SPOILED_PUKAO,
    TABLET_USED,
    State,
)
from .rounds import count, erect

Events = tuple[object, ...]
NOTHING: Events = ()
A_VILLAGER = (VILLAGER,)


def platform_of(state: State, action: Moai | Pukao, options: Options) -> int:
    """The platform that a transport means; NOBODY if there is none to go to.

    If the log names no platform, it is the one with the tile that the log names, or else one whose tile
    is not known, or else the lowest that is free.
    """
    board = options.board
    named = board.platform_index.get(action.to)
    if named is not None:
        return named
    space = board.index.get(action.to, NOBODY)
    if space == NOBODY:
        return NOBODY
    fitting = free_platforms(state, space) if isinstance(action, Moai) else bare_moai(state, space)
    told = action.tiles if isinstance(action, Moai) else None
    if told is not None and len(told) == 1:
        known = [p for p in fitting if state.tile_on[p] == told[0]]
        fitting = known or [p for p in fitting if state.tile_on[p] == UNKNOWN_TILE] or fitting
    return fitting[0] if fitting else NOBODY


def book(state: State, seat: int, amounts: Amounts) -> None:
    owned = state.resources[seat]
    owned[0] += amounts[0]
    owned[1] += amounts[1]
    owned[2] += amounts[2]
    owned[3] += amounts[3]


def pay(state: State, seat: int, amounts: Amounts) -> None:
    owned = state.resources[seat]
    owned[0] -= amounts[0]
    owned[1] -= amounts[1]
    owned[2] -= amounts[2]
    owned[3] -= amounts[3]


def due_to_rivals(state: State, seat: int, action: Moai | Pukao, options: Options) -> dict[int, Amounts]:
    """What each rival on the path of a transport books."""
    path = path_of(action, options)
    rivals = {state.owner[space] for space in path} - {seat, NOBODY}
    return {rival: booked_by_rival(state, seat, rival, path, action, options) for rival in rivals}


def spend_tile(state: State, seat: int, kind: int, by_tablet: bool) -> None:
    """A tile goes to the box, or the tablet in its place."""
    if by_tablet:
        state.tablet[seat] = TABLET_USED
        return
    if not state.hand[seat][kind] and state.untold[seat]:
        state.untold[seat] -= 1  # now it is told which tile that was
        state.hand[seat][kind] += 1
    state.hand[seat][kind] -= 1
    state.spent[kind] += 1
    state.spent_in[seat][kind] = state.round


def play_bonus(state: State, seat: int, tiles: tuple[int, ...]) -> None:
    """The tiles written behind `with`."""
    for tile in tiles:
        kind, by_tablet = tile % BY_TABLET, tile >= BY_TABLET
        if kind == LUXURY and not by_tablet:
            continue  # permanent: only named
        spend_tile(state, seat, kind, by_tablet)
        if kind == ECONOMY:
            state.economy_now += 1
        elif kind == LUXURY:
            copy_luxury(state, seat)


def copy_luxury(state: State, seat: int) -> None:
    state.luxury_now = True
    if state.options.tablet_luxury == "permanent":
        state.luxury_kept[seat] = True


def builder(state: State, seat: int, space: int, action: Moai | Pukao) -> int:
    """The figure that erects or caps: the one named, else the one that the log says is tired, else the
    first.
    """
    if action.by is not None:
        return action.by
    if action.tires is not None and len(action.tires) == 1:
        told = action.tires[0]
        rested = rested_figures(state, seat, space)
        if told < len(rested) and rested[told]:
            return told
    return unnamed_figure(state, seat, space)


def lay_down(state: State, seat: int, space: int, figure: int) -> None:
    """A figure tires; the chief never does."""
    if figure == VILLAGER and state.rested[space]:
        state.rested[space] -= 1
        state.tired[space] += 1
    elif figure == SORCERER and state.sorcerer[seat] == space:
        state.sorcerer_tired[seat] = True


def moai(state: State, seat: int, action: Moai, options: Options) -> Events:
    platform = platform_of(state, action, options)
    paid = due_to_rivals(state, seat, action, options)
    gain = booked_by_builder(state, seat, options.board.platforms[platform][0], action, options)
    return carry_moai(state, seat, action, platform, paid, gain)


def carry_moai(
    state: State, seat: int, action: Moai, platform: int, paid: Mapping[int, Amounts], gain: Amounts
) -> Events:
    """Carry a moai to this platform. Rivals on the way are paid, and the player gains this."""
    for rival, amounts in paid.items():
        book(state, rival, amounts)
    take_tile(state, seat, platform, action)
    if action.bonus:
        play_bonus(state, seat, action.bonus)
    size, held = action.size, state.held[seat]
    if held[size]:
        held[size] -= 1
    else:  # carved in a line that is not known
        state.stock[size] -= 1
    erect(state, platform, size)
    book(state, seat, gain)
    tire_builder(state, seat, state.options.board.platforms[platform][0], action)
    state.carried = MOAI_CARRIED
    count(state)
    return NOTHING


def tire_builder(state: State, seat: int, space: int, action: Moai | Pukao) -> None:
    """The figure that erects or caps tires."""
    rested, told = state.rested, action.tires
    if rested[space] and action.by is None and state.owner[space] == seat:
        if told == A_VILLAGER or (told is None and state.chief[seat] != space):  # the usual case
            rested[space] -= 1
            state.tired[space] += 1
            return
    lay_down(state, seat, space, builder(state, seat, space, action))


def taken_tile(state: State, seat: int, platform: int, action: Moai) -> int:
    """The tile of the platform. If it is unknown: the tile that the log names, or a tile that the
    player uses later without owning it.
    """
    tile = state.tile_on[platform]
    if tile != UNKNOWN_TILE:
        return tile
    if action.tiles is not None:
        return action.tiles[0] if action.tiles else NO_TILE
    played = [kind for kind in action.bonus or () if kind < BY_TABLET]
    return next((kind for kind in played if played.count(kind) > state.hand[seat][kind]), NO_TILE)


def take_tile(state: State, seat: int, platform: int, action: Moai) -> None:
    tile = state.tile_on[platform]
    if tile == UNKNOWN_TILE:
        tile = taken_tile(state, seat, platform, action)
    if tile != NO_TILE:
        state.hand[seat][tile] += 1
    elif state.tile_on[platform] == UNKNOWN_TILE:
        state.untold[seat] += 1
    state.tile_on[platform] = NO_TILE
    state.tile_now = tile


def pukao(state: State, seat: int, action: Pukao, options: Options) -> Events:
    paid = due_to_rivals(state, seat, action, options)
    return carry_pukao(state, seat, action, platform_of(state, action, options), paid)


def carry_pukao(
    state: State, seat: int, action: Pukao, platform: int, paid: Mapping[int, Amounts]
) -> Events:
    """Carry a pukao to the moai on this platform. Rivals on the way are paid."""
    for rival, amounts in paid.items():
        book(state, rival, amounts)
    if action.bonus:
        play_bonus(state, seat, action.bonus)
    state.pukao -= 1
    state.capped[platform] = True
    tire_builder(state, seat, state.options.board.platforms[platform][0], action)
    state.owes_exchange = state.carried != EARLY_EXCHANGE
    state.carried = PUKAO_CARRIED
    count(state)
    return NOTHING


def exchange(state: State, seat: int, action: Exchange, options: Options) -> Events:
    if not state.owes_exchange:
        exchange_anyway(state, seat, action, options)
        count(state)
        return NOTHING
    pay(state, seat, action.spent)
    take_offering(state, seat, action.taken[0], action.worth, options)
    state.owes_exchange = False
    count(state)
    return NOTHING


def exchange_anyway(state: State, seat: int, action: Exchange, options: Options) -> None:
    """An illegal exchange, or the exchange after an illegal capping: pay and take what is possible."""
    owned = state.resources[seat]
    state.resources[seat] = [max(0, owned[kind] - action.spent[kind]) for kind in KINDS]
    for taken in action.taken:
        outstanding = taken >= OUTSTANDING
        kind = taken - OUTSTANDING if outstanding else kind_after_fall(state, taken, options)
        there = (state.outstanding if outstanding else state.piles)[kind]
        if there:
            at = there.index(action.worth) if action.worth in there else 0
            state.offerings[seat].append((kind + OUTSTANDING * outstanding, there.pop(at)))
    state.owes_exchange = False
    if state.phase == CARRY and state.carried in (0, EARLY_EXCHANGE):
        state.carried = EARLY_EXCHANGE
    elif state.carried in (LOST_CARRIED, SPOILED_PUKAO):
        state.carried = PUKAO_CARRIED


def take_offering(state: State, seat: int, kind: int, worth: int | None, options: Options) -> None:
    """Take the top tile of a kind; of the outstanding tiles the one that the log names, if players may
    choose.
    """
    if kind < OUTSTANDING:
        kind = kind_after_fall(state, kind, options)
        state.offerings[seat].append((kind, state.piles[kind].pop(0)))
        return
    there = state.outstanding[kind - OUTSTANDING]
    at = there.index(worth) if options.luxury_free_pick and worth in there else 0
    state.offerings[seat].append((kind, there.pop(at)))
