"""referee golden"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Sequence

import typer

import referee
from referee.export.json_text import to_text
from referee.golden.examine import BROKEN, GOLDEN, NEWER, golden_name, log_name
from referee.golden.report import Row, orphan_words, summary, to_json, words

from .files import (
    STDIN,
    Trouble,
    emit,
    find_logs,
    leave_as_it_is,
    load,
    notice,
    refuse_overwriting,
    write_beside,
)
from .golden_files import compared
from .log_files import walk


def run_golden(logs: Sequence[str], update: bool, output_format: str, output: str | None) -> None:
    gc.enable()  # main() disables it for a single log; here there are many
    names, orphans = list(find_logs(logs)), list(_orphans(logs))
    for name in names:
        refuse_overwriting(output, str(name), golden_name(str(name)))
    refuse_overwriting(output, *orphans)
    rows: list[Row] = []
    trouble = False
    for name in names:
        try:
            rows.append(_row(name, update))
        except Trouble as fault:
            trouble = True
            notice(str(fault))
    if trouble and not rows and output is not None:
        raise typer.Exit(2)  # without a report, the old report file is not replaced
    if output_format == "json":
        emit(to_text(to_json(rows, orphans)), output)
    else:
        told = [line for row in rows for line in words(row)] + [orphan_words(name) for name in orphans]
        emit("\n".join([*told, summary(rows, orphans)]), output)
    cannot = any(row.examined.state in (BROKEN, NEWER) and not row.written for row in rows)
    if trouble or cannot:
        raise typer.Exit(2)
    if orphans or not all(_is_settled(row) for row in rows):
        raise typer.Exit(1)


def _is_settled(row: Row) -> bool:
    return row.examined.is_as_it_was or (row.written and not row.examined.surprises)


def _row(name: str | Trouble, update: bool) -> Row:
    if isinstance(name, Trouble):
        raise name
    if name == STDIN:
        raise Trouble("a golden is kept beside its log, so the log must be a file")
    if name.endswith(GOLDEN):
        raise Trouble(f"{name}: this is a golden; name its log, {log_name(name)}")
    golden = golden_name(name)
    examined = compared(referee.check(load(name)), golden)
    if not (update and examined.can_be_written):
        if update:
            leave_as_it_is(golden)
        return Row(name, examined, False)
    write_beside(golden, examined.text)
    return Row(name, examined, True)


def _orphans(arguments: Sequence[str]) -> Iterator[str]:
    """The goldens in the named folders whose log does not exist."""
    seen: set[str] = set()
    for argument in arguments:
        if "\0" in argument or not os.path.isdir(argument):
            continue
        for name in walk(argument, GOLDEN):
            if isinstance(name, Trouble):
                continue  # already reported when the logs were looked for
            if name not in seen and _is_gone(log_name(name)):
                seen.add(name)
                yield name


def _is_gone(name: str) -> bool:
    """Whether the file does not exist, rather than cannot be accessed."""
    try:
        os.lstat(name)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    return False
