"""Random logs with one slip: the original comes first, or it is proved that nobody can know it."""

from __future__ import annotations

import pytest

import referee
from benchmarks.injected import Case, Scribe
from benchmarks.repairs import KINDS, try_out
from benchmarks.twins import twin


def slipped(game: str, seed: int, number: int) -> Case:
    """A log as the benchmark of repairs makes it."""
    return Scribe(game, seed, number).one(KINDS[number % len(KINDS)])


FIRST = {
    "a lost ray that shares no word with what follows": ("easter-island", 1005, 15),
    "a lost turn that makes much wrong": ("easter-island", 1001, 37),
    "a lost action of the wrong line, which is short": ("easter-island", 1002, 12),
    "a pass that ends the line above": ("rapa-nui-island", 1001, 34),
    "a pass behind a claim, by the last who has not passed": ("rapa-nui-island", 1001, 37),
    "a size for nothing": ("rapa-nui-island", 1003, 1),
}


@pytest.mark.parametrize("what", FIRST)
def test_the_original_comes_first(what: str) -> None:
    tried = try_out(slipped(*FIRST[what]))
    assert tried.rank == 0
    assert not tried.worse


def test_the_same_slip_in_another_legal_log_proves_that_the_original_cannot_be_known() -> None:
    case = slipped("easter-island", 1001, 23)
    assert "Anne: pivot e4 south; move d2 c2" in case.text
    assert twin(case, case.text.replace("e4 south; move d2 c2", "e4 east; move d2 c2")) is not None
    assert twin(case, case.text) is None  # it is not legal
    assert twin(case, "\n".join(case.lines) + "\n") is None  # it is the original


def test_another_kind_of_slip_proves_nothing() -> None:
    case = slipped("easter-island", 1003, 16)  # a line moved, which may seem to be two lines exchanged
    lines = case.text.splitlines()
    lines[8:10] = lines[9], lines[8]
    proposed = "\n".join(lines) + "\n"
    assert referee.check(referee.loads(proposed)).legal
    assert twin(case, proposed) is None


@pytest.mark.parametrize("number", [0, 11, 22])
def test_a_wrong_card_far_above_explains_two_faults_that_are_about_it(number: int) -> None:
    case = Scribe("rapa-nui-cards", 2001, number).one("another word")
    findings = referee.check(referee.loads(case.text)).findings
    assert {finding.place.line for finding in findings if finding.counts} == set(case.injected())
