"""The search for causes: which faults a log really has, and which are only their consequences.

The log is replayed as written. At every fault after the first, other readings of the earlier faults are
tried: a similar word, another player, a line that is doubled, missing or exchanged, an unknown action. If
the new fault disappears with such a reading, and the reading costs less than one more fault, it is taken,
and the new fault was a consequence. Otherwise it is a fault of its own. So a finding is called a
consequence only if it is legal in the cheapest reading that was found.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import permutations
from math import inf
from types import UnionType

from referee.core.acts import Claim, Result, Unreadable
from referee.core.entry import Entry
from referee.core.finding import Finding, Place
from referee.core.record import Record
from referee.core.rule import ERROR

from .edits import TURN, Edit
from .likeness import AS_PLAYED
from .missing import Missing, guessed
from .path import ALL, END, Path
from .readings import clearly
from .several import is_explained, left_by_a_word
from .story import Root, Story, in_order
from .ways import GUESSES, SHARE, SHARES, TURNS_SHARE, Candidate, Ways

ABOVE = 3.0
"""By how much a story may become dearer than the best one, because a later reading may make it cheaper."""

PARTS = 3
"""A way that guesses takes at most one part in this many of the lines that are left: the next fault may be
explained at once."""

PATIENCE = 5
"""The quick look ends when more faults than this are left that no slip of the pen explains: an early one of
them is probably misread, so that most others only follow from it."""

QUICK = 2
"""It also ends when one part in this many of the lines is left: early faults may be explained one by one in
likely but wrong ways."""

DOUBT = 0.5
"""By how much more a reading must pay if another fault shows only with it."""

TOGETHER = 3
"""The most faults of which two are read in other ways at the same time."""

A_WORD = 50
"""What it costs to look for the meaning of unreadable words, in lines replayed."""


class Search(Ways):
    """The search for the cheapest story of a record."""

    def __init__(self, record: Record, lines: int) -> None:
        super().__init__(record, lines)
        self.explained: dict[Place, Place] = {}
        self.vanished: dict[Place, Root] = {}  # faults that a reading has explained
        self.thorough = False
        self.for_a_second_look = lines // QUICK
        self.is_cut_short = False  # faults were left that could not be looked at
        self.sayings = _places((entry for entry in record.entries if entry.seat is None), Claim | Result)
        self.lost: list[Root] = []  # unreadable words that are not yet reached

    def run(self, most: float = inf) -> Story:
        """The cheapest story. The search ends early if it becomes much dearer than `most`.

        First only slips of the pen are tried for the whole log, then everything else too. So what is left
        to replay is not used up by guesses at the first faults, if later ones are easy to explain. One
        fault, and what costs no more, needs no second look."""
        quick = self.told(most)
        if (quick.cost < 2 * AS_PLAYED and len(quick.roots) < 2) or self.ground.left <= 0:
            return quick
        self.thorough = True
        hopeless = quick.path.fault is not None and quick.cost < most + ABOVE
        whole = self.told(most if hopeless else min(most, quick.cost))
        return whole if hopeless or whole.cost < quick.cost else quick

    def told(self, most: float) -> Story:
        """A story by the ways that are tried now."""
        self.explained, self.vanished, self.is_cut_short = {}, {}, False
        path = Path(self.ground).begin()
        broken = (entry for entry in self.ground.record.entries if entry.broken)
        self.lost = [Root(place, None, path) for place in _places(broken, Unreadable)]
        first = path.tables[0].findings if path.tables else path.findings  # before the first line of play
        header = [Root(each.place, each, path) for each in first if each.severity == ERROR]
        self.roots = (*header, *self.lost)
        path = self.as_meant(path)
        while (fault := path.fault) is not None and self.cost < most + ABOVE and not self.is_hopeless:
            better = self.reread(path, fault) if self.roots and self.ground.left > 0 else None
            path = self.as_meant(self.go_on(path, fault) if better is None else better)
        if path.fault is None and path.edits:
            self.count_left(path)
        if self.is_cut_short:
            self.count(*self.guessed_away())
        self.roots = tuple(sorted(map(self.where_it_shows, self.roots), key=in_order))
        self.roots = tuple(replace(root, also=self.also(root)) for root in self.roots)
        return Story(self.ground.record, self.roots, path, self.explained)

    def also(self, root: Root) -> tuple[Finding, ...]:
        """The other faults of the same action, if no reading explains them together with the first."""
        if root.edit is not None or root.is_given or self.ground.left <= 0:
            return ()
        left = left_by_a_word(self.readings, root)
        if left:
            ways = self.readings.near, self.readings.lines
            if is_explained(root, (edit for way in ways for edit in way(root.path, root.place))):
                return ()
            missing = Missing(root.path, self.readings, TURNS_SHARE)
            found = missing.before(self.ground.shows_at(root.place))
            if any(path.reach > root.place.order for _, path in found):
                return ()
        return left

    @property
    def cost(self) -> float:
        return sum(root.cost for root in self.roots)

    @property
    def is_hopeless(self) -> bool:
        """Whether a quick look at the rest of the log is not worth its lines."""
        left = sum(root.edit is None and not root.is_given for root in self.roots)
        return not self.thorough and (left > PATIENCE or self.ground.left < self.for_a_second_look)

    def as_meant(self, path: Path) -> Path:
        """The path on which the unreadable words so far say what they clearly mean, if that is legal."""
        while path.tables and self.ground.left > 0 and self.lost and self.lost[0].place.order < path.reach:
            root = self.lost.pop(0)
            if root not in self.roots:
                continue  # it is read in another way by now
            self.ground.left -= A_WORD
            meant = clearly(self.readings.near(path, root.place))
            if meant is not None:
                path = path.other([*path.edits.values(), meant], path.known, meant.at)
                others = [
                    replace(each, edit=None) if each.place.line == root.place.line else each
                    for each in self.roots
                    if each is not root
                ]
                self.roots = (*others, replace(root, edit=meant))
                self.explain_by(root.place, path)
        return path

    def explain_by(self, place: Place, path: Path) -> None:
        """Let the faults that a path no longer meets follow from another: a turn was broken off there."""
        gone = {
            root.place: root
            for root in self.roots
            if root.edit is None and not root.is_given and root.place not in path.met
        }
        self.vanished |= gone
        self.explained |= dict.fromkeys(gone, place)
        self.roots = tuple(sorted((root for root in self.roots if root.place not in gone), key=in_order))

    def count_left(self, path: Path) -> None:
        """Count whatever is wrong if the whole log is read like this, from the beginning."""
        again = Path(self.ground, path.edits.values(), ALL).begin()
        left = (each for each in again.findings if each.severity == ERROR and each.place in again.met)
        self.count(*(self.vanished.get(each.place) or Root(each.place, each, again) for each in left))

    def guessed_away(self) -> list[Root]:
        """Faults that only a guess at a missing turn explains. At the limit no such guess is trusted."""
        guesses = {root.place for root in self.roots if root.edit and guessed(root.edit)}
        return [root for place, root in self.vanished.items() if self.explained.get(place) in guesses]

    def where_it_shows(self, root: Root) -> Root:
        """The same fault on the line that is read in another way, if that is wrong too.

        If lines have changed places: at the first of them, or at the line above, which lacks something."""
        if root.edit is None or root.finding is None:
            return root
        if root.edit.taken < 2:
            below = root.edit.taken == 1 and root.edit.line > root.place.line
            wrong = [each for each in self.vanished.values() if each.place.line == root.edit.line and below]
            counted = {each.place for each in self.roots}
            own = [each for each in wrong if each.finding is not None and each.place not in counted]
            return replace(min(own, key=in_order), edit=root.edit) if own else root
        counted = {each.place for each in self.roots}
        signs = [
            each
            for each in self.vanished.values()
            if each.place.line == root.edit.line or self.explained.get(each.place) == root.place
        ]
        first = min((root, *signs), key=in_order)
        return root if first.place in counted else replace(first, edit=root.edit)

    def go_on(self, path: Path, fault: Finding) -> Path:
        """Continue after a fault of its own: as written, or as clearly meant if only a word is misspelt."""
        at = self.at(fault.place)
        meant = self.readings.surely_meant(path, fault.place)
        if meant is not None and meant.key not in path.edits:
            self.count(Root(fault.place, fault, path, meant))
            other = path.other([*path.edits.values(), meant], path.known, at)
        else:
            known = path.known | {fault.place} if self.ground.left > 0 else ALL  # at the limit all count
            other = path.other(path.edits.values(), known, at)
            new = (other.met - path.known - self.vanished.keys()) | {fault.place}
            self.is_cut_short |= self.ground.left <= 0 and len(new) > 1
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
            self.roots = tuple(sorted((*self.roots, *new.values()), key=in_order))

    # --- a new fault, and readings of older ones that explain it ---

    def reread(self, path: Path, fault: Finding) -> Path | None:
        """The best other reading that explains a fault. Its roots become those of the search."""
        for way in self.ways(fault, self.thorough):
            share = SHARES.get(way.__name__, SHARE)
            if way.__name__ in GUESSES:
                share = min(share, self.ground.left // PARTS)
            best = self.best_of(way(path, fault), path, fault, share)
            if best is None and way == self.just_above:
                best = self.two_slips(path, fault, share)
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

    def two_slips(
        self, path: Path, fault: Finding, share: int
    ) -> tuple[tuple[Root, ...], Path, Place] | None:
        """Readings of two older faults together, where neither is enough: one makes its own line legal, and
        the other is near."""
        stop = max(0, self.ground.left - share)
        roots, bound = self.roots, self.cost + AS_PLAYED
        last = [each for each in self.older(fault) if each.edit is None and not each.is_given][:TOGETHER]
        near = {root.place: self.list_of(self.readings.near, path, root) for root in last}
        pairs = [
            (one.cost + two.cost, first, one, second, two)
            for first, second in permutations(last, 2)
            for one in (*near[first.place], *self.above.get(first.place, ()))
            if self.explains_itself(first, one)
            for two in near[second.place]
        ]
        best = None
        for _, first, one, second, two in sorted(pairs, key=lambda pair: pair[0]):
            if self.ground.left <= stop or best is not None:
                break
            _, edits, known = self.besides(first, one, fault)
            if any(one.touches(each) or one.key == each.key for each in edits):
                continue
            between = self.path_of(path, first, [*edits, one], one, known)
            self.roots = tuple(replace(each, edit=one) if each is first else each for each in roots)
            tried = self.tried(between, second, two, fault, bound)
            if tried is not None and sum(each.cost for each in tried[1]) < bound:
                best = tried[1], tried[0], second.place
            self.roots = roots
        return best

    def explains_itself(self, root: Root, edit: Edit) -> bool:
        """Whether a fault is gone with a reading, as far as that was tried."""
        last = self.tries.get((id(edit), root.place))
        return last is not None and last.reach > root.place.order and root.place not in last.met

    def besides(self, root: Root, edit: Edit, fault: Finding) -> tuple[list[Root], list[Edit], set[Place]]:
        """The other roots, their readings, and the faults that are known, if a root is read like this."""
        others = [each for each in self.roots if each is not root]
        if edit.kind == TURN:  # it is instead of all that the words of the line were read as
            others = [replace(each, edit=None) if each.place.line == edit.line else each for each in others]
        edits = [each.edit for each in others if each.edit is not None]
        known = {each.place for each in others if each.edit is None and not each.is_given}
        known |= self.vanished.keys()
        known |= {place for place in self.sayings if place.order < fault.place.order}  # they cause nothing
        return others, edits, known

    def best_of(
        self, candidates: Iterable[Candidate], path: Path, fault: Finding, share: int
    ) -> tuple[tuple[Root, ...], Path, Place] | None:
        """The cheapest of these readings that explains the fault, if it costs less than one more fault."""
        stop = max(0, self.ground.left - share)
        best = None
        lowest: tuple[float, int, int] | None = None
        bound = self.cost + AS_PLAYED
        for root, edit in ((root, edit) for root, edits in candidates for edit in edits):
            if self.ground.left <= stop:
                break
            tried = self.tried(path, root, edit, fault, bound)
            if tried is None:
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

    def tried(
        self, path: Path, root: Root, edit: Edit, fault: Finding, bound: float
    ) -> tuple[Path, tuple[Root, ...]] | None:
        """The path with this edit for a root, and the roots that are left. None if the edit is known not to
        help. One fault may show only with it, because two slips may change what is due at one place."""
        others, edits, known = self.besides(root, edit, fault)
        if any(edit.touches(each) or edit.key == each.key for each in edits):
            return None
        other = self.path_of(path, root, [*edits, edit], edit, known)
        shown = other.fault
        if shown is not None and other.reach <= fault.place.order:
            apart = shown.place.line != edit.line and shown.place.order > root.place.order
            left = [each for each in others if each.edit or each.is_given or each.place in other.met]
            cost = sum((edit.cost, AS_PLAYED, *(each.cost for each in left)))
            if not (self.thorough and apart and cost + DOUBT < bound):
                return None
            other = self.path_of(path, root, [*edits, edit], edit, {*known, shown.place})
            if other.reach <= fault.place.order:
                return None
        wrong = {place.line for place in other.met} | {other.reach[0]}
        if edit.taken > 1 and not wrong.isdisjoint(entry.line for entry in edit.new):
            return None  # the lines are still wrong after they have changed places
        left = [each for each in others if each.place in other.met or each.edit or each.is_given]
        counted = {each.place for each in left}
        back = [
            self.vanished.get(each.place) or Root(each.place, each, other)
            for each in other.findings
            if each.place in other.met - counted and each.severity == ERROR
        ]
        back = list({each.place: each for each in back}.values())
        lines = [entry.line for entry in self.ground.record.entries[edit.at : edit.at + edit.taken]]
        stay = {each.place for each in left}
        touched = [
            each
            for each in self.vanished.values()
            if each.place.line in lines and each not in back and self.explained.get(each.place) not in stay
        ]
        gone = [each for each in others if each.place not in counted]
        first = min([root, *gone, *touched], key=in_order)
        return other, tuple(sorted((*left, *back, replace(first, edit=edit)), key=in_order))

    def path_of(
        self, path: Path, root: Root, edits: Sequence[Edit], edit: Edit, known: AbstractSet[Place]
    ) -> Path:
        """The path with these edits, the last of them for a root. It goes on where it stopped last time."""
        among = self.ids(edits)
        last = self.tries.get((id(edit), root.place))
        begin = edit.at if root.edit is None else min(edit.at, root.edit.at)
        if last is not None and last.met <= known:
            unlike = self.ids(last.edits.values()) ^ among
            stopped = END[0] if last.fault is None else self.ground.at_line.get(last.fault.place.line, 0)
            same = min((stopped, *(self.kept[each].at for each in unlike)))
            if not unlike and (last.fault is None or last.fault.place not in known):
                return last
            if same > begin:
                path, begin = last, same
        self.tries[id(edit), root.place] = other = path.other(edits, known, begin)
        return other


def _places(entries: Iterable[Entry], kinds: type | UnionType) -> list[Place]:
    """The places of actions of these kinds."""
    return [
        Place(entry.line, index)
        for entry in entries
        for index, play in enumerate(entry.plays)
        if isinstance(play.action, kinds)
    ]
