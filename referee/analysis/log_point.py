"""A point in a log: a line, or an action of a line, and the entries up to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.core.entry import Entry
from referee.core.record import Record
from referee.speech.say import tell


class LogPoint(NamedTuple):
    """`31` is line 31, `31.2` its second action."""

    line: int
    action: int | None = None


def parse_moment(text: str) -> LogPoint:
    """Read `31` or `31.2`. ValueError otherwise."""
    line, dot, action = text.strip().partition(".")
    parts = [line, action] if dot else [line]
    if not all(part.isascii() and part.isdigit() and 0 < len(part) < 8 for part in parts):
        raise ValueError(text)
    if 0 in (int(part) for part in parts):
        raise ValueError(text)
    return LogPoint(int(line), int(action) if dot else None)


def point_named(record: Record, at: str) -> LogPoint:
    """The point that `31` or `31.2` means in this log. ValueError with a message if there is none."""
    try:
        moment = parse_moment(at)
    except ValueError:
        raise ValueError(
            tell(
                "point.unreadable",
                "{at} is not a place in a log: write 31 (a line) or 31.2 (an action)",
                at=repr(at),
            )
        ) from None
    if moment.line > len(record.lines):
        raise ValueError(
            tell(
                "point.no-line",
                "there is no line {line}: {log} has {number}",
                line=moment.line,
                log=record.name,
                number=len(record.lines),
            )
        )
    actions = next((len(e.plays) for e in record.entries if e.line == moment.line), 0)
    if moment.action is not None and moment.action > actions:
        raise ValueError(
            tell(
                "point.no-action",
                "line {line} of {log} has {number} {number|action|actions}, not {action}",
                line=moment.line,
                log=record.name,
                number=actions,
                action=moment.action,
            )
        )
    return moment


def entries_until(record: Record, at: str | None) -> Sequence[Entry]:
    """The entries up to and including `at`, or all entries if it is None."""
    return record.entries if at is None else until_after(record.entries, point_named(record, at))


def until_after(entries: Sequence[Entry], moment: LogPoint) -> list[Entry]:
    """The entries up to and including the point."""
    if moment.action is None:
        return [entry for entry in entries if entry.line <= moment.line]
    return _cut(entries, moment.line, moment.action)


def until_before(entries: Sequence[Entry], moment: LogPoint) -> list[Entry]:
    """The entries before the point."""
    return _cut(entries, moment.line, (moment.action or 1) - 1)


def _cut(entries: Sequence[Entry], line: int, actions: int) -> list[Entry]:
    kept = [entry for entry in entries if entry.line < line]
    for entry in entries:
        if entry.line == line and actions:
            plays = entry.plays[:actions]
            kept.append(Entry(line, entry.name, entry.seat, plays, entry.broken))
    return kept
