"""A reading of a whole log: which faults it leaves, how their lines are read, and what that explains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from referee.core.finding import Finding, Place
from referee.core.record import Record

from .edits import Edit
from .likeness import AS_PLAYED
from .path import Path


@dataclass(frozen=True, slots=True, eq=False)
class Root:
    """A fault that counts: the finding as it was met, and how the line is read from then on."""

    place: Place
    finding: Finding | None  # None for what could not be read: the reader has told it
    path: Path  # on which it is the next fault
    edit: Edit | None = None

    @property
    def is_given(self) -> bool:
        """Whether it is there in every reading: something unreadable, or a fault of the header."""
        return self.finding is None or self.place.line not in self.path.ground.at_line

    @property
    def cost(self) -> float:
        return AS_PLAYED if self.edit is None else self.edit.cost


class Story(NamedTuple):
    """The cheapest reading that was found: its faults, and which of them explains each that vanished."""

    record: Record  # as it is read: with another header, if that is what is wrong
    roots: tuple[Root, ...]
    path: Path
    explained: dict[Place, Place]
    exhausted: bool

    @property
    def cost(self) -> float:
        return sum(root.cost for root in self.roots)
