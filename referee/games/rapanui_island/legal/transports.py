"""Legal transports, for legal.py: one shortest path to each platform, and a few ways to gain.

They are built from the table without asking a rule. Of the ways to split the gain of an erection only a
few are listed: all of one kind, all but one, and with fervent one raised or as many as possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ..actions import Exchange, Moai, Pukao
from ..calculations.exchange import affordable, buys, has_luxury, is_possible, owns_luxury
from ..calculations.gains import base_amount, bonus_amount, clipped, due_to, natures, paying, raised, totals
from ..calculations.paths import shortest
from ..effects.affordable import can_be_payable
from ..options import Options
from ..pieces import (
    BY_TABLET,
    CHIEF,
    ECONOMY,
    FERVENT,
    KINDS,
    LUXURY,
    OPULENCE,
    OUTSTANDING,
    SIZES,
    SORCERER,
    SUPPLEMENT,
    VILLAGER,
    Amounts,
    Gain,
)
from ..state.queries import bare_moai, free_platforms, rested_figures
from ..state.state import TABLET_KEPT, State

Told = tuple[Gain, ...]


def builders(state: State, seat: int, space: int) -> list[int | None]:
    """The figures that may erect or cap on a space; unnamed where there is one kind only."""
    there = zip((VILLAGER, SORCERER, CHIEF), rested_figures(state, seat, space), strict=True)
    kinds: list[int | None] = [figure for figure, rested in there if rested]
    return [None] if len(kinds) == 1 else kinds


def rival_gains(
    state: State, seat: int, path: Sequence[int], pukao: bool, options: Options
) -> Iterator[Told]:
    """What the log has to say about the rivals' choices; nothing if they have none."""
    rivals = sorted({state.owner[space] for space in paying(state, seat, path)})
    open_to: list[list[Gain]] = []
    for rival in rivals:
        due = due_to(state, seat, rival, path, pukao, options)
        if any(len(choices) > 1 for _, choices in due):
            found = sorted(totals(due, state.resources[rival], options))
            open_to.append([Gain(rival, amounts) for amounts in found])
    yield from product(*open_to)


def via_of(path: Sequence[int], options: Options) -> tuple[str, ...] | None:
    names = tuple(options.board.names[space].lower() for space in path[1:-1])
    return names or None


def moai_transports(state: State, seat: int, options: Options) -> Iterator[Moai]:
    board = options.board
    sizes = [size for size in SIZES if state.held[seat][size]]
    for path in shortest(state, board.crater, options) if sizes else ():
        space = path[-1]
        figures = builders(state, seat, space)
        platforms = free_platforms(state, space)
        if options.platform_lowest:
            platforms = platforms[:1]
        for platform, size, figure in product(platforms, sizes, figures):
            name = board.platform_names[platform].lower()
            for told, bonus in product(
                rival_gains(state, seat, path, False, options), bonuses(state, seat, platform, options)
            ):
                for own in own_gains(state, seat, space, size, bonus, options):
                    yield Moai(
                        size,
                        name,
                        via=via_of(path, options),
                        by=figure,
                        bonus=bonus or None,
                        gains=(*told, *own) or None,
                    )


def bonuses(state: State, seat: int, platform: int, options: Options) -> Iterator[tuple[int, ...]]:
    """No bonus tile, or one of those that the player has, takes now, or copies with the tablet."""
    yield ()
    for kind in (OPULENCE, SUPPLEMENT):
        now = options.tile_now and state.tile_on[platform] == kind
        if state.hand[seat][kind] or now:
            yield (kind,)
        if state.tablet[seat] == TABLET_KEPT:
            yield (kind + BY_TABLET,)


def own_gains(
    state: State, seat: int, space: int, size: int, bonus: tuple[int, ...], options: Options
) -> Iterator[Told]:
    """Nothing if the space gives one kind; otherwise the ways to gain, including those with fervent."""
    printed = natures(options, space)
    base, more = base_amount(size, options), bonus_amount(bonus, options)
    owned = state.resources[seat]
    found: dict[Amounts, None] = {}
    for plain in splits(base + more, printed, options):
        found.setdefault(clipped(plain, owned, options))
        if state.built[seat][FERVENT]:
            most = base if options.fervent_base_only else base + more
            for higher in raisings(plain, most, options):
                found.setdefault(clipped(higher, owned, options))
    if len(printed) == 1:
        yield ()
    yield from ((Gain(seat, amounts),) for amounts in found)


def splits(number: int, kinds: Sequence[int], options: Options) -> Iterator[list[int]]:
    """All of one kind, or all but one."""
    for kind, other in product(kinds, repeat=2):
        if kind == other or (number > 1 and not options.erect_one_kind):
            amounts = [0, 0, 0, 0]
            amounts[kind] += number - 1
            amounts[other] += 1
            yield amounts


def raisings(plain: Sequence[int], most: int, options: Options) -> Iterator[list[int]]:
    """One resource of a kind raised, or as many as may be."""
    for kind in KINDS:
        for higher in raised(kind, options):
            for number in sorted({1, min(most, plain[kind])}) if plain[kind] else ():
                amounts = list(plain)
                amounts[kind] -= number
                amounts[higher] += number
                yield amounts


def pukao_transports(state: State, seat: int, options: Options) -> Iterator[Pukao]:
    board = options.board
    plays = list(economies(state, seat, options)) if state.pukao else []
    for path in shortest(state, board.pukao_quarry, options) if plays else ():
        space = path[-1]
        for platform, figure, played in product(
            bare_moai(state, space), builders(state, seat, space), plays
        ):
            name = board.platform_names[platform].lower()
            yield Pukao(name, via=via_of(path, options), by=figure, bonus=played or None)


def economies(state: State, seat: int, options: Options) -> Iterator[tuple[int, ...]]:
    """With or without economy, or with a copied luxury, as far as an exchange is then possible."""
    luxury = owns_luxury(state, seat)
    if can_be_payable(_told(state, seat), seat, options):
        yield ()
    if is_possible(state, seat, True, luxury and options.economy_luxury, options):
        if state.hand[seat][ECONOMY]:
            yield (ECONOMY,)
        if state.tablet[seat] == TABLET_KEPT:
            yield (ECONOMY + BY_TABLET,)
    if state.tablet[seat] == TABLET_KEPT and options.tablet_luxury != "forbid":
        if is_possible(state, seat, False, True, options):
            yield (LUXURY + BY_TABLET,)


def _told(state: State, seat: int) -> State:
    """The table without the tiles whose kind is unknown."""
    if not state.untold[seat]:
        return state
    known = state.copy()
    known.untold[seat] = 0
    return known


def exchanges(state: State, seat: int, options: Options) -> Iterator[Exchange]:
    economy = state.economy_now > 0
    luxury = has_luxury(state, seat, options)
    for taken in range(2 * OUTSTANDING):
        for spent in affordable(state, seat, economy, options):
            if buys(state, seat, spent, taken, economy, luxury, options):
                yield Exchange(spent, (taken,))
