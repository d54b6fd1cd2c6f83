"""Evaluations: examples of the rulebooks (E) and tricky cases (T) of the rules dossier."""

from __future__ import annotations

from typing import Any

import pytest

from referee.core.acts import TurnEnds
from referee.games.rapanui_cards.actions import Draw, Take
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.calculations.payment import GLORY, NONE, WOOD
from referee.games.rapanui_cards.offerings import BERRY, FISH, GRAIN, POTATO
from referee.games.rapanui_cards.scoring.stone_values import values, worth
from referee.games.rapanui_cards.state.state import CHOOSE, DONE, DRAW, State

from .games import GAME, terms
from .tables import (
    HB,
    HF,
    HG,
    HP,
    A,
    B,
    C,
    D,
    M,
    P,
    W,
    code,
    counted,
    displays,
    do,
    evaluated,
    owned,
    sizes,
    table,
    taken,
)


def test_e6_e7_per_card_kinds() -> None:
    assert evaluated(W, (2, 1, 1, 1), wood=[0] * 4).wood == [3, 1, 1, 1]
    assert evaluated(P, (1, 0, 0, 0)).glory == [1, 0, 0, 0]


def test_e8_moai_pay_wood_or_glory() -> None:
    state = evaluated(M, (1, 2, 0, 0), wood=[0] * 4)
    assert (state.phase, state.dues) == (CHOOSE, [1, 3, 0, 0])
    do(state, taken((A, GLORY), (B, WOOD)))
    assert (state.glory, state.wood) == ([1, 0, 0, 0], [0, 3, 0, 0])


def test_e9_no_bonus_in_a_tie() -> None:
    state = evaluated(HG, (2, 2, 0, 0))
    assert [owned(state, seat)[GRAIN] for seat in range(4)] == [2, 2, 1, 1]
    assert state.supply == [21, 21, 21, 19]


def test_e10_to_e12_final_values() -> None:
    found = values((2, 4, 1, 4), False)
    assert found == (2, 3, 1, 3)
    assert worth((3, 1, 1, 2), found) == 16
    assert worth((5, 1, 2, 0), found) == 15


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((2, 1, 1, 1), [3, 1, 1, 1]),
        ((2, 2, 1, 1), [2, 2, 1, 1]),
        ((1, 0, 0, 0), [1, 0, 0, 0]),
        ((3, 2, 2, 0), [4, 2, 2, 0]),
        ((3, 3, 1), [3, 3, 1]),
        ((2, 0), [3, 0]),
        ((2, 2), [2, 2]),
        ((0, 0), [0, 0]),
    ],
)
def test_t4_sole_majority(counts: tuple[int, ...], paid: list[int]) -> None:
    nothing = [0] * len(counts)
    assert evaluated(W, counts, wood=nothing[:]).wood == paid
    assert evaluated(P, counts).glory == paid
    state = evaluated(M, counts)
    assert state.phase == (CHOOSE if any(paid) else DONE)
    if any(paid):
        do(state, taken(*((seat, GLORY) for seat, due in enumerate(paid) if due)))
    assert state.glory == paid


@pytest.mark.parametrize(
    ("counts", "paid"),
    [((4, 3, 0, 0), [2, 1, 0, 0]), ((2, 2, 1, 1), [1, 1, 1, 1]), ((1, 0, 0, 0), [1, 0, 0, 0])],
)
@pytest.mark.parametrize("card", [HF, HB, HP, HG])
def test_t5_gatherers_bring_one(card: int, counts: tuple[int, ...], paid: list[int]) -> None:
    state = evaluated(card, counts)
    assert [size - 4 for size in sizes(state)] == paid
    assert [owned(state, seat)[card - 3] - 1 for seat in range(4)] == paid
    assert state.supply[card - 3] == 21 - sum(paid)


@pytest.mark.parametrize(("majority", "due"), [("kind", 2), ("all", 1)])
def test_t5_majority_in_the_kind(majority: str, due: int) -> None:
    agreed = terms(gather_majority=majority)
    state = table(2, display=counted([HF, HF], [HF, HB, HB, HB, HB, HB]), phase=DRAW, to_draw=1)
    state.columns[0] = [HF, W]
    GAME.effects[Draw](state, A, Draw((0,)), agreed.options)
    assert [size - 4 for size in sizes(state)] == [due, 1]


def short(counts: tuple[int, ...], supply: list[int]) -> State:
    return evaluated(HF, counts, supply=supply)


