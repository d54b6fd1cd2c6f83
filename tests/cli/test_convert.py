"""referee format, export and import: files are changed whole, or not at all, or only shown."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

import referee
from tests.cli.conftest import BAD, GOOD, TIDY, UNTIDY, Run
from tests.export.data import PLACE, faults, made, turn
from tests.support import RECORDS


def test_format_in_place(run: Run, untidy: Path) -> None:
    ran = run("format", untidy)
    assert (ran.code, ran.out, ran.err) == (0, "", f"referee: formatted {untidy}\n")
    assert untidy.read_text(encoding="utf-8") == TIDY
    assert run("format", untidy) == (0, "", "")


def test_format_leaves_no_other_file_behind(run: Run, untidy: Path) -> None:
    run("format", untidy)
    assert [path.name for path in untidy.parent.iterdir()] == ["untidy.moai"]


def test_format_check_changes_nothing(run: Run, untidy: Path, good: Path) -> None:
    ran = run("format", "--check", untidy, good)
    assert (ran.code, ran.out, ran.err) == (1, "", f"referee: would format {untidy}\n")
    assert untidy.read_text(encoding="utf-8") == UNTIDY
    assert run("format", "--check", good).code == 0


def test_format_diff_shows_and_changes_nothing(run: Run, untidy: Path) -> None:
    ran = run("format", "--diff", untidy)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith(f"--- {untidy} (as it is)\n+++ {untidy} (formatted)\n@@ ")
    assert "\n-ANN:  place c3 N; # why\n+Ann: place c3 north  # why\n" in ran.out
    assert untidy.read_text(encoding="utf-8") == UNTIDY


def test_format_diff_of_a_missing_last_newline(run: Run) -> None:
    ran = run("format", "--diff", "-", stdin=GOOD.rstrip("\n"))
    assert ran.code == 1
    assert "no newline" in ran.out.lower()


@pytest.mark.parametrize("mark", ["\ufeff", ""])
@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_format_writes_utf_8_with_plain_ends_of_lines(
    run: Run, tmp_path: Path, mark: str, end: str
) -> None:
    path = tmp_path / "dos.moai"
    path.write_bytes((mark + GOOD.replace("\n", end)).encode())
    assert run("format", "--check", path).code == 1
    run("format", path)
    assert path.read_bytes() == GOOD.encode()


def test_format_from_standard_input(run: Run) -> None:
    assert run("format", "-", stdin=UNTIDY) == (0, TIDY, "")
    assert run("format", "--check", "-", stdin=UNTIDY).code == 1
    assert run("format", "--check", "-", stdin=TIDY).code == 0


def test_format_does_not_touch_what_it_cannot_read(run: Run, bad: Path, untidy: Path) -> None:
    ran = run("format", bad, untidy, "missing.moai")
    assert ran.code == 2
    assert bad.read_text(encoding="utf-8") == BAD
    assert untidy.read_text(encoding="utf-8") == TIDY
    assert f"{bad}:6:6: SYN-VERB-1" in ran.err
    assert "missing.moai: there is no such file" in ran.err
    assert run("format", bad).code == 1


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755])
def test_format_keeps_permissions(run: Run, untidy: Path, mode: int) -> None:
    untidy.chmod(mode)
    run("format", untidy)
    assert stat.S_IMODE(untidy.stat().st_mode) == mode


def test_format_writes_through_a_link(run: Run, untidy: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.moai"
    link.symlink_to(untidy.name)
    run("format", link)
    assert link.is_symlink()
    assert untidy.read_text(encoding="utf-8") == TIDY


def test_format_is_atomic(run: Run, untidy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    for step in ("replace", "fsync"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, fails)
            ran = run("format", untidy)
        assert ran.code == 2
        assert f"{untidy}: cannot write: No space left on device" in ran.err
        assert untidy.read_text(encoding="utf-8") == UNTIDY
        assert [path.name for path in untidy.parent.iterdir()] == ["untidy.moai"]


def test_format_diff_of_a_utf_16_log_is_readable(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "wide.moai"
    path.write_bytes(UNTIDY.encode("utf-16"))
    ran = run("format", "--diff", path)
    assert ran.code == 1
    assert "\x00" not in ran.out


# Export and import


@pytest.mark.parametrize("name", ["all-fired-by-majority", "resigned-accepted"])
def test_export_and_import_give_the_log_back(run: Run, name: str) -> None:
    path = RECORDS / f"easter-island/legal/endings/{name}.moai"
    exported = run("export", path)
    data = json.loads(exported.out)
    assert (exported.code, exported.err) == (0, "")
    assert next(iter(data)) == "schema_version"
    assert faults("record", data) == []
    imported = run("import", "-", stdin=exported.out)
    assert imported == (0, run("export", path, "--to", "text").out, "")


def test_export_to_text_and_csv(run: Run) -> None:
    assert run("export", "-", "--to", "text", stdin=UNTIDY).out == TIDY
    assert run("export", "-", "--to", "csv", stdin=UNTIDY).out == (
        "line,player,number,action,text,stands\n5,Ann,1,place,place c3 north,\n"
    )


@pytest.mark.parametrize("to", ["json", "text", "csv"])
def test_export_to_a_file(run: Run, good: Path, tmp_path: Path, to: str) -> None:
    assert run("export", good, "--to", to, "-o", tmp_path / "out") == (0, "", "")
    assert (tmp_path / "out").read_text(encoding="utf-8") == run("export", good, "--to", to).out


@pytest.mark.parametrize("to", ["json", "text", "csv"])
def test_export_of_what_cannot_be_read(run: Run, bad: Path, to: str) -> None:
    ran = run("export", bad, "--to", to)
    assert (ran.code, ran.out) == (1, "")
    assert "SYN-VERB-1" in ran.err


def test_import_made_by_another_program(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(made(turn("Ann", PLACE))).encode())
    ran = run("import", path)
    assert ran.code == 0
    assert referee.check(referee.loads(ran.out)).legal


BAD_JSON = [
    (b"", "this is not JSON"),
    (b"{", "line 1: this is not JSON"),
    (b"{\n  'a': 1\n}", "line 2: this is not JSON"),
    (b"nonsense", "this is not JSON"),
    (b"[]", "this is not a record: at the top"),
    (b"null", "this is not a record"),
    (b"NaN", "this is not a record"),
    (b"\xff\xfe\x00", "this is not UTF-8 text"),
    (b"[" * 100_000, "nested too deeply"),
    (b'{"a":' * 150_000, "nested too deeply"),
    (b'{"a":' * 50_000 + b"1" + b"}" * 50_000, "a record"),
    (b"9" * 5_000, "this is not"),
    (json.dumps(made(game="chess")).encode(), "there is no game chess"),
    (json.dumps(made(turn("Ann", PLACE | {"owner": "Cora"}))).encode(), "'Cora' is no player"),
    (json.dumps(made(edition="twilight-de")).encode(), "there is no edition twilight-de"),
]


@pytest.mark.parametrize(("data", "words"), BAD_JSON, ids=[str(data[:20]) for data, _ in BAD_JSON])
def test_import_of_what_is_no_record(run: Run, data: bytes, words: str) -> None:
    ran = run("import", "-", stdin=data)
    assert ran.code in (1, 2)
    assert ran.out == ""
    assert words in ran.err
    assert len(ran.err) < 600


@pytest.mark.parametrize("to_file", [False, True])
def test_import_of_half_a_character(run: Run, tmp_path: Path, to_file: bool) -> None:
    text = json.dumps(made(turn("Ann", PLACE, comment="\ud800")))
    ran = run("import", "-", *(["-o", tmp_path / "out.moai"] if to_file else []), stdin=text)
    assert ran.code in (1, 2)


def test_import_to_a_file(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "out.moai"
    assert run("import", "-", "-o", target, stdin=json.dumps(made(turn("Ann", PLACE)))) == (0, "", "")
    assert referee.load(target).players == ("Ann", "Ben")
