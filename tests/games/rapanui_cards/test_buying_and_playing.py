"""Buying, playing and boxing: examples of the rulebooks (E) and tricky cases (T) of the rules dossier."""

from __future__ import annotations

import pytest

from referee.games.rapanui_cards.actions import Box, Buy, Keep
from referee.games.rapanui_cards.actions import PlayCards as Play
from referee.games.rapanui_cards.cards import HIDDEN
from referee.games.rapanui_cards.offerings import BERRY, FISH, GRAIN, POTATO
from referee.games.rapanui_cards.state.state import DRAW, OFFER, counts_of, price_of

from .tables import AGREED, HB, HF, HG, A, B, M, P, W, code, counted, displays, do, offered, owned, table


@pytest.mark.parametrize(
    ("kind", "price", "left"), [(FISH, 5, 2), (BERRY, 4, 3), (POTATO, 5, 2), (GRAIN, 3, 4)]
)
def test_e1_prices(kind: int, price: int, left: int) -> None:
    state = table(4, display=counted([W, HB, HG, HG], [], [], []), wood=[7, 0, 0, 0])
    assert price_of(state, A, kind, AGREED.options) == price
    assert code(state, Buy(kind, price=price + 1)) == "KO-BUY-2"
    supply = state.supply[kind]
    do(state, Buy(kind, price=price))
    assert (state.wood[A], state.supply[kind]) == (left, supply - 1)
    assert owned(state, A)[kind] == 2


def test_e3_second_gatherer_costs_one() -> None:
    state = table(2, display=counted([HF], []), hand=counted([HF, HF, W], [HF] * 3), wood=[2, 3])
    assert code(state, Play((HF, HF), price=2)) == "KO-PLAY-6"
    do(state, Play((HF, HF), price=1))
    assert (state.wood[A], state.display[A][HF], state.to_draw) == (1, 3, 2)
    assert price_of(state, A, FISH, AGREED.options) == 2


@pytest.mark.parametrize("number", [5, 6])
def test_t6_price_floor(number: int) -> None:
    state = table(2, display=displays(HF, (number, 0)), wood=[0, 0])
    assert code(state, Buy(FISH)) is None
    assert code(state, Buy(FISH, gain=1)) == "KO-BUY-3"
    assert code(state, Buy(BERRY)) == "KO-BUY-4"
    do(state, Buy(FISH, price=0))
    assert (state.wood[A], owned(state, A)[FISH]) == (0, 2)
    assert code(state, Buy(FISH)) == "KO-BUY-1"


@pytest.mark.parametrize(("wood", "two"), [(5, None), (4, "KO-PLAY-9")])
def test_t7_discount_before_play(wood: int, two: str | None) -> None:
    state = table(2, display=counted([HG], []), hand=counted([HG, HG, W], [HF] * 3), wood=[wood, 3])
    assert code(state, Buy(GRAIN, price=2)) == "KO-BUY-2"
    do(state, Buy(GRAIN, price=4))
    assert state.wood[A] == wood - 4
    assert code(state, Play((HG, HG))) == two
    assert code(state, Play((HG,))) is None
    assert code(state, Play((W,))) is None
    if two is None:
        assert do(state, Play((HG, HG), price=1)).wood[A] == 0


@pytest.mark.parametrize(
    ("wood", "buys", "box", "build"),
    [
        (8, True, None, "KO-PLAY-9"),
        (9, True, "KO-BOX-2", None),
        (8, False, "KO-BOX-2", None),
        (6, False, None, "KO-PLAY-9"),
    ],
)
def test_t8_exception_after_buying(wood: int, buys: bool, box: str | None, build: str | None) -> None:
    state = table(2, display=displays(HG, (3, 0)), hand=counted([M, M, M], [HF] * 3), wood=[wood, 3])
    if buys:
        do(state, Buy(GRAIN, price=2))
    assert code(state, Box((M,))) == box
    assert code(state, Play((M,))) == build
    assert code(state, Keep()) == ("KO-BOX-2" if box is None else "KO-PLAY-1")
    if box is None:
        assert code(state, Box((M, M))) == "KO-BOX-3"
        do(state, Box((M,)))
        assert (state.wood[A], state.boxed, state.to_draw, state.phase) == (wood - 2 * buys, 1, 1, DRAW)
        assert counts_of(state, M) == [0, 0]
        assert code(state, offered((B, FISH), (A, FISH))) == "KO-BOX-4"
    else:
        do(state, Play((M,)))
        assert (state.wood[A], state.boxed, state.phase) == (wood - 2 * buys - 7, 0, OFFER)


def test_t9_exception_not_met() -> None:
    state = table(2, hand=counted([M, M, P], [HF] * 3), wood=[3, 3])
    assert code(state, Play((P,))) is None
    assert code(state, Box((M,))) == "KO-BOX-1"
    assert code(state, Play((M,))) == "KO-PLAY-9"
    assert code(state, Keep()) == "KO-PLAY-1"


def test_cards_played_are_named() -> None:
    """KO-NOTE-2: `?` is no card that could be played."""
    state = table(2, hand=counted([HG, HG, P], [HF] * 3))
    assert code(state, Play((HIDDEN,))) is not None
