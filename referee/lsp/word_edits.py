"""Small edits for findings: the word that was probably meant, and a waiver that waives nothing."""

from __future__ import annotations

import re
from typing import NamedTuple

from referee.api import CannotRead
from referee.core.finding import Finding, Span
from referee.core.log_rules import WAIVER_UNKNOWN, WAIVER_UNUSED
from referee.core.record import Record
from referee.export.annotations import TextEdit
from referee.text.locations import locate
from referee.text.source import cut_comment
from referee.text.syntax import suggested

from .documents import OpenLog
from .resuming import ResumedReplay


def word_edit(log: OpenLog, finding: Finding) -> TextEdit | None:
    """The word of "did you mean" in place of the one that was typed, if the finding is gone then."""
    meant, lines, number = suggested(finding), log.record.lines, finding.place.line
    line = lines[number - 1] if number <= len(lines) else ""
    span = _typed(finding, line) if meant else None
    if span is None:
        return None
    better = line[: span.column - 1] + meant + line[span.end_column - 1 :]
    return TextEdit(span, meant) if _is_gone(log, finding, better) else None


def _typed(finding: Finding, line: str) -> Span | None:
    """Where the line has the word that a finding is about, if that is clear."""
    typed = finding.facts.get("word", finding.facts.get("name"))
    if not isinstance(typed, str) or not typed:
        return None
    span = finding.span
    if span is not None and line[span.column - 1 : span.end_column - 1] == typed:
        return span
    code, _ = cut_comment(line)
    found = list(re.finditer(rf"(?<!\w){re.escape(typed)}(?!\w)", code))
    return Span(finding.place.line, found[0].start() + 1, found[0].end() + 1) if len(found) == 1 else None


def _is_gone(log: OpenLog, finding: Finding, line: str) -> bool:
    """Whether the log with another text of that line has no such finding there."""
    lines = [*log.record.lines]
    lines[finding.place.line - 1] = line
    try:
        record = log.read("".join(f"{each}\n" for each in lines))
    except CannotRead:
        return False
    left = ResumedReplay().judge(record).findings
    return not any(each.code == finding.code and each.place.line == finding.place.line for each in left)


class WrittenWaiver(NamedTuple):
    """A waiver as it is written, and where it is with the blanks before it."""

    text: str
    span: Span


def useless_waiver(record: Record, finding: Finding) -> WrittenWaiver | None:
    """The waiver that a finding is about, if it waives nothing or names no rule."""
    if finding.rule not in (WAIVER_UNUSED, WAIVER_UNKNOWN):
        return None
    span, code = locate(record, finding.place), str(finding.facts["code"])
    line = record.lines[span.line - 1]
    words = "|".join(map(re.escape, record.notation.stands))
    waiver = re.compile(rf'\s+(?:{words})\s+{re.escape(code)}(?:\s*"[^"]*")?(?!\w)', re.IGNORECASE)
    found = waiver.search(line, span.column - 1, span.end_column - 1)
    if found is None:
        return None
    return WrittenWaiver(found[0].strip(), Span(span.line, found.start() + 1, found.end() + 1))
