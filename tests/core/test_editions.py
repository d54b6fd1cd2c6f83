"""Editions and rulings: data, checked by a schema, laid over each other in one place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from referee import shelf
from referee.core.editions import UnknownChoice, settle
from referee.core.value import changed
from scripts import compile_editions
from tests.support import ROOT

FILES = sorted((ROOT / "referee" / "games").glob("*/editions.yaml"))
GAME = shelf.game("easter-island")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_compiled_module_is_fresh(path: Path) -> None:
    text = path.with_name("_editions.py").read_text(encoding="utf-8")
    assert text == compile_editions.module_text(path)


def _broken(change: Any, tmp_path: Path) -> Path:
    data = yaml.safe_load(FILES[0].read_text(encoding="utf-8"))
    change(data)
    path = tmp_path / "editions.yaml"
    path.write_text(yaml.safe_dump(data), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("game"),
        lambda data: data.update(surplus=1),
        lambda data: data["editions"].clear(),
        lambda data: data["rulings"]["passing"].pop("because"),
        lambda data: data["rulings"]["passing"].update(options={}),
        lambda data: data["values"].update(statues_each=[7]),
    ],
)
def test_schema_refuses(change: Any, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"editions\.yaml: at "):
        compile_editions.load(_broken(change, tmp_path))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["rulings"]["passing"].update(default="never"), "default of passing"),
        (
            lambda data: data["rulings"]["passing"]["options"]["exactly-two"].pop("sets"),
            "set different values",
        ),
    ],
)
def test_compiler_refuses_what_a_schema_cannot_say(change: Any, reason: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=reason):
        compile_editions.load(_broken(change, tmp_path))


def test_rulings_lie_over_the_edition() -> None:
    assert settle(GAME, "twilight-fr", {}).options.turn_least == 0
    assert settle(GAME, "twilight-fr", {"passing": "exactly-two"}).options.turn_least == 2
    assert settle(GAME, "twilight-fr", {}) is settle(GAME, "twilight-fr", {})


@pytest.mark.parametrize("chosen", [{}, {"carve-take": "all"}], ids=str)
def test_a_log_is_judged_on_its_own_board_whatever_board_came_before(chosen: dict[str, str]) -> None:
    """The terms on the last board are kept, so the boards take turns here."""
    game = shelf.game("rapa-nui-island")
    assert game.boards is not None
    small, large = (game.boards.make(game.boards.default(number)) for number in (2, 3))
    boards = [small, large, changed(large, name="another"), small, large, large]
    settled = [settle(game, "matagot-fr", chosen, board) for board in boards]
    assert all(terms.options.board is board for terms, board in zip(settled, boards, strict=True))
    assert {tuple(terms.chosen.items()) for terms in settled} == {tuple(chosen.items())}
    assert settled[4] is settled[5]


@pytest.mark.parametrize(
    ("edition", "chosen", "what", "word"),
    [
        ("twilight-de", {}, "edition", "twilight-de"),
        ("twilight-fr", {"pasing": "x"}, "ruling", "pasing"),
        ("twilight-fr", {"passing": "x"}, "option of passing", "x"),
    ],
)
def test_unknown_choices(edition: str, chosen: dict[str, str], what: str, word: str) -> None:
    with pytest.raises(UnknownChoice) as caught:
        settle(GAME, edition, chosen)
    assert (caught.value.what, caught.value.word) == (what, word)
    assert caught.value.known
