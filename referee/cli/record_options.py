"""The options of `referee record`."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import Game


def record(
    game: Game,
    log: Annotated[
        str | None,
        typer.Argument(metavar="[LOG]", help="The file. If it exists, the recorder continues it."),
    ] = None,
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
    keep: Annotated[
        bool | None,
        typer.Option("--keep/--refuse", help="Write or refuse lines that break a rule, without asking."),
    ] = None,
    show: Annotated[
        bool | None, typer.Option("--show/--no-show", help="Draw the table after each turn.")
    ] = None,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="With lines from standard input: print only findings.")
    ] = False,
) -> None:
    """Keep the log during play; each line is judged and saved."""
    from .record import Wishes, run_record

    run_record(game, log, Wishes(edition, players, ruling or [], board, keep, show, quiet))
