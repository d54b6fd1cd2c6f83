"""Waivers: the breach is reported as waived, the action is carried out, and nothing else is excused."""

from __future__ import annotations

import pytest

import referee
from tests.tables import CARDS, SORCERERS

WAIVED = {
    "KO-TURN-3, which closes the turn, on the play": [
        'Anne: play grain stands KO-TURN-3 "forgot to draw"',
        "Marc: play fish; draw 2",
    ],
    "KO-DRAW-2, which closes the turn, on the play": [
        "Anne: play grain; draw 1",
        "Marc: play fish fish stands KO-DRAW-2; draw 1",
        "Anne: play fish; draw 1",
    ],
    "KO-BUY-4: bought on credit": [
        "Anne: buy fish stands KO-BUY-4; play grain; draw 1",
        "claim Anne fish 2",
        "claim Anne wood 0",
    ],
    "KO-BUY-2: bought for the price that is written": [
        "Anne: buy grain for 2 stands KO-BUY-2; play grain; draw 1",
        "claim Anne grain 2",
        "claim Anne wood 0",
    ],
    "KO-DRAW-2: every card that is named is drawn": [
        "Anne: play grain",
        "Anne: draw 1 1 stands KO-DRAW-2",
        "claim Anne hand 4",
    ],
}


@pytest.mark.parametrize("lines", WAIVED.values(), ids=WAIVED)
def test_what_stands_is_done(lines: list[str]) -> None:
    verdict = referee.check(referee.loads(CARDS + "\n".join(lines) + "\n"))
    assert [finding.severity for finding in verdict.findings] == ["waived"], verdict.findings


NO_COVER = {
    "an unused waiver causes nothing": (
        SORCERERS,
        ["Odile: place a3 east stands EI-FIRE-5; fire W-3", "Robin: pass"],
        [("LOG-WAIVE-1", True), ("EI-FIRE-5", True)],
    ),
    "another rule than the turn broke": (
        CARDS,
        ["Anne: play grain stands KO-DRAW-2", "Marc: play fish; draw 2"],
        [("LOG-WAIVE-2", True), ("KO-TURN-3", True)],
    ),
    "a wrong outcome, and a claim that would be right": (
        SORCERERS,
        [
            "Odile: fire W-3 -> nothing destroyed; pass",
            "claim Odile statues 3",
            "Robin: pivot c1 east; pass",
        ],
        [("EI-RAY-5", True), ("LOG-CLAIM-1", False)],
    ),
    "a wrong price, and a claim that would be right": (
        CARDS,
        [
            "Anne: play grain; draw 1",
            "Marc: play fish fish for 2; draw 2 2",
            "claim Marc wood 2",
            "Anne: play fish; draw 3",
        ],
        [("KO-PLAY-6", True), ("KO-NOTE-1", False)],
    ),
}


@pytest.mark.parametrize(("head", "lines", "expected"), NO_COVER.values(), ids=NO_COVER)
def test_what_counts(head: str, lines: list[str], expected: list[tuple[str, bool]]) -> None:
    verdict = referee.check(referee.loads(head + "\n".join(lines) + "\n"))
    assert [(finding.code, finding.counts) for finding in verdict.findings] == expected


def test_an_unused_waiver_is_in_its_own_turn() -> None:
    """Not in the one that the log has reached."""
    lines = ["Anne: play grain; draw 1 stands KO-TURN-3", "Marc: play fish; draw 2"]
    verdict = referee.check(referee.loads(CARDS + "\n".join(lines) + "\n"))
    found = [(finding.code, finding.turn, finding.counts) for finding in verdict.findings]
    assert found == [("LOG-WAIVE-1", verdict.state.turn - 2, True)], verdict.findings


def test_an_unused_waiver_in_the_last_turn() -> None:
    """The turn is complete, so nothing can break the rule of the waiver any more."""
    log = CARDS + "Anne: play grain; draw 1 stands KO-TURN-3\n"
    assert [finding.code for finding in referee.check(referee.loads(log)).findings] == ["LOG-WAIVE-1"]
