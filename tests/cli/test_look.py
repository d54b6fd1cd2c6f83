"""referee score, show and legal: what the table looked like, at the end or at a moment."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import referee
from tests.cli.conftest import BAD, GOOD, Run
from tests.export.data import faults
from tests.support import RECORDS

ENDING = RECORDS / "easter-island/legal/endings/one-left-by-enemy-ray.moai"
COMMANDS = ("score", "show", "legal")


def test_score_of_a_game_that_is_over(run: Run) -> None:
    ran = run("score", ENDING)
    assert (ran.code, ran.err) == (0, "")
    assert "result: Ben wins: Ann had a single statue left (one-left; " in ran.out


def test_score_as_data_and_as_a_table(run: Run) -> None:
    data = json.loads(run("score", "--output-format", "json", ENDING).out)
    assert faults("scores", data) == []
    assert (next(iter(data)), data["winners"]) == ("schema_version", ["Ben"])
    table = run("score", "--output-format", "csv", ENDING).out
    assert table.startswith("player,rule,label,amount,most,details\nAnn,")


def test_score_of_a_wrong_log_is_provisional(run: Run, bad: Path) -> None:
    ran = run("score", bad)
    assert ran.code == 1
    assert "\nprovisional: " in ran.out
    assert [line.split(": ")[2].split()[0] for line in ran.err.splitlines()] == ["EI-GRID-1", "SYN-VERB-1"]


def test_score_at_a_moment_before_the_fault_is_clean(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "late.moai"
    path.write_text(GOOD + "Ben: plaec\n", encoding="utf-8")
    assert run("score", "--at", "5", path).code == 0
    assert run("score", "--at", "6", path).code == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_a_wrong_log_is_named_and_gives_exit_code_1(run: Run, tmp_path: Path, command: str) -> None:
    path = tmp_path / "late.moai"
    path.write_text(GOOD + "Ben: place c9 north\nAnn: plaec\n", encoding="utf-8")
    whole = run(command, path)
    assert (whole.code, bool(whole.out)) == (1, True)
    assert "EI-GRID-1" in whole.err and "SYN-VERB-1" in whole.err
    before = run(command, path, "--at", "5")
    assert (before.code, before.err) == (0, "")
    there = run(command, path, "--at", "6")
    # what could have been played instead of a wrong action does not depend on that action
    assert (there.code, "EI-GRID-1" in there.err) == ((0, False) if command == "legal" else (1, True))
    assert run(command, path, "--at", "7").code == 1


def test_a_picture_of_a_wrong_log_gives_exit_code_1(run: Run, bad: Path) -> None:
    ran = run("show", bad, "--output-format", "svg")
    assert (ran.code, ran.out.startswith("<")) == (1, True)


def test_show_draws_the_table(run: Run, good: Path) -> None:
    ran = run("show", good)
    assert (ran.code, ran.err) == (0, "")
    assert " A^ " in ran.out
    assert ran.out == referee.show(referee.load(good)) + "\n"


def test_colours_are_for_terminals_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = run("show", ENDING, "--at", "13").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    painted = run("show", ENDING, "--at", "13").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert run("show", ENDING, "--at", "13").out == plain
    assert "\x1b" not in plain
    assert painted.replace("\x1b[0m", "").replace("\x1b[1;36m", "").replace("\x1b[1;33m", "") == plain
    assert "\x1b[1;36mA^\x1b[0m" in painted


def test_show_at_a_moment(run: Run) -> None:
    path = RECORDS / "easter-island/legal/endings/all-fired-by-majority.moai"
    line = referee.load(path).entries[10].line
    boards = [run("show", "--at", at, path).out for at in (str(line), f"{line}.1", f"{line}.2")]
    assert boards[0] == boards[2] != boards[1]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("at", ["9999", "6", "5.9"])
def test_a_moment_that_the_log_does_not_have(run: Run, good: Path, command: str, at: str) -> None:
    ran = run(command, good, "--at", at)
    assert (ran.code, ran.out) == (2, "")
    assert f"{at.partition('.')[0]}" in ran.err


def test_legal_lists_what_may_be_played(run: Run, good: Path) -> None:
    rows = run("legal", good).out.splitlines()
    assert "Ben: place d4 west" in rows
    assert len(rows) == len(set(rows)) == 24 * 4
    data = json.loads(run("legal", "--output-format", "json", good).out)
    assert [f"{each['player']}: {each['action']}" for each in data] == rows


def test_what_is_listed_as_legal_is_judged_legal(run: Run) -> None:
    path = RECORDS / "easter-island/legal/endings/unfinished.moai"
    text = path.read_text(encoding="utf-8").rstrip().rpartition("\n")[0]
    rows = run("legal", "-", stdin=text + "\n").out.splitlines()
    assert rows
    for row in rows[::7]:
        assert referee.check(referee.loads(f"{text}\n{row}\n")).legal, row


def test_legal_instead_of_a_line(run: Run, good: Path) -> None:
    rows = run("legal", "--at", "5", good).out.splitlines()
    assert {row.partition(":")[0] for row in rows} == {"Ann"}
    assert len(rows) == 25 * 4


def test_an_empty_list_replaces_an_old_one(run: Run, tmp_path: Path) -> None:
    listed = tmp_path / "legal.txt"
    listed.write_text("old", encoding="utf-8")
    over = RECORDS / "easter-island/legal/endings/one-left-by-enemy-ray.moai"
    ran = run("legal", over, "-o", listed)
    assert (ran.code, listed.read_text(encoding="utf-8").strip()) == (0, "")
    assert "nothing can be played" in ran.err


def test_nothing_is_legal_when_the_game_is_over(run: Run) -> None:
    ran = run("legal", ENDING)
    assert ran.out == ""
    assert "nothing can be played" in ran.err
    assert json.loads(run("legal", "--output-format", "json", ENDING).out) == []


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("at", ["0", "x", "5.", "5.0", ".1", "-1", "", "5.1.1", "9" * 5000, "٣", " "])
def test_a_moment_that_is_none(run: Run, good: Path, command: str, at: str) -> None:
    ran = run(command, good, f"--at={at}")
    assert (ran.code, ran.out) == (2, "")
    assert "is not a place in a log: write 31 (a line) or 31.2 (an action)" in ran.err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_log_that_names_no_game(run: Run, command: str) -> None:
    ran = run(command, "-", stdin="players: Ann, Ben\n")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("referee: -:1:1: SYN-HEAD-1 ")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_wrong_log_is_shown_with_a_warning(run: Run, command: str) -> None:
    ran = run(command, "-", "--stdin-filename", "x.moai", stdin=BAD)
    assert ran.out
    assert "referee: x.moai:5:6: EI-GRID-1" in ran.err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("players", ["Ann", "Ann, Ben, Cora", "Ann, Ann", "李明, 김"])
def test_odd_tables_can_be_looked_at(run: Run, command: str, players: str) -> None:
    first = players.partition(",")[0]
    text = f"game: easter-island\nplayers: {players}\n\n{first}: place c3 north\n"
    ran = run(command, "-", stdin=text)
    assert ran.code in (0, 1)
    assert "unpack" not in ran.err


@pytest.mark.parametrize("command", COMMANDS)
def test_output_to_a_file(run: Run, good: Path, tmp_path: Path, command: str) -> None:
    ran = run(command, good, "-o", tmp_path / "out.txt")
    assert (ran.code, ran.out) == (0, "")
    assert (tmp_path / "out.txt").read_text(encoding="utf-8") == run(command, good).out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("mark", ["\x9b31m", "\u202e", "\u200f", "\x1b[31m"])
def test_no_name_steers_the_terminal(run: Run, command: str, mark: str) -> None:
    text = f"game: easter-island\nplayers: A{mark}nn, Ben\n\n"
    ran = run(command, "-", "--stdin-filename", f"x{mark}", stdin=text)
    assert mark[0] not in ran.out + ran.err


def test_show_as_a_picture(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    assert run("show", ENDING, "--at", "13", "--output-format", "svg", "-o", picture) == (0, "", "")
    root = ElementTree.parse(picture).getroot()
    assert root.tag.endswith("svg")
    assert run("show", ENDING, "--at", "13", "--output-format", "svg").out == picture.read_text(
        encoding="utf-8"
    )


def test_show_as_a_picture_says_which_board_it_is(run: Run) -> None:
    path = RECORDS / "rapa-nui-island/legal/games/2-players-es.moai"
    ran = run("show", path, "--output-format", "svg")
    assert ran.code == 0
    assert "board stand-in-2: invented, not the published map" in ran.err
    assert "board stand-in-2: invented, not the published map</text>" in ran.out


def test_there_is_no_picture_of_no_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "unknown.moai"
    path.write_text("game: chess\nplayers: Ann, Ben\n\nAnn: e4\n", encoding="utf-8")
    ran = run("show", path, "--output-format", "svg")
    assert (ran.code, ran.out) == (1, "")


def test_score_as_a_page_and_as_a_chart(run: Run, tmp_path: Path) -> None:
    for kind, sign in (("html", "<!DOCTYPE html>"), ("svg", "<svg")):
        output = tmp_path / f"score.{kind}"
        assert run("score", ENDING, "--output-format", kind, "-o", output) == (0, "", "")
        assert output.read_text(encoding="utf-8").startswith(sign)
    ran = run("score", ENDING, "--why", "Ann", "--output-format", "svg")
    assert (ran.code, ran.out) == (2, "")


def test_the_chart_ends_at_the_moment_that_was_asked_for(run: Run) -> None:
    chart = run("score", ENDING, "--at", "13", "--output-format", "svg").out
    assert "At the end: Ann 4, Ben 4." in chart
