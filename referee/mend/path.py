"""One reading of a log, replayed: where it goes wrong next, and the table before any line of it.

A path goes on as played at faults that it knows, and stops at the first that it does not. It keeps the
table every few lines, so that a change of one line is tried from there and never from the beginning.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from referee.core.entry import Entry, Play
from referee.core.finding import Finding, Place
from referee.core.log_rules import WAIVER_OTHER, WAIVER_UNKNOWN, WAIVER_UNUSED
from referee.core.record import Record
from referee.core.replay import AS_PLAYED, STOP, Stopped
from referee.core.rule import ERROR, Past
from referee.core.waivers import OpenWaiver

from .described import Described
from .edits import Edit, applied

WAIVER_RULES = (WAIVER_OTHER, WAIVER_UNKNOWN, WAIVER_UNUSED)

EVERY = 8
"""Entries between two tables that are kept."""

A_TRY, A_FAULT = 4, 2
"""What a try costs besides the lines that it replays: the table has to be laid again, and at a fault every
rule is asked."""

NEVER = 10**9
END = (NEVER, 0)
"""Where the next fault is if there is none."""


class _All(frozenset[Place]):
    def __contains__(self, place: object) -> bool:
        return True


ALL = _All()
"""Every fault is known: to play on whatever happens."""


class Ground:
    """A record that is searched, and how much may still be tried. The same log gives the same search
    on any machine, since lines are counted and not seconds. With `reads` a line that cannot be read is a
    fault to stop at; else it is taken for what it plainly means, or for something unknown."""

    def __init__(self, record: Record, lines: int, reads: bool = False) -> None:
        self.record = record
        self.left = lines
        self.unread = {each.place.line: each for each in reversed(record.findings)} if reads else {}
        self.tried = 0
        self.reads = reads
        self.blank = vars(Walk(record, waivers_matter=reads))
        self.at_line = {entry.line: at for at, entry in enumerate(record.entries)}

    def shows_at(self, place: Place) -> int:
        """The entry in which a fault comes to light: what a turn lacks, in the next line of play."""
        entries, at = self.record.entries, self.at_line[place.line]
        if place.action is not None:
            return at
        return next((n for n in range(at + 1, len(entries)) if entries[n].seat is not None), at)


class Table(NamedTuple):
    """All that a replay needs to go on from an entry."""

    state: Any
    findings: tuple[Finding, ...]
    open_waivers: tuple[OpenWaiver, ...]
    agreed: Mapping[tuple[int, int], tuple[Entry, int]]
    lasting: Mapping[tuple[str, int], Place]
    turn: Entry | None
    violated: bool
    met: frozenset[Place]
    ended: Entry | None


class Walk(Described):
    """A replay that stops at the first fault that is not among the known ones."""

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

    def report(self, *about: Any) -> Finding:
        finding = super().report(*about)
        if finding.severity == ERROR and finding.follows is None and self.matters(finding):
            if finding.place in self.known:
                self.met.add(finding.place)
            elif self.fault is None or finding.place.order < self.fault.place.order:
                self.fault = finding
        return finding

    def matters(self, finding: Finding) -> bool:
        """A waiver in the wrong place is a fault, and causes none."""
        return self.waivers_matter or finding.rule not in WAIVER_RULES

    def stop_if_strict(self) -> None:
        if self.fault is not None:
            raise Stopped

    def describe(self, finding: Finding, play: Play | None, past: Sequence[Past]) -> None:
        if finding.place == self.wanted:
            super().describe(finding, play, past)


class Path:
    """A reading of a record: its edits, the faults that it leaves as played, and the next one."""

    def __init__(self, ground: Ground, edits: Iterable[Edit] = (), known: Iterable[Place] = ()) -> None:
        self.ground = ground
        self.edits = {edit.key: edit for edit in edits}
        self.known = known if known is ALL else frozenset(known)
        self.entries: Sequence[Entry] = applied(ground.record.entries, self.edits.values())
        self.lines = [entry.line for entry in self.entries]
        self.tables: dict[int, Table] = {}
        self.met: frozenset[Place] = frozenset()
        self.fault: Finding | None = None
        self.findings: Sequence[Finding] = ()

    @property
    def reach(self) -> tuple[int, int]:
        """Where the next fault is, to sort by."""
        return END if self.fault is None else self.fault.place.order

    def begin(self) -> Path:
        """Replay from the beginning."""
        walk = Walk(self.ground.record, self.ground.reads)
        walk.entries, walk.known = self.entries, ALL
        try:
            walk.seat()
        except Stopped:
            return self
        walk.known = self.known
        return self.run(walk, None, 0)

    def run(self, walk: Walk, turn: Entry | None, at: int) -> Path:
        """Go on from an entry to the next fault that is not known, or to the end."""
        entries, begun, last = self.entries, at, len(self.entries)
        before = len(walk.findings)
        unread = last
        if self.ground.unread:
            unread = next((i for i in range(at, last) if self.is_unread(entries[i])), last)
            last = min(last, unread + 1)
        try:
            while at < last:
                if at not in self.tables:
                    self.keep(at, walk, turn)
                then = min(at + EVERY, last)
                turn = walk.play(entries, turn, at, then)
                at = then
            if unread == len(entries):
                walk.finish(turn)
        except Stopped:
            pass
        if unread < len(entries):
            line = entries[unread].line  # of another line, where two have changed places
            fault = self.ground.unread.get(line) or replace(
                next(iter(self.ground.unread.values())), place=Place(line)
            )
            if walk.fault is None or fault.place.order <= walk.fault.place.order:
                walk.fault = fault
        self.fault, self.met, self.findings = walk.fault, frozenset(walk.met), walk.findings
        reached = last if self.fault is None else self.index(self.fault.place.line) + 1
        self.ground.left -= max(0, reached - begun) + A_TRY + A_FAULT * (len(walk.findings) - before)
        return self

    def of_header(self) -> list[Finding]:
        """The faults that were met before the first line of play."""
        found = self.tables[0].findings if self.tables else self.findings  # no line of play at all
        return [finding for finding in found if finding.severity == ERROR]

    def is_unread(self, entry: Entry) -> bool:
        """Whether an entry cannot be read, and that is not known yet."""
        fault = self.ground.unread.get(entry.line)
        return entry.broken and not (fault is not None and fault.place in self.known)

    @property
    def broken(self) -> int:
        return sum(entry.broken for entry in self.entries)

    @property
    def passed(self) -> set[Place]:
        """The places of lines that cannot be read and are left so."""
        unread = self.ground.unread
        return {unread[entry.line].place for entry in self.entries if entry.broken and entry.line in unread}

    def keep(self, at: int, walk: Walk, turn: Entry | None) -> None:
        self.tables[at] = Table(
            walk.state.copy(),
            tuple(walk.findings),
            tuple(walk.open_waivers),
            dict(walk.agreed),
            dict(walk.lasting),
            turn,
            walk.violated,
            frozenset(walk.met),
            walk.ended,
        )

    def index(self, line: int) -> int:
        """The entry of a line; of several, the last."""
        return max(0, bisect_right(self.lines, line) - 1)

    def resume(self, at: int) -> tuple[Walk, Entry | None]:
        """A replay that stands before an entry, with the line of play above it."""
        begin = max(each for each in self.tables if each <= at)
        table = self.tables[begin]
        walk = Walk.__new__(Walk)
        walk.__dict__.update(self.ground.blank)
        walk.state = table.state.copy()
        walk.findings = list(table.findings)
        walk.open_waivers = list(table.open_waivers)
        walk.agreed, walk.lasting = dict(table.agreed), dict(table.lasting)
        walk.violated, walk.met, walk.fault = table.violated, set(table.met), None
        walk.known, walk.ended = self.known, table.ended
        turn = table.turn
        if begin < at:
            walk.known = ALL  # a path may be asked for a table behind its own next fault
            turn = walk.play(self.entries, turn, begin, at)
            walk.known, walk.met = self.known, walk.met & self.known
            self.ground.left -= at - begin
            self.keep(at, walk, turn)
        return walk, turn

    def other(self, edits: Iterable[Edit], known: Iterable[Place], at: int) -> Path:
        """Another path that differs from this one from an entry of the record on, up to its next fault."""
        path = Path(self.ground, edits, known)
        self.ground.tried += 1
        begin = min(self.position(at), path.position(at))
        walk, turn = self.resume(begin)
        path.tables = {each: table for each, table in self.tables.items() if each <= begin}
        walk.known = path.known
        return path.run(walk, turn, begin)

    def position(self, original: int) -> int:
        """Where an entry of the record stands here, or what was put in before it."""
        return original + sum(
            len(edit.new) - edit.taken
            for edit in self.edits.values()
            if edit.at + edit.taken <= original and edit.at < original
        )
