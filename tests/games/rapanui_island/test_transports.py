"""Transports: the dossier's rows and cases, each beside a legal line, and the rulings by both options."""

from __future__ import annotations

import pytest

import referee

from .test_placing import FOUR, codes

START = "position: round 2, phase 3, Ana\n"
HEAD = f"game: rapa-nui-island\nedition: matagot-fr\nplayers: {FOUR}\n"
AXE = "exchange reed 1 egg 1 wood 1 pearl 1 for axe"


def judged(lines: str, ruling: str = "", edition: str = "matagot-fr") -> list[str]:
    return codes((lines if lines.startswith("position") else START + lines) + "\n", FOUR, edition, ruling)


def told(lines: str, claims: str, ruling: str = "") -> list[str]:
    """The codes of a log that ends with claims on what everybody has then."""
    said = "".join(f"claim {claim}\n" for claim in claims.split(", ") if claim)
    return judged(lines.rstrip("\n") + "\n" + said.rstrip("\n"), ruling)


def owns(player: str, text: str) -> str:
    """`1/4/1/1` as four claims."""
    kinds = zip(("reed", "egg", "wood", "pearl"), text.split("/"), strict=True)
    return ", ".join(f"{player} {kind} {number}" for kind, number in kinds)


ON_B5 = "carved Ana: small\nplaced Ana: villager B5\n"
TO_A4 = "carved Ana: small\nplaced Ana: villager A4\nplaced Bea: villager B5\n"
CAPS = "erected: A2 small\nplaced Ana: villager A2\nplaced Bea: villager B2\n"

BARTER = "hand Ana: barter\nAna: barter egg 1 reed 1 wood 1 for pearl 3"
ON_D5 = "carved Ana: 2 small\nplaced Ana: villager D5, villager D5\nAna: moai small to D5"
OTHERS = "\nBea: pass\nCid: pass\nDan: pass\n"
TURNS = [
    ("MA-TURN-1", BARTER + "\nBea: pass"),
    ("", BARTER + "; pass\nBea: pass"),
    ("", BARTER + "\nAna: pass\nBea: pass"),
    ("MA-TURN-1", ON_B5 + "Ana: moai small to B5; pass"),
    ("MA-TURN-1", "Ana: move A4 B5\nBea: pass"),
    ("", "Ana: pass\nBea: pass"),
    ("MA-TURN-2", ON_D5 + "; moai small to D5"),
    ("", ON_D5 + OTHERS + "Ana: moai small to D5"),
    ("MA-TURN-2", "carved Ana: small\n" + CAPS + f"Ana: pukao via B2 to A2; {AXE}; moai small to B5"),
    ("MA-TURN-1", CAPS + f"Ana: pukao via B2 to A2; {AXE}; pass"),
    ("MA-PATH-7", "carved Bea: large\nplaced Ana: villager B5\nAna: moai large to B5"),
    ("MA-PATH-7", ON_B5 + "Ana: moai medium to B5"),
    ("MA-CAP-1", "stock: pukao 0\n" + CAPS + f"Ana: pukao via B2 to A2; {AXE}"),
    ("", "stock: pukao 2\n" + CAPS + f"Ana: pukao via B2 to A2; {AXE}"),
]


@pytest.mark.parametrize(("code", "lines"), TURNS, ids=[lines for _, lines in TURNS])
def test_turns_and_items(code: str, lines: str) -> None:
    assert judged(lines) == ([code] if code else [])


PATHS = [
    ("MA-PATH-1", "moai small from C2 to B1", "moai small from C5 to B5"),
    ("MA-PATH-1", "moai small from Z9 to B5", "moai small to B5"),
    ("MA-PATH-2", "moai small via B3 to A4", "moai small via C5 B4 to A4"),
    ("MA-PATH-2", "moai small via B4 Z9 to A4", "moai small via B4 B5 to A4"),
    ("MA-PATH-2", "moai small to A4", "moai small via B5 to A4"),
    ("MA-PATH-2", "moai small via B4 B4 to A4", "moai small via B4 to A4"),
    ("MA-PATH-3", "moai small via C6 B5 to A4", "moai small via C4 B4 B5 to A4"),
    ("MA-PATH-3", "moai small via D4 to E4", "moai small to B5"),
    ("MA-PATH-5", "moai small via B4 B5 B4 to A4", "moai small via B4 to A4"),
    ("MA-PATH-5", "moai small via B4 C5 B5 to A4", "moai small via B4 B5 to A4"),
    ("MA-PATH-4", "moai small to B4 left", "moai small via B4 to A4"),
    ("MA-PATH-4", "moai small to B5 left", "moai small to B5"),
    ("MA-ERECT-1", "moai small to B4", "moai small to B5"),
    ("MA-ERECT-1", "moai small to Z9", "moai small to B5.1"),
    ("MA-ERECT-1", "moai small via B5 to A4.3", "moai small via B5 to A4.2"),
]


