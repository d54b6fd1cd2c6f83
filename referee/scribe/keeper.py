"""Takes lines into a log: judges each, and writes it before it answers. Uses no terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import InitVar, dataclass, field, replace
from typing import NamedTuple

from referee.api import CannotRead
from referee.core.finding import Finding
from referee.core.game import Game
from referee.export.safe_text import visible
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.system_errors import reason
from referee.text.header import game_called
from referee.text.header_keys import key_of
from referee.text.source import cut_comment, split

from . import sayings
from .adding import CannotKeep
from .ending import is_over, told_end
from .happening import what_happened
from .journal import Emptied, Journal, LogChanged, MayBeKept
from .look import Look, look
from .new_line import as_stored, first_line, fresh, header_faults, is_header, is_missing, is_wrong
from .next_actions import joined, separated, with_colon, with_name
from .reply import Fate, Reply, about, told
from .undoing import Grown, UndoSteps

ASK, KEEP, REFUSE = "ask", "keep", "refuse"
"""What to do with a line that breaks a rule."""


class Judged(NamedTuple):
    """A line that is not written yet, and its findings."""

    typed: str
    stored: str
    findings: tuple[Finding, ...]
    seen: Look
    blanks: int = 0
    joins: int = 0
    """The number of the line that it replaces, if it goes on with the turn of that line."""


@dataclass
class Keeper:
    """A log to which lines are added, and from which they are taken back."""

    journal: Journal
    begins_with: Game
    """The game that was asked for."""
    policy: str = ASK
    guided: bool = False
    """Ask for missing parts of the header, and put an empty line below it."""
    pending: Judged | None = None
    """A line that breaks a rule, until somebody says what to do with it."""
    unsaved: str = ""
    """A line that could not be written."""
    wrong: int = 0
    """How many lines broke a rule and were refused, or kept as played."""
    blanks: int = 0
    """The number of empty lines typed. They are written as one, when another line follows."""
    at_opening: list[str] = field(default_factory=list)
    """What there is to say about the log as it was found."""
    steps: UndoSteps = field(default_factory=UndoSteps)
    """What was done last, for undo and redo."""
    looked: InitVar[Look | None] = None
    """The log as it is, if somebody has read it already."""

    def __post_init__(self, looked: Look | None) -> None:
        self.seen = looked or look(self.journal.lines, self.journal.name, self.journal.folder)

    @property
    def game(self) -> Game:
        """The game of the log; as long as its header names none, the one that was asked for. Somebody else
        may have written another one into the header."""
        return self.seen.record.game or self.begins_with

    def _look(self, lines: Sequence[str]) -> Look:
        return look(lines, self.journal.name, self.journal.folder, self.seen)

    @property
    def header_is_settled(self) -> bool:
        """Whether nothing more is asked about the header."""
        return True

    def release(self) -> None:
        """Write a new log that was held back, once nothing more is asked about its header."""
        if self.journal.is_held and self.seen.playable and self.header_is_settled:
            self.journal.release()

    def write(self, typed: str) -> Reply:
        """Judge a line, and take it into the log if nothing is wrong with it."""
        other = self._other_game(typed) or (sayings.one_line() if len(split(typed)) > 1 else "")
        if other:
            self.wrong += 1
            return Reply(Fate.REFUSED, (other,), again=typed)
        return self._kept(typed, lambda: self._write(typed))

    def _kept(self, typed: str, write: Callable[[], Reply]) -> Reply:
        """Write something. If somebody else has changed the log, it is read again and tried once more."""
        try:
            try:
                self._require_header()
                return write()
            except LogChanged:
                rows = self.reload()
                self._require_header()
                return write().after(*rows)
        except CannotRead as error:
            self.wrong += 1
            return Reply(Fate.REFUSED, (str(error),), again=typed)
        except LogChanged:
            return self.failed(typed, sayings.somebody_writes(self.journal.name))
        except CannotKeep as error:
            return self.failed(typed, error)

    def _write(self, typed: str) -> Reply:
        code, _ = cut_comment(typed)
        if self.seen.record.header.game is None and code.strip() and key_of(code) != "game":
            self.journal.append(first_line(self.game, code))
            self.seen = self._look(self.journal.lines)
        if not self.seen.playable:
            return self._judge(typed)
        line = with_colon(self.seen, typed, self._is_read)
        line = separated(self.seen, line) or line
        longer = None if self.blanks else joined(self.seen, line)
        if longer is not None:
            return self.join(typed, *longer)
        return self._judge(with_name(self.seen, line))

    def _is_read(self, line: str) -> bool:
        """Whether nothing in a new line is unreadable."""
        return len(self._look([*self.journal.lines, line]).record.findings) == len(
            self.seen.record.findings
        )

    def join(self, typed: str, number: int, longer: str) -> Reply:
        """Add what was typed to the line of the open turn."""
        lines = self.journal.lines
        seen = self._look([*lines[: number - 1], longer, *lines[number:]])
        stored = as_stored(seen.record, longer, number)
        judged = Judged(typed, stored, tuple(fresh(self.seen, seen)), seen, joins=number)
        return self._decide(judged)

    def _judge(self, typed: str) -> Reply:
        blanks = self.blanks_before(below=not is_header(typed, self.seen.record))
        seen = self._look([*self.journal.lines, *[""] * blanks, typed])
        found = fresh(self.seen, seen)
        if is_header(typed, self.seen.record):
            found = [finding for finding in found if not is_missing(finding)]
        else:  # a missing part of the header counts from now on
            known = [finding for finding in seen.verdict.findings if is_missing(finding)]
            found += [finding for finding in known if finding not in found]
        stored = as_stored(seen.record, typed, len(seen.record.lines))
        return self._decide(Judged(typed, stored, tuple(found), seen, blanks))

    def _decide(self, judged: Judged) -> Reply:
        wrong = [finding for finding in judged.findings if is_wrong(finding)]
        return self._object(judged, wrong) if wrong else self._take(Fate.TAKEN, judged)

    def failed(self, typed: str, why: str | CannotKeep) -> Reply:
        if isinstance(why, MayBeKept):
            self.refresh()
            return Reply(Fate.FAILED, (str(why), sayings.look_first()))
        self.unsaved = typed
        hint = sayings.not_lost()
        return Reply(Fate.FAILED, (str(why), hint), again=typed)

    def _other_game(self, typed: str) -> str:
        code, _ = cut_comment(typed)
        named = game_called(code.partition(":")[2])
        if key_of(code) != "game" or named == self.game.name:
            return ""
        return sayings.other_game(self.game.name)

    def _object(self, judged: Judged, wrong: Sequence[Finding]) -> Reply:
        """Keep a wrong line, ask about it, or refuse it. An unreadable header line is never kept."""
        seen, typed = judged.seen, judged.typed
        number = judged.joins or len(judged.seen.record.lines)
        unread = is_header(typed, seen.record) and any(finding in seen.record.findings for finding in wrong)
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
        hint = sayings.already_written(min(above, default=0))
        return replace(about_it, fate=Fate.ASKED, rows=(hint,) if above else ())

    def blanks_before(self, below: bool) -> int:
        """How many empty lines to write: one if some were typed or below a guided header, else none."""
        above = self.journal.lines
        if not above or not above[-1].strip():
            return 0
        opens = below and self.guided and not self.seen.begun
        return int(bool(self.blanks) or opens)

    def _take(self, fate: Fate, judged: Judged) -> Reply:
        before, dropped = self.seen, ""
        if judged.joins:
            grown = Grown(judged.joins, self.journal.lines[judged.joins - 1], judged.stored)
            self.journal.change(judged.joins, judged.stored)
            self.steps.taken(grown)
        else:
            dropped = self.journal.append(*[""] * judged.blanks, judged.stored)
            self.steps.taken()
        self.seen = judged.seen
        if self.seen.record.lines != self.journal.lines:
            self.seen = self._look(self.journal.lines)  # the stored line differs from the typed one
        self.blanks, self.pending, self.unsaved = 0, None, ""
        self.wrong += fate is Fate.KEPT
        self.release()
        number = judged.joins or len(self.journal.lines)
        reply = self._reply(fate, judged, number, before)
        if dropped.strip() in ("", judged.typed.strip(), judged.stored):
            return reply
        return reply.after(sayings.set_aside(dropped, self.journal.undone_file.path.name))

    def _reply(self, fate: Fate, judged: Judged, number: int, before: Look) -> Reply:
        found = about(judged.seen, judged.findings)
        reply = Reply(fate, (), judged.stored, number, found)
        if not self.seen.playable:
            return reply
        done = next((len(e.plays) for e in before.record.entries if e.line == judged.joins), 0)
        hidden, gained = what_happened(self.seen, number, done)
        part = self.game.chapter(self.seen.state)
        begun = [sayings.now(part)] if before.begun and part != self.game.chapter(before.state) else []
        ended = told_end(self.seen)
        if ended and is_over(before):
            ended = ""  # that was told already
        return replace(reply, happened=(*hidden, *gained, *begun), hidden=bool(hidden), ended=ended)

    def keep(self) -> Reply:
        """Write the pending line as it was played, although it breaks a rule."""
        assert self.pending is not None
        kept = self.pending
        try:
            return self._take(Fate.KEPT, kept)
        except LogChanged:
            return self.changed(kept.typed)
        except CannotKeep as error:
            self.pending = None
            return self.failed(kept.typed, error)

    # Undo and redo

    def undo(self) -> Reply:
        """Take back what was done last: a line, or the actions that were added to one."""
        not_taken_back = tell("recorder.not-taken-back", "nothing was taken back")
        try:
            rows = self.look_again()
        except CannotKeep as error:
            return Reply(Fate.FAILED, (str(error), not_taken_back))
        return told(*rows, not_taken_back) if rows else self._undo(not_taken_back)

    def _undo(self, not_taken_back: str) -> Reply:
        if not any(line.strip() for line in self.journal.lines) and not self.journal.fragment:
            return told(tell("recorder.nothing-back", "there is nothing to take back"))
        settled = self.seen.playable and self.header_is_settled
        if settled and not self.journal.fragment and self._ends_with_header():
            return told(sayings.only_the_header(self.journal.name))
        grown = None if self.journal.fragment else self.steps.to_undo(self.journal.lines)
        try:
            try:
                self._require_header()
                line = self.journal.take_back() if grown is None else self._shorten(grown)
            except LogChanged:
                return told(*self.reload(), not_taken_back)
        except CannotKeep as error:
            return Reply(Fate.FAILED, (str(error), not_taken_back))
        self.steps.undone()
        self.refresh()
        said = tell("recorder.taken-back", "taken back: {line}  (`redo` puts it back)", line=visible(line))
        return told(said)

    def _ends_with_header(self) -> bool:
        last = next(line for line in reversed(self.journal.lines) if line.strip())
        return key_of(cut_comment(last)[0]) is not None

    def _shorten(self, grown: Grown) -> str:
        self.journal.change(grown.number, grown.shorter)
        return grown.longer.removeprefix(grown.shorter).lstrip("; ")

    def redo(self) -> Reply:
        """Put back what was taken back last."""
        not_put_back = tell("recorder.not-put-back", "nothing was put back")
        try:
            rows = self.look_again()
        except CannotKeep as error:
            return Reply(Fate.FAILED, (str(error), not_put_back))
        return told(*rows, not_put_back) if rows else self._redo(not_put_back)

    def _redo(self, not_put_back: str) -> Reply:
        others = self.steps.others_undone()
        grown = self.steps.to_redo(self.journal.lines)
        try:
            line = None if grown is not None else self.journal.undone()
            longer = self.journal.undone_longer() if grown is None and line is None else None
        except CannotKeep as error:
            return Reply(Fate.FAILED, (str(error), not_put_back))
        if longer is not None:  # taken back by an earlier recorder
            grown = Grown(len(self.journal.lines), self.journal.lines[-1], longer)
        if grown is not None:
            reply = self._kept(grown.longer, lambda: self.join(grown.longer, grown.number, grown.longer))
        else:
            if line is None:
                return told(tell("recorder.nothing-to-redo", "there is nothing to put back here"))
            reply = self.write(line)
        if reply.written:
            self.steps.redone(others)
        return reply

    # When somebody else has changed the file

    def refresh(self) -> None:
        """Judge the log as the journal has it."""
        self.pending, self.blanks = None, 0
        self.seen = self._look(self.journal.lines)

    def look_anew(self) -> None:
        """Judge the log as if nothing were known: its name, its folder or its header may be another."""
        self.pending, self.blanks = None, 0
        self.seen = look(self.journal.lines, self.journal.name, self.journal.folder)

    def changed(self, typed: str) -> Reply:
        """Read the changed log, and let the line be typed again: it was judged by the old log."""
        self.pending = None
        try:
            return Reply(Fate.TOLD, (*self.reload(), sayings.try_again()), again=typed)
        except CannotKeep as error:
            return self.failed(typed, error)

    def look_again(self) -> list[str]:
        """Read the log again if somebody else has changed it. Says what has happened to it."""
        return [] if self.journal.is_current() else self.reload()

    def reload(self) -> list[str]:
        """Read the log again after somebody else wrote to it. CannotKeep if that fails."""
        journal, before = self.journal, self.journal.lines
        try:
            if not journal.read(empty=False):
                return []
            rows = [sayings.read_again(journal.name)]
        except FileNotFoundError:
            journal.write_again()
            rows = [sayings.written_again(journal.name)]
        except Emptied:
            journal.write_again()
            rows = [sayings.filled_again(journal.name)]
        except OSError as error:
            raise CannotKeep(headed(journal.name, reason(error))) from None
        self.steps.forget()
        try:
            self.look_anew()
            rows += self._what_is_gone(before) + self.end_last_line()
        except CannotRead as error:
            raise CannotKeep(str(error)) from None
        return rows + ([sayings.header_lost(journal.name)] if header_faults(self.seen) else [])

    def _what_is_gone(self, before: Sequence[str]) -> list[str]:
        """Keep the lines that somebody else has removed or changed beside the log, and say so."""
        try:
            gone = self.journal.set_aside_lost(before)
        except CannotKeep as error:
            return [str(error)]
        return [sayings.gone(gone, self.journal.undone_file.path.name)] if gone else []

    def end_last_line(self, is_half: bool = False) -> list[str]:
        """A last line without a line end is a line of the log, unless something is wrong with it, or it is
        known to be half of one."""
        journal = self.journal
        if not journal.fragment:
            return []
        seen = self._look([*journal.lines, journal.fragment])
        wrong = [each for each in fresh(self.seen, seen) if is_wrong(each) and not is_missing(each)]
        if is_half or wrong or header_faults(seen):
            return [sayings.cut_short(journal.fragment, journal.undone_file.path.name)]
        try:
            journal.end_line()
        except LogChanged:
            raise CannotKeep(sayings.somebody_writes(journal.name)) from None
        self.seen = seen
        return [sayings.had_no_end(len(journal.lines), journal.lines[-1])]

    def _require_header(self) -> None:
        """CannotKeep if the header can no longer be read, because somebody else has changed it."""
        if header_faults(self.seen):
            raise CannotKeep(sayings.header_lost(self.journal.name))
