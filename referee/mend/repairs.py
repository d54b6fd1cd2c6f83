"""Repairs: the likeliest small changes after which a log is legal, or at least better.

They are the readings of the search for causes, tried from the first fault on. If one change is not enough,
the best changes that move the first fault further down are kept, and the next fault is treated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, NamedTuple

from referee.core.acts import NearlyRead, Result
from referee.core.entry import Entry
from referee.core.finding import Finding
from referee.core.judge import meant
from referee.core.record import Record
from referee.core.replay import replay
from referee.core.rule import ERROR
from referee.core.verdict import Verdict
from referee.text.header_keys import key_of
from referee.text.reader import read

from .differences import other_words
from .edits import Edit, is_known, is_written, other_plays
from .explain import explain, most_lines
from .header import MOST_BROKEN, NoOtherHeader, OtherHeaders
from .header_slips import header_slips
from .judging import judged
from .likeness import LACKING, LIKELIER_ABOVE, MISSING, NEXT, NO_TURN_KNOWN
from .missing import Missing
from .patch import patched, under_its_header
from .path import END, Ground, Path
from .rewriting import Rewriting, together
from .saying import both, in_place_of, with_another
from .story import Story

MOST_LINES = 30_000
"""The most lines that the search replays, which takes a few seconds."""

MOST_FOUND = 200
MOST_SHOWN = 10
SHARE = 3
"""The search for missing lines may use one part in this many of the lines that are left."""

MOST_PARTIAL = 2
"""The most partial repairs that are checked, so that none is offered that makes the log worse."""

STORY, CHECKED, PARTIAL = 2, 2, 6
"""Of the lines that the search may replay, as many may be replayed for the story as one part in `STORY`,
and for each such check as one part in `PARTIAL`, but not more than one part in `CHECKED` of the lines that
the log itself may."""

MANY_ROOTS, FEW_LINES = 8, 2_000
"""A log with this many faults in its story is hard to repair: fewer lines are replayed."""

KEPT = 3
"""The most partial repairs that are continued."""
MOST_ACTS = 40
"""The most actions of a line whose faults are mended one by one."""
MOST_STEPS = 12
"""The most faults that are repaired or left, one after the other."""


class Repair(NamedTuple):
    """One or more edits, and what is still wrong after them."""

    edits: tuple[Edit, ...]
    entries: tuple[Entry, ...]
    reach: tuple[int, int]  # the place of the first fault that is left
    away: int  # how many entries the edit is above the first fault
    left: tuple[int, ...] = ()
    """The lines with faults that no small change repairs."""

    @property
    def first_fault(self) -> int:
        return min((self.reach[0], *self.left))

    @property
    def complete(self) -> bool:
        return self.reach == END and not self.left

    @property
    def certain(self) -> bool:
        """Whether all its words are known. Of a missing line, perhaps only the player is known."""
        return not any(edit.gap for edit in self.edits)

    @property
    def settled(self) -> bool:
        """Whether no other repair needs to be offered beside it. If more than a result has to be changed,
        the result may be right, and a line above it may be missing."""
        return self.certain and not (len(self.edits) > 1 and any(map(_of_result, self.edits)))

    @property
    def cost(self) -> float:
        return sum(edit.cost for edit in self.edits)


def _of_result(edit: Edit) -> bool:
    return any(isinstance(play.action, Result) for new in edit.new for play in new.plays)


def _unknown_turn(edit: Edit) -> bool:
    return bool(edit.gap) and edit.new[0].seat is not None


def _proves_nothing(record: Record, edits: Sequence[Edit]) -> bool:
    """Whether the next turn after an unknown one is changed too: the unknown turn may say anything."""
    changed = {edit.at for edit in edits if not _unknown_turn(edit)}
    return any(_next_turn(record, edit.at) in changed for edit in edits if _unknown_turn(edit))


def _next_turn(record: Record, at: int) -> int:
    """The first line of a player's turn from here on. Claims and lines of the table are passed over."""
    lines = (number for number in range(at, len(record.entries)) if record.entries[number].seat is not None)
    return next(lines, -1)


class Found(NamedTuple):
    repairs: tuple[Repair, ...]
    tried: int
    exhausted: bool  # the limit stopped the search


