"""Repairs: the likeliest small changes after which a log is legal, or at least better.

The same readings as in the search for causes, tried from the first fault on. Where one change does not do,
the best of those that get further is kept, and the next fault is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from referee.core.acts import NearlyRead
from referee.core.entry import Entry
from referee.core.finding import Finding
from referee.core.record import Record
from referee.core.replay import replay
from referee.core.rule import ERROR
from referee.text.header import key_of
from referee.text.reader import read

from .edits import Edit, is_written, other_plays
from .explain import explain
from .header import other_headers
from .judging import judged
from .likeness import NEXT
from .missing import Missing
from .patch import patched, under_its_header
from .path import END, Ground, Path
from .rewriting import Rewriting
from .story import Story
from .words import other_words

MOST_LINES = 30_000
"""How many lines the search may replay: a few seconds."""

MOST_FOUND = 200
MOST_SHOWN = 10
SHARE = 6
"""Lines that are missing may use this part of all lines that the search may replay."""

EXPLAINED = 3_000
"""Lines that the search for causes may replay, to begin with."""

MOST_PARTIAL = 2
"""Partial repairs that are judged as `check` would, to offer none that makes it worse. Each may cost as
much as a check, so there are few."""

MANY_FAULTS, MANY_ROOTS, FEW_LINES = 60, 8, 2_000
"""No small change mends a log with so many faults as it is written, or as its cheapest story has it: then
fewer lines are replayed."""

KEPT = 3
"""Partial repairs that are followed up."""
MOST_STEPS = 12
"""Faults that are mended, or left, one after the other."""


class Repair(NamedTuple):
    """An edit, or several, and what is still wrong afterwards."""

    edits: tuple[Edit, ...]
    entries: tuple[Entry, ...]
    reach: tuple[int, int]  # where the first fault is that is left
    away: int  # how many entries before the first fault the edit lies
    left: tuple[int, ...] = ()
    """The lines in which something is wrong that no small change mends."""

    @property
    def first_fault(self) -> int:
        return min((self.reach[0], *self.left))

    @property
    def complete(self) -> bool:
        return self.reach == END and not self.left

    @property
    def certain(self) -> bool:
        """Whether it says all that it puts in; of a missing line one may know only whose it is."""
        return not any(edit.gap for edit in self.edits)

    @property
    def cost(self) -> float:
        return sum(edit.cost for edit in self.edits)


class Found(NamedTuple):
    repairs: tuple[Repair, ...]
    tried: int
    exhausted: bool  # the limit stopped the search


def repairs(record: Record, lines: int = MOST_LINES) -> Found:
    """The likeliest repairs, best first; none for a log without a fault."""
    if any(key_of(f"{name}:") is not None for name in record.players):
        return Found((), 0, False)  # a line given to such a player would become one of the header
    verdict = replay(record)
    faults = [each for each in (*record.findings, *verdict.findings) if each.severity == ERROR]
    if len(faults) > MANY_FAULTS:
        lines = min(lines, FEW_LINES)
    explained = min(EXPLAINED, lines)
    story = explain(record, faults, explained, played=not verdict.stopped)
    if len(story.roots) > MANY_ROOTS:
        lines = explained = min(lines, FEW_LINES)
    search = _Search(story, lines)
    found = search.run()
    if story.record is not record:  # what the header should be is known: all repairs begin with it
        (header,) = (root.edit for root in story.roots if root.edit and root.edit.kind == "header")
        found = [each._replace(edits=(header, *each.edits)) for each in found]
    distinct = _distinct(record, sorted(found, key=_rank))
    complete = [each for each in distinct if each.complete and not _unread_left(record, each)]
    if not any(each.certain for each in complete):
        before = _counted(record, None, explained)
        others = [each for each in distinct if each not in complete][:MOST_PARTIAL]
        counted = [(_counted(record, each, explained), each) for each in others]
        partial = sorted(counted, key=lambda pair: pair[0])
        complete += [each for left, each in partial if left < before]
    return Found(tuple(complete), search.ground.tried, search.ground.left <= 0)


def _unread_left(record: Record, repair: Repair) -> list[Finding]:
    """What the reader found and no edit touches: a line that is still broken, or that says nothing."""
    record = under_its_header(record, repair.edits)
    read = {entry.line for entry in repair.entries if not entry.broken}
    return [each for each in record.findings if each.place.line not in read]


def _counted(record: Record, repair: Repair | None, lines: int) -> int:
    """How many faults count, as the log is or after a repair, if so many lines may be replayed."""
    if repair is not None:
        again = read(patched(record, repair.edits), record.name)
        if again.terms is not None:
            record = again
        else:  # the board is a file, which is not read again
            left = _unread_left(record, repair)
            record = replace(record, entries=list(repair.entries), findings=left)
    return sum(finding.counts for finding in judged(record, lines=lines).findings)


def _distinct(record: Record, ranked: Iterable[Repair]) -> tuple[Repair, ...]:
    """The first of them, each text once."""
    texts: dict[str, Repair] = {}
    for repair in ranked:
        texts.setdefault(patched(record, repair.edits), repair)
        if len(texts) == MOST_SHOWN:
            break
    return tuple(texts.values())


def _rank(repair: Repair) -> tuple[Any, ...]:
    return len(repair.left), -repair.reach[0], -repair.reach[1], round(repair.cost, 3), repair.away


class _Search:
    """The search for repairs of a log as its story reads the header."""

    def __init__(self, story: Story, lines: int) -> None:
        self.record, self.story = story.record, story
        self.ground = Ground(self.record, lines, reads=True)
        self.readings = Rewriting(self.record)

    def run(self) -> list[Repair]:
        path = self.suggested()
        found = [self.repair(path, 0)] if path.edits else []
        changed = any(root.edit is not None and root.edit.kind == "header" for root in self.story.roots)
        if path.tables and path.fault is None:  # nothing is wrong but what the reader or the header says
            return found or ([self.repair(path, 0)] if changed else [])
        headers = [] if changed else list(self.headers())
        if not path.tables:
            return [*found, *headers]
        told = list(self.told(path))
        found += [self.repair(each, 0) for each in told]
        beam = [path, *(each for each in told if each.fault is not None)]
        for _ in range(MOST_STEPS):
            tried: list[tuple[Path, int]] = []
            for each in beam:
                tried += self.single(each) or self.left_alone(each)
            found += [self.repair(other, away) for other, away in tried if other.edits]
            complete = [repair for repair in (*found, *headers) if repair.complete]
            if any(repair.certain for repair in complete):
                return complete
            if complete:  # only the table can tell the rest: what can be written is offered too
                return [*complete, *(repair for repair in found if repair.certain)]
            further = sorted(tried, key=lambda pair: _rank(self.repair(*pair)))
            beam = [other for other, _ in further[:KEPT] if other.fault is not None]
            if not beam or self.ground.left <= 0:
                break
        return [*found, *headers]

    def left_alone(self, path: Path) -> list[tuple[Path, int]]:
        """Beyond a fault that no small change mends: it is left as it is."""
        fault = path.fault
        if fault is None or fault.place.line not in self.ground.at_line:
            return []
        at = self.ground.at_line[fault.place.line]
        return [(path.other(path.edits.values(), path.known | {fault.place}, at), 0)]

    def suggested(self) -> Path:
        """The log with every word put right that the reader himself puts right."""
        edits = []
        for at, written in enumerate(self.record.entries):
            meant = self.readings.plainly_meant(at)
            entry = written if meant is None else meant.new[0]
            if meant is not None:
                edits.append(meant)
            near = [index for index, play in enumerate(entry.plays) if isinstance(play.action, NearlyRead)]
            if near:
                plays = list(entry.plays)
                for index in near:
                    action = plays[index].action
                    assert isinstance(action, NearlyRead)
                    plays[index] = plays[index]._replace(action=action.meant)
                told = [each for each in self.record.findings if each.place.line == entry.line]
                says = " and ".join(
                    other_words(self.readings.typed(each), each.suggestion)
                    for each in told
                    if each.suggestion
                )
                if meant is not None:
                    says = f"{edits.pop().says}, and {says}"
                edits.append(other_plays(at, entry, plays, NEXT * len(told), says))
        return Path(self.ground, edits).begin()

    def repair(self, path: Path, away: int) -> Repair:
        edits = tuple(sorted(path.edits.values(), key=lambda edit: edit.key))
        left = tuple(sorted(place.line for place in path.met | (path.known & path.passed)))
        return Repair(edits, tuple(path.entries), path.reach, away, left)

    def told(self, path: Path) -> Iterator[Path]:
        """The log as the search for causes reads it, as far as that can be written."""
        edits = {
            edit.key: edit
            for root in self.story.roots
            if (edit := root.edit) is not None and is_written(edit)
        }
        if edits:
            known = {key: edit for key, edit in path.edits.items() if key not in edits}
            yield Path(self.ground, [*known.values(), *edits.values()]).begin()

    def headers(self) -> Iterator[Repair]:
        """Another header, where that is all that is wrong with the log."""
        for edit, record in other_headers(self.record):
            if record.findings or record.game is None or record.terms is None or self.ground.left <= 0:
                continue
            ground = Ground(record, self.ground.left, reads=True)
            other = Path(ground).begin()
            self.ground.left, self.ground.tried = ground.left, self.ground.tried + 1
            if other.tables and other.fault is None:
                yield Repair((edit,), tuple(record.entries), END, 0)

    def single(self, path: Path) -> list[tuple[Path, int]]:
        """The paths after one edit more on which the first fault comes later, or never."""
        fault = path.fault
        if fault is None or fault.place.line not in self.ground.at_line:
            return []
        complete: list[tuple[Path, int]] = []
        partial: list[tuple[Path, int]] = []
        here = self.ground.shows_at(fault.place)
        unread = fault.place.line in self.ground.unread  # another line is no cure for what cannot be read
        for edit, other in self.tried(path, fault, here):
            if other.reach > path.reach and not (unread and other.broken >= path.broken):
                (complete if other.fault is None else partial).append((other, max(0, here - edit.at)))
            if self.ground.left <= 0 or len(complete) >= MOST_FOUND:
                break
        return [*complete, *partial]

    def tried(self, path: Path, fault: Finding, here: int) -> Iterator[tuple[Edit, Path]]:
        """Slips near the fault, lines missing there, and then slips further up."""
        yield from self.each(path, self.readings.repairs(path, fault, here))
        yield from Missing(path, self.readings, self.ground.left // SHARE).before(here)
        yield from self.each(path, self.readings.repairs_above(path, here))

    def each(self, path: Path, readings: Iterable[Edit]) -> Iterator[tuple[Edit, Path]]:
        for reading in readings:
            if any(reading.touches(each) and reading.key != each.key for each in path.edits.values()):
                continue
            edits = [each for each in path.edits.values() if each.key != reading.key]
            old, edit = path.edits.get(reading.key), reading
            if old is not None:  # another change of the same line: both are told, and both cost
                says = f"{old.says}, and {reading.says}"
                edit = reading._replace(cost=old.cost + reading.cost, says=says)
            yield edit, path.other([*edits, edit], path.known, edit.at)
