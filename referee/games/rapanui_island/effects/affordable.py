"""Whether the exchange after a capping can be paid, now or with what may still be played before it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ..calculations.exchange import (
    bundles,
    has_luxury,
    is_plainly_possible,
    is_possible,
    owns_luxury,
)
from ..calculations.gains import clipped, plus
from ..options import Options
from ..pieces import ARTIST, BARTER, ECONOMY, KINDS, LUXURY, NO_TILE, NONE, Amounts
from ..state.queries import improvements_left
from ..state.state import TABLET_KEPT, State
from .effects import price_of
from .transport import copy_luxury, spend_tile

Seen = set[tuple[object, ...]]


def can_pay(state: State, seat: int, price: Amounts) -> bool:
    reed, egg, wood, pearl = state.resources[seat]
    return reed >= price[0] and egg >= price[1] and wood >= price[2] and pearl >= price[3]


def is_payable(state: State, seat: int, options: Options) -> bool:
    """Whether some offering that is there can be paid as things are."""
    return is_possible(state, seat, state.economy_now > 0, has_luxury(state, seat, options), options)


def can_be_payable(state: State, seat: int, options: Options, seen: Seen | None = None) -> bool:
    """The same, or else with tiles and purchases that may come between the capping and its exchange."""
    if is_payable(state, seat, options):
        return True
    seen = set() if seen is None else seen
    table = _what_counts(state, seat)
    if not options.exchange_must or table in seen:
        return False
    seen.add(table)
    cheap = state.economy_now > 0 or any(True for _ in _ways(state, seat, ECONOMY))
    if sum(state.resources[seat]) < (options.economy_cubes if cheap else options.exchange_cubes):
        return False
    return any(can_be_payable(after, seat, options, seen) for after in _played(state, seat, options))


def _what_counts(state: State, seat: int) -> tuple[object, ...]:
    hand, artist = state.hand[seat], state.built[seat][ARTIST]
    tiles = (hand[ECONOMY], hand[BARTER], state.untold[seat], state.tablet[seat])
    played = (state.economy_now > 0, owns_luxury(state, seat), artist, sum(state.built[seat]))
    return (*state.resources[seat], *tiles, *played)


def _ways(state: State, seat: int, kind: int) -> Iterator[bool]:
    """By a tile in hand or an unknown tile (False), or by the tablet (True)."""
    if state.hand[seat][kind] > 0 or state.untold[seat] > 0:
        yield False
    if state.tablet[seat] == TABLET_KEPT:
        yield True


def _played(state: State, seat: int, options: Options) -> Iterator[State]:
    """The table after each single play that can help."""
    four = sum(state.resources[seat]) >= options.exchange_cubes
    if not state.economy_now and (four or not options.economy_own_four):
        for by_tablet in _ways(state, seat, ECONOMY):
            yield after_play(state, seat, NONE, NONE, options, ECONOMY, by_tablet)
    price = price_of(ARTIST, options)
    if options.buy_mid_cap and ARTIST in improvements_left(state, seat, options):
        if can_pay(state, seat, price):
            yield after_play(state, seat, price, NONE, options, improvement=ARTIST)
    if state.tablet[seat] == TABLET_KEPT and options.tablet_luxury != "forbid":
        yield after_play(state, seat, NONE, NONE, options, LUXURY, True)
    for by_tablet in _ways(state, seat, BARTER):
        for given, got in product(bundles(options.barter_cubes), repeat=2):
            whole = max(given) == max(got) == options.barter_cubes and given != got
            if can_pay(state, seat, given) and (whole or not options.barter_one_kind):
                yield after_play(state, seat, given, got, options, BARTER, by_tablet)


def after_play(
    state: State,
    seat: int,
    price: Amounts,
    got: Amounts,
    options: Options,
    tile: int = NO_TILE,
    by_tablet: bool = False,
    improvement: int | None = None,
) -> State:
    """The table after a tile or a purchase, as far as an exchange depends on it."""
    after = state.copy()
    left = [state.resources[seat][kind] - price[kind] for kind in KINDS]
    after.resources[seat] = list(plus(left, clipped(got, left, options)))
    if improvement is not None:
        after.built[seat][improvement] = True
    if tile != NO_TILE:
        spend_tile(after, seat, tile, by_tablet)
    if tile == LUXURY:
        copy_luxury(after, seat)
    after.economy_now += tile == ECONOMY
    return after


def exchange_stays_open(
    state: State,
    seat: int,
    price: Amounts,
    got: Amounts,
    options: Options,
    tile: int = NO_TILE,
    by_tablet: bool = False,
    improvement: int | None = None,
) -> bool:
    """Whether an exchange that is owed can still be paid after this price, this gain and this play."""
    if not state.owes_exchange or not options.exchange_must:
        return True
    left = [owned - paid for owned, paid in zip(state.resources[seat], price, strict=True)]
    artist, economy = state.built[seat][ARTIST], state.economy_now > 0 or tile == ECONOMY
    if min(left) >= 0 and is_plainly_possible(state, left, artist, economy, options):
        return True  # whatever is gained makes it no worse
    after = after_play(state, seat, price, got, options, tile, by_tablet, improvement)
    return can_be_payable(after, seat, options)


def stays_open_after_tile(state: State, seat: int, tile: int, by_tablet: bool, options: Options) -> bool:
    """The same for a tile that costs and gains nothing."""
    return exchange_stays_open(state, seat, NONE, NONE, options, tile, by_tablet)
