"""referee check"""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Iterator, Sequence

import typer

import referee
from referee.core.verdict import Verdict
from referee.export import report
from referee.export.safe_text import visible
from referee.export.terminal import Paint

from .files import STDIN, Trouble, emit, find_logs, load, notice, refuse_overwriting, say


class CheckedLogs:
    """The counts of the logs that were checked. The verdicts themselves are not kept."""

    def __init__(self) -> None:
        self.logs = self.wrong = self.actions = self.undecided = self.notices = self.waived = 0
        self.trouble = False

    def add(self, verdict: Verdict) -> None:
        self.logs += 1
        self.wrong += not verdict.legal
        self.actions += verdict.actions
        self.undecided += bool(verdict.undecided)

    def count(self, verdict: Verdict) -> None:
        """Count a legal log instead of showing it."""
        self.waived += len(verdict.waived)
        self.notices += len(verdict.findings) - len(verdict.waived)

    def summary(self) -> str:
        return (
            report.summary(self.logs, self.wrong, self.actions, self.undecided, self.notices, self.waived)
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
) -> None:
    tally = CheckedLogs()
    verdicts = _verdicts(logs, output, strict, stdin_name, tally)
    if output_format == "json":
        chunks = _json(verdicts)
    else:
        paint = paint_for(color, to_file=output is not None)
        if output_format == "concise":
            chunks = _concise(verdicts, quiet, tally)
        else:
            named = {stdin_name if name == STDIN else name for name in logs}
            chunks = _full(verdicts, paint, quiet, None if every else named, tally)
    if output is None or output == STDIN:
        for chunk in chunks:
            say(chunk)
    else:
        report = "".join(chunks)
        if tally.logs or not tally.trouble:  # without a report, the old report file is not replaced
            emit(report, output)
    if tally.trouble:
        raise typer.Exit(2)
    if tally.wrong and not exit_zero:
        raise typer.Exit(1)


def _verdicts(
    logs: Sequence[str], output: str | None, strict: bool, stdin_name: str, tally: CheckedLogs
) -> Iterator[Verdict]:
    """Check one log after the other. A log that cannot be read is reported at once and skipped."""
    for name in find_logs(logs):
        refuse_overwriting(output, str(name))
        if tally.logs == 1:
            gc.enable()  # one log makes little garbage, many make more
        try:
            if isinstance(name, Trouble):
                raise name
            verdict = referee.check(load(name, stdin_name), strict=strict)
        except Trouble as trouble:
            tally.trouble = True
            notice(str(trouble))
            continue
        tally.add(verdict)
        yield verdict


def _concise(verdicts: Iterator[Verdict], quiet: bool, tally: CheckedLogs) -> Iterator[str]:
    """One line for each finding. A remark on a board is printed once, on standard error."""
    noted: set[str] = set()
    for verdict in verdicts:
        note = verdict.terms.note if verdict.terms else ""
        if note and note not in noted:
            noted.add(note)
            notice(note)
        yield from (f"{row}\n" for row in report.concise(verdict))
    if not quiet and tally.logs > 1:
        yield tally.summary()


def _full(
    verdicts: Iterator[Verdict], paint: Paint, quiet: bool, named: set[str] | None, tally: CheckedLogs
) -> Iterator[str]:
    """The findings in full, and a line for each log.

    `named` are the logs that the command line names. A legal log that was found in a folder is only
    counted, unless it is the only one. If `named` is None, every finding of every log is shown.
    """
    only = ""
    notes: dict[str, None] = {}
    for verdict in verdicts:
        if named is None or verdict.record.name in named or not verdict.legal or verdict.undecided:
            yield _log(verdict, paint, quiet, named is None)
            continue
        if tally.logs == 1:
            only = _log(verdict, paint, quiet)
        tally.count(verdict)
        if verdict.terms is not None and verdict.terms.note:
            notes[visible(verdict.terms.note)] = None
    if tally.logs == 1:
        yield only
    elif not quiet:
        yield from (f"{note}\n" for note in notes)
        if tally.logs:
            yield tally.summary()


def _log(verdict: Verdict, paint: Paint, quiet: bool, every: bool = False) -> str:
    told = report.full(verdict, paint, every=True) if every else report.short(verdict, paint)
    line = "" if quiet else report.verdict_line(verdict, paint) + "\n"
    return "".join(f"{paragraph}\n\n" for paragraph in told) + line


def _json(verdicts: Iterator[Verdict]) -> Iterator[str]:
    """One document, written log by log."""
    from referee.export.findings import head_to_json, verdict_to_json
    from referee.export.json_text import to_text

    head = to_text(head_to_json())
    yield head.removesuffix("\n}") + ',\n  "logs": ['
    between = "\n"
    for verdict in verdicts:
        body = to_text(verdict_to_json(verdict))
        yield between + "    " + body.replace("\n", "\n    ")
        between = ",\n"
    yield "\n  ]\n}\n" if between == ",\n" else "]\n}\n"


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