def repairs(record: Record, lines: int = MOST_LINES) -> Found:
    """The likeliest repairs, best first; none for a log without a fault. All mend what is misspelt in the
    header."""
    slips = header_slips(record)
    other = under_its_header(record, slips)
    if not slips or other.terms is None or header_slips(other):
        return _repairs(record, lines)
    found = _repairs(other, lines)
    faults = [each for each in judged(other, describe=False).findings if each.counts]
    reach = min((each.place.order for each in faults), default=END)
    only = Repair(slips, tuple(other.entries), reach, 0)
    told = [each._replace(edits=(*slips, *each.edits)) for each in found.repairs]
    return found._replace(repairs=tuple(told) or (only,), tried=found.tried + 1)


def _repairs(record: Record, lines: int) -> Found:
    if any(key_of(f"{name}:") is not None for name in record.players):
        return Found((), 0, False)  # a line given to such a player would become one of the header
    verdict = replay(record)
    faults = [each for each in (*record.findings, *verdict.findings) if each.severity == ERROR]
    headers = OtherHeaders(record)
    most = min(most_lines(record), lines // STORY)
    story = explain(record, faults, most, played=not verdict.stopped, headers=headers)
    checked = min(most_lines(record) // CHECKED, lines // PARTIAL)
    if len(story.roots) > MANY_ROOTS:
        lines = min(lines, FEW_LINES)
    search = _Search(story, headers, lines)
    # A line that is changed right after a missing one proves nothing: the missing one may say anything.
    # The same is true of a result after an unknown turn.
    found = [
        each
        for each in search.run()
        if len({edit.at for edit in each.edits}) == len(each.edits)
        and not _proves_nothing(search.record, each.edits)
        and not (any(map(_unknown_turn, each.edits)) and any(map(_of_result, each.edits)))
    ]
    if story.record is not record:  # these repairs begin with the new header; others may keep the old one
        found = [each._replace(edits=(*story.header, *each.edits)) for each in found]
        if not verdict.stopped:
            kept = _Search(story._replace(record=record, roots=()), headers, lines // 4)
            found += [each for each in kept.run() if each.complete]
    distinct = _distinct(record, sorted(found, key=_rank))
    complete = [each for each in distinct if each.complete and not _unread_left(record, each)]
    if not any(each.settled for each in complete):
        before = _faults(judged(record, describe=False, story=story))
        others = [each for each in distinct if each not in complete]
        others = others[: 1 if len(story.roots) > MANY_ROOTS else MOST_PARTIAL]
        counted = [(_counted(record, each, checked), each) for each in others]
        partial = sorted(counted, key=lambda pair: pair[0])
        complete += [each for left, each in partial if left < before + (not each.certain)]
    return Found(tuple(_told_apart(record, complete)), search.ground.tried, search.ground.left <= 0)


def _unread_left(record: Record, repair: Repair) -> list[Finding]:
    """The findings of the reader that are still there: in lines that are broken or say nothing."""
    record = under_its_header(record, repair.edits)
    read = {entry.line for entry in repair.entries if not entry.broken}
    read |= {edit.new[0].line for edit in repair.edits if edit.kind == "join"}
    read |= {record.entries[edit.at + 1].line for edit in repair.edits if edit.kind == "join"}
    return [each for each in record.findings if each.place.line not in read]


def _counted(record: Record, repair: Repair, lines: int) -> int:
    """How many faults count after a repair. At most `lines` lines are replayed, and no other header is
    tried, because the story of the log has decided about that."""
    left = _unread_left(record, repair)
    again = None
    if len(left) <= MOST_BROKEN:
        again = read(patched(record, repair.edits), record.name, house=record.house)
    if again is not None and again.terms is not None:
        record = again
    else:  # reading it would take long, or the board is a file, which is not read again
        record = replace(record, rows=list(repair.entries), findings=left)
    return _faults(judged(record, lines=lines, describe=False, headers=NoOtherHeader(record)))


def _faults(verdict: Verdict) -> int:
    return sum(finding.counts for finding in verdict.findings)


def _distinct(record: Record, ranked: Iterable[Repair]) -> tuple[Repair, ...]:
    """The first repairs, without those that give the same text."""
    texts: dict[str, Repair] = {}
    for repair in ranked:
        texts.setdefault(patched(record, repair.edits), repair)
        if len(texts) == MOST_SHOWN:
            break
    return tuple(texts.values())


def _told_apart(record: Record, repairs: Sequence[Repair]) -> list[Repair]:
    """The same repairs; where two have the same description, it quotes the whole actions."""
    said = Counter(_description(each) for each in repairs)
    return [
        each._replace(edits=tuple(_quoting(record, edit) for edit in each.edits))
        if said[_description(each)] > 1
        else each
        for each in repairs
    ]


def _description(repair: Repair) -> tuple[tuple[int, str], ...]:
    return tuple((edit.line, edit.says) for edit in repair.edits)


def _quoting(record: Record, edit: Edit) -> Edit:
    """An edit of one action of a line, described by what the line says before and after it."""
    if edit.kind != "word" or len(edit.new) != 1:
        return edit
    old, new = record.entries[edit.at].plays, edit.new[0].plays
    game, players = record.known_game, record.players
    pairs = [(two.action, one.action) for one, two in zip(old, new, strict=False) if one != two]
    known = all(type(action) in game.form_of for pair in pairs for action in pair)
    if not pairs or not known or len(old) != len(new):
        return edit
    slips = [in_place_of(*(game.write(action, players) for action in pair)) for pair in pairs]
    return edit._replace(says=reduce(with_another, slips))


def _rank(repair: Repair) -> tuple[Any, ...]:
    return len(repair.left), -repair.reach[0], -repair.reach[1], round(repair.cost, 3), repair.away


class _Search:
    """The search for repairs of a log, with the header of its story."""

    def __init__(self, story: Story, headers: OtherHeaders, lines: int) -> None:
        self.record, self.story, self.others = story.record, story, headers
        self.ground = Ground(self.record, lines, reads=True)
        self.readings = Rewriting(self.record)

    def run(self) -> list[Repair]:
        path = self.suggested()
        found = [self.repair(path, 0)] if path.edits else []
        if path.tables and path.fault is None:  # no other fault
            return found or ([self.repair(path, 0)] if self.story.header else [])
        headers = [] if self.story.header else list(self.headers())
        if not path.tables:
            return [*found, *headers]
        told = self.told(path)
        found += [self.repair(each, 0) for each in told]
        known = [each for each in told if not any(edit.gap for edit in each.edits.values())]
        simplest = self.repair(self.one_by_one(known[0] if known else path), 0)
        beam = [path, *(each for each in known if each.fault is not None)]
        if path.edits:  # a suggestion may be wrong
            beam.append(Path(self.ground).begin())
        for _ in range(MOST_STEPS):
            tried: list[tuple[Path, int]] = []
            for each in beam:
                tried += self.single(each)
            found += [self.repair(other, away) for other, away in tried if other.edits]
            complete = [repair for repair in (*found, *headers) if repair.complete]
            if any(repair.settled for repair in complete):
                return complete
            if complete:  # some words are unknown, or in doubt: offer what can be written too
                return [*complete, *(repair for repair in found if repair.certain)]
            further = sorted(tried, key=lambda pair: _rank(self.repair(*pair)))
            beam = [other for other, _ in further[:KEPT] if other.fault is not None]
            if not beam or self.ground.left <= 0:
                break
        return [*found, *headers, *([simplest] if simplest.edits else [])]

    def one_by_one(self, path: Path) -> Path:
        """The log with each fault mended at its own line by the change that leads furthest."""
        for _ in range(MOST_STEPS):
            fault = path.fault
            if fault is None or fault.place.line not in self.ground.at_line or fault.place.action is None:
                break
            if len(self.record.entries[self.ground.at_line[fault.place.line]].plays) > MOST_ACTS:
                break  # each reading looks at all actions of the line
            edits = self.readings.at_the_fault(path, fault)
            further = [
                (other, edit.cost) for edit, other in self.each(path, edits) if other.is_further(path)
            ]
            if not further or self.ground.left <= 0:
                break
            path = max(further, key=lambda pair: (*pair[0].reach, -pair[1]))[0]
        return path

    def suggested(self) -> Path:
        """The log with every word corrected for which the reader suggests another."""
        edits = []
        for at, written in enumerate(self.record.entries):
            edit = self.readings.plainly_meant(at)
            entry = written if edit is None else edit.new[0]
            if any(isinstance(play.action, NearlyRead) for play in entry.plays):
                found = [each for each in self.record.findings if each.place.line == entry.line]
                pairs = [(self.readings.typed(each), each.suggestion) for each in found]
                pairs = [(a, b) for a, b in pairs if b and not b.endswith(f": {a.strip()}")]  # the same
                slips: list[str] = [other_words(typed, right or "") for typed, right in pairs]
                if slips:  # there are none if the words may mean two things
                    told = reduce(with_another, slips)
                    told = told if edit is None else both(edit.says, told)
                    plays = [meant(play) for play in entry.plays]
                    edit = other_plays(at, entry, plays, NEXT * len(found), told)
            if edit is not None:
                edits.append(edit)
        return Path(self.ground, edits).begin()

    def repair(self, path: Path, away: int) -> Repair:
        edits = tuple(sorted(path.edits.values(), key=lambda edit: edit.key))
        left = tuple(sorted(place.line for place in path.met | (path.known & path.passed)))
        return Repair(edits, tuple(path.entries), path.reach, away, left)

    def told(self, path: Path) -> list[Path]:
        """The log with the edits of its story that can be written, at least as a remark."""
        edits = [root.edit for root in self.story.roots if root.edit is not None and is_written(root.edit)]
        costs = [edit.cost + (0.0 if is_known(edit) else NO_TURN_KNOWN) for edit in edits]
        edits = [edit._replace(cost=cost) for edit, cost in zip(edits, costs, strict=True)]
        known = path.edits | {edit.key: edit for edit in edits}
        return [Path(self.ground, known.values()).begin()] if edits else []

    def headers(self) -> Iterator[Repair]:
        """Repairs that change only the header."""
        for edit, record in self.others.all():
            if record.findings or record.game is None or record.terms is None or self.ground.left <= 0:
                continue
            ground = Ground(record, self.ground.left, reads=True)
            other = Path(ground).begin()
            self.ground.left, self.ground.tried = ground.left, self.ground.tried + 1
            if other.tables and other.fault is None:
                yield Repair((edit,), tuple(record.entries), END, 0)

    def single(self, path: Path) -> list[tuple[Path, int]]:
        """The paths after one more edit with a later first fault, or none. If there is no such path, the
        one that leaves the fault as it is."""
        fault = path.fault
        if fault is None or fault.place.line not in self.ground.at_line:
            return []
        found: list[tuple[Path, int]] = []
        complete = 0
        here = self.ground.shows_at(fault.place)
        unread = fault.place.line in self.ground.unread  # then a repair must make it readable
        for edit, other in self.tried(path, fault, here):
            if other.is_further(path) and not (unread and other.broken >= path.broken):
                found.append((other, max(0, here - edit.at)))
                complete += other.fault is None
            if self.ground.left <= 0 or complete >= MOST_FOUND:
                break
        if fault.demands and not complete:  # it may be demanded of everybody
            every = Missing(path, self.readings, 0).everybody(here)
            found += [(other, 0) for _, other in every if other.fault is None][:1]
        if not found:
            known, at = path.known | {fault.place}, self.ground.at_line[fault.place.line]
            return [(path.other(path.edits.values(), known, at), 0)]
        return sorted(found, key=lambda pair: pair[0].fault is not None)

    def tried(self, path: Path, fault: Finding, here: int) -> Iterator[tuple[Edit, Path]]:
        """Slips near the fault, then missing actions and lines, then slips further up."""
        yield from self.each(path, self.readings.repairs(path, fault, here))
        yield from self.each(path, self.readings.acts_missing(path, fault, here))
        missing = Missing(path, self.readings, self.ground.left // SHARE)
        for edit, other in missing.before(here):
            lacks = fault.place.action is None and edit.new[0].seat == fault.seat is not None
            yield missing.dearer(edit, other, LACKING + LIKELIER_ABOVE - MISSING if lacks else 0.0)
        yield from self.each(path, self.readings.repairs_above(path, fault, here))

    def each(self, path: Path, readings: Iterable[Edit]) -> Iterator[tuple[Edit, Path]]:
        for reading in readings:
            edit = together(path, reading)
            if edit is not None:
                kept = [each for each in path.edits.values() if not edit.touches(each)]
                yield edit, path.other([*kept, edit], path.known, edit.at)
