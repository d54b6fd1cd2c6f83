"""The scribe's reply to a typed line: what happened to it, and what to show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from referee.core.finding import Finding
from referee.core.verdict import Verdict

from .look import Look


class Fate(Enum):
    """What happened to a typed line."""

    TAKEN = "taken"
    """It is on disk, and nothing is wrong with it."""
    KEPT = "kept"
    """It is on disk although it breaks a rule, because the table wanted that."""
    ASKED = "asked"
    """It breaks a rule. Nothing was written, and the next line typed says what to do."""
    REFUSED = "refused"
    """Nothing was written."""
    FAILED = "failed"
    """It could not be written; the session still has it."""
    TOLD = "told"
    """It was a command, or empty."""
    ENDED = "ended"
    """The scribe wants to stop."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply. `line` was stored as line `number`; `again` is the text to type again."""

    fate: Fate
    rows: tuple[str, ...] = ()
    line: str = ""
    number: int = 0
    found: Verdict | None = None
    standing: bool = True
    """Whether the findings are on lines that are in the file."""
    again: str = ""
    drawing: str = ""
    happened: tuple[str, ...] = ()
    """What the line did, in sentences, where its own words do not say it."""
    whole: bool = False
    """Whether all findings were asked for, however many rows they take."""
    hidden: bool = False
    """Whether the line has changed something on the table that its words do not name."""
    ended: str = ""
    """That the game is over and who has won, if this line has ended it."""

    @property
    def written(self) -> bool:
        return self.fate in (Fate.TAKEN, Fate.KEPT)

    def after(self, *rows: str) -> Reply:
        """The same reply with these rows before it."""
        return replace(self, rows=(*rows, *self.rows))


def told(*rows: str) -> Reply:
    return Reply(Fate.TOLD, rows)


def about(seen: Look, findings: Sequence[Finding]) -> Verdict | None:
    """A verdict with these findings alone, for the reports."""
    if not findings:
        return None
    whole = seen.verdict
    return Verdict(whole.record, whole.game, whole.terms, whole.state, list(findings))
