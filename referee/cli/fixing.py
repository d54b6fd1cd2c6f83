"""referee check --fix: corrects spelling slips whose meaning is certain, and nothing else."""

from __future__ import annotations

import unicodedata
from codecs import BOM_UTF8
from collections.abc import Sequence
from typing import NamedTuple

import referee
from referee.analysis.selection import Selection
from referee.loading import files_of
from referee.speech.say import tell
from referee.text.source import split
from referee.text.spelling import corrected

from .configuration import Configurations
from .files import (
    STDIN,
    Trouble,
    find_logs,
    folder_of,
    leads_into_archive,
    leave_as_it_is,
    notice,
    read_bytes,
    say,
    write_unchanged,
)
from .selecting import for_log, selection_of

MOST_LINES = 20_000
"""The most lines of a log that is corrected. The log is read for that, and once more to be checked."""
MOST_MEBIBYTES = 4
"""The most that such a log may have, for the same reason: a few lines may be long."""


def fix_spelling(logs: Sequence[str], select: Sequence[str], ignore: Sequence[str]) -> None:
    """Correct what is selected in these files. What cannot be written is left to be reported."""
    asked, configurations = selection_of(select, ignore), Configurations()
    for name in find_logs(logs):
        if isinstance(name, Trouble):
            continue  # reported when it is checked
        number = _fix(_file(name), asked, configurations)
        if number:
            notice(
                tell(
                    "fix.done",
                    "{name}: {number} {number|spelling|spellings} corrected",
                    name=name,
                    number=number,
                )
            )


def show_fixes(logs: Sequence[str], select: Sequence[str], ignore: Sequence[str]) -> int:
    """Print what would be corrected, and change nothing. Returns the exit code."""
    from .differences import difference

    asked, configurations = selection_of(select, ignore), Configurations()
    found = trouble = False
    for name in find_logs(logs):
        try:
            if isinstance(name, Trouble):
                raise name
            change = _change_of(_file(name), asked, configurations)
        except (Trouble, referee.CannotRead) as why:
            notice(str(why))
            trouble = True
            continue
        if change.number:
            found = True
            before, after = (data.decode("utf-8-sig") for data in (change.before, change.after))
            say(difference(before, after, name, tell("fix.corrected", "{name} (corrected)", name=name)))
    return 2 if trouble else int(found)


def _file(name: str) -> str:
    """The name, if it is that of a file. Otherwise Trouble."""
    if name == STDIN or leads_into_archive(name):
        raise Trouble(tell("fix.no-file", "--fix changes files; {name} is none", name=name))
    return name


class _Change(NamedTuple):
    """A file before and after its corrections, and how many there are."""

    before: bytes
    after: bytes
    number: int


def _fix(name: str, asked: Selection, configurations: Configurations) -> int:
    try:
        change = _change_of(name, asked, configurations)
    except (Trouble, referee.CannotRead):
        return 0
    if change.number:
        write_unchanged(name, change.before, change.after)
    else:
        leave_as_it_is(name)
    return change.number


def _change_of(name: str, asked: Selection, configurations: Configurations) -> _Change:
    """What is to be corrected in a file. A file that cannot be written back is not changed."""
    before = read_bytes(name)
    if before.count(b"\n") > MOST_LINES:
        _not_done(name, tell("fix.too-long", "it has more than {most} lines", most=f"{MOST_LINES:,}"))
        return _Change(before, before, 0)
    if len(before) > MOST_MEBIBYTES * 1024 * 1024:
        _not_done(name, tell("fix.too-large", "it is larger than {most} MiB", most=MOST_MEBIBYTES))
        return _Change(before, before, 0)
    customs = configurations.customs(name)
    record = referee.loads(before, name, folder_of(name), house=customs.house, boards=customs.boards)
    if not record.findings:
        return _Change(before, before, 0)
    beside = files_of(folder_of(name), customs.boards)
    lines, number = corrected(record, beside, for_log(asked, customs).takes)
    why = _why_not(before, record.lines) if number else ""
    if why:
        _not_done(name, why)
    if not number or why:
        return _Change(before, before, 0)
    return _Change(before, _as_before(before, lines), number)


def _not_done(name: str, why: str) -> None:
    notice(tell("fix.not-done", "{name}: no spelling corrected: {why}", name=name, why=why))


def _why_not(data: bytes, lines: Sequence[str]) -> str:
    """Why the lines cannot be written back without other changes to the file; empty if they can."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return tell("fix.not-utf-8", "the file is not in UTF-8")
    if unicodedata.normalize("NFC", text) != text or split(text) != list(lines):
        return tell("fix.letters", "the file has letters that Referee would write in another way")
    if _as_before(data, lines) != data:
        return tell("fix.line-ends", "the line ends are mixed, or are not those of Unix or Windows")
    return ""


def _as_before(before: bytes, lines: Sequence[str]) -> bytes:
    """The lines with the line ends and the byte-order mark of the file."""
    mark = BOM_UTF8 if before.startswith(BOM_UTF8) else b""
    end = "\r\n" if b"\r\n" in before else "\n"
    last = end if before.endswith(b"\n") else ""
    return mark + (end.join(lines) + last).encode("utf-8")
