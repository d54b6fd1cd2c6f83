"""referee coverage"""

from __future__ import annotations

import gc
from collections.abc import Sequence

import typer

import referee
from referee import shelf
from referee.analysis.coverage import CoverageCounts, Survey
from referee.batch.source import CannotUse, Source, record_of
from referee.core.log_rules import LOG
from referee.core.record import Record
from referee.export.coverage import coverage_to_json, words
from referee.export.json_text import to_text
from referee.golden.content import BadGolden, parse_golden
from referee.golden.examine import golden_name
from referee.golden.expected import expectations
from referee.text.syntax import SYN

from .files import STDIN, Trouble, emit, find_logs, refuse_overwriting
from .golden_files import golden_bytes, golden_text
from .many import ManyLogs
from .sources import Sources


def run_coverage(
    logs: Sequence[str],
    missing: bool,
    fail_missing: bool,
    output_format: str,
    output: str | None,
    jobs: str = "1",
) -> None:
    gc.enable()  # main() disables it for a single log; here there are many
    sources = Sources(find_logs(logs), output=output)
    for name in sources.names:
        refuse_overwriting(output, str(name), golden_name(str(name)))
    survey = Survey((LOG, SYN))
    many = ManyLogs(sources, jobs, "counted")
    for counts in many.results(coverage_one):
        survey.add_counts(counts, shelf.game)
    trouble = many.trouble
    if survey.logs:
        as_data = output_format == "json"
        emit(to_text(coverage_to_json(survey)) if as_data else "\n".join(words(survey, missing)), output)
    if trouble:
        raise typer.Exit(2)
    if fail_missing and not survey.complete:
        raise typer.Exit(1)


def coverage_one(source: Source) -> CoverageCounts:
    """What one log exercises. Any process can call this."""
    try:
        record = record_of(source)
        survey = Survey((LOG, SYN))
        survey.add(referee.check(record), _expected(record, source.path or STDIN))
    except Trouble as fault:
        raise CannotUse(str(fault)) from None
    return survey.counts()


def _expected(record: Record, name: str) -> set[tuple[int, str]]:
    """The findings that the log marks, and those in its golden. Trouble if that cannot be read."""
    golden = golden_name(name)
    data = None if name == STDIN else golden_bytes(golden)
    if data is None:
        return expectations(record, None)
    try:
        return expectations(record, parse_golden(golden_text(golden, data)))
    except BadGolden as error:
        raise Trouble(f"{golden}: {error}") from None
