"""A part of which only the whole is named is the one that leaves the later lines right."""

from __future__ import annotations

import pytest

import referee

LOG = """\
game: rapa-nui-island
edition: matagot-es
players: Ana, Bea, Cid

position: round 3, phase 3, Bea
order: Bea, Cid, Ana
tiles: E3.1 rest, E3.2 barter
placed Bea: villager D4, villager E3
carved Bea: medium, small
hand Bea: rest

Bea: moai medium via D4 to E3; rest E3
Cid: pass
Ana: pass
Bea: moai small via D4 to {later}
claim Bea tiles {tiles}
"""


@pytest.mark.parametrize("later", ["E3.1", "E3.2"])
def test_the_platform_that_was_left_open_is_the_one_that_is_free_later(later: str) -> None:
    verdict = referee.check(referee.loads(LOG.format(later=later, tiles=2)))
    counted = [(each.code, each.place.line) for each in verdict.findings if each.counts]
    assert counted == [("MA-ERECT-4", 12)]


def test_a_later_fault_that_neither_platform_explains_counts() -> None:
    verdict = referee.check(referee.loads(LOG.format(later="E3.1", tiles=3)))
    assert [each.code for each in verdict.findings if each.counts] == ["MA-ERECT-4", "LOG-CLAIM-1"]
