"""Capping and the exchange: the dossier's rows and cases, and the rulings by both options."""

from __future__ import annotations

import random

import pytest

import referee
from referee.core.editions import settle
from referee.games.rapanui_island.calculations.exchange import affordable, buys, is_plainly_possible
from referee.games.rapanui_island.game import GAME
from referee.games.rapanui_island.options import Options
from referee.games.rapanui_island.pieces import ARTIST, OFFERING_KINDS
from referee.games.rapanui_island.state.state import State, start
from tests.effort import tries

from .games import EDITIONS, OTHER_RULINGS
from .test_placing import codes
from .test_transports import HEAD, START, judged, told

OFFERINGS = ("hut", "hen", "axe", "boat", "necklace")
GIVEN = "erected: A2 small\nplaced Ana: villager B2, villager A2\nhand Ana: economy\n"


def amounts(text: str) -> str:
    """`4/0/0/0` as words."""
    kinds = zip(("reed", "egg", "wood", "pearl"), text.split("/"), strict=True)
    return " ".join(f"{kind} {number}" for kind, number in kinds if number != "0") or "nothing"


def capping(owned: str, exchange: str, given: str = "", along: str = "", ruling: str = "") -> list[str]:
    """The codes of a capping by Ana, who owns that much, with this exchange."""
    lines = f"{GIVEN}{given}resources Ana: {amounts(owned)}\n"
    return judged(f"{lines}Ana: pukao via B2 to A2{along}; exchange {exchange}", ruling)


EXCHANGES = [
    ("", "4/0/0/0", "reed 4 for hut -> worth 8", ""),
    ("", "0/4/0/0", "egg 4 for hen -> worth 9", ""),
    ("", "1/1/1/1", "reed 1 egg 1 wood 1 pearl 1 for axe -> worth 10", ""),
    ("", "0/0/4/0", "wood 4 for boat -> worth 11", ""),
    ("", "0/0/0/4", "pearl 4 for necklace -> worth 12", ""),
    ("", "0/0/0/4", "pearl 4 for hut", ""),
    ("", "0/0/0/4", "pearl 4 for axe", ""),
    ("", "3/0/0/1", "reed 3 pearl 1 for hut lowering pearl 1", ""),
    ("MA-EXCH-1", "8/0/0/0", "reed 8 for hut, hut", ""),
    ("MA-EXCH-1", "8/0/0/0", "reed 4 for hut; exchange reed 4 for hut", ""),
    ("MA-EXCH-2", "4/0/0/0", "reed 3 for hut", ""),
    ("MA-EXCH-2", "8/0/0/0", "reed 5 for hut", ""),
    ("MA-EXCH-2", "8/0/0/0", "reed 9999 for hut", ""),
    ("MA-EXCH-2", "4/0/0/0", "nothing for hut", ""),
    ("MA-EXCH-3", "0/3/1/0", "egg 4 for hen", ""),
    ("", "0/3/1/0", "egg 3 wood 1 for hen", ""),
    ("MA-EXCH-4", "4/4/0/0", "reed 4 for hen", ""),
    ("MA-EXCH-4", "0/0/4/0", "wood 4 for axe", ""),
    ("MA-EXCH-4", "0/0/0/4", "pearl 4 for necklace lowering pearl 1", ""),
    ("MA-EXCH-6", "0/4/0/0", "egg 4 for hen -> worth 7", ""),
    ("MA-EXCH-7", "0/4/0/0", "egg 4 for hut", "pile hut: nothing"),
    ("MA-EXCH-8", "0/0/0/5", "pearl 4 for hut lowering pearl 5", ""),
    ("", "0/0/0/5", "pearl 4 for hut lowering pearl 4", ""),
    ("MA-EXCH-5", "4/0/0/0", "reed 4 for hut lowering reed 1", ""),
    ("MA-LUX-1", "0/0/4/0", "wood 4 for outstanding boat", ""),
    ("", "0/0/4/0", "wood 4 for outstanding boat -> worth 13", "hand Ana: luxury"),
    ("MA-LUX-1", "0/0/4/0", "wood 4 for boat, outstanding boat", "hand Ana: luxury"),
    ("MA-LUX-2", "0/0/4/0", "wood 4 for outstanding boat -> worth 12", "hand Ana: luxury"),
    (
        "MA-LUX-2",
        "0/0/4/0",
        "wood 4 for outstanding boat",
        "hand Ana: luxury\npile outstanding boat: nothing",
    ),
    ("MA-EXCH-4", "4/0/0/0", "reed 4 for outstanding boat", "hand Ana: luxury"),
]


