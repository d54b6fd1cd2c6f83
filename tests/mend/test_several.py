"""Two slips on one line: each that does not follow from the other counts, and repair mends both."""

from __future__ import annotations

import pytest

import referee
from benchmarks.injected import Scribe
from tests.effort import tries

HEAD = """\
game: rapa-nui-cards
edition: kosmos-nl
players: Anne, Marc, Carl

position: turn 10, Anne
wood Anne: 9
hand Anne: moai berry grain
hand Marc: fish fish grain
hand Carl: grain grain berry
column 1: fish priest moai grain
column 2: woodcutter moai priest woodcutter
column 3: berry berry potato priest
column 4: fish moai woodcutter grain

"""

COUNTED = [
    ("Anne: play moai for 5; offer Marc fish, Marc grain, Anne fish; extra fish; draw 4", "PLAY-7 OFFER-3"),
    ("Anne: play priest for 4; draw 1 -> took moai", "PLAY-2 DRAW-1"),
    ("Marc: play grain fish for 3; draw 1", "TURN-1 PLAY-6"),
    ("Marc: play fish fish for 2; draw 1; draw 2", "TURN-1 PLAY-6"),
    # one slip each: what it explains does not count
    ("Marc: play fish fish for 1; draw 1; draw 2", "TURN-1"),
    ("Anne: play berry for 1; draw 1", "PLAY-6"),
    ("Anne: play moai for 6; offer Marc fish, Carl grain, Anne fish; extra fish; draw 4", "PLAY-7"),
]


@pytest.mark.parametrize(("line", "codes"), COUNTED)
def test_every_fault_of_a_line_that_does_not_follow_from_another_counts(line: str, codes: str) -> None:
    findings = referee.check(referee.loads(f"{HEAD}{line}\n")).findings
    assert [finding.code for finding in findings if finding.counts] == [
        f"KO-{code}" for code in codes.split()
    ]


def test_two_faults_of_one_action_are_both_repaired() -> None:
    record = referee.loads(f"{HEAD}Marc: play fish fish for 2; draw 1; draw 2\n")
    first = referee.repair(record).repairs[0]
    assert first.complete and "play fish fish for 1;" in referee.repaired(record, first)


@pytest.mark.parametrize("game", ["easter-island", "rapa-nui-cards", "rapa-nui-island"])
@pytest.mark.parametrize("kind", ["another word", "another player", "a line missing", "two acts swapped"])
def test_one_slip_is_never_two_faults_of_one_action(game: str, kind: str) -> None:
    for number in range(tries(2, 20, "REFEREE_SEVERAL")):
        case = Scribe(game, 61, number).one(kind)
        findings = referee.check(referee.loads(case.text)).findings
        counted = [each.place for each in findings if each.counts and not each.only_said]
        assert len(set(counted)) == len(counted), case.text


def test_a_choice_that_is_missing_after_a_refill_is_put_in_first_and_nothing_else_is_said_to_mend() -> None:
    head = HEAD.replace(", Carl", "").replace("hand Carl: grain grain berry\n", "")
    head = head.replace("column 1: fish priest moai grain", "column 1: grain")
    record = referee.loads(
        head.replace("wood Anne: 9", "display Anne: woodcutter moai").replace(
            "hand Anne: moai", "hand Anne: fish"
        )
        + "Anne: play grain for 0; draw 1 -> took grain\nrefill 1: fish priest woodcutter moai\n"
        + "claim Anne wood 2\nMarc: play fish for 0; draw 4 -> took grain\n"
    )
    texts = [referee.repaired(record, each) for each in referee.repair(record).repairs]
    assert "moai\nAnne: take Anne glory\nclaim" in texts[0]  # she had two wood
    assert referee.check(referee.loads(texts[0])).legal
    assert all("missing" in text or referee.check(referee.loads(text)).legal for text in texts)
