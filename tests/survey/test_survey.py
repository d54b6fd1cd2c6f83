"""The tables of a survey: every log a row, rows by the schema, and the same rows whatever happened."""

from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from referee.batch.source import Failed
from referee.survey import store
from referee.survey.parquet import columns
from referee.survey.rows import TABLES, unreadable
from tests.archive.made import archive_bytes
from tests.cli.conftest import BAD, GOOD, Run, good, run
from tests.effort import some, tries
from tests.export.data import validator
from tests.support import RECORDS

__all__ = ["good", "run"]


def tables(folder: Path) -> dict[str, bytes]:
    return {table: (folder / f"{table}.jsonl").read_bytes() for table in TABLES}


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    text = (folder / f"{table}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture(scope="module")
def surveyed(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tables of the archive, by one process that nobody disturbed."""
    folder = tmp_path_factory.mktemp("undisturbed") / "tables"
    done = subprocess.run(
        [sys.executable, "-m", "referee", "survey", str(archive), "-o", str(folder), "-q"],
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")  # the archive has logs that cannot be read
    assert b"internal error" not in done.stderr
    return folder


@pytest.mark.parametrize("table", TABLES)
def test_rows_are_valid_by_the_schema(surveyed: Path, table: str) -> None:
    schema = validator("survey")
    of_table = schema.evolve(schema={**schema.schema, "anyOf": [{"$ref": f"#/$defs/{table}"}]})
    found = rows(surveyed, table)
    assert found
    assert [str(error) for row in found for error in of_table.iter_errors(row)] == []
    assert {tuple(row) for row in found} == {tuple(columns()[table])}


def test_every_log_is_a_row(archive: Path, surveyed: Path) -> None:
    games = rows(surveyed, "games")
    assert [game["log"] for game in games] == list(range(len(games)))
    by_name = {game["name"].removeprefix(f"{archive}/"): game for game in games}
    assert len(by_name) == len(games)
    assert by_name["chess.moai"]["verdict"] == "unjudged"
    assert by_name["inner.zip"]["verdict"] == by_name["../out.moai"]["verdict"] == "unreadable"
    assert by_name["inner.zip"]["trouble"] == "an archive inside an archive is not opened"
    assert {game["verdict"] for game in games} >= {"legal", "illegal", "unjudged", "unreadable"}


def test_rows_are_those_of_check(run: Run, archive: Path, surveyed: Path) -> None:
    told = [json.loads(line) for line in run("check", archive, "--output-format", "jsonl").out.splitlines()]
    games = [game for game in rows(surveyed, "games") if game["verdict"] != "unreadable"]
    assert [each["file"] for each in told] == [game["name"] for game in games]
    codes: dict[int, list[str]] = {game["log"]: [] for game in games}
    for finding in rows(surveyed, "findings"):
        codes[finding["log"]].append(finding["code"])
    for verdict, game in zip(told, games, strict=True):
        assert verdict["legal"] == (game["verdict"] in ("legal", "undecided"))
        assert verdict["status"] == game["ending"]
        assert verdict["actions"] == game["actions"]
        assert [finding["code"] for finding in verdict["findings"]] == codes[game["log"]]


def test_several_processes_write_the_same(archive: Path, surveyed: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "referee", "survey", str(archive), "-o", str(tmp_path / "two")]
    done = subprocess.run([*command, "--jobs", "2"], check=False, capture_output=True)
    assert done.returncode == 2
    assert tables(tmp_path / "two") == tables(surveyed)


KILLED = """
import os, signal, sys
left, seed, *command = sys.argv[1:]
left = int(left)
from referee import disk
from referee.survey import store
store.LOGS_BETWEEN = 7
def counted(function, half=None):
    def instead(*given, **more):
        global left
        left -= 1
        if left == 0:
            if half:
                half(*given)
            os.kill(os.getpid(), signal.SIGKILL)
        return function(*given, **more)
    return instead
real = disk.fill
disk.fill = counted(disk.fill, lambda descriptor, data: real(descriptor, bytes(data)[: len(data) // 2]))
store.os.fsync = counted(os.fsync)
store.os.replace = counted(os.replace)
store.os.ftruncate = counted(os.ftruncate)
store.Store.add = counted(store.Store.add)
sys.argv = ["referee", *command]
from referee.cli import main
main()
"""


@pytest.mark.parametrize("seed", range(tries(1, 10)))
@pytest.mark.parametrize("jobs", some(["1", "2"], 2, start=1))
def test_killed_and_resumed_it_has_the_same_rows(
    archive: Path, surveyed: Path, tmp_path: Path, seed: int, jobs: str
) -> None:
    """Killed in the midst of a write, before and after each step that brings rows to the disk."""
    dice = random.Random(seed)
    command = ["survey", str(archive), "-o", str(tmp_path / "tables"), "-q", "--jobs", jobs]
    kills = 0
    for _ in range(tries(4, 10)):
        calls = dice.randrange(1, 60)
        done = subprocess.run(
            [sys.executable, "-c", KILLED, str(calls), str(seed), *command],
            capture_output=True,
            check=False,
        )
        kills += done.returncode == -9
        assert done.returncode in (-9, 2), done.stderr
    assert kills
    last = subprocess.run([sys.executable, "-m", "referee", *command], capture_output=True, check=False)
    assert last.returncode == 2, last.stderr
    assert tables(tmp_path / "tables") == tables(surveyed)
    assert {path.name for path in (tmp_path / "tables").iterdir()} == {
        "survey.json",
        *(f"{table}.jsonl" for table in TABLES),
    }


def test_a_complete_survey_is_only_asked(run: Run, archive: Path, tmp_path: Path) -> None:
    first = run("survey", archive, "-o", tmp_path / "a")
    before = tables(tmp_path / "a")
    again = run("survey", archive, "-o", tmp_path / "a")
    assert again.out == first.out
    assert "is complete" in again.err
    assert tables(tmp_path / "a") == before


def test_the_summary(run: Run, tmp_path: Path, snapshot: object) -> None:
    finished = RECORDS / "easter-island" / "legal" / "endings" / "one-left-by-enemy-ray.moai"
    logs = {"good.moai": GOOD, "bad.moai": BAD, "again.moai": BAD, "chess.moai": "game: chess\n"}
    files = {name: text.encode() for name, text in logs.items()}
    files |= {"finished.moai": finished.read_bytes(), "inner.zip": b""}
    (tmp_path / "games.tar").write_bytes(archive_bytes(".tar", files))
    assert run("survey", tmp_path / "games.tar", "-o", tmp_path / "tables").out == snapshot


def test_a_log_that_cannot_be_read_is_said_by_the_exit_code_each_time(run: Run, tmp_path: Path) -> None:
    for name, files, code in (
        ("whole", {"good.moai": GOOD, "bad.moai": BAD}, 0),
        ("broken", {"good.moai": GOOD, "inner.zip": ""}, 2),
    ):
        archive = tmp_path / f"{name}.tar"
        archive.write_bytes(archive_bytes(".tar", {each: text.encode() for each, text in files.items()}))
        for _ in range(2):  # the second run finds the tables complete
            ran = run("survey", archive, "-o", tmp_path / name, "-q")
            assert ran.code == code
            assert ("1 log could not be read; the table `games` says why" in ran.err) is bool(code)


# What cannot be


def test_another_survey_is_not_replaced(run: Run, archive: Path, surveyed: Path, good: Path) -> None:
    before = tables(surveyed)
    ran = run("survey", good, "-o", surveyed)
    assert ran.code == 2
    assert ran.err == (
        f"referee: {surveyed} has a survey of other logs, or the logs, the configuration or the language "
        "have changed; use another folder\n"
    )
    assert tables(surveyed) == before


@pytest.mark.parametrize("how", ["configuration", "language"])
def test_a_survey_on_other_terms_is_another_survey(run: Run, good: Path, tmp_path: Path, how: str) -> None:
    """Its rows would be those of the first terms, though the next run would call them complete."""
    command = ("survey", good, "-o", tmp_path / "tables")
    assert run(*command).code == 0
    assert "complete" in run(*command).err
    if how == "configuration":
        (good.parent / "referee.toml").write_text("[rulings.easter-island]\n", encoding="utf-8")
    ran = run(*command, *(["--language", "fr"] if how == "language" else []))
    assert ran.code == 2
    assert ("la configuration ou la langue" if how == "language" else "the configuration") in ran.err
    (good.parent / "referee.toml").unlink(missing_ok=True)
    assert run(*command).code == 0


def test_a_file_of_somebody_else_is_not_replaced(run: Run, good: Path, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("mine")
    ran = run("survey", good, "-o", tmp_path)
    assert ran == (2, "", f"referee: {tmp_path}/games.jsonl already exists; no file was replaced\n")
    assert (tmp_path / "games.jsonl").read_text() == "mine"


def test_a_survey_that_waits_for_another_one_then_keeps_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both find an empty folder, and the first is done before the second has the lock."""
    lock = store.Store._lock

    def wait(ours: store.Store) -> None:
        if ours.inputs == "second":
            with store.Store(str(tmp_path), "first") as first:
                first.add(unreadable(Failed("a.moai", "gone")))
                first.save(complete=True)
        lock(ours)

    monkeypatch.setattr(store.Store, "_lock", wait)
    with (
        pytest.raises(store.CannotStore, match="a survey of other logs"),
        store.Store(str(tmp_path), "second"),
    ):
        pass
    assert [row["name"] for row in rows(tmp_path, "games")] == ["a.moai"]


def test_a_survey_killed_before_its_state_was_written_begins_again(
    run: Run, good: Path, tmp_path: Path
) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "games.jsonl").touch()
    assert run("survey", good, "-o", tmp_path / "tables").code == 0
    assert len(rows(tmp_path / "tables", "games")) == 1


def test_a_survey_with_another_board_beside_its_logs_is_another_survey(
    run: Run, good: Path, tmp_path: Path
) -> None:
    command = ("survey", good, "-o", tmp_path / "tables")
    assert run(*command).code == 0
    good.with_name("mine.yaml").write_text("board: 1\n", encoding="utf-8")
    ran = run(*command)
    assert (ran.code, "have changed" in ran.err) == (2, True)


def test_standard_input_is_surveyed_once(run: Run, tmp_path: Path) -> None:
    command = ("survey", "-", "-o", tmp_path / "tables")
    assert run(*command, stdin=GOOD).code == 0
    assert "have changed" in run(*command, stdin=GOOD).err


@pytest.mark.parametrize("text", ["", "{}", "[]", "no JSON", '{"logs": -1}'])
def test_a_state_that_says_nothing(run: Run, good: Path, tmp_path: Path, text: str) -> None:
    run("survey", good, "-o", tmp_path / "a")
    (tmp_path / "a" / "survey.json").write_text(text)
    ran = run("survey", good, "-o", tmp_path / "a")
    assert ran.code == 2
    assert "this is not the state of a survey" in ran.err


def test_a_table_that_was_cut(run: Run, good: Path, tmp_path: Path) -> None:
    run("survey", good, "-o", tmp_path / "a")
    (tmp_path / "a" / "actions.jsonl").write_text("")
    ran = run("survey", good, "-o", tmp_path / "a")
    assert ran.code == 2
    assert "is shorter than survey.json says" in ran.err


def test_nothing_to_survey_makes_no_folder(run: Run, tmp_path: Path) -> None:
    ran = run("survey", tmp_path / "missing.zip", "-o", tmp_path / "a")
    assert ran.code == 2
    assert not (tmp_path / "a").exists()


def test_a_link_in_the_place_of_a_table(run: Run, good: Path, tmp_path: Path) -> None:
    run("survey", good, "-o", tmp_path / "a")
    table = tmp_path / "a" / "scores.jsonl"
    table.rename(tmp_path / "elsewhere")
    table.symlink_to(tmp_path / "elsewhere")
    ran = run("survey", good, "-o", tmp_path / "a")
    assert ran.code == 2
    assert "it is a link" in ran.err


def test_without_duckdb_it_is_said_how_to_get_it(
    run: Run, good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    ran = run("survey", good, "-o", tmp_path / "a", "--parquet")
    assert ran.err == (
        "referee: for Parquet install the package duckdb: pip install 'moai-referee[survey]'\n"
    )
    assert ran.code == 2
    assert not (tmp_path / "a").exists()


def test_a_log_of_which_nothing_is_known_is_told_at_once(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables would be of another collection for the next run."""
    log = tmp_path / "log.moai"
    log.write_text("game: easter-island\nplayers: Ann, Ben\n", encoding="utf-8")
    real = os.stat

    def stat(path: str, *more: object, **how: object) -> os.stat_result:
        if str(path).endswith("log.moai") and sys._getframe(1).f_code.co_name == "fingerprint":
            raise OSError(errno.EIO, "Input/output error")
        return real(path, *more, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "stat", stat)
    ran = run("survey", str(log), "-o", str(tmp_path / "tables"))
    assert (ran.code, ran.err) == (2, f"referee: {log}: Input/output error\n")
    assert not (tmp_path / "tables").exists()
