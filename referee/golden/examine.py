"""Compares a log with its golden: is it unchanged, and if not, what changed and why?"""

from __future__ import annotations

from typing import Any, NamedTuple

from referee.core.verdict import Verdict
from referee.text.marks import each_mark
from referee.text.source import SUFFIX

from .content import BadGolden, NewerGolden, golden_of, golden_text, parse_golden
from .differences import Difference, causes, differences
from .expected import Surprise, surprises

GOLDEN = ".golden.json"

SAME, CHANGED, MISSING, BROKEN, NEWER = "same", "changed", "missing", "broken", "newer"
"""The results of a comparison. A golden that is broken or newer cannot be compared."""


def golden_name(log: str) -> str:
    """The name of a log's golden, which is in the same folder."""
    return log.removesuffix(SUFFIX) + GOLDEN


def log_name(golden: str) -> str:
    """The name of a golden's log."""
    return golden.removesuffix(GOLDEN) + SUFFIX


class Examined(NamedTuple):
    """The result for a log. `text` is its golden as it would be written now."""

    state: str
    text: str
    differences: tuple[Difference, ...] = ()
    causes: tuple[str, ...] = ()
    trouble: str = ""
    surprises: tuple[Surprise, ...] = ()
    """Where the marks of the log are wrong. A log without marks leaves this to its golden."""

    @property
    def is_as_it_was(self) -> bool:
        return self.state == SAME and not self.surprises

    @property
    def can_be_written(self) -> bool:
        """Whether an update has something to write and would lose nothing."""
        return self.state in (CHANGED, MISSING, BROKEN)


def examine(verdict: Verdict, text: str | None) -> Examined:
    """Compare a verdict with the text of its golden, and with its own marks."""
    now: dict[str, Any] = golden_of(verdict)
    fresh = golden_text(now)
    marked = next(each_mark(verdict.record.lines), None) is not None
    unmarked = tuple(surprises(verdict)) if marked else ()
    if text is None:
        return Examined(MISSING, fresh, surprises=unmarked)
    try:
        was = parse_golden(text)
    except NewerGolden as error:
        return Examined(NEWER, fresh, trouble=str(error), surprises=unmarked)
    except BadGolden as error:
        return Examined(BROKEN, fresh, trouble=str(error), surprises=unmarked)
    found = tuple(differences(was, now))
    why = tuple(causes(was, now)) if found else ()
    return Examined(CHANGED if found else SAME, fresh, found, why, surprises=unmarked)
