"""What of a verdict is shown to a person, and what folds into a line under it. Nothing gets lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from referee.core.rule import ERROR, NOTICE, UNDECIDED
from referee.core.verdict import Finding, Place, Related, Verdict
from referee.text.locate import span_of

MOST_ALIKE = 3
"""Notices of one rule that are shown one by one; of more only the first is."""

MOST_SEEN = 5
"""Lines that a finding points at."""

MOST_LISTED = 8
"""Line numbers that are listed one by one."""


@dataclass(slots=True)
class Shown:
    """What is told together: the findings about the same words, and all that folds under them."""

    findings: list[Finding] = field(default_factory=list)
    after: list[Finding] = field(default_factory=list)
    """Consequences, which go away when these are mended."""
    alike: list[Finding] = field(default_factory=list)
    """Later notices of the same rule."""

    @property
    def place(self) -> Place:
        return (self.findings or self.after)[0].place


def digest(verdict: Verdict) -> list[Shown]:
    """The findings in order, consequences under their cause, and many notices of a rule as one."""
    shown: dict[object, Shown] = {}
    home: dict[int, Shown] = {}
    roots = [finding for finding in verdict.findings if finding.follows is None]
    first_of = _first_of_many(roots)
    for finding in roots:
        first = first_of.get((finding.code, finding.severity))
        if first is None or first is finding:
            here = shown.setdefault(span_of(verdict.record, finding), Shown())
            here.findings.append(finding)
        else:
            here = home[id(first)]
            here.alike.append(finding)
        home[id(finding)] = here
    causes = _Causes(verdict.findings)
    for finding in verdict.findings:
        if finding.follows is not None:
            cause = causes.of(finding)
            nowhere = shown.setdefault(finding.follows, Shown()) if cause is None else None
            (nowhere or home[id(cause)]).after.append(finding)
    return sorted(shown.values(), key=lambda each: each.place.line)


def _first_of_many(findings: Sequence[Finding]) -> dict[tuple[str, str], Finding]:
    """The first notice of every rule that has too many to show them all."""
    by_rule: dict[tuple[str, str], list[Finding]] = {}
    for finding in findings:
        if finding.severity in (NOTICE, UNDECIDED):
            by_rule.setdefault((finding.code, finding.severity), []).append(finding)
    return {key: many[0] for key, many in by_rule.items() if len(many) > MOST_ALIKE}


class _Causes:
    """Finds what a consequence follows from: the root, and not another consequence."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.at: dict[object, Finding] = {}
        for finding in sorted(findings, key=_likeliest):  # the likeliest is put in last, and stays
            self.at[finding.place.line] = finding
            self.at[finding.place] = finding
            self.at[finding.place, finding.code] = finding

    def of(self, finding: Finding) -> Finding | None:
        seen: set[int] = set()
        cause: Finding | None = finding
        while cause is not None and cause.follows is not None:
            if id(cause) in seen:
                return None
            seen.add(id(cause))
            there = cause.follows
            same = self.at.get((there, cause.code))
            cause = same if same and same.follows is None else self.at.get(there) or self.at.get(there.line)
        return cause


def _likeliest(finding: Finding) -> tuple[bool, bool, tuple[int, int]]:
    line, action = finding.place.order
    return finding.follows is None, finding.severity == ERROR, (-line, -action)


def telling(finding: Finding) -> list[Related]:
    """The most telling lines that a finding points at, in order: where the story begins, the nearest to
    the fault, and those that changed the most."""
    every = list(finding.related)
    if len(every) <= MOST_SEEN + 1:
        return every
    line = finding.place.line
    begins = [index for index, each in enumerate(every) if not _weight(each)][:2]
    heavy = sorted(range(len(every)), key=lambda index: (-_weight(every[index]), -index))
    near = sorted(heavy, key=lambda index: abs(every[index].place.line - line))
    nearest: dict[Place, int] = {}
    for index in near:
        nearest.setdefault(every[index].place, index)  # of one action, what changed the most
    chosen = list(dict.fromkeys([*begins, *list(nearest.values())[:2], *heavy]))[:MOST_SEEN]
    return [every[index] for index in sorted(chosen)]


def _weight(related: Related) -> int:
    weight: int = getattr(related, "weight", 0)
    return weight


def on_lines(findings: Iterable[Finding]) -> str:
    """`line 8`, `lines 8, 16 and 20`; of many only the first and the last: `lines 8 to 36`."""
    lines = sorted({finding.place.line for finding in findings})
    if len(lines) == 1:
        return f"line {lines[0]}"
    if len(lines) > MOST_LISTED:
        return f"lines {lines[0]} to {lines[-1]}"
    return f"lines {', '.join(map(str, lines[:-1]))} and {lines[-1]}"
