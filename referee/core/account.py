"""A score with its reasons: every line of the sheet down to the units, every unit down to its line.

The sum of the lines is the total, the sum of the shares is the line, and the start with all changes
is what a player has: nothing is left over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from .game import ScoreLine, ScoreSheet, Share
from .ledger import Amount, Ledger, Touch, ledgers
from .record import Entry, Record

MOST_ITEMS = 200
"""Changes among which pairs are tried that may explain a difference."""

MOST_GUESSES = 12


class Part(NamedTuple):
    """A share of a line: the units, where they come from, and the points that they make."""

    share: Share
    ledger: Ledger

    @property
    def units(self) -> Amount:
        return self.ledger.now

    @property
    def points(self) -> tuple[int, int]:
        """The least and the most that these units make."""
        counts = [units // self.share.of for units in self.units]
        worth = self.share.points if self.share.most is None else self.share.most
        return self.share.points * min(counts), worth * max(counts)


class Item(NamedTuple):
    """A line of the score sheet with its parts."""

    line: ScoreLine
    parts: tuple[Part, ...]


class Guess(NamedTuple):
    """Something that would make up a difference, in words, and how much it is."""

    says: str
    points: int


def accounts(
    record: Record, entries: Sequence[Entry], sheet: ScoreSheet, seats: Sequence[int]
) -> dict[int, tuple[Item, ...]]:
    """The score sheet of these players, with the history of everything in it."""
    lines = [line for line in sheet.lines if line.seat in seats]
    wanted = {(line.seat, share.quantity): None for line in lines for share in line.shares}
    books = ledgers(record, entries, list(wanted)) if wanted else {}
    found: dict[int, tuple[Item, ...]] = dict.fromkeys(seats, ())
    for line in lines:
        parts = tuple(Part(share, books[line.seat, share.quantity]) for share in line.shares)
        found[line.seat] = (*found[line.seat], Item(line, parts))
    return found


def total_of(items: Sequence[Item]) -> ScoreLine | None:
    """The line that sums the others up; None in a game that is not won by points."""
    return next((item.line for item in items if item.line.is_sum), None)


def guesses(items: Sequence[Item], difference: int, names: Sequence[str]) -> list[Guess]:
    """What may have been counted twice, left out or counted otherwise, the simplest first."""
    simple = [guess for guess in _simple(items, names) if guess.points == difference]
    if simple:
        return _distinct(simple)
    every = [guess for guess in _simple(items, names) if guess.points][:MOST_ITEMS]
    pairs = [
        Guess(f"{one.says}, and {two.says}", difference)
        for one, two in combinations(every, 2)
        if one.points + two.points == difference and one.says.split(":")[-1] != two.says.split(":")[-1]
    ]
    return _distinct(pairs)


def _simple(items: Sequence[Item], names: Sequence[str]) -> Iterator[Guess]:
    for item in items:
        line = item.line
        if line.is_sum or line.most is not None:
            continue
        yield Guess(f"`{line.label}` left out", -line.amount)
        yield Guess(f"`{line.label}` counted twice", line.amount)
        for part in item.parts:
            yield from _of_part(item, part, names)


def _of_part(item: Item, part: Part, names: Sequence[str]) -> Iterator[Guess]:
    share, (units, *hidden) = part.share, part.units
    name = names[share.quantity]
    if hidden or share.most is not None:
        return
    if share.of > 1:
        rounded_up = -(-units // share.of) * share.points
        if rounded_up != item.line.amount:
            yield Guess(f"the rest of the {name} rounded up", rounded_up - item.line.amount)
        yield Guess(f"each {name} counted as a point", units - item.line.amount)
        return
    for touch in part.ledger.touches:
        change = _change(touch)
        if change is None:
            continue
        worth = share.points * change
        what = f"{name} {change:+d} of line {touch.place.line} ({touch.rule})"
        yield Guess(f"left out: {what}", -worth)
        yield Guess(f"counted twice: {what}", worth)


def _change(touch: Touch) -> int | None:
    if len(touch.before) > 1 or len(touch.after) > 1:
        return None
    return touch.after[0] - touch.before[0]


def _distinct(found: Sequence[Guess]) -> list[Guess]:
    return list(dict.fromkeys(found))[:MOST_GUESSES]
