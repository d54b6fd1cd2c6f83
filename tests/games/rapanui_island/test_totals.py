"""Two opinions on the final totals: the score sheet, and a walk over the text that knows no rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from tests.effort import tries
from tests.support import name_of, records

from .games import EDITIONS, RandomGame
from .reference import totals


def on_the_sheet(text: str) -> list[int]:
    return [line.amount for line in referee.score(referee.loads(text)).lines if line.label == "total"]


@pytest.mark.parametrize("path", records("rapa-nui-island", "legal", "games"), ids=name_of)
def test_totals_of_the_golden_games(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    stated = text.rstrip().rsplit(" ", 1)[1]
    assert "-".join(map(str, totals(text))) == stated
    assert on_the_sheet(text) == totals(text)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("first_game", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_totals_of_random_games(players: int, edition: str, first_game: bool) -> None:
    for seed in range(100, 100 + tries(1, 6)):
        game = RandomGame(players, edition, seed, first_game=first_game, tells=seed % 3 / 2)
        assert on_the_sheet(game.text()) == totals(game.text()), game.text()


@pytest.mark.parametrize("said", ["", "tablet Ana: kept\n", "tablet Ana: used\n", "variant: first-game\n"])
def test_a_tablet_counts_at_the_end_as_in_any_other_given_position(said: str) -> None:
    head = "game: rapa-nui-island\nedition: matagot-es\nplayers: Ana, Bea, Cid\n\n"
    owned = "".join(f"resources {player}: reed 1\n" for player in ("Ana", "Bea", "Cid"))
    variant, tablet = (said, "") if said.startswith("variant") else ("", said)
    sheets = [
        on_the_sheet(f"{head}{variant}position: {where}\n{owned}{tablet}")
        for where in ("round 3, phase 3, Ana", "end")
    ]
    assert sheets[0] == sheets[1]
