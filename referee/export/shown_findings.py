"""What of a verdict is shown to a person, and what folds into a line under it. Nothing gets lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from referee.core.finding import Finding, Place, Related
from referee.core.rule import ERROR, WAIVED
from referee.core.verdict import Verdict
from referee.text.locations import span_of

MOST_ALIKE = 3
"""Notices of one rule that are shown one by one; of more only the first is."""

MOST_OF_A_RULE = 20
"""Errors of one rule that are shown one by one; a log that is wrong in every line has more."""

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
    """Later findings of the same rule, where there are too many to show them all."""

    @property
    def place(self) -> Place:
        return (self.findings or self.after)[0].place


def digest(verdict: Verdict) -> list[Shown]:
    """The findings in order, consequences under their cause, and many of one rule under the last shown."""
    shown: dict[object, Shown] = {}
    home: dict[int, Shown] = {}
    roots = [finding for finding in verdict.findings if finding.follows is None]
    latest: dict[tuple[str, str], Shown] = {}
    again = Counter(finding.message for finding in roots)
    room = _room(roots, again)
    for finding in roots:
        key = _kind(finding, again)
        if room[key]:
            room[key] -= 1
            here = latest[key] = shown.setdefault(span_of(verdict.record, finding), Shown())
            here.findings.append(finding)
        else:
            here = latest[key]
            here.alike.append(finding)
        home[id(finding)] = here
    causes = _Causes(verdict.findings)
    for finding in verdict.findings:
        if finding.follows is not None:
            cause = causes.of(finding)
            nowhere = shown.setdefault(finding.follows, Shown()) if cause is None else None
            (nowhere or home[id(cause)]).after.append(finding)
    return sorted(shown.values(), key=lambda each: each.place.line)


def _kind(finding: Finding, again: Counter[str]) -> tuple[str, str]:
    """What is counted together: the findings of a rule, or those that say the very same too often."""
    many = finding.severity == ERROR and again[finding.message] > MOST_ALIKE
    return finding.code, finding.message if many else finding.severity


def _room(findings: Sequence[Finding], again: Counter[str]) -> dict[tuple[str, str], int]:
    """How many findings of each kind are shown one by one."""
    found = Counter(_kind(finding, again) for finding in findings)
    room = {}
    for key, many in found.items():
        if key[1] not in (ERROR, WAIVED):
            room[key] = many if many <= MOST_ALIKE else 1
        else:
            room[key] = min(many, MOST_OF_A_RULE)
    return room


class _Causes:
    """Finds what a consequence follows from: the root, and not another consequence."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.at: dict[object, Finding] = {}
        self.known: dict[int, Finding | None] = {}
        for finding in sorted(findings, key=_likeliest):  # the likeliest is put in last, and stays
            self.at[finding.place.line] = finding
            self.at[finding.place] = finding
            self.at[finding.place.line, finding.code] = finding
            self.at[finding.place, finding.code] = finding

    def of(self, finding: Finding) -> Finding | None:
        chain: list[Finding] = []
        cause: Finding | None = finding
        while cause is not None and cause.follows is not None and id(cause) not in self.known:
            self.known[id(cause)] = None  # what comes back to itself follows from nothing
            chain.append(cause)
            cause = self.before(cause)
        root = self.known[id(cause)] if cause is not None and id(cause) in self.known else cause
        self.known.update((id(each), root) for each in chain)
        return root

    def before(self, finding: Finding) -> Finding | None:
        """What it says that it follows from; best of all something of the same rule."""
        there = finding.follows
        if there is None:
            return None
        for key in ((there, finding.code), (there.line, finding.code)):
            same = self.at.get(key)
            if same is not None and same.follows is None and same.severity == ERROR:
                return same
        return self.at.get(there) or self.at.get(there.line)


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
    return on(sorted({finding.place.line for finding in findings}))


def on(lines: Sequence[int]) -> str:
    """The same for numbers of lines in their order."""
    if len(lines) == 1:
        return f"line {lines[0]}"
    if len(lines) > MOST_LISTED:
        return f"lines {lines[0]} to {lines[-1]}"
    return f"lines {', '.join(map(str, lines[:-1]))} and {lines[-1]}"
