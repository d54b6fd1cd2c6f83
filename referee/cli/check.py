"""referee check"""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import typer

import referee
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.export import report, verdict_line
from referee.export.safe_text import visible
from referee.export.terminal import Paint

from .files import (
    STDIN,
    Trouble,
    emit,
    find_logs,
    leads_into_archive,
    load,
    notice,
    refuse_overwriting,
    say,
)

if TYPE_CHECKING:
    from referee.batch.source import Source

    from .many import ManyLogs


class Wanted(NamedTuple):
    """How to check a log, and how to print the findings."""

    output_format: str
    strict: bool
    quiet: bool
    every: bool
    paint: Paint


class LazyText:
    """Text in parts, which are made when they are needed, or when the text is sent to another process."""

    def __init__(self, parts: Iterable[str]) -> None:
        self.parts = parts

    def __reduce__(self) -> tuple[type[LazyText], tuple[list[str]]]:
        return LazyText, (["".join(self.parts)],)


class Checked(NamedTuple):
    """What is printed of a log that was checked, and what is counted."""

    name: str
    text: LazyText
    note: str
    """A remark on the board, which is printed once for all logs."""
    legal: bool
    actions: int
    undecided: bool
    notices: int
    waived: int


class CheckedLogs:
    """The counts of the logs that were checked. The verdicts themselves are not kept."""

    def __init__(self) -> None:
        self.logs = self.wrong = self.actions = self.undecided = self.notices = self.waived = 0

    def add(self, checked: Checked) -> None:
        self.logs += 1
        self.wrong += not checked.legal
        self.actions += checked.actions
        self.undecided += checked.undecided

    def count(self, checked: Checked) -> None:
        """Count a legal log instead of showing it."""
        self.waived += checked.waived
        self.notices += checked.notices

    def summary(self) -> str:
        return (
            verdict_line.summary(
                self.logs, self.wrong, self.actions, self.undecided, self.notices, self.waived
            )
            + "\n"
        )


def run(
    logs: Sequence[str],
    output_format: str,
    output: str | None,
    strict: bool,
    quiet: bool,
    exit_zero: bool,
    color: str,
    stdin_name: str,
    every: bool = False,
    jobs: str = "1",
    cluster: str | None = None,
) -> None:
    tally = CheckedLogs()
    wanted = Wanted(output_format, strict, quiet, every, paint_for(color, to_file=output is not None))
    many = _work(list(find_logs(logs)), stdin_name, output, jobs, cluster)
    named = {stdin_name if name == STDIN else name for name in logs}
    chunks = _CHUNKS.get(output_format, _for_tools)(
        _checked_logs(many, wanted, tally), many, wanted, named, tally
    )
    if output is None or output == STDIN:
        for chunk in chunks:
            say(chunk)
    else:
        report = "".join(chunks)
        if tally.logs or not many.trouble:  # without a report, the old report file is not replaced
            emit(report, output)
    if many.trouble:
        raise typer.Exit(2)
    if tally.wrong and not exit_zero:
        raise typer.Exit(1)


def _work(
    names: list[str | Trouble], stdin_name: str, output: str | None, jobs: str, cluster: str | None
) -> Alone | ManyLogs:
    name, *others = names
    if isinstance(name, str) and not others and cluster is None and not leads_into_archive(name):
        return Alone(name, stdin_name, output, jobs)
    from .many import ManyLogs
    from .sources import Sources

    return ManyLogs(Sources(names, stdin_name, output), jobs, "checked", cluster)


class Alone:
    """A single log. The modules that only several logs need are not loaded."""

    def __init__(self, name: str, stdin_name: str, output: str | None, jobs: str) -> None:
        if jobs != "1":
            from .many import number_of

            number_of(jobs)  # report a wrong number, although one log needs no other process
        self.name = name
        self.stdin_name = stdin_name
        self.output = output
        self.trouble = False
        self.wrong = 0

    def checked(self, wanted: Wanted) -> Iterator[Checked]:
        refuse_overwriting(self.output, self.name)
        try:
            record = load(self.name, self.stdin_name)
        except Trouble as trouble:
            self.trouble = True
            notice(str(trouble))
            return
        yield _checked(wanted, record)

    def tell(self, text: str) -> None:
        notice(text)


def check_one(wanted: Wanted, source: Source) -> Checked:
    """Check a log. Any process can call this."""
    from referee.batch.source import record_of

    return _checked(wanted, record_of(source))


def _checked(wanted: Wanted, record: Record) -> Checked:
    verdict = referee.check(record, strict=wanted.strict)
    return Checked(
        record.name,
        LazyText(_WRITERS.get(wanted.output_format, _text_for_tools)(verdict, wanted)),
        verdict.terms.note if verdict.terms else "",
        verdict.legal,
        verdict.actions,
        bool(verdict.undecided),
        len(verdict.findings) - len(verdict.waived),
        len(verdict.waived),
    )


def _checked_logs(many: Alone | ManyLogs, wanted: Wanted, tally: CheckedLogs) -> Iterator[Checked]:
    """Check one log after the other. A log that cannot be read is reported at once and skipped."""
    results = many.checked(wanted) if isinstance(many, Alone) else many.results(partial(check_one, wanted))
    for checked in results:
        if tally.logs == 1:
            gc.enable()  # one log makes little garbage, many make more
        tally.add(checked)
        many.wrong = tally.wrong
        yield checked


