"""Slips in lines that seem right: what may be wrong there, and the reading that a hint is about.

A hint is only words. It is read, and asked for its legality, when the search comes to it, because most
hints are never tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import islice
from typing import NamedTuple

from referee.core.acts import Claim, Result, Unreadable
from referee.core.entry import Play
from referee.core.finding import Finding, Place
from referee.forms.vocabulary import is_number

from . import likeness
from .edits import Edit, other_play
from .path import Path
from .readings import Readings
from .word_changes import OtherText

NEARNESS, NEEDED = 20, 8
"""The weight of the cost of a slip in another line, and of a word that a fault lacks, against the other
words that the slip shares with the faults."""

MOST_READ = 40
"""The most slips in other lines that are tried for a fault."""

HINTS_A_LINE = 10
"""How many hints take as long as a line to replay."""


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

    def above(self, path: Path, place: Place, old: Finding, new: Finding) -> Iterator[Edit]:
        """Slips above the older of two faults, at this place, to which words of the faults point; the
        likeliest first."""
        here = self.readings.at_line[place.line]
        edited = {at for at, _ in path.edits}
        words = self.pointing(old), self.pointing(new)
        numbers = self.numbers(old), self.numbers(new)
        lacking = self.readings.clause(old) | self.readings.clause(new)
        one, two = self.readings.about(old), self.readings.about(new)
        clause = self.entries[here].plays[place.action or 0 :][:1]
        wrong = self.begun(clause[0]) if clause else []
        found: list[tuple[float, int, Hint]] = []
        for at in range(here, -1, -1):
            alike = self.entries[at].seat in (None, self.entries[here].seat)
            for hint in self.about(at, words[0] | words[1], numbers) if at not in edited else ():
                if at == here and hint.clause >= (place.action or 0):
                    break
                put, _, taken = hint.text[2].partition(" for ")
                telling = sum((taken in words[0], taken in words[0], taken in words[1], put in words[1]))
                telling += NEEDED * (put in lacking or {put, taken} <= words[0] | numbers[0])
                telling += NEEDED * ((put in one and taken in two) or (put in two and taken in one))
                telling += NEEDED * (at == here or self.is_twin(hint, wrong, taken))
                found.append((telling + alike - NEARNESS * hint.cost, at, hint))
        path.ground.left -= len(found) // HINTS_A_LINE
        found.sort(key=lambda each: each[:2], reverse=True)
        slips = (self.read(path, each) for _, _, each in found)
        return islice((slip for slip in slips if slip is not None), MOST_READ)

    def of_few(self, path: Path, place: Place, most: int | None = None) -> Iterator[Edit]:
        """Slips in a word with only a few alternatives, in all lines above a fault, or in at most so many.
        No word of a fault points to them."""
        here = self.readings.at_line[place.line]
        for at in range(here - 1, -1 if most is None else max(-1, here - 1 - most), -1):
            slips = (self.read(path, hint) for hint in self.about(at))
            yield from (slip for slip in slips if slip is not None)

    def about(
        self, at: int, words: AbstractSet[str] | None = None, pairs: Sequence[frozenset[str]] = ()
    ) -> Iterator[Hint]:
        """What may be wrong with a line that concerns these words; otherwise in words with few others."""
        entry = self.entries[at]
        if entry.name is None and not self.readings.is_broken_text(entry):
            for index, play in enumerate(entry.plays):
                if not isinstance(play.action, Claim | Result | Unreadable):
                    texts = (
                        self.slips.of_few(play) if words is None else self.slips.about(play, words, pairs)
                    )
                    yield from (Hint(at, index, text) for text in texts)

    def pointing(self, fault: Finding) -> frozenset[str]:
        """The words of a fault that may point to a slip. A number in its message is no such word: what it
        counts is rarely what a number in a clause counts."""
        return self.readings.clause(fault) | (self.readings.words(fault) - self.numbers(fault))

    def numbers(self, fault: Finding) -> frozenset[str]:
        """The numbers of a fault. Two of its message may be one for the other: what there is, and what is
        needed."""
        return frozenset(filter(is_number, self.readings.words(fault)))

    def is_twin(self, hint: Hint, begun: Sequence[str], word: str) -> bool:
        """Whether a slip is in the first word of a clause that says the same of it as the wrong clause,
        which has `begun` like this: `column 3` twice. Then either of them may be wrong."""
        return begun[1:] == [word] and begun == self.begun(self.entries[hint.at].plays[hint.clause])

    def begun(self, play: Play) -> list[str]:
        """The first two words of a clause."""
        return self.slips.write(play.action).replace(":", "").split(" ", 2)[:2]

    def read(self, path: Path, hint: Hint) -> Edit | None:
        """The reading that a hint is about; None if it says nothing or is not legal there."""
        if hint not in self.known:
            at, index, text = hint
            entry = self.entries[at]
            slip = self.slips.said(entry.plays[index], text)
            legal = slip is not None and self.readings.is_legal(
                self.readings.states(path, entry)[index], entry, slip.play.action
            )
            edit = other_play(at, entry, index, slip.play, hint.cost, slip.says) if slip and legal else None
            self.known[hint] = edit
        return self.known[hint]
