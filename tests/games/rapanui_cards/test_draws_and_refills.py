"""Draws, refills and the end: examples of the rulebooks (E) and tricky cases (T) of the rules dossier."""

from __future__ import annotations

import pytest

from referee.games.rapanui_cards.actions import Buy, Column, Draw, Refill
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.calculations.payment import GLORY, WOOD
from referee.games.rapanui_cards.cards import HIDDEN
from referee.games.rapanui_cards.offerings import FISH
from referee.games.rapanui_cards.state.state import CHOOSE, DONE, DRAW, FILL, OVER, SETUP, State

from .games import GAME, TABLE
from .tables import AGREED, HB, HF, HG, A, B, M, P, W, code, counted, displays, do, owned, table, taken


def test_e4_exposed_moai_is_evaluated() -> None:
    state = table(2, hand=counted([W, P, P], [HF] * 3), display=counted([M], [M, M]))
    state.columns[0] = [P, M, HG]
    do(state, Play((W,)), Draw((0,)))
    assert (state.hand_size(A), state.evaluated, state.dues) == (3, M, [1, 3])


@pytest.mark.parametrize("same", [True, False])
def test_e5_only_the_card_after_the_refill_is_evaluated(same: bool) -> None:
    state = table(3, hand=counted([HG, HG, P], [HF] * 3, [HF] * 3), display=counted([W], [W, W], []))
    state.wood = [2, 3, 4]
    state.columns[0] = [P, M] if same else [P]
    state.columns[1] = [HG, M]
    do(state, Play((HG, HG)), Draw((0 if same else 1,)))
    assert state.phase == DRAW
    do(state, Draw((0,)))
    assert state.phase == FILL
    do(state, Refill(0, (HF, M, P, W)))
    assert (state.phase, state.hand_size(A), state.evaluated) == (DONE, 3, W)
    assert state.wood == [2 - 1 + 1, 3 + 3, 4]
    assert state.glory == [0, 0, 0]


def mid_turn() -> State:
    state = table(2, hand=counted([HF, HF, P], [HF] * 3), display=counted([W, HB], [P]), wood=[5, 5])
    state.columns[0] = [P]
    state.columns[1] = [W, M]
    return do(state, Play((HF, HF)), Draw((0,)))


def test_t10_refill_in_mid_turn() -> None:
    state = mid_turn()
    assert code(state, Draw((1,))) == "KO-FILL-1"
    do(state, Refill(0, (HF, W, HB, P)))
    first, second = state.copy(), state.copy()
    do(first, Draw((1,)))
    assert (first.evaluated, first.wood, first.glory) == (W, [5 - 1 + 1, 5], [0, 0])
    assert code(first, taken((A, GLORY))) == "KO-EVAL-2"
    assert code(first, taken((A, WOOD))) is None
    do(second, Draw((0,)))
    assert (second.evaluated, owned(second, A), owned(second, B)) == (HB, (1, 2, 1, 1), (1, 1, 1, 1))
    jumped = mid_turn()
    jumped.columns[0], jumped.phase, jumped.to_draw, jumped.emptied = [P], DRAW, 2, -1
    assert code(jumped, Draw((0, 1))) == "KO-FILL-1"
    assert code(jumped, Draw((5, 1))) == "KO-FILL-1", "the priest is the last card of column 1"


def test_t10_evaluation_before_the_refill() -> None:
    """Section 3.11, 3: KO-FILL-1 is the more exact name for an evaluation before the refill."""
    state = mid_turn()
    assert code(state, taken((A, WOOD))) == "KO-FILL-1"


def test_t11_two_columns_emptied() -> None:
    state = table(2, hand=counted([HF, HF, P], [HF] * 3), display=counted([W, M], [W]), wood=[5, 5])
    state.columns[0], state.columns[1] = [P], [HB]
    do(state, Play((HF, HF)), Draw((0,)), Refill(0, (P, P, P, W)), Draw((1,)), Refill(1, (W, W, W, M)))
    assert (state.phase, state.evaluated, state.wood) == (CHOOSE, M, [4, 5])
    assert state.pile == 34 - 8


