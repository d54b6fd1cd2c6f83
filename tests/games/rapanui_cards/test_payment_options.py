"""What the options of rulings on payments do, case by case; the default stands beside them."""

from __future__ import annotations

from typing import Any

import pytest

from referee.games.rapanui_cards.actions import Draw, Take
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.calculations.payment import GLORY, NONE, WOOD
from referee.games.rapanui_cards.offerings import BERRY, FISH, GRAIN, POTATO
from referee.games.rapanui_cards.state.state import CHOOSE, DONE, State

from .games import terms
from .tables import (
    AGREED,
    HF,
    A,
    B,
    C,
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

NO_FISH = [0, 20, 20, 20]


def short(counts: tuple[int, ...], supply: list[int], agreed: Any, active: int = A) -> State:
    state = evaluated(HF, counts, agreed, supply=supply[:], active=active)
    assert state.phase == CHOOSE
    return state


# --- payments ---


def test_t15_bonus_after_all() -> None:
    """KO-GATHER-3: two fish, three due; one each, and the bonus is a substitute."""
    agreed = terms(bonus_timing="after-all")
    state = short((3, 1), [2, 20, 20, 20], agreed)
    assert code(state, taken((A, FISH), (A, FISH), (B, GRAIN)), agreed=agreed) == "KO-GATHER-4"
    assert code(state, taken((A, FISH), (A, GRAIN), (B, FISH))) == "KO-GATHER-4", "with the first card"
    do(state, taken((A, FISH), (A, GRAIN), (B, FISH)), agreed=agreed)
    assert (owned(state, A), owned(state, B)) == ((2, 1, 1, 2), (2, 1, 1, 1))
    assert state.supply == [0, 20, 20, 19]


def test_ko_gather_3_bonus_after_all_when_the_bonus_is_not_the_active_players() -> None:
    """Three fish, four due, the bonus is B's: A, B, C take one each, then B a substitute."""
    agreed = terms(bonus_timing="after-all")
    state = short((1, 2, 1), [3, 20, 20, 20], agreed)
    do(state, taken((A, FISH), (B, FISH), (B, BERRY), (C, FISH)), agreed=agreed)
    assert state.supply == [0, 19, 20, 20]
    state = short((1, 2, 1), [3, 20, 20, 20], AGREED)
    do(state, taken((A, FISH), (B, FISH), (B, FISH), (C, BERRY)))
    assert state.supply == [0, 19, 20, 20]


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ((B, C, A), None),
        ((B, A, C), "KO-GATHER-3"),
        ((A, B, C), "KO-GATHER-3"),
        ((C, A, B), "KO-GATHER-3"),
    ],
)
@pytest.mark.parametrize("fish", [3, 20])
def test_ko_gather_3_order_always(order: tuple[int, ...], expected: str | None, fish: int) -> None:
    """B is active. Three cards are due, and the pile suffices: the order matters to this table alone."""
    agreed = terms(gather_order="always")
    state = evaluated(HF, (1, 1, 1), agreed, supply=[fish, 9, 9, 9], active=B)
    assert state.phase == DONE
    action = taken(*((seat, FISH) for seat in order))
    assert code(state, action, agreed=agreed) == expected
    assert code(state, action) is None


@pytest.mark.parametrize(("timing", "expected"), [("with-base", "KO-GATHER-3"), ("after-all", None)])
def test_ko_gather_3_order_of_the_bonus(timing: str, expected: str | None) -> None:
    agreed = terms(gather_order="always", bonus_timing=timing)
    state = evaluated(HF, (2, 1), agreed)
    late = Take(((A, None, (FISH,)), (B, None, (FISH,)), (A, None, (FISH,))))
    assert code(state, late, agreed=agreed) == expected
    assert code(state, taken((A, FISH), (A, FISH), (B, FISH)), agreed=agreed) is None
    other = Take(((A, None, (FISH, FISH)), (B, None, (FISH,)), (A, None, (NONE,))))
    assert code(state, other, agreed=agreed) is not None


@pytest.mark.parametrize(
    ("shares", "may", "must"),
    [
        ([(A, BERRY), (A, BERRY), (B, BERRY)], None, None),
        ([(A, NONE), (A, BERRY), (B, BERRY)], None, "KO-GATHER-5"),
        ([(A, BERRY), (A, BERRY), (B, NONE)], None, "KO-GATHER-5"),
    ],
)
def test_ko_gather_5_substitute(shares: list[tuple[int, int]], may: str | None, must: str | None) -> None:
    agreed = terms(substitute="must")
    state = short((3, 1), NO_FISH, agreed)
    assert code(state, taken(*shares)) == may
    assert code(state, taken(*shares), agreed=agreed) == must


def test_ko_gather_5_nothing_must_be_taken_from_empty_piles() -> None:
    agreed = terms(substitute="must")
    state = short((1, 1), [0, 1, 0, 0], agreed)
    assert code(state, taken((A, NONE), (B, NONE)), agreed=agreed) == "KO-GATHER-5"
    do(state, taken((A, BERRY), (B, NONE)), agreed=agreed)
    assert sizes(state) == [5, 4]


