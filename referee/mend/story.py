"""A reading of a whole log: its faults, how their lines are read, and what that explains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from referee.core.finding import Finding, Place
from referee.core.record import Record

from .edits import Edit
from .likeness import AS_PLAYED, ONE_WORD
from .path import Path


@dataclass(frozen=True, slots=True, eq=False)
class Root:
    """A fault that counts, and how its line is read from then on."""

    place: Place
    finding: Finding | None  # None for unreadable words, which the reader has reported
    path: Path  # the path with this as its next fault
    edit: Edit | None = None
    also: tuple[Finding, ...] = ()
    """What else is wrong with the same action, whatever was meant."""

    @property
    def is_given(self) -> bool:
        """Whether every reading has it: unreadable words, or a fault of the header."""
        return self.finding is None or self.place.line not in self.path.ground.at_line

    @property
    def cost(self) -> float:
        return AS_PLAYED if self.edit is None else self.edit.cost


def in_order(root: Root) -> tuple[int, int]:
    """A sort key: the place of the fault."""
    return root.place.order


class Story(NamedTuple):
    """The cheapest reading found: its faults, and the cause of each fault that it explains."""

    record: Record  # with another header, if the header is wrong
    roots: tuple[Root, ...]
    path: Path
    explained: dict[Place, Place]

    @property
    def header(self) -> tuple[Edit, ...]:
        """The edit of the header, if the record is read with another one."""
        return tuple(root.edit for root in self.roots if root.edit and root.edit.kind == "header")

    @property
    def slips(self) -> tuple[Edit, ...]:
        """The edits that are slips of the pen, and no guesses."""
        edits = (root.edit for root in self.roots if root.edit is not None)
        return tuple(edit for edit in edits if edit.kind == "word" and edit.cost <= ONE_WORD)

    @property
    def cost(self) -> float:
        return sum(root.cost for root in self.roots)
