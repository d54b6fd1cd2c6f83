"""The error-correcting replay: which faults a log really has, and what only follows from them.

The log is judged from left to right, as played. When a second fault comes up, the faults before it are
read otherwise: a near word, another player, a line twice, missing or exchanged, something nobody can tell.
If such a reading leaves the line of the new fault clean, and costs less than one more fault, it is taken,
and the new fault was a consequence. If not, it is a fault of its own. So the cheapest reading of the log
that was found is what counts, and nothing is called a consequence that is wrong in that reading.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from referee.core.acts import Unreadable
from referee.core.record import Record
from referee.core.verdict import Finding, Place

from .edits import Edit
from .likeness import AS_PLAYED, LIKELY, SILENT
from .path import END, Ground, Path
from .readings import Readings

MOST_LINES = 4_000
"""Lines that may be replayed for one log."""

SHARE = 600
"""Lines that may be replayed for one fault."""

MOST_ROOTS = 4
"""Faults before a new one that are read otherwise: the last ones, and the first."""


@dataclass(frozen=True, slots=True, eq=False)
class Root:
    """A fault that counts: the finding as it was met, and how the line is read from then on."""

    place: Place
    finding: Finding | None  # None for what could not be read: the reader has told it
    path: Path  # on which it is the next fault
    edit: Edit | None = None

    @property
    def is_given(self) -> bool:
        """Whether it is there in every reading: something unreadable, or a fault of the header."""
        return self.finding is None or self.place.line not in self.path.ground.at_line

    @property
    def cost(self) -> float:
        return AS_PLAYED if self.edit is None else self.edit.cost


class Story(NamedTuple):
    """The cheapest reading that was found: its faults, and which of them explains each that vanished."""

    roots: tuple[Root, ...]
    path: Path
    explained: dict[Place, Place]
    exhausted: bool


def explain(record: Record, lines: int = MOST_LINES) -> Story:
    return _Search(record, lines).run()


class _Search:
    def __init__(self, record: Record, lines: int) -> None:
        self.ground = Ground(record, lines)
        self.readings = Readings(record)
        self.roots: tuple[Root, ...] = ()
        self.explained: dict[Place, Place] = {}
        self.reached = END

    def run(self) -> Story:
        path = Path(self.ground).begin()
        lost = [Root(place, None, path) for place in unread(self.ground.record)]
        header = [Root(each.place, each, path) for each in path.of_header()]
        self.roots = (*header, *lost)
        while (fault := path.fault) is not None:
            better = self.reread(path, fault) if self.roots and self.ground.left > 0 else None
            if better is not None:
                path = better
                continue
            if fault.place not in {root.place for root in self.roots}:
                self.roots = tuple(sorted((*self.roots, Root(fault.place, fault, path)), key=_order))
            path = path.other(path.edits.values(), path.known | {fault.place}, self.at(fault.place))
        return Story(self.roots, path, self.explained, self.ground.left <= 0)

    def at(self, place: Place) -> int:
        return self.ground.at_line[place.line]

    # --- a new fault, and the readings of older ones that make it vanish ---

    def reread(self, path: Path, fault: Finding) -> Path | None:
        """The best other reading in which a fault does not come up; its roots become ours."""
        best: tuple[float, tuple[int, int], tuple[Root, ...], Path, Place] | None = None
        bound = sum(root.cost for root in self.roots) + AS_PLAYED
        stop = max(0, self.ground.left - SHARE)
        for root, edit in self.candidates(path, fault):
            if self.ground.left <= stop:
                break
            self.reached = END
            tried = self.tried(path, root, edit)
            if tried is None:
                continue
            other, roots = tried
            self.reached = other.reach
            if other.reach <= fault.place.order:
                continue
            cost = sum(each.cost for each in roots)
            rank = cost + (other.reach != END), (-other.reach[0], -other.reach[1])
            if cost < bound and (best is None or rank < best[:2]):
                best = *rank, roots, other, edit_root(roots, edit).place
                if other.reach == END:
                    bound = cost
        if best is None:
            return None
        _, _, self.roots, found, place = best
        self.explained[fault.place] = place
        return found

    def candidates(self, path: Path, fault: Finding) -> Iterator[tuple[Root | None, Edit]]:
        """Readings of older faults, then slips in lines that seemed clean, the likeliest kinds first."""
        older = [root for root in self.roots if root.place.order <= fault.place.order]
        older = [root for root in older if root.place.line in self.ground.at_line]
        older = list(dict.fromkeys([*reversed(older[-MOST_ROOTS:]), *older[:1]]))
        about = self.readings.words(fault)
        for helping in (self.readings.near, self.readings.lines):
            for root in older:
                yield from ((root, edit) for edit in helping(path, root.place, about))
        yield from ((None, edit) for edit in self.silent(path, fault, older))
        for root in older:
            without = self.readings.without(path, root.place)
            if without is not None:
                yield root, without
                if self.reached >= fault.place.order and root.finding is not None:
                    continue  # the act was not due, so that nothing else need have been done instead
            yield from ((root, edit) for edit in self.readings.far(path, root.place, about))

    def silent(self, path: Path, fault: Finding, older: Sequence[Root]) -> Iterator[Edit]:
        """Slips that were legal where they stand, in lines that have something to do with what is wrong."""
        about = self.readings.words(fault)
        for root in older:
            if root.finding is not None:
                about |= self.readings.words(root.finding)
        wrong = {self.at(root.place) for root in older}
        for at in range(self.at(fault.place) - 1, -1, -1):
            if at not in wrong and not any(key[0] == at for key in path.edits):
                for edit in self.readings.slips_about(at, about):
                    if edit.cost <= LIKELY:
                        yield edit._replace(cost=edit.cost + SILENT)

    def tried(self, path: Path, root: Root | None, edit: Edit) -> tuple[Path, tuple[Root, ...]] | None:
        """The path on which a root is read by this edit (or a silent slip mended), and what is left wrong."""
        others = [each for each in self.roots if each is not root]
        edits = [each.edit for each in others if each.edit is not None]
        if any(edit.touches(each) or edit.key == each.key for each in edits):
            return None
        known = {each.place for each in others if each.edit is None and not each.is_given}
        read = root.edit if root is not None else None
        other = path.other([*edits, edit], known, edit.at if read is None else min(edit.at, read.at))
        left = [each for each in others if each.place in other.met or each.edit or each.is_given]
        if root is None:
            gone = [each for each in others if each not in left]
            if not gone:
                return None
            root = gone[0]
        return other, tuple(sorted((*left, replace(root, edit=edit)), key=_order))


def edit_root(roots: Iterable[Root], edit: Edit) -> Root:
    return next(root for root in roots if root.edit is edit)


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
