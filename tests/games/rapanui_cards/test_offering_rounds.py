"""Offering rounds: examples of the rulebooks (E) and tricky cases (T) of the rules dossier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from referee.games.rapanui_cards.actions import Buy, Draw, Extra, Offer
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.cards import HIDDEN
from referee.games.rapanui_cards.offerings import BERRY, FISH, GRAIN, POTATO, Four
from referee.games.rapanui_cards.scoring.stone_values import values
from referee.games.rapanui_cards.state.holdings import Purse
from referee.games.rapanui_cards.state.state import EXTRA, OFFER, State

from .games import terms
from .tables import HF, A, B, C, D, M, P, W, code, counted, do, offered, sizes, table

ALL: Four = (1, 1, 1, 1)
NO: Four = (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("kind", "stone", "worths"),
    [
        (FISH, (1, 1, 1, 2), (2, 2, 2, 3)),
        (BERRY, (0, 2, 1, 2), (1, 3, 2, 3)),
        (POTATO, (0, 1, 2, 2), (1, 2, 3, 3)),
        (GRAIN, (0, 1, 1, 3), (1, 2, 2, 3)),
    ],
)
def test_e2_offering_round(kind: int, stone: Four, worths: Four) -> None:
    def built() -> State:
        hands = counted([HF] * 3, [HF] * 3, [HF] * 3, [M, P, W])
        return do(table(4, active=D, hand=hands, wood=[2, 3, 4, 8]), Play((M,)))

    state = built()
    assert (state.wood[D], state.phase) == (1, OFFER)
    others = [(A, POTATO), (B, GRAIN), (C, GRAIN)]
    supply = state.supply[:]
    do(state, offered(*others, (D, HIDDEN)), Extra((BERRY,)))
    assert (state.stone, state.hidden_on_stone) == ([0, 1, 1, 2], 1)
    assert [then - now for then, now in zip(supply, state.supply, strict=True)] == [0, 1, 0, 0]
    assert sizes(state) == [3, 3, 3, 3]
    told = do(built(), offered(*others, (D, kind)), Extra((BERRY,)))
    assert tuple(told.stone) == stone
    assert values(stone, False) == worths


def building(owns: Sequence[Four], builder: int = C, **fields: Any) -> State:
    players = len(owns)
    state = table(players, active=builder, phase=OFFER, to_draw=1, **fields)
    state.purses = [Purse(four) for four in owns]
    return state


@pytest.mark.parametrize(
    ("without", "order"),
    [(D, [(A, FISH), (B, BERRY), (C, HIDDEN)]), (C, [(D, FISH), (A, BERRY), (B, BERRY)])],
)
def test_t16_passing_over(without: int, order: list[tuple[int, int]]) -> None:
    owns = [NO if seat == without else ALL for seat in range(4)]
    state = building(owns)
    late = (without, HIDDEN if without == C else FISH)
    refused = [late, *order] if without == D else [*order, late]
    assert code(state, offered(*refused)) == "KO-OFFER-4"
    do(state, offered(*order))
    assert state.phase == EXTRA
    assert code(state, Draw((0,))) == "KO-OFFER-8"
    do(state, Extra((GRAIN,)))
    assert sum(state.stone) + state.hidden_on_stone == 4


def test_t17_last_card_of_a_pile() -> None:
    state = table(2, hand=counted([M, P, W], [HF] * 3), wood=[12, 3], supply=[9, 1, 9, 9])
    state.purses = [Purse(NO), Purse(ALL)]
    do(state, Buy(BERRY, price=5), Play((M,), price=7))
    assert (state.wood[A], state.supply[BERRY]) == (0, 0)
    assert code(state, offered((B, FISH), (A, FISH))) == "KO-OFFER-5"
    do(state, offered((B, FISH), (A, BERRY)))
    assert code(state, Extra((BERRY,))) == "KO-OFFER-9"
    assert code(state, Extra((HIDDEN,))) == "KO-HIDE-1"
    assert code(state, Extra((FISH, FISH))) == "KO-OFFER-8"
    assert code(state, Extra(())) == "KO-OFFER-8"
    do(state, Extra((FISH,)))
    assert state.stone == [2, 1, 0, 0]


@pytest.mark.parametrize(
    ("builder", "order", "plain", "first_left"),
    [
        (C, (D, A, B, C), None, "KO-OFFER-2"),
        (C, (B, D, A, C), "KO-OFFER-2", None),
        (A, (B, C, D, A), None, None),
        (C, (D, A, C, B), "KO-OFFER-2", "KO-OFFER-2"),
        (C, (D, B, C), "KO-OFFER-3", "KO-OFFER-3"),
        (C, (D, A, B), "KO-OFFER-7", None),
        (C, (D, D, A, B, C), "KO-OFFER-3", "KO-OFFER-3"),
    ],
)
def test_t18_offering_order(
    builder: int, order: tuple[int, ...], plain: str | None, first_left: str | None
) -> None:
    state = building([ALL] * 4, builder)
    action = offered(*((seat, GRAIN) for seat in order))
    assert code(state, action) == plain
    if builder not in order:
        return  # order and omission at once
    assert code(state, action, agreed=terms(offer_start="first-left")) == first_left


def test_a_round_is_not_left_out() -> None:
    """KO-OFFER-1: a moai built is followed by a round, before the extra card and the draw."""
    state = building([ALL] * 2, A)
    assert code(state, Draw((0,))) == "KO-OFFER-1"
    assert code(state, Extra((FISH,))) is not None
    assert code(state, Extra((HIDDEN,))) is not None
    assert code(state, offered((B, HIDDEN), (A, HIDDEN))) == "KO-OFFER-6"
    assert code(state, Offer(((B, FISH, False), (A, FISH, True)))) == "KO-OFFER-7"
