"""What the two rulebooks decide differently, and what a log with `?` says and does not say."""

from __future__ import annotations

import referee
from tests.support import RECORDS, found

LEGAL = RECORDS / "rapa-nui-cards" / "legal"


def test_one_log_two_rulebooks_two_results() -> None:
    """KO-WIN-3: the same log, judged by the Dutch and by the French rulebook."""
    text = (LEGAL / "endings" / "by-wood-nl.moai").read_text(encoding="utf-8")
    text = text.rpartition("result")[0]
    results = {}
    for edition in ("kosmos-nl", "kosmos-fr"):
        record = referee.loads(text.replace("kosmos-nl", edition))
        sheet = referee.score(record)
        results[edition] = ([record.players[seat] for seat in sheet.winners], sheet.decided_by)
    assert results == {"kosmos-nl": (["Marc"], "KO-WIN-3"), "kosmos-fr": (["Anne", "Marc"], "KO-WIN-4")}


def test_exact_where_it_can_be_and_a_range_elsewhere() -> None:
    sheet = referee.score(referee.load(LEGAL / "endings" / "unresolved.moai"))
    parts = {line.label: line for line in sheet.lines if line.seat == 0}
    assert (parts["total"].amount, parts["total"].most) == (27, 60)
    assert (parts["glory tokens"].amount, parts["glory tokens"].most) == (6, None)
    assert (sheet.winners, sheet.contenders) == ((), (0, 2))


def test_deduction_is_told() -> None:
    sheet = referee.score(referee.load(LEGAL / "examples" / "deduction.moai"))
    assert "the face-down card of turn 10 must have been potato (KO-HIDE-2)" in sheet.notes


def test_impossible_offering_is_refused_with_the_reason() -> None:
    path = RECORDS / "rapa-nui-cards" / "illegal" / "rules" / "KO-HIDE-2-impossible.moai"
    verdict = referee.check(referee.load(path))
    assert [code for _, code in found(verdict)] == ["KO-OFFER-5"]
    (finding,) = [each for each in verdict.findings if each.counts]
    assert "whatever the face-down card of turn 10 was (KO-HIDE-2)" in finding.message


def test_a_reveal_that_cannot_be_points_at_both_lines() -> None:
    """Where the card was laid, and the later line that would have been wrong."""
    path = RECORDS / "rapa-nui-cards" / "illegal" / "rules" / "KO-HIDE-3-clash.moai"
    (finding,) = [each for each in referee.check(referee.load(path)).findings if each.counts]
    assert [(place.line, place.action) for place, _ in finding.related] == [(17, 1), (18, 1)]
    assert "KO-OFFER-5" in finding.related[1].note


def test_a_claim_is_judged_again_when_the_card_is_told() -> None:
    path = RECORDS / "rapa-nui-cards" / "illegal" / "rules" / "KO-FINAL-1-told-later.moai"
    (finding,) = referee.check(referee.load(path)).findings
    assert (finding.code, finding.place.line) == ("KO-FINAL-1", 21)
    assert [place.line for place, _ in finding.related] == [19]
    before = path.read_text(encoding="utf-8").rpartition("reveal")[0]
    (finding,) = referee.check(referee.loads(before)).findings
    assert (finding.code, finding.severity, finding.counts) == ("LOG-CLAIM-2", "undecided", False)


def test_a_told_stone_settles_the_values() -> None:
    text = (LEGAL / "examples" / "deduction.moai").read_text(encoding="utf-8")
    last = "column 3: woodcutter priest"
    text = text.replace("column 3: woodcutter woodcutter woodcutter priest", f"{last}\npile: 2")
    text += "refill 3: fish woodcutter\n"  # which ends the game
    open_sheet = referee.score(referee.loads(text))
    told = referee.score(referee.loads(text + "stone: fish 3, berry 2, potato 2, grain 1\n"))
    assert "1 or 2" in open_sheet.notes[0]
    assert " to " not in told.notes[0]
