"""Keeping a log, line by line: `feed` a line, get a reply. No terminal, and no file but the journal."""

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
from referee.text.header import key_of
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
"""What is done with a line that breaks a rule."""

QUOTES = '"“”„«»'


class Judged(NamedTuple):
    """A line that is not written yet, and what speaks against it."""

    typed: str
    stored: str
    findings: tuple[Finding, ...]
    seen: Look
    blanks: int
    joins: bool = False
    """It takes the place of the last line, whose turn goes on."""


@dataclass
class Session:
    """A log that is being kept."""

    journal: Journal
    game: Game
    policy: str = ASK
    guided: bool = False
    """Ask for what the header lacks, and put an empty line below it."""
    draws: bool = False
    """Show the table after each turn."""
    pending: Judged | None = None
    unsaved: str = ""
    """A line that could not be written."""
    wrong: int = 0
    """How many lines broke a rule and were refused, or kept as played."""
    settled: set[str] = field(default_factory=set)
    """Optional parts of the header that were asked for."""
    blanks: int = 0
    """Empty lines that were typed, and are written as one when something follows."""
    shown: list[str] = field(default_factory=list)
    """The parts of the table as they were drawn last."""

    def __post_init__(self) -> None:
        self.seen = self._look(self.journal.lines)
        self.fragment = self.journal.fragment
        """What stood behind the last line end when the log was opened: to be offered once more."""
        if self.seen.begun or self.seen.playable:
            self.settled |= {"ruling", "board"}

    def _look(self, lines: Sequence[str]) -> Look:
        return new_line.look(lines, self.journal.name, self.journal.folder)

    # What the prompt shows

    @property
    def is_barely_begun(self) -> bool:
        """Whether nobody is named yet, so that there is nothing to keep."""
        return not self.seen.begun and not self.seen.record.header.players

    @property
    def number(self) -> int:
        """The number of the line that is being typed."""
        return len(self.journal.lines) + 1 + self._blanks_before(below=True)

    @property
    def question(self) -> Question | None:
        """What is asked for the header now."""
        if not self.guided or self.pending is not None:
            return None
        return next_question(self.game, self.seen, self.settled)

    @property
    def turn(self) -> str:
        """Who is to be written about next; empty if the game is over, or waits for nothing."""
        if not self.seen.playable:
            return ""
        coming = upcoming(self.seen)
        if coming.example is not None:
            return "table"
        if coming.goes_on is not None:
            return f"{self.seen.record.players[coming.goes_on]} goes on"
        return self.seen.record.players[coming.seats[0]] if coming.seats else ""

    # Lines

    def begin(self, header: Sequence[str]) -> list[Reply]:
        """Write the lines of the header that are known beforehand and not there yet."""
        if self.seen.begun:
            return []  # a header line would come too late
        return [self.feed(line) for line in header if key_of(line) not in self.seen.record.header.lines]

    def feed(self, typed: str) -> Reply:
        """Do what a line says, or take it into the log. What is taken is on disk when this returns."""
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
        return told(f"this has to be answered, since the log cannot be judged without `{question.key}:`")

    def write(self, typed: str) -> Reply:
        """Judge a line, and take it into the log if nothing speaks against it."""
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
        """The turn of the last line goes on: what was typed is put behind it."""
        seen = self._look([*self.journal.lines[:-1], longer])
        found = fresh(self.seen, seen)
        judged = Judged(typed, as_stored(seen.record, longer), tuple(found), seen, 0, joins=True)
        wrong = [finding for finding in found if is_wrong(finding)]
        return self._object(judged, wrong) if wrong else self._take(Fate.TAKEN, judged)

    def _failed(self, typed: str, why: str | CannotKeep) -> Reply:
        if isinstance(why, MayBeKept):
            self.refresh()
            return Reply(Fate.FAILED, (str(why), "look at the log before the line is given again"))
        self.unsaved = typed
        hint = "the line is not lost: give it again, or write the whole log elsewhere with `save FILE`"
        return Reply(Fate.FAILED, (str(why), hint), again=typed)

    def _other_game(self, typed: str) -> str:
        code, _ = cut_comment(typed)
        named = fold(code.partition(":")[2].strip())
        if key_of(code) != "game" or named == self.game.name:
            return ""
        return f"this is a log of {self.game.name}; for another game begin another log"

    def _judge(self, typed: str) -> Reply:
        blanks = self._blanks_before(below=not is_header(typed))
        seen = self._look([*self.journal.lines, *[""] * blanks, typed])
        found = fresh(self.seen, seen)
        if is_header(typed):
            found = [finding for finding in found if not is_missing(finding)]
        else:  # now it counts that something is missing, although that was known before
            known = [finding for finding in seen.verdict.findings if is_missing(finding)]
            found += [finding for finding in known if finding not in found]
        judged = Judged(typed, as_stored(seen.record, typed), tuple(found), seen, blanks)
        wrong = [finding for finding in found if is_wrong(finding)]
        return self._object(judged, wrong) if wrong else self._take(Fate.TAKEN, judged)

    def _object(self, judged: Judged, wrong: Sequence[Finding]) -> Reply:
        """Keep a wrong line, ask about it, or refuse it. No header is kept that cannot be read."""
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
        hint = f"line {min(above, default=0)} is written already; to mend it, `drop` this one and `undo`"
        return replace(about_it, fate=Fate.ASKED, rows=(hint,) if above else ())

    def _blanks_before(self, below: bool) -> int:
        """One empty line where some were typed, none at the top; one below a header that was asked for."""
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
            self.seen = self._look(self.journal.lines)  # the line is stored in other words than typed
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
        """The parts of the drawing that are not as they were shown last: no legend twice. Empty while the
        header lacks something that the table is drawn by."""
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
            "mend": self.mend,
            "keep": self.keep,
            "drop": self.drop,
            "stands": lambda: self.stand(rest.strip()),
        }
        named = [name for name in answers if word and name.startswith(fold(word))]
        if ":" not in word and len(named) == 1 and (not rest or named == ["stands"]):
            return answers[named[0]]()
        if not text:
            return self.mend()
        command = command_of(self, text)
        if command is not None:
            return (
                command() if is_look(text) else self._ask_again("first decide: mend, keep, stands or drop")
            )
        self.pending = None
        return self.feed(text)

    def mend(self) -> Reply:
        """Type the line once more."""
        assert self.pending is not None
        typed, self.pending = self.pending.typed, None
        return Reply(Fate.TOLD, again=typed)

    def drop(self) -> Reply:
        """Leave the line out."""
        self.pending = None
        return told("left out; nothing was written")

    def keep(self) -> Reply:
        """Take the line as it was played, although it breaks a rule."""
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
        """Let the breach stand: write `stands CODE "reason"` behind the action that it is about."""
        assert self.pending is not None
        pending = self.pending
        waivable = [finding for finding in pending.findings if self._is_waivable(finding)]
        code, _, rest = said.partition(" ")
        if any(fold(code) == fold(finding.code) for finding in waivable):
            waivable = [finding for finding in waivable if fold(finding.code) == fold(code)]
            said = rest
        reason = said.strip().strip(QUOTES).strip() or None
        if not waivable:
            return self._ask_again("what cannot be read cannot stand: mend, keep or drop")
        if reason is not None and any(quote in reason for quote in QUOTES):
            return self._ask_again("a reason has no quotes in it")
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
        """The breach is in a line that is written already; that line is changed, then this one judged."""
        try:
            self.journal.change(number, line)
            self.seen = self._look(self.journal.lines)
        except LogChanged:
            return self._changed(typed)
        except CannotKeep as error:
            return self._failed(typed, error)
        return self.write(typed).after(f"line {number}: {line}")

    # When the file is not what it was

    def refresh(self) -> None:
        """Judge the log as the journal has it."""
        self.pending, self.blanks = None, 0
        self.seen = self._look(self.journal.lines)

    def _changed(self, typed: str) -> Reply:
        """What was decided was decided on another log; the line is judged once more."""
        self.pending = None
        try:
            return Reply(
                Fate.TOLD, (*self.reload(), "nothing was written; judge the line again"), again=typed
            )
        except CannotKeep as error:
            return self._failed(typed, error)

    def reload(self) -> list[str]:
        """Take the log from disk again, after somebody else wrote to it. CannotKeep if that fails."""
        try:
            self.journal.read()
            rows = [f"{self.journal.name} was changed by somebody else and is read again"]
        except FileNotFoundError:
            self.journal.write_again()
            rows = [f"{self.journal.name} was taken away and is written again"]
        except OSError as error:
            raise CannotKeep(f"{self.journal.name}: {error.strerror or error}") from None
        try:
            self.refresh()
        except CannotRead as error:
            raise CannotKeep(str(error)) from None
        return rows
