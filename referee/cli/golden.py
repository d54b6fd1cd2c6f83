"""referee golden"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Sequence

import typer

import referee
from referee.batch.source import CannotUse, Source, record_of
from referee.export.json_text import to_text
from referee.golden.examine import BROKEN, GOLDEN, NEWER, Examined, golden_name, log_name
from referee.golden.report import Row, orphan_words, summary, to_json, words
from referee.speech.current import ENGLISH, speaking
from referee.speech.say import tell

from .files import (
    STDIN,
    Trouble,
    emit,
    find_logs,
    leave_as_it_is,
    refuse_overwriting,
    write_beside,
)
from .golden_files import compared
from .log_files import walk
from .many import ManyLogs
from .sources import Sources


def run_golden(
    logs: Sequence[str], update: bool, output_format: str, output: str | None, jobs: str = "1"
) -> None:
    gc.enable()  # main() disables it for a single log; here there are many
    sources, orphans = Sources(find_logs(logs), output=output), list(_orphans(logs))
    sources.refuse_archives(
        tell("golden.file", "a golden is kept beside its log, so the log must be a file")
    )
    for name in sources.names:
        refuse_overwriting(output, str(name), golden_name(str(name)))
    refuse_overwriting(output, *orphans)
    rows: list[Row] = []
    many = ManyLogs(sources, jobs, "compared")
    for log, examined in many.results(golden_one):
        try:
            rows.append(_row(log, examined, update))
        except Trouble as fault:
            many.trouble = True
            many.tell(str(fault))
    trouble = many.trouble
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


def golden_one(source: Source) -> tuple[str, Examined]:
    """Compare a log with its golden. Any process can call this, so the result has no finding in it."""
    name = source.path
    if name == STDIN:
        raise CannotUse(tell("golden.file", "a golden is kept beside its log, so the log must be a file"))
    if name.endswith(GOLDEN):
        raise CannotUse(
            tell(
                "golden.its-log",
                "{name}: this is a golden; name its log, {log}",
                name=name,
                log=log_name(name),
            )
        )
    try:
        with speaking(ENGLISH):  # a golden is the same in every language
            examined = compared(referee.check(record_of(source)), golden_name(name))
    except Trouble as fault:
        raise CannotUse(str(fault)) from None
    told = tuple(each._replace(finding=None) for each in examined.surprises)
    return name, examined._replace(surprises=told)


def _row(name: str, examined: Examined, update: bool) -> Row:
    golden = golden_name(name)
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
