"""What a transport pays: rivals on the way, and the player who erects."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Moai, Pukao
from ..board.board import Board
from ..options import Options
from ..pieces import (
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
from ..state.queries import space_of, transporters
from ..state.state import NOBODY, State

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
    reed, egg, wood, pearl = amounts
    if (
        owned[0] + reed <= track[0]
        and owned[1] + egg <= track[1]
        and owned[2] + wood <= track[2]
        and owned[3] + pearl <= track[3]
    ):
        return reed, egg, wood, pearl
    held = [max(0, min(amounts[kind], track[kind] - owned[kind])) for kind in KINDS]
    return held[0], held[1], held[2], held[3]


def totals(
    due: Sequence[tuple[int, Choices]], owned: Sequence[int], options: Options, any_choice: bool = False
) -> set[Amounts]:
    """Every total that a player may have booked for these spaces, with the ends of the tracks applied.

    Under a ruling a full track may not be chosen, unless `any_choice`. The totals are built space by
    space, so that long paths with many choices stay cheap: no track holds more than its length.
    """
    found = {NONE}
    for _, choices in due:
        following: set[Amounts] = set()
        for total in found if choices else ():
            booked = [clipped(choice, plus(owned, total), options) for choice in choices]
            if not (options.full_choice or any_choice) and any(map(any, booked)):
                booked = [each for each in booked if any(each)]
            following.update(plus(total, each) for each in booked)
        found = following or found
    return found


def told_for(gains: Sequence[Gain] | None, seat: int) -> Amounts | None:
    """All that the log says a player booked; None if it says nothing."""
    total = None
    for gain in gains or ():
        if gain.seat == seat:
            total = gain.amounts if total is None else plus(total, gain.amounts)
    return total


def booked_by_rival(
    state: State, seat: int, rival: int, path: Sequence[int], action: Moai | Pukao, options: Options
) -> Amounts:
    """What a rival books for a legal transport: what the log says, or else what the spaces print."""
    told = told_for(action.gains, rival)
    if told is not None:
        return told
    pukao, owned = isinstance(action, Pukao), state.resources[rival]
    first, choosing = NONE, False
    for space in path:
        if state.owner[space] == rival:
            choices = printed(state, space, pukao, options)
            first = plus(first, choices[0]) if choices else first
            choosing |= len(choices) > 1
    first = clipped(first, owned, options)
    if not choosing:
        return first
    due = due_to(state, seat, rival, path, pukao, options)
    allowed = totals(due, owned, options)
    return first if first in allowed else max(allowed)


# --- the gain of an erection ---


def base_amount(size: int, options: Options) -> int:
    return (options.gain_small, options.gain_medium, options.gain_large)[size]


def bonus_amount(tiles: Sequence[int], options: Options) -> int:
    number = 0
    for tile in tiles:
        kind = tile % BY_TABLET
        if kind == OPULENCE:
            number += options.bonus_opulence
        elif kind == SUPPLEMENT:
            number += options.bonus_supplement
    return number


def natures(options: Options, space: int) -> tuple[int, ...]:
    """The kinds that a space prints, lowest first."""
    return options.board.natures[space]


def raised(kind: int, options: Options) -> range:
    """What fervent makes of a resource: itself, or a higher one."""
    return range(kind, PEARL + 1 if options.fervent_any else min(kind + 1, PEARL) + 1)


def reach(state: State, seat: int, kinds: Sequence[int], options: Options) -> set[int]:
    """The kinds that a player may take where these are printed."""
    if not state.built[seat][FERVENT]:
        return set(kinds)
    return {higher for kind in kinds for higher in raised(kind, options)}


def kinds_for(state: State, seat: int, space: int, options: Options) -> tuple[int, ...]:
    """The kinds that an erection of this player may gain there; with fervent also higher ones."""
    return tuple(sorted(reach(state, seat, natures(options, space), options)))


def own_told(action: Moai, seat: int, options: Options) -> Amounts | None:
    """What the log says about the gain of the erection itself, without the path; None if it says
    nothing.
    """
    total = None
    for whose, amounts, space in action.gains or ():
        if whose == seat and (not space or is_at(options.board, space, action.to)):
            total = amounts if total is None else plus(total, amounts)
    return total


def is_at(board: Board, one: str, two: str) -> bool:
    """Whether two names of spaces or platforms are of the same space."""
    return space_of(board, one) == space_of(board, two)


def misfit(
    state: State, seat: int, space: int, told: Amounts, base: int, bonus: int, options: Options
) -> str:
    """Why a gain cannot come from an erection: kind, split, many, base, few or track; empty if it can.

    `base` resources come from the moai, `bonus` resources from tiles. The log says how far the markers
    moved, so resources can be lost where a marker has reached the end of its track.
    """
    printed = natures(options, space)
    owned, track = state.resources[seat], options.board.track
    taken = {kind for kind in KINDS if told[kind]}
    if not taken <= set(kinds_for(state, seat, space, options)):
        return "kind"
    groups = [(kind,) for kind in printed] if options.erect_one_kind else [printed]
    groups = [group for group in groups if taken <= reach(state, seat, group, options)]
    if not groups:
        return "split"
    lost = base + bonus - sum(told)
    if lost < 0:
        return "many"
    ends = {kind for kind in KINDS if owned[kind] + told[kind] >= track[kind]}
    verdicts = set()
    for group in groups:
        sinks = ends & reach(state, seat, group, options)
        verdicts.add(_misfit_of_group(group, told, base, lost, sinks, options))
    if "" in verdicts:
        return "track" if any(owned[kind] + told[kind] > track[kind] for kind in taken) else ""
    return "base" if "base" in verdicts else "few"


def _misfit_of_group(
    group: Sequence[int], told: Amounts, base: int, lost: int, sinks: set[int], options: Options
) -> str:
    """The same if these kinds are the printed ones: few or base. `sinks` are the kinds whose marker has
    reached its end, where `lost` resources may have gone.
    """
    higher = sum(told[kind] for kind in KINDS if kind not in group)
    higher += lost if not sinks & set(group) else 0
    if lost and not sinks:
        return "few"
    return "base" if options.fervent_base_only and higher > base else ""


def booked_by_builder(state: State, seat: int, space: int, action: Moai, options: Options) -> Amounts:
    """What the player who erects books: what the log says, or else the lowest printed kind."""
    told = own_told(action, seat, options)
    if told is not None:
        return told
    amount = base_amount(action.size, options) + bonus_amount(action.bonus or (), options)
    kinds = natures(options, space)
    due = [0, 0, 0, 0]
    due[kinds[0] if kinds else REED] = amount
    return clipped(due, state.resources[seat], options)
