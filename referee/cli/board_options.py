"""The options of referee board."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import Findings, Output, WhichGame
from .speaking_commands import Commands

board = Commands(help="Write, check or draw a board file.", no_args_is_help=True)


@board.command("new")
def board_new(
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="The name of the board.")] = "our-board",
    output: Output = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="COUNT", help="The number of players, such as 3-4.")
    ] = None,
    game: WhichGame = None,
) -> None:
    """Write a board file to fill in. Comments explain every part."""
    from .board import run_new

    run_new(name, output, players, game)


@board.command("check")
def board_check(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Board files, or - for standard input.")
    ],
    output_format: Annotated[Findings, typer.Option(help="How to print the findings.")] = Findings.full,
    output: Output = None,
    game: WhichGame = None,
) -> None:
    """Is a board file right? If not, what is wrong, and on which line?"""
    from .board import run_check

    run_check(files, output_format.value, output, game)


@board.command("draw")
def board_draw(
    which: Annotated[
        str,
        typer.Argument(
            metavar="BOARD", help="A board file, or the name of a board that comes with Referee."
        ),
    ],
    svg: Annotated[bool, typer.Option("--svg", help="Write a picture in SVG.")] = False,
    output: Output = None,
    game: WhichGame = None,
) -> None:
    """Draw a board."""
    from .board import run_draw

    run_draw(which, svg, output, game)
