"""The changes to a log that are tried: what each does to the entries, and its description."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from referee.core.acts import Omitted, Unreadable
from referee.core.entry import Entry, Play

from . import likeness

AN_EXAMPLE = ", perhaps like this"
"""Said of a line that is put in if another line would do as well."""

ACTS_EXCHANGED = "two actions are exchanged"


class Edit(NamedTuple):
    """A change at one point of a log; `at` is the index in the record of the first entry it touches."""

    kind: str
    at: int
    new: tuple[Entry, ...]
    taken: int  # the number of entries of the record that `new` replaces
    cost: float
    says: str
    line: int  # of the log
    gap: str = ""
    """What is missing, if its words are unknown: `new` is an example, and the text gets a comment."""
    text: str = ""
    """The new line, if it is a line of the header."""

    @property
    def key(self) -> tuple[int, int]:
        """The entry that it is about, as a sort key; a missing line comes before the entry there."""
        return self.at, min(self.taken, 1)

    def touches(self, other: Edit) -> bool:
        return self.at < other.at + other.taken and other.at < self.at + self.taken


def is_written(edit: Edit) -> bool:
    """Whether the log can be written with it: nothing is unknown, and only doubled lines are deleted."""
    known = not any(isinstance(play.action, Unreadable | Omitted) for new in edit.new for play in new.plays)
    return known and not edit.gap and edit.kind not in ("header", "surplus")


def applied(entries: Sequence[Entry], edits: Iterable[Edit]) -> Sequence[Entry]:
    """The entries of a record after edits that do not overlap."""
    changed = list(entries)
    for edit in sorted(edits, key=lambda edit: edit.key, reverse=True):
        changed[edit.at : edit.at + edit.taken] = edit.new
    return changed


def other_play(at: int, entry: Entry, index: int, play: Play, cost: float, says: str) -> Edit:
    plays = [*entry.plays[:index], play, *entry.plays[index + 1 :]]
    return other_plays(at, entry, plays, cost, says)


def other_plays(at: int, entry: Entry, plays: Sequence[Play], cost: float, says: str) -> Edit:
    unread = any(isinstance(each.action, Unreadable) for each in plays)
    new = entry._replace(plays=plays, broken=entry.broken and unread)
    return Edit("word", at, (new,), 1, cost, says, entry.line)


def other_player(
    at: int, entry: Entry, seat: int, name: str, cost: float = likeness.ANOTHER_PLAYER
) -> Edit:
    new = entry._replace(seat=seat, name=None)
    return Edit("player", at, (new,), 1, cost, f"the line is {name}'s", entry.line)


def exchanged_with_next(at: int, entries: Sequence[Entry]) -> Iterator[Edit]:
    """A line and the next one with their places exchanged, or only the names before them."""
    one, two = entries[at : at + 2]
    new = (two._replace(line=one.line), one._replace(line=two.line))
    yield Edit("swap", at, new, 2, likeness.LINES_EXCHANGED, "two lines are exchanged", one.line)
    if None not in (one.seat, two.seat) and one.seat != two.seat:
        new = (one._replace(seat=two.seat, name=None), two._replace(seat=one.seat, name=None))
        says = "the names of two lines are exchanged"
        yield Edit("players", at, new, 2, likeness.NAMES_EXCHANGED, says, one.line)


def line_moved(at: int, entries: Sequence[Entry], up: bool) -> Edit:
    """The entries from `at`, with the last one moved to the top (`up`) or the first one to the bottom."""
    order = [entries[-1], *entries[:-1]] if up else [*entries[1:], entries[0]]
    new = tuple(new._replace(line=old.line) for old, new in zip(entries, order, strict=True))
    there = f"before line {entries[0].line}" if up else f"after line {entries[-1].line}"
    line = entries[-1 if up else 0].line
    says = f"line {line} belongs {there}"
    cost = likeness.LINE_MOVED + (0.0 if up else likeness.TOO_EARLY)
    return Edit("up" if up else "down", at, new, len(new), cost, says, entries[0].line)


def acts_exchanged(at: int, entry: Entry, index: int, cost: float = likeness.ACTS_EXCHANGED) -> Edit:
    """An action and the one before it have changed places."""
    plays = list(entry.plays)
    plays[index - 1 : index + 1] = plays[index], plays[index - 1]
    return other_plays(at, entry, plays, cost, ACTS_EXCHANGED)


def line_left_out(at: int, entry: Entry, doubled: bool) -> Edit:
    if doubled:
        return Edit("double", at, (), 1, likeness.DOUBLED, "the line is written twice", entry.line)
    return Edit("surplus", at, (), 1, likeness.SURPLUS, "the line does not belong here", entry.line)


def line_put_in(at: int, line: int, seat: int | None, plays: Sequence[Play], whose: str) -> Edit:
    """A missing line with these actions; `whose` describes it."""
    says = f"{whose} is missing before this line{AN_EXAMPLE}"
    new = (Entry(line, None, seat, list(plays), False),)
    return Edit("missing", at, new, 0, likeness.MISSING, says, line)


def unknown(edit: Edit, what: str) -> Edit:
    """The same missing line, if its words are unknown."""
    return edit._replace(says=f"{what} is missing before this line", gap=what)
