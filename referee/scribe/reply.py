"""What the scribe answers to a line: what became of it, and what there is to tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from referee.core.finding import Finding
from referee.core.verdict import Verdict

from .new_line import Look


class Fate(Enum):
    """What became of a line that was typed."""

    TAKEN = "taken"
    """It is on disk, and nothing is wrong with it."""
    KEPT = "kept"
    """It is on disk although a rule is broken, as the table wished."""
    ASKED = "asked"
    """A rule is broken. Nothing was written, and the next line is the answer."""
    REFUSED = "refused"
    """Nothing was written."""
    FAILED = "failed"
    """It could not be written; the session still has it."""
    TOLD = "told"
    """It was a command, or nothing at all."""
    ENDED = "ended"
    """The scribe wishes to stop."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer. `line` is what was stored, as line `number`; `again` is to be typed once more."""

    fate: Fate
    rows: tuple[str, ...] = ()
    line: str = ""
    number: int = 0
    found: Verdict | None = None
    standing: bool = True
    """Whether the findings are about lines that are in the file."""
    again: str = ""
    drawing: str = ""

    @property
    def written(self) -> bool:
        return self.fate in (Fate.TAKEN, Fate.KEPT)

    def after(self, *rows: str) -> Reply:
        """The same with something told before it."""
        return replace(self, rows=(*rows, *self.rows))


def told(*rows: str) -> Reply:
    return Reply(Fate.TOLD, rows)


def about(seen: Look, findings: Sequence[Finding]) -> Verdict | None:
    """A verdict with these findings alone, for the reports."""
    if not findings:
        return None
    whole = seen.verdict
    return Verdict(whole.record, whole.game, whole.terms, whole.state, list(findings))