@pytest.mark.parametrize(("code", "owned", "exchange", "given"), EXCHANGES)
def test_exchange(code: str, owned: str, exchange: str, given: str) -> None:
    assert capping(owned, exchange, given + "\n" if given else "") == ([code] if code else [])


def test_X12_and_EXCH_9_the_space_does_not_matter() -> None:
    given = "erected: B5 small\nplaced Ana: villager C3, villager C4, villager B4, villager B5\n"
    given += "resources Ana: wood 4\nAna: pukao via C3 C4 B4 to B5; exchange wood "
    assert judged(given + "4 for boat -> worth 11") == []
    assert judged(given + "3 for boat") == ["MA-EXCH-2"]


@pytest.mark.parametrize(("edition", "paid", "kind"), [("fr", "reed", "hen"), ("es", "egg", "axe")])
def test_X15_and_X16_artist(edition: str, paid: str, kind: str) -> None:
    worth = {"hen": 9, "axe": 10}[kind]
    for book in ("matagot-fr", "matagot-es"):
        lines = "position: round 2, phase 3, Ana\n" + GIVEN + f"resources Ana: {paid} 4\n{{}}"
        lines += f"Ana: pukao via B2 to A2; exchange {paid} 4 for {kind} -> worth {worth}\n"
        assert codes(lines.format("built Ana: artist\n"), edition=book) == []
        assert codes(lines.format(""), edition=book) == ["MA-EXCH-4"]


# what a capping can get: resources, built, with economy, the kinds
OBTAINABLE = [
    ("T13", "1/1/1/1", "", "", "hut axe"),
    ("T13", "1/1/1/1", "artist", "", "hut hen axe boat"),
    ("T13", "1/1/1/1", "", "economy", "hut hen axe boat"),
    ("T13", "1/1/1/1", "artist", "economy", "hut hen axe boat necklace"),
    ("T14", "0/0/2/2", "", "", "hut hen axe boat"),
    ("T14", "0/0/2/2", "artist", "", "hut hen axe boat necklace"),
    ("T15", "3/0/0/1", "", "", "hut"),
    ("T15", "3/0/0/1", "", "economy", "hut axe"),
    ("T16", "2/0/0/0", "", "economy", "hut"),
    ("T16", "0/2/0/0", "", "economy", "hut hen axe"),
    ("T16", "1/1/0/0", "", "economy", "hut axe"),
    ("T16", "1/1/0/0", "artist", "economy", "hut hen axe boat"),
    ("T24", "0/0/4/0", "", "", "hut hen boat"),
    ("T24", "0/0/4/0", "artist", "", "hut hen axe boat necklace"),
    ("T25", "2/1/1/0", "", "economy", "hut hen axe"),
]


@pytest.mark.parametrize(
    ("owned", "built", "along", "kinds"),
    [case[1:] for case in OBTAINABLE],
    ids=["-".join(case[:4]).replace("/", "") for case in OBTAINABLE],
)
def test_what_a_capping_can_get(owned: str, built: str, along: str, kinds: str) -> None:
    """Every way to spend the resources is tried."""
    number = 2 if along else 4
    have = [int(each) for each in owned.split("/")]
    ways = [
        (r, e, w, number - r - e - w)
        for r in range(have[0] + 1)
        for e in range(have[1] + 1)
        for w in range(have[2] + 1)
        if 0 <= number - r - e - w <= have[3]
    ]
    got = {
        kind
        for kind in OFFERINGS
        for way in ways
        if not capping(
            owned,
            f"{amounts('/'.join(map(str, way)))} for {kind}",
            f"built Ana: {built or 'nothing'}\n",
            f" with {along}" if along else "",
        )
    }
    assert got == set(kinds.split())


