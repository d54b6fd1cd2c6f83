"""Two opinions on what is legal: the rules, and the generator that asks none of them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from referee.core.editions import Terms
from referee.core.judge import first_breach
from referee.games.easter_island.actions import Fire, Move, Pass, Pivot, PivotBy, Setup, Sun
from referee.games.easter_island.actions import PlaceStatue as Place
from referee.games.easter_island.board import POINTS, SUNS
from referee.games.easter_island.state import OVER, SETUP, State, facing_after
from tests.effort import tries

from .positions import GAME, position, random_states, terms

FACINGS = range(4)
ALPHABET: list[Any] = [
    *(Place(point, facing) for point, facing in product(POINTS, FACINGS)),
    *(Setup(point, facing) for point, facing in product(POINTS, FACINGS)),
    *(Sun(sun) for sun in SUNS),
    *(Pivot(point, facing) for point, facing in product(POINTS, FACINGS)),
    *(PivotBy(point, degrees, way) for point, degrees, way in product(POINTS, (90, 180), (0, 1))),
    *(Move(start, end) for start, end in product(POINTS, POINTS)),
    *(Fire(sun) for sun in SUNS),
    Pass(),
]
OTHER_RULINGS = [
    {key: option}
    for key, ruling in GAME.data["rulings"].items()
    for option in ruling["options"]
    if option != ruling["default"]
]


def accepted(state: State, agreed: Terms) -> set[tuple[int, Any]]:
    """What the rules accept of the whole alphabet, by either player. Each refusal has a code."""
    found = set()
    for seat in (0, 1):
        for action in ALPHABET:
            breach = first_breach(agreed.plan, state, seat, action, agreed.options)
            waved_through = looks_fine(agreed.plan.plain, state, seat, action, agreed)
            assert waved_through or not looks_fine(agreed.plan.rich, state, seat, action, agreed)
            if breach is None:
                found.add((seat, action))
            else:
                assert breach[0].code in GAME.book
                assert breach[0].message(breach[1] | {"players": ("Ann", "Ben")})
                assert not waved_through, f"a screen lets through what {breach[0].code} refuses: {action}"
    return found


def looks_fine(plan: Any, state: State, seat: int, action: Any, agreed: Terms) -> bool:
    quick = plan[state.phase].get(type(action), ())
    return all(look(state, seat, action, agreed.options) is None for look in quick)


def generated(state: State, agreed: Terms) -> set[tuple[int, Any]]:
    """What the generator lists, with the other ways to say the same."""
    listed = set(GAME.legal(state, agreed.options))
    if state.phase == OVER and not state.passed:
        listed.add((state.to_act, Pass()))  # the rest of the last turn may be passed in writing
    for seat, action in tuple(listed):
        if isinstance(action, Place) and state.phase == SETUP:
            listed.add((seat, Setup(action.point, action.facing)))
        if isinstance(action, Pivot):
            for degrees, way in product((90, 180), (0, 1)):
                by = PivotBy(action.point, degrees, way)
                if facing_after(state, by) == action.facing:
                    listed.add((seat, by))
    return listed


@pytest.mark.parametrize("block", range(tries(1, 8)))
def test_rules_accept_exactly_what_is_generated(block: int) -> None:
    """Thousands of positions of random games, the whole alphabet in each."""
    agreed = terms()
    positions = 0
    for seed in range(block * 1000, block * 1000 + 1000):
        for number, state in enumerate(random_states(seed, agreed)):
            if number % 5 == seed % 5:
                assert accepted(state, agreed) == generated(state, agreed)
                positions += 1
        if positions >= tries(120, 300):
            return


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rulings", OTHER_RULINGS, ids=str)
def test_they_agree_under_every_ruling(rulings: dict[str, str]) -> None:
    agreed = terms(**rulings)
    positions = 0
    for seed in range(1000):
        for number, state in enumerate(random_states(seed, agreed)):
            if number % tries(14, 7) == seed % tries(14, 7):
                assert accepted(state, agreed) == generated(state, agreed)
                positions += 1
        if positions >= tries(2, 30):
            return


# Counted by hand from the diagrams: placements, tokens, pivots, moves, rays, pass.
BY_HAND = {
    "S0": {Place: 25 * 4},
    "R0": {Place: 17 * 4, Sun: 20, Pivot: 4 * 3, Move: 4 + 4 + 7 + 5},
    "R2": {Place: 17 * 4, Sun: 17, Pivot: 4 * 3, Move: 4 + 4 + 7 + 5, Fire: 1, Pass: 1},
    "L": {Place: 21 * 4, Sun: 10, Pivot: 2 * 3, Move: 8 + 8, Fire: 2, Pass: 1},
    "F": {Pivot: 3 * 3, Move: 7 + 6 + 8, Fire: 1, Pass: 1},
}


@pytest.mark.parametrize("name", BY_HAND)
def test_number_of_legal_actions_in_a_named_position(name: str) -> None:
    counts: dict[type, int] = {}
    for _, action in GAME.legal(position(name), terms().options):
        counts[type(action)] = counts.get(type(action), 0) + 1
    assert counts == BY_HAND[name]


def test_number_of_pairs_of_setup_statues() -> None:
    state, agreed = position("S0"), terms()
    assert _depth_two(state, agreed) == 100 * 96


@pytest.mark.parametrize(("name", "pairs"), [("R2", 13_965), ("L", 13_908), ("F", 904)])
def test_number_of_legal_turns_in_a_named_position(name: str, pairs: int) -> None:
    """Two actions one after the other; both opinions count the same."""
    state, agreed = position(name), terms()
    assert _depth_two(state, agreed) == pairs
    assert _depth_two_by_rules(state, agreed) == pairs


def _depth_two(state: State, agreed: Terms) -> int:
    total = 0
    for seat, action in GAME.legal(state, agreed.options):
        after = state.copy()
        GAME.effects[type(action)](after, seat, action, agreed.options)
        total += sum(1 for _ in GAME.legal(after, agreed.options))
    return total


def _depth_two_by_rules(state: State, agreed: Terms) -> int:
    total = 0
    said_once = [action for action in ALPHABET if not isinstance(action, PivotBy | Setup)]
    for seat, action in GAME.legal(state, agreed.options):
        after = state.copy()
        GAME.effects[type(action)](after, seat, action, agreed.options)
        for second in said_once if after.phase != OVER else ():
            total += first_breach(agreed.plan, after, seat, second, agreed.options) is None
    return total
