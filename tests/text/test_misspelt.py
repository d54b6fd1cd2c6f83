"""One letter of one word is wrong: that word is underlined, and the right one offered."""

from __future__ import annotations

from collections import Counter

import pytest

from referee.core.game import Game
from tests.effort import tries
from tests.text.bending import GAMES
from tests.text.misspelling import CURED, NAMED, OTHERWISE, READ, answer, misspelt

WORDS = tries(450, 900, "REFEREE_CLAUSES")
"""How many words are misspelt, over all games."""

LEAST = 0.97
MOST_OTHERWISE = 0.005
"""Shares of the words. `est` for west is east in French, and no reader can tell."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_misspelt_word_is_blamed_and_put_right(game: Game) -> None:
    number = WORDS // len(GAMES)
    lines = list(misspelt(game, number, seed=5))
    answers = [answer(game, said) for said in lines]
    told = Counter(answers)
    wrong = [
        (said.line, what) for said, what in zip(lines, answers, strict=True) if what not in (CURED, READ)
    ]
    assert told[CURED] + told[NAMED] + told[READ] >= LEAST * number, wrong
    assert told[OTHERWISE] <= MOST_OTHERWISE * number + 1, wrong