def test_T17_and_CAP_6_an_exchange_must_be_possible() -> None:
    empty = "pile hut: nothing\n"
    assert capping("4/0/0/0", "reed 4 for hut", empty) == ["MA-CAP-6"]
    assert capping("4/0/0/0", "reed 4 for hen", empty + "built Ana: artist\n") == []
    assert capping("1/1/1/0", "reed 1 egg 1 wood 1 for hut") == ["MA-CAP-6"]  # economy is held, not played
    assert capping("1/1/0/0", "reed 1 egg 1 for axe", along=" with economy") == []
    assert capping("1/0/0/0", "reed 1 for hut", along=" with economy") == ["MA-CAP-6"]
    luxury = "hand Ana: luxury\npile boat: nothing\npile hut: nothing\npile hen: nothing\n"
    assert capping("0/0/4/0", "wood 4 for outstanding boat", luxury) == []
    assert capping("0/0/4/0", "wood 4 for boat", luxury.replace("luxury", "rest")) == ["MA-CAP-6"]


def test_CAP_6_economy_does_not_reach_outstanding_offerings_under_a_ruling() -> None:
    piles = "".join(f"pile {kind}: nothing\n" for kind in OFFERINGS)
    case = ("0/0/2/0", "wood 2 for outstanding boat", "hand Ana: luxury\n" + piles, " with economy")
    assert capping(*case) == []
    assert capping(*case, "econ-lux=forbid") == ["MA-CAP-6"]


def test_CAP_6_economy_can_make_an_exchange_impossible_under_a_ruling() -> None:
    """Four reeds pay for a hen with artist. Two do so only if economy and artist work together, and the
    tablet that was economy cannot help any more."""
    given = "pile hut: nothing\nbuilt Ana: artist\nresources Ana: reed 4\n"
    capped = f"{GIVEN}{given}Ana: pukao via B2 to A2 with tablet as economy"
    assert judged(capped) == []
    assert judged(capped, "econ-artist=forbid") == ["MA-CAP-6"]


CAPPING = [
    ("MA-CAP-3", "to A2", "erected: A2 small capped", "", ""),
    ("MA-CAP-3", "to A2", "erected: A3 small", "", ""),
    ("MA-CAP-3", "to Z9", "erected: A2 small", "", ""),
    ("MA-CAP-3", "to A2.2", "erected: A2 small", "", ""),
    ("", "to A2.1", "erected: A2 large", "", ""),
    ("MA-CAP-4", "to A2", "erected: A2 small", "Bea: villager A2", ""),
    ("MA-CAP-4", "to A2 by chief", "erected: A2 small", "Ana: villager A2", ""),
    ("MA-CAP-5", "to A2", "erected: A2 small", "Ana: villager A2 tired", ""),
    ("MA-CAP-5", "to A2", "erected: A2 small", "Ana: villager A2 tired, sorcerer A2 tired", ""),
    ("", "to A2", "erected: A2 small", "Ana: villager A2 tired, sorcerer A2", ""),
    ("MA-CAP-7", "to A2 -> tires nobody", "erected: A2 small", "", ""),
    ("MA-CAP-7", "to A2 -> tires villager villager", "erected: A2 small", "", ""),
    ("MA-CAP-7", "to A2 -> tires sorcerer", "erected: A2 small", "", ""),
    ("MA-TIRE-1", "to A2 -> tires chief", "erected: A2 small", "", ""),
    ("MA-OPUL-1", "to A2 with opulence", "erected: A2 small\nhand Ana: opulence", "", ""),
    (
        "MA-SUPP-1",
        "to A2 with tablet as economy, supplement",
        "erected: A2 small\nhand Ana: supplement",
        "",
        "",
    ),
    ("MA-TAB-2", "to A2 with tablet as supplement", "erected: A2 small", "", ""),
    ("MA-TAB-4", "to A2 with tablet as favour", "erected: A2 small", "", ""),
    ("MA-AHU-1", "to A2 with economy", "erected: A2 small", "", ""),
    ("MA-AHU-1", "to A2 with luxury", "erected: A2 small", "", ""),
    ("MA-ECON-1", "to A2 with economy, economy", "erected: A2 small\nhand Ana: economy, economy", "", ""),
    ("MA-ECON-1", "to A2 with economy, tablet as economy", "erected: A2 small\nhand Ana: economy", "", ""),
]


