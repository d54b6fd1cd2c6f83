"""A look at a log as it is now: read, replayed and judged, exactly as if all of it were new.

Only what has changed since an earlier look is read and replayed. So a line costs as much in a long log as
in a short one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from referee import api
from referee.core.record import Record
from referee.text.reading_on import read_on, read_until
from referee.text.source import split

from .resuming import Trail


class Coming(NamedTuple):
    """What comes next: a line of the table itself, such as `example`, or one of these players."""

    example: str | None
    seats: tuple[int, ...]
    """Who may begin a line. If a turn is open, its player comes first."""
    open_for: int | None = None
    """The player whose turn has begun and can go on."""
    joins: int = 0
    """If the turn goes on in the line where it began: the number of that line."""


class Look:
    """A log, read and replayed."""

    def __init__(self, record: Record, trail: Trail) -> None:
        self.record = record
        self.trail = trail
        self.verdict = trail.verdict
        self.coming: Coming | None = None
        """What comes next, once somebody has asked (next_actions.py)."""

    @property
    def playable(self) -> bool:
        """Whether the header has everything that is needed to judge a line."""
        return self.record.can_be_judged

    @property
    def state(self) -> Any:
        return self.verdict.state

    @property
    def options(self) -> Any:
        return self.record.known_terms.options

    @property
    def begun(self) -> bool:
        """Whether there is a line below the header."""
        return bool(self.record.entries)


def look(
    lines: Sequence[str], name: str, folder: Path, before: Look | None = None, describes: bool = True
) -> Look:
    """Judge these lines as a log of that name. CannotRead if the log would be too large.

    `before` is an earlier look at the same log. What has not changed since is not judged again. Without
    `describes`, findings say only which rule is broken, and where.
    """
    record = None if before is None else _read_again(lines, before.record)
    if record is None:
        record = api.loads("".join(f"{line}\n" for line in lines), name, folder)
    if not record.can_be_judged:
        trail = Trail(record)
    else:
        trail = Trail.of(record, None if before is None else before.trail, describes)
    verdict = trail.verdict = replace(trail.verdict)
    if verdict.undecided:
        from referee.analysis.looking_back import judge_again

        verdict.findings = verdict.findings.copy()
        judge_again(verdict)
    findings = [*record.findings, *record.notices, *verdict.findings]
    verdict.findings = sorted(findings, key=lambda finding: finding.place.order)
    return Look(record, trail)


def _read_again(lines: Sequence[str], before: Record) -> Record | None:
    """Read the lines that are new. None if all have to be read."""
    known = before.lines
    least = min(len(known), len(lines))
    same = next((at for at in range(least) if known[at] != lines[at]), least)
    more = [part for line in lines[same:] for part in split(f"{line}\n")]
    if len(more) != len(lines) - same:
        return None  # a line end in a line
    shorter = before if same == len(known) else read_until(before, same)
    return read_on(shorter, more) if shorter is not None and more else shorter