def test_t14_pile_runs_short() -> None:
    state = short((1, 2, 0, 1), [1, 20, 20, 20])
    assert state.dues == [1, 2, 0, 1]
    do(state, taken((A, FISH), (B, POTATO), (B, GRAIN), (D, BERRY)))
    assert state.supply == [0, 19, 19, 19]
    assert [owned(state, seat) for seat in range(4)] == [
        (2, 1, 1, 1),
        (1, 1, 2, 2),
        (1, 1, 1, 1),
        (1, 2, 1, 1),
    ]


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        # D takes the last fish, out of turn, and A a substitute (table of 3.8, T14)
        ([(D, FISH), (A, BERRY), (B, POTATO), (B, GRAIN)], "KO-GATHER-3"),
        # a pile that an earlier player emptied (3.11, further points)
        ([(A, FISH), (B, POTATO), (B, GRAIN), (D, FISH)], "KO-GATHER-5"),
        # in order, but A leaves the fish
        ([(A, BERRY), (B, FISH), (B, GRAIN), (D, BERRY)], "KO-GATHER-4"),
        # no card and no waiver
        ([(A, FISH), (B, POTATO), (D, BERRY)], "KO-GATHER-5"),
        ([(A, FISH), (B, POTATO), (B, GRAIN)], "KO-GATHER-5"),
        # waived
        ([(A, FISH), (B, POTATO), (B, NONE), (D, NONE)], None),
        # more than is due, and somebody to whom nothing is due
        ([(A, FISH), (B, POTATO), (B, GRAIN), (D, BERRY), (D, BERRY)], "KO-GATHER-2"),
        ([(A, FISH), (B, POTATO), (B, GRAIN), (C, GRAIN), (D, BERRY)], "KO-GATHER-1"),
    ],
)
def test_t14_faults(shares: list[tuple[int, int]], expected: str | None) -> None:
    assert code(short((1, 2, 0, 1), [1, 20, 20, 20]), taken(*shares)) == expected


def test_t14_who_is_not_listed_is_refused_or_paid() -> None:
    """A's fish is certain. If the log need not say so, A gets it all the same (KO-EVAL-3 if it must)."""
    state = short((1, 2, 0, 1), [1, 20, 20, 20])
    action = taken((B, POTATO), (B, GRAIN), (D, BERRY))
    if code(state, action) is None:
        do(state, action)
        assert (state.supply[FISH], owned(state, A)[FISH]) == (0, 2)


@pytest.mark.parametrize(
    "shares",
    [
        [(A, None, (BERRY,)), (A, None, (FISH,)), (B, None, (GRAIN,))],
        [(A, None, (FISH, BERRY, GRAIN)), (B, None, (BERRY,))],
    ],
)
def test_nobody_takes_twice(shares: list[Any]) -> None:
    """Two players, one fish in the supply, one due to each."""
    state = short((1, 1), [1, 20, 20, 20])
    assert code(state, Take(tuple(shares))) is not None


def test_t15_bonus_with_the_first_card() -> None:
    state = short((3, 1), [2, 20, 20, 20])
    assert state.dues == [2, 1]
    assert code(state.copy(), taken((A, FISH), (A, GRAIN), (B, FISH))) == "KO-GATHER-4"
    do(state, taken((A, FISH), (A, FISH), (B, GRAIN)))
    assert (owned(state, A), owned(state, B)) == ((3, 1, 1, 1), (1, 1, 1, 2))
    assert state.supply == [0, 20, 20, 19]


def test_all_piles_empty() -> None:
    """KO-GATHER-6: nothing is received."""
    state = short((1, 1), [0, 0, 0, 0])
    assert code(state, taken((A, BERRY), (B, NONE))) == "KO-GATHER-6"
    assert state.phase == DONE, "nothing is to be said"
    do(state, taken((A, NONE), (B, NONE)))
    assert (sizes(state), state.supply) == ([4, 4], [0, 0, 0, 0])


def test_owners_of_moai_choose_one_after_the_other() -> None:
    state = evaluated(M, (3, 1), wood=[0, 0])
    do(state, Take(((A, None, (GLORY,)),)))
    assert (state.phase, state.glory, state.wood) == (CHOOSE, [4, 0], [0, 0])
    assert code(state, TurnEnds()) == "KO-STATUE-3"
    assert code(state, Take(((A, None, (GLORY,)),))) == "KO-EVAL-1"
    assert code(state, Take(((B, None, (WOOD,)),)), seat=B) is None
    do(state, Take(((B, None, (WOOD,)),)))
    assert (state.phase, state.glory, state.wood) == (DONE, [4, 0], [0, 1])


