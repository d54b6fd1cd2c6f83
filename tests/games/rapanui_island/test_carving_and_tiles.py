"""Carving, tiles and improvements: the dossier's faults beside the nearest legal line, and its rulings."""

from __future__ import annotations

import pytest

import referee

from .test_placing import codes, layout

P1 = "position: round 2, phase 1, Cid\norder: Cid, Bea, Ana\n"
P2 = "position: round 2, phase 2, Cid\norder: Cid, Bea, Ana\n"
P3 = "position: round 2, phase 3, Cid\norder: Cid, Bea, Ana\n"
CAP = P3 + "erected: D1 small\nplaced Cid: villager D1\n"


def carvers(one: int, two: int, three: int, seat: str = "Cid") -> str:
    columns = [1] * one + [2] * two + [3] * three
    return f"placed {seat}: " + ", ".join(f"villager quarry {column}" for column in columns) + "\n"


# --- what can be carved ---

TRIPLES = {
    "T1": (3, 2, 1, "", {"small, 2 medium", "small, medium, large", "2 small, medium", "3 small"}),
    "T2": (1, 2, 2, "", {"small", "medium", "large"}),
    "T3": (2, 0, 2, "", {"2 small"}),
    "T5": (2, 2, 1, "stock: small 5, medium 1, large 0\n", {"small, medium", "2 small"}),
    "T6": (3, 1, 1, "stock: small 0, medium 2, large 1\n", {"medium", "large"}),
    "X10": (1, 1, 0, "", {"small", "medium"}),
    "X11-gap": (1, 0, 1, "", {"small"}),
    "X11-none": (0, 1, 1, "", {"nothing"}),
}
REFUSED = [
    ("T1", "2 medium, large", "MA-CARVE-6"),
    ("T1", "medium, 2 large", "MA-CARVE-6"),
    ("T2", "small, large", "MA-CARVE-6"),
    ("T3", "medium", "MA-CARVE-4"),
    ("T3", "3 small", "MA-CARVE-6"),
    ("T5", "2 medium", "MA-CARVE-5"),
    ("T5", "large", "MA-CARVE-5"),
    ("T6", "2 medium", "MA-CARVE-6"),
    ("T6", "small", "MA-CARVE-5"),
    ("X10", "small, medium", "MA-CARVE-6"),
    ("X10", "large", "MA-CARVE-2"),
    ("X11-gap", "medium", "MA-CARVE-4"),
    ("X11-gap", "large", "MA-CARVE-4"),
    ("X11-none", "small", "MA-CARVE-3"),
    ("X11-none", "large", "MA-CARVE-3"),
]


def carving(case: str, taken: str) -> list[str]:
    """One carver of column 1 is the chief if there are more than five villagers."""
    one, two, three, stock, _ = TRIPLES[case]
    chief = one + two + three > 5
    figures = carvers(one - chief, two, three)
    if chief:
        figures = figures.replace("\n", ", chief quarry 1\n")
    return codes(P2 + stock + "built Cid: popular chief\n" + figures + f"Cid: carve {taken}\n")


@pytest.mark.parametrize("case", TRIPLES)
def test_what_the_carvers_allow(case: str) -> None:
    for taken in TRIPLES[case][4]:
        assert carving(case, taken) == [], taken


@pytest.mark.parametrize(("case", "taken", "code"), REFUSED)
def test_what_the_carvers_do_not_allow(case: str, taken: str, code: str) -> None:
    assert carving(case, taken) == [code]


def test_T4_reinforcement_in_the_right_column() -> None:
    given = P2 + carvers(0, 1, 1) + "hand Cid: reinforcement\n"
    assert codes(given + "Cid: reinforcement 1; carve large\n") == []
    assert codes(given + "Cid: reinforcement 3; carve small\n") == ["MA-CARVE-3"]
    assert codes(given + "Cid: reinforcement 3; carve nothing\n") == []


def test_REINF_2_several_tiles_add_up_for_one_carving() -> None:
    given = P2 + carvers(1, 0, 0) + "hand Cid: reinforcement, reinforcement\n"
    assert codes(given + "Cid: reinforcement 2; reinforcement 3; carve large\n") == []
    assert codes(given + "Cid: reinforcement 1; reinforcement 1; carve 3 small\n") == []
    others = carvers(1, 0, 0, "Bea")
    lines = "Cid: reinforcement 1; carve nothing\nBea: carve 2 small\n"
    assert codes(given + others + lines) == ["MA-CARVE-6"]