@pytest.mark.parametrize(("code", "line", "given", "placed", "ruling"), CAPPING)
def test_capping(code: str, line: str, given: str, placed: str, ruling: str) -> None:
    figures = f"placed {placed or 'Ana: villager A2'}\nplaced Ana: villager B2\n"
    lines = f"{given}\n{figures}Ana: pukao via B2 {line}; exchange reed 1 egg 1 wood 1 pearl 1 for axe"
    assert judged(lines, ruling) == ([code] if code else [])


def test_EXCH_1_in_the_turn_of_the_capping() -> None:
    given = GIVEN + "Ana: pukao via B2 to A2"
    axe = "exchange reed 1 egg 1 wood 1 pearl 1 for axe"
    assert judged(given + "\nBea: pass") == ["MA-EXCH-1"]
    assert judged(f"{given}\nAna: {axe}\nBea: pass") == []
    assert judged(f"{given}; {axe}\nBea: {axe}") == ["MA-EXCH-1"]
    assert judged(f"Ana: {axe}") == ["MA-EXCH-1"]
    assert judged("position: round 2, phase 1, Ana\n" + f"Ana: {axe}") == ["MA-EXCH-1"]
    assert judged("position: round 2, phase 2, Ana\n" + f"Ana: {axe}") == ["MA-EXCH-1"]


def test_EXCH_5_lowering_elsewhere() -> None:
    given = "hand Ana: barter\nresources Ana: reed 1 egg 3 pearl 1\nAna: "
    assert judged(given + "buy fervent for reed 1 pearl 1 lowering pearl 1; pass") == ["MA-EXCH-5"]
    assert judged(given + "buy fervent for reed 1 pearl 1; pass") == ["MA-IMPR-2"]
    assert judged(given + "barter egg 3 for pearl 3 lowering egg 1; pass") == ["MA-EXCH-5"]
    assert judged(given + "barter egg 3 for pearl 3; pass") == []


# --- rulings: owned, exchange, what is given, played along, the ruling, the code by default and under it

