"""A repair as text: only the words that it is about change; comments, spelling and blank lines stay."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from referee.core.acts import Unreadable
from referee.core.entry import Entry, Play
from referee.core.finding import Place
from referee.core.record import Record
from referee.text.locations import locate
from referee.text.reader import read
from referee.text.source import cut_comment
from referee.text.writer import write_entry, write_play, write_waiver

from .edits import Edit

AROUND = 1
"""Lines that a difference shows before and after what changed."""

UNKNOWN = "..."
"""Stands for what nobody can tell; the reader takes it for an action that it cannot read."""

_STANDS = re.compile(r"\s+stands\s", re.IGNORECASE)


def patched(record: Record, edits: Iterable[Edit]) -> str:
    """The text of the log after a repair."""
    return "\n".join(line.text for line in _page(record, edits).lines).rstrip("\n") + "\n"


def difference(record: Record, edits: Iterable[Edit]) -> list[str]:
    """The repair as a unified difference, made from the edits, so that it is as small as they are."""
    rows = list(_rows(record.lines, _page(record, edits).lines))
    shown = [at for at, (sign, _) in enumerate(rows) if sign != " "]
    said: list[str] = []
    done = 0
    while shown:
        begin = max(done, shown[0] - AROUND)
        end = shown.pop(0) + 1 + AROUND
        while shown and shown[0] <= end + AROUND:
            end = shown.pop(0) + 1 + AROUND
        hunk = rows[begin:end]
        before, after = (_range(rows[:begin], hunk, sign) for sign in "-+")
        said.append(f"@@ -{before} +{after} @@")
        said += [sign + text for sign, text in hunk]
        done = end
    return said


class _Line:
    """A line of the text: what it says, and its number in the log as it was (0 for a new one)."""

    __slots__ = ("number", "text")

    def __init__(self, text: str, number: int = 0) -> None:
        self.text = text
        self.number = number


class _Page:
    """The lines of a log, and the line of each entry, while edits are made."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.lines = [_Line(text, number) for number, text in enumerate(record.lines, 1)]
        self.entries: list[Entry] = list(record.entries)
        self.of = [self.lines[entry.line - 1] for entry in record.entries]

    def apply(self, edit: Edit) -> None:
        touched = slice(edit.at, edit.at + edit.taken)
        if edit.kind == "header":
            return  # it is read so already
        if edit.kind == "missing":
            line = _Line(self.put_in(edit))
            at = self.lines.index(self.of[edit.at]) if edit.at < len(self.of) else len(self.lines)
            self.lines.insert(at, line)
            self.of.insert(edit.at, line)
        elif not edit.new:
            for line in self.of[touched]:
                self.lines.remove(line)
            del self.of[touched]
        elif edit.kind in ("swap", "up", "down"):
            lines = self.of[touched]
            places = [self.lines.index(line) for line in lines]
            lines = [*lines[1:], lines[0]] if edit.kind == "down" else [lines[-1], *lines[:-1]]
            for place, line in zip(places, lines, strict=True):
                self.lines[place] = line
            self.of[touched] = lines
        else:
            for line, old, new in zip(self.of[touched], self.entries[touched], edit.new, strict=True):
                line.text = _rewritten(self.record, line.text, old, new)
        self.entries[touched] = edit.new

    def put_in(self, edit: Edit) -> str:
        if edit.gap:
            return f"# {edit.gap} is missing here"
        return _written(self.record, edit.new[0])


def under_its_header(record: Record, edits: Iterable[Edit]) -> Record:
    """The record that the other edits are about: the same, or as it is read under another header."""
    for edit in edits:
        if edit.kind == "header":
            lines = [*record.lines[: edit.line - 1], edit.text, *record.lines[edit.line :]]
            return read("\n".join(lines), record.name)
    return record


def _page(record: Record, edits: Iterable[Edit]) -> _Page:
    """The page after edits. The last comes first, so that what is above it stands where it stood."""
    edits = tuple(edits)
    page = _Page(under_its_header(record, edits))
    for edit in sorted(edits, key=lambda edit: edit.key, reverse=True):
        page.apply(edit)
    return page


def _rewritten(record: Record, line: str, old: Entry, new: Entry) -> str:
    if old.seat != new.seat and new.seat is not None:
        _, colon, rest = line.partition(":")
        line = f"{record.players[new.seat]}{colon}{rest}" if colon else line
        old = old._replace(seat=new.seat, name=None)
        if list(old.plays) == list(new.plays):
            return line
    changed = [index for index, play in enumerate(new.plays) if _differs(old.plays, index, play)]
    if (
        ":" not in cut_comment(line)[0]
        or old.seat is None
        or len(changed) != 1
        or len(old.plays) != len(new.plays)
    ):
        code, _ = cut_comment(line)
        return _written(record, new) + line[len(code.rstrip()) :]
    (index,) = changed
    span = locate(replace(record, lines=[line]), Place(1, index))
    start, end = span.column - 1, span.end_column - 1
    said = _said(record, line[start:end], old.plays[index], new.plays[index])
    return line[:start] + said + "".join(map(write_waiver, new.plays[index].waivers)) + line[end:]


def _written(record: Record, entry: Entry) -> str:
    """A line in canonical form; what cannot be read in it is left open."""
    if not any(isinstance(play.action, Unreadable) for play in entry.plays):
        return write_entry(record.known_game, entry, record.players)
    said = "; ".join(
        UNKNOWN
        if isinstance(play.action, Unreadable)
        else write_play(record.known_game, play, record.players)
        for play in entry.plays
    )
    name = entry.name if entry.seat is None else record.players[entry.seat]
    return said if name is None else f"{name}: {said}"


def _said(record: Record, clause: str, old: Play, new: Play) -> str:
    """The words of a clause without its waivers: as they were typed, where only a waiver changes."""
    if old.action == new.action:
        return _STANDS.split(clause, maxsplit=1)[0]
    said: str = record.known_game.write(new.action, record.players)
    return said


def _differs(plays: Sequence[Play], index: int, play: Play) -> bool:
    return index >= len(plays) or plays[index][:2] != play[:2]


def _rows(old: Sequence[str], new: Sequence[_Line]) -> Iterator[tuple[str, str]]:
    """All lines, with a sign for those that went and those that came."""
    told = 0  # lines of the old text
    for line in new:
        if line.number <= told:
            yield "+", line.text
            continue
        yield from (("-", text) for text in old[told : line.number - 1])
        told = line.number
        if line.text == old[told - 1]:
            yield " ", line.text
        else:
            yield "-", old[told - 1]
            yield "+", line.text
    yield from (("-", text) for text in old[told:])


def _range(before: Sequence[tuple[str, str]], hunk: Sequence[tuple[str, str]], sign: str) -> str:
    """The first line and the number of lines of one side of a hunk, as `diff -u` writes them."""
    above = sum(each in (" ", sign) for each, _ in before)
    length = sum(each in (" ", sign) for each, _ in hunk)
    if length == 1:
        return str(above + 1)
    return f"{above + 1 if length else above},{length}"
