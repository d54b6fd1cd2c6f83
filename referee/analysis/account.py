"""Explains a score: which units make up each line of the sheet, and which lines of the log gave them.

The lines add up to the total, the shares add up to their line, and the start plus all changes is what the
player has.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from referee.core.entry import Entry
from referee.core.game import GIVEN, ScoreLine, ScoreSheet, Share
from referee.core.record import Record
from referee.speech.say import tell
from referee.speech.values import Series

from .history import Amount, Ledger, Touch, ledgers


class Part(NamedTuple):
    """A share of a line: the units, where they come from, and the points they give."""

    share: Share
    ledger: Ledger

    @property
    def units(self) -> Amount:
        return self.ledger.now

    @property
    def points(self) -> tuple[int, int]:
        """The lowest and the highest number of points that these units give."""
        counts = [units // self.share.of for units in self.units]
        worth = self.share.points if self.share.most is None else self.share.most
        return self.share.points * min(counts), worth * max(counts)


class Item(NamedTuple):
    """A line of the score sheet with its parts, and the quantities that decide their value."""

    line: ScoreLine
    parts: tuple[Part, ...]
    basis: tuple[tuple[int, Ledger], ...] = ()


class Guess(NamedTuple):
    """A possible reason for a difference, in words, and how many points it explains."""

    says: str
    points: int


def accounts(
    record: Record, entries: Sequence[Entry], sheet: ScoreSheet, seats: Sequence[int]
) -> dict[int, tuple[Item, ...]]:
    """The score sheet of these players, with the history of everything in it."""
    lines = [line for line in sheet.lines if line.seat in seats]
    wanted = {
        (line.seat, which): None
        for line in lines
        for which in (*(share.quantity for share in line.shares), *line.basis)
    }
    books = ledgers(record, entries, list(wanted)) if wanted else {}
    found: dict[int, tuple[Item, ...]] = dict.fromkeys(seats, ())
    for line in lines:
        parts = tuple(Part(share, books[line.seat, share.quantity]) for share in line.shares)
        basis = tuple((which, books[line.seat, which]) for which in line.basis)
        found[line.seat] = (*found[line.seat], Item(line, parts, basis))
    return found


def total_of(items: Sequence[Item]) -> ScoreLine | None:
    """The line with the total, or None in a game that is not won by points."""
    return next((item.line for item in items if item.line.is_sum), None)


class _Slip(NamedTuple):
    """Something that a player may have counted wrong: a whole line or part of it, or a change of a part."""

    guess: Guess
    of_change: bool = False
    on_top: bool = False


def guesses(items: Sequence[Item], difference: int, names: Sequence[str]) -> list[Guess]:
    """What may have been counted twice, left out or counted differently; the simplest first.

    Each explains the whole difference. Two slips together would explain nearly every one.
    """
    slips = sorted(_slips(items, names), key=_oddity)
    return [slip.guess for slip in slips if slip.guess.points == difference]


def _oddity(slip: _Slip) -> int:
    """The sort key: what is most easily forgotten comes first, a whole line and then a bonus."""
    return 0 if not slip.of_change else 1 if slip.on_top else 2


def _slips(items: Sequence[Item], names: Sequence[str]) -> Iterator[_Slip]:
    for item in items:
        line = item.line
        if line.is_sum or line.most is not None:
            continue
        told = _only_change(item, names)
        for says, points in zip(_of_line(line.label, told), (-line.amount, line.amount), strict=True):
            yield _Slip(Guess(says, points))
        for part in item.parts:
            if len(part.units) > 1 or part.share.most is not None:
                continue
            yield from _of_worth(part, names)
            yield from () if told else _of_changes(part, names)


def _of_line(label: str, change: str) -> tuple[str, str]:
    """That a whole line was left out, and that it was counted twice."""
    if change:
        facts = {"label": label, "change": change}
        return (
            tell("guess.line-out-by", "`{label}` left out: {change}", **facts),
            tell("guess.line-twice-by", "`{label}` counted twice: {change}", **facts),
        )
    return (
        tell("guess.line-out", "`{label}` left out", label=label),
        tell("guess.line-twice", "`{label}` counted twice", label=label),
    )


def _only_change(item: Item, names: Sequence[str]) -> str:
    """The single change that makes up the whole line, in words; empty if there are several."""
    changed = [part for part in item.parts if part.ledger.touches or part.ledger.start != (0,)]
    if len(changed) != 1 or changed[0].ledger.start != (0,) or len(changed[0].ledger.touches) != 1:
        return ""
    if changed[0].ledger.touches[0].rule == GIVEN:
        return ""
    return _what(changed[0], [0], names)


def _of_worth(part: Part, names: Sequence[str]) -> Iterator[_Slip]:
    """Slips in counting units that score only in groups."""
    share, units = part.share, part.units[0]
    if share.of == 1:
        return
    counted = units // share.of * share.points
    name = names[share.quantity]
    rounded_up = -(-units // share.of) * share.points
    rounded = tell("guess.rounded", "the rest of the {quantity} rounded up", quantity=name)
    yield _Slip(Guess(rounded, rounded_up - counted))
    each = tell("guess.each", "each {quantity} counted as a point", quantity=name)
    yield _Slip(Guess(each, units - counted))


def _of_changes(part: Part, names: Sequence[str]) -> Iterator[_Slip]:
    share, units = part.share, part.units[0]
    counted = units // share.of * share.points
    for places in _deeds(part):
        amounts = {place: _change(part.ledger.touches[place]) for place in places}
        what = _what(part, places, names)
        out = tell("guess.out", "left out: {change}", change=what)
        twice = tell("guess.twice", "counted twice: {change}", change=what)
        for says, sign in ((out, -1), (twice, 1)):
            more = {place: sign * amount for place, amount in amounts.items()}
            if _could_be(part, more):
                points = (units + sum(more.values())) // share.of * share.points - counted
                yield _Slip(Guess(says, points), of_change=True, on_top=_is_on_top(part, places))


def _deeds(part: Part) -> Iterator[list[int]]:
    """Each change alone, and the changes of one action together. Uncertain ones are left out, and what the
    log gives: nobody forgets a line of the position.
    """
    touches = part.ledger.touches
    certain = [
        place
        for place, touch in enumerate(touches)
        if len(touch.before) == len(touch.after) == 1 and touch.rule != GIVEN
    ]
    for _, group in groupby(certain, key=lambda place: touches[place].place):
        places = list(group)
        yield from ([place] for place in places)
        if len(places) > 1:
            yield places


def _is_on_top(part: Part, places: Sequence[int]) -> bool:
    """Whether the changes are a later part of an action's gain, like a bonus."""
    touches, first = part.ledger.touches, places[0]
    return len(places) == 1 and first > 0 and touches[first - 1].place == touches[first].place


def _what(part: Part, places: Sequence[int], names: Sequence[str]) -> str:
    touches = [part.ledger.touches[place] for place in places]
    amount = sum(map(_change, touches))
    return tell(
        "guess.change",
        "{quantity} {amount} of line {line} ({why})",
        quantity=names[part.share.quantity],
        amount=f"{amount:+d}",
        line=touches[0].place.line,
        why=Series(each.why for each in touches),
    )


def _could_be(part: Part, more: Mapping[int, int]) -> bool:
    """Whether the player could still have paid all later costs with that much more or less."""
    extra = 0
    for place, touch in enumerate(part.ledger.touches):
        extra += more.get(place, 0)
        if min(touch.after) + extra < 0:
            return False
    return True


def _change(touch: Touch) -> int:
    return touch.after[0] - touch.before[0]
