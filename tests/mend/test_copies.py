"""A line that was written again further down: it is one slip, and leaving it out is its repair."""

from __future__ import annotations

import pytest

import referee
from benchmarks.injected import Scribe
from benchmarks.repairs import try_out
from benchmarks.slips import COPIED
from tests.effort import tries

LOGS = range(tries(3, 30, "REFEREE_REPAIRS"))


@pytest.mark.parametrize("number", LOGS)
@pytest.mark.parametrize("game", referee.game_names())
def test_a_copy_counts_once_and_is_taken_out(game: str, number: int) -> None:
    case = Scribe(game, 5, number).extra(COPIED)
    if case is None:
        return
    counted = [found for found in referee.check(referee.loads(case.text)).findings if found.counts]
    assert [found.place.line for found in counted] == list(case.injected())
    tried = try_out(case)
    assert tried.rank == 0
    assert not tried.worse


def test_the_copy_above_a_right_line_is_what_is_wrong() -> None:
    """The same player's turn below it is one too many, but nothing is wrong with that one."""
    case = Scribe("rapa-nui-cards", 9107, 0).extra(COPIED)
    assert case is not None
    counted = [found for found in referee.check(referee.loads(case.text)).findings if found.counts]
    assert [found.place.line for found in counted] == list(case.injected())
