"""referee golden: is every log judged as it was, and if not, why?"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.export.data import faults
from tests.support import RECORDS

from .conftest import BAD, GOOD, Run

WOOD = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
MARKED = RECORDS / "easter-island" / "illegal" / "rules" / "EI-FIRE-5-struck-first.moai"
OWN_BOARD = RECORDS / "rapa-nui-island" / "legal" / "rules" / "MA-DATA-1-bare.moai"
LOG_CHANGED = "  the log has changed since the golden was written\n"


@pytest.fixture
def folder(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with three logs and their goldens, in which the command runs."""
    for path in (WOOD, MARKED, OWN_BOARD, OWN_BOARD.with_name("board-34.yaml")):
        shutil.copy(path, tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run("golden", ".", "--update").code == 0
    return tmp_path


def edit(path: Path, *pairs: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def edit_golden(path: Path, change: Callable[[dict[str, Any]], Any]) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}


def test_nothing_is_written_unless_asked(run: Run, tmp_path: Path) -> None:
    log = tmp_path / "game.moai"
    log.write_text(GOOD, encoding="utf-8")
    ran = run("golden", tmp_path)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == f"{log}: no golden yet\n1 log: 1 without a golden\n"
    assert list(tmp_path.iterdir()) == [log]


def test_update_writes_what_is_missing_and_says_so(run: Run, folder: Path) -> None:
    assert run("golden", ".").out == "3 logs: 3 unchanged\n"
    (folder / "new.moai").write_text(BAD, encoding="utf-8")
    before = contents(folder)
    ran = run("golden", ".", "--update")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "new.moai: new.golden.json written\n4 logs: 3 unchanged, 1 written\n"
    assert {name: each for name, each in contents(folder).items() if name != "new.golden.json"} == before
    assert run("golden", ".").code == 0


def test_a_log_that_changed(run: Run, folder: Path) -> None:
    edit(folder / WOOD.name, ("edition: kosmos-nl", "edition: kosmos-fr"))
    ran = run("golden", ".")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == (
        "by-wood-nl.moai: changed\n" + LOG_CHANGED + "  the edition was kosmos-nl, is kosmos-fr\n"
        "  line 26: KO-WIN-3 is now found: Anne and Marc win; the totals are 40-40-40\n"
        "  the result was: Marc wins, finished (KO-WIN-3); it is: Anne and Marc win, finished (KO-WIN-4)\n"
        "3 logs: 2 unchanged, 1 changed\n"
    )
    updated = run("golden", ".", "--update")
    assert updated.code == 0
    assert updated.out.startswith(
        "by-wood-nl.moai: changed; by-wood-nl.golden.json written\n" + LOG_CHANGED
    )
    assert run("golden", ".").code == 0


def test_a_comment_is_a_part_of_the_log(run: Run, folder: Path) -> None:
    edit(folder / WOOD.name, ("result Marc finished", "result Marc finished  # at last"))
    ran = run("golden", WOOD.name)
    expected = "by-wood-nl.moai: changed\n" + LOG_CHANGED + "  the verdict is unchanged\n"
    assert (ran.code, ran.out) == (1, expected + "1 log: 1 changed\n")


def test_line_ends_and_byte_order_mark_are_none(run: Run, folder: Path) -> None:
    path = folder / WOOD.name
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert run("golden", ".").code == 0


def test_rules_that_changed(run: Run, folder: Path) -> None:
    golden = folder / "EI-FIRE-5-struck-first.golden.json"

    def before(data: dict[str, Any]) -> None:
        data["rules"] = "0123456789ab"
        data["findings"] = []

    edit_golden(golden, before)
    out = run("golden", ".").out
    assert "  the rules of easter-island changed since: 0123456789ab then, " in out
    assert "  line 9: EI-FIRE-5 is now found: " in out


def test_a_board_beside_the_log_that_changed(run: Run, folder: Path) -> None:
    edit(folder / "board-34.yaml", ("A1: {gain: egg", "A1: {gain: reed"))
    out = run("golden", ".").out
    assert "  the board ours has changed since the golden was written\n  the verdict is unchanged\n" in out


def test_marks_are_asked_too_and_no_update_hides_them(run: Run, folder: Path) -> None:
    edit(folder / MARKED.name, ("#! EI-FIRE-5", "#! EI-FIRE-4"))
    told = (
        "  line 9: EI-FIRE-5 is found, but the line has no `#! EI-FIRE-5`\n"
        "  line 9: the line has `#! EI-FIRE-4`, but that is not found\n"
    )
    assert told in run("golden", ".").out
    updated = run("golden", ".", "--update")
    assert updated.code == 1
    assert told in updated.out
    again = run("golden", ".")
    assert again.code == 1
    assert again.out.startswith(f"{MARKED.name}: unchanged, but its marks are wrong\n{told}")
    assert again.out.endswith("3 logs: 3 unchanged, 1 with wrong marks\n")


def test_an_orphan_is_told_and_kept(run: Run, folder: Path) -> None:
    (folder / WOOD.name).unlink()
    ran = run("golden", ".", "--update")
    assert ran.code == 1
    assert "by-wood-nl.golden.json: there is no log by-wood-nl.moai\n" in ran.out
    assert (folder / "by-wood-nl.golden.json").exists()


def test_a_folder_with_nothing_but_an_orphan(run: Run, folder: Path) -> None:
    for log in folder.glob("*.moai"):
        log.unlink()
    ran = run("golden", ".")
    assert ran.code == 2
    assert "no .moai logs in this folder" in ran.err
    assert ran.out.endswith("0 logs: 3 goldens without a log\n")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"<<<<<<< HEAD\n", "line 1: this is not JSON"),
        (b"\xff\xfe\xfd", "this is not UTF-8 text"),
        (b"{}", "this is not a golden: at the top: 'schema_version' is a required property"),
    ],
)
def test_a_broken_golden_is_trouble_until_it_is_written_anew(
    run: Run, folder: Path, data: bytes, message: str
) -> None:
    golden = folder / "by-wood-nl.golden.json"
    golden.write_bytes(data)
    ran = run("golden", ".")
    assert ran.code == 2
    assert ran.out.startswith("by-wood-nl.moai: the golden cannot be read\n")
    assert message in ran.out
    assert golden.read_bytes() == data
    assert run("golden", ".", "--update").code == 0
    assert run("golden", ".").code == 0


