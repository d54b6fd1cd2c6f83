"""The options of `referee check`. The modules that do the work are loaded when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from .completions import rule_codes
from .options import ClusterAddress, Colour, Every, Jobs, Logs, StdinName, Verdicts


def _formats(incomplete: str) -> list[str]:
    """What `-o FORMAT=FILE` begins with."""
    return [f"{each.value}=" for each in Verdicts if incomplete and each.value.startswith(incomplete)]


Outputs = Annotated[
    list[str] | None,
    typer.Option(
        "--output",
        "-o",
        metavar="[FORMAT=]FILE",
        autocompletion=_formats,
        help="Write to this file instead of the screen. FORMAT=FILE writes that format as well; "
        "may be repeated.",
    ),
]
Select = Annotated[
    list[str] | None,
    typer.Option(
        metavar="CODE,...",
        help="Report only these rules: codes, or how codes begin.",
        autocompletion=rule_codes,
    ),
]
Ignore = Annotated[
    list[str] | None,
    typer.Option(
        metavar="CODE,...",
        help="Do not report these rules: codes, or how codes begin.",
        autocompletion=rule_codes,
    ),
]
Statistics = Annotated[
    bool, typer.Option("--statistics", help="Print how often each rule is broken, and by whom.")
]
Fix = Annotated[bool, typer.Option("--fix", help="First correct spelling slips whose meaning is certain.")]
Diff = Annotated[
    bool, typer.Option("--diff", help="Print what --fix would correct; change and check nothing.")
]
Watch = Annotated[bool, typer.Option("--watch", help="Check again whenever a log changes.")]
Strict = Annotated[bool, typer.Option("--strict", help="Stop at the first violation.")]
Quiet = Annotated[
    bool,
    typer.Option("--quiet", "-q", help="Print only findings, and a summary if several logs have any."),
]
ExitZero = Annotated[bool, typer.Option("--exit-zero", help="Exit with 0 even if something is found.")]


def check(
    logs: Logs,
    output_format: Annotated[
        Verdicts | None, typer.Option(help="How to print the findings; full if nothing else is configured.")
    ] = None,
    output: Outputs = None,
    select: Select = None,
    ignore: Ignore = None,
    statistics: Statistics = False,
    fix: Fix = False,
    diff: Diff = False,
    watch: Watch = False,
    jobs: Jobs = "1",
    cluster: ClusterAddress = None,
    every: Every = False,
    strict: Strict = False,
    quiet: Quiet = False,
    exit_zero: ExitZero = False,
    color: Annotated[Colour, typer.Option(help="Whether to use colours.")] = Colour.auto,
    stdin_filename: StdinName = "-",
) -> None:
    """Was every move legal? Are the results in the log right?"""
    from .check import CheckSettings, run

    settings = CheckSettings(
        output_format.value if output_format is not None else None,
        tuple(output or ()),
        strict,
        quiet,
        exit_zero,
        color.value,
        stdin_filename,
        every,
        jobs,
        cluster,
        tuple(select or ()),
        tuple(ignore or ()),
        statistics,
        fix,
        watch,
        diff,
    )
    run(logs, settings)
