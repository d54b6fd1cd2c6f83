"""The options of `referee simulate`; the work itself is loaded when the command runs."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from .options import Jobs


class Form(StrEnum):
    text = "text"
    json = "json"


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game is played.")],
    code: Annotated[
        str | None,
        typer.Argument(metavar="[CODE]", help="With --illegal, the rule that is broken; without it any."),
    ] = None,
    illegal: Annotated[
        bool, typer.Option("--illegal", help="Put one violation in, marked on its line.")
    ] = False,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 1,
    seed: Annotated[
        int, typer.Option(min=0, help="The seed of the first game; the next has the next.")
    ] = 0,
    edition: Annotated[str | None, typer.Option(help="The rulebook; drawn without it.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play; drawn without it.")] = None,
    ruling: Annotated[
        list[str] | None, typer.Option(metavar="KEY=OPTION", help="A ruling of the table; again for more.")
    ] = None,
    board: Annotated[
        str | None, typer.Option(metavar="BOARD", help="A shipped board, or a board file.")
    ] = None,
    temper: Annotated[str, typer.Option(help="How the players are; mixed: each in another way.")] = "mixed",
    turns: Annotated[int | None, typer.Option(min=1, max=100_000, help="Stop after so many turns.")] = None,
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", metavar="PATH", help="A file for one game, a folder for several."),
    ] = None,
    output_format: Annotated[Form, typer.Option(help="Logs, or records in JSON.")] = Form.text,
    jobs: Jobs = "1",
    progress: Annotated[
        bool, typer.Option("--progress", help="Say how far it is, also where there is no terminal.")
    ] = False,
) -> None:
    """Random games as logs, legal or with one violation."""
    from .simulations import Asked, run

    asked = Asked(game, illegal, edition, players, ruling or [], board, temper, turns, output_format.value)
    run(asked, code, games, seed, output, progress, jobs)