def test_a_newer_golden_is_never_written_over(run: Run, folder: Path) -> None:
    golden = folder / "by-wood-nl.golden.json"
    edit_golden(golden, lambda data: data.update(schema_version=2))
    before = golden.read_bytes()
    ran = run("golden", ".", "--update")
    assert ran.code == 2
    assert "  written by a newer version of Referee: schema 2, and this one knows 1\n" in ran.out
    assert golden.read_bytes() == before


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ("by-wood-nl.golden.json", "this is a golden; name its log, by-wood-nl.moai"),
        ("-", "a golden is kept beside its log, so the log must be a file"),
        ("nowhere.moai", "there is no such file or folder"),
    ],
)
def test_what_is_no_log_is_trouble(run: Run, folder: Path, argument: str, message: str) -> None:
    before = contents(folder)
    ran = run("golden", argument, "--update", stdin=GOOD)
    assert ran.code == 2
    assert message in ran.err
    assert contents(folder) == before


def test_a_golden_that_cannot_be_written_hides_no_other(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(folder / WOOD.name, ("edition: kosmos-nl", "edition: kosmos-fr"))
    edit(folder / MARKED.name, ("#! EI-FIRE-5", "#! EI-FIRE-5 # so"))
    before = contents(folder)
    replace = os.replace

    def full(source: str, target: str) -> None:
        if target.endswith("EI-FIRE-5-struck-first.golden.json"):
            raise OSError(28, "No space left on device")
        replace(source, target)

    monkeypatch.setattr(os, "replace", full)
    ran = run("golden", ".", "--update")
    assert ran.code == 2
    assert ran.err == "referee: EI-FIRE-5-struck-first.golden.json: cannot write: No space left on device\n"
    assert "by-wood-nl.golden.json written\n" in ran.out
    after = contents(folder)
    assert after.keys() == before.keys()
    assert [name for name in before if after[name] != before[name]] == ["by-wood-nl.golden.json"]


def test_a_folder_in_the_place_of_a_golden(run: Run, folder: Path) -> None:
    (folder / "by-wood-nl.golden.json").unlink()
    (folder / "by-wood-nl.golden.json").mkdir()
    ran = run("golden", ".", "--update")
    assert ran.code == 2
    assert "by-wood-nl.golden.json: a golden is a file beside its log, but it is not a regular" in ran.err


def test_json_fits_its_schema(run: Run, folder: Path) -> None:
    edit(folder / WOOD.name, ("edition: kosmos-nl", "edition: kosmos-fr"))
    edit(folder / MARKED.name, ("#! EI-FIRE-5", ""))
    (folder / OWN_BOARD.with_suffix(".golden.json").name).write_text("{", encoding="utf-8")
    (folder / "gone.golden.json").write_text("{}", encoding="utf-8")
    ran = run("golden", ".", "--output-format", "json")
    data = json.loads(ran.out)
    assert faults("golden-report", data) == []
    assert ran.code == 2
    states = {row["file"]: row["state"] for row in data["logs"]}
    assert states == {WOOD.name: "changed", MARKED.name: "changed", OWN_BOARD.name: "broken"}
    assert data["orphans"] == ["gone.golden.json"]
    kinds = {row["file"]: {each["kind"] for each in row["differences"]} for row in data["logs"]}
    assert kinds[WOOD.name] == {"log", "terms", "finding", "result"}


def test_the_report_never_takes_the_place_of_a_golden(run: Run, folder: Path) -> None:
    before = contents(folder)
    ran = run("golden", ".", "-o", "by-wood-nl.golden.json", "--output-format", "json")
    assert ran.code == 2
    assert "the output would replace the input" in ran.err
    assert contents(folder)["by-wood-nl.moai"] == before["by-wood-nl.moai"]
    assert contents(folder)["by-wood-nl.golden.json"] == before["by-wood-nl.golden.json"]
