"""What was done to a log since it was opened, so that undo takes back one thing at a time.

The lines themselves are in the files of the journal. Here is only what the journal cannot know: which line
grew because a turn went on, and how it was before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Grown(NamedTuple):
    """A line that became longer, because actions were added to its turn."""

    number: int
    shorter: str
    longer: str


class UndoSteps:
    """The last steps, and the last ones that were taken back. None stands for a whole line."""

    def __init__(self) -> None:
        self._done: list[Grown | None] = []
        self._undone: list[Grown | None] = []

    def taken(self, step: Grown | None = None) -> None:
        """Something was written, so what was taken back before cannot be put back any more."""
        self._done.append(step)
        self._undone.clear()

    def forget(self) -> None:
        """Somebody else has changed the log."""
        self._done.clear()
        self._undone.clear()

    def to_undo(self, lines: Sequence[str]) -> Grown | None:
        """The line to make shorter again, or None if the last line goes altogether."""
        last = self._done[-1] if self._done else None
        return last if last is not None and _is_at(lines, last.number, last.longer) else None

    def undone(self) -> None:
        """The last step was taken back."""
        self._undone.append(self._done.pop() if self._done else None)

    def to_redo(self, lines: Sequence[str]) -> Grown | None:
        """The line to make longer again, or None if a whole line is put back."""
        last = self._undone[-1] if self._undone else None
        return last if last is not None and _is_at(lines, last.number, last.shorter) else None

    def others_undone(self) -> list[Grown | None]:
        """What else can be put back, after the last."""
        return self._undone[:-1]

    def redone(self, others: list[Grown | None]) -> None:
        """The last step was put back, and these can still be."""
        self._undone = others


def _is_at(lines: Sequence[str], number: int, line: str) -> bool:
    return number <= len(lines) and lines[number - 1] == line
