"""The shipped boards, and the value that the rules see of a board."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.forms.folding import fold
from referee.games.rapanui_island.board.board import (
    BY_EDITION,
    BY_PLAYERS,
    Board,
    default_name,
    format_gain,
    from_data,
    parse_gain,
    shipped,
)
from referee.games.rapanui_island.board_files import BOARDS
from scripts import compile_boards
from tests.games.rapanui_island.board_files import FOLDER, FOUR, TWO, changed, reading

SHIPPED = [shipped(name) for name in BOARDS.shipped]


def test_compiled_module_is_fresh() -> None:
    text = FOLDER.with_name("_boards.py").read_text(encoding="utf-8")
    assert text == compile_boards.module_text(compile_boards.load(FOLDER))


def test_compiler_refuses_a_board_with_a_flaw(tmp_path: Path) -> None:
    folder = tmp_path / "rapanui_island" / "boards"
    folder.mkdir(parents=True)
    (folder / "stand-in-34.yaml").write_text(changed(FOUR, "stars: 4", "stars: 3"), encoding="utf-8")
    with pytest.raises(ValueError, match="MA-DATA-6"):
        compile_boards.load(folder)
    (folder / "stand-in-34.yaml").write_text(
        changed(FOUR, "name: stand-in-34", "name: other"), encoding="utf-8"
    )
    with pytest.raises(ValueError, match="called other"):
        compile_boards.load(folder)


@pytest.mark.parametrize(("text", "name"), [(FOUR, "stand-in-34"), (TWO, "stand-in-2")])
def test_shipped_board_is_its_file_and_has_no_flaw(text: str, name: str) -> None:
    read = reading(text)
    assert read.flaws == ()
    assert read.board == shipped(name)
    assert read.board.name == name


@pytest.mark.parametrize("board", SHIPPED, ids=lambda board: board.name)
def test_shipped_board_says_that_it_is_invented(board: Board) -> None:
    assert board.note == f"board {board.name}: invented, not the published map"


def test_a_board_of_ones_own_has_nothing_to_say() -> None:
    assert reading(changed(FOUR, "stand_in: true", "stand_in: false")).board.note == ""


def test_known_numbers_of_the_stand_ins() -> None:
    four, two = SHIPPED
    assert (len(four.names), len(four.platforms), four.players) == (24, 21, (3, 4))
    assert (len(two.names), len(two.platforms), two.players) == (19, 17, (2,))
    assert (four.slots, four.stars, four.track) == ((5, 4, 3), 4, (8, 8, 8, 8))
    assert (four.end_free, two.end_free) == (BY_PLAYERS, BY_EDITION)
    assert (four.names[four.crater], four.names[four.pukao_quarry]) == ("C5", "C2")
    assert four.offerings[0] == (8, 7, 7, 6)
    assert four.outstanding == ((9,), (10,), (11,), (13, 12), (14, 13))


@pytest.mark.parametrize("board", SHIPPED, ids=lambda board: board.name)
def test_numbers_and_names_belong_together(board: Board) -> None:
    for number, name in enumerate(board.names):
        assert board.index[fold(name)] == number
        assert len(board.platforms_of[number]) == board.ahu[number]
        assert all(number in board.next[other] for other in board.next[number])
    for number, (space, one) in enumerate(board.platforms):
        name = board.names[space]
        assert board.platform_index[fold(f"{name}.{one}")] == number
        assert board.platform_index[fold(board.platform_names[number])] == number
        assert board.platform_names[number] == (name if board.ahu[space] == 1 else f"{name}.{one}")
        assert number in board.platforms_of[space]
    lone = sum(count == 1 for count in board.ahu)
    assert len(board.platform_index) == len(board.platforms) + lone


def test_a_space_with_two_platforms_is_no_platform() -> None:
    assert "a1" not in shipped("stand-in-34").platform_index


@pytest.mark.parametrize(
    ("players", "name"), [(1, "stand-in-2"), (2, "stand-in-2"), (3, "stand-in-34"), (5, "stand-in-34")]
)
def test_default_board_by_number_of_players(players: int, name: str) -> None:
    assert default_name(players) == name


def test_sides_are_the_players_of_the_boards() -> None:
    for side, name in BOARDS.sides.items():
        assert tuple(map(int, side.split("-"))) == shipped(name).players


@pytest.mark.parametrize(
    ("text", "gain"),
    [
        ("egg", ((0, 1, 0, 0),)),
        ("reed+egg", ((1, 1, 0, 0),)),
        ("egg/wood", ((0, 1, 0, 0), (0, 0, 1, 0))),
        ("reed+reed", ((2, 0, 0, 0),)),
        (" Pearl + wood/REED", ((0, 0, 1, 1), (1, 0, 0, 0))),
        ("none", ()),
    ],
)
def test_gains(text: str, gain: tuple[tuple[int, int, int, int], ...]) -> None:
    assert parse_gain(text) == gain


@pytest.mark.parametrize(
    ("text", "word"), [("eg", "eg"), ("", ""), ("egg+", ""), ("none/egg", "none"), ("2 egg", "2 egg")]
)
def test_no_gain(text: str, word: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        parse_gain(text)
    assert str(caught.value) == word


amounts = st.tuples(*[st.integers(0, 3)] * 4).filter(any)


@given(st.lists(amounts, max_size=4).map(tuple))
def test_gain_written_and_read(gain: tuple[tuple[int, int, int, int], ...]) -> None:
    assert parse_gain(format_gain(gain)) == gain


def test_unknown_number_for_the_end_is_kept() -> None:
    data = compile_boards.load(FOLDER)["stand-in-2"]
    assert from_data({**data, "end_free_ahu": 5}).end_free == 5
