"""Compares a verdict with the marks of its log: findings without a mark, and marks without a finding."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any, NamedTuple

from referee.core.finding import Finding
from referee.core.log_rules import LOG
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.speech.say import tell
from referee.text.marks import Mark, each_mark
from referee.text.syntax import SYN

MOST_UNFOUND = 1_000
"""The most marks without a finding that are listed, as many as findings. A log can have a million marks."""


class Surprise(NamedTuple):
    """A finding without a mark, or a mark without a finding."""

    mark: Mark
    finding: Finding | None
    text: str
    is_found: bool


def found(verdict: Verdict) -> list[tuple[int, str]]:
    """The findings that count: line and code, in order."""
    return [(finding.place.line, finding.code) for finding in verdict.findings if finding.counts]


def undecided(verdict: Verdict) -> list[tuple[int, str]]:
    """The undecided findings: line and code, in order."""
    return [(finding.place.line, finding.code) for finding in verdict.undecided]


def expectable(verdict: Verdict) -> list[tuple[Mark, Finding]]:
    """Every finding that a log has to mark, with the mark that it needs."""
    open_ones = verdict.undecided
    return [
        (Mark(finding.place.line, finding.code, finding in open_ones), finding)
        for finding in verdict.findings
        if finding.counts or finding in open_ones
    ]


def expectations(record: Record, golden: dict[str, Any] | None) -> set[tuple[int, str]]:
    """Line and code of everything that a log marks, and of everything in its golden."""
    agreed = golden["findings"] if golden else ()
    return {(mark.line, mark.code) for mark in each_mark(record.lines)} | {
        (finding["line"], finding["code"]) for finding in agreed
    }


def surprises(verdict: Verdict) -> list[Surprise]:
    """Where a verdict and the marks of the log differ, in the order of lines."""
    left = Counter(each_mark(verdict.record.lines))
    differ: list[Surprise] = []
    for mark, finding in expectable(verdict):
        if left[mark]:
            left[mark] -= 1
        else:
            text = tell(
                "mark.none",
                "line {line}: {code} is found, but the line has no `{mark}`",
                line=mark.line,
                code=mark.code,
                mark=str(mark),
            )
            differ.append(Surprise(mark, finding, text, True))
    unfound = islice(left.elements(), MOST_UNFOUND)
    differ += [Surprise(mark, None, _not_found(mark, verdict), False) for mark in unfound]
    return sorted(differ, key=lambda each: (each.mark.line, not each.is_found))


def _not_found(mark: Mark, verdict: Verdict) -> str:
    if not _exists(mark.code, verdict):
        return tell(
            "mark.no-rule",
            "line {line}: the line has `{mark}`, but there is no such rule",
            line=mark.line,
            mark=str(mark),
        )
    return tell(
        "mark.not-found",
        "line {line}: the line has `{mark}`, but that is not found",
        line=mark.line,
        mark=str(mark),
    )


def _exists(code: str, verdict: Verdict) -> bool:
    game = verdict.record.game
    return game is None or code in game.book or code in LOG or code in SYN
