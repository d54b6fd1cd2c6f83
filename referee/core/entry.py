"""The lines of a log that has been read: who did what, without the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

NOBODY = "(nobody)"


class Player(NamedTuple):
    """A name, and the words behind it in brackets: a colour, an age, a totem."""

    name: str
    notes: tuple[str, ...] = ()


class Waiver(NamedTuple):
    """`stands CODE "reason"`: the table let a breach of this rule stand."""

    code: str
    reason: str | None


class Play(NamedTuple):
    """One action of a line, free of place and player, so that equal texts share one object.

    `plain` tells that the action says no more than it must, so that fewer rules concern it.
    """

    action: object
    waivers: tuple[Waiver, ...] = ()
    plain: bool = False


class Entry(NamedTuple):
    """A line that says something: a player's turn, a result or a claim.

    `seat` is None when the name is not of this table, and for lines of the table itself.
    `broken` tells that a part of the line could not be read.
    """

    line: int
    name: str | None
    seat: int | None
    plays: Sequence[Play]
    broken: bool


def line_after(entries: Sequence[Entry], number: int) -> Entry | None:
    """The line of play after the entry of this number."""
    below = (entries[at] for at in range(number + 1, len(entries)))
    return next((entry for entry in below if entry.seat is not None), None)


MOST_AHEAD = 40
"""Lines that are looked at for what comes after an action: more than a set-up or a turn has."""
