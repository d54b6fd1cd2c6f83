"""What a transport pays: rivals on the way, and the player who erects."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from .actions import Moai, Pukao
from .options import Options
from .pieces import (
    BY_TABLET,
    FERVENT,
    KINDS,
    NONE,
    OPULENCE,
    PEARL,
    REED,
    SUPPLEMENT,
    Amounts,
    Gain,
)
from .state import NOBODY, State
from .table import transporters

Choices = tuple[Amounts, ...]
ONE_REED: Choices = ((1, 0, 0, 0),)


def plus(one: Sequence[int], two: Sequence[int]) -> Amounts:
    return one[0] + two[0], one[1] + two[1], one[2] + two[2], one[3] + two[3]


def times(amounts: Amounts, number: int) -> Amounts:
    return amounts[0] * number, amounts[1] * number, amounts[2] * number, amounts[3] * number


def printed(state: State, space: int, pukao: bool, options: Options) -> Choices:
    """What a rival's space pays: the alternatives that its owner has."""
    alternatives = options.board.gains[space]
    if pukao:
        count = max((sum(each) for each in alternatives), default=0) if options.pukao_gain_count else 1
        return ((count, 0, 0, 0),)
    if options.gain_per_transporter:
        number = transporters(state, space)
        return tuple(times(each, number) for each in alternatives)
    return alternatives


def paying(state: State, seat: int, path: Sequence[int]) -> list[int]:
    """The spaces of a path that pay a rival, in path order."""
    return [space for space in path if state.owner[space] not in (NOBODY, seat)]


def due_to(
    state: State, seat: int, rival: int, path: Sequence[int], pukao: bool, options: Options
) -> list[tuple[int, Choices]]:
    """The spaces that pay one rival, and what each may pay."""
    return [
        (space, printed(state, space, pukao, options))
        for space in paying(state, seat, path)
        if state.owner[space] == rival
    ]


def clipped(amounts: Sequence[int], owned: Sequence[int], options: Options) -> Amounts:
    """What the tracks can still hold of a gain; the rest is lost."""
    track = options.board.track
    held = [max(0, min(amounts[kind], track[kind] - owned[kind])) for kind in KINDS]
    return held[0], held[1], held[2], held[3]


def totals(due: Sequence[tuple[int, Choices]], owned: Sequence[int], options: Options) -> set[Amounts]:
    """Everything that a player may have booked for these spaces, the track's end reckoned with."""
    found = set()
    for chosen in product(*(choices for _, choices in due)):
        total = NONE
        for amounts in chosen:
            total = plus(total, amounts)
        found.add(clipped(total, owned, options))
    return found


def told_for(gains: Sequence[Gain] | None, seat: int) -> Amounts | None:
    """All that the log says a player booked; None if it says nothing."""
    told = [gain.amounts for gain in gains or () if gain.seat == seat]
    if not told:
        return None
    total = NONE
    for amounts in told:
        total = plus(total, amounts)
    return total


def booked_by_rival(
    state: State, seat: int, rival: int, path: Sequence[int], action: Moai | Pukao, options: Options
) -> Amounts:
    """What a rival books for a legal transport: what is told, else what the spaces print."""
    told = told_for(action.gains, rival)
    if told is not None:
        return told
    due = due_to(state, seat, rival, path, isinstance(action, Pukao), options)
    total = NONE
    for _, choices in due:
        total = plus(total, choices[0]) if choices else total
    return clipped(total, state.resources[rival], options)


# --- the gain of an erection ---


def base_amount(size: int, options: Options) -> int:
    return (options.gain_small, options.gain_medium, options.gain_large)[size]


def bonus_amount(tiles: Sequence[int], options: Options) -> int:
    worth = {OPULENCE: options.bonus_opulence, SUPPLEMENT: options.bonus_supplement}
    return sum(worth.get(tile % BY_TABLET, 0) for tile in tiles)


def natures(options: Options, space: int) -> tuple[int, ...]:
    """The kinds that a space prints, lowest first."""
    return tuple(kind for kind in KINDS if any(each[kind] for each in options.board.gains[space]))


def kinds_for(state: State, seat: int, space: int, options: Options) -> tuple[int, ...]:
    """The kinds that an erection of this player may gain there; with fervent also higher ones."""
    kinds = set(natures(options, space))
    if state.built[seat][FERVENT]:
        for kind in tuple(kinds):
            kinds.update(range(kind, PEARL + 1) if options.fervent_any else (kind, min(kind + 1, PEARL)))
    return tuple(sorted(kinds))


def booked_by_builder(state: State, seat: int, space: int, action: Moai, options: Options) -> Amounts:
    """What the player who erects books: what is told, else the lowest printed kind."""
    told = told_for(action.gains, seat)
    if told is not None:
        return told
    amount = base_amount(action.size, options) + bonus_amount(action.bonus or (), options)
    kinds = natures(options, space)
    due = [0, 0, 0, 0]
    due[kinds[0] if kinds else REED] = amount
    return clipped(due, state.resources[seat], options)
