"""Where a rulebook leaves a question open: the answers under which a move that was refused is legal.

A table that plays by another answer than ours finds here what to write in the header. Each answer is
tried by one replay of the log. Nothing is said of a question that the header answers itself.
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

MOST_ACTIONS = 20_000
"""How many actions are replayed at most, so that a long log with many faults does not take long."""

Option = tuple[str, str]
"""A ruling, and one of its options."""


def name_rulings(verdict: Verdict) -> None:
    """Tell each fault that counts which answers to open questions would make it legal."""
    if verdict.terms is None or verdict.game is None:
        return
    faults = _Faults(verdict.record)
    for finding in verdict.findings:
        if finding.counts and finding.severity == ERROR and not finding.only_said:
            others = _other_options(verdict.record, finding.code)
            finding.rulings = tuple(option for option in others if faults.allows(option, finding))


def _other_options(record: Record, code: str) -> Iterator[Option]:
    """The other options of the rulings that touch a rule and that the header leaves open."""
    data, terms = record.known_game.data, record.known_terms
    by_edition = data["editions"][terms.edition].get("rulings", {})
    for key, ruling in data["rulings"].items():
        if code in ruling["touches"] and key not in terms.chosen:
            now = by_edition.get(key, ruling["default"])
            yield from ((key, option) for option in ruling["options"] if option != now)


class _Faults:
    """The places of the faults of a log: by its own rulings, and with one of them answered otherwise."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.actions = sum(len(entry.plays) for entry in record.entries)
        self.left = MOST_ACTIONS
        self.known: dict[Option | None, frozenset[Place] | None] = {}

    def allows(self, option: Option, finding: Finding) -> bool:
        """Whether the action is legal with this option, and no action above it becomes wrong."""
        own, other = self.of(None), self.of(option)
        if own is None or other is None or finding.place in other:
            return False
        return all(place in own or place.order > finding.place.order for place in other)

    def of(self, option: Option | None) -> frozenset[Place] | None:
        """None if enough was replayed already."""
        if option not in self.known:
            self.left -= self.actions
            self.known[option] = None if self.left < 0 else self._found(option)
        return self.known[option]

    def _found(self, option: Option | None) -> frozenset[Place]:
        record, terms = self.record, self.record.known_terms
        if option is not None:
            chosen = {**terms.chosen, option[0]: option[1]}
            record = changed(record, terms=settle(record.known_game, terms.edition, chosen, terms.board))
        return frozenset(each.place for each in replay(record).findings if each.severity == ERROR)
