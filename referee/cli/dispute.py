"""referee dispute"""

from __future__ import annotations

import typer

import referee
from referee.core.record import Record
from referee.export.json_text import to_text
from referee.speech.say import tell

from .files import Trouble, emit, refuse_overwriting
from .fitting import emit_fitted, room_for
from .pages import refuse_terminal
from .speaking import speak_as_log
from .views import open_log, refuse_too_long


def run_dispute(
    log: str, between: str | None, output_format: str, output: str | None, stdin_name: str
) -> None:
    if output_format == "html":
        refuse_terminal(output)
    refuse_overwriting(output, log)
    record = open_log(log, stdin_name)
    refuse_too_long(record, on_a_page=output_format == "html")
    if output_format == "html":
        speak_as_log(record)
    if between is None:
        _one_log(record, output_format, output)
        return
    refuse_overwriting(output, between)
    other = open_log(between, stdin_name)
    refuse_too_long(other, on_a_page=output_format == "html")
    if other.game is not record.game:
        one, two = record.known_game.said_title, other.known_game.said_title
        facts = {"log": log, "one": one, "other": between, "two": two}
        raise Trouble(tell("dispute.games", "{log} is of {one}, {other} of {two}", **facts))
    _two_logs(record, other, output_format, output)


def _one_log(record: Record, output_format: str, output: str | None) -> None:
    from referee.export import disputes

    found = referee.dispute(record)
    if output_format == "json":
        emit(to_text(disputes.dispute_to_json(record, found)), output)
    elif output_format == "markdown":
        emit(disputes.dispute_to_markdown(record, found), output)
    elif output_format == "html":
        from referee.pages.dispute import dispute_page

        emit(dispute_page(record, found), output)
    else:
        emit_fitted(disputes.dispute_to_text(record, found, room_for(output)), output)
    if not found.own.legal:
        raise typer.Exit(1)


def _two_logs(one: Record, two: Record, output_format: str, output: str | None) -> None:
    from referee.export import comparisons

    found = referee.compare(one, two)
    if output_format == "json":
        emit(to_text(comparisons.between_to_json(one, two, found)), output)
    elif output_format == "markdown":
        emit(comparisons.between_to_markdown(one, two, found), output)
    elif output_format == "html":
        from referee.pages.comparison import between_page

        emit(between_page(one, two, found), output)
    else:
        emit_fitted(comparisons.between_to_text(one, two, found), output)
    if not found.same or not all(outcome.legal for outcome in found.outcomes):
        raise typer.Exit(1)
