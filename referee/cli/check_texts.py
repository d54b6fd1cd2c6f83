"""What `check` prints: the text of each log in each format, and all of them together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

from referee.core.verdict import Verdict
from referee.export import report, verdict_line
from referee.export.safe_text import visible
from referee.export.terminal import Paint

if TYPE_CHECKING:
    from referee.analysis.selection import Selection
    from referee.export.statistics import CountedFault


class CanTell(Protocol):
    """Prints a remark on standard error."""

    def tell(self, text: str) -> None: ...


class Wanted(NamedTuple):
    """How to check a log, and how to print the findings."""

    formats: tuple[str, ...]
    """The formats to write. The first is the one that is printed."""
    strict: bool
    quiet: bool
    every: bool
    paint: Paint
    selection: Selection | None = None
    statistics: bool = False

    @property
    def output_format(self) -> str:
        return self.formats[0]


class LazyText:
    """Text in parts, which are made when they are needed, or when the text is sent to another process."""

    def __init__(self, parts: Iterable[str]) -> None:
        self.parts = parts

    def __reduce__(self) -> tuple[type[LazyText], tuple[list[str]]]:
        return LazyText, (["".join(self.parts)],)


class Checked(NamedTuple):
    """What is printed of a log that was checked, and what is counted."""

    name: str
    texts: tuple[LazyText, ...]
    """The text in each of the formats that are wanted."""
    note: str
    """A remark on the board, which is printed once for all logs."""
    legal: bool
    actions: int
    undecided: bool
    notices: int
    waived: int
    ignored: int = 0
    faults: tuple[CountedFault, ...] = ()
    """For the statistics: the findings that count."""

    @property
    def text(self) -> LazyText:
        return self.texts[0]


class CheckedLogs:
    """The counts of the logs that were checked. The verdicts themselves are not kept."""

    def __init__(self) -> None:
        self.logs = self.wrong = self.actions = self.undecided = self.notices = self.waived = 0
        self.ignored = self.let_stand = 0
        """Findings that are not listed: ignored by the user, or waived by the log."""

    def add(self, checked: Checked) -> None:
        self.logs += 1
        self.wrong += not checked.legal
        self.actions += checked.actions
        self.undecided += checked.undecided
        self.ignored += checked.ignored
        self.let_stand += checked.waived

    def count(self, checked: Checked) -> None:
        """Count a legal log instead of showing it."""
        self.waived += checked.waived
        self.notices += checked.notices

    def summary(self) -> str:
        return (
            verdict_line.summary(
                self.logs,
                self.wrong,
                self.actions,
                self.undecided,
                self.notices,
                self.waived,
                self.ignored,
            )
            + "\n"
        )


def _concise(
    logs: Iterator[Checked], many: CanTell, wanted: Wanted, named: set[str], tally: CheckedLogs
) -> Iterator[str]:
    """One line for each finding."""
    for checked in _noting(logs, many):
        yield from checked.text.parts
    if tally.ignored or (tally.logs > 1 and (tally.wrong or not wanted.quiet)):
        yield tally.summary()


def _noting(logs: Iterator[Checked], many: CanTell) -> Iterator[Checked]:
    """The same logs. A remark on a board is printed once, on standard error."""
    noted: set[str] = set()
    for checked in logs:
        if checked.note and checked.note not in noted:
            noted.add(checked.note)
            many.tell(checked.note)
        yield checked


def _full(
    logs: Iterator[Checked], many: CanTell, wanted: Wanted, named: set[str], tally: CheckedLogs
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
        yield tally.summary() if wanted.quiet and tally.ignored and not tally.wrong else only
    elif tally.wrong or tally.ignored or not wanted.quiet:
        yield from (f"{note}\n" for note in notes if not wanted.quiet)
        if tally.logs:
            yield tally.summary()


def _json(
    logs: Iterator[Checked], many: CanTell, wanted: Wanted, named: set[str], tally: CheckedLogs
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
    logs: Iterator[Checked], many: CanTell, wanted: Wanted, named: set[str], tally: CheckedLogs
) -> Iterator[str]:
    """One line of JSON for each log."""
    for checked in logs:
        yield from checked.text.parts


def _for_tools(
    logs: Iterator[Checked], many: CanTell, wanted: Wanted, named: set[str], tally: CheckedLogs
) -> Iterator[str]:
    """A format of export/verdict_formats.py."""
    from referee.export.verdict_formats import format_named

    texts = ("".join(checked.text.parts) for checked in _noting(logs, many))
    yield from format_named(wanted.output_format).document(texts)


_CHUNKS = {
    "full": _full,
    "concise": _concise,
    "json": _json,
    "jsonl": _json_lines,
    "json-lines": _json_lines,
}


def whole_text(
    logs: Iterator[Checked], many: CanTell, wanted: Wanted, named: set[str], tally: CheckedLogs
) -> Iterator[str]:
    """The text of all logs in the first format, part by part."""
    return _CHUNKS.get(wanted.output_format, _for_tools)(logs, many, wanted, named, tally)


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


def text_of(output_format: str, verdict: Verdict, wanted: Wanted) -> LazyText:
    """What one format says of a log."""
    if output_format in _WRITERS:
        return LazyText(_WRITERS[output_format](verdict, wanted))
    from referee.export.verdict_formats import format_named

    return LazyText(format_named(output_format).of_log(verdict, wanted.every))


_WRITERS = {
    "full": _full_text,
    "concise": _concise_text,
    "json": _json_text,
    "jsonl": _json_line,
    "json-lines": _json_line,
}
