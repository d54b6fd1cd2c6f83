"""Keeps a log line by line: `feed` it a line and get a reply. Uses no terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from referee.api import CannotRead
from referee.core.entry import Waiver
from referee.core.finding import Finding
from referee.core.folding import fold
from referee.core.game import Game
from referee.core.log_rules import CLAIM_WRONG
from referee.text.header_keys import key_of
from referee.text.source import cut_comment, split
from referee.text.writer import write_line

from . import new_line
from .commands import command_of, is_look
from .header_questions import Question, next_question
from .journal import CannotKeep, Journal, LogChanged, MayBeKept
from .new_line import Look, as_stored, fresh, is_header, is_missing, is_wrong
from .next_actions import joined, upcoming, with_name
from .reply import Fate, Reply, about, told

ASK, KEEP, REFUSE = "ask", "keep", "refuse"
"""What to do with a line that breaks a rule."""

QUOTES = '"“”„«»'


class Judged(NamedTuple):
    """A line that is not written yet, and its findings."""

    typed: str
    stored: str
    findings: tuple[Finding, ...]
    seen: Look
    blanks: int
    joins: bool = False
    """Whether it replaces the last line, because it continues the same turn."""


@dataclass
class Session:
    """A log that is being kept."""

    journal: Journal
    game: Game
    policy: str = ASK
    guided: bool = False
    """Ask for missing parts of the header, and put an empty line below it."""
    draws: bool = False
    """Show the table after each turn."""
    pending: Judged | None = None
    unsaved: str = ""
    """A line that could not be written."""
    wrong: int = 0
    """How many lines broke a rule and were refused, or kept as played."""
    settled: set[str] = field(default_factory=set)
    """Optional parts of the header that were already asked for."""
    blanks: int = 0
    """The number of empty lines typed. They are written as one, when another line follows."""
    shown: list[str] = field(default_factory=list)
    """The parts of the table as they were drawn last."""

    def __post_init__(self) -> None:
        self.seen = self._look(self.journal.lines)
        self.fragment = self.journal.fragment
        """The text after the last line end when the log was opened. It is offered to be typed again."""
        if self.seen.begun or self.seen.playable:
            self.settled |= {"ruling", "board"}

    def _look(self, lines: Sequence[str]) -> Look:
        return new_line.look(lines, self.journal.name, self.journal.folder)

    # What the prompt shows

    @property
    def is_barely_begun(self) -> bool:
        """Whether no player is named yet, so that there is nothing worth keeping."""
        return not self.seen.begun and not self.seen.record.header.players

    @property
    def number(self) -> int:
        """The number of the line that is being typed."""
        return len(self.journal.lines) + 1 + self._blanks_before(below=True)

    @property
    def question(self) -> Question | None:
        """The question for the header that is open now."""
        if not self.guided or self.pending is not None:
            return None
        return next_question(self.game, self.seen, self.settled)

    @property
    def turn(self) -> str:
        """Who plays next; empty if the game is over, or if no line is expected."""
        if not self.seen.playable:
            return ""
        coming = upcoming(self.seen)
        if coming.example is not None:
            return "table"
        if coming.goes_on is not None:
            return f"{self.seen.record.players[coming.goes_on]} continues"
        return self.seen.record.players[coming.seats[0]] if coming.seats else ""

    # Lines

    def begin(self, header: Sequence[str]) -> list[Reply]:
        """Write these lines of the header, except those that are already there."""
        if self.seen.begun:
            return []  # a header line would come too late
        return [self.feed(line) for line in header if key_of(line) not in self.seen.record.header.lines]

    def feed(self, typed: str) -> Reply:
        """Run a command, or take a line into the log. It is then on disk when this returns."""
        text = typed.strip()
        if self.pending is not None:
            return self._answer(text)
        if self.question is not None and ":" not in text and command_of(self, text) is None:
            return self._answer_question(self.question, text)
        if not text:
            self.blanks += 1
            return told()
        command = command_of(self, text)
        if command is not None:
            return command()
        return self.write(text)

    def _answer_question(self, question: Question, text: str) -> Reply:
        if text:
            reply = self.write(f"{question.key}: {text}")
            return replace(reply, again="") if reply.fate is Fate.REFUSED else reply
        if question.optional:
            self.settled.add(question.key)
            return told()
        return told(f"please answer: the log cannot be judged without `{question.key}:`")

    def write(self, typed: str) -> Reply:
        """Judge a line, and take it into the log if nothing is wrong with it."""
        other = self._other_game(typed) or ("one line at a time" if len(split(typed)) > 1 else "")
        if other:
            self.wrong += 1
            return Reply(Fate.REFUSED, (other,), again=typed)
        try:
            try:
                return self._write(typed)
            except LogChanged:
                return self._write(typed, *self.reload())
        except CannotRead as error:
            self.wrong += 1
            return Reply(Fate.REFUSED, (str(error),), again=typed)
        except LogChanged:
            return self._failed(typed, f"{self.journal.name}: somebody else is writing to it")
        except CannotKeep as error:
            return self._failed(typed, error)

    def _write(self, typed: str, *rows: str) -> Reply:
        code, _ = cut_comment(typed)
        if self.seen.record.header.game is None and code.strip() and key_of(code) != "game":
            self._append(f"game: {self.game.name}")
        if not self.seen.playable:
            return self._judge(typed).after(*rows)
        longer = None if self.blanks else joined(self.seen, typed)
        if longer is not None:
            return self._join(typed, longer).after(*rows)
        return self._judge(with_name(self.seen, typed)).after(*rows)

    def _join(self, typed: str, longer: str) -> Reply:
        """Add what was typed to the last line, because it continues the same turn."""
        seen = self._look([*self.journal.lines[:-1], longer])
        found = fresh(self.seen, seen)
        judged = Judged(typed, as_stored(seen.record, longer), tuple(found), seen, 0, joins=True)
        wrong = [finding for finding in found if is_wrong(finding)]
        return self._object(judged, wrong) if wrong else self._take(Fate.TAKEN, judged)

    def _failed(self, typed: str, why: str | CannotKeep) -> Reply:
        if isinstance(why, MayBeKept):
            self.refresh()
            return Reply(Fate.FAILED, (str(why), "look at the log before you type the line again"))
        self.unsaved = typed
        hint = "the line is not lost: type it again, or write the whole log elsewhere with `save FILE`"
        return Reply(Fate.FAILED, (str(why), hint), again=typed)

    def _other_game(self, typed: str) -> str:
        code, _ = cut_comment(typed)
        named = fold(code.partition(":")[2].strip())
        if key_of(code) != "game" or named == self.game.name:
            return ""
        return f"this is a log of {self.game.name}; start another log for another game"

    def _judge(self, typed: str) -> Reply:
        blanks = self._blanks_before(below=not is_header(typed))
        seen = self._look([*self.journal.lines, *[""] * blanks, typed])
        found = fresh(self.seen, seen)
        if is_header(typed):
            found = [finding for finding in found if not is_missing(finding)]
        else:  # a missing part of the header counts from now on
            known = [finding for finding in seen.verdict.findings if is_missing(finding)]
            found += [finding for finding in known if finding not in found]
        judged = Judged(typed, as_stored(seen.record, typed), tuple(found), seen, blanks)
        wrong = [finding for finding in found if is_wrong(finding)]
        return self._object(judged, wrong) if wrong else self._take(Fate.TAKEN, judged)

    def _object(self, judged: Judged, wrong: Sequence[Finding]) -> Reply:
        """Keep a wrong line, ask about it, or refuse it. An unreadable header line is never kept."""
        seen, typed, number = judged.seen, judged.typed, len(judged.seen.record.lines)
        unread = is_header(typed) and any(finding in seen.record.findings for finding in wrong)
        may_be_kept = seen.playable and not unread
        if self.policy == KEEP and may_be_kept:
            self.pending = judged
            return self.keep()
        about_it = Reply(
            Fate.REFUSED, (), judged.stored, number, about(seen, wrong), standing=False, again=typed
        )
        if self.policy != ASK or not may_be_kept:
            self.wrong += 1
            return about_it
        self.pending = judged
        above = [finding.place.line for finding in wrong if finding.place.line in range(1, number)]
        hint = f"line {min(above, default=0)} is already written; to fix it, `drop` this one and `undo`"
        return replace(about_it, fate=Fate.ASKED, rows=(hint,) if above else ())

    def _blanks_before(self, below: bool) -> int:
        """How many empty lines to write: one if some were typed or below a guided header, else none."""
        above = self.journal.lines
        if not above or not above[-1].strip():
            return 0
        opens = below and self.guided and not self.seen.begun
        return int(bool(self.blanks) or opens)

    def _append(self, *lines: str) -> None:
        self.journal.append(*lines)
        self.seen = self._look(self.journal.lines)

    def _take(self, fate: Fate, judged: Judged) -> Reply:
        if judged.joins:
            self.journal.change(len(self.journal.lines), judged.stored)
        else:
            self.journal.append(*[""] * judged.blanks, judged.stored)
        self.seen = judged.seen
        if self.seen.record.lines != self.journal.lines:
            self.seen = self._look(self.journal.lines)  # the stored line differs from the typed one
        self.blanks, self.pending, self.unsaved = 0, None, ""
        self.wrong += fate is Fate.KEPT
        entry = new_line.last_entry(self.seen.record)
        drawing = ""
        if self.draws and entry is not None and entry.seat is not None:
            drawing = self.news()
        found = about(judged.seen, judged.findings)
        number = len(self.journal.lines)
        return Reply(fate, (), judged.stored, number, found, drawing=drawing)

    def drawing(self) -> str:
        record = self.seen.record
        drawn: str = record.known_game.draw(self.seen.state, self.seen.options, record.players)
        return drawn

    def news(self) -> str:
        """The parts of the drawing that have changed since the last one. Empty without a full header."""
        if not self.seen.playable:
            return ""
        parts = self.drawing().rstrip("\n").split("\n\n")
        new = [part for part in parts if part not in self.shown]
        self.shown = parts
        return "\n\n".join(new)

    # The answer to a line that breaks a rule

    def _answer(self, text: str) -> Reply:
        assert self.pending is not None
        word, _, rest = text.partition(" ")
        answers: dict[str, Callable[[], Reply]] = {
            "fix": self.fix,
            "mend": self.fix,
            "keep": self.keep,
            "drop": self.drop,
            "stands": lambda: self.stand(rest.strip()),
        }
        named = [name for name in answers if word and name.startswith(fold(word))]
        if ":" not in word and len(named) == 1 and (not rest or named == ["stands"]):
            return answers[named[0]]()
        if not text:
            return self.fix()
        command = command_of(self, text)
        if command is not None:
            return command() if is_look(text) else self._ask_again("decide first: fix, keep, stands, drop")
        self.pending = None
        return self.feed(text)

    def fix(self) -> Reply:
        """Let the line be typed again."""
        assert self.pending is not None
        typed, self.pending = self.pending.typed, None
        return Reply(Fate.TOLD, again=typed)

    def drop(self) -> Reply:
        """Leave the line out."""
        self.pending = None
        return told("left out; nothing was written")

    def keep(self) -> Reply:
        """Write the line as it was played, although it breaks a rule."""
        assert self.pending is not None
        kept = self.pending
        try:
            return self._take(Fate.KEPT, kept)
        except LogChanged:
            return self._changed(kept.typed)
        except CannotKeep as error:
            self.pending = None
            return self._failed(kept.typed, error)

    def stand(self, said: str) -> Reply:
        """Waive the breach: write `stands CODE "reason"` after the action that it is about."""
        assert self.pending is not None
        pending = self.pending
        waivable = [finding for finding in pending.findings if self._is_waivable(finding)]
        code, _, rest = said.partition(" ")
        if any(fold(code) == fold(finding.code) for finding in waivable):
            waivable = [finding for finding in waivable if fold(finding.code) == fold(code)]
            said = rest
        reason = said.strip().strip(QUOTES).strip() or None
        if not waivable:
            return self._ask_again("a line that cannot be read cannot be waived: fix, keep or drop")
        if reason is not None and any(quote in reason for quote in QUOTES):
            return self._ask_again("a reason cannot have quotes in it")
        finding = waivable[0]
        line = self._with_waiver(pending, finding, Waiver(finding.code, reason))
        self.pending = None
        if finding.place.line == len(pending.seen.record.lines):
            return self._join(pending.typed, line) if pending.joins else self.write(line)
        return self._let_stand_above(finding.place.line, line, pending.typed)

    def _ask_again(self, why: str) -> Reply:
        assert self.pending is not None
        return Reply(Fate.ASKED, (why,), again=self.pending.typed)

    def _is_waivable(self, finding: Finding) -> bool:
        known = finding.code in self.game.book or finding.rule is CLAIM_WRONG
        return is_wrong(finding) and known and self._entry_of(finding) is not None

    def _entry_of(self, finding: Finding) -> object:
        assert self.pending is not None
        entries = self.pending.seen.record.entries
        return next((e for e in entries if e.line == finding.place.line and not e.broken), None)

    def _with_waiver(self, pending: Judged, finding: Finding, waiver: Waiver) -> str:
        record = pending.seen.record
        entry = next(entry for entry in record.entries if entry.line == finding.place.line)
        plays = list(entry.plays)
        index = len(plays) - 1 if finding.place.action is None else finding.place.action
        plays[index] = plays[index]._replace(waivers=(*plays[index].waivers, waiver))
        return write_line(record, entry._replace(plays=plays), record.lines[entry.line - 1])

    def _let_stand_above(self, number: int, line: str, typed: str) -> Reply:
        """Write the waiver into a line that is already written, then judge the new line."""
        try:
            self.journal.change(number, line)
            self.seen = self._look(self.journal.lines)
        except LogChanged:
            return self._changed(typed)
        except CannotKeep as error:
            return self._failed(typed, error)
        return self.write(typed).after(f"line {number}: {line}")

    # When somebody else has changed the file

    def refresh(self) -> None:
        """Judge the log as the journal has it."""
        self.pending, self.blanks = None, 0
        self.seen = self._look(self.journal.lines)

    def _changed(self, typed: str) -> Reply:
        """Read the changed log, and let the line be typed again: it was judged by the old log."""
        self.pending = None
        try:
            return Reply(Fate.TOLD, (*self.reload(), "nothing was written; try it again"), again=typed)
        except CannotKeep as error:
            return self._failed(typed, error)

    def reload(self) -> list[str]:
        """Read the log again after somebody else wrote to it. CannotKeep if that fails."""
        try:
            self.journal.read()
            rows = [f"{self.journal.name} was changed by somebody else and has been read again"]
        except FileNotFoundError:
            self.journal.write_again()
            rows = [f"{self.journal.name} was deleted and has been written again"]
        except OSError as error:
            raise CannotKeep(f"{self.journal.name}: {error.strerror or error}") from None
        try:
            self.refresh()
        except CannotRead as error:
            raise CannotKeep(str(error)) from None
        return rows
