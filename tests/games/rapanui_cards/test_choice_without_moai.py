"""Who has no moai chooses nothing, whether or not somebody else has one."""

from __future__ import annotations

import pytest

import referee
from tests.tables import CARDS

SHARES = {
    "a choice": ("Anne wood", "KO-STATUE-3"),
    "a number": ("Anne 2 wood", "KO-STATUE-1"),
    "none": ("Anne none", None),
}


@pytest.mark.parametrize("what", SHARES)
def test_nobody_has_a_moai(what: str) -> None:
    share, code = SHARES[what]
    findings = referee.check(referee.loads(f"{CARDS}Anne: play fish; draw 1; take {share}\n")).findings
    assert [each.code for each in findings if each.counts] == ([] if code is None else [code])
