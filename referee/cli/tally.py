"""referee tally: the score of a final table, from a file or from answers to questions."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import typer

import referee
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.export import report
from referee.export.safe_text import visible
from referee.scribe.reply import Fate, Reply
from referee.scribe.tally_answers import back_word, is_command
from referee.scribe.tallying import Tallying
from referee.speech.punctuation import together
from referee.speech.say import tell
from referee.text.source import SUFFIX

from .files import STDIN, Trouble, emit, leave_as_it_is, notice, say, write_new
from .fitting import emit_fitted, room_for
from .interrupts import in_order
from .painting import paint_for
from .prompt import PlainPrompt
from .record import game_named
from .screen import ROOM_FOR_AN_AMOUNT, Screen
from .views import open_log, refuse_too_long
from .writing import STREAMS


def run_tally(what: str, header: Sequence[str], output: str | None, stdin_name: str) -> None:
    if what == STDIN or what.endswith(SUFFIX) or os.sep in what or os.path.isfile(what):
        if header or output:
            raise Trouble(
                tell(
                    "tally.log",
                    "{file} is a log: it says itself what was played, so it takes no options",
                    file=what,
                )
            )
        record = open_log(what, stdin_name)
        refuse_too_long(record)
        _count(record, in_a_file=True)
        return
    game = game_named(what)
    if game.tally_plan is None:
        raise Trouble(
            tell(
                "tally.no-plan",
                "{game} cannot be tallied: it has no questions about its final table",
                game=game.name,
            )
        )
    if output is not None:
        _refuse_to_replace(output)
    tallying = Tallying(game, header, Path(output).parent if output else Path())
    if tallying.refused:
        found = [finding for reply in tallying.refused if reply.found for finding in reply.found.findings]
        raise Trouble(together(finding.message for finding in found))
    with in_order(clears=False):
        _ask(tallying)
    if output is not None:
        _keep(tallying, output)
    _count(referee.loads(tallying.text, output or tallying.name, tallying.folder), output is not None)


def _ask(tallying: Tallying) -> None:
    """Ask until everything is told. Without a terminal, an answer that is refused ends the command."""
    if sys.stdin is None:
        raise Trouble(tell("file.no-input", "there is no standard input"))
    talks, prompt, screen = sys.stdin.isatty(), PlainPrompt(), Screen(paint_for("auto", to_file=False))
    if talks:
        hint = tell(
            "tally.hint",
            "Enter alone means that there is none (0). `{back}` takes the last answer back, `?` helps. "
            "Ctrl-D stops, and nothing is written.",
            back=back_word(),
        )
        say("\n".join(screen.wrapped([hint])) + "\n")
    while (asked := tallying.question) is not None:
        try:
            text = prompt.ask(_question(asked.asks, screen), "")
        except EOFError:
            raise Trouble(tell("tally.stopped", "stopped before the end; nothing was written")) from None
        reply = tallying.answer(text)
        _show(reply, screen)
        if talks and reply.fate is Fate.REFUSED:
            way = tell(
                "tally.way-back",
                "If an earlier answer is wrong, `{back}` goes back to it.",
                back=back_word(),
            )
            say("\n".join(screen.wrapped([way])) + "\n")
        if not talks and reply.fate is not Fate.TAKEN and not is_command(text):
            if text.strip():
                notice(tell("tally.refused", "refused: {answer}", answer=text.strip()))
            else:
                notice(tell("tally.refused-empty", "refused: an empty answer"))
            raise typer.Exit(1)


def _question(asks: str, screen: Screen) -> str:
    """The prompt for an answer. A long question stands above it."""
    rows, prompt = screen.question(visible(asks), " > ", ROOM_FOR_AN_AMOUNT)
    return "\n".join([*rows, prompt])


def _show(reply: Reply, screen: Screen) -> None:
    wrong = reply.found.findings if reply.found is not None and screen.is_terminal else []
    rows = screen.wrapped([f"{each.message} [{each.code}]" for each in wrong], 0)
    rows += screen.wrapped(reply.rows) if wrong else screen.said(reply)
    if rows:
        say("\n".join(rows) + "\n")


def _refuse_to_replace(output: str) -> None:
    """A final table never replaces a file. A pipe or a device may be written to."""
    if os.path.isfile(output) and not output.startswith(STREAMS):
        leave_as_it_is(output)
        raise Trouble(tell("journal.exists", "{name}: the file already exists", name=output))


def _keep(tallying: Tallying, output: str) -> None:
    """Write the log. If that fails, print it, so that no answer is lost."""
    try:
        if output == STDIN or not write_new(output, tallying.text.rstrip("\n") + "\n"):
            _refuse_to_replace(output)  # somebody else has made a file of this name since
            emit(tallying.text, output)
    except Trouble:
        say(tallying.text)
        raise


def _count(record: Record, in_a_file: bool) -> None:
    """Print what is wrong with the table or its claims, the score sheet, and what others would say."""
    from referee.export import disputes, scores

    verdict: Verdict = referee.check(record)
    wrong = report.short(verdict, paint_for("auto", to_file=False), in_a_file)
    found = disputes.of_the_score(referee.dispute(record))
    table = disputes.fitting_table(record, found, room_for(None))
    rows = [
        scores.sheet_to_text(verdict, verdict.provisional),
        *(["\n".join(table)] if table else []),
        "\n".join(disputes.score_summary(record, found)),
    ]
    if wrong:
        emit("\n\n".join(row.rstrip("\n") for row in wrong) + "\n\n", None)
    emit_fitted("\n\n".join(row.rstrip("\n") for row in rows), None)
    if not found.own.legal:
        raise typer.Exit(1)
