"""Whatever is wrong with the input, the user gets a sentence, the right exit code and no traceback."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from referee.cli import files
from tests.cli.conftest import BAD, GOOD, Run

HEADER = "game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\n"

UNJUDGED = [
    (b"", "SYN-HEAD-1"),
    (b"game: chess\nplayers: Ann, Ben\n", "SYN-HEAD-2"),
    (b"game: easter-island\nedition: seventh\nplayers: Ann, Ben\n", "SYN-HEAD-3"),
    (b"game: easter-island\n", "SYN-HEAD-4"),
    (b"Ann: place c3 north\n", "SYN-HEAD-1"),
    (b"\x00\x00\x00\x00", "SYN-TEXT-2"),
    (b"\xff\xfe\xff\xff\x00", "SYN-HEAD-1"),
    (bytes(range(256)) * 4, "SYN-TEXT-1"),
    (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "SYN-TEXT-1"),
    (b"\x1f\x8b\x08\x00\x00\x00", "SYN-TEXT-1"),
]


@pytest.mark.parametrize(("data", "code"), UNJUDGED, ids=[str(data[:24]) for data, _ in UNJUDGED])
@pytest.mark.parametrize("output_format", ["full", "concise", "json"])
def test_a_file_that_is_no_log_is_a_finding(
    run: Run, tmp_path: Path, data: bytes, code: str, output_format: str
) -> None:
    path = tmp_path / "x.moai"
    path.write_bytes(data)
    ran = run("check", "--output-format", output_format, path)
    assert (ran.code, ran.err) == (1, "")
    assert code in ran.out
    if output_format == "json":
        json.loads(ran.out)
    else:
        assert all(char == "\n" or char.isprintable() for char in ran.out)


@pytest.mark.parametrize("command", ["score", "show", "legal", "format", "export"])
@pytest.mark.parametrize(
    "data", [data for data, _ in UNJUDGED], ids=[str(data[:24]) for data, _ in UNJUDGED]
)
def test_no_command_trips_over_what_is_no_log(run: Run, tmp_path: Path, command: str, data: bytes) -> None:
    path = tmp_path / "x.moai"
    path.write_bytes(data)
    ran = run(command, path)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("referee: ")
    assert path.read_bytes() == data


def test_a_line_of_100_MB(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "huge.moai"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    for command in ("check", "score", "format", "export", "import"):
        ran = run(command, path)
        assert (ran.code, "MiB" in ran.err) == (2, True)


def test_a_million_lines(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "long.moai"
    path.write_text(HEADER + "Ann: pass\n" * 1_000_000, encoding="utf-8")
    ran = run("check", path)
    assert ran.code == 2
    assert "200,000 lines" in ran.err


def test_a_long_line_within_the_limits_of_the_file(run: Run) -> None:
    ran = run("check", "-", stdin=HEADER + "Ann: " + "x" * 9_000_000 + "\n")
    assert ran.code == 1
    assert "SYN-TEXT-3" in ran.out
    assert len(ran.out) < 5_000


MISSING = [
    ("missing.moai", "there is no such file or folder"),
    ("*.nothing", "no file matches this pattern"),
    ("missing/**/*.moai", "no file matches this pattern"),
    ("", "no such file"),
    ("a\x00b.moai", ""),
    ("a\x00b/*.moai", ""),
    ("x" * 5_000, ""),
]


@pytest.mark.parametrize(("name", "words"), MISSING, ids=[name[:30] or "empty" for name, _ in MISSING])
@pytest.mark.parametrize("command", ["check", "format"])
def test_what_is_not_there(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(command, name)
    assert ran.code == 2
    assert words in ran.err
    assert "legal" not in ran.out


@pytest.mark.parametrize("command", ["score", "show", "legal", "export", "import"])
@pytest.mark.parametrize("name", ["missing.moai", "", "a\x00b", "x" * 5_000])
def test_one_file_that_is_not_there(run: Run, command: str, name: str) -> None:
    ran = run(command, name)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("referee: ")


def test_a_folder_without_logs(run: Run, tmp_path: Path) -> None:
    ran = run("check", tmp_path)
    assert ran.code == 2
    assert f"{tmp_path}: no .moai logs in this folder" in ran.err
    assert "all legal" not in ran.out


def test_a_folder_where_a_file_is_wanted(run: Run, tmp_path: Path) -> None:
    for command in ("score", "show", "legal", "export", "import"):
        ran = run(command, tmp_path)
        assert (ran.code, ran.out) == (2, "")
        assert "directory" in ran.err


def test_a_folder_named_like_a_log(run: Run, tmp_path: Path) -> None:
    (tmp_path / "evening.moai").mkdir()
    (tmp_path / "evening.moai" / "one.moai").write_text(GOOD, encoding="utf-8")
    ran = run("check", tmp_path)
    assert (ran.code, ran.err) == (0, "")


def test_a_link_to_nowhere_and_a_link_to_itself(run: Run, tmp_path: Path) -> None:
    (tmp_path / "nowhere.moai").symlink_to("missing")
    (tmp_path / "loop.moai").symlink_to("loop.moai")
    ran = run("check", tmp_path)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 2


def test_a_file_that_disappears(run: Run, good: Path, bad: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = files.find_logs

    def found_then_gone(arguments: list[str]) -> object:
        for name in found(arguments):
            if name == str(good):
                good.unlink()
            yield name

    monkeypatch.setattr("referee.cli.check.find_logs", found_then_gone)
    ran = run("check", good, bad)
    assert ran.code == 2
    assert f"{good}: No such file or directory" in ran.err
    assert "EI-GRID-1" in ran.out


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(run: Run, good: Path) -> None:
    good.chmod(0)
    ran = run("check", good)
    assert ran.code == 2
    assert "Permission denied" in ran.err


@pytest.mark.parametrize("command", ["check", "score", "show", "legal", "format", "export", "import"])
def test_a_file_that_fails_while_it_is_read(
    run: Run, good: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", fails)
    ran = run(command, good)
    assert ran.code == 2
    assert f"{good}: Permission denied" in ran.err


OUTPUTS = [["check"], ["score"], ["show"], ["legal"], ["export"]]


@pytest.mark.parametrize("command", OUTPUTS, ids=lambda command: command[0])
def test_output_into_a_missing_folder(run: Run, good: Path, tmp_path: Path, command: list[str]) -> None:
    ran = run(*command, good, "-o", tmp_path / "missing" / "out")
    assert (ran.code, ran.out) == (2, "")
    assert "cannot write: No such file or directory" in ran.err


@pytest.mark.parametrize("command", OUTPUTS, ids=lambda command: command[0])
def test_output_onto_a_folder(run: Run, good: Path, tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "out").mkdir()
    ran = run(*command, good, "-o", tmp_path / "out")
    assert (ran.code, ran.out) == (2, "")
    assert "cannot write: Is a directory" in ran.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["good.moai", "out"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_output_into_a_read_only_folder(run: Run, good: Path, tmp_path: Path) -> None:
    (tmp_path / "shut").mkdir(mode=0o500)
    ran = run("check", good, "-o", tmp_path / "shut" / "out")
    assert ran.code == 2
    assert "cannot write: Permission denied" in ran.err


def test_output_name_with_a_nul(run: Run, good: Path) -> None:
    ran = run("check", good, "-o", "a\x00b")
    assert (ran.code, ran.out) == (2, "")


def test_output_does_not_replace_what_is_no_file(run: Run, good: Path, tmp_path: Path) -> None:
    """As root, -o /dev/null must not put a file in place of the device."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        run("check", good, "-o", pipe)
        assert stat.S_ISFIFO(pipe.stat().st_mode)
    finally:
        os.close(reader)


