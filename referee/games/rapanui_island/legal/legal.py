"""Every legal action, built from the table. It asks no rule, so it is a second opinion on the rules.

Where there are too many choices only some are listed: transports by one shortest path (transports.py), no
slot numbers, and nothing that only repeats what the rules determine.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ..actions import (
    Barter,
    Buy,
    Carve,
    Chief,
    Draft,
    Economy,
    Exchange,
    Favour,
    HelpingHand,
    Luxury,
    Moai,
    Pass,
    Pukao,
    Reconversion,
    Reinforcement,
    Rest,
    Sorcerer,
    Villager,
)
from ..calculations.carving import choices, feasible_with_tied_chief
from ..calculations.exchange import bundles
from ..effects.affordable import can_pay, exchange_stays_open, stays_open_after_tile
from ..effects.effects import price_of
from ..options import Options
from ..pieces import (
    BARTER,
    CHIEF,
    ECONOMY,
    HELPING_HAND,
    ISLAND,
    LUXURY,
    NONE,
    QUARRY,
    RECONVERSION,
    REINFORCEMENT,
    REST,
    SORCERER,
    STAR,
    TILES,
    VILLAGER,
    Amounts,
    Spot,
)
from ..state.queries import (
    between_steps,
    carver_counts,
    chief_in_play,
    draft_seat,
    draftable,
    free_slots,
    hand_open,
    has_figures,
    improvements_left,
    reconversion_open,
)
from ..state.state import (
    CARRY,
    CARVE,
    DRAFT,
    IN_HAND,
    MOAI_CARRIED,
    NOBODY,
    PLACE,
    PUKAO_CARRIED,
    TABLET_KEPT,
    State,
    column_at,
    on_star,
    star_at,
)
from .transports import exchanges, moai_transports, pukao_transports

COLUMNS = (1, 2, 3)

Placing = Villager | Sorcerer | Chief
Tile = Reinforcement | Reconversion | HelpingHand | Rest | Barter | Economy | Luxury | Favour
Legal = Draft | Placing | Carve | Moai | Pukao | Exchange | Tile | Buy | Pass
"""What a player may be allowed to do, as it is listed: with no more words than needed."""


def legal(state: State, options: Options) -> Iterator[tuple[int, Legal]]:
    """Seat and action of everything that may be done now, the player in turn first."""
    if state.phase == DRAFT:
        seat = draft_seat(state)
        yield from ((seat, Draft(kind)) for kind in TILES if draftable(state)[kind])
        return
    steps = {PLACE: _placing, CARVE: _carving, CARRY: _carrying}
    if state.phase not in steps:
        return
    seat = state.active
    yield from ((seat, action) for action in steps[state.phase](state, seat, options))
    yield from ((seat, action) for action in _any_time(state, seat, options))
    others = [seat for seat in state.order if seat != state.active and between_steps(state)]
    for seat in (state.active, *others):
        yield from ((seat, action) for action in _between(state, seat, options))


def _open_spaces(state: State, seat: int, options: Options) -> Iterator[str]:
    """Island spaces that are free or own."""
    board = options.board
    for space, name in enumerate(board.names):
        if space not in (board.crater, board.pukao_quarry) and state.owner[space] in (NOBODY, seat):
            yield name.lower()


def _has(state: State, seat: int, kind: int) -> Iterator[bool]:
    """Ways to play a tile: by itself (False) or by the tablet (True)."""
    if state.hand[seat][kind]:
        yield False
    if state.tablet[seat] == TABLET_KEPT:
        yield True


# --- phase 1 ---


def _placing(state: State, seat: int, options: Options) -> Iterator[Legal]:
    if state.figure_now == NOBODY:
        if state.hand_villagers[seat]:
            yield from (Villager(Spot(ISLAND, name)) for name in _open_spaces(state, seat, options))
            yield from (Villager(Spot(QUARRY, "", c)) for c in COLUMNS if free_slots(state, c))
        if state.sorcerer[seat] == IN_HAND and not (state.chief_now and options.chief_villager_only):
            yield from (Sorcerer(Spot(STAR, "", star)) for star in _stars(state, seat, options))
    if chief_in_play(state, seat) and state.chief[seat] == IN_HAND and _chief_fits(state, seat, options):
        yield from (Chief(Spot(QUARRY, "", column)) for column in COLUMNS)


def _stars(state: State, seat: int, options: Options) -> Iterator[int]:
    last = options.board.stars if options.spare_stars else min(options.board.stars, state.players)
    first = seat == state.order[0] and not state.placements[seat]
    if state.round == 1 and not options.first_star_round1:
        first = False
    if options.first_action_any and state.done:
        first = False
    for star in range(1 + first, last + 1):
        if on_star(star) not in state.sorcerer:
            yield star


def _chief_fits(state: State, seat: int, options: Options) -> bool:
    if state.figure_now != NOBODY:
        return state.figure_now == VILLAGER or not options.chief_villager_only
    if options.chief_villager_only:
        return state.hand_villagers[seat] > 0
    return has_figures(state, seat)


# --- phase 2 ---


def _carving(state: State, seat: int, options: Options) -> Iterator[Legal]:
    if options.chief_at_carving and chief_in_play(state, seat) and state.chief[seat] == IN_HAND:
        yield from (Chief(Spot(QUARRY, "", column)) for column in COLUMNS)
    if state.carved[seat]:
        return
    for column, by_tablet in product(COLUMNS, _has(state, seat, REINFORCEMENT)):
        yield Reinforcement(column, by_tablet)
    found = choices(carver_counts(state, seat), (state.stock[0], state.stock[1], state.stock[2]))
    if options.chief_that_size:
        others = carver_counts(state, seat, chief_too=False)
        chief = column_at(state.chief[seat])
        found = [taken for taken in found if feasible_with_tied_chief(taken, others, chief)]
    least = max(map(sum, found)) if options.carve_all else 0
    yield from (Carve(taken) for taken in found if sum(taken) >= least)


def _between(state: State, seat: int, options: Options) -> Iterator[Legal]:
    if reconversion_open(state, seat, options) and star_at(state.sorcerer[seat]):
        for by_tablet in _has(state, seat, RECONVERSION):
            spots = [Spot(QUARRY, "", column) for column in COLUMNS]
            spots += [Spot(ISLAND, name) for name in _open_spaces(state, seat, options)]
            yield from (Reconversion(spot, by_tablet) for spot in spots)
    if hand_open(state, seat, options):
        figures = list(_movable(state, seat, options))
        for by_tablet in _has(state, seat, HELPING_HAND) if figures else ():
            if by_tablet and not _tablet_spared(state, seat, options):
                continue
            for (figure, source), to in product(figures, _open_spaces(state, seat, options)):
                yield HelpingHand(figure, to, source, by_tablet)


def _movable(state: State, seat: int, options: Options) -> Iterator[tuple[int, Spot | None]]:
    for column in COLUMNS:
        if state.carvers[seat][column - 1]:
            yield VILLAGER, Spot(QUARRY, "", column)
    if options.hand_sorcerer and column_at(state.sorcerer[seat]):
        yield SORCERER, None
    if chief_in_play(state, seat) and (column_at(state.chief[seat]) or not options.hand_chief_quarry):
        yield CHIEF, None


# --- phase 3 ---


def _carrying(state: State, seat: int, options: Options) -> Iterator[Legal]:
    if state.carried not in (MOAI_CARRIED, PUKAO_CARRIED):
        yield from moai_transports(state, seat, options)
        yield from pukao_transports(state, seat, options)
        if options.pass_turn_play or not state.acted:
            yield Pass()
    if state.owes_exchange:
        yield from exchanges(state, seat, options)
        for by_tablet in () if state.economy_now else _has(state, seat, ECONOMY):
            if _economy_serves(state, seat, by_tablet, options):
                yield Economy(by_tablet)
    for space, name in enumerate(options.board.names):
        owner = state.owner[space]
        if owner == NOBODY or (owner != seat and not options.rest_any):
            continue
        if state.tired[space] or (state.sorcerer[owner] == space and state.sorcerer_tired[owner]):
            ways = [
                way for way in _has(state, seat, REST) if not way or _tablet_spared(state, seat, options)
            ]
            yield from (Rest(name.lower(), tablet=by_tablet) for by_tablet in ways)


def _tablet_spared(state: State, seat: int, options: Options) -> bool:
    """Whether an exchange that is due can do without the tablet."""
    return stays_open_after_tile(state, seat, REST, True, options)


def _economy_serves(state: State, seat: int, by_tablet: bool, options: Options) -> bool:
    """Whether the price of two may be asked now, and leaves something to be had."""
    if options.economy_own_four and sum(state.resources[seat]) < options.exchange_cubes:
        return False
    return stays_open_after_tile(state, seat, ECONOMY, by_tablet, options)


# --- any own turn ---


def _any_time(state: State, seat: int, options: Options) -> Iterator[Legal]:
    if not (state.owes_exchange and not options.buy_mid_cap):
        for improvement in improvements_left(state, seat, options):
            price = price_of(improvement, options)
            if can_pay(state, seat, price) and exchange_stays_open(
                state, seat, price, NONE, options, improvement=improvement
            ):
                yield Buy(improvement)
    if state.tablet[seat] == TABLET_KEPT:
        if options.tablet_luxury == "permanent" or (
            state.owes_exchange and options.tablet_luxury == "once"
        ):
            if stays_open_after_tile(state, seat, LUXURY, True, options):
                yield Luxury(tablet=True)
        if options.tablet_favour_scores and _tablet_spared(state, seat, options):
            yield Favour(tablet=True)
    ways = list(_has(state, seat, BARTER))
    for given, got in product(bundles(options.barter_cubes), repeat=2) if ways else ():
        if _barter_fits(given, got, options) and can_pay(state, seat, given):
            for by_tablet in ways:
                if exchange_stays_open(state, seat, given, got, options, BARTER, by_tablet):
                    yield Barter(given, got, tablet=by_tablet)


def _barter_fits(given: Amounts, got: Amounts, options: Options) -> bool:
    if not options.barter_one_kind:
        return True
    return max(given) == max(got) == options.barter_cubes and given != got
