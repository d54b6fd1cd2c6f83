"""A replay that goes on where an earlier one was, so that one more line costs as much in a long log as in
a short one.

Later lines can change how a line is judged, but not of many lines: a turn is over unless the next line of
play goes on with it, a claim belongs to the turn above it, and a step in the wrong place is told from a
missing one. So the replay goes on from a copy that is as far back as a game may look ahead. A finding that
is found again keeps its description.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Self

from referee.core.entry import MOST_AHEAD, Entry, Play, Row
from referee.core.finding import Finding, Place
from referee.core.record import Record
from referee.core.replay import Stopped
from referee.core.rule import ERROR, Past
from referee.core.verdict import Verdict
from referee.mend.described import Described

EVERY = 8
"""The number of entries between two copies."""
MOST_COPIES = 64
"""The most copies that are kept: the last ones, because changes are made near the end."""

_DESCRIPTION = ("situation", "legal", "legal_total", "legal_for", "suggestion", "related")
Key = tuple[str, Place, str]


class Resumed(Described):
    """A replay of which a copy can go on."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.turn: Row | None = None  # the last line of play
        self.known: Mapping[Key, Finding] = {}
        self.describes = True

    def copy(self) -> Self:
        """A replay that goes on from the same entry on its own."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.findings, other.open_waivers = self.findings.copy(), self.open_waivers.copy()
        other.agreed, other.lasting = self.agreed.copy(), self.lasting.copy()
        other.verdict = Verdict(self.record, self.game, self.record.terms, other.state, other.findings)
        return other

    def of(self, record: Record) -> Self:
        """A copy that goes on with another record, which begins with the same entries."""
        other = self.copy()
        other.record = other.verdict.record = record
        return other

    def describe(self, finding: Finding, play: Play | None, past: Sequence[Past]) -> None:
        if not self.describes:
            return
        before = self.known.get(key_of(finding))
        if before is None or before.message != finding.message or before.turn != finding.turn:
            super().describe(finding, play, past)
            return
        for name in _DESCRIPTION:
            setattr(finding, name, getattr(before, name))


def key_of(finding: Finding) -> Key:
    return finding.code, finding.place, finding.severity


class Trail:
    """The replay of a record, with copies along the way. It is not changed once it is made."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.copies: dict[int, Resumed] = {}
        self.end: Resumed | None = None
        """The replay after the last entry, before the last turn is ended. None if it was stopped."""
        self.verdict = Verdict(record)

    @classmethod
    def of(cls, record: Record, before: Trail | None = None, describes: bool = True) -> Trail:
        """The replay of a record. It goes on from `before`, if that is a replay of the same table.

        Without `describes`, findings say only which rule is broken, and where.
        """
        trail = cls(record)
        run = trail._begun(before)
        begun, run = run is not None, run or Resumed(record)
        run.describes = describes
        try:
            if not begun:
                run.rows = record.entries
                run.seat()
            trail._play(run, max(trail.copies) if begun else 0)
            trail.end = run.copy()
            run.finish(run.turn)
        except Stopped:
            run.verdict.stopped = True
        trail.verdict = run.verdict
        return trail

    def _begun(self, before: Trail | None) -> Resumed | None:
        """The replay at the last copy that is far enough from what is new."""
        if before is None or before.record.terms is not self.record.terms:
            return None
        last = _safe(self.record.entries, _shared(before.record.entries, self.record.entries))
        self.copies = {at: copy for at, copy in before.copies.items() if at <= last}
        if not self.copies:
            return None
        run = self.copies[max(self.copies)].of(self.record)
        found = before.end.findings if before.end is not None else before.verdict.findings
        run.known = {key_of(finding): finding for finding in found}
        return run

    def _play(self, run: Resumed, at: int) -> None:
        entries = self.record.entries
        first = len(entries) - EVERY * MOST_COPIES
        while True:
            if at % EVERY == 0 and (at >= first or not self.copies):
                self.copies.setdefault(at, run.copy())
            if at == len(entries):
                break
            then = min(at - at % EVERY + EVERY, len(entries))
            run.turn = run.play(entries, run.turn, at, then)
            at = then
        for old in list(self.copies)[:-MOST_COPIES]:
            del self.copies[old]

    def state_after(self, *more: Entry) -> Any:
        """The table after these lines as well, whether they are legal or not. They are not described."""
        return self.state_of([*self.record.entries, *more], len(self.record.entries))

    def state_of(self, entries: Sequence[Entry], first: int) -> Any:
        """The table after other entries. Those before the number `first` are the record's own."""
        return self._replayed(entries, first).state

    def is_too_early(self, line: Entry) -> bool:
        """Whether a rule is broken as soon as this line is begun: the turn above it is not over."""
        entries, at = self.record.entries, len(self.record.entries)
        before, then = (
            sum(each.severity == ERROR for each in self._replayed(more, at).verdict.findings)
            for more in (entries, [*entries, line])
        )
        return then > before

    def _replayed(self, entries: Sequence[Entry], first: int) -> Resumed:
        last = max((at for at in self.copies if at <= _safe(entries, first)), default=None)
        run = Resumed(self.record) if last is None else self.copies[last].of(self.record)
        run.describes = False
        with suppress(Stopped):
            if last is None:
                run.rows = entries
                run.seat()
            run.finish(run.play(entries, run.turn, last or 0))
        return run


def _shared(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """How many entries two logs share at the beginning. The same entries are the same objects."""
    least = min(len(one), len(other))
    return next((at for at in range(least) if one[at] is not other[at]), least)


def _safe(entries: Sequence[Entry], first: int) -> int:
    """The last entry from which the replay is the same, whatever comes from the number `first` on."""
    turn = next((at for at in range(first - 1, -1, -1) if entries[at].seat is not None), 0)
    return max(0, turn - MOST_AHEAD)
