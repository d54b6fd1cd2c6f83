"""Which findings only follow from an earlier one: those that vanish when it is mended.

A mend is what a scribe would do to a wrong line: leave the action out, write the legal action next
to it, give the line to another player, leave it out, or put in the line that is missing before it.
Where one exists that makes a later line clean and dirties nothing before it, that line was no fault
of its own. The search is bounded; what it cannot reach in time is a finding in its own right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from .acts import Omitted, Unreadable
from .alternatives import differing_words, is_slip
from .book import WAIVER_OTHER, WAIVER_UNKNOWN, WAIVER_UNUSED
from .game import Game
from .judge import first_breach
from .record import Entry, Play, Record
from .replay import TABLE, Replay, replay
from .rule import ERROR
from .value import changed
from .verdict import Finding, Place, Verdict

MOST_ACTIONS = 40_000
"""How many actions the search may replay for one log, so that it ends within a fraction of a second."""

WAIVER_RULES = (WAIVER_OTHER, WAIVER_UNKNOWN, WAIVER_UNUSED)
"""A waiver in the wrong place is a fault, and causes none."""

MOST_CAUSES = 12
MOST_MISSING = 60
Meant = Callable[[Play], Iterable[Any]]
NEVER = (10**9, 0)


def mark_consequences(verdict: Verdict, unread: Sequence[Place], meant: Meant | None = None) -> None:
    """Set `follows` on every error that an earlier error, or an unreadable action, explains.

    `meant` lists what somebody may have meant who wrote an action, beyond what is found here.
    """
    record = verdict.record
    errors = [finding for finding in verdict.findings if finding.severity == ERROR]
    deeds = {finding.place for finding in errors if finding.rule not in WAIVER_RULES}
    causes = sorted(deeds | set(unread), key=lambda place: place.order)
    budget = MOST_ACTIONS
    lost = _lost_beginning(record, unread)
    for finding in errors:
        if lost is not None and finding.place.order > lost.order:
            finding.follows = lost
    for cause in causes[:MOST_CAUSES]:
        if any(finding.place == cause and finding.follows is not None for finding in errors):
            continue
        later = [f for f in errors if f.follows is None and f.place.order > cause.order]
        if later:
            budget = _test_cause(record, cause, errors, later, budget, meant)
        if budget <= 0:
            return


def _lost_beginning(record: Record, unread: Sequence[Place]) -> Place | None:
    """The first line of the set-up that nobody can read: without it no table is known to judge by."""
    for entry in record.entries:
        if entry.seat is not None:
            return None
        for place in unread:
            if place.line == entry.line and type(entry.plays[place.action or 0].action) is Unreadable:
                return place
    return None


def _test_cause(
    record: Record,
    cause: Place,
    errors: list[Finding],
    later: list[Finding],
    budget: int,
    meant: Meant | None,
) -> int:
    before = {(finding.place, finding.code) for finding in errors}
    best: list[Finding] = []  # what the one mend that cures most cures: two mends cannot both be true
    doubled = _is_doubled(record, cause)
    cost = sum(len(entry.plays) for entry in record.entries)
    for entries in mended(record, cause, meant):
        budget -= cost
        if budget <= 0:
            break
        again = replay(record, entries=entries, details=False)
        found = {(f.place, f.code) for f in again.findings if f.severity == ERROR and f.place != cause}
        dirty = {place for place, _ in found}
        if not doubled and not any(entry.line == cause.line for entry in entries):
            # to strike a line out mends what comes after it, not what stands in it
            dirty |= {finding.place for finding in later if finding.place.line == cause.line}
        fresh = min((place.order for place, _ in found - before), default=NEVER)
        cured = [f for f in later if f.place not in dirty and f.place.order < fresh]
        if _rank(cured) < _rank(best):
            best = cured
        if len(best) == len(later):
            break
    for finding in best:
        finding.follows = cause
    return budget


def _rank(cured: list[Finding]) -> tuple[int, list[tuple[int, int]]]:
    """More is better, then earlier: the order in which mends are tried must not matter."""
    return -len(cured), [finding.place.order for finding in cured]


def _is_doubled(record: Record, cause: Place) -> bool:
    """Whether a line says what the line of play above it says: then to strike it out mends all of it."""
    lines = [entry for entry in record.entries if entry.seat is not None]
    at = next((i for i, entry in enumerate(lines) if entry.line == cause.line), 0)
    return at > 0 and lines[at].plays == lines[at - 1].plays and lines[at].seat == lines[at - 1].seat


def mended(record: Record, cause: Place, meant: Meant | None = None) -> Iterator[list[Entry]]:
    """The record with one line mended, in every way that is tried."""
    entries = record.entries
    at = next((i for i, entry in enumerate(entries) if entry.line == cause.line), None)
    if at is None:
        return
    entry = entries[at]
    before, after = entries[:at], entries[at + 1 :]
    if cause.action is not None and entry.name is None:
        for plays in _other_plays(record, before, entry, cause.action, meant):
            yield [*before, entry._replace(plays=plays), *after]
    elif entry.seat is not None:
        for plays in _more_plays(record, before, entry):
            yield [*before, entry._replace(plays=plays), *after]
        for index in range(len(entry.plays)):
            for plays in _other_plays(record, before, entry, index, meant):
                yield [*before, entry._replace(plays=plays), *after]
    if entry.name is None and entry.seat is None:
        return  # a result or a claim: nobody else can have said it
    seats = max(record.game.least_players, min(len(record.players), record.game.most_players))
    others = [seat for seat in range(seats) if seat != entry.seat]
    for seat in others:
        yield [*before, entry._replace(seat=seat, name=None), *after]
    yield [*before, *after]
    for seat in others:
        missing = Entry(entry.line, None, seat, [Play(Unreadable())], False)
        yield [*before, missing, *entries[at:]]
    for seat, action in _due(record, before, entry):
        yield [*before, Entry(entry.line, None, seat, [Play(action)], False), *entries[at:]]


def _due(record: Record, before: list[Entry], entry: Entry) -> list[tuple[int, Any]]:
    """What another player could have done before a line, as far as it is worth a try."""
    if entry.seat is None:
        return []
    start = Replay(record, None, details=False)
    start.finish(start.play(before))
    legal = start.game.legal(start.state, start.options)
    return list(islice((pair for pair in legal if pair[0] != entry.seat), MOST_MISSING))


def _other_plays(
    record: Record, before: list[Entry], entry: Entry, index: int, meant: Meant | None
) -> Iterator[list[Play]]:
    """The plays of a line with one of them left out, or changed to what is legal and near to it."""
    if index >= len(entry.plays):
        return
    first, last = list(entry.plays[:index]), list(entry.plays[index + 1 :])
    action = entry.plays[index].action
    start = Replay(record, None, details=False)
    start.play([*before, entry._replace(plays=first)])
    if entry.seat is not None:
        if not isinstance(action, Unreadable):
            yield [*first, Play(Omitted()), *last]
            for other in _told_less(start.game, action):
                if first_breach(start.plan, start.state, entry.seat, other, start.options) is None:
                    yield [*first, Play(other), *last]
        for seat, other in start.game.legal(start.state, start.options):
            if seat == entry.seat and _is_near(record, action, other):
                yield [*first, Play(other), *last]
            if seat == entry.seat and start.game.goes_on is not None:  # a step was left out before it
                yield [*first, Play(other), entry.plays[index], *last]
    seat = TABLE if entry.seat is None else entry.seat
    for other in () if meant is None else meant(entry.plays[index]):
        if first_breach(start.plan, start.state, seat, other, start.options) is None:
            yield [*first, Play(other), *last]


def _told_less(game: Game, action: Any) -> Iterator[Any]:
    """An action without one of the things that it need not say, and without all of them."""
    form = game.form_of.get(type(action))
    if form is None:
        return
    spare = [*(slot for slot in form.slots if slot.optional), *form.seen]
    said = [slot.field for slot in spare if not slot.absent(getattr(action, slot.field))]
    for left_out in dict.fromkeys([*((field,) for field in said), tuple(said)]):
        if left_out:
            yield changed(
                action, **{each: False if getattr(action, each) is True else None for each in left_out}
            )


def _more_plays(record: Record, before: list[Entry], entry: Entry) -> Iterator[list[Play]]:
    """A line with something legal at its end, should that be missing."""
    start = Replay(record, None, details=False)
    start.play([*before, entry])
    for seat, other in start.game.legal(start.state, start.options):
        if seat == entry.seat:
            yield [*entry.plays, Play(other)]


def _is_near(record: Record, action: Any, other: Any) -> bool:
    """Whether somebody who wrote the one may have meant the other: a letter or a figure is wrong, or
    a word such as a facing or a card. What could not be read may have been anything.
    """
    if isinstance(action, Unreadable):
        return True
    players = record.players
    one, two = (record.game.write(each, players).partition(" -> ")[0].split() for each in (action, other))
    if one[:1] != two[:1] or differing_words(one, two) != 1:
        return False
    return is_slip(one, two) or all(
        a == b or (a.isalpha() and b.isalpha()) for a, b in zip(one, two, strict=False)
    )