@pytest.mark.parametrize("command", [["check"], ["score"], ["show"], ["legal"], ["export", "--to", "text"]])
def test_output_never_replaces_the_log(run: Run, untidy: Path, command: list[str]) -> None:
    before = untidy.read_bytes()
    link = untidy.with_name("link.moai")
    link.symlink_to(untidy)
    for output in (untidy, link):
        ran = run(*command, untidy, "-o", output)
        assert (ran.code, "would replace the input" in ran.err) == (2, True)
    assert untidy.read_bytes() == before


def test_trouble_with_one_log_hides_no_other(run: Run, good: Path, bad: Path, tmp_path: Path) -> None:
    huge = tmp_path / "huge.moai"
    with huge.open("wb") as file:
        file.truncate(20 * 1024 * 1024)
    ran = run("check", huge, "missing", bad, good)
    assert ran.code == 2
    assert "EI-GRID-1" in ran.out
    assert f"{good}: legal" in ran.out
    assert len(ran.err.splitlines()) == 2


@pytest.mark.parametrize("mark", ["\x1b[2J", "\x9b2J", "\u202e", "\n"])
def test_the_name_of_a_file_does_not_steer_the_terminal(run: Run, tmp_path: Path, mark: str) -> None:
    path = tmp_path / f"a{mark}b.moai"
    path.write_text(BAD, encoding="utf-8")
    said = ""
    for command in (["check"], ["check", "--output-format", "concise"], ["score"], ["format", "--check"]):
        for name in (path, tmp_path / f"missing{mark}b.moai"):
            ran = run(*command, name)
            said += ran.out + ran.err
    assert f"{mark}b.moai" not in said


def test_a_name_that_is_not_utf_8(run: Run, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"caf\xe9.moai")
    try:
        path.write_text(BAD, encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes only UTF-8 names")
    assert run("check", path).code == 1
    data = json.loads(run("check", "--output-format", "json", path).out)
    assert data["logs"][0]["file"].startswith(str(tmp_path))
    assert run("check", "--output-format", "json", path, "-o", tmp_path / "out.json").code == 1
    json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))


def test_absurd_numbers(run: Run) -> None:
    digits = "9" * 5_000
    text = HEADER + f"Ann: begins turn {digits}\nAnn: place c{digits} north\nclaim Ann hand {digits}\n"
    ran = run("check", "-", stdin=text)
    assert (ran.code, ran.err) == (1, "")
