"""Writes `stands CODE "reason"` into a line that breaks a rule, because the table agreed to it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.entry import Entry, Waiver
from referee.core.finding import Finding
from referee.core.log_rules import CLAIM_WRONG
from referee.core.record import Record
from referee.forms.folding import fold
from referee.text.source import QUOTES
from referee.text.writer import write_line

from .new_line import is_wrong


def waivable(record: Record, findings: Sequence[Finding]) -> list[Finding]:
    """The findings that can be waived: they are about an action that could be read."""
    return [finding for finding in findings if is_wrong(finding) and _is_known(record, finding)]


def _is_known(record: Record, finding: Finding) -> bool:
    known = finding.code in record.known_game.book or finding.rule is CLAIM_WRONG
    return known and entry_at(record, finding.waived_at.line) is not None


def entry_at(record: Record, line: int) -> Entry | None:
    return next((entry for entry in record.entries if entry.line == line and not entry.broken), None)


def named_first(findings: list[Finding], said: str) -> tuple[Finding, str]:
    """The finding whose code the text begins with, or the first one; and the rest of the text."""
    code, _, rest = said.partition(" ")
    for finding in findings:
        if fold(finding.code) == fold(code):
            return finding, rest
    return findings[0], said


def reason_in(said: str) -> str | None:
    """The reason in a text that may have quotes around it, as one line. ValueError for quotes inside it."""
    reason = " ".join(said.split()).strip(QUOTES).strip() or None
    if reason is not None and any(quote in reason for quote in QUOTES):
        raise ValueError
    return reason


def with_waiver(record: Record, finding: Finding, reason: str | None) -> str:
    """The line that broke the rule, with the waiver after the action that did."""
    entry = entry_at(record, finding.waived_at.line)
    assert entry is not None
    plays = list(entry.plays)
    action = finding.waived_at.action
    index = len(plays) - 1 if action is None else action
    waiver = Waiver(finding.code, reason)
    plays[index] = plays[index]._replace(waivers=(*plays[index].waivers, waiver))
    return write_line(record, entry._replace(plays=tuple(plays)), record.lines[entry.line - 1])
