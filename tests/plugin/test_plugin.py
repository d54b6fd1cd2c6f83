"""The pytest plugin, in projects that are not ours: each test makes one and runs pytest in it.

Pytest runs inside this process, unless the process matters: what it loads, and its workers.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

import referee
from referee import plugin, shelf
from referee.export import report
from referee.export.terminal import Paint
from referee.text import source
from tests.support import RECORDS

pytest_plugins = ("pytester",)

GAMES = list(shelf.own_games())
"""Loaded before the tests. Pytester unloads what a run has loaded, but the shelf keeps its games."""

ISLAND = RECORDS / "easter-island"
LEGAL = ISLAND / "legal" / "endings" / "one-left-by-enemy-ray.moai"
MARKED = ISLAND / "illegal" / "rules" / "EI-FIRE-5-struck-first.moai"
CARDS = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
UNSURE = next(path for path in sorted(RECORDS.rglob("*.moai")) if b"#? " in path.read_bytes())
BOARD = RECORDS / "rapa-nui-island" / "legal" / "rules" / "MA-DATA-1-bare.moai"
ALONE = ("-p", "no:syrupy", "-p", "no:hypothesispytest")
STRICT = ("-W", "error", "--strict-markers", "--strict-config", "-p", "no:cacheprovider")


def put(folder: Path, *paths: Path) -> None:
    for path in paths:
        shutil.copy(path, folder)


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess(*STRICT, *ALONE, "-p", "no:xdist", *arguments)


def run_apart(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Pytest in a process of its own."""
    return pytester.runpytest_subprocess(*STRICT, *ALONE, *arguments)


def ids(result: pytest.RunResult) -> list[str]:
    return [line for line in result.outlines if "::" in line]


def test_every_log_is_a_test_named_after_what_it_expects(pytester: pytest.Pytester) -> None:
    put(pytester.path, LEGAL, MARKED, CARDS, UNSURE, BOARD, BOARD.with_name("board-34.yaml"))
    shutil.copy(LEGAL, pytester.path / "windows.moai")
    windows = pytester.path / "windows.moai"
    windows.write_bytes(b"\xef\xbb\xbf" + windows.read_bytes().replace(b"\n", b"\r\n"))
    listed = run(pytester, "--collect-only", "-q")
    [unsure] = [line for line in ids(listed) if line.startswith(UNSURE.name)]
    assert unsure.endswith("?")
    assert sorted(ids(listed)) == sorted(
        [
            unsure,
            "EI-FIRE-5-struck-first.moai::EI-FIRE-5",
            "MA-DATA-1-bare.moai::legal",
            "by-wood-nl.moai::legal",
            "one-left-by-enemy-ray.moai::legal",
            "windows.moai::legal",
        ]
    )
    run(pytester).assert_outcomes(passed=6)


@pytest.mark.parametrize(
    ("arguments", "chosen"),
    [
        (("-k", "EI-FIRE-5"), ["plain.moai::EI-FIRE-5"]),
        (("-k", "rapa-nui-cards"), ["by-wood-nl.moai::legal"]),
        (("-k", "kosmos-nl or twilight-fr"), ["by-wood-nl.moai::legal", "plain.moai::EI-FIRE-5"]),
        (("-m", "moai and not moai(game='rapa-nui-cards')"), ["plain.moai::EI-FIRE-5"]),
        (("plain.moai::EI-FIRE-5",), ["plain.moai::EI-FIRE-5"]),
        (("-p", "no:moai"), []),
    ],
)
def test_logs_are_chosen_by_code_game_and_edition(
    pytester: pytest.Pytester, arguments: tuple[str, ...], chosen: list[str]
) -> None:
    put(pytester.path, CARDS)
    shutil.copy(MARKED, pytester.path / "plain.moai")
    assert ids(run(pytester, "--collect-only", "-q", *arguments)) == chosen


def test_a_failure_is_the_finding_and_no_traceback(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = MARKED.read_text(encoding="utf-8")
    put(pytester.path, LEGAL)
    (pytester.path / "unmarked.moai").write_text(text.replace("#! EI-FIRE-5", ""), encoding="utf-8")
    (pytester.path / "wrong-mark.moai").write_text(text.replace("FIRE-5", "FIRE-4"), encoding="utf-8")
    (pytester.path / "no-rule.moai").write_text(text.replace("FIRE-5", "FIRE"), encoding="utf-8")
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=3)
    shown = result.stdout.str()
    monkeypatch.chdir(pytester.path)
    verdict = referee.check(referee.load("unmarked.moai"))
    [paragraph] = report.full(verdict, Paint(False, unicode=True))
    assert paragraph in shown
    assert "  = legal   " in shown
    assert "line 9: the line has `#! EI-FIRE-4`, but that is not found" in shown
    assert "line 9: the line has `#! EI-FIRE`, but there is no such rule" in shown
    assert "Traceback" not in shown
    assert "items.py" not in shown


