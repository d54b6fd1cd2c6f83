"""A log with more marks than anybody can read."""

from __future__ import annotations

import referee
from referee.golden.expected import MOST_UNFOUND, surprises
from tests.support import log


def test_only_so_many_marks_without_a_finding_are_listed() -> None:
    line = f"Ann: place c3 north  #! {'EI-FIRE-5 ' * 900}".rstrip()
    few, many = (surprises(referee.check(log(*[line] * count))) for count in (1, 3))
    assert len(few) == 900 and {each.mark.code for each in few} == {"EI-FIRE-5"}
    unfound = [each for each in many if not each.is_found]
    assert len(unfound) == MOST_UNFOUND
    assert [each.mark.line for each in unfound[:900]] == [each.mark.line for each in few]
