"""The commands and their options. The modules that a command needs are loaded when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from .board_options import board
from .check_options import check
from .completions import claims, game_names, players, rule_codes
from .options import (
    At,
    DisputeReport,
    Jobs,
    Log,
    Logs,
    Output,
    Plain,
    Report,
    Sheet,
    Shell,
    StdinName,
    TableView,
    Target,
)
from .record_options import record
from .replay_options import replay
from .serve_options import serve
from .simulate_options import simulate
from .speaking_commands import Commands
from .survey_options import survey
from .tally_options import tally

app = Commands(
    name="referee",
    help="The referee and record-keeper for the tabletop games of Easter Island.",
    epilog="Exit codes: 0 nothing wrong, 1 something found, 2 the command could not do its work.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(board, name="board")


def _version(asked: bool) -> None:
    if asked:
        from referee.version import __version__

        from .files import say

        say(f"referee {__version__}\n")
        raise typer.Exit


@app.callback()
def referee(
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The referee and record-keeper for the tabletop games of Easter Island."""


app.command()(check)


@app.command()
def score(
    log: Log,
    at: At = None,
    why: Annotated[
        str | None,
        typer.Option(
            metavar="WHO|WHAT",
            help="Explain the numbers of a player, a quantity, or both (`Anne wood`).",
            autocompletion=players,
        ),
    ] = None,
    claimed: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER",
            help="Explain the difference to a total that somebody claims; may be repeated.",
            autocompletion=claims,
        ),
    ] = None,
    output_format: Annotated[Sheet, typer.Option(help="How to print the score.")] = Sheet.full,
    output: Output = None,
    stdin_filename: StdinName = "-",
) -> None:
    """Who won, by which rule, and what does each player have?"""
    if why is not None or claimed:
        from .score_reasons import run_reasons

        run_reasons(log, at, why, claimed or [], output_format.value, output, stdin_filename)
        return
    from .views import run_score

    run_score(log, at, output_format.value, output, stdin_filename)


@app.command()
def dispute(
    log: Log,
    between: Annotated[
        str | None,
        typer.Option(metavar="OTHER", help="Compare with another log of the same game."),
    ] = None,
    output_format: Annotated[
        DisputeReport, typer.Option(help="How to print the report; html is a page for a browser.")
    ] = DisputeReport.full,
    output: Output = None,
    stdin_filename: StdinName = "-",
) -> None:
    """Where would another edition, ruling or scribe disagree?"""
    from .dispute import run_dispute

    run_dispute(log, between, output_format.value, output, stdin_filename)


@app.command()
def repair(
    log: Log,
    apply: Annotated[
        int | None,
        typer.Option(
            metavar="NUMBER", min=1, help="Write this repair into the log; the old log is kept beside it."
        ),
    ] = None,
    most: Annotated[int, typer.Option(min=1, max=10, help="How many repairs to print.")] = 3,
    limit: Annotated[
        int | None,
        typer.Option(min=1_000, max=100_000_000, help="How many lines the search may replay."),
    ] = None,
    output_format: Annotated[Plain, typer.Option(help="How to print the repairs.")] = Plain.full,
    output: Output = None,
    stdin_filename: StdinName = "-",
) -> None:
    """What is the smallest change that makes the log legal?"""
    from .repair import run_repair

    run_repair(log, apply, limit, most, output_format.value, output, stdin_filename)


@app.command()
def show(
    log: Log,
    at: At = None,
    output_format: Annotated[
        TableView, typer.Option(help="Draw it in characters, or as a picture.")
    ] = TableView.full,
    output: Output = None,
    stdin_filename: StdinName = "-",
) -> None:
    """What did the table look like, at the end or after a line?"""
    from .views import run_show

    run_show(log, at, output_format.value, output, stdin_filename)


app.command()(replay)


@app.command()
def legal(
    log: Log,
    at: At = None,
    group: Annotated[bool, typer.Option("--group", help="Group the actions by their first word.")] = False,
    count: Annotated[
        bool, typer.Option("--count", help="Print only how many there are, by first word.")
    ] = False,
    output_format: Annotated[Plain, typer.Option(help="How to print the actions.")] = Plain.full,
    output: Output = None,
    stdin_filename: StdinName = "-",
) -> None:
    """What could be played next, or instead of a line?"""
    from .views import run_legal

    run_legal(log, at, output_format.value, output, stdin_filename, group, count)


@app.command()
def explain(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="CODE|WORD...",
            help="A rule code, the beginning of several, a ruling, or words to look for in any language.",
            autocompletion=rule_codes,
        ),
    ],
    output_format: Annotated[
        Report, typer.Option(help="How to print it; markdown has every message and example.")
    ] = Report.full,
) -> None:
    """What does a rule say, and where is it in the rulebook?"""
    from .rules import run_explain

    run_explain(" ".join(words), output_format.value)