def test_a_wrong_result_and_a_wrong_claim_are_failures(pytester: pytest.Pytester) -> None:
    text = LEGAL.read_text(encoding="utf-8").replace("result Ben", "result Ann")
    (pytester.path / "result.moai").write_text(text, encoding="utf-8")
    result = run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["error[[]EI-RESULT-1[]]*", "18 │ result Ann one-left 1-4"])


def test_what_cannot_be_read_is_one_failure_and_ends_no_run(pytester: pytest.Pytester) -> None:
    put(pytester.path, LEGAL)
    with open(pytester.path / "huge.moai", "wb") as file:
        file.truncate(17 * 1024 * 1024)
    (pytester.path / "board.moai").write_text(
        "game: rapa-nui-island\nplayers: Ana, Bea, Cid\nboard: gone.yaml\n", encoding="utf-8"
    )
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=2)
    shown = result.stdout.str()
    assert "\nhuge.moai: the log is larger than 16 MiB\n" in shown
    assert "gone.yaml" in shown
    assert "there is no such file in the folder of the log" in shown


def test_a_golden_beside_the_log_is_compared(pytester: pytest.Pytester) -> None:
    put(pytester.path, CARDS, MARKED)
    log = pytester.path / CARDS.name
    golden = pytester.path / "by-wood-nl.golden.json"
    golden.write_text(json.dumps(referee.to_golden(referee.load(log))), encoding="utf-8")
    log.write_text(log.read_text(encoding="utf-8").replace("kosmos-nl", "kosmos-fr"), encoding="utf-8")
    before = golden.read_bytes()
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        [
            "error[[]KO-WIN-3[]]*",
            "by-wood-nl.golden.json differs:",
            "  the log has changed since the golden was written",
            "  the edition was kosmos-nl, is kosmos-fr",
            "if this is right: pytest --moai-update, or referee golden --update",
        ]
    )
    assert golden.read_bytes() == before
    updated = run_apart(pytester, "-n", "2", "--moai-update")
    updated.assert_outcomes(passed=2)
    updated.stdout.fnmatch_lines(["*goldens written*", "by-wood-nl.golden.json"])
    assert golden.read_bytes() != before
    assert not (pytester.path / "EI-FIRE-5-struck-first.golden.json").exists()
    again = run(pytester, "--moai-update")
    again.assert_outcomes(passed=2)
    again.stdout.no_fnmatch_line("*goldens written*")


def test_goldens_can_be_required_or_left_alone(pytester: pytest.Pytester) -> None:
    put(pytester.path, MARKED)
    pytester.makeini("[pytest]\nmoai_golden = required\n")
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=1)
    missing = "EI-FIRE-5-struck-first.golden.json is missing; pytest --moai-update writes it"
    assert missing in result.stdout.str()
    run(pytester, "--moai-update").assert_outcomes(passed=2)
    (pytester.path / "EI-FIRE-5-struck-first.golden.json").write_text("{", encoding="utf-8")
    run(pytester, "-o", "moai_golden=off").assert_outcomes(passed=1)
    wrong = run(pytester, "-o", "moai_golden=maybe")
    assert wrong.ret == pytest.ExitCode.USAGE_ERROR
    wrong.stderr.fnmatch_lines(["ERROR: moai_golden is auto, required or off, not 'maybe'"])


