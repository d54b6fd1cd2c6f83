"""Worked examples of the rules dossier (section 7) on placing, order, draft, end and score.

Those on carving and tiles are in test_carving_and_tiles.py, those on transports, capping and the exchange
in test_transports.py and test_exchanges.py. Every example of the rulebooks has a record.
"""

from __future__ import annotations

import re

import pytest

import referee
from referee.games.rapanui_island.board.board import shipped
from tests.support import found, records

TOTEMS = ("Ana (turtle)", "Bea (dolphin)", "Cid (moray)", "Dan (octopus)")
EDITIONS = ("matagot-fr", "matagot-es")


def judged(lines: str, players: int = 4, edition: str = "matagot-fr") -> referee.Verdict:
    header = f"game: rapa-nui-island\nedition: {edition}\nplayers: {', '.join(TOTEMS[:players])}\n\n"
    record = referee.loads(header + lines)
    assert record.findings == [], record.findings[0].message
    return referee.check(record)


def codes(lines: str, players: int = 4, edition: str = "matagot-fr") -> list[str]:
    return [code for _, code in found(judged(lines, players, edition))]


def test_every_example_of_the_rulebooks_has_a_record() -> None:
    names = [path.name for path in records("rapa-nui-island", "legal", "examples")]
    assert {int(re.findall(r"^X(\d+)-", name)[0]) for name in names} == set(range(1, 18))


@pytest.mark.parametrize("edition", EDITIONS)
def test_X1_the_first_star(edition: str) -> None:
    start = "position: round 2, phase 1, Ana\norder: Ana, Bea, Cid, Dan\n"
    assert codes(start + "Ana: sorcerer star 1\n", edition=edition) == ["MA-SORC-3"]
    others = "Ana: sorcerer star 3\nBea: villager B4\n"
    assert codes(start + others + "Cid: sorcerer star 1\n", edition=edition) == []
    assert codes(start + others + "Cid: sorcerer star 3\n", edition=edition) == ["MA-SORC-2"]


X2 = """position: round 2, phase 2, {seat}
order: {seat}, {others}
placed Ana: quarry 1, quarry 3, A1, A2
placed Bea: quarry 1, quarry 2, quarry 3, B1
placed Cid: quarry 1, quarry 1, quarry 2, C1
{seat}: carve {taken}
"""


@pytest.mark.parametrize(
    ("seat", "taken", "code"),
    [
        ("Bea", "large", ""),
        ("Bea", "small, large", "MA-CARVE-6"),
        ("Ana", "small", ""),
        ("Ana", "medium", "MA-CARVE-4"),
        ("Ana", "2 small", "MA-CARVE-6"),
        ("Cid", "small, medium", ""),
        ("Cid", "2 medium", "MA-CARVE-6"),
        ("Cid", "large", "MA-CARVE-2"),
    ],
)
def test_X2_what_the_carvers_allow(seat: str, taken: str, code: str) -> None:
    others = ", ".join(name for name in ("Ana", "Bea", "Cid", "Dan") if name != seat)
    assert codes(X2.format(seat=seat, others=others, taken=taken)) == ([code] if code else [])


def test_X2_columns_are_not_full() -> None:
    """4, 2 and 2 of the 5, 4 and 3 slots are taken: one, two and one are left."""
    given = "".join(X2.splitlines(keepends=True)[2:5])
    start = "position: round 2, phase 1, Dan\norder: Dan, Ana, Bea, Cid\n" + given
    for column in (1, 2, 3):
        assert codes(start + f"Dan: villager quarry {column}\n") == []
    assert codes(start + "placed Dan: quarry 1\nDan: villager quarry 1\n") == ["MA-QUAR-1"]


X4 = """position: round 2, phase 1, Dan
placed Ana: A1, A2, A3, A4, sorcerer star 3
placed Bea: B1, B2, B3, B4, sorcerer star 2
placed Cid: C1, C3, C4, C6, sorcerer star 1
placed Dan: D1, D2, D3, sorcerer star 4
Dan: villager D4
"""
CARVED = "Cid: carve nothing\nBea: carve nothing\nAna: carve nothing\nDan: carve nothing\n"
PASSED = "Cid: pass\nBea: pass\nAna: pass\nDan: pass\n"


def test_X4_the_new_order_serves_phases_2_and_3_and_the_next_round() -> None:
    assert codes(X4 + "order: Cid, Bea, Ana, Dan\n" + CARVED + PASSED + "Cid: villager B4\n") == []
    assert codes(X4 + "order: Bea, Cid, Ana, Dan\n") == ["MA-NEW-1"]
    assert codes(X4 + "Ana: carve nothing\n") == ["MA-CARVE-1"]
    assert codes(X4 + CARVED + "Ana: pass\n") == ["MA-TURN-4"]
    assert codes(X4 + CARVED + PASSED + "Ana: villager B4\n") == ["MA-ORDER-2"]


