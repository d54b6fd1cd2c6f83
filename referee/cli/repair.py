"""referee repair"""

from __future__ import annotations

import contextlib
import os
from codecs import BOM_UTF8
from typing import Any, NamedTuple

import typer

import referee
from referee.core.record import Record
from referee.disk import NotPlain, read_plain, undisturbed
from referee.export.findings import head_to_json
from referee.export.json_text import to_text
from referee.export.safe_text import visible
from referee.mend.patch import difference
from referee.mend.path import NEVER
from referee.mend.repairs import Found, Repair
from referee.mend.saying import retold
from referee.speech.punctuation import together
from referee.speech.say import tell
from referee.speech.values import Series
from referee.text.source import mixed_at, split

from .files import (
    STDIN,
    Trouble,
    emit,
    folder_of,
    leave_as_it_is,
    notice,
    read_bytes,
    refuse_overwriting,
    write_new,
    write_unchanged,
)
from .interrupts import in_order
from .views import open_log, refuse_too_long

MOST_BACKUPS = 1000


class TriedRepair(NamedTuple):
    """A repair, the text after it, and what is still wrong then."""

    repair: Repair
    text: str
    left: int


def run_repair(
    log: str,
    apply: int | None,
    limit: int | None,
    most: int,
    output_format: str,
    output: str | None,
    stdin_name: str,
) -> None:
    refuse_overwriting(output, log)
    if apply is not None and log == STDIN:
        raise Trouble(tell("repair.stdin", "--apply needs a file; it cannot change standard input"))
    before = read_bytes(log) if apply is not None else b""
    record = open_log(log, stdin_name)
    if referee.check(record).legal:
        if apply is not None:
            leave_as_it_is(log)
        emit(_nothing(record, output_format), output)
        return
    refuse_too_long(record)
    found = referee.repair(record, limit=limit)
    shown = [_shown(record, repair, folder_of(log)) for repair in found.repairs[: max(most, apply or 0)]]
    if apply is not None:
        _apply(log, before, record, shown, apply)
        return
    if output_format == "json":
        emit(to_text(_to_json(record, found, shown[:most])), output)
    else:
        emit("\n".join(_rows(record, found, shown[:most])), output)
    raise typer.Exit(1)


def _shown(record: Record, repair: Repair, folder: str) -> TriedRepair:
    text = referee.repaired(record, repair)
    again = referee.check(referee.loads(text, record.name, folder))
    return TriedRepair(repair, text, sum(finding.counts for finding in again.findings))


def _nothing(record: Record, output_format: str) -> str:
    if output_format == "json":
        return to_text(head_to_json() | {"file": record.name, "legal": True, "tried": 0, "repairs": []})
    return tell("repair.nothing", "{name}: legal, nothing to repair", name=visible(record.name))


def _rows(record: Record, found: Found, shown: list[TriedRepair]) -> list[str]:
    rows = []
    for number, each in enumerate(shown, 1):
        changes = _changes(record, each.repair)
        several = tell("repair.changes", "{number} changes", number=len(changes))
        head = changes[0] if len(changes) == 1 else several
        rows += [
            f"{number}. {together([visible(head), _outcome(record, each)])}",
            *(f"   {visible(change)}" for change in changes if len(changes) > 1),
            *(f"   {visible(line)}" for line in difference(record, each.repair.edits)),
            "",
        ]
    if not shown:
        rows.append(
            tell("repair.none", "{name}: no small change makes this log better", name=visible(record.name))
        )
    if found.exhausted:
        rows.append(
            tell(
                "repair.limit",
                "the search stopped at its limit, after {number:,} changes; --limit searches further",
                number=found.tried,
            )
        )
    if shown:
        rows.append(_hint(shown))
    return rows


def _hint(shown: list[TriedRepair]) -> str:
    number = next((number for number, each in enumerate(shown, 1) if _can_apply(each.repair)), None)
    if number is None:
        return tell("repair.add", "add what is missing, and check again")
    return tell(
        "repair.apply",
        "--apply {number} writes {number|the first|number {number}} of these into the log, "
        "and keeps a copy of the old log",
        number=number,
    )


def _changes(record: Record, repair: Repair) -> list[str]:
    return [
        tell("note.line", "line {line}: {note}", line=edit.line, note=retold(edit.says, record))
        for edit in repair.edits
    ]


