"""KO-VALUE-1 to KO-VALUE-6: the worth of a kind, by the rulebooks' examples, tie shapes and invariants."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games.rapanui_cards.offerings import (
    BERRY,
    FISH,
    GRAIN,
    KINDS,
    NONE,
    POTATO,
    Four,
    plus_one,
    total,
)
from referee.games.rapanui_cards.scoring.stone_values import values, worth

COUNTS = st.tuples(*[st.integers(0, 12)] * 4)
FEW = st.tuples(*[st.integers(0, 3)] * 4)  # many ties

# name, stone, values, values when a kind never offered is worth nothing
VALUES = [
    ("E10", (2, 4, 1, 4), (2, 3, 1, 3), (2, 3, 1, 3)),
    ("T1 1-1-1-1", (7, 5, 3, 1), (3, 2, 1, 0), (3, 2, 1, 0)),
    ("T1 2-1-1", (5, 5, 3, 1), (3, 3, 2, 1), (3, 3, 2, 1)),
    ("T1 1-2-1", (5, 3, 3, 1), (3, 2, 2, 1), (3, 2, 2, 1)),
    ("T1 1-1-2", (5, 3, 1, 1), (3, 2, 1, 1), (3, 2, 1, 1)),
    ("T1 2-2", (4, 4, 2, 2), (3, 3, 2, 2), (3, 3, 2, 2)),
    ("T1 3-1", (4, 4, 4, 1), (3, 3, 3, 2), (3, 3, 3, 2)),
    ("T1 1-3", (6, 2, 2, 2), (3, 2, 2, 2), (3, 2, 2, 2)),
    ("T1 4", (3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3)),
    ("T1 none", (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)),
    ("T2 one kind", (5, 0, 0, 0), (3, 2, 2, 2), (3, 0, 0, 0)),
    ("T2 two kinds", (5, 3, 0, 0), (3, 2, 1, 1), (3, 2, 0, 0)),
    ("T2 three kinds", (4, 3, 2, 0), (3, 2, 1, 0), (3, 2, 1, 0)),
    ("T2 three tied", (2, 2, 2, 0), (3, 3, 3, 2), (3, 3, 3, 0)),
    ("KO-VALUE-2", (4, 4, 2, 1), (3, 3, 2, 1), (3, 3, 2, 1)),
    ("T22", (4, 4, 1, 3), (3, 3, 1, 2), (3, 3, 1, 2)),
    ("T24", (2, 5, 5, 0), (2, 3, 3, 1), (2, 3, 3, 0)),
]


@pytest.mark.parametrize(
    ("stone", "ranked", "zero"), [row[1:] for row in VALUES], ids=[row[0] for row in VALUES]
)
def test_KO_VALUE_dense_ranking(stone: Four, ranked: Four, zero: Four) -> None:
    assert values(stone, never_offered_is_zero=False) == ranked
    assert values(stone, never_offered_is_zero=True) == zero


@pytest.mark.parametrize(
    ("hidden", "stone", "ranked"),
    [
        (FISH, (1, 1, 1, 2), (2, 2, 2, 3)),
        (BERRY, (0, 2, 1, 2), (1, 3, 2, 3)),
        (POTATO, (0, 1, 2, 2), (1, 2, 3, 3)),
        (GRAIN, (0, 1, 1, 3), (1, 2, 2, 3)),
    ],
    ids=KINDS,
)
def test_E2_every_kind_of_the_hidden_card(hidden: int, stone: Four, ranked: Four) -> None:
    laid = NONE
    for kind in (POTATO, GRAIN, GRAIN, hidden, BERRY):
        laid = plus_one(laid, kind)
    assert laid == stone
    assert total(laid) == 5
    assert values(laid, never_offered_is_zero=False) == ranked


@pytest.mark.parametrize(
    ("name", "holding", "stone", "zero", "points"),
    [
        ("E11", (3, 1, 1, 2), (2, 4, 1, 4), False, 16),
        ("E12", (5, 1, 2, 0), (2, 4, 1, 4), False, 15),
        ("T2", (1, 2, 0, 3), (5, 0, 0, 0), False, 13),
        ("T2 zero", (1, 2, 0, 3), (5, 0, 0, 0), True, 3),
        ("T3", (6, 6, 6, 6), (0, 0, 0, 0), False, 0),
        ("T24 A", (2, 0, 3, 1), (2, 5, 5, 0), False, 14),
        ("T24 B", (3, 2, 1, 0), (2, 5, 5, 0), False, 15),
        ("T24 C", (0, 3, 1, 0), (2, 5, 5, 0), False, 12),
    ],
)
def test_worth_of_a_holding(name: str, holding: Four, stone: Four, zero: bool, points: int) -> None:
    assert worth(holding, values(stone, zero)) == points, name


@given(COUNTS | FEW, st.booleans())
def test_invariant_22_kinds_are_alike(stone: Four, zero: bool) -> None:
    plain = values(stone, zero)
    for order in permutations(range(4)):
        shuffled = values(tuple(stone[kind] for kind in order), zero)  # type: ignore[arg-type]
        assert shuffled == tuple(plain[kind] for kind in order)


@given((COUNTS | FEW).filter(any))
def test_invariant_23_values_from_three_downwards(stone: Four) -> None:
    assert set(values(stone, never_offered_is_zero=False)) == set(range(3, 3 - len(set(stone)), -1))


@given((COUNTS | FEW).filter(any), st.booleans())
def test_invariant_24_greater_counts_have_no_smaller_values(stone: Four, zero: bool) -> None:
    ranked = values(stone, zero)
    for one in range(4):
        for other in range(4):
            if stone[one] > stone[other]:
                assert ranked[one] > ranked[other]
            if stone[one] == stone[other]:
                assert ranked[one] == ranked[other]


@given(COUNTS | FEW, st.integers(1, 9), st.booleans())
def test_invariant_25_only_the_order_counts(stone: Four, factor: int, zero: bool) -> None:
    many: Four = (stone[0] * factor, stone[1] * factor, stone[2] * factor, stone[3] * factor)
    assert values(many, zero) == values(stone, zero)


@given(COUNTS, COUNTS | FEW, st.booleans())
def test_invariant_26_at_most_three_for_a_card(holding: Four, stone: Four, zero: bool) -> None:
    assert 0 <= worth(holding, values(stone, zero)) <= 3 * total(holding)
