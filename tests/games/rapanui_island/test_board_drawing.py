"""The template that a table fills in, and boards drawn in characters and as a picture."""

from __future__ import annotations

import math
from xml.etree import ElementTree

import pytest
from syrupy.assertion import SnapshotAssertion

from referee.games.rapanui_island.board.board import Board, shipped
from referee.games.rapanui_island.board.svg import RADIUS
from referee.games.rapanui_island.board_files import BOARDS
from tests.games.rapanui_island.board_files import FOUR, changed, reading

SVG = "{http://www.w3.org/2000/svg}"
NASTY = "<script>alert('&\"x')</script>"


def nasty() -> Board:
    """A board whose name would be markup, from a file as a stranger writes it."""
    board: Board = reading(
        changed(FOUR, "name: stand-in-34", f"name: {NASTY!r}".replace("\\'", "''"))
    ).board
    assert board.name == NASTY
    return board


def without_map(text: str) -> str:
    before, _, after = text.partition("map:\n")
    return before + "spaces:\n" + after.partition("spaces:\n")[2]


# The template


@pytest.mark.parametrize("like", BOARDS.shipped)
def test_template_is_in_order_and_holds_the_board_it_began_from(like: str) -> None:
    read = reading(BOARDS.template("ours", like))
    assert read.flaws == ()
    board, begun = read.board, shipped(like)
    assert (board.name, board.stand_in) == ("ours", True)
    for field in Board.__slots__:  # type: ignore[attr-defined]
        assert field == "name" or getattr(board, field) == getattr(begun, field), field


@pytest.mark.parametrize(
    "name", ["ours", "12", "no", 'a "quoted" name: # x', "L'île é", "{}", "back\\slash"]
)
def test_any_name_survives_the_template(name: str) -> None:
    assert reading(BOARDS.template(name, "stand-in-2")).board.name == name


def test_template_explains_every_part() -> None:
    """A remark stands right above each part, and no part is without one."""
    lines = BOARDS.template("ours", "stand-in-34").split("\n")
    parts = [number for number, line in enumerate(lines) if line[:1].isalpha()]
    assert len(parts) == 13
    for number in parts:
        assert lines[number - 1].startswith("# ") or lines[number].startswith("pukao_quarry:")
    assert max(map(len, lines)) <= 108


def test_template(snapshot: SnapshotAssertion) -> None:
    assert BOARDS.template("ours", "stand-in-2") == snapshot


# In characters


@pytest.mark.parametrize("name", BOARDS.shipped)
def test_drawing(name: str, snapshot: SnapshotAssertion) -> None:
    assert BOARDS.draw(shipped(name)) == snapshot


def test_drawing_without_a_map_is_the_list() -> None:
    board = reading(without_map(FOUR)).board
    whole, listed = BOARDS.draw(shipped("stand-in-34")), BOARDS.draw(board)
    assert "[ ] quarry" in whole and "[ ] quarry" not in listed
    assert "C5  crater    0 ahu  next to B4 B5 C4 C6 D4 D5" in listed
    assert all(line in whole for line in listed.split("\n"))


def test_words_of_a_drawing_never_touch() -> None:
    """Long gains and crowded sketches make the drawing wider, not unreadable."""
    text = changed(FOUR, "A1: {gain: egg,", "A1: {gain: reed+egg/wood+wood+pearl,")
    text = changed(text, "A1  A2  A3  A4", "A1 A2  A3  A4")
    drawn = BOARDS.draw(reading(text).board).split("\n")
    first = next(at for at, line in enumerate(drawn) if line.split()[:1] == ["A1"])
    assert [line.split() for line in drawn[first : first + 7]] == [
        ["A1", "A2", "A3", "A4"],
        ["reed+", "wood", "reed", "egg"],
        ["egg/"],
        ["wood+"],
        ["wood+"],
        ["pearl"],
        ["^^", "^", "^", "^^"],
    ]


# As a picture


def test_picture(snapshot: SnapshotAssertion) -> None:
    assert BOARDS.svg(shipped("stand-in-2")) == snapshot


@pytest.mark.parametrize("text", [FOUR, without_map(FOUR)], ids=["map", "no map"])
def test_picture_shows_every_space_apart_from_the_others(text: str) -> None:
    board = reading(text).board
    root = ElementTree.fromstring(BOARDS.svg(board))
    width, height = int(root.attrib["width"]), int(root.attrib["height"])
    circles = [(int(c.attrib["cx"]), int(c.attrib["cy"])) for c in root.iter(f"{SVG}circle")]
    assert len(circles) == len(board.names)
    assert all(RADIUS <= x <= width - RADIUS and RADIUS <= y <= height - RADIUS for x, y in circles)
    pairs = [(a, b) for a in circles for b in circles if a < b]
    assert min(math.dist(a, b) for a, b in pairs) > 2 * RADIUS
    assert len(list(root.iter(f"{SVG}path"))) == sum(map(len, board.next)) // 2
    assert len(list(root.iter(f"{SVG}rect"))) == 1 + len(board.platforms)
    words = {element.text for element in root.iter(f"{SVG}text")}
    assert {board.name, board.note, "[C5]", "[C2]", "A1", "egg/wood", "crater"} <= words


def test_names_cannot_become_markup() -> None:
    picture = BOARDS.svg(nasty())
    root = ElementTree.fromstring(picture)
    assert "<script" not in picture
    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {
        "svg",
        "title",
        "rect",
        "text",
        "path",
        "circle",
    }
    assert root.findtext(f"{SVG}title") == NASTY


def test_picture_needs_nothing_from_elsewhere() -> None:
    picture = BOARDS.svg(shipped("stand-in-34"))
    assert picture.count("http") == 1  # the name of the format
    assert "href" not in picture and "url(" not in picture
