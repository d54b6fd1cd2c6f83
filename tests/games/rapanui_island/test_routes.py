"""The routes that a board remembers, and the usual course of a game on which quick steps rely."""

from __future__ import annotations

import pickle
import random
from itertools import pairwise

import pytest

import referee
from referee.games.rapanui_island.board import routes
from referee.games.rapanui_island.board.board import Board, shipped
from referee.games.rapanui_island.board.routes import NO_ROUTE, NOWHERE, Routes
from referee.games.rapanui_island.calculations.paths import spaces_of
from tests.effort import tries

BOARDS = ("stand-in-2", "stand-in-34")


def fresh(name: str) -> tuple[Board, Routes]:
    """A board, and its routes of moai before anybody has asked for one."""
    board = shipped(name)
    return board, Routes(board.moai_routes.terrain, board.crater)


def walk(board: Board, dice: random.Random) -> tuple[str, ...]:
    """The ids of a random walk from the crater. Now and then it has a gap, or a space that is none."""
    here, names = board.crater, []
    for _ in range(dice.randint(1, 6)):
        here = dice.choice(sorted(board.next[here]))
        if dice.random() < 0.05:
            here = dice.randrange(len(board.names))
        names.append("z9" if dice.random() < 0.03 else board.names[here].lower())
    return tuple(names)


@pytest.mark.parametrize("name", BOARDS)
def test_a_route_is_what_the_path_means(name: str) -> None:
    board, found = fresh(name)
    quarries = (board.crater, board.pukao_quarry)
    dice, there = random.Random(name), 0
    for _ in range(tries(2_000, 20_000)):
        *via, to = walk(board, dice)
        if dice.random() < 0.3 and to in board.index and board.platforms_of[board.index[to]]:
            to = board.platform_names[board.platforms_of[board.index[to]][0]].lower()
        path = spaces_of(board, None, (), to, board.crater)
        path[1:1] = [board.index.get(each, NOWHERE) for each in via]
        fits = NOWHERE not in path and len(set(path)) == len(path) and path[-1] not in quarries
        fits = fits and all(two in board.next[one] for one, two in pairwise(path))
        between = tuple(space for space in path[1:-1] if space not in quarries)
        wanted = (between, path[-1], board.platform_index.get(to, NOWHERE)) if fits else NO_ROUTE
        assert found[tuple(via) or None, to] == wanted, (via, to)
        there += fits
    assert there > 100
    assert NO_ROUTE not in found.values()  # wrong paths cannot fill the memory


def test_routes_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    board, found = fresh(BOARDS[1])
    monkeypatch.setattr(routes, "MOST_ROUTES", 20)
    dice = random.Random(1)
    for _ in range(2_000):
        *via, to = walk(board, dice)
        assert found[tuple(via), to] is not None
        assert len(found) <= 20


def test_routes_are_equal_whatever_they_remember() -> None:
    board, found = fresh(BOARDS[1])
    assert found == Routes(found.terrain, board.crater) != board.pukao_routes
    assert found[None, board.names[min(board.next[board.crater])].lower()] != NO_ROUTE
    assert found == Routes(found.terrain, board.crater)
    assert pickle.loads(pickle.dumps(found)) == found


@pytest.mark.parametrize("seed", range(tries(3, 12)))
def test_a_legal_game_stays_usual_and_an_illegal_one_does_not(seed: int) -> None:
    legal = referee.check(referee.loads(referee.simulate("rapa-nui-island", seed=seed).text))
    assert legal.state.usual
    illegal = referee.check(
        referee.loads(referee.simulate("rapa-nui-island", seed=seed, illegal=True).text)
    )
    assert not illegal.state.usual or not illegal.provisional
