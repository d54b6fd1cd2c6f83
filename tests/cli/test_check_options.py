"""`check` with the options that people know from linters: several formats, selection, --fix, --watch."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import jsonschema
import pytest
from syrupy.assertion import SnapshotAssertion

import referee
from referee.analysis.selection import Selection, begins
from referee.text.spelling import corrected
from tests.cli.conftest import BAD, GOOD, Run
from tests.support import ROOT

HEAD = "game: easter-island\nplayers: Ann, Ben\n\n"
WRONG = HEAD + "Ann: place c3 north\nBen: place c3 south\nAnn: place c3 east\n"
SLIPS = "game: easter-island\nplayers: Ann, Ben\n\nAnn: plaec c3 north\nBen: place d4 suoth  # why\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in (("good", GOOD), ("bad", BAD), ("wrong", WRONG), ("slips", SLIPS)):
        (tmp_path / f"{name}.moai").write_text(text, encoding="utf-8")
    return tmp_path


def test_several_formats_at_once_are_what_each_is_alone(run: Run, here: Path) -> None:
    logs = ["good.moai", "bad.moai", "wrong.moai"]
    names = ("json", "jsonl", "json-lines", "sarif", "junit", "github", "concise", "full")
    outputs = [option for name in names for option in ("-o", f"{name}={name}.out")]
    told = run("check", *logs, "--output-format", "markdown", *outputs)
    assert told.code == 1
    assert told.out == run("check", *logs, "--output-format", "markdown").out
    for name in names:
        alone = run("check", *logs, "--output-format", name, "-o", "alone.out")
        assert alone.out == ""
        assert Path(f"{name}.out").read_bytes() == Path("alone.out").read_bytes(), name
    assert Path("jsonl.out").read_bytes() == Path("json-lines.out").read_bytes()
    assert ElementTree.parse("junit.out").getroot().tag == "testsuites"


def test_several_formats_with_several_processes(run: Run, here: Path) -> None:
    run("check", ".", "-j", "2", "-o", "sarif=two", "-o", "one.txt")
    run("check", ".", "-o", "sarif=alone", "-o", "text.txt")
    assert Path("two").read_bytes() == Path("alone").read_bytes()
    assert Path("one.txt").read_bytes() == Path("text.txt").read_bytes()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["-o", "a", "-o", "b"], "-o b: for several formats at once write -o FORMAT=FILE"),
        (["-o", "json=a", "-o", "sarif=a"], "-o a: two formats cannot be written to one file"),
        (["-o", "json=a", "-o", "sarif=./a"], "-o a: two formats cannot be written to one file"),
        (["-o", "json=good.moai"], "good.moai: the output would replace the input"),
        (["--select", "EI-FRIE"], "--select EI-FRIE: no code of a rule begins so (did you mean EI-FIRE?)"),
        (["--ignore", "XX-1"], "--ignore XX-1: no code of a rule begins so; `referee rules` lists them"),
        (
            ["--statistics", "--output-format", "sarif"],
            "--statistics is printed as full or json, not as sarif",
        ),
        (["--fix", "-"], "--fix changes files; - is none"),
        (["--diff", "-o", "x"], "--diff prints only corrections, so it cannot be used with -o"),
    ],
)
def test_what_cannot_be_done_is_one_message(run: Run, here: Path, options: list[str], message: str) -> None:
    ran = run("check", "good.moai", *options)
    assert ran.code == 2
    assert ran.err.startswith(f"referee: {message}") and ran.err.count("\n") == 1
    assert Path("good.moai").read_text(encoding="utf-8") == GOOD


def test_a_file_whose_name_has_an_equals_sign(run: Run, here: Path) -> None:
    assert run("check", "good.moai", "-o", "./my=report").code == 0
    assert Path("my=report").exists()


@pytest.mark.parametrize(
    ("select", "ignore", "taken"),
    [
        ((), (), True),
        (("EI",), (), True),
        (("EI-FIRE",), (), True),
        (("EI-FIRE-5",), (), True),
        (("EI-FIRE-1",), (), False),
        (("EI-SUN",), (), False),
        ((), ("EI",), False),
        (("EI-FIRE",), ("EI",), True),  # the longer one decides
        (("EI",), ("EI-FIRE",), False),
        (("EI",), ("EI-FIRE-5",), False),
        (("EI-FIRE-5",), ("EI-FIRE",), True),
        (("EI",), ("EI",), True),
    ],
)
def test_the_longest_beginning_decides(
    select: tuple[str, ...], ignore: tuple[str, ...], taken: bool
) -> None:
    assert Selection(select, ignore).takes("EI-FIRE-5") is taken


def test_waived_findings_are_counted_in_every_format(run: Run, here: Path) -> None:
    line = "Ben: place c3 south"
    Path("waived.moai").write_text(
        HEAD + f'Ann: place c3 north\n{line} stands EI-PLACE-1 "agreed"\n', encoding="utf-8"
    )
    for name, told in (
        ("full", "1 waived"),
        ("markdown", "### waived.moai\n\nWaived findings: 1.\n"),
        ("junit", "<system-out>waived findings: 1</system-out>"),
        ("github", "::notice title=referee,file=waived.moai::waived.moai: waived findings: 1\n"),
    ):
        ran = run("check", "waived.moai", "--output-format", name)
        assert (ran.code, ran.err) == (0, "") and told in ran.out
    for name in ("gitlab", "rdjson"):
        asked = ["check", "waived.moai", "--output-format", name]
        assert run(*asked).err == "referee: 1 finding waived\n"
        assert run(*asked, "--all").err == ""


@pytest.mark.skipif(os.name == "nt", reason="such names are not possible there")
@pytest.mark.parametrize("form", ["github", "gitlab", "rdjson", "junit", "concise"])
def test_a_name_with_control_characters_or_bad_bytes_is_written_safely(
    run: Run, here: Path, form: str
) -> None:
    name = os.fsdecode(b"a\x1b[31m\xff.moai")
    Path(name).write_text(WRONG, encoding="utf-8")
    out = run("check", name, "--output-format", form).out
    assert "EI-PLACE-1" in out
    assert "\x1b" not in out and "\\ud" not in out
    out.encode("utf-8")


def test_a_beginning_ends_at_a_hyphen() -> None:
    assert begins("EI-FIRE-1", "EI-FIRE-1") and not begins("EI-FIRE-1", "EI-FIRE-10")
    assert begins("EI-", "EI-FIRE-1") and not begins("E", "EI-FIRE-1")


def test_ignored_findings_are_counted_and_the_log_is_not_called_legal(run: Run, here: Path) -> None:
    ran = run("check", "wrong.moai", "--ignore", "EI-PLACE-1")
    assert ran.code == 0
    assert ran.out.startswith("wrong.moai: 0 findings, 2 ignored; ")
    data = json.loads(run("check", "wrong.moai", "--ignore", "EI", "--output-format", "json").out)
    [log] = data["logs"]
    assert (log["legal"], log["findings"], log["ignored"]) == (False, [], 2)
    schema = json.loads((ROOT / "schemas" / "verdict.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(data, schema)
    several = run("check", "wrong.moai", "good.moai", "--ignore", "EI-PLACE-1,SYN")
    assert several.out.splitlines()[-1] == "2 logs, 4 actions: no findings, 2 ignored"
    quiet = run("check", "-q", "wrong.moai", "--ignore", "EI")
    assert (quiet.code, quiet.out) == (0, "1 log, 3 actions: no findings, 2 ignored\n")
    for name, told in (
        ("concise", "2 ignored"),
        ("markdown", "Ignored findings: 2."),
        ("junit", "ignored findings: 2<"),
        ("github", "::notice title=referee,file=wrong.moai::wrong.moai: ignored findings: 2\n"),
        (
            "sarif",
            '"toolConfigurationNotifications":[{"level":"note","message":{"text":"ignored findings: 2"}',
        ),
    ):
        assert told in run("check", "wrong.moai", "--ignore", "EI", "--output-format", name).out
    for name in ("gitlab", "rdjson"):  # there is no place for it in the report
        asked = ["check", "wrong.moai", "--ignore", "EI", "--output-format", name]
        assert run(*asked).err == "referee: 2 findings ignored\n"
        assert run(*asked, "-o", "sarif=x.sarif").err == ""


def test_only_selected_rules_are_reported(run: Run, here: Path) -> None:
    ran = run("check", "bad.moai", "--select", "syn", "--output-format", "concise")
    *found, summary = ran.out.splitlines()
    codes = [line.split(": ")[1] for line in found]
    assert (ran.code, summary[-9:]) == (1, "1 ignored")
    assert codes and all(code.startswith("SYN-") for code in codes)
    assert run("check", "bad.moai", "--select", "KO").code == 0


def test_statistics(run: Run, here: Path, snapshot: SnapshotAssertion) -> None:
    assert run("check", ".", "--statistics").out == snapshot
    data = json.loads(run("check", ".", "--statistics", "--output-format", "json").out)
    schema = json.loads((ROOT / "schemas" / "statistics.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(data, schema)
    report = json.loads(run("check", ".", "--output-format", "json").out)
    counted = [each for log in report["logs"] for each in log["findings"] if each["counts"]]
    assert sum(each["findings"] for each in data["rules"]) == len(counted)
    assert sum(each["findings"] for each in data["players"]) == sum(
        bool(each["player"]) for each in counted
    )
    assert data["wrong"] == sum(not log["legal"] for log in report["logs"])


def test_quiet_prints_a_summary_if_something_was_found(run: Run, here: Path) -> None:
    assert run("check", "-q", "good.moai", "good.moai").out == ""
    assert (
        run("check", "-q", "good.moai", "wrong.moai").out.splitlines()[-1]
        == "2 logs, 4 actions: 1 with findings"
    )
    assert "with findings" not in run("check", "-q", "wrong.moai").out


def test_fix_corrects_spelling_and_nothing_else(run: Run, here: Path) -> None:
    ran = run("check", ".", "--fix")
    assert "slips.moai: 2 spellings corrected" in ran.err
    assert Path("slips.moai").read_text(encoding="utf-8") == SLIPS.replace("plaec", "place").replace(
        "suoth", "south"
    )
    assert Path("wrong.moai").read_text(encoding="utf-8") == WRONG
    assert "f9" in Path("bad.moai").read_text(encoding="utf-8")
    assert run("check", "slips.moai", "--fix").err == ""


@pytest.mark.parametrize(
    ("options", "configuration", "corrected"),
    [
        ((), "", ("plaec", "suoth")),
        (("--select", "SYN-VERB-1"), "", ("plaec",)),
        (("--ignore", "SYN-VERB-1"), "", ("suoth",)),
        (("--select", "EI"), "", ()),
        ((), 'ignore = ["SYN-VERB"]', ("suoth",)),
        ((), 'select = ["SYN-VERB"]', ("plaec",)),
        ((), '[per-file-ignores]\n"slips.moai" = ["SYN"]', ()),
        ((), '[per-file-ignores]\n"other.moai" = ["SYN"]', ("plaec", "suoth")),
        (("--ignore", "SYN-WORD-1"), 'ignore = ["SYN"]', ("plaec",)),
        (("--isolated",), 'ignore = ["SYN"]', ("plaec", "suoth")),
    ],
)
def test_fix_corrects_only_what_is_selected(
    run: Run, here: Path, options: tuple[str, ...], configuration: str, corrected: tuple[str, ...]
) -> None:
    Path("referee.toml").write_text(configuration, encoding="utf-8")
    assert run("check", "slips.moai", "--diff", *options).code == bool(corrected)
    run("check", "slips.moai", "--fix", *options)
    expected = SLIPS
    for slip, word in (("plaec", "place"), ("suoth", "south")):
        expected = expected.replace(slip, word if slip in corrected else slip)
    assert Path("slips.moai").read_text(encoding="utf-8") == expected


@pytest.mark.parametrize("code", ["XX-1", ""])
def test_fix_writes_nothing_if_a_code_is_wrong(run: Run, here: Path, code: str) -> None:
    assert run("check", "slips.moai", "--fix", "--select", code).code == 2
    assert Path("slips.moai").read_text(encoding="utf-8") == SLIPS


def test_diff_shows_the_corrections_and_changes_nothing(run: Run, here: Path) -> None:
    ran = run("check", "slips.moai", "wrong.moai", "--fix", "--diff")
    assert (ran.code, ran.err) == (1, "")
    changed = [row for row in ran.out.splitlines() if row[0] in "+-" and row[:3] not in ("+++", "---")]
    assert changed == [
        "-Ann: plaec c3 north",
        "-Ben: place d4 suoth  # why",
        "+Ann: place c3 north",
        "+Ben: place d4 south  # why",
    ]
    assert Path("slips.moai").read_text(encoding="utf-8") == SLIPS
    assert run("check", "slips.moai", "wrong.moai", "--diff").out == ran.out
    assert run("check", ".", "--diff", "--exit-zero").code == 0
    assert run("check", "slips.moai", "--fix").code == 0
    after = run("check", "slips.moai", "--fix", "--diff")
    assert (after.code, after.out) == (0, "")
    missing = run("check", "nowhere.moai", "--fix", "--diff")
    assert missing.code == 2 and missing.err.startswith("referee: nowhere.moai: ")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_fix_keeps_line_ends_and_marks(run: Run, here: Path, end: str, mark: str) -> None:
    before = (mark + SLIPS.replace("\n", end)).encode()
    Path("slips.moai").write_bytes(before)
    assert run("check", "slips.moai", "--fix").code == 0
    assert Path("slips.moai").read_bytes() == before.replace(b"plaec", b"place").replace(b"suoth", b"south")


def test_fix_leaves_a_file_alone_that_it_could_not_write_back(run: Run, here: Path) -> None:
    for data in (
        SLIPS.encode() + b"# \xff\n",
        SLIPS.encode("utf-16"),
        SLIPS.encode() + "# e\u0301\n".encode(),
    ):
        Path("slips.moai").write_bytes(data)
        run("check", "slips.moai", "--fix")
        assert Path("slips.moai").read_bytes() == data


def swapped(line: str) -> Iterator[str]:
    """The line with two letters of one word exchanged."""
    for word in re.finditer(r"[a-z]{4,}", line.partition(":")[2]):
        at = line.index(":") + 1 + word.start() + 1
        if line[at] != line[at + 1]:
            yield line[:at] + line[at + 1] + line[at] + line[at + 2 :]


def meaning(text: str) -> list[object]:
    record = referee.loads(text)
    return [(entry.line, entry.seat, [play.told for play in entry.plays]) for entry in record.entries]


@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
def test_a_correction_gives_back_what_was_meant_or_changes_nothing(game: str) -> None:
    text = referee.simulate(game, seed=5, turns=20).text
    meant, fixed = meaning(text), 0
    for number, line in enumerate(text.splitlines()):
        for slip in list(swapped(line))[:2] if ":" in line and number > 6 else ():
            lines = text.splitlines()
            lines[number] = slip
            record = referee.loads("\n".join(lines) + "\n")
            after, count = corrected(record)
            fixed += count
            assert after[:number] == lines[:number] and after[number + 1 :] == lines[number + 1 :]
            assert meaning("\n".join(after)) == meant if count else after == lines
    assert fixed > 3


def until(path: Path, words: str, seconds: float = 20.0) -> str:
    """What a file holds once it has these words."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = path.read_text(encoding="utf-8")
        if words in text:
            return text
        time.sleep(0.05)
    raise AssertionError(f"{words!r} did not come: {path.read_text(encoding='utf-8')!r}")


HEEDS_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
runpy.run_module("referee", run_name="__main__", alter_sys=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of a POSIX system")
def test_watch_checks_again_after_a_change_until_ctrl_c(here: Path) -> None:
    out, err = here / "out", here / "err"
    with out.open("w") as stdout, err.open("w") as stderr:
        command = [sys.executable, "-c", HEEDS_CTRL_C, "check", "--watch", "good.moai"]
        watching = subprocess.Popen(command, stdout=stdout, stderr=stderr, cwd=here)
        try:
            until(err, "waiting for a change")
            assert until(out, "good.moai: legal").count("good.moai") == 1
            Path("good.moai").write_text(WRONG, encoding="utf-8")
            until(out, "good.moai: 2 findings")
        finally:
            watching.send_signal(signal.SIGINT)
            assert watching.wait(20) == 2
    assert err.read_text(encoding="utf-8").endswith("referee: interrupted\n")


def test_watch_cannot_watch_standard_input(run: Run, here: Path) -> None:
    assert run("check", "--watch", "-").code == 2
