"""The options of `referee serve`. The modules that do the work are loaded when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

PORT = 8475


def serve(
    folder: Annotated[
        str, typer.Argument(metavar="[FOLDER]", help="The folder with the logs. Without it, this one.")
    ] = ".",
    port: Annotated[
        int, typer.Option(metavar="PORT", min=0, max=65535, help="The port; 0 takes any that is free.")
    ] = PORT,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other devices in the network in, by a secret address.")
    ] = False,
) -> None:
    """Keep logs on a page, for phone, tablet or laptop."""
    from .serve import run_serve

    run_serve(folder, port, lan)
