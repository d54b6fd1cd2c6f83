"""Carving and exchange as numbers: the dossier's cases, and brute force beside the closed formulas."""

from __future__ import annotations

from itertools import product

import pytest

from referee.core.editions import settle
from referee.games.rapanui_island.calculations.carving import (
    choices,
    feasible,
    feasible_with_tied_chief,
    most,
)
from referee.games.rapanui_island.calculations.exchange import bundles, covers, is_possible, payments
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.pieces import ARTIST, OFFERING_NAMES
from referee.games.rapanui_island.state.state import start

OPTIONS = settle(GAME, "matagot-fr", {}).options
FULL = (8, 7, 6)


def carvable(carvers: tuple[int, ...], stock: tuple[int, ...] = FULL) -> set[tuple[int, int, int]]:
    return set(choices(carvers, stock))  # type: ignore[arg-type]


def maximal(found: set[tuple[int, int, int]]) -> set[tuple[int, int, int]]:
    def covered(one: tuple[int, ...], two: tuple[int, ...]) -> bool:
        return one != two and all(a <= b for a, b in zip(one, two, strict=True))

    return {one for one in found if not any(covered(one, two) for two in found)}


def test_T1_three_columns() -> None:
    found = carvable((3, 2, 1))
    assert len(found) == 14
    assert maximal(found) == {(1, 1, 1), (1, 2, 0), (2, 0, 1), (2, 1, 0), (3, 0, 0)}


@pytest.mark.parametrize(
    ("carvers", "stock", "best"),
    [
        ((1, 2, 2), FULL, {(1, 0, 0), (0, 1, 0), (0, 0, 1)}),
        ((2, 0, 2), FULL, {(2, 0, 0)}),
        ((1, 1, 1), FULL, {(1, 0, 0), (0, 1, 0), (0, 0, 1)}),
        ((0, 1, 2), FULL, {(0, 0, 0)}),
        ((2, 2, 1), (5, 1, 0), {(1, 1, 0), (2, 0, 0)}),
        ((3, 1, 1), (0, 2, 1), {(0, 1, 0), (0, 0, 1)}),
    ],
    ids=["T2", "T3", "T4-column-1", "T4-column-3", "T5", "T6"],
)
def test_what_can_be_carved(
    carvers: tuple[int, int, int], stock: tuple[int, int, int], best: set[tuple[int, int, int]]
) -> None:
    assert maximal(carvable(carvers, stock)) == best


def test_formulas_of_carving_agree() -> None:
    small = range(4)
    for carvers in product(small, repeat=3):
        for stock in product(range(3), repeat=3):
            wanted = {
                taken
                for taken in product(small, repeat=3)
                if feasible(taken, carvers) and all(a <= b for a, b in zip(taken, stock, strict=True))  # type: ignore[arg-type]
            }
            assert carvable(carvers, stock) == wanted
            assert most(carvers, stock) == max(map(sum, wanted))  # type: ignore[arg-type]


def test_a_tied_chief_serves_one_size() -> None:
    assert feasible_with_tied_chief((1, 0, 0), (0, 0, 0), 1)
    assert not feasible_with_tied_chief((0, 1, 0), (0, 1, 0), 1)
    assert feasible_with_tied_chief((0, 2, 0), (2, 1, 0), 2)
    assert not feasible_with_tied_chief((0, 0, 1), (1, 0, 1), 2)
    assert feasible_with_tied_chief((0, 0, 1), (1, 1, 0), 3)


def payable(owned: tuple[int, ...], artist: bool = False, economy: bool = False) -> set[str]:
    state = start(OPTIONS, 3)
    state.resources[0] = list(owned)
    state.built[0][ARTIST] = artist
    return {
        name
        for kind, name in enumerate(OFFERING_NAMES)
        if next(payments(state, 0, kind, economy, OPTIONS), None) is not None
    }


@pytest.mark.parametrize(
    ("owned", "artist", "economy", "kinds"),
    [
        ((1, 1, 1, 1), False, False, "hut axe"),
        ((1, 1, 1, 1), True, False, "hut axe hen boat"),
        ((1, 1, 1, 1), False, True, "hut hen axe boat"),
        ((1, 1, 1, 1), True, True, "hut hen axe boat necklace"),
        ((0, 0, 2, 2), False, False, "hut hen axe boat"),
        ((0, 0, 2, 2), True, False, "hut hen axe boat necklace"),
        ((3, 0, 0, 1), False, False, "hut"),
        ((3, 0, 0, 1), False, True, "hut axe"),
        ((2, 0, 0, 0), False, True, "hut"),
        ((0, 2, 0, 0), False, True, "hut hen axe"),
        ((1, 1, 0, 0), False, True, "hut axe"),
        ((1, 1, 0, 0), True, True, "hut axe hen boat"),
        ((0, 0, 4, 0), False, False, "hut hen boat"),
        ((0, 0, 4, 0), True, False, "hut hen boat axe necklace"),
        ((2, 1, 1, 0), False, True, "hut hen axe"),
        ((2, 1, 0, 0), False, False, ""),
    ],
)
def test_what_can_be_paid(owned: tuple[int, ...], artist: bool, economy: bool, kinds: str) -> None:
    """T13 to T16, T24 and T25 of the dossier."""
    assert payable(owned, artist, economy) == set(kinds.split())


def test_T17_an_empty_pile_cannot_be_had() -> None:
    state = start(OPTIONS, 3)
    state.piles[0] = []
    state.resources[0] = [4, 0, 0, 0]
    assert not is_possible(state, 0, False, False, OPTIONS)
    state.built[0][ARTIST] = True
    assert is_possible(state, 0, False, False, OPTIONS)


@pytest.mark.parametrize("cubes", [2, 4])
def test_a_higher_cube_pays_whatever_a_lower_one_pays(cubes: int) -> None:
    for spent in bundles(cubes):
        for kind in range(5):
            for low in range(3):
                if spent[low] and covers(spent, kind, OPTIONS):
                    raised = list(spent)
                    raised[low] -= 1
                    raised[low + 1] += 1
                    assert covers(tuple(raised), kind, OPTIONS)  # type: ignore[arg-type]