def test_t12_end_in_mid_draw() -> None:
    state = table(2, hand=counted([HF, HF, HF], [HF] * 3), display=counted([P], [P]), wood=[5, 5], pile=2)
    state.columns = [[P], [W, M], [HF], [HB, HG, P]]
    do(state, Play((HF, HF, HF)), Draw((0,)))
    assert code(state, Refill(0, (W, P, W, P)), TABLE) == "KO-FILL-2"
    do(state, Refill(0, (W, P)))
    assert (state.phase, state.pile, state.hand_size(A), state.glory) == (OVER, 0, 1, [0, 0])
    assert code(state, Draw((0,))) == "KO-END-2"
    assert code(state, taken((A, GLORY))) == "KO-END-2"
    assert code(state, Buy(FISH), seat=B) == "KO-END-2"
    assert list(GAME.legal(state, AGREED.options)) == []


@pytest.mark.parametrize(("pile", "column", "left"), [(6, [P], 2), (2, [W, P], 2)])
def test_t13_not_the_end(pile: int, column: list[int], left: int) -> None:
    state = table(2, hand=counted([W, P, P], [HF] * 3), display=counted([], [W]), wood=[0, 0], pile=pile)
    state.columns[0] = column
    do(state, Play((W,)), Draw((0,)))
    if state.phase == FILL:
        assert code(state, Refill(0, (P, P)), TABLE) == "KO-FILL-2"
        do(state, Refill(0, (P, P, P, W)))
    assert (state.phase, state.pile, state.evaluated, state.wood) == (DONE, left, W, [1, 1])


def test_t27_impossible_card() -> None:
    state = table(2, phase=FILL, emptied=0, seen=[4, 4, 4, 5, 1, 1, 1], display=displays(HF, (7, 0)))
    state.columns[0] = []
    assert code(state, Refill(0, (W, HF, P, M)), TABLE) == "KO-CARD-1"
    assert code(state, Refill(0, (W, HG, P, M)), TABLE) is None
    assert code(state, Refill(0, (HG, HG, HG, HG)), TABLE) is None
    assert code(state, Refill(1, (W, HG, P, M)), TABLE) == "KO-FILL-3"
    assert code(state, Refill(0, (W, HG, P, HIDDEN)), TABLE) == "KO-NOTE-2"
    setup = table(2, phase=SETUP, seen=[0, 0, 8, 0, 0, 0, 0], columns=[[], [], [], []])
    assert code(setup, Column(0, (W, M, P, P)), TABLE) is None
    assert code(setup, Column(0, (W, M, P, M)), TABLE) == "KO-CARD-1"


def test_columns_are_named() -> None:
    """KO-NOTE-2: covered cards lie open."""
    setup = table(2, phase=SETUP, columns=[[], [], [], []])
    assert code(setup, Column(0, (W, P, HIDDEN, P)), TABLE) == "KO-NOTE-2"
    assert code(setup, Column(0, (W, P, P, HIDDEN)), TABLE) == "KO-NOTE-2"


def test_size_of_a_refill_before_its_cards() -> None:
    """Section 3.11, 9: KO-FILL-3, KO-FILL-2, KO-CARD-1."""
    state = table(2, phase=FILL, emptied=0, seen=[4, 4, 4, 5, 1, 1, 1])
    state.columns[0] = []
    assert code(state, Refill(0, (HF, HF, HF)), TABLE) == "KO-FILL-2"
    assert code(state, Refill(1, (HF, HF, HF, HF)), TABLE) == "KO-FILL-3"


@pytest.mark.parametrize(
    ("sources", "expected"),
    [
        ((0,), None),
        ((11,), "KO-DRAW-6"),
        ((4 + W,), "KO-DRAW-5"),
        ((4 + M,), None),
        ((4 + HB,), "KO-DRAW-1"),
        ((0, 4 + W), None),  # column 1 shows a priest now, so one woodcutter is left in front
        ((3, 4 + W), "KO-DRAW-5"),
        ((2, 4 + HB), None),
        ((2, 4 + HG), "KO-DRAW-5"),
        ((0, 1, 2), "KO-DRAW-2"),
    ],
)
def test_draws_by_kind(sources: tuple[int, ...], expected: str | None) -> None:
    """Fronts woodcutter, woodcutter, moai, priest; two cards to draw."""
    state = table(2, phase=DRAW, to_draw=2)
    state.columns = [[P, P, W], [P, P, W], [P, HB, M], [P, P, P]]
    action = Draw(sources)
    assert code(state, action) == expected
    if expected is None:
        do(state, action)