@pytest.mark.parametrize(("code", "wrong", "right"), PATHS, ids=[wrong for _, wrong, _ in PATHS])
def test_paths(code: str, wrong: str, right: str) -> None:
    given = "built Ana: popular\ncarved Ana: small\nplaced Ana: villager B4, villager B5, villager A4, "
    given += "villager B1, villager C4\nAna: "
    assert judged(given + wrong) == [code]
    assert judged(given + right) == []


def test_a_path_through_the_other_quarry_is_free_of_charge() -> None:
    """T9: nobody is paid for C2."""
    given = "carved Ana: large\nplaced Ana: villager C1\nplaced Bea: villager C4\nplaced Cid: villager C3\n"
    lines = given + "Ana: moai large via C4 C3 C2 to C1 -> Bea reed 1, Cid egg 1, Ana pearl 5"
    assert told(lines, "Ana pearl 6, Bea reed 2, Cid egg 2, Dan resources 4") == []
    assert judged(lines, "other-quarry=forbid") == ["MA-PATH-6"]
    assert judged(lines.replace("Cid egg 1", "Cid egg 1, Dan reed 1")) == ["MA-GAIN-2"]
    pukao = "erected: B5 small\nplaced Ana: villager C3, villager C4, villager B5\n"
    lines = pukao + f"Ana: pukao via C3 C4 C5 to B5; {AXE}"
    assert judged(lines) == []
    assert judged(lines, "other-quarry=forbid") == ["MA-PATH-6"]


def test_a_loop_pays_each_time_where_it_is_allowed() -> None:
    given = (
        "carved Ana: small\nplaced Ana: villager A4, villager B5\nplaced Bea: villager C4, villager D4\n"
    )
    loop = given + "Ana: moai small via C4 D4 C4 C5 B5 to A4"
    assert judged(loop) == ["MA-PATH-5"]
    assert told(loop, "Bea reed 4", "path-revisit=allow") == []
    assert judged(loop + " -> Bea reed 2", "path-revisit=allow") == ["MA-GAIN-1"]


GAINS = [
    ("MA-GAIN-1", "Bea nothing", "Bea reed 1"),
    ("MA-GAIN-1", "Bea reed 2", "Bea reed 1, Ana egg 1"),
    ("MA-GAIN-1", "Bea wood 1", "Bea reed 1 at B5"),
    ("MA-GAIN-1", "Ana reed 1 at B5", "Ana egg 1 at A4"),
    ("MA-GAIN-1", "Bea reed 1, Cid reed 1 at B5", "Bea reed 1, Cid nothing"),
    ("MA-GAIN-2", "Cid reed 1", "Bea reed 1, Cid nothing"),
    ("MA-GAIN-2", "Bea reed 1 at B5, Bea reed 1 at Z9", "Bea reed 1 at B5"),
    ("MA-GAIN-2", "Bea reed 1 at C5", "Bea reed 1 at B5, Bea nothing at C5"),
]


@pytest.mark.parametrize(("code", "wrong", "right"), GAINS, ids=[wrong for _, wrong, _ in GAINS])
def test_gains_on_the_way(code: str, wrong: str, right: str) -> None:
    assert judged(TO_A4 + f"Ana: moai small via B5 to A4 -> {wrong}") == [code]
    assert judged(TO_A4 + f"Ana: moai small via B5 to A4 -> {right}") == []


def test_GAIN_1_each_space_pays_its_own() -> None:
    given = "carved Ana: small\nplaced Ana: villager C1\nplaced Bea: villager C4, villager C3\n"
    line = given + "Ana: moai small via C4 C3 C2 to C1 -> Bea {} 1 at C4, Bea {} 1 at C3"
    assert judged(line.format("reed", "egg")) == []
    assert judged(line.format("egg", "reed")) == ["MA-GAIN-1"]


