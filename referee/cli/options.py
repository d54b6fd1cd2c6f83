"""Options and arguments that several commands share."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer


class Findings(StrEnum):
    full = "full"
    concise = "concise"
    json = "json"


class Verdicts(StrEnum):
    full = "full"
    concise = "concise"
    json = "json"
    jsonl = "jsonl"


class Sheet(StrEnum):
    full = "full"
    json = "json"
    csv = "csv"


class Report(StrEnum):
    full = "full"
    markdown = "markdown"
    json = "json"


class Plain(StrEnum):
    full = "full"
    json = "json"


class Target(StrEnum):
    json = "json"
    jsonl = "jsonl"
    text = "text"
    csv = "csv"


class Colour(StrEnum):
    auto = "auto"
    always = "always"
    never = "never"


Logs = Annotated[
    list[str],
    typer.Argument(metavar="LOG...", help="Files, folders, archives, patterns, or - for standard input."),
]
Jobs = Annotated[
    str,
    typer.Option("--jobs", "-j", metavar="N|auto", help="Work with so many processes; auto: all cores."),
]
ClusterAddress = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster with this scheduler."),
]
Log = Annotated[str, typer.Argument(metavar="LOG", help="A file, or - for standard input.")]
Output = Annotated[
    str | None,
    typer.Option("--output", "-o", metavar="FILE", help="Write there instead of to the screen."),
]
At = Annotated[
    str | None,
    typer.Option(
        "--at", metavar="LINE[.ACTION]", help="A line of the log (31), or an action of it (31.2)."
    ),
]
StdinName = Annotated[
    str,
    typer.Option("--stdin-filename", metavar="NAME", help="What to call standard input in messages."),
]
Every = Annotated[
    bool, typer.Option("--all", help="List every finding in full, with what follows from another.")
]
WhichGame = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="Whose board, if several games have some.")
]
