"""referee check"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import referee
from referee.core.record import Record
from referee.speech.say import tell

from .check_outputs import Outputs, outputs_of
from .check_texts import Checked, CheckedLogs, Wanted, text_of, whole_text
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
from .painting import paint_for

if TYPE_CHECKING:
    from referee.analysis.selection import Selection
    from referee.batch.source import Customs, Source
    from referee.core.verdict import Verdict
    from referee.export.statistics import CountedFault

    from .many import ManyLogs


class CheckSettings(NamedTuple):
    """What the command line asks for."""

    output_format: str | None = None
    outputs: tuple[str, ...] = ()
    """Files, or `FORMAT=FILE`."""
    strict: bool = False
    quiet: bool = False
    exit_zero: bool = False
    color: str = "auto"
    stdin_name: str = STDIN
    every: bool = False
    jobs: str = "1"
    cluster: str | None = None
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    statistics: bool = False
    fix: bool = False
    watch: bool = False
    diff: bool = False


def run(logs: Sequence[str], settings: CheckSettings) -> None:
    """Check the logs, once or whenever one of them changes. With --diff, only show the corrections."""
    if settings.diff:
        _exit(_show_fixes(logs, settings))
        return
    if settings.fix:
        from .fixing import fix_spelling

        fix_spelling(logs, settings.select, settings.ignore)
    if settings.watch:
        from .watching import watch

        watch(logs, lambda: check_logs(logs, settings))
    _exit(check_logs(logs, settings))


def _exit(code: int) -> None:
    if code:
        from typer import Exit

        raise Exit(code)


def _show_fixes(logs: Sequence[str], settings: CheckSettings) -> int:
    """Print what --fix would change. Trouble with an option that is for a report."""
    from .fixing import show_fixes

    for option, given in (
        ("--watch", settings.watch),
        ("--statistics", settings.statistics),
        ("-o", settings.outputs),
    ):
        if given:
            raise Trouble(
                tell(
                    "fix.alone",
                    "--diff prints only corrections, so it cannot be used with {option}",
                    option=option,
                )
            )
    configured(logs, settings)
    code = show_fixes(logs, settings.select, settings.ignore)
    return 0 if code == 1 and settings.exit_zero else code


def check_logs(logs: Sequence[str], settings: CheckSettings) -> int:
    """Check the logs and print what is found. Returns the exit code."""
    tally = CheckedLogs()
    settings = configured(logs, settings)
    outputs = outputs_of(settings.outputs)
    wanted = _wanted(settings, outputs)
    many = _work(list(find_logs(logs)), settings, outputs)
    named = {settings.stdin_name if name == STDIN else name for name in logs}
    kept: list[Checked] = []
    checked = _checked_logs(many, wanted, tally, kept if outputs.others or settings.statistics else None)
    if settings.statistics:
        from .statistics import statistics_of

        chunks: Iterator[str] = statistics_of(checked, wanted, tally)
    else:
        chunks = whole_text(checked, many, wanted, named, tally)
    if outputs.file is None or outputs.file == STDIN:
        for chunk in chunks:
            say(chunk)
    else:
        report = "".join(chunks)
        if tally.logs or not many.trouble:  # without a report, the old report file is not replaced
            emit(report, outputs.file)
    if tally.logs or not many.trouble:
        _write_others(kept, outputs, many, wanted, named)
    _tell_left_out(tally, wanted)
    if many.trouble:
        return 2
    return 1 if tally.wrong and not settings.exit_zero else 0


def _tell_left_out(tally: CheckedLogs, wanted: Wanted) -> None:
    """Say how many findings are not listed, if none of the formats has a place for it."""
    if not tally.ignored and not tally.let_stand:
        return
    from referee.export.verdict_formats import WITHOUT_COUNTS

    if not WITHOUT_COUNTS.issuperset(wanted.formats):
        return
    if tally.let_stand and not wanted.every:
        number = tally.let_stand
        notice(tell("check.waived", "{number} {number|finding|findings} waived", number=number))
    if tally.ignored:
        notice(tell("check.ignored", "{number} {number|finding|findings} ignored", number=tally.ignored))


def configured(logs: Sequence[str], settings: CheckSettings) -> CheckSettings:
    """The settings with what the configuration of the first log says, and in its language."""
    from .configuration import Configurations
    from .speaking import speak_as_configured

    config = Configurations().of(logs[0])
    if config is not None and config.language is not None:
        speak_as_configured(config.language)
    usual = (config.output_format if config is not None else None) or "full"
    return settings._replace(output_format=settings.output_format or usual)


def _wanted(settings: CheckSettings, outputs: Outputs) -> Wanted:
    selection = None
    if settings.select or settings.ignore:
        from .selecting import selection_of

        selection = selection_of(settings.select, settings.ignore)
    assert settings.output_format is not None
    if settings.statistics and settings.output_format not in ("full", "json"):
        raise Trouble(
            tell(
                "statistics.format",
                "--statistics is printed as full or json, not as {format}",
                format=settings.output_format,
            )
        )
    return Wanted(
        (settings.output_format, *(name for name, _ in outputs.others)),
        settings.strict,
        settings.quiet,
        settings.every,
        paint_for(settings.color, to_file=outputs.file is not None),
        selection,
        settings.statistics,
    )


def _write_others(
    kept: Sequence[Checked], outputs: Outputs, many: Alone | ManyLogs, wanted: Wanted, named: set[str]
) -> None:
    """Write the formats after the first, each to its own file."""
    for number, (name, file) in enumerate(outputs.others, 1):
        tally = CheckedLogs()
        plain = wanted._replace(formats=(name,), paint=paint_for("never", to_file=True))
        emit("".join(whole_text(_again(kept, number, tally), many, plain, named, tally)), file)


def _again(kept: Sequence[Checked], number: int, tally: CheckedLogs) -> Iterator[Checked]:
    """The logs with their text in another format. Remarks on boards were already printed."""
    for checked in kept:
        tally.add(checked)
        yield checked._replace(texts=(checked.texts[number],), note="")


def _work(names: list[str | Trouble], settings: CheckSettings, outputs: Outputs) -> Alone | ManyLogs:
    name, *others = names
    alone = isinstance(name, str) and not others and settings.cluster is None
    if isinstance(name, str) and alone and not leads_into_archive(name):
        return Alone(name, settings.stdin_name, outputs, settings.jobs)
    from .many import ManyLogs
    from .sources import Sources

    sources = Sources(names, settings.stdin_name, None, outputs.files)
    return ManyLogs(sources, settings.jobs, "checked", settings.cluster)


class Alone:
    """A single log. The modules that only several logs need are not loaded."""

    def __init__(self, name: str, stdin_name: str, outputs: Outputs, jobs: str) -> None:
        if jobs != "1":
            from .many import number_of

            number_of(jobs)  # report a wrong number, although one log needs no other process
        self.name = name
        self.stdin_name = stdin_name
        self.outputs = outputs
        self.trouble = False
        self.wrong = 0

    def checked(self, wanted: Wanted) -> Iterator[Checked]:
        from .configuration import Configurations

        for output in self.outputs.files:
            refuse_overwriting(output, self.name)
        try:
            record = load(self.name, self.stdin_name)
            customs = Configurations().customs(self.name)
        except Trouble as trouble:
            self.trouble = True
            notice(str(trouble))
            return
        if sys.stderr is None or not sys.stderr.isatty():
            yield _checked(wanted, record, customs)
            return
        from .progress import words_if_slow

        with words_if_slow(lambda: tell("check.slow", "looking for the causes of what is wrong ...")):
            checked = _checked(wanted, record, customs)
        yield checked

    def tell(self, text: str) -> None:
        notice(text)


def check_one(wanted: Wanted, source: Source) -> Checked:
    """Check a log. Any process can call this."""
    from referee.batch.source import record_of

    return _checked(wanted, record_of(source), source.customs)


def _checked(wanted: Wanted, record: Record, customs: Customs) -> Checked:
    verdict = referee.check(record, strict=wanted.strict)
    if wanted.selection is not None or customs.select or customs.ignore:
        _select(verdict, wanted.selection, customs)
    faults: tuple[CountedFault, ...] = ()
    if wanted.statistics:
        from referee.export.statistics import faults_of

        faults = faults_of(verdict)
    return Checked(
        record.name,
        tuple(text_of(name, verdict, wanted) for name in wanted.formats),
        verdict.terms.note if verdict.terms else "",
        not any(finding.counts for finding in verdict.findings),
        verdict.actions,
        bool(verdict.undecided),
        len(verdict.findings) - len(verdict.waived),
        len(verdict.waived),
        len(verdict.ignored),
        faults,
    )


def _select(verdict: Verdict, asked: Selection | None, customs: Customs) -> None:
    """Leave out what is not wanted."""
    from .selecting import for_log

    for_log(asked, customs).apply(verdict)


def _checked_logs(
    many: Alone | ManyLogs, wanted: Wanted, tally: CheckedLogs, kept: list[Checked] | None
) -> Iterator[Checked]:
    """Check one log after the other. A log that cannot be read is reported at once and skipped.

    Logs are put into `kept` if another format needs them later.
    """
    results = many.checked(wanted) if isinstance(many, Alone) else many.results(partial(check_one, wanted))
    for checked in results:
        if tally.logs == 1:
            gc.enable()  # one log makes little garbage, many make more
        tally.add(checked)
        many.wrong = tally.wrong
        if kept is not None:
            kept.append(checked)
        yield checked
