"""Slips in lines that seem right: what may be wrong there, and the reading that a hint is about.

A hint is only words. It is read, and asked for its legality, when the search comes to it, because most
hints are never tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from itertools import islice, product
from typing import NamedTuple

from referee.core.acts import Claim, Result, Unreadable
from referee.core.entry import Play
from referee.core.finding import Finding, Place

from . import likeness
from .edits import Edit, other_play
from .path import Path
from .readings import Readings
from .words import OtherText

NEARNESS, NEEDED = 20, 8
"""The weight of the cost of a slip in another line, and of a word that the fault lacks, against the other
words that the slip shares with the fault."""

MOST_READ = 40
"""The most slips in other lines that are tried for a fault."""

HINTS_A_LINE = 10
"""How many hints take as long as a line to replay."""


class Clues(NamedTuple):
    """The words that point to a slip above two faults: all words of each fault, and those of its clause."""

    place: Place  # of the older fault
    old: AbstractSet[str]
    said: AbstractSet[str]
    new: AbstractSet[str]
    lacking: AbstractSet[str]
    pairs: AbstractSet[tuple[str, str]]
    """What each of them is about: a word of its clause that its message repeats."""


class Hint(NamedTuple):
    """A slip that a line may have: the entry, the clause, and what that says instead."""

    at: int
    clause: int
    text: OtherText

    @property
    def cost(self) -> float:
        return likeness.SILENT + self.text[0]


class Hints:
    """The slips that lines of one record may have, although they seem right."""

    def __init__(self, readings: Readings) -> None:
        self.readings, self.slips = readings, readings.slips
        self.entries = readings.record.entries
        self.known: dict[Hint, Edit | None] = {}
        self.begun: dict[tuple[int, int], list[str]] = {}  # the first words of clauses

    def clues(self, place: Place, old: Finding, new: Finding) -> Clues:
        """What two faults say, the older of them at this place."""
        words, clause, about = self.readings.words, self.readings.clause, self.readings.about
        pairs = frozenset(product(about(old), about(new)))
        return Clues(place, words(old), clause(old), words(new), clause(new), pairs)

    def above(self, path: Path, clues: Clues, only_lacking: bool, far: bool = False) -> Iterator[Edit]:
        """Slips above the older fault that the clues point to, best first; or only those that would give
        the new fault what it lacks. `far` are those in words that are not like the written ones."""
        here = self.readings.at_line[clues.place.line]
        edited = {at for at, _ in path.edits}
        found: list[tuple[float, int, Hint]] = []
        for at in range(here, -1, -1):
            if at in edited:
                continue
            alike = self.entries[at].seat in (None, self.entries[here].seat)
            for hint in self.about(at, clues.lacking if only_lacking else clues.old | clues.new, far):
                if at == here and hint.clause >= (clues.place.action or 0):
                    break
                telling = self.telling(hint, here, clues)
                if telling >= NEEDED or (telling and not only_lacking and not far):
                    found.append((telling + alike - NEARNESS * hint.cost, at, hint))
        path.ground.left -= len(found) // HINTS_A_LINE
        found.sort(key=lambda each: each[:2], reverse=True)
        slips = (self.read(path, each) for _, _, each in found)
        most = MOST_READ // 4 if only_lacking else MOST_READ
        return islice((slip for slip in slips if slip is not None), most)

    def telling(self, hint: Hint, here: int, clues: Clues) -> float:
        """How strongly the clues point to a slip; 0 if they do not."""
        put, _, taken = hint.text[2].partition(" for ")
        old, new = clues.old, clues.new
        needed = put in clues.said or put in clues.lacking or (put in old and taken in old)
        same = hint.at == here or self.is_twin(hint, clues.place, taken)
        both = (put, taken) in clues.pairs or (taken, put) in clues.pairs
        points = NEEDED * (needed + same + both) + 2 * (taken in old) + (taken in new) + (put in new)
        return points or 0.1 * (put in old)

    def about(self, at: int, words: AbstractSet[str], far: bool) -> Iterator[Hint]:
        """What may be wrong with a line that concerns these words."""
        for index, play in self.clauses(at):
            if not isinstance(play.action, Claim | Result | Unreadable):
                yield from (Hint(at, index, text) for text in self.slips.about(play, words, far))

    def of_few(self, at: int) -> Iterator[Hint]:
        """What may be wrong with a line, whatever the faults say: words with only a few alternatives."""
        for index, play in self.clauses(at):
            if not isinstance(play.action, Claim | Result | Unreadable):
                yield from (Hint(at, index, text) for text in self.slips.of_few(play))

    def clauses(self, at: int) -> Iterator[tuple[int, Play]]:
        entry = self.entries[at]
        if entry.name is None and not self.readings.is_broken_text(entry):
            yield from enumerate(entry.plays)

    def is_twin(self, hint: Hint, place: Place, word: str) -> bool:
        """Whether a slip is in the first word of a clause that says the same of it as the wrong clause:
        `column 3` twice. Then either of them may be wrong."""
        at, index = self.readings.at_line[place.line], place.action or 0
        if index >= len(self.entries[at].plays):
            return False
        words = self.first_words(at, index)
        return words[1:] == [word] and words == self.first_words(hint.at, hint.clause)

    def first_words(self, at: int, index: int) -> list[str]:
        """The first two words of a clause."""
        if (at, index) not in self.begun:
            said = self.slips.write(self.entries[at].plays[index].action)
            self.begun[at, index] = said.replace(":", "").split(" ", 2)[:2]
        return self.begun[at, index]

    def read(self, path: Path, hint: Hint) -> Edit | None:
        """The reading that a hint is about; None if it says nothing or is not legal there."""
        if hint not in self.known:
            self.known[hint] = self._read(path, hint)
        return self.known[hint]

    def _read(self, path: Path, hint: Hint) -> Edit | None:
        at, index, text = hint
        entry = self.entries[at]
        slip = self.slips.said(entry.plays[index], text)
        if slip is None:
            return None
        state = self.readings.states(path, entry)[index]
        if not self.readings.is_legal(state, entry, slip.play.action):
            return None
        return other_play(at, entry, index, slip.play, hint.cost, slip.says)