X3 = """position: round 2, phase 2, Cid
order: Cid, Bea, Ana, Dan
built Cid: chief
placed Cid: villager quarry 1, villager quarry 1, villager quarry 2, chief quarry 2
placed Bea: villager quarry 1, villager quarry 2, villager quarry 3
placed Ana: villager quarry 1, villager quarry 3
placed Dan: villager quarry 2
"""
FOUR = "Ana, Bea, Cid, Dan"


@pytest.mark.parametrize(
    ("taken", "code"),
    [
        ("2 medium", ""),
        ("small, medium", ""),
        ("2 small", ""),
        ("large", "MA-CARVE-2"),
        ("3 small", "MA-CARVE-6"),
    ],
)
def test_X3_the_chief_carves_too(taken: str, code: str) -> None:
    assert codes(X3 + f"Cid: carve {taken}\n", FOUR) == ([code] if code else [])


def test_X5_everybody_carves_in_the_new_order() -> None:
    lines = "Cid: carve 2 medium\nBea: carve large\nAna: carve small\nDan: carve nothing\n"
    stock = "claim Cid small 7\nclaim Cid medium 5\nclaim Cid large 5\n"
    assert codes(X3 + lines + stock, FOUR) == []
    assert codes(X3 + lines.replace("Dan: carve nothing", "Dan: carve small"), FOUR) == ["MA-CARVE-3"]
    assert codes(X3 + "Ana: carve small\n", FOUR) == ["MA-CARVE-1"]


def test_CARVE_7_taking_less_is_told_but_legal() -> None:
    record = referee.loads(
        f"game: rapa-nui-island\nedition: matagot-fr\nplayers: Ana, Bea, Cid\n\n{P2}"
        f"{carvers(2, 1, 0)}Cid: carve small\n"
    )
    (notice,) = referee.check(record).findings
    assert (notice.code, notice.severity) == ("MA-CARVE-7", "notice")
    assert notice.message == "Cid could take 2 moai and takes 1"


# --- faults, each beside a legal line after the same beginning ---

