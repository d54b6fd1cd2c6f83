"""The options of `referee tally`."""

from __future__ import annotations

from typing import Annotated

import typer

from .completions import game_names
from .options import StdinName


def tally(
    what: Annotated[
        str,
        typer.Argument(
            metavar="GAME|LOG",
            help="A game, to be asked for its final table; or a file that has it.",
            autocompletion=game_names,
        ),
    ],
    edition: Annotated[str | None, typer.Option(metavar="EDITION", help="The rulebook.")] = None,
    players: Annotated[
        str | None, typer.Option(metavar="NAME,NAME", help="The players, as in a header.")
    ] = None,
    ruling: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=OPTION", help="A ruling of your table; may be repeated."),
    ] = None,
    board: Annotated[
        str | None, typer.Option(metavar="BOARD", help="The board, for a game with board files.")
    ] = None,
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write the answers to this file, as a log."),
    ] = None,
    stdin_filename: StdinName = "-",
) -> None:
    """No log, only the final table: who won, and why is each point a point?"""
    from .record import Wishes
    from .tally import run_tally

    header = Wishes(edition, players, ruling or [], board, None, None, False).header()
    run_tally(what, header, output, stdin_filename)
