"""referee survey"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Sequence
from itertools import islice
from uuid import uuid4

import typer

from referee.batch.source import Failed
from referee.speech.current import spoken
from referee.speech.say import tell
from referee.survey.rows import survey_one, unreadable
from referee.survey.store import CannotStore, Store, fingerprint

from .files import STDIN, Trouble, find_logs, notice, say
from .many import ManyLogs
from .sources import Sources


def run_survey(
    logs: Sequence[str], output: str, parquet: bool, quiet: bool, jobs: str, cluster: str | None
) -> None:
    gc.enable()  # main() disables it for a single log; here there are many
    try:
        _survey(logs, output, parquet, quiet, jobs, cluster)
    except CannotStore as reason:
        raise Trouble(str(reason)) from None


def _survey(
    logs: Sequence[str], output: str, parquet: bool, quiet: bool, jobs: str, cluster: str | None
) -> None:
    if parquet:
        from referee.survey.parquet import require_duckdb

        require_duckdb()  # report it before the work
    sources = Sources(find_logs(logs))
    if sources.names and all(isinstance(name, Trouble) for name in sources.names):
        for name in sources.names:
            notice(str(name))
        raise typer.Exit(2)  # without any log, no folder is made
    with Store(output, fingerprint([str(name) for name in sources.names], _terms(sources))) as store:
        _fill(store, ManyLogs(sources, jobs, "surveyed", cluster))
        unreadable = store.unreadable()
        if parquet:
            from referee.survey.parquet import write_parquet

            write_parquet(output)
    if not quiet:
        from referee.survey.answers import answers

        say("\n".join(answers(output).words()) + "\n")
    if unreadable:
        notice(
            tell(
                "survey.unreadable",
                "{number:,} {number|log|logs} could not be read; the table `games` says why",
                number=unreadable,
            )
        )
        raise typer.Exit(2)


def _terms(sources: Sources) -> Iterable[str]:
    """The language of the findings, and what the configurations say, each once. What comes from standard
    input is never what came before, because nobody can know that before reading it."""
    said: dict[str, None] = {}
    for name in sources.names:
        if name == STDIN:
            said[uuid4().hex] = None
        if isinstance(name, str):
            try:
                said[repr(sources.configurations.of(name))] = None
            except Trouble as trouble:
                said[str(trouble)] = None
    return (spoken(), *said)


def _fill(store: Store, many: ManyLogs) -> None:
    """Write the rows of the logs that are not in the tables yet."""
    facts = {"folder": store.folder, "number": store.done}
    if store.complete:
        notice(tell("survey.complete", "{folder} is complete: {number:,} {number|log|logs}", **facts))
        return
    if store.done:
        notice(
            tell(
                "survey.go-on",
                "{folder} has {number:,} {number|log|logs} already; continuing after them",
                **facts,
            )
        )
    many.done = store.done
    for made in many.outcomes(survey_one, islice(many.sources, store.done, None)):
        store.add(unreadable(made) if isinstance(made, Failed) else made)
    store.save(complete=True)
