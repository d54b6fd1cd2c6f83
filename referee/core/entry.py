"""The lines of a log after reading: who did what, without the wording."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, cast, overload

from .value import changed, value

NOBODY = "(nobody)"
Made = TypeVar("Made")


class Player(NamedTuple):
    """A player's name, and the words in brackets after it: a colour, an age, a totem."""

    name: str
    notes: tuple[str, ...] = ()


class Waiver(NamedTuple):
    """`stands CODE "reason"`: the table agreed to let this breach of the rule stand."""

    code: str
    reason: str | None


@value
class Play:
    """One action of a line, without its place and player, so that equal texts share one object.

    `plain`: the action has no optional parts, so fewer rules concern it. It is no tuple: to take a named
    tuple apart takes several times as long as to ask for fields.
    """

    action: object
    waivers: tuple[Waiver, ...] = ()
    plain: bool = False

    @property
    def told(self) -> tuple[object, tuple[Waiver, ...]]:
        return self.action, self.waivers

    def _replace(self, **fields: Any) -> Play:
        return changed(self, **fields)


class OncePerPlay(Generic[Made]):
    """What a function makes of each action of one record. An action that occurs again is not made again."""

    MOST = 10_000
    """How many are kept. For a log with more different actions, more would cost too much memory."""

    def __init__(self, make: Callable[[Play], Made]) -> None:
        self.make = make
        self.known: dict[int, Made] = {}

    def __call__(self, play: Play) -> Made:
        made = self.known.get(id(play))  # the record holds the action, so its id stays its own
        if made is None:
            made = self.make(play)
            if len(self.known) < self.MOST:
                self.known[id(play)] = made
        return made


class Entry(NamedTuple):
    """A line of play: a player's turn, a result, a claim or another line of the table itself.

    `seat` is None for lines of the table itself, and when nobody of that name plays.
    `broken`: a part of the line could not be read.
    """

    line: int
    name: str | None
    seat: int | None
    plays: tuple[Play, ...]
    broken: bool


Row = tuple[int, str | None, int | None, tuple[Play, ...], bool]
"""A line of play as the reader makes it: an Entry, or a plain tuple of the same parts.

A plain tuple is made and taken apart in a third of the time, and nobody asks a legal log for more.
"""


def entry_of(row: Row) -> Entry:
    return row if isinstance(row, Entry) else Entry._make(row)


def as_entries(rows: Sequence[Row]) -> list[Entry]:
    """Turn the plain tuples of a list into entries, in their places. They are all at its end."""
    at = len(rows)
    while at and rows[at - 1].__class__ is tuple:
        at -= 1
    if at < len(rows) and isinstance(rows, list):
        rows[at:] = map(Entry._make, rows[at:])
    return cast("list[Entry]", rows)


class _Lines(Sequence[Entry]):
    """Lines of play as entries, each of which is made when it is asked for."""

    __slots__ = ("rows",)

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, at: int) -> Entry: ...

    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...

    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        return list(map(entry_of, self.rows[at])) if isinstance(at, slice) else entry_of(self.rows[at])


def seen_as_entries(rows: Sequence[Row]) -> Sequence[Entry]:
    """The same lines for somebody who looks at a few of them. The plain tuples stay as they are."""
    return _Lines(rows) if rows and rows[-1].__class__ is tuple else cast("Sequence[Entry]", rows)


def line_after(entries: Sequence[Entry], number: int) -> Entry | None:
    """The next line of play after the entry with this number."""
    below = (entries[at] for at in range(number + 1, len(entries)))
    return next((entry for entry in below if entry.seat is not None), None)


MOST_AHEAD = 40
"""How many lines to look ahead of an action: more than a set-up or a turn has."""
MOST_ACTIONS_AHEAD = 400
"""How many actions to look ahead, likewise. A line can have thousands."""
