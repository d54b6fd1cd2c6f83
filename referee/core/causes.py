"""Which findings only follow from an earlier one: those that vanish when it is mended.

A mend puts something legal in the place of the first wrong action, or leaves it out. Where one
exists that makes a later line clean and dirties nothing before it, that line was no fault of its
own. The search is bounded; what it cannot reach in time counts as a finding in its own right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .acts import Omitted, Unreadable
from .record import Entry, Play, Record
from .replay import Replay, replay
from .rule import ERROR
from .verdict import Finding, Place, Verdict

MOST_ACTIONS = 150_000
"""How many actions the search may replay for one log, so that it ends within a fraction of a second."""

MOST_CAUSES = 12


def mark_consequences(verdict: Verdict, unread: Sequence[Place]) -> None:
    """Set `follows` on every error that an earlier error, or an unreadable action, explains."""
    record = verdict.record
    errors = [finding for finding in verdict.findings if finding.severity == ERROR]
    places = {finding.place for finding in errors} | set(unread)
    causes = sorted((place for place in places if place.action is not None), key=_position)
    budget = MOST_ACTIONS
    for cause in causes[:MOST_CAUSES]:
        open_errors = [
            finding
            for finding in errors
            if finding.follows is None and _position(finding.place) > _position(cause)
        ]
        if not open_errors or any(f.place == cause and f.follows is not None for f in errors):
            continue
        budget = _test_cause(record, cause, errors, open_errors, budget)
        if budget <= 0:
            return


def _test_cause(
    record: Record, cause: Place, errors: list[Finding], later: list[Finding], budget: int
) -> int:
    before = {(f.place, f.code) for f in errors}
    cost = sum(len(entry.plays) for entry in record.entries)
    for entries in mended(record, cause):
        budget -= cost
        if budget <= 0:
            break
        again = replay(record, entries=entries, details=False)
        found = {(f.place, f.code) for f in again.findings if f.severity == ERROR}
        # A turn that was closed by a mended action may move by one: compare whole lines then.
        dirty = {place for place, _ in found}
        fresh = min((_position(p) for p, code in found - before), default=(10**9, 0))
        for finding in later:
            if finding.place not in dirty and _position(finding.place) < fresh:
                finding.follows = cause
        later = [finding for finding in later if finding.follows is None]
        if not later:
            break
    return budget


def mended(record: Record, cause: Place) -> Iterator[list[Entry]]:
    """The record with one action left out, then with each legal action of its kind instead."""
    entries = record.entries
    at = next(i for i, entry in enumerate(entries) if entry.line == cause.line)
    entry, index = entries[at], cause.action or 0
    if entry.seat is None or index >= len(entry.plays):
        return
    kind = type(entry.plays[index].action)

    def instead(plays: Sequence[Play]) -> list[Entry]:
        changed = Entry(entry.line, entry.name, entry.seat, plays, entry.broken)
        return [*entries[:at], changed, *entries[at + 1 :]]

    before, after = entry.plays[:index], entry.plays[index + 1 :]
    if kind is not Unreadable:
        yield instead([*before, Play(Omitted()), *after])
    start = Replay(record, None, details=False)
    start.play([*entries[:at], Entry(entry.line, entry.name, entry.seat, before, False)])
    for _, action in _like(start, entry.seat, kind):
        yield instead([*before, Play(action), *after])


def _like(start: Replay, seat: int, kind: type) -> list[tuple[int, Any]]:
    legal = [(s, a) for s, a in start.game.legal(start.state, start.options) if s == seat]
    same = [pair for pair in legal if type(pair[1]) is kind]
    return same or (legal if kind is Unreadable else [])


def _position(place: Place) -> tuple[int, int]:
    return place.line, -1 if place.action is None else place.action
