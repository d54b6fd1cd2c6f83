"""referee export --to table, bgstats, bgstats-qr, bgg: a finished game, handed to others."""

from __future__ import annotations

import io
from importlib import import_module

import typer

import referee
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.export.final_table import final_table
from referee.export.plays import NoPlay, bgstats_link, play_in_words
from referee.speech.punctuation import headed
from referee.speech.say import tell

from .files import Trouble, emit, notice
from .views import warn


def hand_over(record: Record, to: str, output: str | None) -> None:
    """Write what is asked for. A log that is wrong is handed over as it was played, with a warning."""
    if not record.can_be_judged:
        raise Trouble(
            tell("plays.no-game", "{file}: the header does not say what was played", file=record.name)
        )
    verdict = referee.check(record)
    try:
        text = _text(verdict, to)
    except NoPlay as why:
        notice(headed(record.name, str(why)))
        raise typer.Exit(1) from None
    warn(record, verdict)
    emit(text, output)


def _text(verdict: Verdict, to: str) -> str:
    if to == "bgg":
        return play_in_words(verdict)
    if to == "bgstats":
        return bgstats_link(verdict)
    if to == "bgstats-qr":
        return qr_code(bgstats_link(verdict))
    text = final_table(verdict)
    if text is None:
        raise NoPlay(
            tell(
                "plays.no-table",
                "there is no final table: the game is not finished, or lines cannot describe its end",
            )
        )
    return text


def qr_code(link: str) -> str:
    """A link as a picture in SVG."""
    try:
        segno = import_module("segno")
    except ImportError:
        raise Trouble(
            tell(
                "plays.no-segno",
                "for a QR code, install segno: {command}",
                command="pip install 'moai-referee[web]'",
            )
        ) from None
    picture = io.BytesIO()
    segno.make(link, error="l").save(picture, kind="svg", scale=4, light="white")
    return picture.getvalue().decode("utf-8")
