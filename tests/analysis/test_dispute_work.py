"""How much a dispute works on logs that are wrong: its findings in all replays, and its searches."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.analysis.dispute import MOST_COMPARED, dispute
from referee.checking import check
from referee.core.record import Record
from referee.core.replay import Replay
from referee.core.verdict import Verdict
from tests.support import RECORDS

AGAIN = """\
position: round 2, phase 3, Ana
carved Ana: medium
placed Ana: villager B5
Ana: moai medium to B5 -> Ana reed 3
"""
HEADER = "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ana, Bea, Cid\n\n"


def test_a_log_that_is_wrong_everywhere_is_compared_up_to_some_findings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was replayed up to a thousand findings for each option of each ruling, which took 3 s."""
    found = 0
    real = Replay.report

    def counted(self: Replay, *given: Any, **more: Any) -> Any:
        nonlocal found
        found += 1
        return real(self, *given, **more)

    monkeypatch.setattr(Replay, "report", counted)
    record = referee.loads(HEADER + AGAIN * 400)
    told = referee.dispute(record)
    assert told.tried > 40
    assert len(told.own.findings) == MOST_COMPARED + 1
    assert found < 25_000


def test_slips_are_searched_for_once() -> None:
    """Not again for each option of each ruling, which took 4 s: what was a slip still is one."""
    whole = (RECORDS / "rapa-nui-island/legal/games/2-players-es.moai").read_text(encoding="utf-8")
    lines = whole.splitlines()
    lines.insert(118, "phase: 0")
    judged = 0

    def counted(record: Record) -> Verdict:
        nonlocal judged
        judged += 1
        return check(record)

    told = dispute(referee.loads("\n".join(lines)), counted)
    assert [fault.code for fault in told.own.findings] == ["MA-PLACE-5"]
    assert all({fault.code for fault in view.outcome.findings} > {"MA-PLACE-5"} for view in told.views[1:])
    assert len(told.views) > 10
    assert judged == 1
