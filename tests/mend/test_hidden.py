"""No line that was made wrong is hidden, although the first faults are easily misread and many follow."""

from __future__ import annotations

import pytest

import referee
from benchmarks.injected import Scribe


@pytest.mark.parametrize(("seed", "slips", "number"), [(880011, 3, 21), (3, 2, 7)])
def test_every_slip_counts_where_an_early_one_makes_many_lines_wrong(
    seed: int, slips: int, number: int
) -> None:
    case = Scribe("rapa-nui-cards", seed, number, slips).several(slips)
    assert case is not None
    counted = {each.place.line for each in referee.check(referee.loads(case.text)).findings if each.counts}
    assert set(case.injected()) <= counted
