"""referee replay"""

from __future__ import annotations

import typer

import referee
from referee.pages.replay import replay_page

from .files import emit, refuse_overwriting
from .pages import refuse_terminal
from .speaking import speak_as_log
from .views import open_log, refuse_too_long, warn


def run_replay(log: str, output: str | None, stdin_name: str) -> None:
    refuse_terminal(output)
    refuse_overwriting(output, log)
    record = open_log(log, stdin_name)
    refuse_too_long(record, on_a_page=True)
    speak_as_log(record)
    verdict = referee.check(record)
    wrong = warn(record, verdict)
    emit(replay_page(verdict), output)
    if wrong:
        raise typer.Exit(1)
