"""referee simulate."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import referee
from referee.cli import simulate
from referee.cli.files import Trouble
from tests.cli.conftest import Run
from tests.support import ROOT, found, marks


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# one game


def test_one_game_goes_to_the_screen(run: Run) -> None:
    ran = run("simulate", "easter-island", "--seed", "7")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == referee.simulate("easter-island", seed=7).text
    assert run("check", "-", stdin=ran.out).code == 0


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
def test_a_game_is_written_in_a_language(run: Run, language: str) -> None:
    ran = run("simulate", "rapa-nui-island", "--seed", "7", "--language", language)
    assert (ran.code, ran.err) == (0, "")
    assert "random" not in ran.out
    record, english = referee.loads(ran.out), referee.simulate("rapa-nui-island", seed=7).text
    assert record.language == language
    assert referee.format_log(record, "en").splitlines()[1:] == english.splitlines()[1:]
    assert run("check", "-", stdin=ran.out).code == 0


def test_a_game_is_not_written_in_an_unknown_language(run: Run) -> None:
    ran = run("simulate", "easter-island", "--language", "tlh")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no language tlh" in ran.err


def test_one_game_goes_to_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.moai"
    ran = run("simulate", "rapa-nui-cards", "-o", path)
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert path.read_text(encoding="utf-8") == referee.simulate("rapa-nui-cards").text


def test_one_game_goes_into_a_folder_that_is_there(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "easter-island", "--seed", "3", "-o", tmp_path)
    assert (ran.code, ran.out) == (0, "")
    assert names(tmp_path) == ["easter-island-twilight-fr-2-3.moai"]


def test_a_record_in_json(run: Run) -> None:
    ran = run("simulate", "easter-island", "--output-format", "json", "--turns", "4")
    record = referee.from_json(json.loads(ran.out))
    assert referee.format_log(record) == referee.simulate("easter-island", turns=4).text
    assert run("import", "-", stdin=ran.out).code == 0


def test_the_choices_stand_in_the_header(run: Run) -> None:
    chosen = ["--edition", "matagot-es", "--players", "3", "--board", "stand-in-34"]
    rulings = ["--ruling", "after-violation=stop"]
    ran = run("simulate", "rapa-nui-island", *chosen, *rulings, "--turns", "5")
    record = referee.loads(ran.out)
    assert (ran.code, record.header.edition, len(record.players)) == (0, "matagot-es", 3)
    assert record.header.fields == [("board", "stand-in-34")]
    assert record.header.rulings == {"after-violation": "stop"}


def test_a_board_decides_how_many_play(run: Run) -> None:
    for seed in range(6):
        ran = run(
            "simulate", "rapa-nui-island", "--board", "stand-in-2", "--seed", str(seed), "--turns", "2"
        )
        assert len(referee.loads(ran.out).players) == 2


# many


def test_many_games_go_into_a_folder_each_with_its_own_seed(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "rapa-nui-cards", "--games", "5", "--seed", "20", "-o", tmp_path / "new" / "logs")
    assert (ran.code, ran.out) == (0, "")
    assert ran.err == f"referee: wrote 5 logs to {tmp_path / 'new' / 'logs'}, 5 of them finished\n"
    files = names(tmp_path / "new" / "logs")
    assert [name.rpartition("-")[2] for name in files] and len(files) == 5
    for seed in range(20, 25):
        alone = referee.simulate("rapa-nui-cards", seed=seed)
        path = tmp_path / "new" / "logs" / f"{alone.name}.moai"
        assert path.read_text(encoding="utf-8") == alone.text
    assert run("check", tmp_path / "new").code == 0
    assert run("format", "--check", tmp_path / "new").code == 0


def test_a_board_file_is_laid_beside_the_logs(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "ours.yaml"
    assert run("board", "new", "ours", "-o", board).code == 0
    out = tmp_path / "logs"
    chosen = ["--board", board, "--games", "2", "--turns", "3"]
    assert run("simulate", "rapa-nui-island", *chosen, "-o", out).code == 0
    assert (out / "ours.yaml").read_bytes() == board.read_bytes()
    assert run("check", out).code == 0
    (out / "ours.yaml").write_text("name: another\n", encoding="utf-8")
    ran = run("simulate", "rapa-nui-island", *chosen, "--seed", "9", "-o", out)
    assert ran.code == 2
    assert "is another board; no file was replaced" in ran.err


def test_violations_are_marked_on_their_lines(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "easter-island", "--illegal", "--games", "6", "-o", tmp_path)
    assert ran.err == f"referee: wrote 6 logs to {tmp_path}, one violation each\n"
    for path in sorted(tmp_path.iterdir()):
        assert len(marks(path)) == 1
        assert found(referee.check(referee.load(path))) == marks(path)


@pytest.mark.parametrize("order", [("easter-island", "--illegal", "EI-FIRE-2"), ("--illegal", "ei-fire-2")])
def test_the_rule_to_break_stands_behind_illegal(run: Run, order: tuple[str, ...]) -> None:
    game = () if order[0] == "easter-island" else ("easter-island",)
    ran = run("simulate", *order, *game)
    assert ran.code == 0
    assert ran.out.count("#! EI-FIRE-2\n") == 1


# what goes wrong

WRONG = {
    "no such game; the games are": ["atlantis"],
    "there is no game easter-iland (did you mean easter-island?)": ["easter-iland"],
    "easter-island has no edition kosmos-nl; there are: twilight-fr": [
        "easter-island",
        "--edition",
        "kosmos-nl",
    ],
    "easter-island is for 2 players, not for 3": ["easter-island", "--players", "3"],
    "rapa-nui-cards is for 2 to 4 players, not for 5": ["rapa-nui-cards", "--players", "5"],
    "there is no temper stedy (did you mean steady?)": ["easter-island", "--temper", "stedy"],
    "no ruling is called pasing (did you mean pass": ["easter-island", "--ruling", "pasing=exactly-two"],
    "no option of passing is called exactly-three": ["easter-island", "--ruling", "passing=exactly-three"],
    "passing: write a ruling as KEY=OPTION": ["easter-island", "--ruling", "passing"],
    "passing: this ruling is given twice": [
        *("easter-island", "--ruling", "passing=exactly-two", "--ruling", "passing=up-to-two")
    ],
    "easter-island has no boards to choose from": ["easter-island", "--board", "stand-in-2"],
    "there is no board stand-in-3": ["rapa-nui-island", "--board", "stand-in-3"],
    "nowhere.yaml: No such file or directory": ["rapa-nui-island", "--board", "nowhere.yaml"],
    "the board stand-in-2 is not for 4 players": [
        *("rapa-nui-island", "--board", "stand-in-2", "--players", "4")
    ],
    "easter-island has no rule EI-FIRE-99": ["easter-island", "--illegal", "EI-FIRE-99"],
    "EI-FIRE-2: a rule to break needs --illegal": ["easter-island", "EI-FIRE-2"],
    "MA-QUAR-3 only allows": ["rapa-nui-island", "--illegal", "MA-QUAR-3"],
    "MA-DATA-3 is about board files": ["rapa-nui-island", "--illegal", "MA-DATA-3"],
    "5 logs go into a folder; say which one": ["easter-island", "--games", "5"],
}


@pytest.mark.parametrize("said", WRONG)
def test_what_cannot_be_is_said_in_one_sentence(run: Run, said: str) -> None:
    ran = run("simulate", *WRONG[said])
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said.replace("no such game", "there is no game atlantis") in ran.err


def test_a_board_that_is_not_in_order_is_refused(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "ours.yaml"
    board.write_text("name: ours\n", encoding="utf-8")
    ran = run("simulate", "rapa-nui-island", "--board", board)
    assert ran.code == 2
    assert "something is wrong with the board ours.yaml; `referee board check` shows what" in ran.err


def test_no_file_is_replaced(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.moai"
    path.write_text("mine", encoding="utf-8")
    ran = run("simulate", "easter-island", "-o", path)
    assert (ran.code, path.read_text(encoding="utf-8")) == (2, "mine")
    ran = run("simulate", "easter-island", "--games", "2", "-o", path)
    assert (ran.code, ran.err) == (2, f"referee: {path} is a file; 2 logs go into a folder\n")
    taken = tmp_path / "easter-island-twilight-fr-2-1.moai"
    taken.write_text("mine", encoding="utf-8")
    ran = run("simulate", "easter-island", "--games", "3", "-o", tmp_path)
    assert (ran.code, ran.err) == (2, f"referee: {taken} already exists; no file was replaced\n")
    assert names(tmp_path) == [taken.name, "mine.moai"]
    assert taken.read_text(encoding="utf-8") == "mine"


def test_a_run_that_was_ended_early_is_gone_on_with(run: Run, tmp_path: Path) -> None:
    """An existing file stays if it is the same game; another file of that name is not replaced."""
    command = ("simulate", "easter-island", "--turns", "3", "--games", "3", "-o", tmp_path)
    assert run(*command).code == 0
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(before) == 3
    second = sorted(tmp_path.iterdir())[1]
    second.unlink()
    ran = run(*command)
    assert (ran.code, "; 2 of them already existed\n" in ran.err) == (0, True)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    second.write_bytes(before[second.name] + b"# mine\n")
    ran = run(*command)
    assert (ran.code, ran.err) == (2, f"referee: {second} already exists; no file was replaced\n")


def test_a_folder_for_no_logs_does_not_stay(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(name: str, text: str) -> None:
        raise Trouble(f"{name}: cannot write: the disk is full")

    monkeypatch.setattr(simulate, "write_whole", full)
    ran = run("simulate", "easter-island", "--turns", "3", "--games", "2", "-o", tmp_path / "a" / "b")
    assert (ran.code, "the disk is full" in ran.err) == (2, True)
    assert names(tmp_path) == []


def test_a_folder_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = run("simulate", "easter-island", "--games", "2", "-o", tmp_path / "file" / "logs")
    assert (ran.code, ran.err) == (2, f"referee: {tmp_path / 'file' / 'logs'}: Not a directory\n")
    ran = run("simulate", "easter-island", "-o", tmp_path / "file" / "game.moai")
    assert ran.code == 2
    assert "cannot write: Not a directory" in ran.err
    assert names(tmp_path) == ["file"]


def test_nothing_is_made_for_what_cannot_be(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "easter-island", "--players", "9", "--games", "2", "-o", tmp_path / "new")
    assert ran.code == 2
    assert names(tmp_path) == []


# progress


def test_progress_is_silent_unless_asked_for(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "EVERY", 0)
    many = ["simulate", "easter-island", "--games", "4"]
    silent = run(*many, "-o", tmp_path / "one")
    told = run(*many, "-o", tmp_path / "two", "--progress")
    assert silent.err.count("\n") == 1
    assert told.err.startswith("referee: 1 of 4\nreferee: 2 of 4\nreferee: 3 of 4\nreferee: wrote 4 logs")
    assert silent.out == told.out == ""


def test_another_process_writes_the_same_bytes() -> None:
    """The result does not depend on the hash seed, or on games that were played before."""
    command = [
        sys.executable,
        "-m",
        "referee",
        "simulate",
        "rapa-nui-island",
        "--seed",
        "5",
        "--turns",
        "60",
    ]
    outputs = {
        subprocess.run(
            command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    alone = referee.simulate("rapa-nui-island", seed=5, turns=60).text.encode()
    assert outputs == {alone}


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal of its own")
def test_a_terminal_is_told_how_far_it_is_and_left_clean(tmp_path: Path) -> None:
    import pty

    script = "from referee.cli import simulate, main; simulate.EVERY = 0; main()"
    command = [
        sys.executable,
        "-c",
        script,
        "simulate",
        "easter-island",
        "--games",
        "3",
        "-o",
        str(tmp_path),
    ]
    outside, inside = pty.openpty()
    try:
        subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=inside, check=True)
        told = os.read(outside, 10_000).decode()
    finally:
        os.close(outside)
        os.close(inside)
    assert told.startswith("referee: 1 of 3\rreferee: 2 of 3\r\r\033[Kreferee: wrote 3 logs to ")
