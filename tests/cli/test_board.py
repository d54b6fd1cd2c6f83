"""referee board new, check, draw."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from referee import shelf
from tests.cli.conftest import Run
from tests.support import ROOT

BOARDS = ROOT / "referee" / "games" / "rapanui_island" / "boards"


@pytest.fixture
def ours(tmp_path: Path, run: Run) -> Path:
    """A board as `board new` writes it."""
    path = tmp_path / "ours.yaml"
    assert run("board", "new", "ours", "-o", path).code == 0
    return path


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


# new


def test_new_writes_a_board_that_is_in_order(run: Run, ours: Path) -> None:
    ran = run("board", "check", ours)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{ours}: ours is in order (board ours: invented, not the published map)\n"


@pytest.mark.parametrize(
    ("players", "said"), [("2", "[2]"), ("3-4", "[3, 4]"), ("3", "[3, 4]"), (" 4", "[3, 4]")]
)
def test_new_for_a_side(run: Run, players: str, said: str) -> None:
    ran = run("board", "new", "--players", players)
    assert (ran.code, ran.err) == (0, "")
    assert f"\nplayers: {said}\n" in ran.out
    assert '\nname: "our-board"\n' in ran.out
    assert run("board", "check", "-", stdin=ran.out).code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "7"], "referee: there is no board for 7 players; write --players 3-4|2\n"),
        (
            ["--game", "easter-island"],
            "referee: easter-island has no board files; these games have: rapa-nui-island\n",
        ),
        (
            ["two\nlines"],
            "referee: a board cannot be called two\\u000alines: `name:` needs a name of 1 to 60"
            " characters on one line, not two\\u000alines\n",
        ),
    ],
)
def test_new_refuses(run: Run, arguments: list[str], message: str) -> None:
    ran = run("board", "new", *arguments)
    assert (ran.code, ran.out, ran.err) == (2, "", message)


def test_new_replaces_no_file(run: Run, ours: Path) -> None:
    edit(ours, "stars: 4", "stars: 6")
    before = ours.read_bytes()
    ran = run("board", "new", "-o", ours)
    assert ran.code == 2
    assert "already exists" in ran.err
    assert ours.read_bytes() == before


def test_the_steps_of_a_table_that_copies_its_board(run: Run, ours: Path) -> None:
    """A slip is reported at its line. Once it is fixed and the remark is removed, the board is correct."""
    edit(ours, "stand_in: true", "stand_in: false")
    edit(ours, "  A1: {gain: egg, ahu: 2, next: [A2, B1, B2]}", "  A1: {gain: egg, ahu: 2, next: [A2, B1]}")
    ran = run("board", "check", ours)
    assert ran.code == 1
    assert "error[MA-DATA-2]: B2 is next to A1, but A1 (line 63) is not next to B2\n" in ran.out
    assert "68 │   B2: {gain: wood, ahu: 0, next: [A1, A2, B1, B3, C2, C3]}\n" in ran.out
    edit(ours, "next: [A2, B1]}", "next: [A2, B1, B2]}")
    assert run("board", "check", ours).out == f"{ours}: ours is in order\n"


# check


def test_check_judges_every_file(run: Run, ours: Path, tmp_path: Path) -> None:
    edit(ours, "stars: 4", "stars: 3")
    other = BOARDS / "stand-in-2.yaml"
    ran = run("board", "check", "--output-format", "concise", ours, tmp_path / "none.yaml", other)
    assert ran.code == 2
    assert ran.out == (
        f"{ours}:32:1: MA-DATA-6 At least one star for every player: "
        "the turn track has 3 stars, but 4 players can play on this side\n"
    )
    assert ran.err == f"referee: {tmp_path / 'none.yaml'}: No such file or directory\n"
    assert run("board", "check", ours, other).code == 1


def test_check_tells_doubts_without_refusing(run: Run, ours: Path) -> None:
    edit(ours, "  axe: [10, 9, 9, 8]", "  axe: [8, 7, 7, 6]")
    ran = run("board", "check", ours)
    assert ran.code == 0
    assert ran.out.startswith("notice[MA-DATA-12]: the top axe is worth 8")
    assert "ours is in order, 1 notice (" in ran.out
    assert "MA-DATA-12 [notice]" in run("board", "check", "--output-format", "concise", ours).out


def test_check_as_data(run: Run, ours: Path) -> None:
    edit(ours, "crater: C5", "crater: C7")
    ran = run("board", "check", "--output-format", "json", ours, BOARDS / "stand-in-34.yaml")
    assert ran.code == 1
    broken, good = json.loads(ran.out)["boards"]
    assert (broken["file"], broken["valid"], broken["name"]) == (str(ours), False, None)
    [finding] = [each for each in broken["findings"] if each["facts"].get("part") == "crater"]
    assert (finding["code"], finding["line"], finding["text"]) == ("MA-DATA-1", 25, "crater: C7")
    assert finding["facts"] == {"case": "unknown", "part": "crater", "space": "C7"}
    assert good == {
        "file": str(BOARDS / "stand-in-34.yaml"),
        "name": "stand-in-34",
        "note": "board stand-in-34: invented, not the published map",
        "valid": True,
        "findings": [],
    }


def test_check_writes_to_a_file_but_not_over_the_board(run: Run, ours: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    assert run("board", "check", ours, "-o", report).out == ""
    assert "in order" in report.read_text(encoding="utf-8")
    ran = run("board", "check", ours, "-o", ours)
    assert ran.code == 2
    assert "the output would replace the input" in ran.err
    other, before = tmp_path / "other.yaml", ours.read_bytes()
    other.write_bytes(before)
    assert run("board", "check", other, ours, "-o", ours).code == 2
    assert ours.read_bytes() == before


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"\x00", b"a: &a [*a]", b"[" * 1000, b"a: \x1b[31m"])
def test_check_of_anything_is_a_sentence(run: Run, data: bytes) -> None:
    ran = run("board", "check", "-", stdin=data)
    assert ran.code == 1
    assert "error[SYN-BOARD-" in ran.out
    assert "\x1b" not in ran.out


# draw


def test_draw_a_shipped_board_and_a_file(run: Run, ours: Path) -> None:
    shipped, own = run("board", "draw", "Stand-In-34"), run("board", "draw", ours)
    assert shipped.code == own.code == 0
    assert shipped.out.startswith("stand-in-34: for 3 or 4 players\nboard stand-in-34: invented")
    assert shipped.out.split("\n")[3:] == own.out.split("\n")[3:]


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
def test_boards_in_the_language_of_the_table(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The remarks in the file, the verdict on it and the drawing. Only the remarks of the file differ."""
    english = run("board", "new").out
    monkeypatch.setenv("REFEREE_LANGUAGE", language)
    written = run("board", "new").out
    assert _without_remarks(written) == _without_remarks(english)
    assert not set(_remarks(written)) & set(_remarks(english))
    assert "in order" not in run("board", "check", "-", stdin=written).out
    for name in ("stand-in-34", "stand-in-2"):
        drawn = run("board", "draw", name).out
        assert max(map(len, drawn.split("\n"))) < 80
        words = set(re.findall(r"[a-z]+", drawn))
        assert not words & {
            "egg",
            "reed",
            "pearl",
            "next",
            "players",
            "spaces",
            "offerings",
            "crater",
            "hen",
        }


