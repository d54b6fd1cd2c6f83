"""Legal transports, for legal.py: one shortest path to each platform, modestly many ways to gain.

Built up from the table without asking a rule. An erection gains all of one kind at a time; splits are
legal too, but there are too many of them to be of use in a list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from .actions import Exchange, Moai, Pukao
from .exchange import available, covers, has_luxury, is_possible, kind_after_fall, payments
from .gains import base_amount, bonus_amount, clipped, due_to, kinds_for, natures, paying, totals
from .options import Options
from .paths import shortest
from .pieces import (
    BY_TABLET,
    CHIEF,
    ECONOMY,
    OFFERING_KINDS,
    OPULENCE,
    OUTSTANDING,
    SIZES,
    SORCERER,
    SUPPLEMENT,
    VILLAGER,
    Amounts,
    Gain,
)
from .state import TABLET_KEPT, State
from .table import bare_moai, free_platforms, rested_figures

Told = tuple[Gain, ...]


def builders(state: State, seat: int, space: int) -> list[int | None]:
    """The figures that may erect or cap on a space; unnamed where there is one kind only."""
    there = zip((VILLAGER, SORCERER, CHIEF), rested_figures(state, seat, space), strict=True)
    kinds: list[int | None] = [figure for figure, rested in there if rested]
    return [None] if len(kinds) == 1 else kinds


def rival_gains(
    state: State, seat: int, path: Sequence[int], pukao: bool, options: Options
) -> Iterator[Told]:
    """What the log has to tell of the rivals' choices; nothing where there is none."""
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
    """No bonus tile, or one of those that the player has or takes now."""
    yield ()
    for kind in (OPULENCE, SUPPLEMENT):
        now = options.tile_now and state.tile_on[platform] == kind
        if state.hand[seat][kind] or now:
            yield (kind,)


def own_gains(
    state: State, seat: int, space: int, size: int, bonus: tuple[int, ...], options: Options
) -> Iterator[Told]:
    """Nothing to tell where the space gives one kind; else all of each kind that may be gained."""
    kinds = kinds_for(state, seat, space, options)
    if len(natures(options, space)) == 1:
        yield ()
        kinds = kinds[1:]
    base, more = base_amount(size, options), bonus_amount(bonus, options)
    printed = natures(options, space)
    for kind in kinds:
        due = [0, 0, 0, 0]
        due[kind] += base
        due[kind if kind in printed or not options.fervent_base_only else printed[0]] += more
        if options.erect_one_kind and sum(1 for each in due if each) > 1:
            continue
        yield (Gain(seat, clipped(due, state.resources[seat], options)),)


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
    """With or without economy, as far as an exchange is then possible."""
    luxury = has_luxury(state, seat, options)
    if is_possible(state, seat, False, luxury, options):
        yield ()
    saving = luxury and options.economy_luxury
    if is_possible(state, seat, True, saving, options):
        if state.hand[seat][ECONOMY]:
            yield (ECONOMY,)
        if state.tablet[seat] == TABLET_KEPT:
            yield (ECONOMY + BY_TABLET,)


def exchanges(state: State, seat: int, options: Options) -> Iterator[Exchange]:
    economy = state.economy_now > 0
    luxury = has_luxury(state, seat, options)
    for kind in OFFERING_KINDS:
        there = available(state, seat, kind, luxury)
        if options.empty_pile_falls and not state.piles[kind]:
            there += [kind] if state.piles[kind_after_fall(state, kind, options)] else []
        for spent in payments(state, seat, kind, economy, options) if there else ():
            for taken in there:
                if taken < OUTSTANDING or lux_kind_fits(spent, kind, options):
                    yield Exchange(spent, (taken,))


def lux_kind_fits(spent: Amounts, kind: int, options: Options) -> bool:
    """Under a ruling artist does not reach outstanding offerings: then the kind itself must be paid."""
    return options.artist_luxury or covers(spent, kind, options)