@app.command()
def rules(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]",
            help="A game. Without it, all games and the log itself.",
            autocompletion=game_names,
        ),
    ] = None,
    output_format: Annotated[
        Report, typer.Option(help="How to print them; full is a list, markdown has each rule in full.")
    ] = Report.full,
) -> None:
    """Which rules are there?"""
    from .rules import run_rules

    run_rules(game, output_format.value)


@app.command("format")
def format_(
    logs: Logs,
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; exit with 1 if a log is not in canonical form.")
    ] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Change nothing; print the changes.")] = False,
    language: Annotated[
        str | None,
        typer.Option("--language", help="Translate the logs: en, fr, nl or es.", metavar="LANGUAGE"),
    ] = None,
    jobs: Jobs = "1",
    stdin_filename: StdinName = "-",
) -> None:
    """Rewrite logs in canonical form. Comments are kept."""
    from .convert import run_format

    run_format(logs, check, diff, stdin_filename, jobs, language)


@app.command()
def export(
    logs: Logs,
    to: Annotated[
        Target, typer.Option("--to", help="The format to write. Several logs need jsonl.")
    ] = Target.json,
    output: Output = None,
    jobs: Jobs = "1",
    stdin_filename: StdinName = "-",
) -> None:
    """Turn a log into JSON, CSV or canonical text."""
    from .convert import run_export

    run_export(logs, to.value, output, stdin_filename, jobs)


@app.command("import")
def import_(
    file: Annotated[str, typer.Argument(metavar="JSON", help="A record in JSON, or - for standard input.")],
    output: Output = None,
) -> None:
    """Turn JSON back into a log."""
    from .convert import run_import

    run_import(file, output)


@app.command()
def golden(
    logs: Logs,
    update: Annotated[
        bool, typer.Option("--update", help="Write the goldens that are missing or changed.")
    ] = False,
    output_format: Annotated[Plain, typer.Option(help="How to print the differences.")] = Plain.full,
    output: Output = None,
    jobs: Jobs = "1",
) -> None:
    """Is every log still judged as its golden says?"""
    from .golden import run_golden

    run_golden(logs, update, output_format.value, output, jobs)


@app.command()
def coverage(
    logs: Logs,
    missing: Annotated[bool, typer.Option("--missing", help="Print only what no log exercises.")] = False,
    fail_missing: Annotated[
        bool, typer.Option("--fail-missing", help="Exit with 1 if anything is missing.")
    ] = False,
    output_format: Annotated[Plain, typer.Option(help="How to print the report.")] = Plain.full,
    output: Output = None,
    jobs: Jobs = "1",
) -> None:
    """Which rules, editions, endings and rulings do logs exercise?"""
    from .coverage import run_coverage

    run_coverage(logs, missing, fail_missing, output_format.value, output, jobs)


app.command()(record)


@app.command()
def config(
    log: Annotated[
        str, typer.Argument(metavar="[LOG]", help="A log or a folder; the current folder by default.")
    ] = ".",
    output_format: Annotated[Plain, typer.Option(help="How to print it.")] = Plain.full,
) -> None:
    """Which configuration holds for a log, and where does it come from?"""
    from .config import run_config

    run_config(log, output_format.value)


def _commands(incomplete: str) -> list[str]:
    from .wanted_command import names_of

    return [name for name in names_of(app) if name.startswith(incomplete.lower())]


@app.command("help")
def help_(
    command: Annotated[
        list[str] | None, typer.Argument(metavar="[COMMAND]", help="A command.", autocompletion=_commands)
    ] = None,
) -> None:
    """Print what a command does and its options."""
    from .wanted_command import for_arguments

    arguments = [*(command or []), "--help"]
    for_arguments(app, arguments)(args=arguments, prog_name="referee", standalone_mode=False)


@app.command()
def completion(
    shell: Annotated[Shell, typer.Argument(metavar="bash|zsh|fish", help="The shell.")],
) -> None:
    """Print the script by which a shell completes commands, codes, games and players."""
    from .completion import run_completion

    run_completion(shell.value)


@app.command()
def lsp(
    stdio: Annotated[
        bool, typer.Option("--stdio", help="Use standard input and output, as always. Editors add this.")
    ] = False,
) -> None:
    """Answer an editor: a language server on standard input and output."""
    from .lsp import run_lsp

    run_lsp()


app.command()(serve)
app.command()(tally)
app.command()(survey)
app.command()(simulate)
