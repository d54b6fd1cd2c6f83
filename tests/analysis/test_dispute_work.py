"""How much a dispute replays of a log that is wrong everywhere, counted in the findings of all replays."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.analysis.dispute import MOST_COMPARED
from referee.core.replay import Replay

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
