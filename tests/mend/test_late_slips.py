"""Slips of the board game that show late: a wrong order, a wrong star above it, a forgotten purchase."""

from __future__ import annotations

from itertools import permutations

import pytest

import referee

GAME = """\
game: rapa-nui-island
edition: matagot-es
players: Ana, Bea, Cid

position: round 3, phase 1, Ana
placed Ana: sorcerer star 2, villager quarry 1, villager A4
placed Bea: sorcerer star 3, villager quarry 1, villager A1, villager B1
placed Cid: villager quarry 1, villager B5, villager D5, villager C6
tiles: B5 rest, A4.1 reinforcement, A4.2 reinforcement
Ana: villager quarry 2
Bea: villager quarry 2
Cid: sorcerer star 1
Ana: villager B4
order: Cid, Ana, Bea
Cid: carve small
Ana: carve medium
Bea: carve medium
Cid: moai small to B5
Ana: moai medium via B4 to A4.1
Bea: pass
Cid: pass
Ana: pass
Cid: villager quarry 1
Ana: villager quarry 1
Bea: villager quarry 1
Cid: villager B5
Ana: villager A4
Bea: villager A1
"""
AT = GAME[: GAME.index("order:")].count("\n") + 1
RIGHT = ("Cid", "Ana", "Bea")


def counted(text: str) -> list[int]:
    return [each.place.line for each in referee.check(referee.loads(text)).findings if each.counts]


def test_the_game_is_legal() -> None:
    assert counted(GAME) == []


@pytest.mark.parametrize("order", [each for each in permutations(RIGHT) if each != RIGHT])
def test_a_wrong_order_is_one_fault(order: tuple[str, ...]) -> None:
    text = GAME.replace(", ".join(RIGHT), ", ".join(order))
    assert counted(text) == [AT]
    record = referee.loads(text)
    assert referee.repaired(record, referee.repair(record).repairs[0]) == GAME


@pytest.mark.parametrize(("right", "wrong"), [("Cid: sorcerer star 1", "Cid: sorcerer star 4")])
def test_a_wrong_star_above_a_right_order_is_one_fault(right: str, wrong: str) -> None:
    """The table played in the order that the line says, whatever star was written."""
    text = GAME.replace(right, wrong)
    assert counted(text) == [AT]
    record = referee.loads(text)
    assert referee.repaired(record, referee.repair(record).repairs[0]) == GAME


AMOUNTS = """\
game: rapa-nui-island
edition: matagot-es
players: Ana, Bea, Cid

position: round 3, phase 3, Ana
erected: B5 small
placed Ana: villager C6, villager B5, villager C4, villager C3
resources Ana: egg 1 pearl 1
carved Ana: medium
tiles: C6.1 rest
Ana: moai medium to C6.1 -> Ana egg 2 wood 1
Bea: pass
Cid: pass
Ana: pukao via C3 C4 C5 to B5; exchange egg 3 wood 1 for hut
"""


def test_a_resource_is_meant_though_another_place_in_the_list_would_be_usual_for_it() -> None:
    assert counted(AMOUNTS) == []
    record = referee.loads(AMOUNTS.replace("egg 2 wood 1", "egg 2 reed 1"))
    assert [each.place.line for each in referee.check(record).findings if each.counts] == [11]
    assert referee.repaired(record, referee.repair(record).repairs[0]) == AMOUNTS


PURCHASE = """\
game: rapa-nui-island
edition: matagot-es
players: Ana, Bea, Cid

position: round 2, phase 1, Ana
tiles: B5 rest
resources Ana: wood 2
placed Ana: sorcerer star 1, villager A1, villager A2, villager A3
placed Bea: sorcerer star 2, villager quarry 1, villager D1, villager E3, villager E1
placed Cid: sorcerer star 3, villager quarry 1, villager D5, villager C6, villager B5
Ana: villager B3; buy popular
Ana: villager quarry 1
Ana: carve small
Bea: carve small
Cid: carve small
Ana: pass
Bea: pass
Cid: moai small to B5
Cid: pass
Ana: villager quarry 1
"""


def test_a_forgotten_purchase_explains_one_villager_more() -> None:
    assert counted(PURCHASE) == []
    record = referee.loads(PURCHASE.replace("; buy popular", ""))
    assert [each.place.line for each in referee.check(record).findings if each.counts] == [12]
    assert referee.repaired(record, referee.repair(record).repairs[0]) == PURCHASE
