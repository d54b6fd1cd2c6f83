"""Findings as other tools want them: a level, a place, a short text and, if there is one, a text edit."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

from referee.core.finding import Finding, Span
from referee.core.record import Record
from referee.core.rule import ERROR, UNDECIDED, WAIVED
from referee.core.verdict import Verdict
from referee.text.locations import locate, span_of

from .safe_text import visible

TOOL = "referee"


class TextEdit(NamedTuple):
    """A change of the text: the words at `span` are replaced."""

    span: Span
    text: str


class Annotation(NamedTuple):
    """A finding for a list, an editor or a review."""

    finding: Finding
    file: str
    line_text: str
    span: Span
    level: str
    """`error`, `warning` (it depends on something hidden) or `note`."""
    message: str
    fingerprint: str
    """The same while the finding is the same, also if lines are added above it."""

    @property
    def code(self) -> str:
        return self.finding.code


def annotated(verdict: Verdict, every: bool) -> Iterator[Annotation]:
    """The findings of a log. Consequences and waived violations are left out, unless `every`."""
    seen: dict[str, int] = {}
    for finding in verdict.findings:
        if every or (finding.follows is None and finding.severity != WAIVED):
            yield _annotation(verdict.record, finding, seen)


def left_out(verdict: Verdict, every: bool) -> list[str]:
    """How many findings of a log are not listed: waived by the log, or ignored by the user."""
    waived = 0 if every else len(verdict.waived)
    counted = (("waived", waived), ("ignored", len(verdict.ignored)))
    return [f"{word} findings: {number}" for word, number in counted if number]


def _annotation(record: Record, finding: Finding, seen: dict[str, int]) -> Annotation:
    span = span_of(record, finding)
    line = record.lines[span.line - 1] if span.line <= len(record.lines) else ""
    words = line[span.column - 1 : span.end_column - 1]
    identity = "\0".join((record.name, finding.code, words, finding.message))
    seen[identity] = seen.get(identity, 0) + 1
    digest = hashlib.sha256(f"{identity}\0{seen[identity]}".encode("utf-8", "surrogateescape"))
    return Annotation(
        finding, record.name, line, span, level_of(finding), message_of(finding), digest.hexdigest()[:32]
    )


def level_of(finding: Finding) -> str:
    if finding.severity == UNDECIDED:
        return "warning"
    return "error" if finding.severity in (ERROR, WAIVED) and finding.follows is None else "note"


def message_of(finding: Finding) -> str:
    """The message on one line, and the line that it follows from."""
    after = "" if finding.follows is None else f" (follows from line {finding.follows.line})"
    return visible(finding.message) + after


def edit_of(record: Record, finding: Finding) -> TextEdit | None:
    """The edit that the suggestion of a finding stands for, if the action can be replaced by it."""
    if not finding.suggestion or finding.place.action is None:
        return None
    span = locate(record, finding.place)
    if finding.span is not None and not span.column <= finding.span.column < span.end_column:
        return None
    line = record.lines[span.line - 1]
    written = line[span.column - 1 : span.end_column - 1]
    return TextEdit(span, finding.suggestion) if ";" not in written else None