FAULTS = {
    P2 + "placed Bea: villager A4\nplaced Cid: villager A3\nhand Cid: reconversion, reconversion\n": """
MA-RECON-2 | reconversion A4; carve nothing | reconversion A3; carve nothing
MA-RECON-2 | reconversion A4.1; carve nothing | reconversion quarry 3; carve nothing
MA-RECON-2 | reconversion C2; carve nothing | reconversion C3; carve nothing
MA-RECON-2 | reconversion quarry 0; carve nothing | reconversion quarry 1; carve small
MA-RECON-2 | reconversion star 3; carve nothing | reconversion quarry 2; carve nothing
MA-RECON-2 | reconversion A1; reconversion A2; carve nothing | reconversion A1; carve nothing
MA-RECON-1 | carve nothing; reconversion A1 | reconversion A1; carve nothing
""",
    P2 + "placed Cid: villager quarry 2\nhand Cid: reinforcement, helping-hand\n": """
MA-REINF-2 | reinforcement 0; carve nothing | reinforcement 1; carve medium
MA-REINF-2 | reinforcement 99; carve nothing | reinforcement 2; carve nothing
MA-REINF-1 | carve nothing; reinforcement 1 | reinforcement 3; carve nothing
MA-HAND-1 | helping-hand villager to A4; carve nothing | carve nothing
MA-HAND-1 | carve nothing; helping-hand villager to A4 | carve nothing
""",
    P3
    + "placed Bea: villager B5\nplaced Cid: villager quarry 2, villager A4\nhand Cid: helping-hand\n": """
MA-REINF-2 | helping-hand virtual from quarry 2 to A4; pass | helping-hand villager to A4; pass
MA-HAND-2 | helping-hand villager from A4 to A3; pass | helping-hand villager from quarry 2 to A3; pass
MA-HAND-2 | helping-hand villager from quarry 1 to A3; pass | helping-hand villager to A3; pass
MA-HAND-2 | helping-hand villager from star 1 to A3; pass | pass
MA-HAND-2 | helping-hand sorcerer to A3; pass | pass
MA-HAND-3 | helping-hand villager to B5; pass | helping-hand villager to C3; pass
MA-HAND-3 | helping-hand villager to C5; pass | helping-hand villager to C4; pass
MA-HAND-3 | helping-hand villager to Z9; pass | helping-hand villager to A4.2; pass
MA-HAND-4 | helping-hand chief to A4; pass | pass
MA-HAND-1 | pass; helping-hand villager to A4 | helping-hand villager to A4; pass
""",
    P3 + "placed Cid: villager A4 tired, villager A3\nplaced Bea: villager B5 tired\nhand Cid: rest\n": """
MA-REST-1 | rest A3; pass | rest A4; pass
MA-REST-1 | rest B5; pass | rest A4 raising villager; pass
MA-REST-1 | rest A4 to A3; pass | rest A4 to A4; pass
MA-REST-1 | rest A4 raising sorcerer; pass | rest A4.1; pass
MA-REST-1 | rest A4 raising chief; pass | pass
MA-REST-1 | rest A1; pass | pass
MA-REST-1 | rest Z9; pass | pass
MA-AHU-1 | rest A4; rest A4; pass | rest A4; pass
MA-AHU-2 | pass; rest A4 | rest A4; pass
MA-TAB-1 | tablet as rest A4; tablet as rest A4; pass | tablet as rest A4; pass
""",
    P3 + "resources Cid: reed 1 egg 3 wood 1 pearl 1\nhand Cid: barter\n": """
MA-BARTER-1 | barter egg 2 for pearl 2; pass | barter egg 3 for pearl 3; pass
MA-BARTER-1 | barter egg 1 pearl 2 for reed 3; pass | barter egg 2 pearl 1 for reed 3; pass
MA-BARTER-1 | barter nothing for pearl 3; pass | tablet as barter egg 3 for pearl 3; pass
MA-BARTER-2 | barter egg 3 for pearl 4; pass | barter egg 3 for wood 1 pearl 2; pass
MA-BARTER-2 | barter egg 3 for nothing; pass | barter egg 3 for egg 3; pass
MA-AHU-1 | barter egg 3 for reed 3; barter reed 3 for egg 3; pass | pass
""",
    CAP + "resources Cid: reed 2 egg 2\nhand Cid: economy, economy\n": """
MA-ECON-1 | economy; pukao to D1; exchange reed 2 for hut | pukao to D1; exchange reed 2 egg 2 for hut
MA-ECON-1 | economy; buy fervent; pass | buy fervent; pass
MA-ECON-1 | pukao to D1; economy; economy | pukao to D1; economy; exchange egg 2 for hen
MA-TAB-2 | tablet as economy; pukao to D1; exchange egg 2 for hen | buy artist; pass
MA-IMPR-1 | pukao to D1; buy artist; buy fervent | pukao to D1; economy; buy artist; exchange reed 2 for hen
""",
    P3 + "hand Cid: opulence, supplement, luxury, favour\n": """
MA-OPUL-1 | opulence; pass | pass
MA-SUPP-1 | supplement; pass | pass
MA-LUX-1 | luxury; pass | pass
MA-FAV-1 | favour; pass | pass
MA-AHU-1 | economy; pass | pass
MA-TAB-2 | tablet as reinforcement 1; pass | pass
MA-TAB-2 | tablet as reconversion A4; pass | pass
MA-TAB-2 | tablet as opulence; pass | pass
MA-TAB-2 | tablet as luxury; pass | pass
MA-TAB-4 | tablet as favour; pass | pass
""",
    P1 + "placed Cid: villager quarry 1\nhand Cid: reconversion, reinforcement, helping-hand, rest\n": """
MA-RECON-1 | reconversion A4; villager A1 | villager A1
MA-REINF-1 | reinforcement 1; villager A1 | villager A1
MA-HAND-1 | helping-hand villager to A4; villager A1 | villager A1
MA-REST-1 | rest A4; villager A1 | villager A1
MA-TAB-2 | tablet as helping-hand villager to A4; villager A1 | villager A1
""",
    "variant: first-game\n" + P3 + "placed Cid: villager A4 tired\nhand Cid: rest\n": """
MA-FIRST-2 | tablet as rest A4; pass | rest A4; pass
""",
    P1 + "resources Cid: reed 2 egg 2 wood 4 pearl 3\nbuilt Cid: fervent\n": """
MA-IMPR-2 | buy chief for pearl 2; villager A1 | buy chief for pearl 3; villager A1
MA-IMPR-2 | buy artist for reed 2; villager A1 | buy artist for egg 2; villager A1
MA-IMPR-4 | buy fervent; villager A1 | buy artist; villager A1
MA-IMPR-4 | buy popular; buy popular; villager A1 | buy popular; buy chief; villager A1
MA-IMPR-3 | buy popular; buy artist; buy chief; villager A1 | buy popular; buy artist; villager A1
MA-IMPR-6 | return fervent; villager A1 | villager A1
MA-POP-1 | villager A3 by popular | buy popular; villager A3 by popular
""",
    P3 + "resources Cid: reed 2 wood 2\nbuilt Cid: popular\n": """
MA-IMPR-1 | pass; buy fervent | buy fervent; pass
MA-IMPR-2 | buy artist; pass | buy fervent; pass
MA-IMPR-6 | buy fervent; raise egg 1 to wood 1; pass | buy fervent; pass
MA-POP-1 | villager A3 by popular; pass | pass
""",
}
CASES = [
    (given, *(part.strip() for part in line.split("|")))
    for given, lines in FAULTS.items()
    for line in lines.strip().splitlines()
]


