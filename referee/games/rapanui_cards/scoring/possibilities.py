"""The end of the game while some cards are unknown: what is certain, what is possible, and who wins.

The players are linked only by the stone: their unknown cards and the known ones make up what lies on it.
Winners are found for each joint assignment. The ranges of two players must not be compared, because their
ends need not occur together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from referee.speech.ranges import either
from referee.speech.values import Series

from ..offerings import NUMBERS, Four, plus, total, within
from ..state.holdings import Purse
from .stone_values import values, worth


class Status(StrEnum):
    RESOLVED = "resolved"  # one joint assignment is left
    VALUES_KNOWN = "values known"  # several are left, and every one gives the kinds the same values
    OPEN = "open"
    CONTRADICTORY = "contradictory"


class ResultOptions(NamedTuple):
    """What editions and rulings decide about the result."""

    never_offered_is_zero: bool = False
    wood_breaks_ties: bool = True
    wood_remainder_breaks_ties: bool = False
    wood_for_a_point: int = 5


class Side(NamedTuple):
    """A player at the end. `points` are those that no offering card gives; `moai` lie in the display."""

    purse: Purse
    points: int
    moai: int
    wood: int


class Range(NamedTuple):
    lowest: int
    highest: int


class Assignment(NamedTuple):
    """One possible truth: the whole stone, and what each player kept."""

    stone: Four
    holdings: tuple[Four, ...]


class Victory(NamedTuple):
    winners: frozenset[int]
    decided_by: str


class Exact(NamedTuple):
    stone: Four
    values: Four
    holdings: tuple[Four, ...]
    offerings: tuple[int, ...]
    totals: tuple[int, ...]
    winners: frozenset[int]
    decided_by: str


class Ending(NamedTuple):
    """One possible end of the game, as far as the players are concerned."""

    totals: tuple[int, ...]
    winners: frozenset[int]
    decided_by: str


class PossibleOutcome(NamedTuple):
    """What can be said of the result. Seats are numbers; if contradictory, everything is empty."""

    status: Status
    values: tuple[Range, ...]  # for each kind
    stone: Four | None  # None unless all assignments agree
    offerings: tuple[Range, ...]  # for each player
    totals: tuple[Range, ...]
    certain: frozenset[int]  # winners in all assignments
    possible: frozenset[int]  # winners in some
    exact: Exact | None  # if resolved
    valuations: frozenset[Four] = frozenset()  # what the kinds may be worth
    endings: frozenset[Ending] = frozenset()


class CountFault(StrEnum):
    """Why the counts given at the end are impossible."""

    TOTAL = "total"  # not as many cards as were laid
    KNOWN = "known"  # fewer of a kind than are known to lie there
    SPLIT = "split"  # no assignment of the unknown cards gives these counts


class Reason(NamedTuple):
    rule: str
    fault: CountFault
    kind: int | None = None
    told: int | None = None
    due: int | None = None


# --- joint assignments ---


def assignments(purses: Sequence[Purse], known: Four, told: Four | None = None) -> Iterator[Assignment]:
    """Every way to fill in the unknown cards of all players, in a fixed order.

    `known` counts the cards on the stone without the unknown ones; `told` the whole stone once sorted.
    """
    found: list[tuple[Four, tuple[Four, ...]]] = [(known, ())]
    for purse in purses:
        ends = sorted(purse.ends())
        found = [
            (plus(stone, laid), (*holdings, kept))
            for stone, holdings in found
            for laid, kept in ends
            if told is None or within(plus(stone, laid), told)
        ]
    return (Assignment(stone, holdings) for stone, holdings in found if told is None or stone == told)


def consistent(purses: Sequence[Purse], known: Four, told: Four | None = None) -> bool:
    """Whether any joint assignment is left."""
    return next(assignments(purses, known, told), None) is not None


def hidden_kinds(
    purses: Sequence[Purse], known: Four, told: Four | None = None
) -> tuple[dict[int, frozenset[int]], ...]:
    """Like `Purse.hidden_kinds`, for each player, using the sorted stone as well."""
    if told is None:
        return tuple(purse.hidden_kinds() for purse in purses)
    kept: list[set[Four]] = [set() for _ in purses]
    for assignment in assignments(purses, known, told):
        for seen, holding in zip(kept, assignment.holdings, strict=True):
            seen.add(holding)
    return tuple(
        purse.hidden_kinds({laid for laid, holding in purse.ends() if holding in seen})
        for purse, seen in zip(purses, kept, strict=True)
    )


# --- the result ---


def victory(
    totals: Sequence[int], moai: Sequence[int], wood: Sequence[int], terms: ResultOptions
) -> Victory:
    """Who wins, and by which of KO-WIN-1 to KO-WIN-4."""
    winners = _best(range(len(totals)), totals)
    if len(winners) == 1:
        return Victory(frozenset(winners), "KO-WIN-1")
    winners = _best(winners, moai)
    if len(winners) == 1:
        return Victory(frozenset(winners), "KO-WIN-2")
    if terms.wood_breaks_ties:
        compared = (
            [each % terms.wood_for_a_point for each in wood] if terms.wood_remainder_breaks_ties else wood
        )
        winners = _best(winners, compared)
        if len(winners) == 1:
            return Victory(frozenset(winners), "KO-WIN-3")
    return Victory(frozenset(winners), "KO-WIN-4")


def outcome(sides: Sequence[Side], known: Four, told: Four | None, terms: ResultOptions) -> PossibleOutcome:
    """Everything that can be said of the result. See `assignments` for `known` and `told`."""
    left = list(assignments([side.purse for side in sides], known, told))
    if not left:
        nobody: frozenset[int] = frozenset()
        return PossibleOutcome(Status.CONTRADICTORY, (), None, (), (), nobody, nobody, None)
    if len(left) == 1:
        return _certain(sides, left[0], terms)
    stones = {each.stone for each in left}
    valued = {stone: values(stone, terms.never_offered_is_zero) for stone in stones}
    worths = {tuple([worth(kept, valued[each.stone]) for kept in each.holdings]) for each in left}
    endings = {_ending(sides, points, terms) for points in worths}
    won = [ending.winners for ending in endings]
    offerings = _spans(worths)
    return PossibleOutcome(
        status=Status.VALUES_KNOWN if len(set(valued.values())) == 1 else Status.OPEN,
        values=_spans(valued.values()),
        stone=left[0].stone if len(stones) == 1 else None,
        offerings=offerings,
        totals=tuple(
            Range(side.points + span.lowest, side.points + span.highest)
            for side, span in zip(sides, offerings, strict=True)
        ),
        certain=frozenset.intersection(*won),
        possible=frozenset.union(*won),
        exact=None,
        valuations=frozenset(valued.values()),
        endings=frozenset(endings),
    )


def _certain(sides: Sequence[Side], only: Assignment, terms: ResultOptions) -> PossibleOutcome:
    """The same if one assignment is left."""
    stone, holdings = only
    valued = values(stone, terms.never_offered_is_zero)
    offerings = tuple([worth(kept, valued) for kept in holdings])
    ending = _ending(sides, offerings, terms)
    return PossibleOutcome(
        status=Status.RESOLVED,
        values=tuple([Range(each, each) for each in valued]),
        stone=stone,
        offerings=tuple([Range(each, each) for each in offerings]),
        totals=tuple([Range(each, each) for each in ending.totals]),
        certain=ending.winners,
        possible=ending.winners,
        exact=Exact(stone, valued, holdings, offerings, *ending),
        valuations=frozenset((valued,)),
        endings=frozenset((ending,)),
    )


def _ending(sides: Sequence[Side], offerings: Sequence[int], terms: ResultOptions) -> Ending:
    moai, wood = [side.moai for side in sides], [side.wood for side in sides]
    totals = _totals(sides, offerings)
    return Ending(totals, *victory(totals, moai, wood, terms))


def _totals(sides: Sequence[Side], offerings: Sequence[int]) -> tuple[int, ...]:
    return tuple([side.points + points for side, points in zip(sides, offerings, strict=True)])


def _best(seats: Sequence[int], numbers: Sequence[int]) -> list[int]:
    most = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == most]


def _spans(rows: Iterable[tuple[int, ...]]) -> tuple[Range, ...]:
    """For each column the least and the greatest number."""
    return tuple(Range(min(column), max(column)) for column in zip(*rows, strict=True))


# --- counts told at the end ---


def stone_reason(purses: Sequence[Purse], known: Four, told: Four) -> Reason | None:
    """Why the sorted stone is impossible; None if it is possible.

    By itself it breaks KO-HIDE-5. If it contradicts only the final holdings, it breaks KO-HIDE-6.
    """
    due = total(known) + sum(len(purse.open_turns) for purse in purses)
    if total(told) != due:
        return Reason("KO-HIDE-5", CountFault.TOTAL, None, total(told), due)
    for kind in NUMBERS:
        if told[kind] < known[kind]:
            return Reason("KO-HIDE-5", CountFault.KNOWN, kind, told[kind], known[kind])
    if consistent(purses, known, told):
        return None
    alone = consistent([purse.unsettled() for purse in purses], known, told)
    return Reason("KO-HIDE-6" if alone else "KO-HIDE-5", CountFault.SPLIT)


def told_totals(endings: Iterable[Ending]) -> str | Series:
    """The totals of all players, each of them a range if face-down cards leave it open."""
    possible = list(zip(*(ending.totals for ending in endings), strict=True))
    if all(len({*each}) == 1 for each in possible):
        return "-".join(str(each[0]) for each in possible)
    return Series([either(range(min(each), max(each) + 1)) for each in possible], "and")