def test_a_project_without_logs_loads_nothing_of_referee(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import sys

        def test_nothing_is_loaded():
            loaded = {name for name in sys.modules if name.split(".")[0] == "referee"}
            assert loaded <= {"referee", "referee.plugin", "referee.plugin.settings"}
            assert not {"lark", "jsonschema", "typer", "yaml"} & set(sys.modules)
        """
    )
    run_apart(pytester, "-p", "no:xdist").assert_outcomes(passed=1)


def test_logs_are_named_alike_for_the_plugin_and_for_the_commands() -> None:
    assert plugin.SUFFIX == source.SUFFIX


def test_our_own_suite_collects_no_logs() -> None:
    """tests/ walks the records itself; a log below it would be tested twice, or has no marks."""
    tests = Path(__file__).parent.parent
    folders = (tests / "fuzz" / "found", tests / "fuzz" / "seeds", tests / "language" / "logs")
    ignored = {path for folder in folders for path in folder.glob("*.moai")}
    assert set(tests.rglob("*.moai")) == ignored
    assert '["found/*", "seeds/*"]' in (tests / "fuzz" / "conftest.py").read_text(encoding="utf-8")
    assert '["logs/*"]' in (tests / "language" / "conftest.py").read_text(encoding="utf-8")


def test_the_settings_say_which_logs_are_tests(pytester: pytest.Pytester) -> None:
    for folder in ("logs", "logs/old", "other"):
        (pytester.path / folder).mkdir()
        put(pytester.path / folder, LEGAL)
    pytester.makeini("[pytest]\nmoai_paths = logs\nmoai_ignore =\n    logs/old\n    nothing*\n")
    listed = ids(run(pytester, "--collect-only", "-q"))
    assert listed == [f"logs/{LEGAL.name}::legal"]
    named = ids(run(pytester, "--collect-only", "-q", f"other/{LEGAL.name}"))
    assert named == [f"other/{LEGAL.name}::legal"]
    pytester.makeini("[pytest]\nmoai_ignore = */old/*\n")
    assert len(ids(run(pytester, "--collect-only", "-q"))) == 2


def test_a_name_without_a_folder_fits_a_log_anywhere(pytester: pytest.Pytester) -> None:
    for folder in ("logs", "logs/old", "other"):
        (pytester.path / folder).mkdir()
        put(pytester.path / folder, LEGAL)
    put(pytester.path / "logs", MARKED)
    pytester.makeini(f"[pytest]\nmoai_ignore = {LEGAL.name}\n")
    assert ids(run(pytester, "--collect-only", "-q")) == [f"logs/{MARKED.name}::EI-FIRE-5"]
    pytester.makeini(f"[pytest]\nmoai_paths = {LEGAL.name}\n")
    assert len(ids(run(pytester, "--collect-only", "-q"))) == 3


@pytest.mark.parametrize("path", ["nope", "logs/nope.moai", "./nope"])
def test_a_path_that_is_not_there_is_named(pytester: pytest.Pytester, path: str) -> None:
    (pytester.path / "logs").mkdir()
    put(pytester.path / "logs", LEGAL)
    pytester.makeini(f"[pytest]\nmoai_paths =\n    logs\n    {path}\n")
    ran = run(pytester)
    assert ran.ret == pytest.ExitCode.USAGE_ERROR
    assert f"moai_paths: there is no file or folder '{path}'" in ran.stderr.str()


def test_the_configuration_of_a_log_holds(pytester: pytest.Pytester) -> None:
    """Its editions, its rulings and its boards, and the nearest configuration upwards."""
    text = CARDS.read_text(encoding="utf-8")
    assert "edition: kosmos-nl\n" in text
    for folder in ("club", "club/logs", "elsewhere"):
        (pytester.path / folder).mkdir()
    for folder in ("club/logs", "elsewhere"):
        (pytester.path / folder / "x.moai").write_text(text.replace("edition: kosmos-nl\n", ""), "utf-8")
    configuration = pytester.path / "club" / "referee.toml"
    configuration.write_text('[editions]\nrapa-nui-cards = "kosmos-nl"\n', encoding="utf-8")
    ran = run(pytester)
    ran.assert_outcomes(passed=1, failed=1)
    ran.stdout.fnmatch_lines(["*SYN-HEAD-3*several rulebooks*", "*elsewhere?x.moai:1:1"])
    configuration.write_text("edition = 3\n", encoding="utf-8")
    ran = run(pytester, "club")
    ran.assert_outcomes(failed=1)
    assert "Traceback" not in ran.stdout.str() and "referee.toml" in ran.stdout.str()


def test_messages_are_in_the_language_of_the_project(pytester: pytest.Pytester) -> None:
    text = MARKED.read_text(encoding="utf-8").replace("#! EI-FIRE-5", "")
    (pytester.path / "x.moai").write_text(text, encoding="utf-8")
    english = run(pytester).stdout.str()
    pytester.makeini("[pytest]\nmoai_language = fr\n")
    french = run(pytester).stdout.str()
    assert "the ray" in english and "the ray" not in french and "le rayon" in french
    assert "is found, but" in english and "is found, but" not in french and "la ligne n'a pas" in french
    pytester.makeini("[pytest]\nmoai_language = tlh\n")
    assert "moai_language is en, es, fr, nl, not 'tlh'" in run(pytester).stderr.str()


def test_the_rules_that_a_log_breaks_are_in_the_report_of_junit(pytester: pytest.Pytester) -> None:
    put(pytester.path, MARKED, LEGAL)
    run(pytester, "--junitxml=out.xml")
    cases = {
        case.get("name"): [(each.get("name"), each.get("value")) for each in case.iter("property")]
        for case in ElementTree.parse(pytester.path / "out.xml").iter("testcase")
    }
    assert cases == {"EI-FIRE-5": [("rule", "EI-FIRE-5")], "legal": []}
