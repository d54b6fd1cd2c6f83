"""The verdict on a board file: its findings for a person, and as data."""

from __future__ import annotations

from typing import Any

from referee.core.finding import Finding
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.speech.say import tell
from referee.speech.values import neutral
from referee.text.boards import BoardReading, finding_of

from .safe_text import visible

HIDDEN_FACTS = ("hint", "at", "more")


def verdict_on(reading: BoardReading, name: str) -> Verdict:
    """The reading as a verdict, so that logs and boards use the same report."""
    return Verdict(Record(name, reading.lines), findings=[finding_of(flaw) for flaw in reading.flaws])


def summary_line(reading: BoardReading, name: str) -> str:
    """One line with the result for a board."""
    errors, notices = len(reading.errors), len(reading.notices)
    result = _result(reading, errors)
    doubts = tell("board.notices", ", {n} {n|notice|notices}", n=notices) if notices else ""
    note = f" ({visible(reading.board.note)})" if not errors and reading.board.note else ""
    return f"{visible(name)}: {result}{doubts}{note}"


def _result(reading: BoardReading, errors: int) -> str:
    if errors:
        return tell("board.findings", "{n} {n|finding|findings}", n=errors)
    return tell("board.in-order", "{board} is in order", board=visible(reading.board.name))


def board_to_json(reading: BoardReading, name: str) -> dict[str, Any]:
    board = reading.board
    return {
        "file": name,
        "name": board.name if board else None,
        "note": (board.note or None) if board else None,
        "valid": board is not None,
        "findings": [_finding(finding_of(flaw), reading) for flaw in reading.flaws],
    }


def _finding(finding: Finding, reading: BoardReading) -> dict[str, Any]:
    span = finding.span
    assert span is not None
    line = reading.lines[span.line - 1] if span.line <= len(reading.lines) else ""
    return {
        "code": finding.code,
        "title": finding.rule.title,
        "severity": finding.severity,
        "message": finding.message,
        "line": span.line,
        "column": span.column,
        "end_column": span.end_column,
        "text": line[span.column - 1 : span.end_column - 1],
        "facts": {key: neutral(fact) for key, fact in finding.facts.items() if key not in HIDDEN_FACTS},
    }
