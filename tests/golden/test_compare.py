"""What changed since a golden was written, told line by line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import referee
from referee.golden.content import BadGolden, NewerGolden, parse_golden
from referee.golden.differences import causes, differences
from referee.golden.examine import golden_name, log_name
from tests.support import RECORDS, log

WOOD = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "by-wood-nl.moai"
OWN_BOARD = RECORDS / "rapa-nui-island" / "legal" / "rules" / "MA-DATA-1-bare.moai"
WRONG = ["Ann: place c3 north", "Ben: place c3 south", "Ann: place c3 south", "Ben: place f9 south"]
TOTAL = 4
"""The line of Anne's total on the score sheet."""
Data = dict[str, Any]


def told(was: Data, now: Data) -> list[str]:
    return [difference.text for difference in differences(was, now)]


@pytest.fixture(scope="module")
def wood() -> Data:
    return referee.to_golden(referee.load(WOOD))


@pytest.fixture(scope="module")
def wrong() -> Data:
    golden = referee.to_golden(log(*WRONG))
    assert [each["code"] for each in golden["findings"]] == ["EI-PLACE-1", "EI-PLACE-1", "EI-GRID-1"]
    return golden


def finding(number: int, **changes: Any) -> Callable[[Data], None]:
    return lambda golden: golden["findings"][number].update(changes)


def gone(number: int) -> Callable[[Data], None]:
    return lambda golden: golden["findings"].pop(number)


def score(number: int, **changes: Any) -> Callable[[Data], None]:
    return lambda golden: golden["result"]["score"][number].update(changes)


def result(**changes: Any) -> Callable[[Data], None]:
    return lambda golden: golden["result"].update(changes)


def top(**changes: Any) -> Callable[[Data], None]:
    return lambda golden: golden.update(changes)


def changed(golden: Data, change: Callable[[Data], Any]) -> Data:
    copy = deepcopy(golden)
    change(copy)
    return copy


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (gone(0), "line 6: EI-PLACE-1 is no longer found"),
        (
            finding(2, code="EI-GRID-2", message="no such facing"),
            "line 8: EI-GRID-1 is no longer found|line 8: EI-GRID-2 is now found: no such facing",
        ),
        (finding(2, line=9), "line 9: EI-GRID-1 was found on line 8"),
        (finding(2, action=None), "line 8: EI-GRID-1 was about action 1, is about the whole line"),
        (finding(0, severity="waived", counts=False), "line 6: EI-PLACE-1 was an error, is waived"),
        (
            finding(1, counts=False, follows=6),
            "line 7: EI-PLACE-1 was an error, is a consequence of line 6",
        ),
        (
            finding(0, message="taken"),
            "line 6: EI-PLACE-1 said: Ann's statue, facing north, already stands on c3; now it says: taken",
        ),
    ],
)
def test_a_finding_that_changed(wrong: Data, change: Callable[[Data], None], text: str) -> None:
    assert told(wrong, changed(wrong, change)) == text.split("|")


def test_a_finding_that_is_new_is_told_with_its_message(wrong: Data) -> None:
    assert told(changed(wrong, gone(0)), wrong) == [
        "line 6: EI-PLACE-1 is now found: Ann's statue, facing north, already stands on c3"
    ]


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (top(edition="kosmos-fr"), "the edition was kosmos-nl, is kosmos-fr"),
        (top(game="other"), "the game was rapa-nui-cards, is other"),
        (top(rulings={"tiebreak": "moai"}), "the ruling tiebreak was not chosen, is moai"),
        (top(players=["Anne", "Marc"]), "the players were Anne, Marc, Carl, are Anne, Marc"),
        (top(result=None), "the moves were judged, are not judged"),
        (
            result(winners=["Anne", "Marc"], decided_by="KO-WIN-4"),
            "the result was: Marc wins, finished (KO-WIN-3); it is: Anne and Marc win, finished (KO-WIN-4)",
        ),
        (
            result(winners=[], contenders=["Anne", "Marc"]),
            "the result was: Marc wins, finished (KO-WIN-3); it is: Anne or Marc may have won",
        ),
        (
            result(over=False, status="unfinished", winners=[], decided_by=None),
            "the result was: Marc wins, finished (KO-WIN-3); it is: unfinished",
        ),
        (score(TOTAL, least=39, most=39), "Anne's total was 40, is 39"),
        (score(0, least=1, most=4), "Anne's glory tokens were 28, are 1 to 4"),
        (
            score(0, rule="KO-WIN-9"),
            "Anne's glory tokens were counted by KO-FINAL-1, are counted by KO-WIN-9",
        ),
        (
            score(0, label="hats"),
            "Anne's glory tokens were 28, are no longer counted|Anne's hats were not counted, are 28",
        ),
    ],
)
def test_a_result_that_changed(wood: Data, change: Callable[[Data], None], text: str) -> None:
    assert told(wood, changed(wood, change)) == text.split("|")


