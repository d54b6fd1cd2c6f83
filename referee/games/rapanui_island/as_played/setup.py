"""What illegal lines of the set-up do to the table.

The replay goes on with what the finding says is right, not with the refused line. For example, a pile
written in the wrong order lies in the right order. Parts of the line that may be true are kept, and what
cannot be known is left open.
"""

from __future__ import annotations

from collections import Counter

from referee.core.acts import Seating

from ..actions import (
    Built,
    Carved,
    Erected,
    Hand,
    Offerings,
    Order,
    Passed,
    Pile,
    Placed,
    Position,
    Resources,
    Tiles,
    Variant,
)
from ..effects import setup
from ..effects.rounds import begin_if_ready
from ..options import Options
from ..pieces import (
    BY_TABLET,
    CHIEF,
    FIRST_GAME_COUNTS,
    ISLAND,
    KINDS,
    OUTSTANDING,
    SIZES,
    SORCERER,
    STAR,
    TILES,
    UNKNOWN_TILE,
    VILLAGER,
    Spot,
)
from ..state.opening import opening_outstanding, opening_piles
from ..state.queries import tile_counts
from ..state.state import CARRY, IN_VILLAGE, NO_MOAI, NOBODY, State, on_star
from .tiles import Deed, Done, is_open, is_real


def laid_out(deed: Deed) -> Deed:
    """Set-up lines change the table only before the first turn."""

    def forced(state: State, seat: int, action: object, options: Options) -> Done | None:
        return None if state.begun else deed(state, seat, action, options)

    return forced


def in_position(deed: Deed) -> Deed:
    """The same for lines that only a given position can have. At the start of a game the rules decide
    instead.
    """

    def forced(state: State, seat: int, action: object, options: Options) -> Done | None:
        return deed(state, seat, action, options) if state.given and not state.begun else None

    return forced


# --- before the first turn ---


def seating(state: State, seat: int, action: Seating, options: Options) -> Done | None:
    """On the wrong side of the board the places of the tiles are unknown."""
    if state.players not in options.board.players:
        state.strange_board = True
        state.unsure = len(state.tile_on)
    return ()


@laid_out
def tiles(state: State, seat: int, action: Tiles, options: Options) -> Done | None:
    """A tile that cannot lie where the line says lies in an unknown place."""
    platforms = [options.board.platform_index.get(name, NOBODY) for name, _ in action.laid]
    for platform, (_, kind) in zip(platforms, action.laid, strict=True):
        if platform == NOBODY or state.moai_on[platform] != NO_MOAI:
            state.unsure += platform == NOBODY
        elif platforms.count(platform) > 1 or state.tile_on[platform] >= 0:
            state.unsure += state.tile_on[platform] != UNKNOWN_TILE or platforms.count(platform) > 1
            state.tile_on[platform] = UNKNOWN_TILE
        else:
            state.tile_on[platform] = kind
            state.laid_by[platform] = state.tile_lines
    state.tile_lines += 1
    doubt_tiles(state)
    begin_if_ready(state)
    return ()


def doubt_tiles(state: State) -> None:
    """If the line has more tiles of a kind than the box, all of that kind become unknown."""
    for kind, most in enumerate(tile_counts(state)):
        if state.tile_on.count(kind) > most:
            state.tile_on = [UNKNOWN_TILE if tile == kind else tile for tile in state.tile_on]


@laid_out
def variant(state: State, seat: int, action: Variant, options: Options) -> Done | None:
    """It stays a first game; the tiles that a first game does not have become unknown."""
    setup.variant(state, seat, action, options)
    doubt_tiles(state)
    for hand in state.hand:
        for kind in TILES:
            hand[kind] = hand[kind] if FIRST_GAME_COUNTS[kind] else 0
    return ()


@laid_out
def position(state: State, seat: int, action: Position, options: Options) -> Done | None:
    """A position in a phase that does not exist begins in phase 1. A second position is ignored."""
    if state.given:
        return None
    first = Position(max(1, action.round), action.phase, action.player)
    return setup.position(state, seat, first, options)


def whole_order(state: State, action: Order) -> Order:
    """Complete the order: a missing player takes the place of one who is written twice, or the last
    place.
    """
    missing = [seat for seat in state.order if seat not in action.seats]
    order: list[int] = []
    for seat in action.seats:
        if seat not in order:
            order.append(seat)
        elif missing:
            order.append(missing.pop(0))
    return Order(tuple(order + missing))


