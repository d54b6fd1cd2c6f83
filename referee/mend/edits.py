"""The edits of a log that are tried: what each does to the entries, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.core.acts import Unreadable
from referee.core.record import Entry, Play

NEVER = 10**9
"""The line of the first fault where there is none."""

A_GUESS = 0.1
"""What a line costs on top that is one of several that would do."""


class Edit(NamedTuple):
    """A change at one point of a log, `at` being the index of the first entry that it touches."""

    kind: str
    at: int
    new: tuple[Entry, ...]  # what stands there now
    taken: int  # how many entries it stands for
    cost: float
    says: str
    line: int  # of the log
    gap: str = ""
    """What is missing, where nobody can tell what it said: `new` is then only what it may have been, and
    the text gets a remark in its place."""
    text: str = ""
    """What a line of the header says now; it is no entry."""

    def apply(self, entries: Sequence[Entry]) -> list[Entry]:
        return [*entries[: self.at], *self.new, *entries[self.at + self.taken :]]


class Repair(NamedTuple):
    """An edit, or several, and what is still wrong afterwards."""

    edits: tuple[Edit, ...]
    entries: tuple[Entry, ...]
    first_fault: int  # the line of the first fault that is left, or NEVER
    away: int  # how many entries before the first fault the edit lies

    @property
    def complete(self) -> bool:
        return self.first_fault == NEVER

    @property
    def certain(self) -> bool:
        """Whether it says all that it puts in; of a missing line one may know only whose it is."""
        return not any(edit.gap for edit in self.edits)

    @property
    def cost(self) -> float:
        return sum(edit.cost for edit in self.edits)


def other_play(at: int, entry: Entry, index: int, play: Play, cost: float, says: str) -> Edit:
    plays = [*entry.plays[:index], play, *entry.plays[index + 1 :]]
    unread = any(isinstance(each.action, Unreadable) for each in plays)
    new = entry._replace(plays=plays, broken=entry.broken and unread)
    return Edit("word", at, (new,), 1, cost, says, entry.line)


def other_player(at: int, entry: Entry, seat: int, name: str) -> Edit:
    new = entry._replace(seat=seat, name=None)
    return Edit("player", at, (new,), 1, 1.1, f"the line is {name}'s", entry.line)


def players_exchanged(at: int, one: Entry, two: Entry) -> Edit:
    new = (one._replace(seat=two.seat, name=None), two._replace(seat=one.seat, name=None))
    return Edit("players", at, new, 2, 1.3, "the names of two lines are exchanged", one.line)


def lines_exchanged(at: int, one: Entry, two: Entry) -> Edit:
    new = (two._replace(line=one.line), one._replace(line=two.line))
    return Edit("swap", at, new, 2, 1.2, "two lines are exchanged", one.line)


def line_left_out(at: int, entry: Entry, doubled: bool) -> Edit:
    says = "the line is there twice" if doubled else "the line does not belong here"
    return Edit("double" if doubled else "surplus", at, (), 1, 0.8 if doubled else 2.5, says, entry.line)


def line_put_in(at: int, line: int, seat: int | None, plays: Sequence[Play], whose: str) -> Edit:
    """A missing line that says this; `whose` it is in words."""
    says = f"{whose} is missing before this one, perhaps like this"
    return Edit("missing", at, (Entry(line, None, seat, list(plays), False),), 0, 2.0, says, line)


def unknown(edit: Edit, what: str) -> Edit:
    """The same gap, where what the line said is anybody's guess."""
    return edit._replace(says=f"{what} is missing before this one", gap=what)
