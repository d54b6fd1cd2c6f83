"""The changes to a log that are tried: what each does to the entries, and its description."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from referee.core.acts import Claim, Elsewhere, Result, Unreadable
from referee.core.entry import Entry, Play

from . import likeness
from .saying import Says, says

T = TypeVar("T")

TURN = "turn"
"""The kind of an edit that puts a whole turn in the place of one that cannot be read. It is a guess that
explains what comes later; nobody is told to write it."""

ACTS_EXCHANGED = says("edit.acts-exchanged", "two actions are exchanged")


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


def is_known(edit: Edit) -> bool:
    """Whether every action of it is known."""
    return not any(isinstance(play.action, Unreadable) for new in edit.new for play in new.plays)


def is_written(edit: Edit) -> bool:
    """Whether the log can be written with it: nothing is unknown, or a remark says what is missing."""
    return (is_known(edit) or bool(edit.gap)) and edit.kind not in ("header", TURN)


def applied(entries: Sequence[Entry], edits: Iterable[Edit]) -> Sequence[Entry]:
    """The entries of a record after edits that do not overlap."""
    changed = list(entries)
    for edit in sorted(edits, key=lambda edit: edit.key, reverse=True):
        changed[edit.at : edit.at + edit.taken] = edit.new
    return changed


def other_play(at: int, entry: Entry, index: int, play: Play, cost: float, told: str) -> Edit:
    plays = [*entry.plays[:index], play, *entry.plays[index + 1 :]]
    return other_plays(at, entry, plays, cost, told)


def other_plays(at: int, entry: Entry, plays: Sequence[Play], cost: float, told: str) -> Edit:
    unread = any(isinstance(each.action, Unreadable) for each in plays)
    new = entry._replace(plays=tuple(plays), broken=entry.broken and unread)
    return Edit("word", at, (new,), 1, cost, told, entry.line)


def other_player(
    at: int, entry: Entry, seat: int, name: str, cost: float = likeness.ANOTHER_PLAYER
) -> Edit:
    new = entry._replace(seat=seat, name=None)
    whose = says("edit.whose", "the line is {name}'s", name=name)
    return Edit("player", at, (new,), 1, cost, whose, entry.line)


def exchanged_with_next(at: int, entries: Sequence[Entry]) -> Iterator[Edit]:
    """A line and the next one with their places exchanged, or only the names before them."""
    one, two = entries[at : at + 2]
    new = in_other_places("swap", (one, two))
    lines = says("edit.lines-exchanged", "two lines are exchanged")
    yield Edit("swap", at, new, 2, likeness.LINES_EXCHANGED, lines, one.line)
    if None not in (one.seat, two.seat) and one.seat != two.seat:
        new = (one._replace(seat=two.seat, name=None), two._replace(seat=one.seat, name=None))
        names = says("edit.names-exchanged", "the names of two lines are exchanged")
        yield Edit("players", at, new, 2, likeness.NAMES_EXCHANGED, names, one.line)


MOVED = ("swap", "up", "down")
"""The kinds of edits that change the order of lines."""


def in_other_places(kind: str, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries in the order after an edit of this kind."""
    return tuple(
        new._replace(line=old.line) for old, new in zip(entries, rotated(kind, entries), strict=True)
    )


def rotated(kind: str, lines: Sequence[T]) -> list[T]:
    """The first of these lines comes last, or the last one comes first."""
    return [*lines[1:], lines[0]] if kind == "down" else [lines[-1], *lines[:-1]]


def line_moved(at: int, entries: Sequence[Entry], up: bool) -> Edit:
    """The entries from `at`, with the last one moved to the top (`up`) or the first one to the bottom."""
    new = in_other_places("up" if up else "down", entries)
    first, last = entries[0].line, entries[-1].line
    if up:
        told = says("edit.up", "line {line} belongs before line {other}", line=last, other=first)
    else:
        told = says("edit.down", "line {line} belongs after line {other}", line=first, other=last)
    cost = likeness.LINE_MOVED + (0.0 if up else likeness.TOO_EARLY)
    return Edit("up" if up else "down", at, new, len(new), cost, told, first)


def acts_exchanged(at: int, entry: Entry, index: int, cost: float) -> Edit:
    """An action and the one before it have changed places."""
    plays = list(entry.plays)
    plays[index - 1 : index + 1] = plays[index], plays[index - 1]
    return other_plays(at, entry, plays, cost, ACTS_EXCHANGED)


def line_left_out(at: int, entry: Entry, cost: float) -> Edit:
    told = says("edit.line-twice", "the line is written twice")
    return Edit("double", at, (), 1, cost, told, entry.line)


def copy_left_out(at: int, entries: Sequence[Entry], entry: Entry) -> Iterator[Edit]:
    """The log without a line, if it is written further up too."""
    for above in range(at - 1, -1, -1):
        if entries[above][1:4] == entry[1:4]:
            said_only = all(isinstance(play.action, Claim | Result) for play in entry.plays)
            if at - above == 1:
                yield line_left_out(at, entry, likeness.DOUBLED)
            elif not said_only:  # the same may be claimed again later
                yield line_left_out(at, entry, likeness.DOUBLED + likeness.COPIED)
            break


def joined(at: int, entries: Sequence[Entry], plays: Sequence[Play]) -> Edit:
    """A line and the next one, whose actions are these, as one turn."""
    one, two = entries[at : at + 2]
    told = says("edit.joined", "line {line} belongs to line {other}", line=two.line, other=one.line)
    new = one._replace(plays=(*one.plays, *plays))
    return Edit("join", at, (new,), 2, likeness.JOINED, told, one.line)


def parted(at: int, entry: Entry, index: int, moved: Elsewhere) -> Edit:
    """A line as two: another player's turn begins at this action."""
    first = entry._replace(plays=entry.plays[:index], broken=False)
    second = Entry(entry.line, None, moved.seat, moved.plays, False)
    new = (first, second) if index else (second,)
    told = says("edit.parted", "another line begins within the line")
    return Edit("part", at, new, 1, likeness.PARTED, told, entry.line)


def line_put_in(at: int, line: int, seat: int | None, plays: Sequence[Play], what: Says) -> Edit:
    """A missing line with these actions; `what` describes it. Another line may do as well."""
    told = says("edit.missing-example", "{what} is missing before this line, perhaps like this", what=what)
    new = (Entry(line, None, seat, tuple(plays), False),)
    return Edit("missing", at, new, 0, likeness.MISSING, told, line)


def unknown(edit: Edit, what: Says) -> Edit:
    """The same missing line, if its words are unknown."""
    return edit._replace(says=missing(what), gap=what)


def missing(what: object) -> Says:
    return says("edit.missing", "{what} is missing before this line", what=what)


def without_example(told: str) -> str:
    """A description of a line that is put in, without saying that it is an example."""
    is_example = isinstance(told, Says) and told.key == "edit.missing-example"
    return missing(told.facts["what"]) if isinstance(told, Says) and is_example else told