def test_t25_own_play_counts() -> None:
    state = table(
        4, hand=counted([W, P, P], *[[HF] * 3] * 3), display=displays(W, (1, 1, 1, 1)), wood=[0] * 4
    )
    state.columns[2] = [W, P]
    do(state, Play((W,)), Draw((2,)))
    assert state.wood == [3, 1, 1, 1]


@pytest.mark.parametrize(
    ("counts", "shares", "expected"),
    [
        ((3, 1), [(A, None, (GLORY,)), (B, None, (WOOD,))], None),
        ((3, 1), [(A, 4, (GLORY,)), (B, 1, (WOOD,))], None),
        ((3, 1), [(B, None, (WOOD,)), (A, None, (GLORY,))], None),
        ((3, 1), [(A, None, (GLORY, WOOD)), (B, None, (WOOD,))], "KO-STATUE-2"),
        ((3, 1), [(A, None, (GLORY,)), (A, None, (WOOD,)), (B, None, (WOOD,))], "KO-STATUE-2"),
        ((3, 1), [(A, 3, (GLORY,)), (B, 1, (WOOD,))], "KO-EVAL-4"),
        ((3, 1), [(A, 12, (GLORY,)), (B, 1, (WOOD,))], "KO-STATUE-1"),
        ((3, 1), [(A, None, (GLORY,))], None),  # the other may choose in a line of his own
        ((3, 1), [(A, None, (NONE,)), (B, None, (WOOD,))], "KO-EVAL-5"),
        ((3, 1), [(A, None, (FISH,)), (B, None, (WOOD,))], "KO-EVAL-2"),
        ((2, 2, 0), [(A, 2, (GLORY,)), (B, 2, (WOOD,))], None),
        ((2, 2, 0), [(A, 3, (GLORY,)), (B, 2, (WOOD,))], "KO-EVAL-4"),
        ((2, 2, 0), [(A, 2, (GLORY,)), (B, 2, (WOOD,)), (C, None, (WOOD,))], "KO-STATUE-3"),
    ],
)
def test_t26_moai_choice(counts: tuple[int, ...], shares: list[Any], expected: str | None) -> None:
    assert code(evaluated(M, counts), Take(tuple(shares))) == expected


@pytest.mark.parametrize(
    ("card", "shares", "expected"),
    [
        (W, [(A, 3, (WOOD,)), (B, 1, (WOOD,))], None),
        (W, [(A, 2, (WOOD,)), (B, 1, (WOOD,))], "KO-EVAL-4"),
        (W, [(A, 3, (WOOD,)), (B, 4, (WOOD,))], "KO-WOOD-1"),
        (W, [(A, 3, (WOOD,))], "KO-EVAL-3"),
        (W, [(A, 3, (WOOD,)), (B, None, (NONE,))], "KO-EVAL-5"),
        (P, [(A, 3, (GLORY,)), (B, 1, (GLORY,))], None),
        (P, [(A, 3, (GLORY,)), (B, 1, (GLORY,)), (C, 1, (GLORY,))], "KO-PRIEST-1"),
        (P, [(A, 3, (GLORY,)), (B, 1, (GLORY,)), (C, None, (GLORY,))], "KO-PRIEST-1"),
        (HF, [(A, None, (FISH, FISH)), (B, None, (FISH,))], None),
        (HF, [(A, None, (FISH,)), (B, None, (FISH,))], "KO-GATHER-2"),
        (HF, [(A, None, (FISH, FISH)), (B, None, (FISH, FISH))], "KO-GATHER-2"),
        (HF, [(A, None, (FISH, FISH)), (B, None, (GRAIN,))], "KO-GATHER-4"),
        (HF, [(A, None, (FISH, FISH)), (B, None, (FISH,)), (C, None, (FISH,))], "KO-GATHER-1"),
    ],
)
def test_payments_told_again(card: int, shares: list[Any], expected: str | None) -> None:
    """Section 3.11, 10: what was paid may be written, and is judged like any payment."""
    state = evaluated(card, (2, 1, 0))
    assert state.phase == DONE
    assert code(state, Take(tuple(shares))) == expected