def _concise(
    logs: Iterator[Checked], many: Alone | ManyLogs, wanted: Wanted, named: set[str], tally: CheckedLogs
) -> Iterator[str]:
    """One line for each finding."""
    for checked in _noting(logs, many):
        yield from checked.text.parts
    if not wanted.quiet and tally.logs > 1:
        yield tally.summary()


def _noting(logs: Iterator[Checked], many: Alone | ManyLogs) -> Iterator[Checked]:
    """The same logs. A remark on a board is printed once, on standard error."""
    noted: set[str] = set()
    for checked in logs:
        if checked.note and checked.note not in noted:
            noted.add(checked.note)
            many.tell(checked.note)
        yield checked


def _full(
    logs: Iterator[Checked], many: Alone | ManyLogs, wanted: Wanted, named: set[str], tally: CheckedLogs
) -> Iterator[str]:
    """The findings in full, and a line for each log.

    `named` are the logs that the command line names. A legal log that was found in a folder or an archive
    is only counted, unless it is the only one. With --all, every finding of every log is shown.
    """
    only = ""
    notes: dict[str, None] = {}
    for checked in logs:
        if wanted.every or checked.name in named or not checked.legal or checked.undecided:
            yield from checked.text.parts
            continue
        if tally.logs == 1:
            only = "".join(checked.text.parts)
        tally.count(checked)
        if checked.note:
            notes[visible(checked.note)] = None
    if tally.logs == 1:
        yield only
    elif not wanted.quiet:
        yield from (f"{note}\n" for note in notes)
        if tally.logs:
            yield tally.summary()


def _json(
    logs: Iterator[Checked], many: Alone | ManyLogs, wanted: Wanted, named: set[str], tally: CheckedLogs
) -> Iterator[str]:
    """One document, written log by log."""
    from referee.export.findings import head_to_json
    from referee.export.json_text import to_text

    head = to_text(head_to_json())
    yield head.removesuffix("\n}") + ',\n  "logs": ['
    between = "\n"
    for checked in logs:
        yield between
        yield from checked.text.parts
        between = ",\n"
    yield "\n  ]\n}\n" if between == ",\n" else "]\n}\n"


def _json_lines(
    logs: Iterator[Checked], many: Alone | ManyLogs, wanted: Wanted, named: set[str], tally: CheckedLogs
) -> Iterator[str]:
    """One line of JSON for each log."""
    for checked in logs:
        yield from checked.text.parts


def _for_tools(
    logs: Iterator[Checked], many: Alone | ManyLogs, wanted: Wanted, named: set[str], tally: CheckedLogs
) -> Iterator[str]:
    """A format of export/verdict_formats.py."""
    from referee.export.verdict_formats import format_named

    texts = ("".join(checked.text.parts) for checked in _noting(logs, many))
    yield from format_named(wanted.output_format).document(texts)


_CHUNKS = {"full": _full, "concise": _concise, "json": _json, "jsonl": _json_lines}


# --- the text of one log ---


def _full_text(verdict: Verdict, wanted: Wanted) -> Iterator[str]:
    paint = wanted.paint
    told = report.full(verdict, paint, every=True) if wanted.every else report.short(verdict, paint)
    yield from (f"{paragraph}\n\n" for paragraph in told)
    if not wanted.quiet:
        yield verdict_line.verdict_line(verdict, paint) + "\n"


def _concise_text(verdict: Verdict, wanted: Wanted) -> Iterator[str]:
    return (f"{row}\n" for row in report.concise(verdict))


def _json_text(verdict: Verdict, wanted: Wanted) -> Iterator[str]:
    from referee.export.findings import verdict_to_json
    from referee.export.json_text import to_text

    yield "    " + to_text(verdict_to_json(verdict)).replace("\n", "\n    ")


def _json_line(verdict: Verdict, wanted: Wanted) -> Iterator[str]:
    from referee.export.findings import verdict_to_json
    from referee.export.json_text import to_line

    yield to_line(verdict_to_json(verdict)) + "\n"


def _text_for_tools(verdict: Verdict, wanted: Wanted) -> Iterator[str]:
    from referee.export.verdict_formats import format_named

    return format_named(wanted.output_format).of_log(verdict, wanted.every)


_WRITERS = {"full": _full_text, "concise": _concise_text, "json": _json_text, "jsonl": _json_line}


# --- the terminal ---


def paint_for(color: str, to_file: bool) -> Paint:
    """The colours, line characters and width that the output can show."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "")
    unicode = to_file or encoding.startswith("utf")
    return Paint(_wants_colour(color, to_file), unicode, _columns(to_file))


def _wants_colour(color: str, to_file: bool) -> bool:
    if color != "auto":
        return color == "always"
    if os.environ.get("NO_COLOR") or to_file:
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _columns(to_file: bool) -> int | None:
    """The width of the terminal. Output to a file or another program is not wrapped."""
    if to_file or sys.stdout is None or not sys.stdout.isatty():
        return None
    return shutil.get_terminal_size().columns
