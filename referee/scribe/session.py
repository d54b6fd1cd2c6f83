"""The conversation about a log: `feed` it a line and get a reply. Uses no terminal.

The prompt and the page in the browser share this engine. `opening.py` begins or opens a log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from referee.core.game import ScoreSheet
from referee.forms.folding import fold
from referee.forms.seats import quoted
from referee.text.first_words import in_words_of
from referee.text.header_keys import key_of

from . import sayings
from .adding import CannotKeep
from .command_words import meant as meant_by
from .commands import command_of, is_help, is_look, is_step_back
from .header_questions import OPTIONAL, Question, explained, meant, next_question
from .journal import LogChanged
from .keeper import ASK, KEEP, REFUSE, Judged, Keeper
from .look import Look
from .new_line import header_faults, last_entry
from .next_actions import Choices, NextTurn, by_verb, legal_now, turn_of, upcoming
from .reply import Fate, Reply, told
from .ruling_questions import LIST
from .waiving import named_first, reason_in, waivable, with_waiver

__all__ = ["ALWAYS", "ASK", "CHANGES", "KEEP", "NEVER", "REFUSE", "Judged", "Session"]

ALWAYS, CHANGES, NEVER = "always", "changes", "never"
"""When the table is drawn: after each turn; after undo and when a line has done what its words do not say;
or only when somebody asks for it."""


@dataclass
class Session(Keeper):
    """A log that is being kept, with questions, commands, and answers to what is wrong."""

    draws: str = NEVER
    """When the table is drawn."""
    settled: set[str] = field(default_factory=set)
    """Optional parts of the header that were already asked for."""
    begins: bool = False
    """Whether the header is being written from data."""
    shown: list[str] = field(default_factory=list)
    """The parts of the table as they were drawn last."""

    def __post_init__(self, looked: Look | None) -> None:
        super().__post_init__(looked)
        self.fragment = self.journal.fragment
        """The text after the last line end when the log was opened. It is offered to be typed again."""
        if self.seen.begun or self.seen.playable:
            self.settled |= OPTIONAL

    def close(self) -> None:
        """Release the log for others."""
        self.journal.close()

    # What is shown

    @property
    def text(self) -> str:
        """The log as it is now."""
        return "".join(f"{line}\n" for line in self.journal.lines)

    @property
    def number(self) -> int:
        """The number of the line that is being typed, or of the line that it is added to."""
        if self.seen.playable and (joins := upcoming(self.seen).joins):
            return joins
        return len(self.journal.lines) + 1 + self.blanks_before(below=True)

    @property
    def question(self) -> Question | None:
        """The question for the header that is open now."""
        if not self.guided or self.pending is not None or header_faults(self.seen):
            return None
        return next_question(self.game, self.seen, self.settled)

    @property
    def header_is_settled(self) -> bool:
        return not self.begins and self.question is None

    @property
    def turn(self) -> NextTurn:
        """Whose line comes next, and whether it goes on with an open turn."""
        return turn_of(self.seen) if self.seen.playable else NextTurn()

    def legal(self, seat: int | None = None) -> list[Choices]:
        """What may be written now, grouped by player and verb. `seat`: for this player alone."""
        return by_verb(legal_now(self.seen, seat)) if self.seen.playable else []

    def score(self) -> ScoreSheet | None:
        """The score so far, or None without a full header."""
        if not self.seen.playable:
            return None
        sheet: ScoreSheet = self.game.score(self.seen.state, self.seen.options, self.seen.record.players)
        return sheet

    def drawing(self) -> str:
        """The table in characters."""
        record = self.seen.record
        drawn: str = record.known_game.draw(self.seen.state, self.seen.options, record.players)
        return drawn

    def _parts(self) -> list[str]:
        """The parts of the drawing. None without a full header."""
        return self.drawing().rstrip("\n").split("\n\n") if self.seen.playable else []

    # Lines

    def begin(self, header: Sequence[str]) -> list[Reply]:
        """Write these lines of the header, except those that are already there."""
        if self.seen.begun:
            return []  # a header line would come too late
        new = [line for line in header if key_of(line) not in self.seen.record.header.lines]
        self.begins = True  # a new log is written when all of them are there
        replies = [self.feed(line) for line in new]
        self.begins = False
        return replies

    def settle(self) -> None:
        """Ask no more optional questions, and write the header if it is complete. May raise CannotKeep."""
        self.settled |= OPTIONAL
        self.release()

    def feed(self, typed: str) -> Reply:
        """Run a command, or take a line into the log. It is then on disk when this returns."""
        text = typed.strip()
        if self.pending is not None:
            return self._answer(text)
        try:
            rows = [] if is_step_back(text) else self.look_again()
        except CannotKeep as error:
            if command_of(self, text) is None:
                return self.failed(typed, error)
            rows = [str(error)]
        return self._feed(text).after(*rows)

    def _feed(self, text: str) -> Reply:
        if self.question is not None and is_help(text) and self.question.key != "ruling":
            return told(*self.question.rows, self.question.asks)
        if self.question is not None and self._is_answer(self.question, text):
            return self._answer_question(self.question, text)
        if not text:
            self.blanks += 1
            return told()
        command = command_of(self, text)
        if command is not None:
            return command()
        return self.write(text)

    def _is_answer(self, question: Question, text: str) -> bool:
        """Whether a line answers a question for the header, or asks about it."""
        asks_about_it = text == LIST and question.key == "ruling"
        return asks_about_it or (":" not in text and command_of(self, text) is None)

    def _answer_question(self, question: Question, text: str) -> Reply:
        if text:
            about = explained(self.game, self.seen, question, text)
            if about:
                return told(*about)
            line = f"{question.key}: {meant(self.game, question, text)}"
            reply = self.write(in_words_of(self.seen.record.language, self.game, line))
            return replace(reply, again="") if reply.fate is Fate.REFUSED else reply
        if not question.optional:
            return told(sayings.please_answer(self.game, question.key))
        self.settled.add(question.key)
        try:
            self.release()
        except CannotKeep as error:
            return self.failed("", error)
        return told()

    def write(self, typed: str) -> Reply:
        """Judge a line, and take it into the log if nothing is wrong with it."""
        return self._drawn(super().write, typed)

    def keep(self) -> Reply:
        """Write the pending line as it was played, although it breaks a rule."""
        return self._drawn(super().keep)

    def undo(self) -> Reply:
        """Take back what was done last, and show the table as it is then."""
        return self._drawn(super().undo)

    def _drawn(self, do: Callable[..., Reply], *about: str) -> Reply:
        """Do something, and draw the parts of the table that it has changed, if they are to be shown."""
        reply = do(*about)
        if self.draws == NEVER or reply.drawing:
            return reply
        entry = last_entry(self.seen.record)
        turn = reply.written and entry is not None and entry.seat is not None
        undone = reply.fate is Fate.TOLD
        if undone or (turn and (self.draws == ALWAYS or reply.hidden)):
            parts = self._parts()
            new = [part for part in parts if part not in self.shown]
            self.shown = parts
            return replace(reply, drawing="\n\n".join(new))
        return reply

    def note(self, words: str) -> Reply:
        """Write a comment."""
        return self.write(f"# {words}")

    def claim(self, seat: int, quantity: str, number: int) -> Reply:
        """Write what a player says that somebody has."""
        return self.write(f"claim {quoted(self.seen.record.players[seat])} {quantity} {number}")

    # The answer to a line that breaks a rule

    def _answer(self, text: str) -> Reply:
        assert self.pending is not None
        word, _, rest = text.partition(" ")
        answers: dict[str, Callable[[], Reply]] = {
            "fix": self.fix,
            "keep": self.keep,
            "drop": self.drop,
            "stands": lambda: self.stand(rest.strip()),
        }
        initial = next((name for name in answers if name[0] == fold(word)), "")
        named = meant_by(word, answers)[0] or initial
        if named and (not rest or named == "stands"):
            return answers[named]()
        if not text:
            return self.fix()
        if is_help(text):
            return told(*sayings.answers())
        command = command_of(self, text)
        if command is not None:
            return command() if is_look(text) else self._ask_again(sayings.decide_first())
        pending, self.pending = self.pending, None
        reply = self.feed(text)
        if not rest and self._asks_about_nothing():
            self.pending = pending  # a word that cannot be read is no other line
            return self._ask_again(sayings.decide_first())
        return reply

    def _asks_about_nothing(self) -> bool:
        """Whether the line in question cannot be read."""
        asked = self.pending
        return asked is not None and not waivable(asked.seen.record, asked.findings)

    def fix(self) -> Reply:
        """Let the line be typed again."""
        assert self.pending is not None
        typed, self.pending = self.pending.typed, None
        return Reply(Fate.TOLD, again=typed)

    def drop(self) -> Reply:
        """Leave the line out."""
        self.pending = None
        return told(sayings.left_out())

    def stand(self, said: str) -> Reply:
        """Waive the breach: write `stands CODE "reason"` after the action that it is about."""
        assert self.pending is not None
        pending = self.pending
        record = pending.seen.record
        found = waivable(record, pending.findings)
        if not found:
            return self._ask_again(sayings.cannot_be_waived())
        finding, said = named_first(found, said)
        try:
            line = with_waiver(record, finding, reason_in(said))
        except ValueError:
            return self._ask_again(sayings.no_quotes())
        self.pending = None
        number = finding.waived_at.line
        if number == pending.joins:
            return self.join(pending.typed, pending.joins, line)
        if number == len(record.lines) and not pending.joins:
            return self.write(line)
        return self._let_stand_above(number, line, pending.typed)

    def _ask_again(self, why: str) -> Reply:
        assert self.pending is not None
        return Reply(Fate.ASKED, (why,), again=self.pending.typed)

    def _let_stand_above(self, number: int, line: str, typed: str) -> Reply:
        """Write the waiver into a line that is already written, then judge the new line."""
        try:
            self.journal.change(number, line)
            self.seen = self._look(self.journal.lines)
        except LogChanged:
            return self.changed(typed)
        except CannotKeep as error:
            return self.failed(typed, error)
        return self.write(typed).after(sayings.changed_line(number, line))