LUX = "hand Ana: luxury\n"
NO_HUT, NO_NECKLACE = "pile hut: nothing\n", "pile necklace: nothing\n"
RULINGS = [
    (
        "1/0/0/4",
        "pearl 4 for hut lowering pearl 4 wood 1",
        "",
        "",
        "spare-downgrade=allow",
        "MA-EXCH-8",
        "",
    ),
    ("4/0/1/0", "reed 3 wood 1 for hut", "", "", "downgrade-steps=one", "", "MA-EXCH-4"),
    ("4/1/0/0", "reed 3 egg 1 for hut", "", "", "downgrade-steps=one", "", ""),
    ("2/0/0/0", "reed 2 for hut", "", " with economy", "econ-own-four=yes", "", "MA-ECON-1"),
    ("4/0/0/0", "reed 2 for hut", "", " with economy", "econ-own-four=yes", "", ""),
    (
        "2/0/0/0",
        "reed 2 for hen",
        "built Ana: artist\n",
        " with economy",
        "econ-artist=forbid",
        "",
        "MA-ART-1",
    ),
    ("4/0/0/0", "reed 4 for hen", "built Ana: artist\n", "", "econ-artist=forbid", "", ""),
    ("4/0/0/0", "reed 4 for axe", "built Ana: artist\n", "", "artist-step=any", "MA-ART-1", ""),
    (
        "2/0/0/0",
        "reed 2 for axe",
        "built Ana: artist\n",
        " with economy",
        "artist-step=any",
        "MA-ART-1",
        "",
    ),
    (
        "4/0/0/0",
        "reed 4 for outstanding hen",
        LUX + "built Ana: artist\n",
        "",
        "artist-lux=forbid",
        "",
        "MA-LUX-1",
    ),
    ("0/4/0/0", "egg 4 for outstanding hen", LUX + "built Ana: artist\n", "", "artist-lux=forbid", "", ""),
    ("0/0/0/2", "pearl 2 for outstanding boat", LUX, " with economy", "econ-lux=forbid", "", "MA-LUX-1"),
    ("4/0/0/0", "reed 4 for outstanding boat", LUX, "", "lux-kind=any", "MA-EXCH-4", ""),
    ("0/0/4/0", "wood 4 for outstanding boat -> worth 12", LUX, "", "lux-pick=free", "MA-LUX-2", ""),
    ("0/0/4/0", "wood 4 for outstanding boat -> worth 9", LUX, "", "lux-pick=free", "MA-LUX-2", "MA-LUX-2"),
    (
        "0/0/0/4",
        "pearl 4 for necklace -> worth 11",
        NO_NECKLACE,
        "",
        "empty-pile=next-lower",
        "MA-EXCH-7",
        "",
    ),
    ("0/4/0/0", "egg 4 for hut", NO_HUT, "", "empty-pile=next-lower", "MA-EXCH-7", "MA-EXCH-7"),
    (
        "0/0/4/0",
        "wood 4 for outstanding boat",
        "",
        " with tablet as luxury",
        "tablet-lux=forbid",
        "",
        "MA-TAB-3",
    ),
]


@pytest.mark.parametrize(
    ("owned", "exchange", "given", "along", "ruling", "default", "under"),
    RULINGS,
    ids=[f"{case[4]} {case[1]}" for case in RULINGS],
)
def test_rulings_on_the_exchange(
    owned: str, exchange: str, given: str, along: str, ruling: str, default: str, under: str
) -> None:
    assert capping(owned, exchange, given, along) == ([default] if default else [])
    assert capping(owned, exchange, given, along, ruling) == ([under] if under else [])


@pytest.mark.parametrize(("given", "named"), [("hand Ana: luxury\n", True), ("", False)])
def test_a_finding_that_depends_on_a_ruling_names_it(given: str, named: bool) -> None:
    """Four eggs pay for an outstanding necklace if the table says so, but not without the luxury tile."""
    lines = f"{GIVEN}{given}resources Ana: egg 4\nAna: pukao via B2 to A2; exchange egg 4 for "
    record = referee.loads(f"{HEAD}{START}{lines}outstanding necklace\n")
    (finding,) = referee.check(record).findings
    assert finding.code == "MA-EXCH-4"
    assert (("lux-kind", "any") in finding.rulings) == named
    assert "MA-EXCH-4" in record.known_game.data["rulings"]["lux-kind"]["touches"]


ECONOMY_FAULTS = [
    ("MA-AHU-1", "", " with economy"),
    ("MA-ECON-1", "hand Ana: economy, economy\n", " with economy, economy"),
]


@pytest.mark.parametrize(("code", "hand", "along"), ECONOMY_FAULTS)
@pytest.mark.parametrize("spent", ["reed 2", "reed 4"])
def test_an_economy_that_was_the_fault_is_not_counted_again(
    code: str, hand: str, along: str, spent: str
) -> None:
    given = "erected: A2 small\nplaced Ana: villager B2, villager A2\nresources Ana: reed 5\n" + hand
    assert judged(f"{given}Ana: pukao via B2 to A2{along}; exchange {spent} for hut") == [code]
    assert judged(f"{given}Ana: pukao via B2 to A2{along}; exchange reed 3 for hut") == [code, "MA-EXCH-2"]


