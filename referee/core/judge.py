"""One action before the law: which rules it breaks, in the order in which they are asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .rule import Facts, Notice, Plan, Rule


def breaches(plan: Plan, state: Any, seat: int, action: Any, options: Any) -> Iterator[tuple[Rule, Facts]]:
    """Every rule that has something to say about an action, with its facts. Changes nothing."""
    for check, rule in plan.full[state.phase].get(type(action), ()):
        facts = check(state, seat, action, options)
        if facts is not None:
            yield rule, facts


def first_breach(plan: Plan, state: Any, seat: int, action: Any, options: Any) -> tuple[Rule, Facts] | None:
    """The rule that the rulebook itself would cite, or None when the action is legal."""
    for rule, facts in breaches(plan, state, seat, action, options):
        if not isinstance(facts, Notice):
            return rule, facts
    return None
