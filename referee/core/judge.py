"""One action before the law: which rules it breaks, in the order in which they are asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .acts import Claim
from .entry import MOST_AHEAD, Entry
from .game import Game
from .rule import Facts, Notice, Plan, Rule
from .table import TableState


def breaches(
    plan: Plan, state: TableState, seat: int, action: object, options: object
) -> Iterator[tuple[Rule, Facts]]:
    """Every rule that has something to say about an action, with its facts. Changes nothing."""
    for check, rule in plan.full[state.phase].get(type(action), ()):
        facts = check(state, seat, action, options)
        if facts is not None:
            yield rule, facts


def first_breach(
    plan: Plan, state: TableState, seat: int, action: object, options: object
) -> tuple[Rule, Facts] | None:
    """The rule that the rulebook itself would cite, or None when the action is legal."""
    for rule, facts in breaches(plan, state, seat, action, options):
        if not isinstance(facts, Notice):
            return rule, facts
    return None


def claims_until(entries: Sequence[Entry], begin: int, number: int) -> int:
    """The first line behind the claims that begin at `number`, as far as one looks ahead. Up to `begin` all
    are known to be claims: of many claims in a row each is looked at once."""
    at, end = max(begin, number), min(len(entries), number + MOST_AHEAD)
    while at < end and entries[at].seat is None:
        for play in entries[at].plays:
            if not isinstance(play.action, Claim):
                return at
        at += 1
    return at


def is_over(
    game: Game, state: TableState, entries: Sequence[Entry], number: int, behind: int, options: object
) -> bool:
    """Whether a claim stands after a turn that lacks something, and nothing below goes on with the turn.

    The turn is judged before the claim then: what it lacks may be what the claim counts. `behind` is the
    line behind this claim and those below it.
    """
    if game.goes_on is None or game.turn_is_full(state, options):
        return False
    if behind >= min(len(entries), number + MOST_AHEAD) or entries[behind].seat is None:
        return False
    return not game.goes_on(state, entries, behind, options)
