"""Decides which findings are shown in full, and which are only counted in a line below another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from referee.core.finding import Finding, Place, Related
from referee.core.rule import ERROR, WAIVED
from referee.core.verdict import Verdict
from referee.speech.say import tell
from referee.speech.values import Series
from referee.text.locations import span_of

MOST_ALIKE = 3
"""The most notices of one rule that are shown singly. If there are more, only the first is shown."""

MOST_OF_A_RULE = 20
"""The most errors of one rule that are shown singly. A log may be wrong on every line."""

MOST_SEEN = 5
"""The most lines that a finding points at."""

MOST_LISTED = 8
"""The most line numbers that are listed singly."""


class Shown:
    """What is shown together: the findings on the same words, and those that are counted below them."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.after: list[Finding] = []
        """Consequences, which disappear when these findings are fixed."""
        self.alike: list[Finding] = []
        """Later findings of the same rule, if there are too many to show them all."""

    @property
    def place(self) -> Place:
        return (self.findings or self.after)[0].place


def digest(verdict: Verdict) -> list[Shown]:
    """The findings in order: consequences below their cause, many of one rule below the last shown."""
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
    """What is counted together: the findings of a rule, or those with the same message."""
    many = finding.severity == ERROR and again[finding.message] > MOST_ALIKE
    return finding.code, finding.message if many else finding.severity


def _room(findings: Sequence[Finding], again: Counter[str]) -> dict[tuple[str, str], int]:
    """How many findings of each kind are shown singly."""
    found = Counter(_kind(finding, again) for finding in findings)
    room = {}
    for key, many in found.items():
        if key[1] not in (ERROR, WAIVED):
            room[key] = many if many <= MOST_ALIKE else 1
        else:
            room[key] = min(many, MOST_OF_A_RULE)
    return room


class _Causes:
    """Finds the root cause of a consequence, which is not itself a consequence."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.at: dict[object, Finding] = {}
        self.known: dict[int, Finding | None] = {}
        for finding in sorted(findings, key=_likeliest):  # the likeliest comes last and replaces the others
            self.at[finding.place.line] = finding
            self.at[finding.place] = finding
            self.at[finding.place.line, finding.code] = finding
            self.at[finding.place, finding.code] = finding

    def of(self, finding: Finding) -> Finding | None:
        chain: list[Finding] = []
        cause: Finding | None = finding
        while cause is not None and cause.follows is not None and id(cause) not in self.known:
            self.known[id(cause)] = None  # a circle of causes has no root
            chain.append(cause)
            cause = self.before(cause)
        root = self.known[id(cause)] if cause is not None and id(cause) in self.known else cause
        self.known.update((id(each), root) for each in chain)
        return root

    def before(self, finding: Finding) -> Finding | None:
        """The finding that it follows from, preferably one of the same rule."""
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
    """The most relevant lines that a finding points at, in order: the first, the nearest to the fault, and
    those with the largest changes."""
    every = list(finding.related)
    if len(every) <= MOST_SEEN + 1:
        return every
    line = finding.place.line
    begins = [index for index, each in enumerate(every) if not _weight(each)][:2]
    heavy = sorted(range(len(every)), key=lambda index: (-_weight(every[index]), -index))
    near = sorted(heavy, key=lambda index: abs(every[index].place.line - line))
    nearest: dict[Place, int] = {}
    for index in near:
        nearest.setdefault(every[index].place, index)  # the largest change of one action
    chosen = list(dict.fromkeys([*begins, *list(nearest.values())[:2], *heavy]))[:MOST_SEEN]
    return [every[index] for index in sorted(chosen)]


def _weight(related: Related) -> int:
    weight: int = getattr(related, "weight", 0)
    return weight


def on_lines(findings: Iterable[Finding]) -> str:
    """`line 8`, `lines 8, 16 and 20`, or only the first and the last of many: `lines 8 to 36`."""
    return on(sorted({finding.place.line for finding in findings}))


def on(lines: Sequence[int]) -> str:
    """The same for numbers of lines in their order."""
    if len(lines) > MOST_LISTED:
        return tell("lines.range", "lines {first} to {last}", first=lines[0], last=lines[-1])
    return tell("lines", "{lines|line|lines} {lines}", lines=Series(lines))
