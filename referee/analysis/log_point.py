"""A moment of a game: a line of the log, or an action of a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.core.entry import Entry


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


def until_after(entries: Sequence[Entry], moment: LogPoint) -> list[Entry]:
    """The entries up to the moment, what happens in it included."""
    if moment.action is None:
        return [entry for entry in entries if entry.line <= moment.line]
    return _cut(entries, moment.line, moment.action)


def until_before(entries: Sequence[Entry], moment: LogPoint) -> list[Entry]:
    """The entries up to the moment, what happens in it left out."""
    return _cut(entries, moment.line, (moment.action or 1) - 1)


def _cut(entries: Sequence[Entry], line: int, actions: int) -> list[Entry]:
    kept = [entry for entry in entries if entry.line < line]
    for entry in entries:
        if entry.line == line and actions:
            plays = entry.plays[:actions]
            kept.append(Entry(line, entry.name, entry.seat, plays, entry.broken))
    return kept
