"""Judges a log again after an edit: the replay begins a little above the first line that changed.

A copy of the replay is kept every few lines. A game may look ahead of an action, so the replay goes back as
many lines of play as a game may look ahead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Self

from referee.analysis.looking_back import judge_again
from referee.core.entry import MOST_AHEAD, Entry, Row
from referee.core.finding import Finding
from referee.core.record import Record
from referee.core.replay import Stopped
from referee.core.verdict import Verdict
from referee.mend.described import Described

EVERY = 16
"""The number of entries between two copies."""


class _Walk(Described):
    """A replay that can be copied and resumed."""

    turn: Row | None = None

    def copy(self, record: Record) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__, record=record)
        other.state = self.state.copy()
        other.findings, other.open_waivers = self.findings.copy(), self.open_waivers.copy()
        other.agreed, other.lasting = self.agreed.copy(), self.lasting.copy()
        return other

    def go_on(self, entries: Sequence[Entry], begin: int, end: int) -> None:
        self.turn = self.play(entries, self.turn, begin, end)


class ResumedReplay:
    """The replay of a log that is edited again and again."""

    def __init__(self) -> None:
        self.record: Record | None = None
        self.tables: dict[int, _Walk] = {}
        """Copies of the replay, each before the entry with this number."""
        self.replayed = 0
        """How many entries the last call of `judge` replayed."""

    def judge(self, record: Record) -> Verdict:
        """The verdict of a plain replay: every finding as played, without a search for causes."""
        if not record.can_be_judged:
            self.record, self.tables = None, {}
            return Verdict(record, findings=_in_order((*record.findings, *record.notices)))
        begin = self._forget_what_changed(record)
        self.record = record
        verdict = self._run(record, begin)
        if verdict.undecided:
            judge_again(verdict)
        verdict.findings[:] = _in_order((*record.findings, *record.notices, *verdict.findings))
        return verdict

    def state_before(self, number: int) -> Any:
        """The table before the entry with this number, or None if the replay stopped above it."""
        return next(self.states(number, number), None)

    def states(self, begin: int, end: int) -> Iterator[Any]:
        """The table before each entry from `begin` to `end`. It changes when the next one is asked for."""
        record = self.record
        known = max((at for at in self.tables if at <= begin), default=None)
        if record is None or known is None:
            return
        walk = self.tables[known].copy(record)
        try:
            walk.go_on(record.entries, known, begin)
            for number in range(begin, end):
                yield walk.state
                walk.go_on(record.entries, number, number + 1)
            yield walk.state
        except Stopped:
            return

    def _forget_what_changed(self, record: Record) -> int:
        """Drop the copies that the edit may have changed. Returns the entry to resume from."""
        before = self.record
        if before is None or not _same_table(before, record):
            self.tables = {}
            return 0
        safe = _safe(record.entries, _first_difference(before.entries, record.entries))
        self.tables = {at: table for at, table in self.tables.items() if at <= safe}
        return max(self.tables, default=0)

    def _run(self, record: Record, begin: int) -> Verdict:
        entries, last = record.entries, len(record.entries)
        at, stopped = begin, False
        walk = self.tables[begin].copy(record) if begin in self.tables else _Walk(record)
        walk.rows = entries
        try:
            if begin not in self.tables:
                walk.seat()
            while at < last:
                self.tables.setdefault(at, walk.copy(record))
                then = min(at + EVERY, last)
                walk.go_on(entries, at, then)
                at = then
            if at % EVERY == 0:
                self.tables.setdefault(at, walk.copy(record))
            walk.finish(walk.turn)
        except Stopped:
            stopped = True
        self.replayed = at - begin
        turns = [entry for entry in entries if entry.seat is not None]
        return Verdict(
            record,
            record.game,
            record.terms,
            walk.state,
            list(walk.findings),
            turns=len(turns),
            actions=sum(len(entry.plays) for entry in turns),
            stopped=stopped,
        )


def _in_order(findings: Sequence[Finding]) -> list[Finding]:
    return sorted(findings, key=lambda finding: finding.order)


def _same_table(one: Record, two: Record) -> bool:
    """Whether two versions of a log have the same header, language and board."""
    if one.game is not two.game or one.language != two.language or one.header.players != two.header.players:
        return False
    if one.header.lines != two.header.lines or one.terms is None or two.terms is None:
        return False
    return one.terms is two.terms or (
        one.terms.plan is two.terms.plan and one.terms.board == two.terms.board
    )


def _first_difference(one: Sequence[Entry], two: Sequence[Entry]) -> int:
    """The number of the first entry that is not the same in both."""
    for number, (old, new) in enumerate(zip(one, two, strict=False)):
        if old != new:
            return number
    return min(len(one), len(two))


def _safe(entries: Sequence[Entry], changed: int) -> int:
    """The last entry before which nothing can have looked as far ahead as the change."""
    ahead = 0
    for number in range(min(changed, len(entries)) - 1, -1, -1):
        ahead += entries[number].seat is not None
        if ahead > MOST_AHEAD:
            return number
    return 0
