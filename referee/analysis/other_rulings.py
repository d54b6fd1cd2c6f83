"""Where a rulebook leaves a question open: the answers under which a move that was refused is legal.

A table that plays by another answer than ours finds here what to write in the header. Each answer is
tried by a replay of the log up to the move, and of a few lines behind it. Nothing is said of a question
that the header answers itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as changed

from referee.core.editions import settle
from referee.core.finding import Finding, Place
from referee.core.record import Record
from referee.core.replay import replay
from referee.core.rule import ERROR
from referee.core.verdict import Verdict

MOST_LINES = 20_000
"""How many lines are replayed at most, so that a long log with many faults does not take long."""
BEHIND = 40
"""Some faults show only in a later line, such as what a turn lacks at its end."""


def name_rulings(verdict: Verdict) -> None:
    """Tell each fault that counts which answers to open questions would make it legal."""
    record = verdict.record
    if verdict.terms is None or verdict.game is None:
        return
    left = MOST_LINES
    for finding in verdict.findings:
        if not finding.counts or finding.severity != ERROR or finding.only_said:
            continue
        others = list(_other_options(record, finding.code))
        if not others:
            continue
        left -= (len(others) + 1) * finding.place.line
        if left < 0:
            return
        own = _faults(record, finding)
        finding.rulings = tuple(
            (key, option) for key, option in others if _allows(record, key, option, finding, own)
        )


def _other_options(record: Record, code: str) -> Iterator[tuple[str, str]]:
    """The other options of the rulings that touch a rule and that the header leaves open."""
    data, terms = record.known_game.data, record.known_terms
    by_edition = data["editions"][terms.edition].get("rulings", {})
    for key, ruling in data["rulings"].items():
        if code in ruling["touches"] and key not in terms.chosen:
            now = by_edition.get(key, ruling["default"])
            yield from ((key, option) for option in ruling["options"] if option != now)


def _allows(record: Record, key: str, option: str, finding: Finding, own: set[Place]) -> bool:
    """Whether the action is legal with this option, and no action above it becomes wrong."""
    terms = record.known_terms
    chosen = {**terms.chosen, key: option}
    other = settle(record.known_game, terms.edition, chosen, terms.board)
    faults = _faults(changed(record, terms=other), finding)
    return finding.place not in faults and faults <= own


def _faults(record: Record, finding: Finding) -> set[Place]:
    """The places of the faults up to and including that of a finding."""
    last = finding.place
    entries = [entry for entry in record.entries if entry.line <= last.line + BEHIND]
    found = replay(changed(record, entries=entries)).findings
    return {each.place for each in found if each.severity == ERROR and each.place.order <= last.order}
