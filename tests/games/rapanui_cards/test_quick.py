"""Quick checks may doubt what is right, but never let through what a rule refuses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from referee.core.acts import Result
from referee.core.editions import Terms
from referee.core.judge import breaches
from referee.games.rapanui_cards.actions import Buy, Column, Draw, Extra, Hand, Offer, Refill, Take
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.cards import HIDDEN, MOAI, PRIEST
from referee.games.rapanui_cards.scoring.scoring import standing
from referee.games.rapanui_cards.state.state import OVER, State
from tests.effort import tries

from .games import EDITIONS, OTHER_RULINGS, RandomGame

CARDS = ((), (HIDDEN,), (PRIEST,), (MOAI,), (3,), (4, 4), (5, 5, 5), (3, 4), (6, 6, 6, 6), (0, 1, 2, 3))
OTHERS: dict[str, tuple[Any, ...]] = {
    "cards": (*CARDS, (4, 5, 6, HIDDEN), (4, 5, 6, 6), (2, 2, 2, 2)),
    "price": (None, 0, 1, 2, 7),
    "gain": (None, 0, 1),
    "stone": (False, True),
    "kind": (0, 1, 2, 3),
    "sources": ((0,), (1,), (3,), (5,), (11,), (0, 0), (0, 1), (1, 2, 3)),
    "together": (False, True),
    "took": (None, (), (3,), (HIDDEN,), (MOAI,), (3, 4)),
    "exposed": (None, 2, 3, 4),
    "column": (0, 1, 2, 3),
    "front": (None, 3, 4),
    "kinds": ((), (0,), (3,), (HIDDEN,), (0, 1)),
    "own": (False, True),
    "player": (0, 1),
    "counts": (None, (1, 2), (5, 5, 5)),
    "winners": ((), (-1,), (0,), (1,), (0, 1)),
    "reason": (None, 0),
}
"""What each part of an action might say instead, right or wrong."""

LOOKED_AT = (Play, Draw, Refill, Column, Buy, Offer, Extra, Take, Hand, Result)


def changed(action: Any, dice: random.Random) -> Any:
    """The same with up to two parts changed. A share that is told may change its player or its thing."""
    parts = {name: getattr(action, name) for name in action.__slots__}
    for name in dice.sample(sorted(parts), min(len(parts), dice.choice((0, 1, 1, 2)))):
        told = parts[name]
        if name == "offered":
            giver, kind, laid_open = dice.choice(told)
            other = dice.choice(((giver, kind, not laid_open), (giver, HIDDEN, False), (giver, 0, False)))
            parts[name] = dice.choice((told[1:], told[::-1], (*told, other), (*told[:-1], other)))
        elif name == "shares":
            taker, _, things = dice.choice(told)
            other = (
                taker,
                dice.choice((None, 0, 1, 2, 9)),
                dice.choice((things, (4,), (5,), (6,), (4, 5))),
            )
            parts[name] = dice.choice((told[1:] or told, (*told, other), (*told[:-1], other)))
        else:
            parts[name] = dice.choice(OTHERS[name])
    return type(action)(**parts)


def looks_fine(state: State, seat: int, action: Any, agreed: Terms) -> bool:
    looks = agreed.plan.rich[state.phase].get(type(action), ())
    return all(look(state, seat, action, agreed.options) is None for look in looks)


@pytest.mark.parametrize("seed", range(tries(6, 40)))
def test_a_quick_check_misses_nothing(seed: int) -> None:
    """Actions of legal games with parts changed, also by others."""
    dice = random.Random(seed)
    rulings = {key.replace("-", "_"): option for key, option in dice.choice(OTHER_RULINGS).items()}
    game = RandomGame(2 + seed % 3, EDITIONS[seed % 2], seed, rulings if seed % 2 else {})
    passed = refused = 0
    after = game.state
    for step in game.steps(hide=0.3):
        after = step.after
        for _ in range(4 if isinstance(step.action, LOOKED_AT) else 0):
            action = changed(step.action, dice)
            seat = step.seat if dice.random() < 0.95 else dice.randrange(len(game.names))
            found = next(breaches(game.terms.plan, step.before, seat, action, game.terms.options), None)
            fine = looks_fine(step.before, seat, action, game.terms)
            assert not (found and fine), (found[0].code, action, rulings)
            passed, refused = passed + fine, refused + bool(found)
    assert passed > 100 and refused > 100
    assert after.phase == OVER
    ending = min(standing(after, game.terms.options).endings, key=lambda each: each.totals)
    for winners in (*OTHERS["winners"], tuple(ending.winners)):
        for counts in (*OTHERS["counts"], ending.totals):
            result = Result(winners, None, counts)
            found = next(breaches(game.terms.plan, after, -1, result, game.terms.options), None)
            assert not (found and looks_fine(after, -1, result, game.terms)), (found[0].code, result)


def test_what_is_done_most_often_is_asked_once() -> None:
    """Else the quick checks would be right, and of no use."""
    game = RandomGame(3, "kosmos-nl", 1)
    steps = [step for step in game.steps() if isinstance(step.action, LOOKED_AT)]
    fine = [looks_fine(step.before, step.seat, step.action, game.terms) for step in steps]
    assert len(steps) > 100 and sum(fine) > 0.9 * len(fine)
