"""Where in the text a place of a record stands."""

from __future__ import annotations

from referee.core.folding import fold
from referee.core.record import Record
from referee.core.verdict import Finding, Place, Span

from .source import STATEMENTS, cut_comment, is_statement, split_outside_quotes


def span_of(record: Record, finding: Finding) -> Span:
    return finding.span or locate(record, finding.place)


def locate(record: Record, place: Place) -> Span:
    """The span of an action, or of everything that a line says."""
    line = record.lines[place.line - 1] if place.line <= len(record.lines) else ""
    code, _ = cut_comment(line)
    folded = fold(code)
    start, end = len(code) - len(code.lstrip()), len(code.rstrip())
    statement = is_statement(folded)
    head = folded.find(":") + 1
    if statement and place.action is not None and folded[:head].strip().removesuffix(":") in STATEMENTS:
        start = head + len(folded[head:]) - len(folded[head:].lstrip())
    elif place.action is not None and head and not statement:
        parts = split_outside_quotes(folded[head:], ";")
        if place.action < len(parts):
            offset, part = parts[place.action]
            start = head + offset + len(part) - len(part.lstrip())
            end = start + len(part.strip())
    return Span(place.line, start + 1, max(end, start + 1) + 1)
