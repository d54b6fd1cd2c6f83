"""Every option of every ruling makes a difference that a record shows, and whole games are played by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import referee
from referee.games.rapanui_cards.state.state import OVER
from tests.effort import tries
from tests.support import name_of, records

from .games import EDITIONS, GAME, OTHER_RULINGS, RandomGame
from .tables import judged

RULINGS: dict[str, Any] = GAME.data["rulings"]
OTHER_OPTIONS = [pair for rulings in OTHER_RULINGS for pair in rulings.items()]
SHOWN = [path for path in records("rapa-nui-cards") if path.parent.name == "rulings"]


@pytest.mark.parametrize(("key", "option"), OTHER_OPTIONS, ids=str)
def test_option_changes_what_a_record_is_told(key: str, option: str) -> None:
    """The same lines under the option and under the default: another verdict, or another sheet."""
    default = RULINGS[key]["default"]
    paths = [path for path in SHOWN if f"ruling: {key}={option}\n" in path.read_text(encoding="utf-8")]
    assert paths, f"no record in rulings/ chooses {key}={option}"
    for path in paths:
        text = path.read_text(encoding="utf-8")
        other = text.replace(f"ruling: {key}={option}\n", f"ruling: {key}={default}\n")
        assert judged(text) != judged(other), name_of(path)


@pytest.mark.parametrize("path", SHOWN, ids=name_of)
def test_record_has_its_counterpart(path: Path) -> None:
    """Legal and illegal under the same name, or two scores under two names: the same lines but one."""

    def lines(of: Path) -> list[str]:
        text = of.read_text(encoding="utf-8")
        return [line.partition("  #!")[0] for line in text.split("\n") if not line.startswith("ruling:")]

    others = [other for other in SHOWN if other != path and lines(other) == lines(path)]
    assert len(others) == 1, "the same log is judged under another option"
    assert others[0].name == path.name or others[0].parent == path.parent


@pytest.mark.parametrize(("key", "option"), OTHER_OPTIONS, ids=str)
def test_random_games_are_legal_under_every_option(key: str, option: str) -> None:
    """Dealt, played by the generator, told as text: the rules accept it and arrive at the same table."""
    for seed in range(tries(2, 6)):
        game = RandomGame(2 + seed % 3, EDITIONS[seed % 2], seed, {key: option})
        text = game.text(hide=seed % 2 / 2, join=seed % 3 / 2, seed=seed)
        verdict = referee.check(referee.loads(text))
        assert not verdict.findings, (verdict.findings[0].message, text)
        assert verdict.state.phase == OVER
        if not seed % 2:
            for field, value in game.state.components().items():
                if field not in ("done", "options"):  # one clause may hold two draws
                    assert verdict.state.components()[field] == value, field
        record = referee.loads(text)
        assert referee.format_log(record) == text
        assert referee.format_log(referee.from_json(referee.to_json(record))) == text


def test_unseen_cards_are_what_is_missing_at_the_end() -> None:
    """KO-CARD-1 under `layout-view=front`: what nobody saw is the rest of the fifty cards."""
    unseen = 0
    for seed in range(12):
        game = RandomGame(3, "kosmos-nl", seed, {"layout-view": "front"})
        assert game.state.phase == OVER
        covered = sum(column.count(-1) for column in game.state.columns)
        assert sum(game.state.seen) + covered == 50
        truth = [card for column in game.layout for card in column]
        left = [card for column in game.state.columns for card in column if card != -1]
        missing = [truth.count(card) - left.count(card) for card in range(7)]
        limits = (12, 9, 9, 5, 5, 5, 5)
        assert missing == [most - seen for most, seen in zip(limits, game.state.seen, strict=True)]
        if covered:
            said = GAME.draw(game.state, game.terms.options, game.names)
            assert "not seen" in said
        unseen += covered
    assert unseen > 0
