"""The dossier's own faults of set-up and placing, each named by its code; beside each the legal line."""

from __future__ import annotations

import pytest

import referee
from referee.games.rapanui_island.board.board import shipped
from referee.games.rapanui_island.pieces import FIRST_GAME_COUNTS, TILE_COUNTS, TILE_NAMES

THREE = "Ana (turtle), Bea (dolphin), Cid (moray)"
FOUR = f"{THREE}, Dan (octopus)"
START = "position: round 2, phase 1, Ana\n"


def layout(counts: tuple[int, ...] = TILE_COUNTS, board: str = "stand-in-34", but: int = 0) -> str:
    names = shipped(board).platform_names
    tiles = [TILE_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]
    laid = [f"{name} {tile}" for name, tile in zip(names, tiles, strict=False)]
    return "tiles: " + ", ".join(laid[: len(laid) - but]) + "\n"


def codes(
    lines: str, players: str = THREE, edition: str = "matagot-fr", ruling: str = "", board: str = ""
) -> list[str]:
    head = f"game: rapa-nui-island\nedition: {edition}\nplayers: {players}\n"
    head += f"ruling: {ruling}\n" if ruling else ""
    head += f"board: {board}\n" if board else ""
    record = referee.loads(head + "\n" + lines)
    assert record.findings == [], [finding.message for finding in record.findings]
    return [finding.code for finding in referee.check(record).findings if finding.severity == "error"]


SETUP = [
    (
        "MA-SETUP-4",
        "resources Bea: reed 2 egg 1 wood 1 pearl 1",
        "resources Bea: reed 1 egg 1 wood 1 pearl 1",
    ),
    ("MA-SETUP-3", "figures Cid: villager 5, sorcerer 1", "figures Cid: villager 4, sorcerer 1"),
    (
        "MA-SETUP-5",
        "stock: small 6, medium 7, large 8, pukao 20",
        "stock: small 8, medium 7, large 6, pukao 20",
    ),
    ("MA-SETUP-6", "tiles: A4.1 rest, A4.1 barter", "tiles: A4.1 rest, A4.2 barter"),
    ("MA-SETUP-6", "tiles: A4 rest", "tiles: B5 rest"),
    ("MA-SETUP-7", "tiles: A4.1 favour, A4.2 favour", "tiles: A4.1 favour, A4.2 rest"),
    ("MA-SETUP-8", "pile hen: 7 8 8 9", "pile hen: 9 8 8 7"),
    ("MA-SETUP-8", "pile boat: 13 11 10 10 9", "pile outstanding boat: 13 12"),
    ("MA-SETUP-9", "order: Bea, Cid", "order: Bea, Cid, Ana"),
    ("MA-SETUP-10", "neutral: C4 C2", "neutral: C5 C2"),
    ("MA-SETUP-11", "hand Cid: rest", "hand Cid: nothing"),
    ("MA-SETUP-11", "built Cid: chief", "built Cid: nothing"),
    ("MA-SETUP-11", "tablet Cid: none", "tablet Cid: kept"),
    ("MA-SETUP-11", "erected: A2 small", "tiles: A2 rest"),
    (
        "MA-TRAN-1",
        "position: round 1, phase 1, Ana\nplaced Ana: Z9",
        "position: round 1, phase 1, Ana\nplaced Ana: A1",
    ),
    (
        "MA-ERECT-1",
        "position: round 1, phase 1, Ana\nerected: Z9 small",
        "position: round 1, phase 1, Ana\nerected: A2 small",
    ),
    ("MA-FIRST-1", "variant: first-game\ntiles: A2 reconversion", "variant: first-game\ntiles: A2 rest"),
    ("MA-FIRST-2", "variant: first-game\ntablet Ana: kept", "variant: first-game\ntablet Ana: none"),
]


@pytest.mark.parametrize(("code", "wrong", "right"), SETUP, ids=[wrong for _, wrong, _ in SETUP])
def test_set_up(code: str, wrong: str, right: str) -> None:
    assert codes(wrong) == [code]
    assert codes(right) == []


@pytest.mark.parametrize(
    ("code", "players", "board"),
    [
        ("MA-SETUP-1", "Ana (moray), Bea (moray), Cid", ""),
        ("MA-SETUP-1", "Ana (yellow), Bea (moray), Cid", ""),
        ("MA-SETUP-1", "Ana, Bea, Cid, Dan, Eva", ""),
        ("MA-SETUP-2", THREE, "stand-in-2"),
        ("MA-TWO-1", "Ana, Bea", "stand-in-34"),
    ],
)
def test_players_and_board(code: str, players: str, board: str) -> None:
    assert code in codes("", players, board=board)
    assert codes("", FOUR) == codes("", "Ana, Bea") == []


def test_play_needs_the_tiles() -> None:
    assert codes(layout(but=1) + "Ana: villager B4\n") == ["MA-SETUP-6"]
    assert codes(layout() + "Ana: villager B4\n") == []
    assert codes("variant: first-game\n" + layout(FIRST_GAME_COUNTS) + "Ana: villager B4\n") == []