@pytest.mark.parametrize(("given", "code", "wrong", "right"), CASES, ids=[f"{c[1]}-{c[2]}" for c in CASES])
def test_fault(given: str, code: str, wrong: str, right: str) -> None:
    assert codes(f"{given}Cid: {wrong}\n") == [code]
    assert codes(f"{given}Cid: {right}\n") == []


# --- whose turn it is, and what a slip leaves behind ---

SECOND = "position: round 2, phase 1, Bea\norder: Cid, Bea, Ana\nplaced Cid: villager B4\n"


@pytest.mark.parametrize(
    ("code", "given", "lines"),
    [
        ("MA-AHU-2", "resources Cid: egg 3\nhand Cid: barter\n", "Cid: barter egg 3 for pearl 3"),
        ("MA-AHU-2", "resources Cid: egg 3\n", "Cid: tablet as barter egg 3 for pearl 3"),
        ("MA-IMPR-1", "resources Cid: reed 2\n", "Cid: buy fervent"),
        ("MA-AHU-2", "hand Cid: rest\n", "Cid: rest B4"),
    ],
)
def test_a_tile_in_anothers_turn_takes_no_turn(code: str, given: str, lines: str) -> None:
    assert codes(SECOND + given + lines + "\nBea: villager B5\nAna: villager A4\n") == [code]
    for policy in ("skip", "as-played"):
        after = SECOND + given + lines + "\nBea: villager B5\n"
        assert codes(after, ruling=f"after-violation={policy}") == [code]


def test_whoever_goes_on_after_it_has_the_turn() -> None:
    given = SECOND + "resources Cid: egg 3\nhand Cid: barter\n"
    assert codes(given + "Cid: barter egg 3 for pearl 3; villager A1\nBea: villager B5\n") == ["MA-AHU-2"]
    two = "resources Cid: reed 2 egg 3\nhand Cid: barter\nCid: barter egg 3 for pearl 3; buy fervent\n"
    assert codes(SECOND + two + "Bea: villager B5\n") == ["MA-AHU-2"]
    third = P3 + "resources Ana: egg 3\nhand Ana: barter\nAna: barter egg 3 for pearl 3"
    assert codes(third + "; pass\n") == codes(third + "\nCid: pass\n") == ["MA-AHU-2"]


BETWEEN = (
    P2
    + "placed Cid: villager quarry 1\nplaced Ana: villager quarry 1\nhand Ana: reconversion, helping-hand\n"
)


