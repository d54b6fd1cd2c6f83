"""The replay of one reading of a log: its next fault, and the state before any of its lines.

A path continues after the faults that it knows and stops at the first other one. It keeps a copy of the
replay every few lines, so that another reading of a line is replayed from there and not from the beginning.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any

from referee.core.entry import Entry, Play, Row
from referee.core.finding import Finding, Place
from referee.core.log_rules import WAIVER_OTHER, WAIVER_UNKNOWN, WAIVER_UNUSED
from referee.core.record import Record
from referee.core.replay import AS_PLAYED, STOP, Stopped
from referee.core.rule import ERROR, Past

from .described import Described
from .edits import Edit, applied

WAIVER_RULES = (WAIVER_OTHER, WAIVER_UNKNOWN, WAIVER_UNUSED)

EVERY, MOST_COPIES = 8, 1_000
"""The fewest entries between two copies, and the most copies of a replay from beginning to end."""

A_TRY, A_FAULT = 4, 2
"""What a try costs besides the lines that it replays, and what each finding costs."""

_LINE = attrgetter("line")

NEVER = 10**9
END = (NEVER, 0)
"""Where the next fault is if there is none."""


class _All(frozenset[Place]):
    def __contains__(self, place: object) -> bool:
        return True


ALL = _All()
"""Every fault is known, so that the replay never stops."""


A_LONG_TURN = 16
"""A turn with more actions than this counts as several lines."""


def beyond_a_turn(entry: Entry) -> int:
    """How many lines the actions of a very long line count for, besides the line itself."""
    return max(0, len(entry.plays) - A_LONG_TURN) // 2


class Ground:
    """The record that is searched, and how many lines may still be replayed. Lines are counted instead of
    seconds, so that a log gets the same answer on any machine. With `reads`, a path stops at a line that
    cannot be read; otherwise the line counts as what it clearly means, or as unknown."""

    def __init__(self, record: Record, lines: int, reads: bool = False) -> None:
        self.record = record
        self.left = lines
        self.unread = {each.place.line: each for each in reversed(record.findings)} if reads else {}
        self.tried = 0
        self.reads = reads
        self.every = max(EVERY, len(record.entries) // MOST_COPIES)
        self.at_line = {entry.line: at for at, entry in enumerate(record.entries)}

    def shows_at(self, place: Place) -> int:
        """The entry where a fault is noticed; if a turn lacks something, that is the next line of play."""
        entries, at = self.record.entries, self.at_line[place.line]
        if place.action is not None:
            return at
        return next((n for n in range(at + 1, len(entries)) if entries[n].seat is not None), at)


class Walk(Described):
    """A replay that stops at the first fault that is not known."""

    def __init__(self, record: Record, waivers_matter: bool = False) -> None:
        super().__init__(record)
        if self.policy == STOP:
            self.policy = AS_PLAYED
        self.most_faults = NEVER
        if self.game.doubt is not None:
            self.game.doubt(self.state)
        self.known: frozenset[Place] = frozenset()
        self.met: set[Place] = set()
        self.fault: Finding | None = None
        self.wanted: Place | None = None
        self.waivers_matter = waivers_matter
        self.turn: Row | None = None  # the last line of play

    def copy(self) -> Walk:
        """A replay that continues from the same entry on its own, without the fault that was met."""
        other = Walk.__new__(Walk)
        other.__dict__.update(self.__dict__, errors=0, fault=None)
        other.state = self.state.copy()
        other.findings, other.open_waivers = self.findings.copy(), self.open_waivers.copy()
        other.agreed, other.lasting, other.met = self.agreed.copy(), self.lasting.copy(), self.met.copy()
        return other

    def go_on(self, entries: Sequence[Entry], begin: int, end: int | None = None) -> None:
        self.turn = self.play(entries, self.turn, begin, end)

    def report(self, *about: Any) -> Finding:
        finding = super().report(*about)
        matters = self.waivers_matter or finding.rule not in WAIVER_RULES  # a waiver causes no other fault
        if finding.severity == ERROR and finding.follows is None and matters:
            if finding.place in self.known:
                self.met.add(finding.place)
            elif self.fault is None or finding.place.order < self.fault.place.order:
                self.fault = finding
        return finding

    def stop_if_strict(self) -> None:
        if self.fault is not None:
            raise Stopped

    def describe(self, finding: Finding, play: Play | None, past: Sequence[Past]) -> None:
        if finding.place == self.wanted:
            super().describe(finding, play, past)


class Path:
    """A reading of a record: its edits, the known faults, and the first other fault."""

    def __init__(self, ground: Ground, edits: Iterable[Edit] = (), known: Iterable[Place] = ()) -> None:
        self.ground = ground
        self.edits = {edit.key: edit for edit in edits}
        self.known = known if known is ALL else frozenset(known)
        self.entries: Sequence[Entry] = applied(ground.record.entries, self.edits.values())
        self.tables: dict[int, Walk] = {}
        self.met: frozenset[Place] = frozenset()
        self.fault: Finding | None = None
        self.findings: Sequence[Finding] = ()

    @property
    def reach(self) -> tuple[int, int]:
        """Where the next fault is, as a sort key."""
        return END if self.fault is None else self.fault.place.order

    def is_further(self, other: Path) -> bool:
        """Whether the next fault comes later than on another path, nearer to the end of its line if one
        action more or less stands before it; or the same action breaks fewer rules."""
        one, two = self.fault, other.fault
        if one is None or two is None or one.place.line != two.place.line or None in (one.seat, two.seat):
            return self.reach > other.reach
        here, there = self.rest(one.place), other.rest(two.place)
        if len(here) != len(there) or list(map(type, here[:1])) != list(map(type, there[:1])):
            return len(here) < len(there)
        return len(one.more) < len(two.more)

    def rest(self, place: Place) -> list[Any]:
        """The actions of a line from this one on."""
        plays = self.entries[self.index(place.line)].plays
        return [play.action for play in plays[len(plays) if place.action is None else place.action :]]

    def begin(self) -> Path:
        """Replay from the beginning."""
        walk = Walk(self.ground.record, self.ground.reads)
        walk.rows, walk.known = self.entries, ALL
        try:
            walk.seat()
        except Stopped:
            return self
        walk.known = self.known
        return self.run(walk, 0)

    def run(self, walk: Walk, at: int) -> Path:
        """Replay from an entry to the next fault that is not known, or to the end."""
        entries, begun, last = self.entries, at, len(self.entries)
        before = len(walk.findings)
        unread = last
        if self.ground.unread:
            unread = next((i for i in range(at, last) if self.is_unread(entries[i])), last)
            last = min(last, unread + 1)
        try:
            while at < last:
                if at not in self.tables:
                    self.tables[at] = walk.copy()
                then = min(at + self.ground.every, last)
                walk.go_on(entries, at, then)
                at = then
            if unread == len(entries):
                walk.finish(walk.turn)
        except Stopped:
            pass
        if unread < len(entries):
            line = entries[unread].line
            fault = self.ground.unread.get(line)
            if fault is None:  # two lines have changed places
                fault = replace(next(iter(self.ground.unread.values())), place=Place(line))
            if walk.fault is None or fault.place.order <= walk.fault.place.order:
                walk.fault = fault
        self.fault, self.met, self.findings = walk.fault, frozenset(walk.met), walk.findings
        reached = last if self.fault is None else self.index(self.fault.place.line) + 1
        self.ground.left -= max(0, reached - begun) + sum(map(beyond_a_turn, entries[begun:reached]))
        self.ground.left -= A_TRY + A_FAULT * (len(walk.findings) - before)
        return self

    def is_unread(self, entry: Entry) -> bool:
        """Whether an entry has an unreadable part that is not known."""
        fault = self.ground.unread.get(entry.line)
        return entry.broken and not (fault is not None and fault.place in self.known)

    @property
    def broken(self) -> int:
        return sum(entry.broken for entry in self.entries)

    @property
    def passed(self) -> set[Place]:
        """The places of unreadable parts that the edits leave."""
        unread = self.ground.unread
        return {unread[entry.line].place for entry in self.entries if entry.broken and entry.line in unread}

    def index(self, line: int) -> int:
        """The entry of a line, the last if there are several."""
        return max(0, bisect_right(self.entries, line, key=_LINE) - 1)

    def resume(self, at: int) -> Walk:
        """A replay that has arrived before an entry."""
        begin = max(each for each in self.tables if each <= at)
        walk = self.tables[begin].copy()
        if begin < at:
            walk.known = ALL  # the entry may come after the next fault
            walk.go_on(self.entries, begin, at)
            walk.met &= self.known
            self.ground.left -= at - begin
            self.tables[at] = walk.copy()
        walk.known = self.known
        return walk

    def other(self, edits: Iterable[Edit], known: Iterable[Place], at: int) -> Path:
        """The path with other edits or known faults, which differs only from entry `at` of the record."""
        path = Path(self.ground, edits, known)
        self.ground.tried += 1
        begin = min(self.position(at), path.position(at))
        if self.fault is not None and self.fault.place not in path.known:  # it is met again, or not
            begin = min(begin, self.index(self.fault.place.line))
        walk = self.resume(begin)
        path.tables = {each: table for each, table in self.tables.items() if each <= begin}
        walk.known = path.known
        return path.run(walk, begin)

    def position(self, original: int) -> int:
        """The index here of an entry of the record, or of what was put in before it."""
        return original + sum(
            len(edit.new) - edit.taken
            for edit in self.edits.values()
            if edit.at + edit.taken <= original and edit.at < original
        )
