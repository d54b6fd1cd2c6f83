"""Lines that are kept from the reader, and logs in which too many lines cannot be read."""

from __future__ import annotations

import re

from referee.core.finding import Finding
from referee.core.record import Record

from . import syntax
from .source import MOST_COLUMNS, cut_comment, is_half, unreadable_char
from .syntax import MOST_FINDINGS, finding

_LETTERS = re.compile("[^\x00-\x7f\udc80-\udcff]")
"""Characters that are neither ASCII nor bytes outside UTF-8."""


def find_faulty(record: Record) -> set[int]:
    """Report lines with bad bytes or control characters and overlong lines. Returns the numbers of those
    that cannot be read for it."""
    faulty, found = set(), 0
    read_as_latin(record)
    for number, line in enumerate(record.lines, 1):
        fault = text_fault(number, line)
        if fault is None:
            continue
        found += 1
        if fault.rule is syntax.TOO_LONG or text_fault(number, cut_comment(line)[0]) is not None:
            faulty.add(number)  # else only the comment cannot be read, and what was played is clear
        if found > MOST_FINDINGS:
            record.findings.append(too_many(number, line))
            del record.lines[number:]
            break
        record.findings.append(fault)
    return faulty


def read_as_latin(record: Record) -> None:
    """Read a log in the older encoding Windows-1252, and report that once. Several lines of such a log have
    bytes that are not UTF-8, and no line has other letters than those of ASCII."""
    others = [number for number, line in enumerate(record.lines, 1) if not line.isascii()]
    if len(others) < 2 or any(_LETTERS.search(record.lines[number - 1]) for number in others):
        return
    fault = text_fault(others[0], record.lines[others[0] - 1])
    if fault is not None:
        record.findings.append(fault)
    for number in others:
        data = record.lines[number - 1].encode("utf-8", errors="surrogateescape")
        record.lines[number - 1] = data.decode("cp1252", errors="replace")


def give_up(record: Record) -> None:
    """Report that too many lines cannot be read, at the first line that is no longer reported. If it is not
    that, too many lines are of strangers. Each is an error, and the replay would stop at the last one."""
    if len(record.findings) <= MOST_FINDINGS:
        number = record.rows.pop()[0]
        record.findings.append(too_many(number, record.lines[number - 1], case="strangers"))
        return
    number = record.findings[MOST_FINDINGS].place.line
    del record.findings[MOST_FINDINGS:]
    record.findings.append(too_many(number, record.lines[number - 1] if record.lines else ""))


def too_many(number: int, line: str, case: str = "wrong") -> Finding:
    end = min(len(line), MOST_COLUMNS)
    return finding(syntax.TOO_MANY, number, 0, end, most=MOST_FINDINGS, case=case)


def text_fault(number: int, line: str) -> Finding | None:
    if len(line) > MOST_COLUMNS:
        facts = {"length": len(line), "most": MOST_COLUMNS}
        return finding(syntax.TOO_LONG, number, 0, 1, **facts)
    bad = unreadable_char(line)
    if bad is None:
        return None
    column, char = bad
    case = "byte" if char.startswith("0x") else "half" if is_half(char) else None
    if case is None:
        return finding(syntax.CONTROL, number, column, 1, char=char)
    return finding(syntax.BAD_BYTE, number, column, 1, char=char, case=case)
