"""What the tests of reading share: actions without their places, findings without their rules."""

from __future__ import annotations

from typing import Any

import referee
from referee.core.entry import Waiver
from referee.core.finding import Finding
from referee.core.record import Record
from referee.text import cache
from referee.text.locations import span_of
from tests.support import log

FIRST = 5
"""The line of the first move in a log made by tests.support.log."""


def forget() -> None:
    """Empty the memory of clauses, so that the text is read and not remembered."""
    cache.forget()


def deeds(record: Record) -> list[list[Any]]:
    """The actions of each line."""
    return [[play.action for play in entry.plays] for entry in record.entries]


def seats(record: Record) -> list[int | None]:
    return [entry.seat for entry in record.entries]


def waivers(record: Record) -> list[Waiver]:
    return [waiver for entry in record.entries for play in entry.plays for waiver in play.waivers]


def said(*lines: str, players: str = "Ann, Ben") -> list[list[Any]]:
    """The actions of lines that must all be readable, read without memory."""
    forget()
    record = log(*lines, players=players)
    assert [finding.message for finding in record.findings] == []
    return deeds(record)


def unread(record: Record) -> list[tuple[int, str]]:
    """Line and code of what could not be read."""
    return [(finding.place.line, finding.code) for finding in record.findings]


def underlined(record: Record, finding: Finding) -> str:
    """The words that a finding points at."""
    span = span_of(record, finding)
    line = record.lines[span.line - 1] if record.lines else ""
    return line[span.column - 1 : span.end_column - 1]


def only_finding(*lines: str, players: str = "Ann, Ben") -> tuple[Record, Finding]:
    """The one finding of a log in which one thing is wrong."""
    forget()
    record = log(*lines, players=players)
    findings = referee.check(record).findings
    assert [(finding.code, finding.message) for finding in findings][1:] == []
    return record, findings[0]
