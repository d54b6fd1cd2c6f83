"""referee coverage: what a folder of logs exercises, and what it does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import referee
from referee import shelf
from referee.analysis.coverage import Survey, asked
from referee.core.log_rules import LOG
from referee.core.record import Record
from referee.export.coverage import coverage_to_json
from referee.golden.expected import expectations
from referee.text.syntax import SYN
from tests.export.data import faults
from tests.support import RECORDS, judged, log, records

from .conftest import BAD, GOOD, Run

PIVOT = (
    "Ann: has b2 north; has c3 east; has W-3 ready",
    "Ben: has d4 south; has e1 west; placed last",
    "Ann: begins turn 3",
)


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """The coverage of all records, as data. They are judged once for all tests."""
    survey = Survey((LOG, SYN))
    for each in map(judged, records()):
        survey.add(each.verdict, expectations(each.record, None))
    return coverage_to_json(survey)


def game(data: dict[str, Any], name: str) -> dict[str, Any]:
    [found] = [each for each in data["games"] if each["game"] == name]
    return found


def rule(data: dict[str, Any], code: str) -> dict[str, Any]:
    [found] = [each for every in data["games"] for each in every["rules"] if each["code"] == code]
    return found


# our own records


def test_the_records_exercise_every_rule_both_ways(whole: dict[str, Any]) -> None:
    assert faults("coverage", whole) == []
    assert {each["game"] for each in whole["games"]} == set(referee.game_names())
    for each in whole["games"]:
        assert len(each["rules"]) == len(list(shelf.game(each["game"]).book))
        assert [rule["code"] for rule in each["rules"] if not rule["both"]] == []
        missing = {kind for kind, names in each["missing"].items() if names}
        assert missing <= {"rulings"}, each["game"]
    assert [each["code"] for each in whole["log_rules"] if not each["found"]] == []


def test_only_records_of_disputes_expect_nothing(whole: dict[str, Any]) -> None:
    assert {Path(name).parts[-3] for name in whole["unexpected"]} == {"disputes"}


def test_what_only_allows_something_is_said_apart(whole: dict[str, Any]) -> None:
    shown = {
        each["code"]: each["shown_by"]
        for every in whole["games"]
        for each in every["rules"]
        if each["shown_by"]
    }
    assert shown == {
        "MA-IMPR-5": "MA-IMPR-2",
        "MA-QUAR-3": "MA-CARVE-3",
        "MA-TRAN-3": "MA-TRAN-2",
        "MA-CAP-2": "MA-PATH-2",
        "MA-EXCH-9": "MA-EXCH-2",
    }


def test_rules_of_boards_are_asked_of_board_files(whole: dict[str, Any]) -> None:
    boards = [each for every in whole["games"] for each in every["rules"] if each["of"] == "board"]
    assert {each["code"].rpartition("-")[0] for each in boards} == {"MA-DATA"}
    assert all(each["kept"] for each in boards)
    assert 0 < boards[0]["kept"] < game(whole, "rapa-nui-island")["legal"]


# what counts


def survey(*records: Record) -> dict[str, Any]:
    return coverage_to_json(referee.coverage(records))


def test_a_rule_is_kept_where_it_is_asked_and_holds() -> None:
    turned = survey(log(*PIVOT, "Ann: pivot b2 east"))
    assert rule(turned, "EI-PIVOT-1")["kept"] == 1
    assert rule(turned, "EI-FIRE-5")["kept"] == 0
    assert rule(turned, "EI-PIVOT-1")["found"] == 0


def test_an_illegal_log_keeps_nothing() -> None:
    wrong = survey(log(*PIVOT, "Ann: pivot d4 east  #! EI-PIVOT-2"))
    assert rule(wrong, "EI-PIVOT-2")["found"] == 1
    assert sum(each["kept"] for each in game(wrong, "easter-island")["rules"]) == 0


def test_a_finding_counts_only_if_the_log_marks_it() -> None:
    wrong = survey(log(*PIVOT, "Ann: pivot d4 east"))
    assert rule(wrong, "EI-PIVOT-2")["found"] == 0
    assert wrong["unexpected"] == ["<text>"]


def test_a_finding_counts_if_the_golden_holds_it(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.moai").write_text(BAD, encoding="utf-8")
    before = json.loads(run("coverage", tmp_path, "--output-format", "json").out)
    assert run("golden", tmp_path, "--update").code == 0
    after = json.loads(run("coverage", tmp_path, "--output-format", "json").out)
    assert (rule(before, "EI-GRID-1")["found"], rule(after, "EI-GRID-1")["found"]) == (0, 1)
    assert (len(before["unexpected"]), len(after["unexpected"])) == (1, 0)


def test_what_an_action_does_not_say_is_not_asked() -> None:
    """EI-MOVE-7 concerns a facing that is written with a move."""
    bare, full = (asked(log(*PIVOT, f"Ann: move b2 b3{more}")) for more in ("", " facing north"))
    assert "EI-MOVE-4" in bare
    assert full - bare == {"EI-MOVE-7"}


def test_a_ruling_that_switches_a_check_off_leaves_it_unasked() -> None:
    asked_by = {
        option: asked(log(*PIVOT, "Ann: pivot b2 east", rulings=f"edge-facing={option}"))
        for option in ("allowed", "forbidden")
    }
    assert asked_by["forbidden"] - asked_by["allowed"] == {"EI-GRID-2"}


def test_a_right_claim_keeps_what_a_wrong_one_would_break() -> None:
    path = RECORDS / "rapa-nui-cards" / "legal" / "rules"
    [record] = [referee.load(each) for each in path.glob("KO-END-4-*.moai")][:1]
    assert "KO-END-4" in asked(record)


def test_a_log_named_after_a_rule_is_its_neighbour(run: Run, tmp_path: Path) -> None:
    names = ("EI-GRID-1-near.moai", "EI-GRID-10.moai", "EI-GRID-1x.moai", "grid.moai")
    for name in names:
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    data = json.loads(run("coverage", tmp_path, "--output-format", "json").out)
    grid = rule(data, "EI-GRID-1")
    assert (grid["kept"], grid["neighbours"], grid["both"]) == (0, 1, False)


def test_endings_players_and_rulings_are_those_of_the_logs() -> None:
    data = survey(log("Ann: place c3 north", rulings="passing=at-least-one"))
    island = game(data, "easter-island")
    assert island["endings"] == {"one-left": 0, "all-fired": 0, "resigned": 0, "unfinished": 1}
    assert island["players"] == {"2": 1}
    options = {(each["ruling"], each["option"]): each for each in island["rulings"]}
    used = {key: (each["in_force"], each["chosen"]) for key, each in options.items()}
    assert used["passing", "at-least-one"] == (1, 1)
    assert used["opening", "exactly-one"] == (1, 0)
    assert used["passing", "up-to-two"] == (0, 0)
    assert "passing=up-to-two" in island["missing"]["rulings"]


# the command


def test_the_report_of_a_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.moai").write_text(GOOD, encoding="utf-8")
    ran = run("coverage", tmp_path)
    assert (ran.code, ran.err) == (0, "")
    head, _, missing = ran.out.partition("missing in")
    assert head.startswith("easter-island: 1 log, 1 legal\n  rules     0 of 58 found broken and kept\n")
    assert "  endings   1 of 4 (unfinished: 1)\n" in head
    assert "no logs of rapa-nui-cards, rapa-nui-island\n" in missing
    assert " and 53 more\n" in missing
    assert " more\n" not in run("coverage", tmp_path, "--missing").out


def test_missing_things_fail_only_if_asked(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.moai").write_text(GOOD, encoding="utf-8")
    assert run("coverage", tmp_path).code == 0
    assert run("coverage", tmp_path, "--fail-missing").code == 1


def test_trouble_hides_no_other_log(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.moai").write_text(GOOD, encoding="utf-8")
    (tmp_path / "other.moai").write_text(GOOD, encoding="utf-8")
    (tmp_path / "other.golden.json").write_text("{", encoding="utf-8")
    ran = run("coverage", tmp_path, tmp_path / "nowhere.moai")
    assert ran.code == 2
    assert "other.golden.json: line 1: this is not JSON" in ran.err
    assert "nowhere.moai: there is no such file or folder" in ran.err
    assert ran.out.startswith("easter-island: 1 log, 1 legal\n")


def test_a_log_of_no_game_counts_for_the_log_itself(run: Run) -> None:
    ran = run("coverage", "-", stdin="game: chess  #! SYN-HEAD-2\nplayers: Ann, Ben\n")
    data = json.loads(run("coverage", "-", "--output-format", "json", stdin="game: chess\n").out)
    assert data["games"] == []
    assert ran.out.startswith("the log itself: 1 log\n  rules     1 of 31 found\n")


def test_the_report_never_takes_the_place_of_a_log(run: Run, tmp_path: Path) -> None:
    for name in ("a.moai", "b.moai"):
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    ran = run("coverage", tmp_path, "-o", tmp_path / "a.moai")
    assert (ran.code, ran.out) == (2, "")
    assert (tmp_path / "a.moai").read_text(encoding="utf-8") == GOOD
