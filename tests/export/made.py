"""Verdicts made by hand: findings at any place, of any kind, following from anything."""

from __future__ import annotations

from typing import Any

import referee
from referee.core.finding import Finding, Place
from referee.core.rule import ERROR, RuleBook
from referee.core.verdict import Verdict

BOOK = RuleBook("TT")
for number in range(1, 4):
    BOOK.rule(f"TT-MADE-{number}", title=f"Law {number}", law="A law.", says="{what}")

LINES = 60


def place(where: str) -> Place:
    """`12` is a line, `12.1` the first action in it."""
    line, _, action = where.partition(".")
    return Place(int(line), int(action) - 1 if action else None)


def finding(
    where: str, what: str = "wrong", *, rule: int = 1, severity: str = ERROR, follows: str = "", **more: Any
) -> Finding:
    root = place(follows) if follows else None
    made = BOOK[f"TT-MADE-{rule}"]
    return Finding(made, {"what": what}, place(where), severity, follows=root, **more)


def verdict(*findings: Finding) -> Verdict:
    """A log of sixty lines, each with two actions, in which this was found."""
    body = "\n".join(f"Ann: pass; sun N-{number}" for number in range(4, LINES + 1))
    record = referee.loads(f"game: easter-island\nplayers: Ann, Ben\n\n{body}\n", name="made.moai")
    return Verdict(record, findings=list(findings))