@pytest.mark.parametrize(
    ("things", "each_free", "same_pile", "one_card"),
    [
        ((BERRY, BERRY), None, None, "KO-GATHER-5"),
        ((BERRY, POTATO), None, "KO-GATHER-5", "KO-GATHER-5"),
        ((BERRY, NONE), None, None, None),
        ((NONE, POTATO), None, None, None),
        ((NONE, NONE), None, None, None),
    ],
)
def test_ko_gather_5_substitute_piles(
    things: tuple[int, int], each_free: str | None, same_pile: str | None, one_card: str | None
) -> None:
    action = Take(((A, None, things), (B, None, (GRAIN,))))
    for option, expected in (("each-free", each_free), ("same-pile", same_pile), ("one-card", one_card)):
        agreed = terms(substitute_piles=option)
        assert code(short((3, 1), NO_FISH, agreed), action, agreed=agreed) == expected, option


def test_ko_gather_5_one_pile_as_far_as_it_goes() -> None:
    """A takes the last berry; this table gives nothing of another pile, even where it must be taken."""
    agreed = terms(substitute_piles="same-pile", substitute="must")
    state = short((3, 1), [0, 1, 9, 9], agreed)
    assert code(state, taken((A, BERRY), (A, POTATO), (B, GRAIN)), agreed=agreed) == "KO-GATHER-5"
    assert code(state, taken((A, POTATO), (A, NONE), (B, GRAIN)), agreed=agreed) == "KO-GATHER-5"
    assert code(state, taken((A, BERRY), (A, NONE), (B, GRAIN)), agreed=agreed) is None


def test_ko_gather_5_the_last_of_its_kind_is_no_substitute() -> None:
    """One fish is left: it is A's card, and the berry is the only substitute."""
    agreed = terms(substitute_piles="one-card")
    state = short((3, 1), [1, 9, 9, 9], agreed)
    do(state, taken((A, FISH), (A, BERRY), (B, BERRY)), agreed=agreed)
    assert sizes(state) == [6, 5]


@pytest.mark.parametrize(("order", "expected"), [((B, A), "KO-STATUE-3"), ((A, B), None)])
def test_ko_statue_3_choices_in_turn(order: tuple[int, int], expected: str | None) -> None:
    agreed = terms(moai_choice_order="turn-order")
    state = evaluated(M, (1, 1), agreed)
    action = taken(*((seat, GLORY) for seat in order))
    assert code(state, action, agreed=agreed) == expected
    assert code(state, action) is None


# --- tokens ---


@pytest.mark.parametrize(
    ("wood", "active", "paid"),
    [
        ([100, 61, 0], A, [2, 1, 0]),  # three are left
        ([100, 61, 0], C, [2, 0, 1]),
        ([100, 64, 0], A, [0, 0, 0]),
        ([100, 50, 0], A, [2, 2, 1]),
        ([100, 90, 0], A, [0, 0, 0]),  # more than there is: given by a position
    ],
)
def test_ko_wood_1_tokens_are_paid_clockwise(wood: list[int], active: int, paid: list[int]) -> None:
    """A, B, C have 2, 2, 1 woodcutters, so no bonus: 2, 2, 1 are due."""
    for option, expected in (("limited", paid), ("unlimited", [2, 2, 1])):
        agreed = terms(tokens=option)
        state = evaluated(W, (2, 2, 1), agreed, wood=wood[:], active=active)
        assert [now - then for now, then in zip(state.wood, wood, strict=True)] == expected
        told = Take(tuple((seat, due, (WOOD,)) for seat, due in enumerate(expected)))
        assert code(state, told, agreed=agreed) is None


def test_ko_priest_1_glory_runs_out() -> None:
    agreed = terms(tokens="limited")
    state = evaluated(P, (1, 3), agreed, glory=[44, 44])
    assert state.glory == [45, 45]
    assert code(state, Take(((A, 1, (GLORY,)), (B, 4, (GLORY,)))), agreed=agreed) == "KO-PRIEST-1"


def test_ko_statue_1_what_is_left_depends_on_earlier_choices() -> None:
    """Two wood are left; A has 1 moai, B 2 and the bonus. Written in any order, paid clockwise."""
    agreed = terms(tokens="limited")
    for first, glory, wood in ((WOOD, [0, 0], [101, 62]), (GLORY, [1, 0], [100, 63])):
        state = evaluated(M, (1, 2), agreed, wood=[100, 61], glory=[0, 0])
        left = 3 - (first == WOOD)
        wrong = Take(((B, left + 1, (WOOD,)), (A, 1, (first,))))
        assert code(state, wrong, agreed=agreed) in ("KO-STATUE-1", "KO-EVAL-4")
        do(state, Take(((B, left, (WOOD,)), (A, 1, (first,)))), agreed=agreed)
        assert (state.glory, state.wood) == (glory, [wood[0], 61 + left])


def test_spent_wood_can_be_paid_out_again() -> None:
    agreed = terms(tokens="limited")
    state = table(2, hand=counted([HF, HF, P], [HF] * 3), display=displays(W, (1, 1)), wood=[100, 64])
    state.columns[0] = [W, P, P]
    do(state, Play((HF, HF)), Draw((0, 0)), agreed=agreed)
    assert state.wood == [100, 64], "one wood came back, and the active player has it"


def test_ko_gather_3_card_and_bonus_written_one_by_one() -> None:
    agreed = terms(gather_order="always")
    state = evaluated(HF, (2, 1), agreed)
    each = Take(((A, None, (FISH,)), (A, None, (FISH,)), (B, None, (FISH,))))
    assert code(state, each, agreed=agreed) is None