def test_versions_alone_are_no_difference(wood: Data) -> None:
    assert told(wood, changed(wood, top(rules="0123456789ab", referee="9.9"))) == []


def test_causes_tell_log_and_rules_and_program_apart(wood: Data) -> None:
    changed_log = changed(wood, lambda golden: golden["log"].update(sha256="0" * 64))
    newer = changed(wood, top(rules="0123456789ab", referee="9.9"))
    both = changed(changed_log, top(rules="0123456789ab"))
    log_changed = "the log has changed since the golden was written"
    rules_changed = f"the rules of rapa-nui-cards changed since: {wood['rules']} then, 0123456789ab now"
    assert causes(wood, changed_log) == [log_changed]
    assert causes(wood, newer) == [rules_changed]
    assert causes(wood, both) == [log_changed, rules_changed]
    better = changed(wood, lambda golden: (score(TOTAL, least=39)(golden), top(referee="9.9")(golden)))
    assert causes(wood, better) == [
        f"the log and the rules are unchanged; Referee judges differently ({wood['referee']} then, 9.9 now)"
    ]


def test_other_words_for_the_same_are_told_apart(wrong: Data) -> None:
    reworded = changed(wrong, finding(0, message="taken"))
    version = referee.__version__
    assert causes(wrong, reworded) == [
        f"the log and the rules are unchanged; Referee uses other words ({version} then, {version} now)"
    ]


def test_spelling_is_no_change_of_the_log() -> None:
    tidy, loose = log("Ann: place c3 north"), log("ANN:  place C3 N ;")
    assert told(referee.to_golden(tidy), referee.to_golden(loose)) == []


def test_a_board_that_changed_is_told_from_a_log_that_did() -> None:
    text = OWN_BOARD.read_text(encoding="utf-8")
    was = referee.to_golden(referee.loads(text, OWN_BOARD.name, OWN_BOARD.parent))
    assert was["board"]["name"]
    now = changed(was, lambda golden: golden["board"].update(sha256="0" * 64))
    assert told(was, now) == [f"the board {was['board']['name']} has changed since the golden was written"]
    other = changed(was, lambda golden: golden["board"].update(name="other"))
    assert told(was, other) == [f"the board was {was['board']['name']}, now it is other"]
    assert causes(was, other) == told(was, other)


def test_golden_is_the_same_in_every_process() -> None:
    """The order of sets and the place of the folder leave no trace."""
    code = (
        "import referee, sys; from referee.golden.content import golden_text;"
        "sys.stdout.write(golden_text(referee.to_golden(referee.load(sys.argv[1]))))"
    )

    def made(seed: str, path: str, folder: Any) -> str:
        return subprocess.run(
            [sys.executable, "-c", code, path],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(RECORDS.parent)},
            cwd=folder,
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout

    here, away = made("1", str(OWN_BOARD), RECORDS), made("2", OWN_BOARD.name, OWN_BOARD.parent)
    assert here == away
    assert list(json.loads(here)) == sorted(json.loads(here))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: this is not JSON"),
        ("<<<<<<< HEAD\n{}", "line 1: this is not JSON"),
        ("[]", "this is not a golden: at the top: [] is not of type 'object'"),
        ('{"schema_version": 1}', "this is not a golden: at the top: 'referee' is a required property"),
        ("[" * 100_000, "nested too deeply to be a golden"),
        ('{"schema_version": ' + "9" * 5000 + "}", "a number in it is too large"),
    ],
)
def test_what_is_no_golden_is_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(BadGolden) as caught:
        parse_golden(text)
    assert message in str(caught.value)


def test_a_newer_golden_is_told_apart() -> None:
    with pytest.raises(NewerGolden, match="newer version of Referee: schema 2, and this one knows 1"):
        parse_golden('{"schema_version": 2, "anything": 1}')


def test_names() -> None:
    assert golden_name("a/b.moai") == "a/b.golden.json"
    assert golden_name("notes.txt") == "notes.txt.golden.json"
    assert log_name("a/b.golden.json") == "a/b.moai"
