"""Waivers that were not used, and waivers of rules that are judged at the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .acts import TurnEnds
from .entry import Entry, Waiver
from .finding import Finding
from .game import Game
from .judge import breaches
from .log_rules import CLAIM_WRONG, WAIVER_OTHER, WAIVER_UNKNOWN, WAIVER_UNUSED
from .rule import ERROR, WAIVED, Facts, Plan, Rule
from .table import TableState


class OpenWaiver(NamedTuple):
    """A waiver of a rule that is judged at the end of the turn: where it is written, and in which turn."""

    entry: Entry
    action: int
    waiver: Waiver
    turn: int


def closes_turn(plan: Plan, code: str) -> bool:
    """Whether a rule is judged at the end of the turn, so that its waiver may still be used then."""
    phases = plan.full  # in all phases, because the action may start another one
    return any(rule.code == code for steps in phases for _, rule in steps.get(TurnEnds, ()))


def misplaced(waiver: Waiver, broken: Rule | None, game: Game) -> tuple[Rule, Facts]:
    """What is wrong with a waiver that was not used. `broken` is the rule that was broken, if any."""
    facts: Facts = {"code": waiver.code, "game": game.said_title}
    if waiver.code not in game.book and waiver.code != CLAIM_WRONG.code:
        return WAIVER_UNKNOWN, facts
    if broken is not None:
        return WAIVER_OTHER, {**facts, "broken": broken.code}
    return WAIVER_UNUSED, facts


def breaks_at_its_end(plan: Plan, state: TableState, waiver: OpenWaiver, options: object) -> bool:
    """Whether the turn that is played now breaks the rule of a waiver if it ends here."""
    seat = -1 if waiver.entry.seat is None else waiver.entry.seat
    met = breaches(plan, state, seat, TurnEnds(), options)
    return any(rule.code == waiver.waiver.code for rule, _ in met)


def left_over(waivers: Sequence[OpenWaiver], findings: Sequence[Finding]) -> Iterator[OpenWaiver]:
    """Waivers of rules that are judged at the end of a turn and were not broken."""
    waived = [finding for finding in findings if finding.severity == WAIVED]
    lines = {(finding.place.line, finding.code) for finding in waived}
    turns = {(finding.seat, finding.turn, finding.code) for finding in waived}
    for each in waivers:
        entry, code = each.entry, each.waiver.code
        if (entry.line, code) not in lines and (entry.seat, each.turn, code) not in turns:
            yield each


def broken_by_turn(findings: Sequence[Finding], waiver: OpenWaiver) -> Rule | None:
    """The rule that the turn of a waiver broke as a whole, if any."""
    turn = (waiver.entry.seat, waiver.turn)
    broken = (each for each in findings if each.place.action is None and each.severity == ERROR)
    return next((each.rule for each in broken if (each.seat, each.turn) == turn), None)
