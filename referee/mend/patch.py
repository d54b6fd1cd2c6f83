"""A repair as text: only the words that it is about change; comments, spelling and blank lines stay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.acts import Unreadable
from referee.core.record import Entry, Play, Record
from referee.core.verdict import Place
from referee.text.locate import locate
from referee.text.source import cut_comment
from referee.text.writer import write_entry, write_play

from .edits import Edit
from .search import Repair

Reread = Callable[[str], Record]
"""Reads a log again, as this one was read."""

UNKNOWN = "..."
"""Stands for what nobody can tell; the reader takes it for an action that it cannot read."""


def patched(record: Record, repair: Repair, reread: Reread) -> str:
    """The text of the log after a repair."""
    lines = list(record.lines)
    now = record
    for number, edit in enumerate(repair.edits):
        if number:
            now = reread("\n".join(lines))
        lines = _apply(now, edit)
    return "\n".join(lines).rstrip("\n") + "\n"


def _apply(record: Record, edit: Edit) -> list[str]:
    lines, entries = list(record.lines), record.entries
    if edit.kind == "missing":
        before = entries[edit.at].line if edit.at < len(entries) else len(lines) + 1
        lines.insert(before - 1, _written(record, edit.new[0]))
        return lines
    touched = entries[edit.at : edit.at + edit.taken]
    if not edit.new:
        del lines[touched[0].line - 1]
    elif edit.kind == "swap":
        one, two = (entry.line - 1 for entry in touched)
        lines[one], lines[two] = lines[two], lines[one]
    else:
        for old, new in zip(touched, edit.new, strict=True):
            lines[old.line - 1] = _rewritten(record, old, new)
    return lines


def _rewritten(record: Record, old: Entry, new: Entry) -> str:
    line = record.lines[old.line - 1]
    if old.seat != new.seat and new.seat is not None:
        _, colon, rest = line.partition(":")
        return f"{record.players[new.seat]}{colon}{rest}" if colon else line
    changed = [index for index, play in enumerate(new.plays) if _differs(old.plays, index, play)]
    if old.seat is None or len(changed) != 1:
        code, _ = cut_comment(line)
        return _written(record, new) + line[len(code.rstrip()) :]
    span = locate(record, Place(old.line, changed[0]))
    said: str = record.game.write(new.plays[changed[0]].action, record.players)
    waivers = "".join(_waiver(waiver.code, waiver.reason) for waiver in new.plays[changed[0]].waivers)
    return line[: span.column - 1] + said + waivers + line[span.end_column - 1 :]


def _written(record: Record, entry: Entry) -> str:
    """A line in canonical form; what cannot be read in it is left open."""
    if not any(isinstance(play.action, Unreadable) for play in entry.plays):
        return write_entry(record.game, entry, record.players)
    said = "; ".join(
        UNKNOWN if isinstance(play.action, Unreadable) else write_play(record.game, play, record.players)
        for play in entry.plays
    )
    name = entry.name if entry.seat is None else record.players[entry.seat]
    return said if name is None else f"{name}: {said}"


def _differs(plays: Sequence[Play], index: int, play: Play) -> bool:
    return index >= len(plays) or plays[index].action != play.action


def _waiver(code: str, reason: str | None) -> str:
    return f" stands {code}" + (f' "{reason}"' if reason else "")


def is_certain(repair: Repair) -> bool:
    """Whether the repair says all that it puts in; of a missing line one may know only whose it is."""
    return not any(
        isinstance(play.action, Unreadable)
        for edit in repair.edits
        for entry in edit.new
        for play in entry.plays
    )