def _remarks(text: str) -> list[str]:
    return [line for line in text.split("\n") if re.match(r"# .*[a-z]", line)]


def _without_remarks(text: str) -> list[str]:
    return [line for line in text.split("\n") if line and not line.startswith("#")]


def test_draw_a_picture(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert run("board", "draw", "stand-in-2", "--svg", "-o", picture).code == 0
    root = ElementTree.parse(picture).getroot()
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "stand-in-2"


def test_draw_nothing_that_is_broken(run: Run, ours: Path) -> None:
    edit(ours, "stars: 4", "stars: 3")
    ran = run("board", "draw", ours)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"referee: {ours}:32:1: MA-DATA-6")


def test_draw_an_unknown_board(run: Run) -> None:
    ran = run("board", "draw", "stand-in-43")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "referee: stand-in-43: there is no such file or board (did you mean stand-in-34?);"
        " the boards are: stand-in-34, stand-in-2\n"
    )


# the command


def test_with_several_games_the_game_is_to_be_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    [room] = shelf.board_rooms().values()
    monkeypatch.setattr(shelf, "board_rooms", lambda: {"one": room, "two": room})
    ran = run("board", "draw", "stand-in-2")
    assert (ran.code, ran.err) == (
        2,
        "referee: several games have board files; say which one, --game one|two\n",
    )
    assert run("board", "draw", "stand-in-2", "--game", "Two").code == 0


def test_no_subcommand_is_help(run: Run) -> None:
    ran = run("board", "-h")
    assert ran.code == 0
    assert all(f"\n  {name} " in ran.out for name in ("new", "check", "draw"))


def test_boards_cost_other_commands_nothing(tmp_path: Path) -> None:
    """Neither YAML nor the schema library is loaded to check a log that names no board file."""
    log = tmp_path / "game.moai"
    log.write_text("game: easter-island\nplayers: Ann, Ben\n\nAnn: place c3 north\n", encoding="utf-8")
    heavy = ("yaml", "jsonschema", "referee.cli.board", "referee.text.board_yaml")
    script = (
        "import sys\nfrom referee.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script, "check", str(log)],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=True,
    )
    assert done.stdout.endswith("[]\n"), done.stdout
