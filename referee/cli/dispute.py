"""referee dispute"""

from __future__ import annotations

import referee
from referee.core.record import Record
from referee.export import disputes
from referee.export.data import to_text

from .files import Trouble, emit, refuse_overwriting
from .look import open_log


def run_dispute(
    log: str, between: str | None, output_format: str, output: str | None, stdin_name: str
) -> None:
    refuse_overwriting(output, log)
    record = open_log(log, stdin_name)
    if between is None:
        _one_log(record, output_format, output)
        return
    refuse_overwriting(output, between)
    other = open_log(between, stdin_name)
    if other.game is not record.game:
        raise Trouble(f"{log} is of {record.game.title}, {between} of {other.game.title}")
    found = referee.compare(record, other)
    if output_format == "json":
        emit(to_text(disputes.between_to_json(record, other, found)), output)
    elif output_format == "markdown":
        text = disputes.between_to_text(record, other, found)
        emit("\n".join(["# Two logs", "", *("    " + line for line in text.split("\n"))]), output)
    else:
        emit(disputes.between_to_text(record, other, found), output)


def _one_log(record: Record, output_format: str, output: str | None) -> None:
    found = referee.dispute(record)
    if output_format == "json":
        emit(to_text(disputes.dispute_to_json(record, found)), output)
    elif output_format == "markdown":
        emit(disputes.dispute_to_markdown(record, found), output)
    else:
        emit(disputes.dispute_to_text(record, found), output)
