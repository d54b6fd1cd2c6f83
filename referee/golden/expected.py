"""A verdict beside the marks of its log: what was found and is not marked, and the other way round."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from referee.core.book import LOG
from referee.core.record import Record
from referee.core.verdict import Finding, Verdict
from referee.text.marks import Mark, marks
from referee.text.syntax import SYN


class Surprise(NamedTuple):
    """A finding that no mark expects, or a mark for which nothing was found."""

    mark: Mark
    finding: Finding | None
    text: str
    is_found: bool


def found(verdict: Verdict) -> list[tuple[int, str]]:
    """The findings that count: line and code, in order."""
    return [(finding.place.line, finding.code) for finding in verdict.findings if finding.counts]


def undecided(verdict: Verdict) -> list[tuple[int, str]]:
    """What the log leaves open: line and code, in order."""
    return [(finding.place.line, finding.code) for finding in verdict.undecided]


def expectable(verdict: Verdict) -> list[tuple[Mark, Finding]]:
    """Every finding that a log has to mark, under the mark that it needs."""
    open_ones = verdict.undecided
    return [
        (Mark(finding.place.line, finding.code, finding in open_ones), finding)
        for finding in verdict.findings
        if finding.counts or finding in open_ones
    ]


def expectations(record: Record, golden: dict[str, Any] | None) -> set[tuple[int, str]]:
    """Line and code of all that a log marks, and of all that its golden holds."""
    agreed = golden["findings"] if golden else ()
    return {(mark.line, mark.code) for mark in marks(record.lines)} | {
        (finding["line"], finding["code"]) for finding in agreed
    }


def surprises(verdict: Verdict) -> list[Surprise]:
    """Where a verdict and the marks of the log differ, in the order of the lines."""
    left = Counter(marks(verdict.record.lines))
    differ: list[Surprise] = []
    for mark, finding in expectable(verdict):
        if left[mark]:
            left[mark] -= 1
        else:
            text = f"line {mark.line}: {mark.code} is found, and no `{mark}` stands there"
            differ.append(Surprise(mark, finding, text, True))
    differ += [Surprise(mark, None, _not_found(mark, verdict), False) for mark in left.elements()]
    return sorted(differ, key=lambda each: (each.mark.line, not each.is_found))


def _not_found(mark: Mark, verdict: Verdict) -> str:
    if not _exists(mark.code, verdict):
        return f"line {mark.line}: `{mark}` stands there, but there is no such rule"
    return f"line {mark.line}: `{mark}` stands there, and it is not found"


def _exists(code: str, verdict: Verdict) -> bool:
    game = verdict.record.game
    return game is None or code in game.book or code in LOG or code in SYN
