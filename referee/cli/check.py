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
from referee.export import report
from referee.export.paint import Paint

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

    from .many import Many


class Wanted(NamedTuple):
    """How a log is checked, and how what is found is written."""

    output_format: str
    strict: bool
    quiet: bool
    every: bool
    paint: Paint


class Words:
    """Text in parts, made when they are asked for; sent to another process it is made before."""

    def __init__(self, parts: Iterable[str]) -> None:
        self.parts = parts

    def __reduce__(self) -> tuple[type[Words], tuple[list[str]]]:
        return Words, (["".join(self.parts)],)


class Checked(NamedTuple):
    """What is said of a log that was checked, and what is counted."""

    words: Words
    note: str
    """What is to be said once, however many logs it is about."""
    legal: bool
    actions: int
    undecided: bool


class Tally:
    """What is remembered of the logs that were checked; the verdicts themselves are let go."""

    def __init__(self) -> None:
        self.logs = self.wrong = self.actions = self.undecided = 0

    def add(self, checked: Checked) -> None:
        self.logs += 1
        self.wrong += not checked.legal
        self.actions += checked.actions
        self.undecided += checked.undecided


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
    tally = Tally()
    paint = paint_for(color, to_file=output is not None)
    wanted = Wanted(output_format, strict, quiet, every, paint)
    names = list(find_logs(logs))
    many: Alone | Many
    name, *others = names
    if isinstance(name, str) and not others and cluster is None and not leads_into_archive(name):
        many = Alone(name, stdin_name, output, jobs)
    else:
        from .many import Many
        from .sources import Sources

        many = Many(Sources(names, stdin_name, output), jobs, "checked", cluster)
    chunks = _chunks(many, wanted, tally)
    if output is None or output == STDIN:
        for chunk in chunks:
            say(chunk)
    else:
        report = "".join(chunks)
        if tally.logs or not many.trouble:  # no report takes the place of another if there is none
            emit(report, output)
    if many.trouble:
        raise typer.Exit(2)
    if tally.wrong and not exit_zero:
        raise typer.Exit(1)


class Alone:
    """One log, for which nothing is loaded that only many logs need."""

    def __init__(self, name: str, stdin_name: str, output: str | None, jobs: str) -> None:
        if jobs != "1":
            from .many import number_of

            number_of(jobs)  # that means something, though there is nothing to share
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
    """Check a log and put in words what was found, in whichever process this is."""
    from referee.batch.source import record_of

    return _checked(wanted, record_of(source))


def _checked(wanted: Wanted, record: Record) -> Checked:
    verdict = referee.check(record, strict=wanted.strict)
    note = verdict.terms.note if verdict.terms and wanted.output_format == "concise" else ""
    return Checked(
        Words(_WRITERS[wanted.output_format](verdict, wanted)),
        note,
        verdict.legal,
        verdict.actions,
        bool(verdict.undecided),
    )


def _chunks(many: Alone | Many, wanted: Wanted, tally: Tally) -> Iterator[str]:
    """All that is written, log by log, with what stands before, between and after them."""
    before, between, after, nothing = _frame(wanted.output_format)
    yield from filter(None, [before])
    noted: set[str] = set()
    results = many.checked(wanted) if isinstance(many, Alone) else many.results(partial(check_one, wanted))
    for checked in results:
        if tally.logs and between:
            yield between
        if tally.logs == 1:
            gc.enable()  # one log is over before there is garbage; many are not
        tally.add(checked)
        many.wrong = tally.wrong
        if checked.note and checked.note not in noted:
            noted.add(checked.note)
            many.tell(checked.note)
        yield from checked.words.parts
    yield from filter(None, [after if tally.logs else nothing])
    if wanted.output_format in ("full", "concise") and not wanted.quiet and tally.logs > 1:
        yield report.summary(tally.logs, tally.wrong, tally.actions, tally.undecided) + "\n"


def _frame(output_format: str) -> tuple[str, str, str, str]:
    """What is written before, between and after the logs, and instead of that if there are none."""
    if output_format != "json":
        return "", "", "", ""
    from referee.export.data import to_text
    from referee.export.findings import head_to_json

    head = to_text(head_to_json())
    return head.removesuffix("\n}") + ',\n  "logs": [', ",", "\n  ]\n}\n", "]\n}\n"


def _full(verdict: Verdict, wanted: Wanted) -> Iterator[str]:
    paint = wanted.paint
    told = report.full(verdict, paint, every=True) if wanted.every else report.short(verdict, paint)
    yield from (f"{paragraph}\n\n" for paragraph in told)
    if not wanted.quiet:
        yield report.verdict_line(verdict, paint) + "\n"


def _concise(verdict: Verdict, wanted: Wanted) -> Iterator[str]:
    return (f"{row}\n" for row in report.concise(verdict))


def _json(verdict: Verdict, wanted: Wanted) -> Iterator[str]:
    """A part of one document."""
    from referee.export.data import to_text
    from referee.export.findings import verdict_to_json

    yield "\n    " + to_text(verdict_to_json(verdict)).replace("\n", "\n    ")


def _line(verdict: Verdict, wanted: Wanted) -> Iterator[str]:
    """A line of JSON."""
    from referee.export.data import to_line
    from referee.export.findings import verdict_to_json

    yield to_line(verdict_to_json(verdict)) + "\n"


_WRITERS = {"full": _full, "concise": _concise, "json": _json, "jsonl": _line}


def paint_for(color: str, to_file: bool) -> Paint:
    """Colours, lines and the width that the output can show."""
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
    """The width of the terminal. What goes to a file or to another program is not wrapped."""
    if to_file or sys.stdout is None or not sys.stdout.isatty():
        return None
    return shutil.get_terminal_size().columns
