"""Options and arguments that several commands share."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from .completions import game_names


class Findings(StrEnum):
    full = "full"
    concise = "concise"
    json = "json"


class Verdicts(StrEnum):
    full = "full"
    concise = "concise"
    json = "json"
    jsonl = "jsonl"
    json_lines = "json-lines"
    github = "github"
    gitlab = "gitlab"
    junit = "junit"
    markdown = "markdown"
    rdjson = "rdjson"
    sarif = "sarif"


class Sheet(StrEnum):
    full = "full"
    json = "json"
    csv = "csv"
    html = "html"
    svg = "svg"


class Report(StrEnum):
    full = "full"
    markdown = "markdown"
    json = "json"


class DisputeReport(StrEnum):
    full = "full"
    markdown = "markdown"
    json = "json"
    html = "html"


class TableView(StrEnum):
    full = "full"
    svg = "svg"


class Plain(StrEnum):
    full = "full"
    json = "json"


class Target(StrEnum):
    json = "json"
    jsonl = "jsonl"
    text = "text"
    csv = "csv"
    table = "table"
    bgstats = "bgstats"
    bgstats_qr = "bgstats-qr"
    bgg = "bgg"


class Shell(StrEnum):
    bash = "bash"
    zsh = "zsh"
    fish = "fish"


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
    typer.Option(
        "--jobs", "-j", metavar="N|auto", help="How many processes share the work; auto: one for each core."
    ),
]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="ADDRESS", help="The scheduler of a Dask cluster that does the work."
    ),
]
Log = Annotated[str, typer.Argument(metavar="LOG", help="A file, or - for standard input.")]
Output = Annotated[
    str | None,
    typer.Option("--output", "-o", metavar="FILE", help="Write to this file instead of the screen."),
]
Game = Annotated[
    str, typer.Argument(metavar="GAME", help="The name of the game.", autocompletion=game_names)
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
    bool, typer.Option("--all", help="List every finding of every log in full, also consequences.")
]
WhichGame = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="The game of the board, if several games have boards."),
]
