"""`referee.simulate`: what is asked for, what is drawn, and what is said of the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import referee
from referee import shelf
from referee.playing.settings import Wish, draw_setting
from referee.playing.tempers import TEMPERS


def test_what_is_not_said_is_drawn_by_the_seed() -> None:
    wish = Wish(shelf.game("rapa-nui-island"))
    settings = [draw_setting(wish, seed) for seed in range(40)]
    assert {setting.terms.edition for setting in settings} == {"matagot-fr", "matagot-es"}
    assert {len(setting.names) for setting in settings} == {2, 3, 4}
    assert {temper for setting in settings for temper in setting.tempers} == set(TEMPERS.values())
    assert all(len(set(setting.names)) == len(setting.names) for setting in settings)
    assert draw_setting(wish, 7).names == settings[7].names


def test_the_name_says_what_is_in_the_file() -> None:
    game = referee.simulate("rapa-nui-cards", seed=11, players=3, edition="kosmos-nl")
    assert game.name == "rapa-nui-cards-kosmos-nl-3-11"
    assert (game.code, game.line, game.searched) == (None, None, False)


def test_a_game_may_be_stopped() -> None:
    game = referee.simulate("rapa-nui-cards", seed=1, turns=5)
    assert not game.finished
    assert referee.score(referee.loads(game.text)).status == "unfinished"
    assert not re.search(r"^result (?!unfinished)", game.text, re.MULTILINE)


def test_names_are_folded_as_in_a_log() -> None:
    assert referee.simulate("Easter-Island", edition="Twilight-FR") == referee.simulate("easter-island")


def test_ages_stand_behind_the_names_where_a_table_asks_for_them() -> None:
    game = referee.simulate("easter-island", rulings={"first-player": "ages-required"}, turns=3)
    assert re.search(r"^players: \S+.* \(70\), .+ \(69\)$", game.text, re.MULTILINE)
    assert referee.check(referee.loads(game.text)).legal


def test_a_board_file_is_named_by_its_last_name(tmp_path: Path) -> None:
    boards = shelf.board_rooms()["rapa-nui-island"]
    path = tmp_path / "ours.yaml"
    path.write_text(boards.template("ours", boards.shipped[0]), encoding="utf-8")
    for illegal in (False, True):
        game = referee.simulate("rapa-nui-island", board=path, turns=4, illegal=illegal)
        assert "board: ours.yaml\n" in game.text
        verdict = referee.check(referee.loads(game.text, folder=tmp_path))
        assert verdict.judged
        assert verdict.legal is not illegal


@pytest.mark.parametrize("option", [{"game": "go"}, {"players": 1}, {"edition": "x"}, {"temper": "mad"}])
def test_what_cannot_be_is_a_value_error(option: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"there (is|are)|is for|has no"):
        referee.simulate(**({"game": "easter-island"} | option))  # type: ignore[arg-type]
