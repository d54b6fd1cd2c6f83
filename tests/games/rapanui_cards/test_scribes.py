"""A legal game is accepted with the same score, whichever way it is written down."""

from __future__ import annotations

import pytest

import referee
from tests.effort import tries

from .games import EDITIONS, RandomGame
from .scribes import Scribe
from .tables import judged

GAMES = tries(12, 48, "REFEREE_SCRIBES")
"""Games written down in different ways; a long run sets more."""


@pytest.mark.parametrize("seed", range(GAMES))
def test_any_sensible_way_to_write_a_game_is_accepted(seed: int) -> None:
    game = RandomGame(2 + seed % 3, EDITIONS[seed % 2], seed)
    text = Scribe(game, seed).text()
    told = judged(text)
    plain = judged(game.text(seed=seed))
    assert told.findings == [], text
    assert [each.code for each in referee.check(referee.loads(text)).findings] == [], text
    assert (told.status, told.winners, told.points) == (plain.status, plain.winners, plain.points), text
