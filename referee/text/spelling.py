"""Spelling slips that are safe to correct: a word can only be one other, and nothing else changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from referee.core.acts import NearlyRead
from referee.core.entry import Entry
from referee.core.finding import Finding, Place
from referee.core.judge import meant
from referee.core.record import Record

from .boards import Beside
from .locations import locate
from .reader import read
from .sure_slips import corrections, most_canonical

MOST_FIXED = 200
"""The most slips of a log that are corrected."""

MOST_READ = 16
"""The most times that a log is read for that."""
LEAST_READ, MOST_SOUGHT = 3, 6_000
"""A log with many findings is read less often, since each takes long: so many are sought in all."""


def any_rule(code: str) -> bool:
    """Every rule is selected."""
    return True


def corrected(
    record: Record, beside: Beside | None = None, takes: Callable[[str], bool] = any_rule
) -> tuple[list[str], int]:
    """The lines of a log after the safe corrections, and how many words were corrected.

    Only findings whose code `takes` accepts are corrected. The log is read again with all corrections
    before they are taken: each line must then mean what the reader understood before.
    """
    entries = {entry.line: entry for entry in record.entries}
    at = Counter(finding.place for finding in record.findings)
    wanted = (finding for finding in record.findings if at[finding.place] == 1 and takes(finding.code))
    slips = filter(None, (_slip(record, finding, entries) for finding in wanted))
    better = _Corrections(record, beside)
    better.take([], list(islice(slips, MOST_FIXED)))
    return better.lines, _words_changed(record.lines, better.lines)


def _words_changed(before: Sequence[str], after: Sequence[str]) -> int:
    pairs = (zip(one.split(), two.split(), strict=False) for one, two in zip(before, after, strict=True))
    return sum(one != two for pair in pairs for one, two in pair)


class _Slip(NamedTuple):
    """The misspelt words of one clause, and what they can be."""

    place: Place
    line: int
    start: int
    end: int
    choices: Sequence[str]
    """The right words, and then others that are as near. They must all mean the same."""


def _slip(record: Record, finding: Finding, entries: Mapping[int, Entry]) -> _Slip | None:
    """The misspelt words that a finding is about, or None if it is not certain what they are."""
    index, entry = finding.place.action, entries.get(finding.place.line)
    if not finding.suggestion or index is None or entry is None:
        return None
    if index >= len(entry.plays) or not isinstance(entry.plays[index].action, NearlyRead):
        return None
    span = locate(record, finding.place)
    if finding.span is None or not span.column <= finding.span.column < span.end_column:
        return None
    start, end = span.column - 1, span.end_column - 1
    typed = record.lines[span.line - 1][start:end]
    choices = corrections(typed, record.notation, record.players)
    right = most_canonical(typed, choices, finding.suggestion)
    if right is None:
        return None
    others = (text for text in choices if text != right)
    return _Slip(finding.place, span.line, start, end, (right, *others))


class _Corrections:
    """The lines of a log with the corrections that are safe. They are tried together, since the log has to
    be read for each try. If that is not safe, they are tried without those that are to blame, or by halves.
    """

    def __init__(self, record: Record, beside: Beside | None) -> None:
        self.record = record
        self.beside = beside
        self.lines = record.lines
        self.left = max(LEAST_READ, min(MOST_READ, MOST_SOUGHT // (len(record.findings) or 1)))

    def take(self, kept: list[_Slip], slips: list[_Slip]) -> list[_Slip]:
        """Take those corrections that are safe beside the ones that are kept. Returns all of them."""
        while slips and self.left > 0:
            blamed = self.blamed([*kept, *slips])
            if blamed is None:
                return [*kept, *slips]
            if any(slip.place in blamed for slip in slips):
                slips = [slip for slip in slips if slip.place not in blamed]
            elif len(slips) == 1:
                break
            else:
                half = len(slips) // 2
                kept, slips = self.take(kept, slips[:half]), slips[half:]
        return kept

    def blamed(self, slips: Sequence[_Slip]) -> set[Place] | None:
        """Try corrections. Returns None if they are safe, else the places of those that are certainly not:
        another word is as near and means something else, or the line is read differently."""
        fixed = {slip.place for slip in slips}
        lines: Sequence[list[str]] = [
            self.with_choice(slips, number) for number in range(max(len(slip.choices) for slip in slips))
        ]
        changed: set[Place] = set()
        for each in lines:
            self.left -= 1
            after = read(
                "".join(f"{line}\n" for line in each), self.record.name, self.beside, self.record.house
            )
            changed |= _changed(self.record, after, fixed)
        if not changed:
            self.lines = lines[0]
            return None
        whole = {place.line for place in changed - fixed}
        return {place for place in fixed if place in changed or place.line in whole}

    def with_choice(self, slips: Sequence[_Slip], number: int) -> list[str]:
        """The lines with one of the choices for each slip; the right words if there are not so many."""
        lines = self.record.lines[:]
        for slip in sorted(slips, key=lambda slip: slip.start, reverse=True):
            text = slip.choices[number if number < len(slip.choices) else 0]
            line = lines[slip.line - 1]
            lines[slip.line - 1] = line[: slip.start] + text + line[slip.end :]
        return lines


def _changed(before: Record, after: Record, fixed: Collection[Place]) -> set[Place]:
    """The places where a corrected log means something else, or has other findings. The findings at the
    corrected places must be gone."""
    were = Counter((each.code, each.place) for each in before.findings if each.place not in fixed)
    are = Counter((each.code, each.place) for each in after.findings)
    changed = {place for _, place in (*(were - are), *(are - were))}
    one, two = ({entry.line: _plain(entry) for entry in record.entries} for record in (before, after))
    for line in one.keys() | two.keys():
        if one.get(line) != two.get(line):
            changed |= _changed_plays(line, one.get(line), two.get(line))
    return changed


def _changed_plays(line: int, one: _Plain | None, two: _Plain | None) -> set[Place]:
    """The plays of a line that differ, or the line itself if more than that does."""
    if one is None or two is None or one[:2] != two[:2] or len(one[2]) != len(two[2]):
        return {Place(line)}
    return {Place(line, at) for at, each in enumerate(one[2]) if each != two[2][at]}


_Plain = tuple[str | None, int | None, list[object]]


def _plain(entry: Entry) -> _Plain:
    """An entry with every action as it is meant, whether its spelling is right or not."""
    return entry.name, entry.seat, [meant(play).told for play in entry.plays]
