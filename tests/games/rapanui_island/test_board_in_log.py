"""How a board comes to a game: by the header, from beside the log, and into every report.

The game is one of the shelf that was given boards, since only the way of the board matters here.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import referee
from referee import shelf
from referee.core import editions
from referee.core.editions import settle
from referee.core.verdict import Verdict
from referee.export.findings import board_to_json, head_to_json, verdict_to_json
from referee.export.report import full
from referee.export.scores import sheet_to_json, sheet_to_text
from referee.export.terminal import PLAIN
from referee.export.verdict_line import verdict_line
from referee.games.rapanui_island.board_files import BOARDS
from tests.games.rapanui_island.board_files import TWO, changed
from tests.support import ROOT

PLAIN_GAME = shelf.game("easter-island")
NAME = "game-with-boards"
NOTE = "board stand-in-2: invented, not the published map"
OURS = changed(changed(TWO, "name: stand-in-2", "name: ours"), "stand_in: true", "stand_in: false")
BROKEN = changed(changed(OURS, "stars: 2", "stars: 1"), "[4, 3, 2]", "[4, 3, 0]")
DOUBTFUL = changed(OURS, "  axe: [10, 9, 9, 8]", "  axe: [8, 7, 7, 6]")


def _options(board: Any, **values: Any) -> SimpleNamespace:
    return SimpleNamespace(board=board, **values)


GAME = replace(PLAIN_GAME, name=NAME, boards=BOARDS, options=_options)


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    real, own = shelf.game, shelf.packages()
    monkeypatch.setattr(shelf, "game", lambda name: GAME if name == NAME else real(name))
    monkeypatch.setattr(shelf, "names", lambda: (NAME,))
    monkeypatch.setattr(shelf, "packages", lambda: {**own, NAME: "easter_island"})
    yield
    for key in [key for key in editions._settled if key[0] == NAME]:
        del editions._settled[key]


def log(board: str = "", move: str = "Ann: place c3 north", more: str = "") -> str:
    line = f"board: {board}\n" if board else ""
    return f"game: {NAME}\nedition: twilight-fr\n{line}players: Ann, Ben\n{more}\n{move}\n"


def written(folder: Path, board: str, text: str | None = OURS, name: str = "ours.yaml") -> Path:
    if text is not None:
        (folder / name).write_text(text, encoding="utf-8")
    path = folder / "game.moai"
    path.write_text(log(board), encoding="utf-8")
    return path


def refused(record: referee.core.record.Record) -> tuple[str, int, str]:
    """The one finding of a log whose board is none: it is not judged, and nothing else is told."""
    verdict = referee.check(record)
    assert not verdict.judged and not verdict.legal
    [finding] = verdict.findings
    assert finding.span is not None and finding.span.column == len("board: ") + 1
    return finding.code, finding.place.line, finding.message


# Which board


def test_without_a_board_line_the_number_of_players_decides() -> None:
    record = referee.loads(log())
    assert record.terms.options.board is BOARDS.make("stand-in-2")
    three = referee.loads(log().replace("Ann, Ben", "Ann, Ben, Cyd"))
    assert three.terms.options.board is BOARDS.make("stand-in-34")


@pytest.mark.parametrize("word", ["stand-in-34", "Stand-In-34"])
def test_a_shipped_board_by_its_name(word: str) -> None:
    record = referee.loads(log(word))
    assert record.terms.board is record.terms.options.board is BOARDS.make("stand-in-34")
    assert referee.check(record).legal


def test_an_unknown_board() -> None:
    assert refused(referee.loads(log("stand-in-43"))) == (
        "SYN-BOARD-1",
        3,
        "there is no board stand-in-43 (did you mean stand-in-34?); the boards are: stand-in-34, stand-in-2; "
        "for your own board, name a file in the folder of the log, such as `board: ours.yaml`",
    )


def test_a_file_beside_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, "ours.yaml")
    record = referee.load(path)
    assert record.terms.board.name == "ours"
    assert referee.check(record).findings == []
    monkeypatch.chdir(tmp_path)
    assert referee.load("game.moai").terms.board.name == "ours"
    assert referee.loads(path.read_text(), folder=".").terms.board.name == "ours"


def test_text_has_no_folder() -> None:
    code, _, message = refused(referee.loads(log("ours.yaml")))
    assert (code, message) == (
        "SYN-BOARD-1",
        "the board ours.yaml cannot be read: this log does not come from a file, so there is no folder to look in",
    )


def test_a_broken_board_is_one_finding_with_its_code_its_file_and_its_line(tmp_path: Path) -> None:
    path = written(tmp_path, "ours.yaml", BROKEN)
    assert refused(referee.load(path)) == (
        "MA-DATA-5",
        3,
        "ours.yaml, line 8: column 3 has 0 slots, but must have at least 1 (and 1 more: referee board check ours.yaml)",
    )
    (tmp_path / "ours.yaml").write_text("name: [", encoding="utf-8")
    assert refused(referee.load(path))[::2] == (
        "SYN-BOARD-2",
        "ours.yaml, line 1: something is missing before this",
    )


def test_a_doubt_about_the_board_is_a_notice_and_hinders_nothing(tmp_path: Path) -> None:
    record = referee.load(written(tmp_path, "ours.yaml", DOUBTFUL))
    verdict = referee.check(record)
    assert verdict.judged and verdict.legal
    [finding] = verdict.findings
    assert (finding.code, finding.severity, finding.place.line) == ("MA-DATA-12", "notice", 3)
    assert finding.message.startswith("ours.yaml, line 41: the top axe is worth 8")
    assert referee.format_log(record).split("\n")[2] == "board: ours.yaml"
    assert len(full(verdict, PLAIN)) == 1


def test_edition_and_rulings_are_judged_even_without_a_board() -> None:
    text = log("nowhere").replace("twilight-fr", "twilight-xx")
    assert [f.code for f in referee.check(referee.loads(text)).findings] == ["SYN-HEAD-3", "SYN-BOARD-1"]


def test_two_boards() -> None:
    text = log("stand-in-2", more="board: stand-in-34\n")
    [finding] = referee.check(referee.loads(text)).findings
    assert (finding.code, finding.place.line, finding.message) == (
        "SYN-HEAD-5",
        5,
        "`board:` is already on line 3",
    )


def test_a_game_without_boards_keeps_the_line_as_a_remark() -> None:
    text = log("ours.yaml").replace(NAME, "easter-island")
    record = referee.loads(text)
    assert referee.check(record).findings == []
    assert record.terms.board is None and record.terms.note == ""
    assert ("board", "ours.yaml") in record.header.fields


# A stranger's log reads no other file


@pytest.mark.parametrize(
    "word",
    [
        "../ours.yaml",
        "/etc/ours.yaml",
        "sub/ours.yaml",
        "..\\ours.yaml",
        "C:ours.yaml",
        ".yaml",
        "..yaml",
        ".hidden.yaml",
    ],
)
def test_only_a_bare_name_is_a_file(word: str, tmp_path: Path) -> None:
    folder = tmp_path / "sub"
    folder.mkdir()
    for place in (tmp_path, folder):
        (place / "ours.yaml").write_text(OURS, encoding="utf-8")
    (folder / ".hidden.yaml").write_text(OURS, encoding="utf-8")
    code, _, message = refused(referee.load(written(folder, word, None)))
    assert code == "SYN-BOARD-1"
    assert message.endswith("name a file in the same folder as the log, without a path")


@pytest.mark.parametrize("word", ["ours.txt", "game.moai", "passwd", "ours.yaml.txt"])
def test_only_yaml_is_a_file(word: str, tmp_path: Path) -> None:
    _, _, message = refused(referee.load(written(tmp_path, word, OURS, word)))
    assert message.startswith(f"there is no board {word}")


def test_what_is_no_plain_file(tmp_path: Path) -> None:
    path = written(tmp_path, "ours.yaml", None)
    ours = tmp_path / "ours.yaml"

    def reason() -> str:
        return refused(referee.load(path))[2].removeprefix("the board ours.yaml cannot be read: ")

    assert reason() == "there is no such file in the folder of the log"
    ours.mkdir()
    assert reason() == "it is not a regular file"
    ours.rmdir()
    os.mkfifo(ours)
    assert reason() == "it is not a regular file"
    ours.unlink()
    (tmp_path / "elsewhere.yaml").write_text(OURS, encoding="utf-8")
    ours.symlink_to(tmp_path / "elsewhere.yaml")
    assert reason() == "it is a link, and links are not followed"
    ours.unlink()
    ours.symlink_to("nowhere")
    assert reason() == "it is a link, and links are not followed"


def test_a_large_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = written(tmp_path, "ours.yaml", OURS + "# " + "x" * 70_000)
    assert refused(referee.load(path))[2] == "ours.yaml, line 1: the file is larger than 64 KiB"


def test_nothing_of_a_file_that_is_no_board_is_shown(tmp_path: Path) -> None:
    path = written(tmp_path, "ours.yaml", "password: hunter2\n")
    assert "hunter2" not in "\n".join(full(referee.check(referee.load(path)), PLAIN))


# Terms


def test_boards_share_the_plan_and_are_not_remembered() -> None:
    one, other = BOARDS.make("stand-in-2"), BOARDS.make("stand-in-34")
    first, second = settle(GAME, "twilight-fr", {}, one), settle(GAME, "twilight-fr", {}, other)
    assert (first.board, second.board) == (one, other)
    assert (first.options.board, second.options.board) == (one, other)
    assert first.plan is second.plan and first.quick is second.quick
    before = len(editions._settled)
    for number in range(20):
        text = changed(TWO, "stars: 2", f"stars: {number + 2}")
        settle(GAME, "twilight-fr", {}, referee.text.boards.read_board(text.encode(), BOARDS).board)
    assert len(editions._settled) == before


# Reports say that a board is invented


def verdict_of(text: str) -> Verdict:
    return referee.check(referee.loads(text, name="game.moai"))


def test_findings_and_the_verdict_say_it() -> None:
    verdict = verdict_of(log(move="Ann: place f9 north"))
    assert f"  = note    {NOTE}" in full(verdict, PLAIN)[0].split("\n")
    assert verdict_line(verdict, PLAIN).endswith(f"[twilight-fr; {NOTE}]")


def test_the_score_and_the_table_say_it() -> None:
    verdict = verdict_of(log())
    assert f"  {NOTE}" in sheet_to_text(verdict, False).split("\n")
    assert referee.show(referee.loads(log())).split("\n")[-1] == NOTE


@pytest.mark.parametrize(("text", "note"), [(TWO, NOTE), (OURS, None)])
def test_data_says_it_and_fits_its_schema(text: str, note: str | None, tmp_path: Path) -> None:
    verdict = referee.check(referee.load(written(tmp_path, "ours.yaml", text)))
    name = "stand-in-2" if note else "ours"
    data = {**head_to_json(), "logs": [verdict_to_json(verdict)]}
    sheet = sheet_to_json(verdict, False)
    assert data["logs"][0]["board"] == sheet["board"] == {"name": name, "note": note}
    for schema, document in (("verdict", data), ("scores", sheet)):
        rules = json.loads((ROOT / "schemas" / f"{schema}.schema.json").read_text(encoding="utf-8"))
        Draft202012Validator(rules).validate(document)


def test_a_board_of_ones_own_is_not_called_invented(tmp_path: Path) -> None:
    record = referee.load(written(tmp_path, "ours.yaml"))
    verdict = referee.check(record)
    assert "invented" not in verdict_line(verdict, PLAIN) + sheet_to_text(verdict, False) + referee.show(
        record
    )


def test_a_game_without_boards_has_none_in_its_data() -> None:
    record = referee.loads(log().replace(NAME, "easter-island"))
    assert board_to_json(record.terms) == {}


# Data in and out


def test_import_finds_the_board_beside_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.export.schema.validate", lambda *_: None)  # no schema knows this game
    record = referee.load(written(tmp_path, "ours.yaml"))
    data = referee.to_json(record)
    assert referee.from_json(data, folder=tmp_path).terms.board.name == "ours"
    with pytest.raises(ValueError, match="there is no folder to look in"):
        referee.from_json(data)
