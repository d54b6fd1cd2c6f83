"""The rulebooks know no giving up: it is noted, and changes nothing."""

from __future__ import annotations

import referee
from tests.tables import CARDS


def test_giving_up_is_a_remark() -> None:
    verdict = referee.check(referee.loads(f"{CARDS}Anne: resign\nAnne: play fish; draw 1\n"))
    assert [(each.code, each.severity) for each in verdict.findings] == [("KO-TURN-2", "notice")]
    assert "no giving up" in verdict.findings[0].message
