"""Lines that no reader may see, and logs with too much that cannot be read."""

from __future__ import annotations

from referee.core.finding import Finding
from referee.core.record import Record

from . import syntax
from .source import MOST_COLUMNS, unreadable_char
from .syntax import MOST_FINDINGS, finding


def find_faulty(record: Record) -> set[int]:
    """The numbers of lines that no reader may see: broken bytes, control characters, endless lines."""
    faulty = set()
    for number, line in enumerate(record.lines, 1):
        fault = text_fault(number, line)
        if fault is None:
            continue
        faulty.add(number)
        if len(faulty) > MOST_FINDINGS:
            record.findings.append(too_many(number, line))
            del record.lines[number:]
            break
        record.findings.append(fault)
    return faulty


def give_up(record: Record) -> None:
    """Say that there is too much that cannot be read, at the first line of which nothing is told."""
    number = record.findings[MOST_FINDINGS].place.line
    del record.findings[MOST_FINDINGS:]
    record.findings.append(too_many(number, record.lines[number - 1] if record.lines else ""))


def too_many(number: int, line: str) -> Finding:
    return finding(syntax.TOO_MANY, number, 0, min(len(line), MOST_COLUMNS), most=MOST_FINDINGS)


def text_fault(number: int, line: str) -> Finding | None:
    if len(line) > MOST_COLUMNS:
        facts = {"length": len(line), "most": MOST_COLUMNS}
        return finding(syntax.TOO_LONG, number, 0, 1, **facts)
    bad = unreadable_char(line)
    if bad is None:
        return None
    column, char = bad
    rule = syntax.CONTROL if char.startswith("U+") else syntax.BAD_BYTE
    return finding(rule, number, column, 1, char=char)
