"""referee format, export, import"""

from __future__ import annotations

import json
from collections.abc import Sequence

import typer

import referee
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.export.safe_text import visible
from referee.text.source import decode
from referee.text.writer import Unwritable

from .files import (
    STDIN,
    Trouble,
    emit,
    emit_parts,
    find_logs,
    folder_of,
    leave_as_it_is,
    load,
    notice,
    read_bytes,
    read_text,
    refuse_overwriting,
    say,
    write_unchanged,
)

MOST_OF_JSON = 1024 * 1024
"""The largest JSON that is imported: ten times the longest record. Checking it by a schema takes time."""


def _readable(record: Record) -> bool:
    """Whether every line was read. If not, reports those that were not."""
    if not record.findings:
        return True
    from referee.export import report

    for row in report.concise(Verdict(record, findings=list(record.findings))):
        notice(row)
    return False


def run_format(logs: Sequence[str], check: bool, diff: bool, stdin_name: str) -> None:
    changed = unread = trouble = False
    for name in find_logs(logs):
        try:
            if isinstance(name, Trouble):
                raise name
            data = read_bytes(name)
            record = referee.loads(data, stdin_name if name == STDIN else name, folder_of(name))
            if not _readable(record):
                unread = True
                continue
            changed = _format_one(record, name, data, check, diff) or changed
        except Unwritable as fault:
            unread = True
            notice(f"{fault}; the log was not changed")
        except (Trouble, referee.CannotRead) as fault:
            trouble = True
            notice(str(fault))
    if trouble:
        raise typer.Exit(2)
    if unread or (changed and (check or diff)):
        raise typer.Exit(1)


def _format_one(record: Record, name: str, data: bytes, check: bool, diff: bool) -> bool:
    text, before = referee.format_log(record), decode(data)
    if name == STDIN and not (check or diff):
        emit(text, None)
        return False
    if before == text:
        if not (check or diff):
            leave_as_it_is(name)
        return False
    if diff:
        say("".join(_difference(before, text, record.name)))
    elif check:
        notice(f"would format {record.name}")
    else:
        write_unchanged(name, data, text)
        notice(f"formatted {record.name}")
    return True


def _difference(before: str, after: str, name: str) -> list[str]:
    from difflib import unified_diff

    old, new = (text.splitlines(keepends=True) for text in (before, after))
    rows = unified_diff(old, new, f"{name} (as it is)", f"{name} (formatted)")
    return [_shown(row) for row in rows]


def _shown(row: str) -> str:
    """A row of a difference that is safe to print on a terminal."""
    line = row.removesuffix("\n")
    return f"{visible(line)}\n" if line != row else f"{visible(line)}\n\\ no newline at the end\n"


def run_export(log: str, to: str, output: str | None, stdin_name: str) -> None:
    refuse_overwriting(output, log)
    record = load(log, stdin_name)
    if not _readable(record):
        raise typer.Exit(1)
    try:
        if to == "json":
            from referee.export.record_json import record_to_text

            emit_parts(record_to_text(record), output)
        else:
            emit(referee.to_csv(record) if to == "csv" else referee.format_log(record), output)
    except Unwritable as fault:
        notice(str(fault))
        raise typer.Exit(1) from None


def run_import(file: str, output: str | None) -> None:
    refuse_overwriting(output, file)
    text = read_text(file, MOST_OF_JSON)
    try:
        record = referee.from_json(_parse(file, text), file, folder_of(file))
    except RecursionError:
        raise Trouble(f"{file}: nested too deeply to be a record") from None
    except ValueError as error:
        raise Trouble(f"{file}: {error}") from None
    if not _readable(record):
        raise typer.Exit(1)
    emit(referee.format_log(record), output)


def _parse(file: str, text: str) -> object:
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise Trouble(f"{file}: line {error.lineno}: this is not JSON: {error.msg}") from None
    except ValueError:  # Python refuses numbers with thousands of digits
        raise Trouble(f"{file}: this is not a record: a number in it is too large") from None
    return data