def test_AHU_2_two_tiles_may_stand_between_the_steps() -> None:
    carve = "Cid: carve small\nBea: carve nothing\n"
    assert codes(BETWEEN + "Ana: reconversion A4\n" + carve + "Ana: carve small\n") == []
    assert codes(BETWEEN + "Cid: carve small\nAna: reconversion A4\nBea: carve nothing\n") == ["MA-AHU-2"]
    assert codes(BETWEEN + "Ana: reconversion C5\n" + carve + "Ana: carve small\n") == ["MA-RECON-2"]
    carved = BETWEEN + carve + "Ana: carve small\n"
    assert codes(carved + "Ana: helping-hand villager to A4\nCid: pass\n") == []
    assert codes(carved.rstrip() + "; helping-hand villager to A4\nCid: pass\n") == []
    assert codes(carved + "Cid: pass\nAna: helping-hand villager to A4\nBea: pass\n") == ["MA-AHU-2"]
    assert codes(carved + "Ana: helping-hand villager to B5\nplaced Ana: A1\n") == ["MA-SETUP-11"]


def test_RECON_3_the_sorcerer_is_a_full_figure_and_the_order_stays() -> None:
    given = P2 + "tiles: D5.1 rest, D5.2 barter\nplaced Cid: villager quarry 1\nhand Cid: reconversion\n"
    carved = given + "Cid: reconversion D5; carve small\n"
    assert codes(carved + "order: Cid, Bea, Ana\n") == []
    assert codes(carved + "order: Bea, Ana, Cid\n") == ["MA-RECON-3"]
    carried = carved + "Bea: carve nothing\nAna: carve nothing\nCid: moai small to D5.1\n"
    assert codes(carried + "claim Cid tired 1\n") == []
    rest = "Bea: pass\nAna: pass\nCid: rest D5 raising sorcerer; pass\n"
    assert codes(carried + rest) == []


def test_AHU_3_a_spent_tile_does_not_come_back() -> None:
    given = P3 + "resources Cid: reed 3\nhand Cid: barter\n"
    passes = "Cid: barter reed 3 for egg 3; pass\nBea: pass\nAna: pass\n"
    assert codes(given + passes + "Cid: barter egg 3 for wood 3; villager A1\n") == ["MA-AHU-3"]
    assert codes(given + passes + "Cid: tablet as barter egg 3 for wood 3; villager A1\n") == []


@pytest.mark.parametrize("edition", ["matagot-fr", "matagot-es"])
def test_X13_barter(edition: str) -> None:
    given = P3 + "resources Cid: reed 1 egg 3 wood 1 pearl 1\nhand Cid: barter\n"
    assert codes(given + "Cid: barter egg 3 for pearl 3; pass\nclaim Cid pearl 4\n", edition=edition) == []
    assert codes(given + "Cid: barter egg 3 for pearl 3; pass\nclaim Cid egg 0\n", edition=edition) == []
    full = P3 + "resources Cid: egg 3 pearl 7\nhand Cid: barter\n"
    assert codes(full + "Cid: barter egg 3 for pearl 3; pass\nclaim Cid pearl 8\n", edition=edition) == []


def test_T18_the_chief_erects_twice() -> None:
    given = (
        P3 + "tiles: D5.1 barter, D5.2 rest\nbuilt Cid: chief\nplaced Cid: chief quarry 1\n"
        "hand Cid: helping-hand\ncarved Cid: 3 small\n"
    )
    two = (
        "Cid: helping-hand chief to D5; moai small to D5.1 by chief -> tires nobody\nBea: pass\nAna: pass\n"
        "Cid: moai small to D5.2\nclaim Cid tired 0\n"
    )
    assert codes(given + two) == []
    assert codes(given + two + "Cid: moai small to D5\n") == ["MA-ERECT-1"]


def test_T19_rest_taken_and_played_at_once() -> None:
    given = P3 + "tiles: D5.1 rest, D5.2 barter\nplaced Cid: villager D5\ncarved Cid: 2 small\n"
    first = "Cid: moai small to D5.1; rest D5"
    assert codes(f"{given}{first}\nBea: pass\nAna: pass\nCid: moai small to D5.2\n") == []
    assert codes(f"{given}{first}; moai small to D5.2\n") == ["MA-TURN-2"]


