"""The commands and their options. Each is a few lines; what they need is loaded when they run."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import (
    At,
    ClusterAddress,
    Colour,
    Every,
    Findings,
    Jobs,
    Log,
    Logs,
    Output,
    Plain,
    Report,
    Sheet,
    StdinName,
    Target,
    Verdicts,
    WhichGame,
)
from .simulate import simulate

app = typer.Typer(
    name="referee",
    help="The referee and record-keeper for the tabletop games of Easter Island.",
    epilog="Exit codes: 0 nothing wrong, 1 something found, 2 the command could not do its work.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

board = typer.Typer(help="Boards as data: write one, judge it, look at it.", no_args_is_help=True)
app.add_typer(board, name="board")


def _version(asked: bool) -> None:
    if asked:
        from referee import __version__

        from .files import say

        say(f"referee {__version__}\n")
        raise typer.Exit


@app.callback()
def referee(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """The referee and record-keeper for the tabletop games of Easter Island."""


@app.command()
def check(
    logs: Logs,
    output_format: Annotated[Verdicts, typer.Option(help="How findings are written.")] = Verdicts.full,
    output: Output = None,
    jobs: Jobs = "1",
    cluster: ClusterAddress = None,
    every: Every = False,
    strict: Annotated[bool, typer.Option("--strict", help="Stop at the first violation.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Findings only.")] = False,
    exit_zero: Annotated[bool, typer.Option("--exit-zero", help="Exit with 0 whatever is found.")] = False,
    color: Annotated[Colour, typer.Option(help="Colour the findings.")] = Colour.auto,
    stdin_filename: StdinName = "-",
) -> None:
    """Was every move legal? Do the outcomes and results written down hold?"""
    from .check import run

    run(
        logs,
        output_format.value,
        output,
        strict,
        quiet,
        exit_zero,
        color.value,
        stdin_filename,
        every,
        jobs,
        cluster,
    )


@app.command()
def score(
    log: Log,
    at: At = None,
    why: Annotated[
        str | None,
        typer.Option(
            metavar="WHO|WHAT", help="Where it comes from: a player, a quantity, or both (`Anne wood`)."
        ),
    ] = None,
    claimed: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER", help="A total that is claimed: what could make the difference?"
        ),
    ] = None,
    output_format: Annotated[Sheet, typer.Option(help="How the sheet is written.")] = Sheet.full,
    output: Output = None,
    stdin_filename: StdinName = "-",
) -> None:
    """Who won, by which rule, and what does each player have?"""
    if why is not None or claimed:
        from .reasons import run_reasons

        run_reasons(log, at, why, claimed or [], output_format.value, output, stdin_filename)
        return
    from .look import run_score

    run_score(log, at, output_format.value, output, stdin_filename)


@app.command()
def dispute(
    log: Log,
    between: Annotated[
        str | None,
        typer.Option(metavar="OTHER", help="Compare with another scribe's log of the same game."),
    ] = None,
    output_format: Annotated[Report, typer.Option(help="How the report is written.")] = Report.full,
    output: Output = None,
    stdin_filename: StdinName = "-",
) -> None:
    """Where would another edition or ruling, or another scribe, decide differently?"""
    from .dispute import run_dispute

    run_dispute(log, between, output_format.value, output, stdin_filename)


@app.command()
def repair(
    log: Log,
    apply: Annotated[
        int | None,
        typer.Option(
            metavar="NUMBER", min=1, help="Write this repair to the log; keeps a backup beside it."
        ),
    ] = None,
    most: Annotated[int, typer.Option(min=1, max=10, help="How many repairs are shown.")] = 3,
    limit: Annotated[
        int | None,
        typer.Option(min=1_000, max=100_000_000, help="How many actions the search may replay."),
    ] = None,
    output_format: Annotated[Plain, typer.Option(help="How the repairs are written.")] = Plain.full,
    output: Output = None,
    stdin_filename: StdinName = "-",
) -> None:
    """Which smallest change makes the whole log legal?"""
    from .repair import run_repair

    run_repair(log, apply, limit, most, output_format.value, output, stdin_filename)


@app.command()
def show(log: Log, at: At = None, output: Output = None, stdin_filename: StdinName = "-") -> None:
    """What did the table look like, at the end or after a line?"""
    from .look import run_show

    run_show(log, at, output, stdin_filename)


@app.command()
def legal(
    log: Log,
    at: At = None,
    output_format: Annotated[Plain, typer.Option(help="How the actions are written.")] = Plain.full,
    output: Output = None,
    stdin_filename: StdinName = "-",
) -> None:
    """What could be played next, or could have been played instead of a line?"""
    from .look import run_legal

    run_legal(log, at, output_format.value, output, stdin_filename)


@app.command()
def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A rule code, or how several begin.")],
    output_format: Annotated[Plain, typer.Option(help="How the rule is written.")] = Plain.full,
) -> None:
    """What does a rule say, and where does it stand in the rulebook?"""
    from .law import run_explain

    run_explain(code, output_format.value)


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; all without it.")] = None,
    output_format: Annotated[Plain, typer.Option(help="How the list is written.")] = Plain.full,
) -> None:
    """Which rules are there?"""
    from .law import run_rules

    run_rules(game, output_format.value)


@app.command("format")
def format_(
    logs: Logs,
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; exit with 1 if it would.")
    ] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Change nothing; show what would be.")] = False,
    jobs: Jobs = "1",
    stdin_filename: StdinName = "-",
) -> None:
    """Write logs in canonical form. Comments are kept."""
    from .convert import run_format

    run_format(logs, check, diff, stdin_filename, jobs)


@app.command()
def export(
    logs: Logs,
    to: Annotated[
        Target, typer.Option("--to", help="The form of the record; jsonl for several logs.")
    ] = Target.json,
    output: Output = None,
    jobs: Jobs = "1",
    stdin_filename: StdinName = "-",
) -> None:
    """The record as data."""
    from .convert import run_export

    run_export(logs, to.value, output, stdin_filename, jobs)


@app.command("import")
def import_(
    file: Annotated[str, typer.Argument(metavar="JSON", help="A record in JSON, or - for standard input.")],
    output: Output = None,
) -> None:
    """A log from a record in JSON."""
    from .convert import run_import

    run_import(file, output)


@app.command()
def golden(
    logs: Logs,
    update: Annotated[
        bool, typer.Option("--update", help="Write the goldens that are missing or changed.")
    ] = False,
    output_format: Annotated[Plain, typer.Option(help="How the differences are written.")] = Plain.full,
    output: Output = None,
    jobs: Jobs = "1",
) -> None:
    """Is every log still judged as it was when its golden was written?"""
    from .golden import run_golden

    run_golden(logs, update, output_format.value, output, jobs)


@app.command()
def coverage(
    logs: Logs,
    missing: Annotated[bool, typer.Option("--missing", help="Only what no log exercises.")] = False,
    fail_missing: Annotated[
        bool, typer.Option("--fail-missing", help="Exit with 1 if anything is missing.")
    ] = False,
    output_format: Annotated[Plain, typer.Option(help="How the report is written.")] = Plain.full,
    output: Output = None,
    jobs: Jobs = "1",
) -> None:
    """Which rules, editions, endings and rulings do these logs exercise, and which not?"""
    from .coverage import run_coverage

    run_coverage(logs, missing, fail_missing, output_format.value, output, jobs)


@app.command()
def survey(
    logs: Logs,
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="FOLDER", help="The folder for the tables.")
    ],
    parquet: Annotated[
        bool, typer.Option("--parquet", help="Write the tables as Parquet too (needs duckdb).")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Tables only, no answers.")] = False,
    jobs: Jobs = "1",
    cluster: ClusterAddress = None,
) -> None:
    """What is in a collection of logs? Tables, and the answers people want first."""
    from .survey import run_survey

    run_survey(logs, output, parquet, quiet, jobs, cluster)


@app.command()
def record(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game that is played.")],
    log: Annotated[
        str | None,
        typer.Argument(metavar="[LOG]", help="The file; if it is there, the recorder goes on with it."),
    ] = None,
    edition: Annotated[str | None, typer.Option(metavar="EDITION", help="The rulebook.")] = None,
    players: Annotated[
        str | None, typer.Option(metavar="NAME,NAME", help="Who plays, as in a header.")
    ] = None,
    ruling: Annotated[
        list[str] | None, typer.Option(metavar="KEY=OPTION", help="A ruling of the table; may be repeated.")
    ] = None,
    board: Annotated[
        str | None, typer.Option(metavar="BOARD", help="The board, if the game has some.")
    ] = None,
    keep: Annotated[
        bool | None,
        typer.Option("--keep/--refuse", help="Take lines that break a rule as played, or not; else ask."),
    ] = None,
    show: Annotated[
        bool | None, typer.Option("--show/--no-show", help="Show the table after each turn.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Of standard input: findings only.")] = False,
) -> None:
    """Keep the log at the table: each line is judged and on disk before the next."""
    from .record import Wishes, run_record

    run_record(game, log, Wishes(edition, players, ruling or [], board, keep, show, quiet))


app.command()(simulate)


@board.command("new")
def board_new(
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="What the board is called.")] = "our-board",
    output: Output = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="COUNT", help="The side of the board, such as 3-4.")
    ] = None,
    game: WhichGame = None,
) -> None:
    """Write a board file to fill in, every part of it explained."""
    from .board import run_new

    run_new(name, output, players, game)


@board.command("check")
def board_check(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help="Board files, or - for standard input.")
    ],
    output_format: Annotated[Findings, typer.Option(help="How findings are written.")] = Findings.full,
    output: Output = None,
    game: WhichGame = None,
) -> None:
    """Is a board file in order? If not: what is wrong, and on which line?"""
    from .board import run_check

    run_check(files, output_format.value, output, game)


@board.command("draw")
def board_draw(
    which: Annotated[str, typer.Argument(metavar="BOARD", help="A shipped board, or a board file.")],
    svg: Annotated[bool, typer.Option("--svg", help="A picture in SVG.")] = False,
    output: Output = None,
    game: WhichGame = None,
) -> None:
    """Show a board."""
    from .board import run_draw

    run_draw(which, svg, output, game)
