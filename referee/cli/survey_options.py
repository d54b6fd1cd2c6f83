"""The options of `referee survey`. The modules that do the work are loaded when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import ClusterAddress, Jobs, Logs


def survey(
    logs: Logs,
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="FOLDER", help="The folder for the tables.")
    ],
    parquet: Annotated[
        bool, typer.Option("--parquet", help="Also write the tables as Parquet (needs duckdb).")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print no summary.")] = False,
    jobs: Jobs = "1",
    cluster: ClusterAddress = None,
) -> None:
    """What is in a collection of logs? Five tables and a summary."""
    from .survey import run_survey

    run_survey(logs, output, parquet, quiet, jobs, cluster)
