"""The recorder's prompt: asks for lines, shows replies, ends with a summary. The session does the work."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from referee.export import report
from referee.export.safe_text import visible
from referee.export.terminal import Paint
from referee.scribe.commands import summary
from referee.scribe.journal import CannotKeep
from referee.scribe.reply import Fate, Reply
from referee.scribe.sayings import the_table
from referee.scribe.session import Session
from referee.speech.say import tell
from referee.text.source import split

from .files import notice, say
from .replies import rows_of, shown

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent, Completion
    from prompt_toolkit.document import Document


class Asks(Protocol):
    """Asks for a line. EOFError if there are no more, KeyboardInterrupt to clear the line."""

    def ask(self, message: str, default: str) -> str: ...


class PlainPrompt:
    """For simple terminals: to repeat the line that is offered, press Enter alone."""

    def __init__(self) -> None:
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="surrogateescape")  # a bad byte is a finding, not the end of the program

    def ask(self, message: str, default: str) -> str:
        if default:
            message = f"[{visible(default)}]\n{message}"
        if sys.stdout is not None and sys.stdout.isatty():
            return input(message) or default
        if sys.stderr is not None:  # standard output is for replies, not for prompts
            sys.stderr.write(message)
            sys.stderr.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n") or default


class FullPrompt:
    """With history, completion by Tab, and the line to fix already in place."""

    def __init__(self, session: Session) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.history import InMemoryHistory

        from referee.scribe.completion import complete

        class Offers(Completer):
            def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
                for offer in complete(session, document.text_before_cursor):
                    yield Completion(offer.text, -offer.replaces, display=visible(offer.text))

        self._prompt: PromptSession[str] = PromptSession(
            history=InMemoryHistory(), completer=Offers(), complete_while_typing=False
        )

    def ask(self, message: str, default: str) -> str:
        return self._prompt.prompt(message, default=default)


def fitting_prompt(session: Session) -> Asks:
    """The best prompt that this terminal can show."""
    if os.environ.get("TERM", "dumb") in ("dumb", "") or sys.stdout is None or not sys.stdout.isatty():
        return PlainPrompt()
    return FullPrompt(session)


def converse(session: Session, paint: Paint, prompt: Asks | None = None) -> None:
    """Ask for lines until there are no more."""
    prompt = prompt or fitting_prompt(session)
    again = _greet(session, paint)
    waiting: list[str] = []  # the rest of several lines that were pasted at once
    while True:
        try:
            if not waiting or session.pending is not None or again:
                waiting[:0] = split(prompt.ask(_message(session), again)) or [""]
        except KeyboardInterrupt:
            say("\n")
            again, waiting = "", []
            continue
        except EOFError:
            break
        line, again = waiting.pop(0), ""
        if not line.strip() and session.pending is None and session.question is None:
            continue  # only Enter was pressed
        try:
            reply = session.feed(line)
            _show(reply, line, paint)
        except KeyboardInterrupt:
            _look_again(session)
            waiting = []
            continue
        if reply.fate is Fate.ENDED:
            break
        if reply.fate is not Fate.ASKED:
            again = reply.again
    _farewell(session, paint, waiting)


def _greet(session: Session, paint: Paint) -> str:
    """Show the state of the log. Returns the text after its last line end, to be typed again."""
    rows = []
    if session.seen.begun:
        count = len(session.journal.lines)
        name = visible(session.journal.name)
        rows.append(
            tell("recorder.continuing", "continuing {name} after {number} lines", name=name, number=count)
        )
        wrong = [row for row in report.concise(session.seen.verdict) if row]
        more = len(wrong) - 3
        rest = tell("recorder.more-wrong", "and {number} more; `check` shows them", number=more)
        rows += wrong[:3] + ([rest] if more > 0 else [])
    drawn = shown(session.news()) if session.seen.begun and session.draws else []
    rows.append(
        tell(
            "recorder.greeting",
            "Tab completes, `help` lists the commands, Ctrl-D ends. Each accepted line is saved.",
        )
    )
    if session.fragment:
        rows.append(
            tell(
                "recorder.fragment",
                "the last line may have been cut short: press Enter to take it as it is",
            )
        )
    say("\n".join([*drawn, *wrapped(rows)]) + "\n")
    return session.fragment


def wrapped(rows: Iterable[str]) -> list[str]:
    """The rows wrapped to the width of the terminal, between words."""
    if sys.stdout is None or not sys.stdout.isatty():
        return list(rows)
    from shutil import get_terminal_size
    from textwrap import wrap

    width = max(20, get_terminal_size().columns - 1)
    folded = (wrap(row, width, subsequent_indent="  ") if len(row) > width else [row] for row in rows)
    return [line for lines in folded for line in lines]


def _message(session: Session) -> str:
    question = session.question
    if question is not None:
        return f"{question.asks}: "
    if session.pending is not None:
        return tell("recorder.decide", "fix, keep (as played), stands (with a reason) or drop?") + " "
    turn = session.turn
    name = the_table() if turn.is_table else visible(turn.player)
    if turn.is_open:
        said = tell("recorder.goes-on", "{player} continues (the next player: NAME: ...)", player=name)
        return f"{session.number - 1} {said}> "
    return f"{session.number} {name}> " if name else f"{session.number}> "


def _show(reply: Reply, typed: str, paint: Paint) -> None:
    """Show a reply. If a line was stored in other words than typed, show it as stored."""
    rows = [*rows_of(replace(reply, rows=()), paint), *wrapped(map(visible, reply.rows))]
    if reply.fate is Fate.REFUSED:
        rows.append(tell("recorder.refused", "refused; nothing was written"))
    if reply.written and reply.line != typed.strip():
        rows.append(f"{reply.number} {visible(reply.line)}")
    if reply.drawing:
        rows += shown(reply.drawing)
    if rows:
        say("\n".join(rows) + "\n")


def _look_again(session: Session) -> None:
    """After an interruption, read the log again: only what is on disk counts."""
    try:
        session.journal.read()
        session.refresh()
    except (OSError, CannotKeep) as error:
        notice(str(error))
    count = len(session.journal.lines)
    notice(tell("recorder.interrupted", "interrupted; the log has {number} lines", number=count))


def _farewell(session: Session, paint: Paint, waiting: list[str]) -> None:
    """Show the summary, and every line that was typed but is not in the log."""
    left = session.pending.typed if session.pending is not None else session.unsaved
    rows = summary(session, paint)
    if session.journal.is_held:
        rows = [tell("recorder.no-log", "no log was kept, because no players were named")]
    rows += [
        tell("recorder.not-written", "not written: {line}", line=visible(line))
        for line in [left, *waiting]
        if line.strip()
    ]
    say("\n" + "\n".join(rows) + "\n")
