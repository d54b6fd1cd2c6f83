"""Wherever logs are taken, an archive stands for a folder of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.archive.made import archive_bytes, tar_bytes
from tests.support import RECORDS

from .conftest import BAD, GOOD, Run

ENDINGS = [".zip", ".tar", ".tar.gz", ".tar.xz"]
ISLAND = RECORDS / "rapa-nui-island" / "legal"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Some logs in folders, one of them on a board file, and the same in archives beside them."""
    monkeypatch.chdir(tmp_path)
    boards = [path for path in sorted(ISLAND.rglob("*.moai")) if b".yaml" in path.read_bytes()]
    files = {"a/bad.moai": BAD.encode(), "a/good.moai": GOOD.encode()}
    files["b/own.moai"] = boards[0].read_bytes()
    files |= {f"b/{board.name}": board.read_bytes() for board in sorted(boards[0].parent.glob("*.yaml"))}
    for name, data in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(data)
    for ending in ENDINGS:
        (tmp_path / f"games{ending}").write_bytes(archive_bytes(ending, files))
    return tmp_path


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("form", ["full", "concise", "json", "jsonl"])
def test_an_archive_is_checked_as_a_folder_is(run: Run, folder: Path, ending: str, form: str) -> None:
    plain = run("check", "a", "b", "--output-format", form)
    packed = run("check", f"games{ending}", "--output-format", form)
    assert packed._replace(out=packed.out.replace(f"games{ending}/", "")) == plain
    assert plain.code == 1


def test_a_legal_log_in_an_archive_is_shown_if_it_is_named_or_alone(run: Run, folder: Path) -> None:
    logs = {"one.moai": GOOD.encode(), "two.moai": GOOD.encode()}
    (folder / "legal.tar").write_bytes(tar_bytes(logs))
    assert run("check", "legal.tar").out == "2 logs, 2 actions: all legal\n"
    line = "legal.tar/one.moai: legal; unfinished [twilight-fr]\n"
    assert run("check", "legal.tar/one.moai").out == line
    assert run("check", "legal.tar/one.moai", "legal.tar").out.startswith(line)
    assert run("check", "legal.tar", "--all").out.startswith(line)
    (folder / "alone.tar").write_bytes(tar_bytes({"one.moai": GOOD.encode()}))
    assert run("check", "alone.tar").out == line.replace("legal.tar", "alone.tar")


@pytest.mark.parametrize("command", ["repair", "dispute", "score", "show", "legal"])
def test_a_log_in_an_archive_is_looked_at_as_a_file_is(run: Run, folder: Path, command: str) -> None:
    """`repair` said that the archive is no folder."""
    (folder / "one.moai").write_text(BAD, encoding="utf-8")
    (folder / "bad.tar").write_bytes(tar_bytes({"one.moai": BAD.encode()}))
    plain, packed = run(command, "one.moai"), run(command, "bad.tar/one.moai")
    assert plain.code == packed.code == 1
    assert [said.replace("bad.tar/", "") for said in packed[1:]] == list(plain[1:])


def test_a_log_and_a_folder_in_an_archive_have_names(run: Run, folder: Path) -> None:
    assert run("check", "games.zip/a/good.moai", "-q") == (0, "", "")
    assert run("check", "games.zip/a").out.endswith("2 logs, 3 actions: 1 with findings\n")
    shown = run("show", "games.tar.gz/a/good.moai")
    assert shown.out == run("show", "a/good.moai").out
    assert run("score", "games.zip/b/own.moai").code == 0
    ran = run("check", "games.zip/a/other.moai")
    assert ran == (2, "", "referee: games.zip/a/other.moai: there is no such log in the archive\n")


def test_the_command_that_a_finding_names_can_be_run(run: Run, folder: Path) -> None:
    found = run("check", "games.zip/a/bad.moai").out
    command = found.split("(referee ")[1].split(")")[0]
    assert run(*command.split()).code == 0


def test_one_log_is_not_several(run: Run, folder: Path) -> None:
    ran = run("score", "games.zip")
    assert ran.code == 2
    assert ran.err == (
        "referee: games.zip: there are several logs in it; name one of them, such as games.zip/a/bad.moai\n"
    )
    (folder / "one.tar").write_bytes(tar_bytes({"only.moai": GOOD.encode()}))
    assert run("show", "one.tar").code == 0


def test_a_report_never_takes_the_place_of_its_archive(run: Run, folder: Path) -> None:
    before = (folder / "games.zip").read_bytes()
    for name in ("games.zip", "games.zip/a/good.moai"):
        ran = run("check", name, "-o", "games.zip")
        assert ran == (2, "", "referee: games.zip: the output would replace the input\n")
    assert run("export", "games.zip/a/good.moai", "-o", "games.zip").code == 2
    assert (folder / "games.zip").read_bytes() == before


def test_what_is_wrong_with_an_archive_hides_no_log(run: Run, folder: Path) -> None:
    (folder / "short.tar").write_bytes(
        tar_bytes({"good.moai": GOOD.encode(), "b.moai": b"x" * 2000})[:2000]
    )
    ran = run("check", "short.tar", "a/good.moai")
    assert ran.code == 2
    assert ran.err == "referee: short.tar: it ends too early\n"
    assert ran.out == "a/good.moai: legal; unfinished [twilight-fr]\n2 logs, 2 actions: all legal\n"


def test_an_archive_that_is_not_there(run: Run, folder: Path) -> None:
    ran = run("check", "missing.zip", "missing.tar/a.moai")
    assert ran.code == 2
    assert ran.err.count("there is no such file or folder") == 2


def test_a_pattern_may_mean_archives(run: Run, folder: Path) -> None:
    assert run("check", "game?.zip").out == run("check", "games.zip").out


def test_json_lines_hold_logs_or_records(run: Run, folder: Path) -> None:
    record = json.loads(run("export", "a/good.moai").out)
    lines = [{"text": GOOD}, {"name": "x.moai", "record": record}, record, {"record": {"game": "chess"}}]
    (folder / "games.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    ran = run("check", "games.jsonl", "--output-format", "jsonl")
    told = [json.loads(line) for line in ran.out.splitlines()]
    assert [each["file"] for each in told] == ["games.jsonl/1", "games.jsonl/2/x.moai", "games.jsonl/3"]
    assert all(each["actions"] == 1 for each in told)
    assert ran.code == 2
    assert ran.err.startswith("referee: games.jsonl/4: this is not a record")


def test_without_the_library_it_is_said_how_to_get_it(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "zstandard", None)
    monkeypatch.setattr(sys, "version_info", (3, 13))  # from 3.14 on, Python itself reads zst
    (folder / "games.tar.zst").write_bytes(b"")
    ran = run("check", "games.tar.zst")
    assert ran.code == 2
    assert ran.err == (
        "referee: games.tar.zst: for this kind of archive install the package zstandard: "
        "pip install 'moai-referee[zst]'\n"
    )