@laid_out
def pile(state: State, seat: int, action: Pile, options: Options) -> Done | None:
    """The pile as it lies at the start; in a given position the values that are possible, highest on
    top.
    """
    outstanding = action.kind >= OUTSTANDING
    opening = (opening_outstanding if outstanding else opening_piles)(options, state.players)
    right, number = opening[action.kind % OUTSTANDING], len(action.values)
    values = right
    if state.given and Counter(action.values) <= Counter(right):
        values = tuple(sorted(action.values, reverse=True))
    elif state.given:
        values = right[max(0, len(right) - number) :]
    return setup.pile(state, seat, Pile(action.kind, values), options)


# --- a given position ---


@in_position
def resources(state: State, seat: int, action: Resources, options: Options) -> Done | None:
    track = options.board.track
    state.resources[action.player] = [min(action.amounts[kind], track[kind]) for kind in KINDS]
    return ()


@in_position
def hand(state: State, seat: int, action: Hand, options: Options) -> Done | None:
    """If a player has a tile too many, its kind is unknown."""
    most = tile_counts(state)
    for tile in action.tiles:
        kind = tile % BY_TABLET
        there = state.tile_on.count(kind) + sum(each[kind] for each in state.hand)
        if there < most[kind]:
            state.hand[action.player][kind] += 1
        else:
            state.untold[action.player] += 1
    return ()


@in_position
def built(state: State, seat: int, action: Built, options: Options) -> Done | None:
    for improvement in action.improvements:
        there = state.built[action.player]
        if not there[improvement] and sum(there) < options.most_improvements:
            setup.build(state, action.player, improvement)
    return ()


@in_position
def placed(state: State, seat: int, action: Placed, options: Options) -> Done | None:
    """Every figure that can stand where the line says stands there; other villagers are somewhere else."""
    player = action.player
    for figure, spot, tired in action.figures:
        kind = SORCERER if spot.kind == STAR and figure == VILLAGER else figure
        if can_stand(state, player, kind, spot, options):
            lies = tired and spot.kind == ISLAND and kind != CHIEF
            setup.placed(state, seat, Placed(player, ((kind, spot, lies),)), options)
        elif kind == VILLAGER and state.hand_villagers[player] > 0:
            state.hand_villagers[player] -= 1
            state.placements[player] += 1
    return ()


def can_stand(state: State, player: int, kind: int, spot: Spot, options: Options) -> bool:
    if not is_real(spot, options) or kind not in (VILLAGER, SORCERER, CHIEF):
        return False
    if spot.kind == ISLAND and not is_open(state, player, spot, options):
        return False
    if kind == VILLAGER:
        return state.hand_villagers[player] > 0 and spot.kind != STAR
    if kind == CHIEF:
        return state.chief[player] != IN_VILLAGE and spot.kind != STAR
    return spot.kind != STAR or on_star(spot.number) not in state.sorcerer


@in_position
def erected(state: State, seat: int, action: Erected, options: Options) -> Done | None:
    index = options.board.platform_index
    for name, size, capped in action.moai:
        if name in index and state.moai_on[index[name]] == NO_MOAI and state.stock[size] > 0:
            one = (name, size, capped and state.pukao > 0)
            setup.erected(state, seat, Erected((one,)), options)
    return ()


@in_position
def carved(state: State, seat: int, action: Carved, options: Options) -> Done | None:
    small, medium, large = (min(action.taken[size], state.stock[size]) for size in SIZES)
    return setup.carved(state, seat, Carved(action.player, (small, medium, large)), options)


@in_position
def offerings(state: State, seat: int, action: Offerings, options: Options) -> Done | None:
    for kind, value in action.taken:
        piles = state.outstanding if kind >= OUTSTANDING else state.piles
        if value in piles[kind % OUTSTANDING]:
            setup.offerings(state, seat, Offerings(action.player, ((kind, value),)), options)
    return ()


@in_position
def passed(state: State, seat: int, action: Passed, options: Options) -> Done | None:
    if state.phase != CARRY:
        return None
    others = tuple(player for player in action.seats if player != state.active)
    return setup.passed(state, seat, Passed(others), options)
