"""A copy of a state shares nothing with it that can be changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import referee
from referee import shelf
from referee.core.game import Game
from referee.games.rapanui_cards.state.holdings import Purse

GAMES = [shelf.game(name) for name in shelf.names()]


def fields(state: Any) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.components()}


def changeable(value: Any) -> Iterator[Any]:
    """The lists, sets, mappings and objects in a value that an effect may change."""
    if isinstance(value, list | tuple):
        for each in value:
            yield from changeable(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from changeable(each)
    if isinstance(value, list | set | dict | Purse):
        yield value


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("illegal", [False, True], ids=["legal", "illegal"])
def test_a_copy_shares_nothing(game: Game, illegal: bool) -> None:
    record = referee.loads(referee.simulate(game.name, seed=5, illegal=illegal).text)
    for at in (len(record.entries) // 3, len(record.entries)):
        state = referee.replay(record, at=str(record.entries[at - 1].line)).state
        copied = state.copy()
        assert copied.components() == state.components()
        mine = {id(each) for value in fields(state).values() for each in changeable(value)}
        other = {name: [*changeable(value)] for name, value in fields(copied).items()}
        shared = [name for name, parts in other.items() if any(id(each) in mine for each in parts)]
        assert not shared and len(mine) > 3
