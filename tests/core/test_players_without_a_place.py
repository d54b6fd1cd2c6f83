"""A header may name any number of players: every question gets an answer, or a refusal in words."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest

import referee
from referee import shelf
from referee.core.game import Game

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ivy", "Jo")


def log_of(game: Game, count: int) -> str:
    names = NAMES[:count]
    lines = [f"claim {name} {game.quantities.names[-1]} 1" for name in names]
    lines += [f"{name}: resign" for name in names] + [f"result: {names[-1]}" for _ in names[:1]]
    return f"game: {game.name}\nplayers: {', '.join(names)}\n\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 6, 10])
@pytest.mark.parametrize("name", shelf.names())
def test_any_number_of_players(name: str, count: int) -> None:
    game = shelf.game(name)
    record = referee.loads(log_of(game, count))
    questions: list[Callable[[], object]] = [
        lambda: referee.check(record),
        lambda: referee.score(record),
        lambda: referee.show(record),
        lambda: referee.legal(record),
        lambda: referee.account(record),
        lambda: referee.dispute(record),
        lambda: referee.coverage([record]),
        lambda: referee.to_golden(record),
    ]
    questions += [
        lambda who=who, what=what: referee.history(record, who, what)  # type: ignore[misc]
        for who in NAMES[:count]
        for what in game.quantities.names
    ]
    questions += [lambda who=who: referee.account(record, [who]) for who in NAMES[:count]]  # type: ignore[misc]
    for question in questions:
        with contextlib.suppress(ValueError):
            question()
    if count > game.most_players:
        assert not referee.check(record).legal
