"""referee golden and referee coverage with files that are not logs, are missing or cannot be written."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from tests.export.data import faults
from tests.support import records

from .conftest import BAD, GOOD, Run
from .test_trouble import MISSING, UNJUDGED

COMMANDS = ["golden", "coverage"]
JUNK = [data for data, _ in UNJUDGED]


@pytest.mark.parametrize("data", JUNK, ids=[str(data[:24]) for data in JUNK])
def test_what_is_no_log_can_be_golden_all_the_same(run: Run, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.moai"
    path.write_bytes(data)
    assert run("golden", path, "--update").code == 0
    golden = json.loads((tmp_path / "x.golden.json").read_text(encoding="utf-8"))
    assert faults("golden", golden) == []
    assert golden["result"] is None
    again = run("golden", path)
    assert (again.code, again.out) == (0, "1 log: 1 unchanged\n")
    assert run("coverage", path).code == 0
    assert path.read_bytes() == data


@pytest.mark.parametrize(("name", "words"), MISSING, ids=[name[:30] or "empty" for name, _ in MISSING])
@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_not_there(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(command, name)
    assert ran.code == 2
    assert words in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_trouble_with_one_log_hides_no_other(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "bad.moai").write_text(BAD, encoding="utf-8")
    (tmp_path / "gone.moai").symlink_to(tmp_path / "nowhere")
    (tmp_path / "folder.moai").mkdir()
    with (tmp_path / "huge.moai").open("wb") as file:
        file.truncate(20 * 1024 * 1024)
    ran = run(command, tmp_path, "--output-format", "json")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 2
    logs = json.loads(ran.out)["logs"]
    assert (len(logs) if command == "golden" else logs) == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_output_into_a_missing_folder(run: Run, good: Path, tmp_path: Path, command: str) -> None:
    ran = run(command, good, "-o", tmp_path / "missing" / "out")
    assert (ran.code, ran.out) == (2, "")
    assert "cannot write: No such file or directory" in ran.err


@pytest.mark.parametrize("mark", ["\x1b[2J", "\u202e", "\n"])
@pytest.mark.parametrize("command", COMMANDS)
def test_names_do_not_steer_the_terminal(run: Run, tmp_path: Path, command: str, mark: str) -> None:
    (tmp_path / f"a{mark}b.moai").write_text(BAD.replace("Ann", "A\u202enn"), encoding="utf-8")
    (tmp_path / f"c{mark}b.golden.json").write_text("{}", encoding="utf-8")
    said = "".join(
        f"{ran.out}{ran.err}" for ran in [run(command, tmp_path), run("golden", tmp_path, "--update")]
    )
    assert f"{mark}b." not in said
    assert "\u202e" not in said


def test_a_name_that_is_not_utf_8(run: Run, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"caf\xe9.moai")
    try:
        path.write_text(GOOD, encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes only UTF-8 names")
    assert run("golden", tmp_path, "--update").code == 0
    assert run("golden", tmp_path).code == 0
    assert run("coverage", tmp_path).code == 0


def test_damaged_goldens_are_told_and_never_fatal(run: Run, tmp_path: Path) -> None:
    """Whatever a merge or a disk leaves of a golden: it is the same, it differs, or it cannot be read."""
    dice = random.Random(7)
    log = tmp_path / "x.moai"
    log.write_bytes(records("rapa-nui-cards", "illegal", "slips")[0].read_bytes())
    run("golden", log, "--update")
    golden = tmp_path / "x.golden.json"
    whole = golden.read_bytes()
    seen = set()
    for _ in range(60):
        data = bytearray(whole)
        for _ in range(dice.randrange(1, 4)):
            start = dice.randrange(len(data))
            data[start : start + dice.randrange(9)] = bytes(dice.choices(b'0123456789"{}[],:nul-ae', k=3))
        golden.write_bytes(data)
        ran = run("golden", log)
        seen.add(ran.code)
        assert golden.read_bytes() == data
        if ran.code == 2:
            assert "the golden cannot be read" in ran.out
    assert seen >= {1, 2}