TWO = [
    ("MA-TWO-2", "pile hen: 9 8 8 7", "pile hen: 9 8 7"),
    ("MA-TWO-3", "stock: small 7, medium 6, large 5", "stock: small 6, medium 6, large 5"),
]


@pytest.mark.parametrize(("code", "wrong", "right"), TWO, ids=[code for code, _, _ in TWO])
def test_two_players(code: str, wrong: str, right: str) -> None:
    assert codes(wrong, "Ana, Bea") == [code]
    assert codes(right, "Ana, Bea") == []


def test_spanish_rulebook_boxes_one_small_moai() -> None:
    assert codes("stock: small 7, medium 6, large 5", "Ana, Bea", "matagot-es") == []
    assert codes("stock: small 6, medium 6, large 5", "Ana, Bea", "matagot-es") == ["MA-TWO-3"]


# T22: the reserve is rest 2, barter 1, economy 1, reinforcement 2, supplement 1, luxury 1,
# reconversion 2, helping-hand 2
T22 = layout((2, 3, 3, 2, 2, 1, 1, 1, 1, 1), "stand-in-2")


@pytest.mark.parametrize(
    ("picks", "code"),
    [
        ("Bea reconversion, Ana reinforcement, Bea rest, Ana economy", ""),
        ("Ana reconversion", "MA-DRAFT-1"),
        ("Bea reconversion, Ana reinforcement, Bea rest, Ana reinforcement", "MA-DRAFT-3"),
        ("Bea reconversion, Ana reinforcement, Bea rest, Ana reconversion", "MA-DRAFT-3"),
        ("Bea favour", "MA-DRAFT-2"),
        ("Bea reconversion, Ana reinforcement, Bea rest, Ana economy, Bea barter", "MA-DRAFT-4"),
    ],
)
def test_T22_draft(picks: str, code: str) -> None:
    lines = "".join("{}: draft {}\n".format(*pick.split()) for pick in picks.split(", "))
    assert codes(T22 + lines, "Ana, Bea") == ([code] if code else [])


def test_nobody_plays_before_the_draft_is_over() -> None:
    assert codes(T22 + "Ana: villager B4\n", "Ana, Bea") == ["MA-DRAFT-4"]
    assert codes(layout() + "Ana: draft rest\n") == ["MA-DRAFT-4"]


PLACING = [
    ("MA-SORC-3", "Ana: sorcerer 1", "Ana: sorcerer 2"),
    (
        "MA-SORC-3",
        "Ana: sorcerer star 1",
        "Ana: villager B4\nBea: villager A1\nCid: villager A2\nDan: villager A3\nAna: sorcerer 1",
    ),
    ("MA-ORDER-2", "Cid: villager B4", "Ana: villager B4\nBea: villager B5\nCid: villager A4"),
    ("MA-ORDER-1", "carved Ana: small\nAna: moai small to B5", "Ana: villager B5"),
    ("MA-PLACE-1", "Ana: villager B4; villager B5", "Ana: villager B4"),
    ("MA-PLACE-2", "Ana: pass", "Ana: villager B4"),
    (
        "MA-PLACE-6",
        "Ana: villager A4\nBea: villager A1\nCid: villager A2\nDan: villager A3\nAna: move A4 B5",
        "Ana: villager A4",
    ),
    ("MA-SORC-1", "Ana: sorcerer A3", "Ana: sorcerer star 3"),
    (
        "MA-SORC-2",
        "placed Bea: sorcerer star 2\nAna: sorcerer star 2",
        "placed Bea: sorcerer star 2\nAna: sorcerer star 3",
    ),
    ("MA-SORC-2", "Ana: sorcerer star 5", "Ana: sorcerer star 4"),
    (
        "MA-SORC-4",
        "placed Ana: sorcerer star 2\nAna: sorcerer star 3",
        "placed Ana: villager A1\nAna: sorcerer star 3",
    ),
    (
        "MA-PLACE-4",
        "placed Ana: A1, A2, A3, A4\nAna: villager B5",
        "built Ana: popular\nplaced Ana: A1, A2, A3, A4\nAna: villager B5",
    ),
    (
        "MA-QUAR-1",
        "placed Bea: quarry 1, quarry 1, quarry 1\nplaced Cid: quarry 1, quarry 1\nAna: villager quarry 1",
        "placed Bea: quarry 1, quarry 1, quarry 1\nplaced Cid: quarry 1\nAna: villager quarry 1",
    ),
    ("MA-QUAR-1", "Ana: villager quarry 4", "Ana: villager quarry 3"),
    (
        "MA-QUAR-2",
        "Ana: villager quarry 2 slot 3\nBea: villager quarry 2 slot 3",
        "Ana: villager quarry 2 slot 3\nBea: villager quarry 2 slot 2",
    ),
    (
        "MA-CHIEF-1",
        "Ana: villager A1; chief quarry 2",
        "built Ana: chief\nAna: villager A1; chief quarry 2",
    ),
    (
        "MA-CHIEF-2",
        "built Ana: chief\nplaced Ana: A1, A2, A3, A4, sorcerer star 2\nAna: chief quarry 2",
        "built Ana: chief\nplaced Ana: A1, A2, A3, sorcerer star 2\nAna: chief quarry 2; villager A4",
    ),
    (
        "MA-CHIEF-2",
        "built Ana: chief\nAna: chief quarry 2\nBea: villager A1",
        "built Ana: chief\nAna: chief quarry 2; sorcerer 2",
    ),
    (
        "MA-CHIEF-3",
        "built Ana: chief\nAna: villager A1; chief B4",
        "built Ana: chief\nAna: villager A1; chief quarry 1",
    ),
    (
        "MA-CHIEF-4",
        "built Ana: chief\nAna: villager A1; chief quarry 2; chief quarry 3",
        "built Ana: chief\nAna: villager A1; chief quarry 2",
    ),
    ("MA-TRAN-1", "Ana: villager C5", "Ana: villager C4"),
    ("MA-TRAN-1", "Ana: villager Z9", "Ana: villager A1"),
    ("MA-TRAN-2", "Ana: villager B5\nBea: villager B5", "Ana: villager B5\nBea: villager A4"),
    (
        "MA-PLACE-3",
        "placed Ana: A1, A2, A3, star 2\nAna: villager A4\nBea: villager B1\nCid: villager C1\n"
        "Dan: villager D1\nAna: villager B5",
        "Ana: villager A1\nBea: villager A2",
    ),
    ("MA-PLACE-5", "Ana: villager A1\nphase: 2", "Ana: villager A1\nphase: 1"),
    ("MA-ORDER-1", "round: 3", "round: 2"),
]


