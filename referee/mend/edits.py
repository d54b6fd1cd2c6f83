"""The edits of a log that are tried: what each does to the entries, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.core.record import Entry, Play


class Edit(NamedTuple):
    """A change at one point of a log, `at` being the index of the first entry that it touches."""

    kind: str
    at: int
    new: tuple[Entry, ...]  # what stands there now
    taken: int  # how many entries it stands for
    cost: float
    says: str

    def apply(self, entries: Sequence[Entry]) -> list[Entry]:
        return [*entries[: self.at], *self.new, *entries[self.at + self.taken :]]


def other_play(at: int, entry: Entry, index: int, play: Play, cost: float, says: str) -> Edit:
    plays = [*entry.plays[:index], play, *entry.plays[index + 1 :]]
    new = entry._replace(plays=plays, broken=False)
    return Edit("word", at, (new,), 1, cost, says)


def other_player(at: int, entry: Entry, seat: int, name: str) -> Edit:
    new = entry._replace(seat=seat, name=None)
    return Edit("player", at, (new,), 1, 1.1, f"the line is {name}'s")


def players_exchanged(at: int, one: Entry, two: Entry) -> Edit:
    new = (one._replace(seat=two.seat, name=None), two._replace(seat=one.seat, name=None))
    return Edit("players", at, new, 2, 1.3, "the names of two lines are exchanged")


def lines_exchanged(at: int, one: Entry, two: Entry) -> Edit:
    new = (two._replace(line=one.line), one._replace(line=two.line))
    return Edit("swap", at, new, 2, 1.2, "two lines are exchanged")


def line_left_out(at: int, doubled: bool) -> Edit:
    says = "the line is there twice" if doubled else "the line does not belong here"
    return Edit("double" if doubled else "surplus", at, (), 1, 0.8 if doubled else 2.5, says)


def line_put_in(at: int, line: int, seat: int, plays: Sequence[Play], name: str) -> Edit:
    new = Entry(line, None, seat, list(plays), False)
    return Edit("missing", at, (new,), 0, 2.0, f"a line of {name} is missing before this one")
