"""The ways in which an older fault may explain a new one: each gives other readings to try, the likeliest
first. Nothing is decided here; the search does that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import zip_longest

from referee.core.acts import Misnamed, NearlyRead, Unreadable
from referee.core.finding import Finding, Place
from referee.core.record import Record

from .edits import Edit
from .hints import Hints
from .likeness import A_GUESS, ACT_MISSING, AS_PLAYED, FORGOTTEN
from .missing import Missing, guessed
from .path import END, Ground, Path
from .readings import UNREAD, Readings
from .story import Root
from .unread_turns import any_turn, is_unread_turn, turn_or_remark

TURNS_SHARE = 1_500
"""The most lines replayed to find one missing line."""

SHARE = 500
SHARES = {
    "silent": 2_200,
    "short": 2_500,
    "unread": 2_500,
    "unread_turns": 1_500,
    "missing": 2 * TURNS_SHARE,
}
"""The most lines replayed for one way."""

GUESSES = ("missing", "short", "silent")
"""The ways that change lines which are legal as they stand, or put something in."""

ROOMY = 40
"""How many lines above a fault are searched for missing actions."""

SILENT_ROOTS, MOST_FORGOTTEN = 2, 6
"""The most faults for which all slips in other lines are tried, and the most missing lines."""

FEW_ROOTS, JUST_ABOVE = 2, 3
"""Up to so many faults that no reading explains, slips to which nothing points are tried: of more, one
explains some by chance. Just above a fault, in so many lines, they are always tried."""

MOST_SOUGHT = 1
"""How often missing lines are looked for before one fault."""

MOST_ROOTS = 6
"""The most faults before a new one for which other readings are tried."""

Candidate = tuple[Root, Iterable[Edit]]
"""A fault, and other readings of its line or of lines that seemed right."""
Helping = Callable[[Path, Place], list[Edit]]


class Ways:
    """The faults of a record so far, and the readings of them that were found."""

    def __init__(self, record: Record, lines: int) -> None:
        self.ground = Ground(record, lines)
        self.readings = Readings(record)
        self.hints = Hints(self.readings)
        self.roots: tuple[Root, ...] = ()
        self.lists: dict[tuple[Helping, Place, frozenset[int]], list[Edit]] = {}
        self.tries: dict[tuple[int, Place], Path] = {}  # the last path of each reading of a root
        self.found: dict[Place, list[Edit]] = {}  # missing lines that fit before a root
        self.above: dict[Place, list[Edit]] = {}  # slips just above a root
        self.sought: Counter[Place] = Counter()
        self.kept: dict[int, Edit] = {}

    def ways(self, fault: Finding, thorough: bool) -> list[Callable[[Path, Finding], Iterable[Candidate]]]:
        """The ways to explain a new fault, in the order in which they are tried: slips of the pen in the
        lines of older faults, or all."""
        if not self.older(fault):
            return [self.before_claims]
        if not thorough:
            return [self.near, self.lines]
        near = self.before_claims, self.near, self.unread, self.unread_turns, self.lines
        return [*near, self.just_above, self.missing, self.short, self.silent]

    def at(self, place: Place) -> int:
        return self.ground.at_line[place.line]

    def near(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        for root in self.older(fault):
            yield root, self.list_of(self.readings.near, path, root)
            yield root, self.found.get(root.place, ())  # it may explain enough by now

    def unread(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        """Words that mean nothing, and are like no others, may stand for anything that was legal there."""
        for root in self.older(fault):
            if self.means_nothing(root):
                near = self.list_of(self.readings.near, path, root)
                if not near or near[0].cost > AS_PLAYED:
                    yield root, self.anything(path, root, fault)

    def unread_turns(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        """A turn of which nothing can be read may have been several actions."""
        lines: set[int] = set()
        for root in self.older(fault):
            line, at = root.place.line, self.at(root.place)
            if line in lines or line >= fault.place.line:
                continue
            lines.add(line)
            yield root, turn_or_remark(self.ground.record, at)
            if self.is_unread_turn(path, root):
                before = self.without(path, root)
                words = self.readings.words(fault)
                begun = [
                    play
                    for each in self.roots
                    if each.place.line == line and each.edit is not None and each.edit.new
                    for play in each.edit.new[0].plays
                    if not isinstance(play.action, Unreadable)
                ]
                yield root, any_turn(self.readings, before, at, begun, words, partial(self.reach_of, root))

    def is_unread_turn(self, path: Path, root: Root) -> bool:
        """Whether nothing in the line of a fault can be read, and nothing is like words that can."""
        entry = self.ground.record.entries[self.at(root.place)]
        if not is_unread_turn(entry):
            return False
        of_line = [each for each in self.roots if each.place.line == root.place.line]
        near = [self.list_of(self.readings.near, path, each) for each in of_line]
        return not any(edits and edits[0].cost <= AS_PLAYED for edits in near)

    def reach_of(self, root: Root, edit: Edit) -> tuple[int, int] | None:
        """Where the log is wrong after a reading of a fault that was tried."""
        tried = self.tries.get((id(edit), root.place))
        return None if tried is None else tried.reach

    def means_nothing(self, root: Root) -> bool:
        """Whether the clause of a fault has a word that means nothing in this game."""
        plays, index = self.ground.record.entries[self.at(root.place)].plays, root.place.action
        if index is None or index >= len(plays):
            return False
        said = plays[index].action
        if isinstance(said, Misnamed) and not said.word:
            return False  # only a word is missing
        if root.finding is not None and root.finding.facts.get("case") == "unknown":
            return True  # it names something that the game has not
        return isinstance(said, UNREAD) and not isinstance(said, NearlyRead)

    def anything(self, path: Path, root: Root, fault: Finding) -> Iterator[Edit]:
        """Everything that a clause may have said, until something makes the log legal."""
        for edit in self.readings.anything(path, root.place, self.readings.words(fault)):
            yield edit
            tried = self.tries.get((id(edit), root.place))
            if tried is not None and tried.reach == END:
                return
        at = self.at(root.place)
        if self.ground.record.entries[at].seat is None:
            dealt = Missing(self.without(path, root), self.readings, TURNS_SHARE).unread_deal(at)
            yield from () if dealt is None else (dealt,)

    def without(self, path: Path, root: Root) -> Path:
        """The path with all readings but that of one fault."""
        others = [each for each in self.roots if each is not root]
        known = {each.place for each in others if each.edit is None and not each.is_given}
        edits = [each.edit for each in others if each.edit is not None]
        at = self.at(root.place) if root.edit is None else min(root.edit.at, self.at(root.place))
        return path.other(edits, known, at)

    def before_claims(self, path: Path, fault: Finding) -> list[Candidate]:
        """A turn that is missing before wrong claims just above the fault."""
        here = at = self.at(fault.place)
        while at and self.ground.record.entries[at - 1].seat is None:
            at -= 1
        for root in self.roots:
            said = root.finding is not None and root.finding.only_said and root.edit is None
            if said and at <= self.ground.at_line[root.place.line] < here:
                before = path.other(path.edits.values(), path.known - {root.place}, at)
                turns = Missing(before, self.readings, TURNS_SHARE)
                seats = range(len(self.readings.players))
                return [(root, [edit for seat in seats for edit, _ in turns.turns(at, seat)])]
        return []

    def lines(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        for root in self.older(fault):
            if root.finding is not None:  # an unreadable word is slip enough
                yield root, self.list_of(self.readings.lines, path, root)

    def just_above(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        """Slips in the lines just above a fault: what they changed may show at once."""
        for root in self.older(fault):
            if root.finding is not None and root.edit is None:
                self.above[root.place] = list(self.hints.of_few(path, root.place, JUST_ABOVE))
                yield root, self.above[root.place]

    def silent(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        """Slips that are legal on their own lines, if they share words with the faults."""
        roots = [root for root in self.older(fault)[:SILENT_ROOTS] if root.finding is not None]
        hints = [self.hints.above(path, root.place, root.finding, fault) for root in roots if root.finding]
        for edits in zip_longest(*hints):  # the likeliest of each
            yield from ((root, [edit]) for root, edit in zip(roots, edits, strict=True) if edit is not None)
        unexplained = [root for root in self.roots if root.edit is None and not root.is_given]
        for root in roots if len(unexplained) <= FEW_ROOTS else ():
            if root in unexplained:
                yield root, self.hints.of_few(path, root.place)

    def missing(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        """Missing lines, as far as the later lines show what they said."""
        roots = [
            root
            for root in self.older(fault)
            if root.finding and (root.edit is None or root.edit.taken != 1 or root.place.action is None)
        ]
        for root in roots:
            yield root, self.forgotten(path, root, fault)

    def short(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        """Actions that are missing in turns above that have room for them."""
        for root in self.older(fault)[:SILENT_ROOTS]:
            if root.finding is not None:
                at = self.at(root.place)
                words = self.readings.words(root.finding) | self.readings.words(fault)
                if root.edit is None:
                    yield root, self.readings.lacking(path, root.place, FORGOTTEN)
                lines = range(at - 1, max(-1, at - ROOMY), -1)
                yield root, self.readings.short_turns(path, lines, words, ACT_MISSING)
                yield root, self.readings.free_acts(path, lines, root.finding.seat, ACT_MISSING)

    def forgotten(self, path: Path, root: Root, fault: Finding) -> Iterator[Edit]:
        """Lines that may be missing before a fault: those found before, and if none of them explains the
        new fault, others. A turn that was put in before is continued first."""
        before = self.found.get(root.place, [])
        yield from before
        tries = (self.tries.get((id(edit), root.place)) for edit in before)
        if any(path is not None and path.reach > fault.place.order for path in tries):
            return
        self.sought[root.place] += 1
        if self.sought[root.place] > MOST_SOUGHT:
            return
        share = min(TURNS_SHARE, self.ground.left // 2)
        missing = Missing(self.without(path, root), self.readings, share)
        turns = [edit.new[0].plays for edit in before if edit.new[0].seat is not None]
        begun = [[play for play in turn if not isinstance(play.action, Unreadable)] for turn in turns]
        found = missing.before(self.ground.shows_at(root.place), begun)
        furthest = sorted(found, key=lambda pair: pair[1].reach, reverse=True)[:MOST_FORGOTTEN]
        new = [edit._replace(cost=edit.cost + self.guessed(root, edit, path)) for edit, path in furthest]
        self.found[root.place] = new
        yield from new

    def guessed(self, root: Root, edit: Edit, path: Path) -> float:
        """The extra cost of a missing turn whose actions were chosen to fit. If that makes the log legal,
        it is low before a line of the table itself, or if the fault is that something is missing."""
        shown = self.ground.record.entries[edit.at].seat is None or root.place.action is None
        return min(A_GUESS, guessed(edit)) if shown and path.reach == END else guessed(edit)

    def list_of(self, helping: Helping, path: Path, root: Root) -> list[Edit]:
        """The readings of a root, computed once for each reading of the lines before it."""
        at = self.at(root.place)
        before = self.ids(edit for edit in path.edits.values() if edit.at < at)
        key = helping, root.place, before
        if key not in self.lists:
            self.lists[key] = helping(path, root.place)
        return self.lists[key]

    def older(self, fault: Finding) -> list[Root]:
        """The faults before a new one for which other readings are tried: the last ones, and the first."""
        older = [
            root
            for root in self.roots
            if not (root.finding is not None and root.finding.only_said)
            and root.place.line in self.ground.at_line
            and root.place.order <= fault.place.order
        ]
        return list(dict.fromkeys([*reversed(older[-MOST_ROOTS:]), *older[:1]]))

    def ids(self, edits: Iterable[Edit]) -> frozenset[int]:
        """The ids of edits, as a key. The edits are kept, so that no new object gets the same id."""
        known = {id(edit): edit for edit in edits}
        self.kept |= known
        return frozenset(known)