@pytest.mark.parametrize(("code", "wrong", "right"), PLACING, ids=[wrong for _, wrong, _ in PLACING])
def test_placing(code: str, wrong: str, right: str) -> None:
    assert codes(START + wrong, FOUR) == [code]
    assert codes(START + right, FOUR) == []


STARS = """position: round 1, phase 1, Cid
placed Ana: A1, A2, A3, A4, sorcerer star 3
placed Bea: B1, B2, B3, B4, sorcerer star 2
placed Cid: C1, C3, C4, C6
Cid: sorcerer star 1
"""


def test_X4_totems_go_to_the_sorcerers() -> None:
    assert codes(STARS + "order: Cid, Bea, Ana\n") == []
    assert codes(STARS + "order: Bea, Cid, Ana\n") == ["MA-NEW-1"]
    assert codes(STARS + "phase: 2\nCid: carve nothing\nBea: carve nothing\nAna: carve nothing\n") == []
    assert codes(STARS + "Ana: carve nothing\n") == ["MA-CARVE-1"]
    assert codes(STARS + "Cid: carve nothing\nphase: 3\n") == ["MA-ORDER-1"]


CARRY = "position: round 1, phase 3, Cid\norder: Cid, Bea, Ana\n"


def test_passing_is_final_and_in_order() -> None:
    assert codes(CARRY + "Cid: pass\nBea: pass\nAna: pass\nCid: villager A1\n") == []
    assert codes(CARRY + "Bea: pass\n") == ["MA-TURN-4"]
    assert codes(CARRY + "Cid: pass\nround: 2\n") == ["MA-TURN-5"]
    assert codes(CARRY + "Cid: pass; pass\n") == ["MA-TURN-3"]
    assert codes(CARRY + "Cid: pass\nBea: pass\nAna: pass\norder: Ana, Bea, Cid\n") == ["MA-ROUND-4"]


def test_X17_the_end() -> None:
    moai = ["small"] * 8 + ["medium"] * 7 + ["large"] * 6
    names = shipped("stand-in-34").platform_names
    passes = "Ana: pass\nBea: pass\nCid: pass\nDan: pass\n"
    given = "position: round 5, phase 3, Ana\nerected: "
    stand = [f"{name} {size}" for name, size in zip(names, moai, strict=True)]
    over, goes_on = (given + ", ".join(stand[:number]) + "\n" + passes for number in (17, 16))
    assert codes(over + "round: 6\n", FOUR) == ["MA-END-1"]
    assert codes(over + "Ana: villager C3\n", FOUR) == ["MA-END-1"]
    assert codes(over + "Ana: pass\n", FOUR) == ["MA-END-4"]
    assert codes(over + "result Ana, Bea, Cid, Dan finished 7-7-7-7\n", FOUR) == []
    assert codes(over + "result Ana finished\n", FOUR) == ["MA-SCORE-7"]
    assert codes(over + "result draw finished\n", FOUR) == ["MA-SCORE-7"]
    one_best = over.replace("erected:", "offerings Bea: hen 9\nerected:")
    assert codes(one_best + "result Bea finished\n", FOUR) == []
    assert codes(one_best + "result draw finished\n", FOUR) == ["MA-SCORE-6"]  # nobody shares
    assert codes(goes_on + "round: 6\nAna: villager C3\n", FOUR) == []
    assert codes(goes_on + "result Ana, Bea, Cid, Dan finished\n", FOUR) == ["MA-END-1"]
    assert codes(given + ", ".join(stand) + "\nAna: pass\nresult Ana finished\n", FOUR) == ["MA-END-3"]
