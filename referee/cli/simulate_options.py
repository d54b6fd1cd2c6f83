"""The options of `referee simulate`. The modules that do the work are loaded when it runs."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from .options import Game, Jobs


class SimulateFormat(StrEnum):
    text = "text"
    json = "json"


def simulate(
    game: Game,
    code: Annotated[
        str | None,
        typer.Argument(metavar="[CODE]", help="With --illegal: the rule to break; random by default."),
    ] = None,
    illegal: Annotated[
        bool, typer.Option("--illegal", help="Include one violation, marked on its line.")
    ] = False,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 1,
    seed: Annotated[
        int, typer.Option(min=0, help="The seed of the first game; the next game has the next seed.")
    ] = 0,
    edition: Annotated[str | None, typer.Option(help="The rulebook; random by default.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play; random by default.")] = None,
    ruling: Annotated[
        list[str] | None, typer.Option(metavar="KEY=OPTION", help="A ruling; may be repeated.")
    ] = None,
    board: Annotated[
        str | None,
        typer.Option(metavar="BOARD", help="A board file, or the name of a board that comes with Referee."),
    ] = None,
    temper: Annotated[
        str, typer.Option(help="How they play: steady, eager, thrifty, moody or mixed.")
    ] = "mixed",
    turns: Annotated[
        int | None, typer.Option(min=1, max=100_000, help="Stop after this many turns.")
    ] = None,
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", metavar="PATH", help="A file for one game, a folder for several."),
    ] = None,
    output_format: Annotated[
        SimulateFormat, typer.Option(help="Logs, or records in JSON.")
    ] = SimulateFormat.text,
    language: Annotated[
        str | None,
        typer.Option("--language", help="Write the logs in: en, fr, nl or es.", metavar="LANGUAGE"),
    ] = None,
    jobs: Jobs = "1",
    progress: Annotated[
        bool, typer.Option("--progress", help="Show the progress even without a terminal.")
    ] = False,
) -> None:
    """Write random games as logs, legal or with one violation."""
    from .simulate import Asked, run

    form = output_format.value
    asked = Asked(game, illegal, edition, players, ruling or [], board, temper, turns, form, language)
    run(asked, code, games, seed, output, progress, jobs)
