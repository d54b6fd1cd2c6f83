"""Tries an edit: replays a log from where the edit is, and tells how far it then goes.

A replay begins where the slip is and stops at the first fault that is left, so that most tries cost a
few actions. They are counted, and the search ends when it has used them up.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from itertools import accumulate
from typing import Any, NamedTuple

from referee.core.acts import Claim
from referee.core.record import Entry, Record
from referee.core.replay import STOP, Replay, Stopped
from referee.core.rule import ERROR
from referee.core.verdict import Finding
from referee.core.waivers import OpenWaiver

from .edits import NEVER, Edit

Reach = tuple[int, int]
"""The line of the first fault that is left, and the number of the action in it."""

LEGAL: Reach = (NEVER, 0)

A_TRY = 10
"""What a try costs besides the actions that it replays: the table has to be laid again."""

COPIED = 200
"""Entries behind an edit that cost as much to look through as one action to replay."""


class Table(NamedTuple):
    """All that a replay needs to go on from an entry."""

    state: Any
    findings: tuple[Finding, ...]
    open_waivers: tuple[OpenWaiver, ...]


class Trial:
    """Tries edits of one list of entries after the other."""

    def __init__(self, record: Record, most_actions: int) -> None:
        self.record = record
        self.game = record.game
        self.options = record.terms.options
        self.left = most_actions
        self.tried = 0
        self.entries: Sequence[Entry] = ()
        self.tables: list[Table] = []
        self.above: list[Entry | None] = []  # the line of play before each entry
        self.lines: list[int] = []
        self.actions: list[int] = []  # up to each entry
        self.broken: list[int] = []  # the entries that could not be read
        self.blank = Replay(record, STOP, details=False)

    def remember(self, entries: Sequence[Entry]) -> tuple[int, int] | None:
        """Keep the table before each entry up to the first fault; gives the entry that brought it to
        light, by its index, and the line that it stands in.
        """
        self.entries, self.tables, self.above = entries, [], []
        self.lines = [entry.line for entry in entries]
        self.actions = list(accumulate((len(entry.plays) for entry in entries), initial=0))
        self.broken = [at for at, entry in enumerate(entries) if entry.broken]
        replay = Replay(self.record, STOP, details=False)
        try:
            replay.seat()
        except Stopped:
            return None  # something is wrong with the header, which nothing below it can mend
        last: Entry | None = None
        at = 0
        same = False  # a claim changes no table, and a log may have any number of them
        try:
            for at, entry in enumerate(entries):
                state = self.tables[-1].state if same else replay.state.copy()
                self.tables.append(Table(state, tuple(replay.findings), tuple(replay.open_waivers)))
                self.above.append(last)
                same = entry.seat is None and all(isinstance(play.action, Claim) for play in entry.plays)
                if entry.broken:
                    return self._earliest(replay, (at, entry.line))
                last = replay.play([entry], last)
            replay.finish(last)
        except Stopped:
            return self._earliest(replay, (at, replay.findings[-1].place.line))
        return self._earliest(replay, None)

    def _earliest(self, replay: Replay, stopped: tuple[int, int] | None) -> tuple[int, int] | None:
        """A waiver that nothing needs is a fault too, but stops no replay."""
        line = _first_error(replay)[0]
        if line == NEVER or (stopped is not None and stopped[1] <= line):
            return stopped
        return next(at for at, entry in enumerate(self.entries) if entry.line >= line), line

    def reach(self, edit: Edit) -> Reach:
        """How far the log goes after an edit."""
        self.tried += 1
        replay = self._from(edit.at)
        after = edit.at + edit.taken
        broken = self._unread(edit, after)
        rest = [*edit.new, *self.entries[after : bisect_right(self.lines, broken)]]
        with suppress(Stopped):
            replay.finish(replay.play(rest, self.line_before(edit.at)))
        fault = min(_first_error(replay), (broken, 0))
        replayed = self.actions[max(after, bisect_right(self.lines, fault[0]))] - self.actions[after]
        self.left -= A_TRY + replayed + sum(len(each.plays) for each in edit.new) + len(rest) // COPIED
        return fault

    def _unread(self, edit: Edit, after: int) -> int:
        """The line of the first entry that cannot be read, after an edit, or NEVER."""
        behind = bisect_left(self.broken, after)
        rest = [self.entries[at] for at in self.broken[behind : behind + 1]]
        return next((each.line for each in (*edit.new, *rest) if each.broken), NEVER)

    def at_turn_of(self, at: int, seat: int) -> Any:
        """The table when this player begins a line there; None if it is not for this player to act."""
        replay = self._from(at)
        line = self.entries[at].line
        try:
            replay.play([Entry(line, None, seat, (), False)], self.line_before(at))
        except Stopped:
            return None
        acting = {who for who, _ in self.game.legal(replay.state, self.options)}
        return replay.state if seat in acting else None

    def line_before(self, at: int) -> Entry | None:
        return self.above[at]

    def _from(self, at: int) -> Replay:
        """A replay that goes on from an entry; a whole new one would cost more than most tries."""
        table = self.tables[at]
        replay = copy(self.blank)
        replay.state = table.state.copy()
        replay.findings = list(table.findings)
        replay.open_waivers = list(table.open_waivers)
        replay.agreed, replay.lasting = {}, {}
        return replay


def _first_error(replay: Replay) -> Reach:
    errors = (each.place for each in replay.findings if each.severity == ERROR)
    return min(((place.line, place.action or 0) for place in errors), default=LEGAL)