def test_what_is_due_is_paid_after_a_fault_too() -> None:
    assert told(TO_A4 + "Ana: moai small via B5 to A4 -> tires nobody", "Bea reed 2, Ana egg 2") == [
        "MA-ERECT-10"
    ]
    assert told(TO_A4 + "Ana: moai small via B5 to A4 -> Ana egg 3", "Bea reed 2, Ana egg 4") == [
        "MA-ERECT-6"
    ]


def test_GAIN_2_own_spaces_pay_nothing() -> None:
    given = "carved Ana: small\nplaced Ana: villager B5, villager A4\nAna: moai small via B5 to A4"
    assert judged(given + " -> Ana reed 1 at B5") == ["MA-GAIN-2"]
    assert told(given, "Ana reed 1, Ana egg 2") == []
    assert judged(given + " -> Ana nothing at B5, Ana egg 1") == []


def test_T7_and_GAIN_3_each_space_pays_once() -> None:
    given = (
        "position: round 2, phase 3, Bea\ncarved Bea: medium\nplaced Dan: villager D4, villager D4 tired\n"
    )
    given += "placed Ana: villager D3\nplaced Bea: villager E3\nBea: moai medium via D4 D3 to E3"
    assert told(given, "Dan reed 2, Ana reed 2, Ana egg 2, Bea egg 4, Cid resources 4") == []
    assert judged(given + " -> Dan reed 2") == ["MA-GAIN-3"]
    assert judged(given + " -> Dan reed 2 at D4") == ["MA-GAIN-3"]
    assert told(given, "Dan reed 3, Ana reed 2", "space-gain=per-transporter") == []
    assert judged(given + " -> Dan reed 1", "space-gain=per-transporter") == ["MA-GAIN-1"]
    assert judged(given + " -> Ana reed 1") == ["MA-GAIN-1"]


CHOICES = [
    ("", "Bea egg 1", ""),
    ("", "Bea reed 1", ""),
    ("MA-GAIN-4", "Bea reed 1 egg 1", ""),
    ("MA-GAIN-4", "Bea wood 1", ""),
    ("MA-GAIN-4", "Bea wood 1 at B4", ""),
    ("MA-GAIN-4", "Ana egg 1", ""),
    ("MA-GAIN-1", "Bea nothing", ""),
    ("", "Bea egg 1", "choice-by=active"),
]


@pytest.mark.parametrize(("code", "gains", "ruling"), CHOICES)
def test_GAIN_4_the_owner_chooses(code: str, gains: str, ruling: str) -> None:
    given = "carved Ana: small\nplaced Ana: villager A4\nplaced Bea: villager B4\n"
    assert judged(given + f"Ana: moai small via B4 to A4 -> {gains}", ruling) == ([code] if code else [])


def test_GAIN_4_a_full_track_may_be_chosen() -> None:
    given = "carved Ana: small\nplaced Ana: villager A4\nplaced Bea: villager B4\nresources Bea: {}\n"
    lines = given + "Ana: moai small via B4 to A4{}"
    assert judged(lines.format("reed 8", " -> Bea nothing")) == []
    assert judged(lines.format("reed 8", " -> Bea nothing"), "full-choice=forbid") == ["MA-GAIN-4"]
    assert judged(lines.format("reed 8", " -> Bea egg 1"), "full-choice=forbid") == []
    assert judged(lines.format("reed 8", ""), "full-choice=forbid") == []  # one way is left
    assert judged(lines.format("reed 8", "")) == ["MA-GAIN-4"]
    assert judged(lines.format("reed 8 egg 8", ""), "full-choice=forbid") == []
    assert judged(lines.format("reed 8 egg 8", " -> Bea nothing"), "full-choice=forbid") == []


