"""referee check: which logs, in which form, with which exit code."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from referee.cli.painting import _wants_colour
from tests.cli.conftest import BAD, GOOD, Run
from tests.export.data import faults
from tests.support import RECORDS

ESC = "\x1b["


def test_a_legal_log(run: Run, good: Path) -> None:
    assert run("check", good) == (0, f"{good}: legal; unfinished [twilight-fr]\n", "")


def test_a_wrong_log(run: Run, bad: Path) -> None:
    ran = run("check", bad)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("error[EI-GRID-1]: ")
    assert "\n\nerror[SYN-VERB-1]: " in ran.out
    assert ran.out.endswith(f"{bad}: 2 findings; unfinished, provisional [twilight-fr]\n")


def test_concise_is_one_line_for_each_finding(run: Run, bad: Path) -> None:
    ran = run("check", "--output-format", "concise", "--quiet", bad)
    first, second = ran.out.splitlines()
    assert first.startswith(f"{bad}:5:6: EI-GRID-1 ")
    assert second.startswith(f"{bad}:6:6: SYN-VERB-1 ")


@pytest.mark.parametrize(
    ("option", "code", "findings"), [("--strict", 1, 1), ("--exit-zero", 0, 2), ("-q", 1, 2)]
)
def test_options(run: Run, bad: Path, option: str, code: int, findings: int) -> None:
    ran = run("check", option, bad)
    assert ran.code == code
    assert ran.out.count("error[") == findings
    assert ("provisional" in ran.out) == (option != "-q")
    assert ("stopped there, the rest was not judged" in ran.out) == (option == "--strict")


@pytest.fixture
def slipped(tmp_path: Path) -> Path:
    """A game with one wrong name in its set-up, and all consequences."""
    text = (RECORDS / "disputes/easter-island/two-scribes-first.moai").read_text(encoding="utf-8")
    path = tmp_path / "slipped.moai"
    path.write_text(text.replace("Odile: place", "Odiel: place", 1), encoding="utf-8")
    return path


def test_consequences_fold_and_all_lists_them(run: Run, slipped: Path) -> None:
    data = json.loads(run("check", "--output-format", "json", slipped).out)["logs"][0]["findings"]
    consequences = sum(each["follows"] is not None for each in data)
    short, every = run("check", slipped), run("check", "--all", slipped)
    assert short.code == every.code == 1
    assert consequences
    assert "consequence[" not in short.out
    later = f"{consequences} later finding{'s follow' if consequences > 1 else ' follows'} from this"
    assert f"= after   {later}" in short.out
    assert every.out.count("consequence[") == consequences
    assert "= after" not in every.out
    assert short.out.splitlines()[-1] == every.out.splitlines()[-1]
    assert len(short.out.splitlines()) < 24


@pytest.mark.parametrize("form", ["json", "concise"])
def test_one_line_each_and_data_are_complete_without_all(run: Run, slipped: Path, form: str) -> None:
    assert run("check", "--output-format", form, slipped) == run(
        "check", "--all", "--output-format", form, slipped
    )


def test_a_terminal_is_not_too_narrow_and_a_pipe_is_not_wrapped(
    run: Run, slipped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    piped = run("check", slipped).out
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    shown = run("check", "--color", "never", slipped).out
    assert max(map(len, piped.splitlines())) > 60
    rows = [row for row in shown.splitlines() if str(slipped) not in row]
    assert max(map(len, rows)) <= 60
    assert shown.split() == piped.split()


def test_quiet_says_nothing_of_a_legal_log(run: Run, good: Path) -> None:
    assert run("check", "--quiet", good) == (0, "", "")


def test_exit_zero_does_not_hide_that_a_file_is_missing(run: Run, good: Path) -> None:
    assert run("check", "--exit-zero", good, "missing.moai").code == 2


def test_folders_patterns_and_files_in_order_and_once(run: Run, tmp_path: Path) -> None:
    for name in ("b.moai", "a.moai", "sub/c.moai", "sub/deep/d.moai"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no log", encoding="utf-8")
    ran = run("check", "--all", tmp_path / "b.moai", tmp_path, tmp_path / "*.moai")
    names = [line.partition(": legal")[0] for line in ran.out.splitlines()[:-1]]
    expected = ["b.moai", "a.moai", "sub/c.moai", "sub/deep/d.moai"]
    assert names == [str(tmp_path / name) for name in expected]
    assert ran.out.splitlines()[-1] == "4 logs, 4 actions: all legal"


def test_legal_logs_of_a_folder_are_counted_and_not_listed(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    folder.mkdir()
    good, other, bad = (folder / f"{name}.moai" for name in ("good", "other", "bad"))
    good.write_text(GOOD, encoding="utf-8")
    assert run("check", folder).out == f"{good}: legal; unfinished [twilight-fr]\n"
    other.write_text(GOOD, encoding="utf-8")
    assert run("check", folder) == run("check", folder / "*") == (0, "2 logs, 2 actions: all legal\n", "")
    assert run("check", "--quiet", folder).out == ""
    bad.write_text(BAD, encoding="utf-8")
    ran = run("check", folder)
    *_, line, summary = ran.out.splitlines()
    assert ran.code == 1
    assert str(good) not in ran.out
    assert line.startswith(f"{bad}: 2 findings")
    assert summary.endswith("1 with findings")
    named = run("check", good, folder).out
    assert f"{good}: legal" in named
    assert f"{other}: legal" not in named
    assert f"{other}: legal" in run("check", "--all", folder).out


@pytest.mark.parametrize(
    ("folder", "hidden"),
    [
        ("legal", "2 notices, 1 waived move (--all lists them)"),
        ("legal/examples", "1 notice (--all lists them)"),
        ("legal/endings", None),
    ],
)
def test_the_summary_counts_what_it_does_not_show(run: Run, folder: str, hidden: str | None) -> None:
    ran = run("check", RECORDS / "easter-island" / folder)
    assert (ran.code, ran.out.count("\n")) == (0, 1)
    assert ran.out.rstrip("\n").partition(": all legal")[2] == (f"; {hidden}" if hidden else "")


def test_logs_that_are_only_counted_still_name_an_invented_board(run: Run) -> None:
    *notes, summary = run("check", RECORDS / "rapa-nui-island" / "legal" / "games").out.splitlines()
    assert ": all legal; " in summary
    assert notes == [f"board stand-in-{side}: invented, not the published map" for side in ("2", "34")]


def test_a_name_with_brackets_is_a_file_first(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game[1].moai").write_text(GOOD, encoding="utf-8")
    assert run("check", tmp_path / "game[1].moai").code == 0


def test_standard_input(run: Run) -> None:
    assert run("check", "-", stdin=GOOD).out == "-: legal; unfinished [twilight-fr]\n"
    ran = run("check", "-", "--stdin-filename", "table 4.moai", "--output-format", "concise", stdin=BAD)
    assert ran.code == 1
    assert ran.out.startswith("table 4.moai:5:6: ")


def test_json_is_one_valid_document(run: Run, good: Path, bad: Path) -> None:
    ran = run("check", "--output-format", "json", good, bad)
    data = json.loads(ran.out)
    assert ran.code == 1
    assert faults("verdict", data) == []
    assert list(data) == ["schema_version", "referee", "language", "logs"]
    assert [log["file"] for log in data["logs"]] == [str(good), str(bad)]


def test_json_of_many_logs_is_valid(run: Run) -> None:
    """tests/properties/verdicts.py looks at each record by itself."""
    folder = RECORDS / "easter-island"
    ran = run("check", "--output-format", "json", folder)
    assert (ran.code, ran.err) == (1, "")
    data = json.loads(ran.out)
    assert faults("verdict", data) == []
    assert len(data["logs"]) == len(list(folder.rglob("*.moai")))


@pytest.mark.parametrize("good_too", [True, False])
def test_json_stays_pure_when_a_file_is_missing(run: Run, good: Path, good_too: bool) -> None:
    ran = run("check", "--output-format", "json", "missing.moai", *([good] if good_too else []))
    assert ran.code == 2
    assert "missing.moai: there is no such file or folder" in ran.err
    data = json.loads(ran.out)
    assert faults("verdict", data) == []
    assert len(data["logs"]) == good_too


def test_output_goes_to_a_file_whole(run: Run, bad: Path, tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    ran = run("check", "--output-format", "json", "-o", target, bad)
    assert (ran.code, ran.out) == (1, "")
    assert faults("verdict", json.loads(target.read_text(encoding="utf-8"))) == []
    assert target.stat().st_mode & 0o777 == 0o666 & ~_umask()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.moai", "report.json"]


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


COLOURS = [
    # --color, NO_COLOR, FORCE_COLOR, coloured?
    ("auto", None, None, False),
    ("auto", None, "1", True),
    ("auto", "1", "1", False),
    ("auto", "", "1", True),
    ("always", "1", None, True),
    ("never", None, "1", False),
]


@pytest.mark.parametrize(("option", "no", "force", "coloured"), COLOURS)
def test_colour(
    run: Run,
    bad: Path,
    monkeypatch: pytest.MonkeyPatch,
    option: str,
    no: str | None,
    force: str | None,
    coloured: bool,
) -> None:
    for name, value in (("NO_COLOR", no), ("FORCE_COLOR", force)):
        if value is not None:
            monkeypatch.setenv(name, value)
    ran = run("check", "--color", option, bad)
    assert (ESC in ran.out) == coloured


def test_a_file_is_coloured_only_when_asked(
    run: Run, bad: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    run("check", "-o", tmp_path / "auto", bad)
    run("check", "--color", "always", "-o", tmp_path / "always", bad)
    assert ESC not in (tmp_path / "auto").read_text(encoding="utf-8")
    assert ESC in (tmp_path / "always").read_text(encoding="utf-8")


def test_a_terminal_is_coloured_unless_it_is_dumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert _wants_colour("auto", to_file=False)
    monkeypatch.setenv("TERM", "dumb")
    assert not _wants_colour("auto", to_file=False)
