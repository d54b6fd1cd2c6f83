"""How often a log is read again for corrections: fewer times if each reading finds much."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.text import spelling

HEADER = "game: rapa-nui-cards\nedition: kosmos-nl\nplayers: Ann, Ben\n\n"
SLIPS = "Ann: play preist\nBen: buy poatto; play grian\n"


@pytest.mark.parametrize(("again", "most"), [(2, 16), (300, 6), (500, 5)])
def test_a_log_with_many_slips_is_read_less_often(
    again: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """20,000 lines of slips were read 16 times, which took 14 s."""
    readings = 0

    def counted(*given: Any) -> None:
        nonlocal readings
        readings += 1

    record = referee.loads(HEADER + SLIPS * again)
    monkeypatch.setattr(spelling, "read", counted)
    monkeypatch.setattr(spelling, "_changed", lambda before, after, fixed: {max(fixed)})
    spelling.corrected(record)
    assert 1 <= readings <= most + 1
