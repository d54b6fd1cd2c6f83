"""The outcome of a log: its verdict and score, in a form in which two can be compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from referee.analysis.looking_back import judge_again
from referee.core.finding import Finding, Place
from referee.core.game import ScoreSheet
from referee.core.record import Record
from referee.core.replay import MOST_FINDINGS, Replay
from referee.core.verdict import Verdict

Judge = Callable[[Record], Verdict]
"""Gives the full verdict on a log, including unreadable lines, with consequences marked."""


class Fault(NamedTuple):
    """The parts of a finding that a comparison needs."""

    place: Place
    code: str
    message: str
    follows: Place | None = None
    reason: str | None = None
    """For a waiver: the table's reason."""


class Outcome(NamedTuple):
    """The outcome of a log under some terms."""

    findings: tuple[Fault, ...]  # the findings that count
    follow: tuple[Fault, ...]  # the consequences of other findings
    waived: tuple[Fault, ...]
    undecided: tuple[Fault, ...]
    sheet: ScoreSheet

    @property
    def legal(self) -> bool:
        return not self.findings

    @property
    def places(self) -> set[Place]:
        """Where something counts."""
        return {fault.place for fault in self.findings}

    @property
    def totals(self) -> dict[int, tuple[int, int]]:
        """The lowest and highest possible total of each player; empty in a game not won by points."""
        sums = [line for line in self.sheet.lines if line.is_sum]
        return {line.seat: (line.amount, line.amount if line.most is None else line.most) for line in sums}

    def differs(self, other: Outcome) -> bool:
        return self._essence() != other._essence()

    def following(self, own: Outcome) -> Outcome:
        """The same outcome, where a consequence in `own` is one here too if its cause is still found."""
        causes = {fault.place.line for fault in self.findings}
        known = {
            (fault.place, fault.code): fault.follows
            for fault in own.follow
            if fault.follows is not None and fault.follows.line in causes
        }
        late = [fault for fault in self.findings if (fault.place, fault.code) in known]
        follow = [*self.follow, *(fault._replace(follows=known[fault.place, fault.code]) for fault in late)]
        return self._replace(
            findings=tuple(fault for fault in self.findings if fault not in late),
            follow=tuple(sorted(follow, key=lambda fault: fault.place.order)),
        )

    def with_faults(self, own: Outcome, new: Sequence[Fault]) -> Outcome:
        """The same outcome with the faults of `own`, and these, which are new."""
        places, faults = {fault.place for fault in new}, {*own.findings, *new}
        return self._replace(
            findings=tuple(sorted(faults, key=lambda fault: (fault.place.order, fault.code))),
            follow=tuple(fault for fault in own.follow if fault.place not in places),
        )

    def _essence(self) -> tuple[Any, ...]:
        sheet = self.sheet
        told = [
            [(fault.place, fault.code) for fault in faults]
            for faults in (self.findings, self.waived, self.undecided)
        ]
        lines = [(line.seat, line.label, line.amount, line.most) for line in sheet.lines]
        return told, sheet.status, sheet.winners, sheet.contenders, sheet.decided_by, lines


def quick_outcome(record: Record, most: int = MOST_FINDINGS) -> Outcome:
    """The outcome of the moves alone, without a search for causes: every violation counts, up to `most`."""
    verdict = Replay(record, most=most).run(record.rows)
    judge_again(verdict)
    return outcome_of(verdict)


def outcome_of(verdict: Verdict) -> Outcome:
    assert verdict.game is not None and verdict.terms is not None
    found = verdict.findings
    return Outcome(
        tuple(_fault(each) for each in found if each.counts),
        tuple(_fault(each) for each in found if each.severity == "error" and not each.counts),
        tuple(map(_fault, verdict.waived)),
        tuple(map(_fault, verdict.undecided)),
        verdict.game.score(verdict.known_state, verdict.terms.options, verdict.record.players),
    )


def _fault(found: Finding) -> Fault:
    return Fault(found.place, found.code, found.message, found.follows, found.reason)


def table_of(state: Any) -> str:
    """Everything on the table as text, to compare two states, without the rules."""
    return repr({key: value for key, value in state.components().items() if key != "options"})
