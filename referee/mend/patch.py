"""A repair as text: only the words concerned change; comments, spelling and blank lines stay."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

from referee.core.acts import Elsewhere, Unreadable
from referee.core.entry import Entry
from referee.core.finding import Place
from referee.core.record import Record
from referee.speech.current import speaking
from referee.speech.say import tell
from referee.text.line_heads import another_table_line, another_turn, end_of_head
from referee.text.locations import locate
from referee.text.log_words import write_action
from referee.text.reader import read
from referee.text.source import cut_comment
from referee.text.writer import write_entry, write_play, write_waiver

from .edits import MOVED, Edit, rotated
from .saying import retold

AROUND = 1
"""How many lines a difference shows before and after a change."""

UNKNOWN = "..."
"""Written for an unknown action. It is not readable as an action."""


def patched(record: Record, edits: Sequence[Edit]) -> str:
    """The text of the log after a repair."""
    return "\n".join(line.text for line in _page(record, edits)).rstrip("\n") + "\n"


def difference(record: Record, edits: Sequence[Edit]) -> list[str]:
    """The repair as a unified difference that shows only what the edits change."""
    rows = list(_rows(record.lines, _page(record, edits)))
    changed = [at for at, (sign, _) in enumerate(rows) if sign != " "]
    shown = {near for at in changed for near in range(max(0, at - AROUND), at + AROUND + 1)}
    said: list[str] = []
    for begin in sorted(at for at in shown if at - 1 not in shown):
        end = next(at for at in count(begin) if at not in shown)
        hunk = rows[begin:end]
        before, after = (_range(rows[:begin], hunk, sign) for sign in "-+")
        said.append(f"@@ -{before} +{after} @@")
        said += [sign + text for sign, text in hunk]
    return said


@dataclass(slots=True, eq=False)
class _Line:
    """A line of the text, and its number in the log as it was (0 for a new line)."""

    text: str
    number: int = 0


def under_its_header(record: Record, edits: Iterable[Edit]) -> Record:
    """The record that the other edits are about: read with another header, if edits change it."""
    told = [edit for edit in edits if edit.kind == "header"]
    lines = list(record.lines)
    for edit in told:
        lines[edit.line - 1] = edit.text
    return read("\n".join(lines), record.name, house=record.house) if told else record


def _page(record: Record, edits: Sequence[Edit]) -> list[_Line]:
    """The lines after the edits. The last edit is made first, so that the lines above it stay in place."""
    record = under_its_header(record, edits)
    lines = [_Line(text, number) for number, text in enumerate(record.lines, 1)]
    of = [lines[entry.line - 1] for entry in record.entries]  # the line of each entry
    for edit in sorted(edits, key=lambda edit: edit.key, reverse=True):
        touched = slice(edit.at, edit.at + edit.taken)
        new = of[touched]
        if edit.kind == "header":
            continue  # the record was read with it
        if edit.kind == "missing":
            new = [_Line(_gap(record, edit.gap) if edit.gap else _written(record, edit.new[0]))]
            lines.insert(lines.index(of[edit.at]) if edit.at < len(of) else len(lines), new[0])
        elif edit.kind == "join":
            new[0].text = _joined(record, new[0].text, new[1].text)
            lines.remove(new[1])
            new = new[:1]
        elif edit.kind == "part" and len(edit.new) > 1:
            new[0].text, text = _parted(record, new[0].text, edit.new[1].seat is None)
            new = [new[0], _Line(text)]
            lines.insert(lines.index(new[0]) + 1, new[1])
        elif not edit.new:
            lines = [line for line in lines if line not in new]
            new = []
        else:
            old = record.entries[touched]
            if edit.kind in MOVED:
                places = [lines.index(line) for line in new]
                new, old = rotated(edit.kind, new), rotated(edit.kind, old)
                for place, line in zip(places, new, strict=True):
                    lines[place] = line
            for line, old_entry, entry in zip(new, old, edit.new, strict=True):
                if old_entry[1:] != entry[1:]:
                    line.text = _rewritten(record, line.text, old_entry, entry)
        of[touched] = new
    return lines


def _joined(record: Record, one: str, two: str) -> str:
    """Two lines as one turn. Both comments stay."""
    first, second = cut_comment(one)[0], cut_comment(two)[0]
    body = second if ":" not in second else second.partition(":")[2]
    said = f"{first.rstrip().rstrip(';')}; {body.strip()}"
    return said + "".join(
        f"  {text[len(code) :]}" for text, code in ((one, first), (two, second)) if code != text
    )


def _parted(record: Record, line: str, of_table: bool) -> tuple[str, str]:
    """A line up to the turn of another player or the line of the table within it, and that one."""
    game = record.notation
    begin = end_of_head(game, line)
    second = another_table_line(game, line, begin) if of_table else None
    if second is None:
        second = another_turn(game, line[begin:], record.players)
        assert second is not None
        second = second._replace(start=begin + second.start, before=begin + second.before)
    return line[: second.before], line[second.start :]


def _rewritten(record: Record, line: str, old: Entry, new: Entry) -> str:
    if (
        old.seat is None
        and new.seat is not None
        and any(isinstance(play.action, Elsewhere) for play in old.plays)
    ):
        return f"{record.players[new.seat or 0]}: {line.lstrip()}"
    if old.seat != new.seat and new.seat is not None:
        _, colon, rest = line.partition(":")
        line = f"{record.players[new.seat]}{colon}{rest}" if colon else line
        old = old._replace(seat=new.seat, name=None)
        if list(old.plays) == list(new.plays):
            return line
    pairs = enumerate(zip(old.plays, new.plays, strict=False))
    changed = [index for index, (one, two) in pairs if one.told != two.told]
    code = cut_comment(line)[0]
    same = len(changed) == 1 and len(old.plays) == len(new.plays)
    if ":" not in code or old.seat is None or not same:
        return _written(record, new) + line[len(code.rstrip()) :]
    (index,) = changed
    play = new.plays[index]
    span = locate(replace(record, lines=[line]), Place(1, index))
    start, end = span.column - 1, span.end_column - 1
    stands = re.compile(rf"\s+(?:{'|'.join(record.notation.stands)})\s", re.IGNORECASE)
    said = stands.split(line[start:end], maxsplit=1)[0]  # as it was typed, if only a waiver changes
    if old.plays[index].action != play.action:
        said = write_action(record.notation, play.action, record.players)
    return (
        line[:start]
        + said
        + "".join(write_waiver(each, record.notation.stands[0]) for each in play.waivers)
        + line[end:]
    )


def _gap(record: Record, what: str) -> str:
    """A comment in the language of the log that says what is missing."""
    with speaking(record.language):
        return "# " + tell("edit.gap", "{what} is missing here", what=retold(what, record))


def _written(record: Record, entry: Entry) -> str:
    """A line in canonical form, with UNKNOWN for actions that cannot be read."""
    if not any(isinstance(play.action, Unreadable) for play in entry.plays):
        return write_entry(record.notation, entry, record.players)
    said = "; ".join(
        UNKNOWN
        if isinstance(play.action, Unreadable)
        else write_play(record.notation, play, record.players)
        for play in entry.plays
    )
    name = entry.name if entry.seat is None else record.players[entry.seat]
    return said if name is None else f"{name}: {said}"


def _rows(old: Sequence[str], new: Sequence[_Line]) -> Iterator[tuple[str, str]]:
    """All lines, each with a sign: kept, deleted or added."""
    done = 0  # lines of the old text
    for line in new:
        if line.number <= done:
            yield "+", line.text
            continue
        yield from (("-", text) for text in old[done : line.number - 1])
        done = line.number
        if line.text == old[done - 1]:
            yield " ", line.text
        else:
            yield "-", old[done - 1]
            yield "+", line.text
    yield from (("-", text) for text in old[done:])


def _range(before: Sequence[tuple[str, str]], hunk: Sequence[tuple[str, str]], sign: str) -> str:
    """The first line and the number of lines of one side of a hunk, as `diff -u` writes them."""
    above = sum(each in (" ", sign) for each, _ in before)
    length = sum(each in (" ", sign) for each, _ in hunk)
    if length == 1:
        return str(above + 1)
    return f"{above + 1 if length else above},{length}"
