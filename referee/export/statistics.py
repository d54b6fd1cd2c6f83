"""How often each rule is broken: in all, and by game, edition and player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from referee.core.verdict import Verdict
from referee.forms.folding import fold
from referee.speech.say import tell

from .safe_text import visible


class CountedFault(NamedTuple):
    """A finding that counts, and whose it is."""

    code: str
    title: str
    game: str
    edition: str
    player: str


class Statistics:
    """The faults of many logs, counted."""

    def __init__(self) -> None:
        self.rules: Counter[str] = Counter()
        self.titles: dict[str, str] = {}
        self.logs: Counter[str] = Counter()
        self.by: dict[str, Counter[str]] = {"game": Counter(), "edition": Counter(), "player": Counter()}
        self.names: dict[str, str] = {}

    def add(self, faults: Sequence[CountedFault]) -> None:
        """Count the faults of one log."""
        for fault in faults:
            self.rules[fault.code] += 1
            self.titles[fault.code] = fault.title
            self.by["game"][fault.game] += 1
            self.by["edition"][fault.edition] += 1
            if fault.player:
                self.names.setdefault(fold(fault.player), fault.player)
                self.by["player"][self.names[fold(fault.player)]] += 1
        self.logs.update({fault.code for fault in faults})


def faults_of(verdict: Verdict) -> tuple[CountedFault, ...]:
    record = verdict.record
    edition = verdict.terms.edition if verdict.terms else record.header.edition or ""
    return tuple(
        CountedFault(
            finding.code,
            finding.rule.title,
            record.header.game or "",
            edition,
            record.players[finding.seat] if finding.seat is not None and finding.seat >= 0 else "",
        )
        for finding in verdict.findings
        if finding.counts
    )


def _ranked(counts: Counter[str]) -> list[tuple[str, int]]:
    """The largest count first, equal ones by name."""
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))


def statistics_rows(found: Statistics) -> Iterator[str]:
    """Tables for a person."""
    if not found.rules:
        return
    rows = [
        (count, found.logs[code], code, visible(found.titles[code])) for code, count in _ranked(found.rules)
    ]
    heads = (
        tell("statistics.count", "findings"),
        tell("statistics.logs", "logs"),
        tell("statistics.rule", "rule"),
        "",
    )
    yield from _table(heads, rows)
    titles = {
        "game": tell("statistics.game", "game"),
        "edition": tell("statistics.edition", "edition"),
        "player": tell("statistics.player", "player"),
    }
    for name, counts in found.by.items():
        named = [(count, visible(each) or "-") for each, count in _ranked(counts)]
        if named:
            yield ""
            yield from _table((heads[0], titles[name]), named)


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """Numbers to the right, words to the left."""
    listed = list(rows)
    texts = [[f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row] for row in listed]
    widths = [max(map(len, column)) for column in zip(heads, *texts, strict=True)]
    numeric = [isinstance(cell, int) for cell in listed[0]]
    for row in (heads, *texts):
        cells = [
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        ]
        yield "  ".join(cells).rstrip()


def statistics_to_json(found: Statistics) -> dict[str, Any]:
    """Valid by schemas/statistics.schema.json."""
    return {
        "rules": [
            {"code": code, "title": found.titles[code], "findings": count, "logs": found.logs[code]}
            for code, count in _ranked(found.rules)
        ],
        **{
            f"{name}s": [{name: each, "findings": count} for each, count in _ranked(counts)]
            for name, counts in found.by.items()
        },
    }
