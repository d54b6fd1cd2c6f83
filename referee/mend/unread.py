"""Findings that an unread line explains: they follow from it, and nobody is blamed for them.

The line is read as other things that it may have said (perhaps.py), and the log is replayed with each of
them. A reading is possible if nothing is wrong with it that was right before. A finding follows from the
line if it goes away with a possible reading; a claim or a result, also if another number is right then.
A reading with all words of the line is believed before any other: what is wrong with it too still counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from referee.core.acts import Misnamed
from referee.core.entry import Entry
from referee.core.finding import Finding, Place
from referee.core.record import Record
from referee.core.replay import AS_PLAYED, STOP, Replay, Stopped
from referee.core.rule import ERROR, NOTICE

from .edits import Edit, applied
from .guesses import is_clear
from .path import beyond_a_turn
from .perhaps import Perhaps, words_in

MOST_UNREAD, MOST_LINES, MOST_OF_A_LINE = 6, 12_000, 5_000
"""The most unread lines that are looked at, and the most lines replayed for all of them and for one."""

A_TRY, A_FAULT = 4, 2
"""What a reading costs besides the lines that it replays, and what each finding costs."""

MOST_WORDS, MOST_EXPLAINED = 24, 100
"""The most words of a finding and its action that an unread line may have said, and the most findings that
are looked at for one line."""

Told = dict[Place, set[tuple[str, str]]]
"""What is wrong in a replay: the codes at each place, and the sentences about claims and results."""


def follow_from_unread(
    record: Record, edits: Iterable[Edit], read: Iterable[Finding], findings: Sequence[Finding]
) -> None:
    """Let the findings that an unread line explains follow from it. `edits`: how other lines are read."""
    lost = [each for each in (*read, *findings) if each.counts and _is_unread(record, each)]
    places = {each.place for each in lost}
    left = [each for each in findings if _may_follow(each) and each.place not in places]
    if not lost or not any(each.counts for each in left):
        return
    lines = MOST_LINES
    faults = {fault.place.line: fault for fault in reversed(lost)}
    for number, fault in sorted(faults.items())[:MOST_UNREAD]:
        others = [edit for edit in edits if number not in {edit.line, *(each.line for each in edit.new)}]
        worlds = Worlds(record, applied(record.entries, others), number, min(lines, MOST_OF_A_LINE))
        for finding in worlds.explained([each for each in left if each.follows is None]):
            _fold(finding, fault, findings)
        lines -= worlds.spent
        if lines <= 0:
            break


def _is_unread(record: Record, finding: Finding) -> bool:
    """Whether a finding says that words cannot be read, or name nothing on a line of the table."""
    if finding.place.line <= max(record.header.lines.values(), default=0):
        return False
    if finding.code.startswith("SYN-"):
        return not is_clear(record, finding)
    entry = next((each for each in record.entries if each.line == finding.place.line), None)
    if entry is None or entry.seat is not None:
        return False
    if entry.name is not None:  # such as `the fields of Ann`
        head = set(words_in(entry.name))
        return len(head) > 1 and any(set(words_in(name)) <= head for name in record.players)
    return any(isinstance(play.action, Misnamed) for play in entry.plays)


def _may_follow(finding: Finding) -> bool:
    return finding.severity in (ERROR, NOTICE) and not finding.code.startswith("SYN-")


def _fold(finding: Finding, fault: Finding, findings: Sequence[Finding]) -> None:
    """Let a finding, and what follows from it, follow from an unread line."""
    for each in findings:
        if each.follows == finding.place:
            each.follows = fault.place
    finding.follows, finding.suggestion = fault.place, None


class Until(Replay):
    """A replay that stops at the first fault that is not known. `more`: by how many actions a line is
    longer, so that places behind them are found again."""

    def __init__(self, record: Record, known: Told | None, line: int, more: int) -> None:
        super().__init__(record)
        self.known, self.line, self.longer = known, line, more
        self.is_new = False
        if self.policy == STOP:
            self.policy = AS_PLAYED

    def place_of(self, finding: Finding) -> Place:
        line, action = finding.place
        moved = self.longer if line == self.line and action is not None else 0
        return Place(line, max(0, action - moved)) if action is not None and moved else finding.place

    def report(self, *about: Any) -> Finding:
        finding = super().report(*about)
        if finding.severity == ERROR and self.known is not None:
            known = self.known.get(self.place_of(finding), set())
            self.is_new |= not any(code == finding.code or finding.only_said for code, _ in known)
        return finding

    def stop_if_strict(self) -> None:
        if self.is_new:
            raise Stopped


class Worlds:
    """The log with other readings of one unread line."""

    def __init__(self, record: Record, entries: Sequence[Entry], number: int, lines: int) -> None:
        self.record, self.entries, self.number = record, entries, number
        self.left, self.spent = lines, 0
        at = [index for index, entry in enumerate(entries) if entry.line == number]
        self.above = entries[: at[0] if at else sum(entry.line < number for entry in entries)]
        self.own = entries[at[0] : at[-1] + 1] if at else ()
        self.longer = sum(map(beyond_a_turn, entries))
        self.base = self.told(self.own, None, 0) or {}

    def told(self, new: Sequence[Entry], known: Told | None, more: int) -> Told | None:
        """What is wrong if these lines stand in the place of the unread one; None if something else is than
        what is `known`."""
        entries = [*self.above, *new, *self.entries[len(self.above) + len(self.own) :]]
        replaying = Until(self.record, known, self.number, more)
        verdict = replaying.run(entries)
        self.spent += (replaying.at if replaying.is_new else len(entries)) + self.longer + A_TRY
        self.spent += A_FAULT * len(verdict.findings)
        if replaying.is_new or verdict.stopped:
            return None
        told: Told = {}
        for each in verdict.findings:
            if each.severity in (ERROR, NOTICE):
                saying = each.rule.in_english(each.facts) if each.only_said else ""
                told.setdefault(replaying.place_of(each), set()).add((each.code, saying))
        return told

    def explained(self, findings: Sequence[Finding]) -> list[Finding]:
        """The findings that go away, or tell another number, with a possible reading."""
        left = [each for each in findings if self.is_met(each)][:MOST_EXPLAINED]
        accused = [each for each in left if each.counts]
        if not accused:
            return []
        seats = dict.fromkeys(each.seat for each in accused if each.seat is not None)
        words = dict.fromkeys(word for each in accused for word in self.words_of(each))
        perhaps = Perhaps(self.record, self.above, self.own, self.number, list(seats), list(words))
        gone: list[Finding] = []
        fewest = len(self.base)
        was_whole = True
        for new, more, is_whole in perhaps.readings():
            is_enough = not any(each.counts or each.place.line == self.number for each in left)
            if (
                is_enough
                or self.spent > self.left
                or (was_whole and not is_whole and (gone or fewest < len(self.base)))
            ):
                break
            was_whole = is_whole
            told = self.told(new, self.base, more)
            if told is None:
                continue
            away = [each for each in left if self.is_other(each, told)]
            if is_whole and len(told) < fewest:
                left, gone, fewest = [*left, *gone], [], len(told)  # the reading before was a worse one
            if not is_whole or len(told) == fewest:
                gone += [each for each in away if each not in gone]
                left = [each for each in left if each not in gone]
        self.spent += perhaps.spent
        return gone

    def is_met(self, finding: Finding) -> bool:
        return any(code == finding.code for code, _ in self.base.get(finding.place, ()))

    def is_other(self, finding: Finding, told: Told) -> bool:
        """Whether a finding is gone, with nothing else in its place, or says something else of a number."""
        before, after = self.base[finding.place], told.get(finding.place, set())
        if finding.only_said:
            return after != before
        return after <= {each for each in before if each[0] != finding.code}

    def words_of(self, finding: Finding) -> list[str]:
        """The words of a finding and of the action that it is about, in English."""
        said = words_in(finding.rule.in_english(finding.facts))
        game, (line, index) = self.record.known_game, finding.place
        for entry in self.entries:
            plays = entry.plays if entry.line == line else ()
            for play in plays if index is None else plays[min(index, len(plays) - 1) :][:1]:
                if len(said) < MOST_WORDS and type(play.action) in game.form_of:
                    said += words_in(game.write(play.action, self.record.players))
        return said[:MOST_WORDS]