def test_GAIN_5_and_6() -> None:
    tired = TO_A4.replace("villager B5", "villager B5 tired") + "Ana: moai small via B5 to A4"
    assert judged(tired + " -> Bea nothing") == ["MA-GAIN-5"]
    assert told(tired, "Bea reed 2") == []
    passed = "passed: Bea\n" + TO_A4 + "Ana: moai small via B5 to A4"
    assert judged(passed + " -> Bea nothing") == ["MA-GAIN-5"]
    assert told(passed, "Bea reed 2") == []
    full = TO_A4 + "resources Bea: reed 8 egg 1\nAna: moai small via B5 to A4"
    assert judged(full + " -> Bea reed 1") == ["MA-GAIN-6"]
    assert judged(full + " -> Bea egg 1") == ["MA-GAIN-6"]
    assert judged(full + " -> Bea nothing") == []
    assert told(full, "Bea reed 8") == []


def test_FERV_1_does_not_work_on_the_way() -> None:
    lines = "built Bea: fervent\n" + TO_A4 + "Ana: moai small via B5 to A4 -> Bea {} 1"
    assert judged(lines.format("egg")) == ["MA-FERV-1"]
    assert judged(lines.format("pearl")) == ["MA-GAIN-1"]
    assert judged(lines.format("reed")) == []


PUKAO = [
    ("MA-GAIN-7", "Bea wood 1"),
    ("MA-GAIN-7", "Bea nothing"),
    ("MA-GAIN-7", "Bea reed 2"),
    ("MA-GAIN-1", "Ana reed 1"),
    ("MA-GAIN-2", "Ana reed 1, Bea reed 1"),
    ("MA-GAIN-2", "Ana wood 1 at A2"),
    ("", "Bea reed 1"),
    ("", "Ana nothing"),
]


@pytest.mark.parametrize(("code", "gains"), PUKAO)
def test_GAIN_7_a_pukao_pays_one_reed(code: str, gains: str) -> None:
    assert judged(CAPS + f"Ana: pukao via B2 to A2 -> {gains}; {AXE}") == ([code] if code else [])


def test_T8_pukao_on_a_space_of_two_resources() -> None:
    given = "position: round 2, phase 3, Bea\nerected: E3.1 small\nplaced Bea: villager E3\n"
    given += "placed Dan: villager C3\n"
    given += f"placed Ana: villager D3\nBea: pukao via C3 D3 to E3; {AXE}"
    assert told(given, "Dan reed 2, Ana reed 2, Ana egg 1") == []
    assert told(given, "Dan reed 2, Ana reed 3, Ana egg 1", "pukao-gain=count") == []
    two = given.replace("to E3;", "to E3 -> Ana reed 2;")
    assert judged(two) == ["MA-GAIN-7"]
    assert judged(two, "pukao-gain=count") == []


# --- erecting ---