def test_T20_popular_gives_one_more_turn() -> None:
    given = (
        "position: round 2, phase 1, Cid\norder: Cid, Bea, Ana\nresources Cid: wood 2\n"
        "placed Cid: villager A1, villager A2, villager A3, villager A4\n"
        "placed Bea: villager B1, villager B2, villager B3, villager B4, sorcerer star 2\n"
        "placed Ana: villager C1, villager C3, villager C4, sorcerer star 3\n"
    )
    lines = "Cid: buy popular; sorcerer star 1\nAna: villager C6\n"
    assert codes(given + lines + "Cid: villager A1\nphase: 2\n") == []
    assert codes(given + lines + "phase: 2\n") == ["MA-PLACE-5"]
    assert codes(given + lines + "phase: 2\n", ruling="popular-from=next-round") == []


def test_T25_wood_does_not_pay_for_artist() -> None:
    given = CAP + "resources Cid: reed 2 egg 1 wood 1\nhand Cid: economy\n"
    assert codes(given + "Cid: buy artist; pass\n") == ["MA-IMPR-2"]
    assert codes(given + "Cid: buy artist for egg 1 wood 1; pass\n") == ["MA-IMPR-2"]
    assert codes(given + "Cid: buy artist for egg 1 wood 1 lowering wood 1; pass\n") == ["MA-EXCH-5"]
    for exchange in ("reed 2 for hut", "egg 1 wood 1 for hen", "reed 1 egg 1 for axe"):
        assert codes(given + f"Cid: pukao to D1 with economy; exchange {exchange}\n") == []
    assert codes(given + "Cid: pukao to D1 with economy; exchange egg 1 wood 1 for boat\n") == ["MA-EXCH-4"]


SHORT = layout((0, 0, 0, 4, 2, 2, 2, 3, 3, 1), "stand-in-2")
PICKS = "Bea: draft rest\nAna: draft barter\nBea: draft economy\n"
AFRESH = layout((2, 3, 3, 2, 2, 1, 1, 1, 1, 1), "stand-in-2")
FOUR_PICKS = "Bea: draft reconversion\nAna: draft reinforcement\nBea: draft rest\nAna: draft economy\n"


def test_draft_short_stops_or_lays_out_afresh() -> None:
    """G52: twelve tiles of three kinds are left, so the fourth pick finds nothing."""
    relay = "draft-short=relay"
    start = "Ana: villager B3\n"
    assert codes(SHORT + PICKS + start, "Ana, Bea") == []
    assert codes(SHORT + PICKS + start, "Ana, Bea", ruling=relay) == ["MA-SETUP-6"]
    again = SHORT + PICKS + AFRESH + FOUR_PICKS + start
    assert codes(again, "Ana, Bea", ruling=relay) == []
    assert codes(again + "claim Bea tiles 2\nclaim Ana tiles 2\n", "Ana, Bea", ruling=relay) == []
    assert "MA-SETUP-6" in codes(again, "Ana, Bea")


def test_nothing_is_played_or_built_before_the_draft_is_over() -> None:
    for deed in ("buy fervent", "tablet as barter reed 1 egg 1 wood 1 for pearl 3", "rest B3"):
        assert codes(AFRESH + f"Bea: {deed}\n", "Ana, Bea") == ["MA-DRAFT-4"]


def test_AHU_1_a_tile_that_nobody_wrote_down_may_be_played_once() -> None:
    """In a given position a platform may have some tile; what its finder plays tells which it was."""
    given = P3 + "placed Cid: villager D5\ncarved Cid: small\n"
    assert codes(given + "Cid: moai small to D5.1; rest D5\nclaim Cid tiles 0\n") == []
    assert codes(given + "Cid: moai small to D5.1\nclaim Cid tiles 1\n") == []
    assert codes(given + "Cid: moai small to D5.1; rest D5; rest D5\n") == ["MA-AHU-1"]
    assert codes(given + "Cid: moai small to D5.1 -> tile barter; rest D5\n") == ["MA-AHU-1"]
    assert codes(given + "tiles: D5.1 barter, D5.2 rest\nCid: moai small to D5.1; rest D5\n") == [
        "MA-AHU-1"
    ]
    capped = "erected: D1 small\nplaced Cid: villager D1\nresources Cid: reed 2\n"
    later = "Bea: pass\nAna: pass\nCid: pukao to D1 with economy; exchange reed 2 for hut\n"
    assert codes(given + capped + "Cid: moai small to D5.1\n" + later) == []
