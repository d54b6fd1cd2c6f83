"""What `check` says about the line that a fault comes from, and what `repair` offers first."""

from __future__ import annotations

import pytest

import referee

HEAD = """\
game: rapa-nui-island
edition: matagot-fr
players: Ana, Bea, Cid

"""
PLACING = """\
position: round 2, phase 1, Ana
Ana: villager B5
Bea: villager A4
Cid: villager B2
Ana: villager quarry 1
Bea: villager quarry 1
"""
PASSING = """\
position: round 2, phase 3, Cid
order: Ana, Bea, Cid
tablet Ana: used
tablet Bea: used
Cid: pass
Ana: pass
Bea: pass
phase: 1
round: 3
Ana: villager B5
"""
CARVING = """\
position: round 2, phase 1, Ana
placed Ana: villager B5, villager B2, sorcerer star 1
placed Bea: villager A2, villager A3, villager A4, villager B4, sorcerer star 2
placed Cid: villager C1, villager C3, villager D1, villager C6, sorcerer star 3
Ana: villager quarry 1
Ana: villager quarry 2
Ana: carve medium
Bea: carve nothing
Cid: carve nothing
"""


def notes(log: str) -> list[tuple[int, str]]:
    """The other lines that the findings that count refer to."""
    findings = [each for each in referee.check(referee.loads(HEAD + log)).findings if each.counts]
    assert len(findings) == 1
    return [(related.place.line, related.note) for related in findings[0].related]


@pytest.mark.parametrize("line", ["Bea: villager A4\n", "Cid: villager B2\n"])
def test_a_line_that_is_written_twice_is_named(line: str) -> None:
    log = PLACING.replace(line, line * 2)
    place = HEAD.count("\n") + log.split("\n").index(line.strip()) + 2
    assert (place, "perhaps the line is written twice") in notes(log)


def test_a_forgotten_pass_is_missing_where_the_order_has_a_gap() -> None:
    log = PASSING.replace("Ana: pass\n", "", 1)
    assert referee.check(referee.loads(HEAD + PASSING)).legal
    assert any("a turn of Ana is missing" in message for _, message in notes(log))


def test_a_wrong_column_comes_before_what_takes_a_moai_away() -> None:
    assert referee.check(referee.loads(HEAD + CARVING)).legal
    record = referee.loads(HEAD + CARVING.replace("quarry 2", "quarry 3"))
    texts = [referee.repaired(record, each) for each in referee.repair(record).repairs]
    emptied = record.lines[:-3], ["Ana: carve nothing", "Bea: carve nothing", "Cid: carve nothing", ""]
    assert texts[0] == HEAD + CARVING
    assert "\n".join((*emptied[0], *emptied[1])) in texts[1:]


def test_a_phase_that_is_left_out_is_one_fault_and_its_repair_says_what_is_missing() -> None:
    log = """\
position: round 2, phase 2, Ana
placed Ana: villager quarry 1, villager B5
placed Bea: villager quarry 1, villager A4
Ana: moai small to B5
Bea: moai small via B5 to A4
Cid: pass
"""
    record = referee.loads(HEAD + log)
    assert sum(each.counts for each in referee.check(record).findings) == 1
    (first,) = referee.repair(record).repairs[:1]
    remark = "# a turn of each player (Ana, Bea, Cid) is missing here\n"
    assert referee.repaired(record, first) == HEAD + log.replace("Ana: moai", f"{remark}Ana: moai")
