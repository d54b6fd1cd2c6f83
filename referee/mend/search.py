"""The error-correcting replay: which faults a log really has, and what only follows from them.

The log is judged from left to right, as played. When a second fault comes up, the faults before it are
read otherwise: a near word, another player, a line twice, missing or exchanged, something nobody can tell.
If such a reading leaves the line of the new fault clean, and costs less than one more fault, it is taken,
and the new fault was a consequence. If not, it is a fault of its own. So the cheapest reading of the log
that was found is what counts, and nothing is called a consequence that is wrong in that reading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from referee.core.acts import Claim, Result, Unreadable
from referee.core.finding import Finding, Place
from referee.core.record import Record
from referee.core.rule import ERROR

from .edits import ACTS_EXCHANGED, Edit
from .likeness import AS_PLAYED
from .missing import Missing
from .path import ALL, END, Ground, Path
from .readings import Readings
from .story import Root, Story

SHARE, CLAIMS_SHARE = 500, 1_500
"""Lines that may be replayed for one kind of reading of one fault, and for turns before a claim."""

NEARNESS = 20
"""How much more likely a slip elsewhere is the less it costs, against what it has to do with a fault."""

SILENT_ROOTS, MOST_SILENT, MOST_FORGOTTEN = 2, 40, 6
"""Faults for which slips elsewhere are looked for, and how many of those are tried; likewise lines."""

ROOMY = 16
"""So many lines above a fault are looked through for acts that were forgotten or exchanged."""

MOST_ROOTS = 6
"""Faults before a new one that are read otherwise: the last ones, and the first."""


Candidate = tuple[Root, Edit]
"""A fault, and another reading of its line, or of one that seemed clean."""
Helping = Callable[[Path, Place], list[Edit]]


class Search:
    """The search for the cheapest story of one record; `run` gives it."""

    def __init__(self, record: Record, lines: int) -> None:
        self.ground = Ground(record, lines)
        self.readings = Readings(record)
        self.roots: tuple[Root, ...] = ()
        self.explained: dict[Place, Place] = {}
        self.vanished: dict[Place, Root] = {}  # faults that some reading has explained, and may come back
        self.reached = END
        self.sayings = [
            Place(entry.line, index)
            for entry in record.entries
            if entry.seat is None
            for index, play in enumerate(entry.plays)
            if isinstance(play.action, Claim | Result)
        ]
        self.lists: dict[tuple[Helping, Place, frozenset[int]], list[Edit]] = {}
        self.deaths: dict[tuple[frozenset[int], Place, frozenset[int]], Place] = {}
        self.kept: dict[int, Edit] = {}

    def run(self) -> Story:
        path = Path(self.ground).begin()
        lost = [Root(place, None, path) for place in unread(self.ground.record)]
        header = [Root(each.place, each, path) for each in path.of_header()]
        self.roots = (*header, *lost)
        while (fault := path.fault) is not None:
            better = self.reread(path, fault) if self.roots and self.ground.left > 0 else None
            path = self.go_on(path, fault) if better is None else better
        self.roots = tuple(sorted(map(self.where_it_shows, self.roots), key=_order))
        return Story(self.ground.record, self.roots, path, self.explained, self.ground.left <= 0)

    def where_it_shows(self, root: Root) -> Root:
        """Of two lines that have changed places, the first is where that shows, if it was wrong at all; or
        the line above them, where something was missing that stands in the second."""
        if root.edit is None or root.edit.taken < 2:
            return root
        counted = {each.place for each in self.roots}
        signs = [
            each
            for each in self.vanished.values()
            if each.place.line == root.edit.line or self.explained.get(each.place) == root.place
        ]
        first = min((root, *signs), key=_order)
        return root if first.place in counted else replace(first, edit=root.edit)

    def go_on(self, path: Path, fault: Finding) -> Path:
        """Beyond a fault of its own: as played, or as the line plainly means where only a name is wrong."""
        at = self.at(fault.place)
        meant = self.readings.surely_meant(path, fault.place)
        if meant is not None and meant.key not in path.edits:
            self.count(Root(fault.place, fault, path, meant))
            other = path.other([*path.edits.values(), meant], path.known, at)
        else:
            known = path.known | {fault.place} if self.ground.left > 0 else ALL  # then all the rest counts
            other = path.other(path.edits.values(), known, at)
            new = (other.met - path.known - self.vanished.keys()) | {fault.place}
            self.count(
                *(Root(each.place, each, path) for each in (fault, *other.findings) if each.place in new)
            )
        for place in other.met & self.vanished.keys():
            self.count(self.vanished.pop(place))
        return other

    def count(self, *roots: Root) -> None:
        counted = {each.place for each in self.roots}
        new = {root.place: root for root in reversed(roots) if root.place not in counted}
        if new:
            self.roots = tuple(sorted((*self.roots, *new.values()), key=_order))

    def at(self, place: Place) -> int:
        return self.ground.at_line[place.line]

    # --- a new fault, and the readings of older ones that make it vanish ---

    def reread(self, path: Path, fault: Finding) -> Path | None:
        """The best other reading in which a fault does not come up; its roots become ours."""
        ways = [self.near, self.deals, self.lines, self.silent, self.missing, self.far]
        if not self.older(fault):
            ways = []  # nothing that was only said moves anything
        for helping in (self.before_claims, *ways):
            best = self.best_of(helping(path, fault), path, fault)
            if best is not None:
                roots, found, place = best
                counted = {root.place for root in roots}
                for root in (*self.roots, Root(fault.place, fault, path)):
                    if root.place not in counted:
                        self.vanished[root.place] = replace(root, edit=None)
                        self.explained[root.place] = place
                self.vanished = {at: root for at, root in self.vanished.items() if at not in counted}
                self.roots = roots
                return found
        return None

    def best_of(
        self, candidates: Iterable[Candidate], path: Path, fault: Finding
    ) -> tuple[tuple[Root, ...], Path, Place] | None:
        """The cheapest of these readings in which the fault vanishes, if less than one fault more."""
        stop = max(0, self.ground.left - SHARE)
        best = None
        lowest: tuple[float, int, int] | None = None
        bound = sum(root.cost for root in self.roots) + AS_PLAYED
        for root, edit in candidates:
            if self.ground.left <= stop:
                break
            tried = self.tried(path, root, edit, fault)
            if tried is None or tried[0].reach <= fault.place.order:
                continue
            other, roots = tried
            cost = sum(each.cost for each in roots)
            rank = cost + (other.reach != END), -other.reach[0], -other.reach[1]
            if cost < bound and (lowest is None or rank < lowest):
                best = roots, other, next(each.place for each in roots if each.edit is edit)
                lowest = rank
                if other.reach == END:
                    bound = cost
        return best

    # --- what is tried, the likeliest kinds first ---

    def near(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        for root in self.older(fault):
            yield from ((root, edit) for edit in self.list_of(self.readings.near, path, root))

    def before_claims(self, path: Path, fault: Finding) -> list[Candidate]:
        """A turn that was forgotten before claims which are wrong without it, and stand just above."""
        here = at = self.at(fault.place)
        while at and self.ground.record.entries[at - 1].seat is None:
            at -= 1
        for root in self.roots:
            said = root.finding is not None and root.finding.only_said and root.edit is None
            if said and at <= self.ground.at_line[root.place.line] < here:
                before = path.other(path.edits.values(), path.known - {root.place}, at)
                turns = Missing(before, self.readings, CLAIMS_SHARE)
                seats = range(len(self.readings.players))
                return [(root, edit) for seat in seats for edit, _ in turns.turns(at, seat)]
        return []

    def deals(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        """Another word in a line that was forgotten, and says what chance did: it was only a guess."""
        for root in self.older(fault):
            if root.edit is not None and root.edit.kind == "missing" and root.edit.new[0].seat is None:
                yield from ((root, edit) for edit in self.readings.other_deals(root.edit))

    def lines(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        for root in self.older(fault):
            if root.finding is not None:  # a word that cannot be read is slip enough for a line
                yield from ((root, edit) for edit in self.list_of(self.readings.lines, path, root))

    def far(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        about = self.readings.words(fault)
        for root in self.older(fault):
            if root.place == fault.place:
                continue  # a word that is misspelt, and what it means is wrong as well
            without = self.list_of(self.readings.without, path, root)
            for edit in without:
                yield root, edit
            if without and self.reached >= fault.place.order and root.finding is not None:
                continue  # the act was not due, so that nothing else need have been done instead
            edits = self.list_of(self.readings.far, path, root)
            for edit in sorted(edits, key=lambda edit: about.isdisjoint(edit.says.split())):
                yield root, edit

    def silent(self, path: Path, fault: Finding) -> Iterator[Candidate]:
        """Slips that were legal where they stand, in lines that have something to do with what is wrong."""
        new = self.readings.words(fault)
        for root in self.older(fault)[:SILENT_ROOTS]:
            if root.finding is None:
                continue
            old, said = self.readings.words(root.finding), self.readings.clause(root.finding)
            found: list[tuple[float, int, Edit]] = []
            for at in range(self.at(root.place) - 1, -1, -1):
                if any(at == each for each, _ in path.edits):
                    continue
                for edit in self.readings.slips_in(path, at):
                    put, _, taken = edit.says.partition(" for ")
                    telling = 3 * (put in said) + 2 * (taken in old) + (taken in new) + (put in new)
                    if put == ACTS_EXCHANGED:
                        telling = at > self.at(root.place) - ROOMY
                    if telling or put in old:
                        likely = telling + self.is_alike(at, root) - NEARNESS * edit.cost
                        found.append((likely, at, edit))
                if at >= self.at(root.place) - ROOMY:
                    short = self.readings.short_turn(path, at, said | self.readings.clause(fault))
                    found += ((2 - NEARNESS * (edit.cost - AS_PLAYED) / 4, at, edit) for edit in short)
            found.sort(key=lambda each: each[:2], reverse=True)
            yield from ((root, edit) for _, _, edit in found[:MOST_SILENT])

    def is_alike(self, at: int, root: Root) -> bool:
        """Whether a line is by the player of a fault, or of the table itself."""
        entries = self.ground.record.entries
        return entries[at].seat in (None, entries[self.at(root.place)].seat)

    def missing(self, path: Path, fault: Finding) -> list[Candidate]:
        """Lines that were forgotten, as far as what comes later tells what they said."""
        roots = [root for root in self.older(fault) if root.finding is not None]
        words = self.readings.clause(fault)
        told = [
            (root, edit)
            for root in roots
            for edit in Missing(path, self.readings, SHARE).about(
                self.ground.shows_at(root.place), root.edit, words
            )
        ]
        return told + [
            (root, edit) for root in roots[:1] for edit in self.list_of(self.forgotten, path, root)
        ]

    def forgotten(self, path: Path, place: Place) -> list[Edit]:
        root = next(root for root in self.roots if root.place == place)
        if root.finding is None:
            return []
        found = Missing(root.path, self.readings, SHARE).before(self.ground.shows_at(place))
        return [
            edit for edit, _ in sorted(found, key=lambda pair: pair[1].reach, reverse=True)[:MOST_FORGOTTEN]
        ]

    def list_of(self, helping: Helping, path: Path, root: Root) -> list[Edit]:
        """The readings of a root; made once, as long as nothing before it is read otherwise."""
        at = self.at(root.place)
        before = self.ids(edit for edit in path.edits.values() if edit.at < at)
        key = helping, root.place, before
        if key not in self.lists:
            self.lists[key] = helping(path, root.place)
        return self.lists[key]

    def ids(self, edits: Iterable[Edit]) -> frozenset[int]:
        """To remember edits by. They are kept, since what comes after one that is gone may get its id."""
        known = {id(edit): edit for edit in edits}
        self.kept |= known
        return frozenset(known)

    def older(self, fault: Finding) -> list[Root]:
        """The faults of lines before a new one that may be read otherwise: the last ones, and the first."""
        older = [
            root
            for root in self.roots
            if not (root.finding is not None and root.finding.only_said)
            and root.place.line in self.ground.at_line
            and root.place.order <= fault.place.order
        ]
        return list(dict.fromkeys([*reversed(older[-MOST_ROOTS:]), *older[:1]]))

    def tried(
        self, path: Path, root: Root, edit: Edit, fault: Finding
    ) -> tuple[Path, tuple[Root, ...]] | None:
        """The path on which a root is read by this edit (or a silent slip mended), and what is left wrong.
        None where it is known to lead nowhere."""
        others = [each for each in self.roots if each is not root]
        edits = [each.edit for each in others if each.edit is not None]
        if any(edit.touches(each) or edit.key == each.key for each in edits):
            return None
        known = {each.place for each in others if each.edit is None and not each.is_given}
        known |= self.vanished.keys()
        known |= {place for place in self.sayings if place.order < fault.place.order}  # they move nothing
        among = self.ids(edits)
        key = self.ids([edit]), root.place, among
        death = self.deaths.get(key)
        if death is not None and death not in known:
            self.reached = death.order
            return None
        read = root.edit
        other = path.other([*edits, edit], known, edit.at if read is None else min(edit.at, read.at))
        self.reached = other.reach
        if other.fault is not None:
            self.deaths[key] = other.fault.place
        if edit.taken > 1 and self.is_wrong_itself(other, edit):
            return None
        left = [each for each in others if each.place in other.met or each.edit or each.is_given]
        counted = {each.place for each in left}
        back = [
            self.vanished.get(each.place) or Root(each.place, each, other)
            for each in other.findings
            if each.place in other.met - counted and each.severity == ERROR
        ]
        back = list({each.place: each for each in back}.values())
        lines = [entry.line for entry in self.ground.record.entries[edit.at : edit.at + edit.taken]]
        touched = [each for each in self.vanished.values() if each.place.line in lines and each not in back]
        gone = [each for each in others if each.place not in counted]
        shown = min([root, *gone, *touched], key=_order)
        return other, tuple(sorted((*left, *back, replace(shown, edit=edit)), key=_order))

    def is_wrong_itself(self, path: Path, edit: Edit) -> bool:
        """Whether lines are still wrong after they have changed places: then that is not what happened."""
        lines = [entry.line for entry in edit.new]
        new = [path.fault.place] if path.fault is not None else []
        return any(place.line in lines for place in (*path.met, *new))


def unread(record: Record) -> list[Place]:
    """Actions that could not be read, or only nearly."""
    return [
        Place(entry.line, index)
        for entry in record.entries
        if entry.broken
        for index, play in enumerate(entry.plays)
        if isinstance(play.action, Unreadable)
    ]


def _order(root: Root) -> tuple[int, int]:
    return root.place.order
