"""No log that `simulate` writes needs the grammar, and no text keeps a pattern busy."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee import shelf
from referee.text import canonical, grammar
from tests.effort import tries
from tests.text.bending import GAMES
from tests.text.reading import forget

LOGS = tries(4, 40, "REFEREE_LOGS")
"""How many logs of each game and edition are read."""

EDITIONS = [(game.name, edition) for game in GAMES for edition in game.data["editions"]]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_no_simulated_log_needs_the_grammar(
    game: str, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(name: str, start: str, folded: str) -> Any:
        raise AssertionError(f"the grammar was asked for: {folded}")

    monkeypatch.setattr(grammar, "parse", refuse)
    for seed in range(LOGS):
        text = referee.simulate(game, seed=seed, edition=edition).text
        forget()
        assert referee.loads(text).findings == []


LONG = ["barter {} for {} lowering {}", "exchange {} for {} -> worth {}", "moai small via {} to {} with {}"]


@pytest.mark.parametrize("shape", LONG)
def test_no_text_keeps_a_pattern_busy(shape: str) -> None:
    """Each word could belong to any of several lists. Without a limit this would take very long."""
    game = shelf.game("rapa-nui-island")
    steps = shape.replace("{}", "egg 1").split(" ", 1)[1]
    for most in (100, 590, 9_900):
        text = f"{shape.split()[0]} " + " ".join([steps] * (most // len(steps)))
        assert canonical.read(game, text + " x:", ("Ann", "Ben")) is None
