"""The exchange of resources for an offering: prices, lowering, artist and economy. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from ..options import Options
from ..pieces import (
    ARTIST,
    AXE,
    BOAT,
    HEN,
    HUT,
    KINDS,
    LUXURY,
    NECKLACE,
    OFFERING_KINDS,
    OUTSTANDING,
    Amounts,
)
from ..state.queries import amounts_of
from ..state.state import State

HIGHEST = 4
PRICE_RANK = {HUT: 1, HEN: 2, BOAT: 3, NECKLACE: HIGHEST}
"""The rank of resource that each cube for an offering has to have at least: reed 1 ... pearl 4."""


def ranks(spent: Amounts) -> list[int]:
    """The spent cubes by rank, highest first."""
    return [kind + 1 for kind in reversed(KINDS) for _ in range(spent[kind])]


def covers(spent: Amounts, kind: int, options: Options) -> bool:
    """Whether these cubes, as many as are due, pay the price of a kind: lowered, never raised."""
    return _covers(spent, kind, 1 if options.downgrade_one else len(KINDS), options.economy_cubes)


@lru_cache(maxsize=4_096)
def _covers(spent: Amounts, kind: int, most: int, economy_cubes: int) -> bool:
    """The same, where a cube may be lowered by so many steps, and economy asks for so many cubes."""
    if kind != AXE:
        lowest = PRICE_RANK[kind] - 1
        return not any(spent[:lowest]) and not any(spent[lowest + most + 1 :])
    cubes = ranks(spent)
    if len(cubes) == economy_cubes:
        return cubes[0] >= 2  # two unlike kinds, after lowering the one or the other
    wanted = range(len(cubes), 0, -1)
    return all(0 <= cube - rank <= most for cube, rank in zip(cubes, wanted, strict=True))


def price_kinds(kind: int, artist: bool, economy: bool, options: Options) -> tuple[int, ...]:
    """The kinds whose price buys an offering of this kind: its own, and with artist the one below."""
    if not artist or (economy and not options.economy_artist):
        return (kind,)
    lowest = 0 if options.artist_any else max(0, kind - 1)
    return tuple(range(kind, lowest - 1, -1))


def pays(spent: Amounts, kind: int, artist: bool, economy: bool, options: Options) -> bool:
    if not artist:
        return covers(spent, kind, options)
    return any(covers(spent, price, options) for price in price_kinds(kind, artist, economy, options))


@cache
def bundles(cubes: int) -> tuple[Amounts, ...]:
    """Every way to choose that many cubes."""
    return tuple(
        (reed, egg, wood, cubes - reed - egg - wood)
        for reed in range(cubes + 1)
        for egg in range(cubes - reed + 1)
        for wood in range(cubes - reed - egg + 1)
    )


def cubes_due(economy: bool, options: Options) -> int:
    return options.economy_cubes if economy else options.exchange_cubes


def has_luxury(state: State, seat: int, options: Options) -> bool:
    """Whether a player may take outstanding offerings at this capping."""
    if state.economy_now and not options.economy_luxury:
        return False
    return owns_luxury(state, seat)


def owns_luxury(state: State, seat: int) -> bool:
    return state.hand[seat][LUXURY] > 0 or state.luxury_kept[seat] or state.luxury_now


def payments(state: State, seat: int, kind: int, economy: bool, options: Options) -> Iterator[Amounts]:
    """The cubes that a player owns and that pay an offering of a kind."""
    for spent in affordable(state, seat, economy, options):
        if pays(spent, kind, state.built[seat][ARTIST], economy, options):
            yield spent


def buys(
    state: State, seat: int, spent: Amounts, taken: int, economy: bool, luxury: bool, options: Options
) -> bool:
    """Whether these cubes, as many as are due, get this offering: it is there, and they pay for it."""
    kind = taken % OUTSTANDING
    artist = state.built[seat][ARTIST]
    if taken < OUTSTANDING:
        there = state.piles[kind_after_fall(state, kind, options)]
        return bool(there) and pays(spent, kind, artist, economy, options)
    if not luxury or not state.outstanding[kind]:
        return False
    if options.luxury_any_kind:
        return any(pays(spent, each, artist, economy, options) for each in OFFERING_KINDS)
    return pays(spent, kind, artist and options.artist_luxury, economy, options)


def affordable(state: State, seat: int, economy: bool, options: Options) -> Iterator[Amounts]:
    """Every choice of cubes that a player could spend in an exchange."""
    owned = amounts_of(state, seat)
    if economy and options.economy_own_four and sum(owned) < options.exchange_cubes:
        return
    reed, egg, wood, pearl = owned
    for spent in bundles(cubes_due(economy, options)):
        if spent[0] <= reed and spent[1] <= egg and spent[2] <= wood and spent[3] <= pearl:
            yield spent


def is_possible(state: State, seat: int, economy: bool, luxury: bool, options: Options) -> bool:
    """Whether some offering that is there can be paid: the condition for capping."""
    owned = state.resources[seat]
    if economy and options.economy_own_four and sum(owned) < options.exchange_cubes:
        return False
    if is_plainly_possible(state, owned, state.built[seat][ARTIST], economy, options):
        return True
    return any(
        buys(state, seat, spent, taken, economy, luxury, options)
        for spent in affordable(state, seat, economy, options)
        for taken in range(2 * OUTSTANDING)
    )


def is_plainly_possible(
    state: State, owned: Sequence[int], artist: bool, economy: bool, options: Options
) -> bool:
    """Whether these resources, lowered as far as one likes, pay an offering of a pile at its own price, or
    with artist at the price of the kind below. If not, an offering may still be possible in other ways.
    """
    reed, egg, wood, pearl = owned
    if options.downgrade_one:
        return False
    hut, hen, axe, boat, necklace = state.piles
    due = options.economy_cubes if economy else options.exchange_cubes
    high, middle = wood + pearl, egg + wood + pearl
    if economy and options.economy_own_four and reed + middle < options.exchange_cubes:
        return False
    enough = reed + middle >= due
    if (enough and hut) or (middle >= due and hen) or (high >= due and boat) or (pearl >= due and necklace):
        return True
    if not enough or due not in (options.economy_cubes, HIGHEST):
        return False
    like = middle > 0 if due == options.economy_cubes else pearl > 0 and high > 1 and middle > 2
    if like and axe:
        return True
    if not artist or (economy and not options.economy_artist):
        return False
    return bool(hen or (middle >= due and axe) or (like and boat) or (high >= due and necklace))


def kind_after_fall(state: State, kind: int, options: Options) -> int:
    """The kind whose top tile is taken: the one named, or under a ruling the next lower that is there."""
    while options.empty_pile_falls and kind > 0 and not state.piles[kind]:
        kind -= 1
    return kind
