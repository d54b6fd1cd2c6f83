"""A wrong claim: what it says, what it points at, and that it changes nothing on the table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import referee
from referee.analysis.history import Touch, describe
from referee.core.acts import TurnEnds
from referee.core.finding import Place
from referee.core.record import Record
from referee.speech.ranges import either
from tests.support import RECORDS

CARDS = (RECORDS / "rapa-nui-cards" / "legal" / "games" / "3-players-nl.moai").read_text()
ISLAND = (RECORDS / "rapa-nui-island" / "legal" / "games" / "first-game.moai").read_text()
STATUES = (RECORDS / "disputes" / "easter-island" / "two-scribes-first.moai").read_text()
SILENT = STATUES.replace(" -> c1 destroyed", "")


def _after(text: str, line: int, *claims: str) -> Record:
    lines = text.splitlines()
    return referee.loads("\n".join([*lines[:line], *claims, *lines[line:]]) + "\n")


def _told(record: Record) -> list[tuple[str, list[str]]]:
    """Of every finding the message, and what it points at."""
    findings = referee.check(record).findings
    return [(each.message, [f"{place.line}: {note}" for place, note in each.related]) for each in findings]


@pytest.mark.parametrize(
    ("text", "line", "claim", "message"),
    [
        (STATUES, 20, "claim Robin hand 7", "Robin has 4 tokens in hand here, not 7: 3 too many"),
        (
            CARDS,
            20,
            "claim Anne potato-stone 1",
            "there are 0 potato on the stone here, not 1: 1 too many (of the table, not of Anne)",
        ),
        (ISLAND, 139, "claim Cid resources 30", "Cid scores 9 for resources, not 30: 21 too many"),
        (ISLAND, 139, "claim Cid tablet 3", "Cid scores 0 for the tablet, not 3: 3 too many"),
        (
            ISLAND,
            139,
            "claim Ana offerings 8",
            "Ana has 9 points for offerings, not 8: 1 too few",
        ),
        (
            CARDS,
            30,
            "claim Marc total 3",
            "the game is not over, so there is no final total; Marc's total so far is 0, not 3: 3 too many",
        ),
    ],
)
def test_a_wrong_claim_says_by_how_much(text: str, line: int, claim: str, message: str) -> None:
    assert [told for told, _ in _told(_after(text, line, claim))] == [message]


def test_a_total_may_be_claimed_on_the_way() -> None:
    assert _told(_after(CARDS, 30, "claim Marc total 0")) == []


@pytest.mark.parametrize(
    ("text", "line", "claims", "sees"),
    [
        (
            SILENT,
            17,
            ["claim Odile statues 5"],
            [
                "6: +1, now 1 (EI-PLACE-2): Odile: place c3 east",
                "8: +1, now 2 (EI-PLACE-2): Odile: place c2 south",
                "10: +1, now 3 (EI-PLACE-2): Odile: place c1 south",
                "12: +1, now 4 (EI-PLACE-2): Odile: place d5 north",
                "16: -1, now 3 (EI-RAY-5, statue 4 on d5): Odile: fire W-5 -> d5 destroyed",
                "17: -1, now 2 (EI-RAY-3, statue 3 on c1): Robin: fire S-c",
            ],
        ),
        (
            STATUES,
            8,
            ["claim Odile latest 2"],
            [
                "6: +1, now 1 (EI-PLACE-2): Odile: place c3 east",
                "8: +2, now 3 (EI-PLACE-2): Odile: place c2 south",
            ],
        ),
        (CARDS, 13, ["claim Herman wood 3"], ["4: 4 at the start, and nothing has changed it since"]),
        (
            CARDS,
            13,
            ["claim Herman wood 4", "claim Herman wood 3"],
            ["14: here 4 was claimed, and was right, and nothing has changed it since"],
        ),
        (
            CARDS,
            23,
            ["claim Marc grain 2"],
            [
                "4: 1 at the start",
                "23: +1, now 2 (KO-GATHER-1, 3 grain cards): Herman: draw 1",
                "23: +1, now 3 (KO-GATHER-2, bonus): Herman: draw 1",
            ],
        ),
    ],
)
def test_a_wrong_claim_points_at_what_touched_the_number(
    text: str, line: int, claims: list[str], sees: list[str]
) -> None:
    assert [related for _, related in _told(_after(text, line, *claims))] == [sees]


def test_what_is_not_kept_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.analysis.history.MOST_KEPT", 30)
    record = _after(ISLAND, 371, "claim Ana total 0")
    ((_, (start, first, *others)),) = _told(record)
    touches = referee.history(record, "Ana", "total", at="371").touches
    assert start == "4: 7 at the start"
    assert len(others) == 30
    assert first.partition(": ")[2].startswith(f"{len(touches) - 30} earlier changes, from 7 on")
    assert first.endswith("--why 'Ana total')")


@pytest.mark.parametrize("wrong", ["claim Marc wood 30", "claim Marc total 30"])
def test_a_wrong_claim_changes_nothing_on_the_table(wrong: str) -> None:
    verdict = referee.check(_after(CARDS, 30, wrong, "claim Anne wood 30"))
    assert [finding.after_violation for finding in verdict.findings] == [False, False]
    assert not verdict.legal
    assert not verdict.provisional


def test_a_wrong_result_changes_nothing_on_the_table() -> None:
    text = CARDS.replace("40-41-27", "40-42-27") + "claim Anne wood 30\n"
    verdict = referee.check(referee.loads(text))
    assert [finding.code for finding in verdict.findings] == ["KO-FINAL-1", "KO-NOTE-1"]
    assert [finding.after_violation for finding in verdict.findings] == [False, False]
    assert not verdict.provisional


def test_after_a_wrong_move_a_claim_still_is() -> None:
    text = CARDS.replace("Marc: play potato; draw 1", "Marc: play potato; draw 1 2")
    verdict = referee.check(referee.loads(text + "claim Anne wood 30\n"))
    assert verdict.provisional
    assert verdict.findings[-1].after_violation


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ((3,), (5,), "+2, now 5"),
        ((5,), (5, 6), "+0 or +1, now 5 or 6"),
        ((5, 6), (5,), "-1 or +0, now 5"),
        ((13,), (49, 54, 55, 56), "+36 to +43, now 49 to 56"),
    ],
)
def test_a_number_that_may_be_several_is_told_by_its_ends(
    before: tuple[int, ...], after: tuple[int, ...], told: str
) -> None:
    touch = Touch(Place(9), -1, TurnEnds(), before, after, "KO-GATHER-1")
    assert describe(touch, referee.loads(CARDS)) == f"{told} (KO-GATHER-1): the turn ended"


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ([3], "3"),
        ([5, 3, 3], "3 or 5"),
        ([3, 4], "3 or 4"),
        (range(10, 15), "10 to 14"),
        ([49, 54, 55, 56], "49 or 54 to 56"),
        ([1, 3, 4, 7], "1, 3, 4 or 7"),
        ([1, 2, 3, 7, 8, 9], "1 to 3 or 7 to 9"),
        ([1, 3, 5, 7, 9], "1 to 9"),
    ],
)
def test_numbers_that_something_may_be(numbers: Sequence[int], words: str) -> None:
    assert str(either(numbers)) == words


def test_what_is_the_very_difference_tells_the_most() -> None:
    record = _after(ISLAND, 371, "claim Ana total 40")
    [finding] = referee.check(record).findings
    weights = {related.note.partition(",")[0]: getattr(related, "weight", 0) for related in finding.related}
    assert weights["+3"] > weights["+9"] > weights["+7"] > weights["+1"] > 0
    assert weights["7 at the start"] == 0
