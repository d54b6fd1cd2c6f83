"""The recorder's prompt: asks for lines, shows replies, ends with a summary. The session does the work."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

import typer

from referee.export import report
from referee.export.safe_text import visible
from referee.export.terminal import Paint
from referee.forms.folding import fold
from referee.scribe.adding import CannotKeep
from referee.scribe.commands import is_show, summary
from referee.scribe.ending import told_end
from referee.scribe.next_actions import NextTurn
from referee.scribe.reply import Fate
from referee.scribe.session import ALWAYS, NEVER, Session
from referee.speech.say import tell
from referee.text.source import split

from .files import notice, say
from .screen import ROOM_FOR_A_WORD, Screen, drawn

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
            sys.stderr.write(
                message if sys.stdin.isatty() else f"{message.rstrip()}\n"
            )  # nobody presses Enter
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


def agrees(question: str) -> bool:
    """Ask a question that Enter answers with yes."""
    try:
        answer = fold(PlainPrompt().ask(f"{question} ", ""))
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(0) from None
    return not answer or answer[0] in ("y", tell("recorder.yes", "y"))


def fitting_prompt(session: Session) -> Asks:
    """The best prompt that this terminal can show."""
    if os.environ.get("TERM", "dumb") in ("dumb", "") or sys.stdout is None or not sys.stdout.isatty():
        return PlainPrompt()
    return FullPrompt(session)


def converse(session: Session, paint: Paint, prompt: Asks | None = None) -> None:
    """Ask for lines until there are no more."""
    Conversation(session, Screen(paint), prompt or fitting_prompt(session)).run()


class Conversation:
    """A session at a terminal: asks, takes what is typed, and shows the replies."""

    def __init__(self, session: Session, screen: Screen, prompt: Asks) -> None:
        self.session, self.screen, self.prompt = session, screen, prompt
        self.asked = ""  # the header line that was asked for last
        self.waiting: list[str] = []  # lines that were typed and not yet taken, such as a pasted text
        self.has_told_open = False
        self.has_told_table: set[str] = set()

    def run(self) -> None:
        session = self.session
        again = self.greet()
        while True:
            try:
                if not self.waiting or session.pending is not None or again:
                    self.waiting[:0] = split(self.prompt.ask(self.message(), again)) or [""]
            except KeyboardInterrupt:
                say("\n")
                again = ""
                self.waiting.clear()
                continue
            except EOFError:
                break
            line, again = self.waiting.pop(0), ""
            if not line.strip() and session.pending is None and session.question is None:
                continue  # only Enter was pressed
            try:
                reply = session.feed(line)
                whole = session.draws == ALWAYS or is_show(line)
                self.show(self.screen.rows(reply, line, whole))
            except KeyboardInterrupt:
                self.look_again()
                self.waiting.clear()
                continue
            if reply.fate is Fate.ENDED:
                break
            if reply.fate is not Fate.ASKED:
                again = reply.again
        self.farewell(self.waiting)

    def show(self, rows: Sequence[str]) -> None:
        """Print rows, and wait between two pages."""
        pages = self.screen.pages(list(rows))
        for number, page in enumerate(pages, 1):
            if page:
                say("\n".join(page) + "\n")
            if number < len(pages):
                more = tell(
                    "recorder.page",
                    "page {number} of {all}; Enter: more, q: enough",
                    number=number,
                    all=len(pages),
                )
                try:
                    typed = self.prompt.ask(f"({more}) ", "").strip()
                except (KeyboardInterrupt, EOFError):
                    return
                if typed:
                    if fold(typed) not in ("q", "quit"):
                        self.waiting[:0] = split(typed)  # the next line, and no wish for more
                    return

    def greet(self) -> str:
        """Show the state of the log. Returns the text after its last line end, to be typed again."""
        session, rows = self.session, []
        if session.seen.begun:
            count, name = len(session.journal.lines), session.journal.name
            rows.append(
                tell(
                    "recorder.continuing", "continuing {name} after {number} lines", name=name, number=count
                )
            )
            wrong = [row for row in report.concise(session.seen.verdict) if row]
            more = len(wrong) - 3
            rest = tell("recorder.more-wrong", "and {number} more; `check` shows them", number=more)
            rows += wrong[:3] + ([rest] if more > 0 else [])
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
        ended = told_end(session.seen)
        rows += [ended] if ended else []
        table = drawn(session.drawing()) if session.seen.begun and session.draws != NEVER else []
        self.show([*table, *self.screen.wrapped(rows)])
        return session.fragment

    def message(self) -> str:
        """The prompt for the next line. What there is to say before it is printed."""
        session = self.session
        if session.pending is not None:
            asks = tell("recorder.decide", "fix, keep (as played), stands (with a reason) or drop?")
            rows, message = self.screen.question(asks, " ", ROOM_FOR_A_WORD)
            self.show(rows)
            return message
        question = session.question
        if question is not None:
            rows, message = self.screen.question(question.asks)
            about = self.screen.wrapped(question.rows) if question.key != self.asked else []
            self.asked = question.key
            self.show([*about, *rows])
            return message
        turn = session.turn
        if turn.is_table:
            self.tell_table(turn)
            return f"{session.number} {visible(turn.head)}: "
        if not turn.is_open:
            return f"{session.number} {visible(turn.player)}> " if turn.player else f"{session.number}> "
        self.tell_open(turn.player)
        name = visible(turn.player)
        return f"{session.number} " + tell("recorder.goes-on", "{player} goes on", player=name) + "> "

    def tell_table(self, turn: NextTurn) -> None:
        """Say once what a line of the table itself looks like, such as the cards of a hand."""
        what = turn.head.partition(" ")[0]
        if what in self.has_told_table:
            return
        self.has_told_table.add(what)
        such_as = tell("recorder.table-example", "After the colon comes what lies there, such as:")
        rows = self.screen.wrapped([f"  {turn.example.partition(':')[2].strip()}"], 2)
        order = self.screen.wrapped([turn.order] if turn.order else [], 0)
        self.show([*self.screen.wrapped([such_as], 0), *rows, *order])

    def tell_open(self, player: str) -> None:
        """Say once what an open turn means."""
        if self.has_told_open:
            return
        self.has_told_open = True
        added = tell(
            "recorder.open-turn", "{player}'s turn is open: what you type is added to it.", player=player
        )
        over = tell("recorder.turn-over", "If it is over, begin with the next player's name.")
        self.show(self.screen.wrapped([f"{added} {over}"], 0))

    def look_again(self) -> None:
        """After an interruption, read the log again: only what is on disk counts."""
        session = self.session
        try:
            rows = [] if session.journal.is_held else session.reload()
            session.refresh()
        except CannotKeep as error:
            rows = [str(error)]
        for row in rows:
            notice(row)
        count = len(session.journal.lines)
        notice(tell("recorder.interrupted", "interrupted; the log has {number} lines", number=count))

    def farewell(self, waiting: list[str]) -> None:
        """Show the summary, and every line that was typed but is not in the log."""
        session, paint = self.session, self.screen.paint
        left = session.pending.typed if session.pending is not None else session.unsaved
        try:
            found = session.look_again()
        except CannotKeep as error:
            found = [str(error)]
        *sheet, verdict, where = ["", *summary(session, paint)]
        rows = [
            *self.screen.wrapped(found),
            *self.screen.fitted(sheet),
            verdict,
            where,
        ]  # the name of a file stays in one piece
        if session.journal.is_held:
            rows = [
                "",
                tell("recorder.no-log", "no log was kept, because the questions were not all answered"),
            ]
        rows += [
            tell("recorder.not-written", "not written: {line}", line=visible(line))
            for line in [left, *waiting]
            if line.strip()
        ]
        say("\n".join(rows) + "\n")