def late_round(taken: int, players: int) -> str:
    """The last passes of a round with that many platforms taken."""
    names = shipped("stand-in-2" if players == 2 else "stand-in-34").platform_names
    sizes = ["large"] * 5 + ["medium"] * 6 + ["small"] * (6 if players == 2 else 8) + ["large", "medium"]
    moai = ", ".join(f"{name} {size}" for name, size in list(zip(names, sizes, strict=False))[:taken])
    passes = "".join(f"{name.split()[0]}: pass\n" for name in TOTEMS[:players])
    return f"position: round 6, phase 3, Ana\nerected: {moai}\n{passes}"


@pytest.mark.parametrize(
    ("players", "edition", "taken", "over"),
    [
        (4, "matagot-fr", 17, True),  # X17
        (4, "matagot-es", 17, True),
        (4, "matagot-fr", 16, False),
        (4, "matagot-es", 16, False),
        (3, "matagot-fr", 18, True),  # T21
        (3, "matagot-es", 18, True),
        (3, "matagot-fr", 17, False),
        (2, "matagot-fr", 14, False),
        (2, "matagot-es", 14, True),
        (2, "matagot-fr", 15, True),
        (2, "matagot-es", 13, False),
    ],
)
def test_X17_and_T21_the_end(players: int, edition: str, taken: int, over: bool) -> None:
    lines = late_round(taken, players)
    code = "MA-END-2" if players == 2 else "MA-END-1"
    winners = ", ".join(name.split()[0] for name in TOTEMS[:players])
    assert codes(lines + "round: 7\n", players, edition) == ([code] if over else [])
    assert codes(lines + f"result {winners} finished\n", players, edition) == ([] if over else [code])
    assert codes(lines + "Ana: villager B2\n", players, edition) == ([code] if over else [])


# The reserve of T22: rest 2, barter 1, economy 1, reinforcement 2, supplement 1, luxury 1, reconversion 2,
# helping-hand 2
T22 = """tiles: A1.1 rest, A1.2 rest, A2 barter, A3.1 barter, A3.2 barter, B1 economy, B4 economy
tiles: C1.1 economy
tiles: C1.2 reinforcement, C5.1 reinforcement, C5.2 opulence, D1 opulence, D4 supplement, E1 luxury
tiles: E2.1 reconversion, E2.2 helping-hand, E3 favour
"""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("last", "code"),
    [
        ("economy", ""),
        ("reinforcement", "MA-DRAFT-3"),
        ("reconversion", "MA-DRAFT-3"),
        ("favour", "MA-DRAFT-2"),
    ],
)
def test_T22_the_draft(last: str, code: str, edition: str) -> None:
    reserve = (
        "reserve: rest 2, barter 1, economy 1, reinforcement 2, supplement 1, luxury 1, reconversion 2, "
    )
    picks = "Bea: draft reconversion\nAna: draft reinforcement\nBea: draft rest\n"
    lines = T22 + reserve + "helping-hand 2\n" + picks + f"Ana: draft {last}\n"
    assert codes(lines, 2, edition) == ([code] if code else [])


T23 = """resources Cid: reed 2 wood 1 pearl 1
offerings Cid: hen 8, boat 10, outstanding boat 13
hand Cid: favour
resources Bea: reed 3 egg 1 wood 1
offerings Bea: necklace 12, necklace 11, axe 10
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_T23_a_shared_victory(edition: str) -> None:
    first, *passes = late_round(17, 4).split("Ana: pass")
    lines = first + T23 + "Ana: pass" + "".join(passes)
    sheet = referee.score(judged(lines, edition=edition).record)
    parts = [line.amount for line in sheet.lines if line.seat == 2]
    assert parts == [18, 13, 4, 3, 3, 41]
    assert [line.amount for line in sheet.lines if line.seat == 1] == [33, 0, 5, 3, 0, 41]
    assert sheet.winners == (1, 2)
    assert sheet.decided_by == "MA-SCORE-7"
    assert codes(lines + "result Bea, Cid finished\n") == []
    used = lines.replace("hand Cid: favour\n", "hand Cid: favour\ntablet Bea: used\n")
    sheet = referee.score(judged(used, edition=edition).record)
    assert sheet.winners == (2,)
    assert [line.amount for line in sheet.lines if line.is_sum] == [7, 38, 41, 7]
    assert codes(used + "result draw finished\n") == ["MA-SCORE-6"]  # nobody shares: one player won