def _can_apply(repair: Repair) -> bool:
    """Whether there is anything to write: a remark alone repairs nothing."""
    return any(not edit.gap for edit in repair.edits)


def _outcome(record: Record, each: TriedRepair) -> str:
    if not each.repair.certain:
        gaps = [edit for edit in each.repair.edits if edit.gap]
        left = each.repair.first_fault
        if len(each.repair.edits) == 1:
            said = tell("repair.unknown", "only the players know what it said")
        else:
            what = Series(retold(edit.gap, record) for edit in gaps)
            said = tell("repair.unknown-lines", "only the players know what {what} said", what=what)
        wrong = "" if left == NEVER else tell("repair.also-wrong", "; line {line} is wrong too", line=left)
        return said + wrong
    if each.left:
        return tell("repair.left", "{number} {number|finding|findings} left", number=each.left)
    return tell("repair.legal", "then the log is legal")


def _apply(log: str, before: bytes, record: Record, shown: list[TriedRepair], number: int) -> None:
    if not 1 <= number <= len(shown):
        raise Trouble(
            tell(
                "repair.no-such",
                "{log}: there is no repair {number}; {found} were found",
                log=log,
                number=number,
                found=len(shown),
            )
        )
    chosen = shown[number - 1]
    if not _can_apply(chosen.repair):
        gap = next(edit for edit in chosen.repair.edits if edit.gap)
        raise Trouble(
            tell(
                "repair.gap",
                "{log}: {gap} is missing before line {line}, and only the players know what it said",
                log=log,
                gap=retold(gap.gap, record),
                line=gap.line,
            )
        )
    if mixed_at(split(chosen.text)):  # it has letters that the log would have in another encoding
        raise Trouble(f"{log}: {tell('fix.not-utf-8', 'the file is not in UTF-8')}")
    with in_order(), undisturbed():  # write both files or none, even if interrupted
        backup, new = _keep_backup(log, before)
        try:
            write_unchanged(log, before, _as_it_was_written(before, chosen.text))
        except BaseException:
            if new:
                with contextlib.suppress(OSError):
                    os.unlink(backup)  # the log is unchanged, so the copy is not needed
            raise
    notice(
        tell(
            "repair.done",
            "{log}: {says}; {outcome}; the old log is {backup}",
            log=log,
            says=Series(_changes(record, chosen.repair)),
            outcome=_outcome(record, chosen),
            backup=backup,
        )
    )
    if chosen.left:
        raise typer.Exit(1)


def _as_it_was_written(before: bytes, text: str) -> bytes:
    """The repaired text with the line ends and byte-order mark of the log."""
    ends = "\r\n" if b"\r\n" in before else "\n"
    mark = BOM_UTF8 if before.startswith(BOM_UTF8) else b""
    return mark + text.replace("\n", ends).encode("utf-8", "surrogateescape")


def _keep_backup(log: str, before: bytes) -> tuple[str, bool]:
    """Copy the log to a new file beside it. Returns its name, and whether it was written now.

    The copy already exists if the last attempt was killed before the log itself was written.
    """
    for number in range(MOST_BACKUPS):
        name = f"{log}.bak{number or ''}"
        if not os.path.lexists(name):
            if write_new(name, before):
                return name, True
        elif _holds(name, before):
            return name, False
    raise Trouble(tell("repair.backups", "{log}: there are too many backups beside it", log=log))


def _holds(name: str, data: bytes) -> bool:
    with contextlib.suppress(OSError, NotPlain):
        return read_plain(name, len(data)) == data
    return False


def _to_json(record: Record, found: Found, shown: list[TriedRepair]) -> dict[str, Any]:
    """Valid by schemas/repair.schema.json."""
    return head_to_json() | {
        "file": record.name,
        "legal": False,
        "tried": found.tried,
        "exhausted": found.exhausted,
        "repairs": [
            {
                "edits": [
                    {"kind": edit.kind, "line": edit.line, "says": retold(edit.says, record)}
                    for edit in each.repair.edits
                ],
                "cost": round(each.repair.cost, 3),
                "certain": each.repair.certain,
                "findings_left": each.left,
                "first_fault_left": None if each.repair.first_fault == NEVER else each.repair.first_fault,
                "text": each.text,
            }
            for each in shown
        ],
    }