ERECTING = [
    ("MA-ERECT-1", "erected: B5 small", "moai small to B5", ""),
    ("MA-ERECT-1", "erected: A4.1 small", "moai small via B5 to A4.1", ""),
    ("", "erected: A4.1 small", "moai small via B5 to A4.2", ""),
    ("", "erected: A4.1 small", "moai small via B5 to A4", ""),
    ("MA-ERECT-1", "erected: A4.1 small, A4.2 small", "moai small via B5 to A4", ""),
    ("MA-ERECT-2", "", "moai small via C6 to D5", ""),
    ("MA-ERECT-2", "", "moai small to B5 by sorcerer", ""),
    ("MA-ERECT-2", "", "moai small to B5 by chief", ""),
    ("MA-ERECT-2", "", "moai small to B5 by virtual", ""),
    ("MA-ERECT-4", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4.1 -> tile barter", ""),
    ("", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4 -> tile barter", ""),
    ("MA-ERECT-4", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4 -> tile favour", ""),
    ("MA-ERECT-4", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4", ""),
    ("MA-ERECT-4", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4 -> Ana egg 1", ""),
    ("", "tiles: A4.1 rest, A4.2 barter\nerected: A4.1 small", "moai small via B5 to A4", ""),
    ("", "tiles: A4.1 rest, A4.2 rest", "moai small via B5 to A4", ""),
    ("", "", "moai small via B5 to A4", ""),
    ("MA-ERECT-4", "tiles: A4.1 rest", "moai small via B5 to A4", ""),
    ("", "tiles: A4.1 rest", "moai small via B5 to A4 -> tile barter", ""),  # so that was the tile of A4.2
    ("MA-ERECT-4", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4.1 -> no tile", ""),
    ("MA-ERECT-4", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4.1 -> tile rest barter", ""),
    ("MA-ERECT-4", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4.2", "platform-pick=lowest"),
    ("", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4.2", ""),
    ("", "tiles: A4.1 rest, A4.2 barter", "moai small via B5 to A4", "platform-pick=lowest"),
    ("", "erected: A4.1 small", "moai small via B5 to A4.2", "platform-pick=lowest"),
    ("MA-ERECT-5", "tiles: B5 opulence", "moai small to B5; opulence", ""),
    ("", "tiles: B5 opulence", "moai small to B5 with opulence -> Ana reed 4", ""),
    ("MA-ERECT-5", "tiles: B5 opulence", "moai small to B5 with opulence", "tile-now=forbid"),
    ("", "hand Ana: opulence", "moai small to B5 with opulence", "tile-now=forbid"),
    ("MA-AHU-1", "tiles: B5 supplement", "moai small to B5 with opulence", ""),
    ("", "", "moai small to B5 with opulence -> tile opulence", ""),
    ("", "", "moai small to B5 with opulence", ""),  # nobody told which tile lies there
    ("MA-AHU-1", "", "moai small to B5 with opulence -> tile rest", ""),
    (
        "MA-AHU-4",
        "hand Ana: opulence, supplement",
        "moai small to B5 with opulence, supplement",
        "bonus-stack=one",
    ),
    ("", "hand Ana: opulence, supplement", "moai small to B5 with opulence, supplement -> Ana reed 6", ""),
    ("MA-OPUL-1", "hand Ana: opulence", "moai small to B5 with opulence -> Ana reed 3", ""),
    ("MA-SUPP-1", "hand Ana: supplement", "moai small to B5 with supplement -> Ana reed 4", ""),
    ("MA-ECON-1", "hand Ana: economy", "moai small to B5 with economy", ""),
    ("MA-TURN-1", "hand Ana: rest", "moai small to B5 with rest", ""),
    ("MA-REINF-1", "hand Ana: reinforcement", "moai small to B5 with reinforcement", ""),
    ("MA-FAV-1", "hand Ana: favour", "moai small to B5 with favour", ""),
    ("MA-TAB-1", "tablet Ana: used", "moai small to B5 with tablet as opulence", ""),
    ("MA-TAB-1", "", "moai small to B5 with tablet as opulence, tablet as supplement", ""),
    ("MA-TAB-2", "", "moai small to B5 with tablet as economy", ""),
    ("", "", "moai small to B5 with tablet as opulence -> Ana reed 4", ""),
    ("MA-ERECT-6", "", "moai small to B5 -> Ana reed 2", ""),
    ("MA-ERECT-7", "", "moai small to B5 -> Ana egg 1", ""),
    ("MA-ERECT-8", "", "moai small to B5 -> Ana nothing", ""),
    ("", "resources Ana: reed 8", "moai small to B5 -> Ana nothing", ""),
    ("MA-ERECT-9", "resources Ana: reed 8", "moai small to B5 -> Ana reed 1", ""),
    ("MA-ERECT-10", "", "moai small to B5 -> tires nobody", ""),
    ("MA-ERECT-10", "", "moai small to B5 -> tires sorcerer", ""),
    ("MA-ERECT-10", "", "moai small to B5 -> tires villager villager", ""),
    ("MA-TIRE-1", "", "moai small to B5 -> tires chief", ""),
]


@pytest.mark.parametrize(
    ("code", "given", "line", "ruling"), ERECTING, ids=[f"{g} {line} {r}" for _, g, line, r in ERECTING]
)
def test_erecting(code: str, given: str, line: str, ruling: str) -> None:
    placed = "carved Ana: small\nplaced Ana: villager B5, villager B5, villager A4, villager C6\n"
    placed += "placed Bea: villager D5\n"
    assert judged(f"{given}\n{placed}Ana: {line}".lstrip(), ruling) == ([code] if code else [])


def test_ERECT_3_only_rested_figures_erect() -> None:
    tired = "carved Ana: small\nhand Ana: rest\nbuilt Ana: chief\nplaced Ana: villager B5 tired{}\nAna: "
    assert judged(tired.format("") + "moai small to B5") == ["MA-ERECT-3"]
    assert judged(tired.format("") + "rest B5; moai small to B5") == []
    assert judged(tired.format(", chief B5") + "moai small to B5") == []
    assert judged(tired.format(", chief B5") + "moai small to B5 by villager") == ["MA-ERECT-3"]
    assert judged(tired.format(", sorcerer B5 tired") + "moai small to B5") == ["MA-ERECT-3"]
    assert judged(tired.format(", sorcerer B5") + "moai small to B5 -> tires sorcerer") == []


def test_TIRE_1_the_chief_erects_again_and_again() -> None:
    """T18: a third moai finds no platform."""
    given = "built Ana: chief\ncarved Ana: 3 small\nplaced Ana: villager B5, chief A4\n"
    turn = "Ana: moai small via B5 to A4 -> tires nobody\n"
    others = "Bea: pass\nCid: pass\nDan: pass\n"
    assert judged(given + turn + others + turn) == []
    assert judged(given + turn + others + turn + turn) == ["MA-ERECT-1"]
    villagers = (
        "built Ana: chief\ncarved Ana: small\nplaced Ana: villager B5, chief B5\nAna: moai small to B5"
    )
    assert judged(villagers + " by chief -> tires chief") == ["MA-TIRE-1"]
    assert judged(villagers + " by chief -> tires villager") == ["MA-ERECT-10"]
    assert told(villagers, "Ana tired 0") == []
    assert told(villagers + " -> tires villager", "Ana tired 1") == []  # so the villager erected


def test_T19_a_rest_gives_no_second_transport() -> None:
    given = "tiles: A4.1 rest\ncarved Ana: 2 small\nplaced Ana: villager B5, villager A4\n"
    first = "Ana: moai small via B5 to A4.1 -> tile rest; rest A4"
    assert judged(given + first + "\nBea: pass\nCid: pass\nDan: pass\nAna: moai small via B5 to A4.2") == []
    assert judged(given + first + "; moai small via B5 to A4.2") == ["MA-TURN-2"]


AMOUNTS = [
    ("X14", "medium", "A4", "egg", "1/1/1/1", "fervent", "wood 3", "1/1/4/1"),
    ("X14", "medium", "A4", "egg", "1/1/1/1", "fervent", "egg 2 wood 1", "1/3/2/1"),
    ("X14", "medium", "A4", "egg", "1/1/1/1", "fervent", "pearl 3", "MA-FERV-1"),
    ("X14", "medium", "A4", "egg", "1/1/1/1", "", "wood 3", "MA-ERECT-7"),
    ("T10", "large", "B5", "reed", "6/1/1/1", "", "reed 2", "8/1/1/1"),
    ("T10", "large", "B5", "reed", "6/1/1/1", "", "", "8/1/1/1"),
    ("T10", "large", "B5", "reed", "6/1/1/1", "", "reed 5", "MA-ERECT-9"),
    ("T10", "large", "B5", "reed", "6/1/1/1", "", "reed 1", "MA-ERECT-8"),
    ("T10", "large", "B5", "reed", "6/1/1/1", "fervent", "reed 2 egg 3", "8/4/1/1"),
    ("T10", "large", "B5", "reed", "6/1/1/1", "fervent", "reed 2 egg 2", "8/3/1/1"),  # one reed is lost
    ("T10", "large", "B5", "reed", "6/1/1/1", "fervent", "reed 1 egg 3", "MA-ERECT-8"),
    ("T12", "medium", "E4", "two", "1/1/1/1", "", "reed 2 egg 1", "3/2/1/1"),
    ("T12", "medium", "E4", "two", "1/1/1/1", "", "reed 3 egg 3", "MA-ERECT-6"),
    ("T12", "medium", "E4", "two", "1/1/1/1", "", "wood 1 egg 2", "MA-ERECT-7"),
    ("T12", "medium", "E4", "two", "1/1/1/1", "fervent", "wood 1 egg 2", "1/3/2/1"),
    ("T12", "medium", "E4", "two", "1/1/1/1", "", "", "MA-ERECT-7"),
    ("T12", "medium", "E4", "two", "8/8/1/1", "", "", "8/8/1/1"),
]
OVER = {"A4": "B5", "B5": "", "E4": "D4"}


@pytest.mark.parametrize(
    ("size", "to", "owned", "built", "gain", "after"),
    [(size, to, owned, built, gain, after) for _, size, to, _, owned, built, gain, after in AMOUNTS],
    ids=[f"{case}-{built}-{gain}" for case, *_, built, gain, _ in AMOUNTS],
)
def test_the_gain_of_an_erection(size: str, to: str, owned: str, built: str, gain: str, after: str) -> None:
    kinds = dict(zip(("reed", "egg", "wood", "pearl"), owned.split("/"), strict=True))
    given = f"carved Ana: {size}\nresources Ana: " + " ".join(f"{k} {n}" for k, n in kinds.items())
    given += f"\nbuilt Ana: {built or 'nothing'}\nplaced Ana: villager {to}"
    given += f", villager {OVER[to]}" if OVER[to] else ""
    via = f" via {OVER[to]}" if OVER[to] else ""
    line = f"\nAna: moai {size}{via} to {to}" + (f" -> Ana {gain}" if gain else "")
    if after.startswith("MA-"):
        assert judged(given + line) == [after]
    else:
        assert told(given + line, owns("Ana", after)) == []


def test_T11_bonus_tiles_and_fervent() -> None:
    given = "tiles: A1.1 opulence\nhand Ana: supplement\ncarved Ana: medium\nbuilt Ana: {}\n"
    given += "placed Ana: villager C4, villager C3, villager B2, villager A1\n"
    line = "Ana: moai medium via C4 C3 B2 to A1.1 with opulence, supplement -> Ana {}"
    plain, fervent = given.format("nothing"), given.format("fervent")
    assert told(plain + line.format("egg 7"), owns("Ana", "1/8/1/1")) == []
    assert judged(plain + line.format("egg 8")) == ["MA-ERECT-9"]
    assert told(fervent + line.format("egg 3 wood 5"), owns("Ana", "1/4/6/1")) == []
    assert judged(fervent + line.format("egg 3 wood 5"), "fervent-bonus=base-only") == ["MA-FERV-1"]
    assert judged(fervent + line.format("egg 5 wood 3"), "fervent-bonus=base-only") == []
    assert judged(fervent + line.format("egg 3 pearl 5"), "fervent-step=any") == []
    assert judged(fervent + line.format("egg 3 pearl 5")) == ["MA-FERV-1"]
    assert judged(plain + line.format("egg 7"), "bonus-stack=one") == ["MA-AHU-4"]


def test_ERECT_7_one_kind_under_a_ruling() -> None:
    given = (
        "carved Ana: medium\nplaced Ana: villager D4, villager E4\n{}Ana: moai medium via D4 to E4 -> Ana "
    )
    plain, fervent = given.format(""), given.format("built Ana: fervent\n")
    ruling = "erect-split=one-kind"
    assert judged(plain + "reed 2 egg 1") == []
    assert judged(plain + "reed 2 egg 1", ruling) == ["MA-ERECT-7"]
    assert judged(plain + "egg 3", ruling) == []
    assert judged(fervent + "reed 2 egg 1", ruling) == []  # three reeds, one of them raised
    assert judged(fervent + "reed 2 wood 1", ruling) == ["MA-ERECT-7"]


# --- the rulebooks' examples ---

X6 = """position: round 1, phase 3, Cid
order: Cid, Bea, Ana, Dan
passed: Ana, Dan
tiles: B5 rest, A4.1 barter, A4.2 economy
built Bea: popular
resources Bea: reed 1 egg 1 pearl 1
carved Cid: large
carved Bea: small, medium
placed Cid: villager quarry 1, villager quarry 2, villager quarry 3, villager B5
placed Bea: villager quarry 1, villager quarry 1, villager quarry 2, villager A4, villager A4
Cid: moai large to B5 -> Cid reed 5, tile rest, tires villager
"""
X7 = """Bea: moai small via B5 to A4.1 -> Cid reed 1, Bea egg 1
Cid: pass
Bea: moai medium via B5 to A4.2 -> Cid reed 1, Bea egg 3
"""


def test_X6_and_X7_moai() -> None:
    assert told(X6, owns("Cid", "6/1/1/1") + ", " + owns("Bea", "1/1/0/1") + ", Cid tired 1") == []
    first = X7.split("\n")[0]
    assert told(X6 + first, owns("Bea", "1/2/0/1") + ", Cid reed 7, Bea tired 1") == []
    assert told(X6 + X7, owns("Bea", "1/5/0/1") + ", Cid reed 8, Bea tired 2") == []
    assert judged(X6 + X7.replace("Cid reed 1, Bea egg 3", "Cid reed 2, Bea egg 3")) == ["MA-GAIN-1"]


X8 = """position: round 3, phase 3, Cid
order: Cid, Bea, Ana, Dan
erected: A2 medium, E2 small, D1 small capped
offerings Ana: hen 9
placed Cid: villager A2, villager D2
placed Bea: villager B2, villager E2
resources Cid: reed 1 egg 4 wood 1 pearl 1
resources Bea: reed 1 egg 1 wood 1 pearl 4
Cid: pukao via B2 to A2 -> Bea reed 1; exchange egg 4 for hen -> worth 8
"""
X9 = "Bea: pukao via D2 to E2 -> Cid reed 1; exchange pearl 4 for necklace -> worth 12\n"


def test_X8_and_X9_pukao() -> None:
    after = owns("Bea", "2/1/1/4") + ", " + owns("Cid", "1/0/1/1") + ", Cid offerings 8, Cid tired 1"
    assert told(X8, after) == []
    after = owns("Bea", "2/1/1/0") + ", " + owns("Cid", "2/0/1/1")
    assert told(X8 + X9, after + ", Bea tired 1, Bea total 19, Cid total 15") == []
    text = HEAD + "\n" + X8 + X9
    assert referee.check(referee.loads(text)).state.pukao == 17
    assert judged(X8.replace("worth 8", "worth 9")) == ["MA-EXCH-6"]
    assert judged(X8.replace("Bea reed 1;", "Bea wood 1;")) == ["MA-GAIN-7"]


# --- one slip is one finding ---

CAPS_C1 = "placed Bea: villager D1\nerected: C1.1 small\nAna: pukao via D1 to C1"
FOLLOWS = [
    ("MA-PATH-3", "Ana: moai small via B4 to A4\nBea: pass"),
    ("MA-TURN-1", "Ana: move A4 B5\nBea: pass"),
    ("MA-TURN-1", "Ana: move A4 B5\nAna: pass\nBea: pass"),
    ("MA-ROUND-3", "Ana: remove moai A2\nBea: pass"),
    ("MA-CAP-3", f"Ana: pukao to C1; {AXE}\nBea: pass"),
    ("MA-CAP-3", "Ana: pukao to C1\nBea: pass"),
    ("MA-CAP-3", f"Ana: pukao to C1\nAna: {AXE}\nBea: pass"),
    ("MA-CAP-6", "resources Ana: reed 3\nAna: pukao via B2 to A2; exchange reed 3 for hut\nBea: pass"),
    ("MA-CAP-6", "resources Ana: reed 3\nAna: pukao via B2 to A2; exchange reed 4 for hut\nBea: pass"),
    ("MA-CAP-6", "resources Ana: reed 3\nAna: pukao via B2 to A2\nBea: pass"),
    ("MA-EXCH-1", "Ana: pukao via B2 to A2\nBea: pass"),
    ("MA-EXCH-2", "Ana: pukao via B2 to A2; exchange reed 1 for hut\nBea: pass"),
    ("MA-GAIN-7", f"{CAPS_C1} -> Bea nothing; {AXE}\nBea: pass"),
    ("SYN-VERB-1", "Ana: dance\nBea: pass"),
    ("SYN-VERB-1", f"Ana: dance; {AXE}\nBea: pass"),
    ("SYN-VERB-1", "Ana: pukao via B2 to A2; dance\nBea: pass"),
]


@pytest.mark.parametrize(("code", "lines"), FOLLOWS, ids=[lines for _, lines in FOLLOWS])
@pytest.mark.parametrize("policy", ["as-played", "skip"])
def test_one_slip_is_one_finding(code: str, lines: str, policy: str) -> None:
    given = START + "erected: A2 small\ncarved Ana: small\n"
    given += "placed Ana: villager B2, villager A2, villager A4, villager C1\n"
    text = HEAD + f"ruling: after-violation={policy}\n\n{given}{lines}\n"
    findings = referee.check(referee.loads(text)).findings
    assert [finding.code for finding in findings if finding.counts] == [code]