def test_two_economies_make_no_free_tile() -> None:
    given = "erected: A2 small\nplaced Ana: villager B2, villager A2\nhand Ana: economy, economy\n"
    lines = given + "Ana: pukao via B2 to A2 with economy, economy; exchange nothing for hut"
    assert judged(lines) == ["MA-ECON-1"]


def test_ruling_exchange_due() -> None:
    lines = GIVEN + "Ana: pukao via B2 to A2\nBea: pass"
    assert judged(lines) == ["MA-EXCH-1"]
    assert judged(lines, "exchange-due=may") == []


def test_ruling_cap_any() -> None:
    given = (
        "carved Ana: small\nbuilt Ana: chief\nplaced Ana: villager C4, villager C3, villager B2, chief A2\n"
    )
    given += "Ana: moai small via C4 C3 B2 to A2\nBea: pass\nCid: pass\nDan: pass\n"
    lines = given + "Ana: pukao via B2 to A2; exchange reed 1 egg 1 wood 1 pearl 1 for axe"
    assert judged(lines) == []
    assert judged(lines, "cap-any=earlier-rounds") == ["MA-CAP-3"]


def test_ruling_tablet_lux() -> None:
    boat = "exchange wood 4 for outstanding boat"
    given = "erected: A2 small, A1.1 small\nplaced Ana: villager B2, villager A2, villager A1\n"
    given += f"resources Ana: wood 8\nAna: pukao via B2 to A2 with tablet as luxury; {boat}\n"
    given += f"Bea: pass\nCid: pass\nDan: pass\nAna: pukao via B2 to A1; {boat}"
    assert judged(given) == ["MA-LUX-1"]
    assert judged(given, "tablet-lux=permanent") == []
    assert judged(given, "tablet-lux=forbid") == ["MA-TAB-3", "MA-LUX-1"]


def test_what_is_taken_is_counted() -> None:
    lines = (
        GIVEN + "hand Ana: luxury\nresources Ana: wood 4\nAna: pukao via B2 to A2; exchange wood 4 for {}"
    )
    assert told(lines.format("boat"), "Ana offerings 11, Ana wood 0") == []
    assert told(lines.format("outstanding boat"), "Ana outstanding 13, Ana offerings 0") == []


def is_possible_by_trying(state: State, economy: bool, options: Options) -> bool:
    """Whether some choice of resources pays some offering of a pile, one after the other."""
    return any(
        buys(state, 0, spent, taken, economy, False, options)
        for spent in affordable(state, 0, economy, options)
        for taken in OFFERING_KINDS
    )


@pytest.mark.parametrize("rulings", [{}, *OTHER_RULINGS], ids=str)
def test_an_exchange_that_is_plainly_possible_is_possible(rulings: dict[str, str]) -> None:
    """Under the usual rulings nothing else is possible, but for the outstanding offerings."""
    dice = random.Random(str(rulings))
    options = settle(GAME, dice.choice(EDITIONS), rulings).options
    found = set()
    for _ in range(tries(300, 3_000)):
        state = start(options, 3)
        state.resources[0] = [dice.choice((0, 0, 1, 2, 4)) for _ in range(4)]
        state.built[0][ARTIST] = dice.random() < 0.5
        state.piles = [pile[: dice.choice((0, 0, 1))] for pile in state.piles]
        economy = dice.random() < 0.4
        plainly = is_plainly_possible(state, state.resources[0], state.built[0][ARTIST], economy, options)
        possible = is_possible_by_trying(state, economy, options)
        assert possible >= plainly
        assert possible == plainly or rulings
        found.add(possible)
    assert found == {False, True}
