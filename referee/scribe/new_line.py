"""Judges a log with one more line: the whole text is read and replayed again.

That takes a few milliseconds for a log of 450 lines (docs/record.md). In return, a line is always judged
exactly as `referee check` would judge it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from referee import api
from referee.core.entry import Entry
from referee.core.finding import Finding
from referee.core.record import Record
from referee.core.rule import ERROR
from referee.core.verdict import Verdict
from referee.text import syntax
from referee.text.header_keys import key_of
from referee.text.source import MOST_COLUMNS, cut_comment
from referee.text.unread_words import unheard
from referee.text.writer import write_line


class Look(NamedTuple):
    """A log, read and replayed."""

    record: Record
    verdict: Verdict

    @property
    def playable(self) -> bool:
        """Whether the header has everything that is needed to judge a line."""
        record = self.record
        return record.can_be_judged

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


def look(lines: Sequence[str], name: str, folder: Path) -> Look:
    """Judge these lines as a log of that name. CannotRead if the log would be too large."""
    record = api.loads("".join(f"{line}\n" for line in lines), name, folder)
    verdict = api.replay(record)
    if verdict.undecided:
        from referee.analysis.looking_back import judge_again

        judge_again(verdict)
    findings = [*record.findings, *record.notices, *verdict.findings]
    verdict.findings[:] = sorted(findings, key=lambda finding: finding.place.order)
    return Look(record, verdict)


def fresh(before: Look, after: Look) -> list[Finding]:
    """The findings of `after` that are not in `before`, on any line."""
    known = Counter(map(_key, before.verdict.findings))
    found = []
    for finding in after.verdict.findings:
        if known[_key(finding)]:
            known[_key(finding)] -= 1
        else:
            found.append(finding)
    return found


def _key(finding: Finding) -> tuple[Any, ...]:
    return finding.code, finding.place, finding.severity


def is_wrong(finding: Finding) -> bool:
    """Whether a finding stops a line from being taken: a rule is broken and not waived."""
    return finding.severity == ERROR


def is_missing(finding: Finding) -> bool:
    """Whether a part of the header is missing. That is not a fault while the header is being written."""
    if finding.rule is syntax.UNKNOWN_EDITION:
        return bool(finding.facts["case"] == "missing")
    return finding.rule in (syntax.NO_GAME, syntax.NO_PLAYERS)


def is_header(line: str) -> bool:
    """Whether a line is a header line, a comment or empty."""
    code, _ = cut_comment(line)
    return not code.strip() or key_of(code) is not None


def last_entry(record: Record) -> Entry | None:
    """The entry of the last line of the text, if it has one."""
    entries = record.entries
    return entries[-1] if entries and entries[-1].line == len(record.lines) else None


def as_stored(record: Record, typed: str) -> str:
    """The last line of a log in canonical form, or as typed if a part of it cannot be read."""
    number = len(record.lines)
    if any(finding.place.line == number and not is_missing(finding) for finding in record.findings):
        return typed.strip()
    entry = last_entry(record)
    if entry is None and not is_header(typed):
        return typed.strip()
    written = write_line(record, entry, record.lines[-1])
    lost = len(written) > MOST_COLUMNS or unheard(record, record.lines[-1], written)
    return typed.strip() if lost else written
