"""referee format, export, import"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import typer

import referee
from referee.batch.source import Source, record_of
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.speech.punctuation import headed
from referee.speech.say import tell
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
    read_text,
    refuse_overwriting,
    say,
    write_unchanged,
    write_whole,
)
from .many import ManyLogs
from .sources import Sources

MOST_OF_JSON = 1024 * 1024
"""The largest JSON that is imported: ten times the longest record. Checking it by a schema takes time."""


HAND_OVER = ("table", "bgstats", "bgstats-qr", "bgg")
"""What is made of a finished game rather than of its lines."""


def _readable(record: Record) -> bool:
    """Whether every line was read. If not, reports those that were not."""
    for row in _unread(record):
        notice(row)
    return not record.findings


def _unread(record: Record) -> Iterator[str]:
    """A line of text for each line of the log that cannot be read."""
    if record.findings:
        from referee.export import report

        yield from report.concise(Verdict(record, findings=list(record.findings)))


class Formatted(NamedTuple):
    """The canonical form of a log and whether it differs, or why the log cannot be read."""

    source: Source
    unread: tuple[str, ...] = ()
    text: str = ""
    changed: bool = False
    difference: str = ""


def format_one(diff: bool, language: str | None, source: Source) -> Formatted:
    """The canonical form of a log. Any process can call this."""
    record = record_of(source)
    if record.findings:
        return Formatted(source, tuple(_unread(record)))
    try:
        text = referee.format_log(record, language)
    except Unwritable as fault:
        return Formatted(
            source, (tell("format.not-changed", "{fault}; the log was not changed", fault=fault),)
        )
    before = text if source.is_record else decode(source.data)
    difference = _difference(before, text, record.name) if diff and before != text else ""
    return Formatted(source, (), text, before != text, difference)


def run_format(
    logs: Sequence[str],
    check: bool,
    diff: bool,
    stdin_name: str,
    jobs: str = "1",
    language: str | None = None,
) -> None:
    changed = unread = False
    wanted = None if language is None else known_language(language)
    sources = Sources(find_logs(logs), stdin_name)
    if not (check or diff):
        sources.refuse_archives(
            tell("format.archive", "a log in an archive cannot be rewritten; use --check or --diff")
        )
    many = ManyLogs(sources, jobs, "looked at")
    for made in many.results(partial(format_one, diff, wanted)):
        for row in made.unread:
            many.tell(row)
        unread = unread or bool(made.unread)
        changed = changed or made.changed
        if made.unread:
            continue
        try:
            _keep(made, check, diff)
        except Trouble as fault:
            many.trouble = True
            many.tell(str(fault))
    if many.trouble:
        raise typer.Exit(2)
    if unread or (changed and (check or diff)):
        raise typer.Exit(1)


def known_language(name: str) -> str:
    """The code of a language by its code or name. Trouble if there is none."""
    from referee.language.languages import code_of, codes

    code = code_of(name)
    if code is None:
        raise Trouble(
            tell(
                "language.unknown",
                "there is no language {name}; the languages are: {known}",
                name=name,
                known=", ".join(codes()),
            )
        )
    return code


def _keep(made: Formatted, check: bool, diff: bool) -> None:
    """Write the canonical form to the log, or report that it differs."""
    name, source = made.source.path, made.source
    if diff:
        if made.changed:
            say(made.difference)
    elif check:
        if made.changed:
            notice(tell("format.would", "would format {name}", name=source.name))
    elif name == STDIN:
        emit(made.text, None)
    elif not made.changed:
        leave_as_it_is(name)
    else:
        write_unchanged(name, source.data, made.text)
        notice(tell("format.done", "formatted {name}", name=source.name))


def _difference(before: str, after: str, name: str) -> str:
    from .differences import difference

    return difference(before, after, name, tell("format.formatted", "{name} (formatted)", name=name))


def export_one(source: Source) -> tuple[tuple[str, ...], str]:
    """A log as a line of JSON, or why it cannot be read. Any process can call this."""
    from referee.export.json_text import to_line

    record = record_of(source)
    if record.findings:
        return tuple(_unread(record)), ""
    try:
        return (), to_line({"name": record.name, "record": referee.to_json(record)}) + "\n"
    except Unwritable as fault:
        return (str(fault),), ""


def _export_all(logs: Sequence[str], output: str | None, stdin_name: str, jobs: str) -> None:
    """Write every log as a line of JSON. The result can be read as an archive."""
    many = ManyLogs(Sources(find_logs(logs), stdin_name, output), jobs, "exported")
    unread = False

    def lines() -> Iterator[str]:
        nonlocal unread
        for why, line in many.results(export_one):
            unread = unread or bool(why)
            for row in why:
                many.tell(row)
            if line:
                yield line

    if output is None or output == STDIN:
        for line in lines():
            say(line)
    else:
        whole = "".join(lines())
        if not many.trouble and (whole or not unread):  # what was there before may have every log
            write_whole(output, whole)
    if many.trouble:
        raise typer.Exit(2)
    if unread:
        raise typer.Exit(1)


def run_export(logs: Sequence[str], to: str, output: str | None, stdin_name: str, jobs: str = "1") -> None:
    if to == "jsonl":
        _export_all(logs, output, stdin_name, jobs)
        return
    if len(logs) > 1:
        raise Trouble(
            tell(
                "export.one",
                "several logs can only be exported as JSON lines: --to jsonl, not {form}",
                form=to,
            )
        )
    [log] = logs
    refuse_overwriting(output, log)
    record = load(log, stdin_name)
    if not _readable(record):
        raise typer.Exit(1)
    if to in HAND_OVER:
        from .hand_over import hand_over

        hand_over(record, to, output)
        return
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
        raise Trouble(
            tell("import.nested", "{name}: nested too deeply to be a record", name=file)
        ) from None
    except ValueError as error:
        raise Trouble(headed(str(file), str(error))) from None
    if not _readable(record):
        raise typer.Exit(1)
    emit(referee.format_log(record), output)


def _parse(file: str, text: str) -> object:
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise Trouble(
            tell(
                "import.json",
                "{name}: line {line}: this is not JSON: {fault}",
                name=file,
                line=error.lineno,
                fault=error.msg,
            )
        ) from None
    except ValueError:  # Python refuses numbers with thousands of digits
        raise Trouble(
            tell("import.number", "{name}: this is not a record: a number in it is too large", name=file)
        ) from None
    return data
