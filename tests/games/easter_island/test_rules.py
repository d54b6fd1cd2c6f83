"""Rule by rule beyond the golden pairs: order of checks, what only looks wrong, the rulings."""

from __future__ import annotations

import pytest

import referee
from tests.support import codes, log

from .positions import POSITIONS

# Section 3.10 of the dossier: when one action breaks several rules, the first of these is named.
ORDER = [
    ("game over before turn", "L", ["Ann: fire W-2", "Ann: pivot d5 south"], ["EI-END-3"]),
    ("stranger before all", "L", ["Ann: fire W-2", "Cora: pivot d5 south"], ["EI-PLAYERS-1"]),
    ("setup phase before whose turn", "S0", ["Ben: sun N-a"], ["EI-SETUP-2"]),
    ("first statue before alternation", "S0", ["Ben: place a1 north"], ["EI-FIRST-1"]),
    ("alternation before names", "S0", ["Ann: place a1 north", "Ann: place f9 north"], ["EI-SETUP-1"]),
    ("ninth setup before whose turn", "R0", ["Ben: setup a1 north"], ["EI-SETUP-3"]),
    ("opening player before number", "R0", ["Ben: sun N-a; sun N-b"], ["EI-FIRST-2"]),
    ("turn before what", "R2", ["Ben: swap d4 d2"], ["EI-TURN-1"]),
    ("turn before names", "R2", ["Ben: pivot f9 north"], ["EI-TURN-1"]),
    ("number before what", "R2", ["Ann: pivot c3 east; pivot c3 south; swap b2 b4"], ["EI-TURN-4"]),
    ("number before names", "R2", ["Ann: pivot c3 east; pivot c3 south; sun N-3"], ["EI-TURN-4"]),
    ("tokens stay before names", "R2", ["Ann: shift W-3 W-9"], ["EI-SUN-5"]),
    ("point before facing", "R2", ["Ann: place f9 north-east"], ["EI-GRID-1"]),
    ("place: colour before newness", "R2", ["Ann: place a1 north of Ben as 2"], ["EI-PLACE-3"]),
    ("place: newness before reserve", "F", ["Ann: place a5 north as 5"], ["EI-PLACE-4"]),
    ("place: reserve before freedom", "F", ["Ann: place a1 north"], ["EI-PLACE-2"]),
    ("sun: owner before face", "R2", ["Ann: sun S-a of Ben spent"], ["EI-SUN-3"]),
    ("sun: face before number", "F", ["Ann: sun N-b spent"], ["EI-SUN-4"]),
    ("sun: number before freedom", "F", ["Ann: sun N-a"], ["EI-SUN-2"]),
    ("pivot: owner before place", "R2", ["Ann: pivot d4 north to d5"], ["EI-PIVOT-2"]),
    ("pivot: place before angle", "R2", ["Ann: pivot c3 north to c4"], ["EI-PIVOT-4"]),
    ("move: owner before step", "R2", ["Ann: move d4 d4"], ["EI-MOVE-2"]),
    ("move: step before line", "R2", ["Ann: move c3 c3 facing east"], ["EI-MOVE-3"]),
    ("move: line before landing", "R2", ["Ann: move b2 d4"], ["EI-MOVE-4"]),
    ("move: landing before facing", "R2", ["Ann: move b2 b4 facing east"], ["EI-MOVE-6"]),
    ("fire: owner before spent", "L", ["Ann: fire E-1"], ["EI-FIRE-2"]),
    ("fire before claims", "R2", ["Ann: sun S-a; fire S-a -> b2 destroyed"], ["EI-FIRE-4"]),
    ("struck before deaths", "R2", ["Ann: fire W-3 -> struck b3, b3 c3 destroyed"], ["EI-RAY-1"]),
    ("two deaths before the wrong one", "R2", ["Ann: fire W-3 -> b3 c3 destroyed"], ["EI-RAY-7"]),
    ("early end before reason", "R2", ["result Ann all-fired 9-9"], ["EI-END-4", "EI-RESULT-5"]),
    (
        "reason before winner",
        "L",
        ["Ann: fire N-c", "result Ben all-fired 9-9"],
        ["EI-END-1", "EI-RESULT-5"],
    ),
    (
        "winner before counts",
        "L",
        ["Ann: fire N-c", "result Ben one-left 9-9"],
        ["EI-RESULT-1", "EI-RESULT-5"],
    ),
    ("draw before winner", "F", ["Ann: fire W-5", "result draw 9-9"], ["EI-RESULT-4", "EI-RESULT-5"]),
]


@pytest.mark.parametrize(
    ("position", "lines", "expected"), [row[1:] for row in ORDER], ids=[r[0] for r in ORDER]
)
def test_first_rule_broken_is_named(position: str, lines: list[str], expected: list[str]) -> None:
    assert codes(*POSITIONS[position], *lines) == expected


def test_EI_MOVE_5_statue_between_beats_occupied_landing() -> None:
    lines = ["Ann: has a1 north; has c1 north", "Ben: has b1 north; has e5 north", "Ann: begins turn 3"]
    assert codes(*lines, "Ann: move a1 c1") == ["EI-MOVE-5"]


# Section 3.11 of the dossier: looks wrong, is legal.
LEGAL = [
    ("there and back", "R2", ["Ann: pivot c3 east; pivot c3 north"]),
    ("move there and back", "R2", ["Ann: move c3 c4; move c4 c3"]),
    ("an L in two moves", "R2", ["Ann: move b2 a2; move a2 a1"]),
    ("two rays in one turn", "R2", ["Ann: pass", "Ben: fire W-2; fire E-1"]),
    ("place, then move it", "R2", ["Ann: place a1 north; move a1 a2"]),
    ("place, then pivot it", "R2", ["Ann: place a1 north; pivot a1 east"]),
    ("place where a ray just killed", "R2", ["Ann: fire W-3; place c3 west"]),
    ("fire at one's own, and lose", "L", ["Ann: fire W-2", "result Ben one-left"]),
    ("fire along an empty line", "F", ["Ann: fire W-5 -> nothing destroyed"]),
    (
        "strike what the opponent just placed",
        "R2",
        ["Ann: place a2 east; pass", "Ben: fire W-2 -> a2 destroyed"],
    ),
    ("look off the island from a corner", "R2", ["Ann: place a1 west; place e5 north"]),
    ("tokens around a corner", "R2", ["Ann: sun N-a; sun W-5", "Ben: sun S-a; sun E-5"]),
    ("fire first, place second", "R2", ["Ann: fire W-3; place b3 west"]),
    ("pivot what moved and strike it", "R2", ["Ann: move b4 b3; fire W-3 -> b3 destroyed"]),
    ("no action at all", "R2", ["Ann: pass", "Ben: pass"]),
    ("270 degrees", "R2", ["Ann: pivot c3 by 270 right"]),
    ("facing written and kept", "R2", ["Ann: move c3 c4 facing north"]),
    ("pivot to where it stands", "R2", ["Ann: pivot c3 east to c3"]),
    ("own statue named", "R2", ["Ann: place a1 north of Ann as 7"]),
    ("resign out of turn", "R2", ["Ben: resign"]),
]


@pytest.mark.parametrize(("position", "lines"), [row[1:] for row in LEGAL], ids=[row[0] for row in LEGAL])
def test_looks_wrong_is_legal(position: str, lines: list[str]) -> None:
    assert codes(*POSITIONS[position], *lines) == []


TWO_EACH = (
    "Ann: has a1 north; has c3 north; has S-a ready; has S-e ready",
    "Ben: has e1 north; has d3 north",
)
# Each option of each ruling, with a log whose verdict it changes: ruling, position, lines, default, other.
RULINGS = [
    ("passing=at-least-one", "R2", ["Ann: pass"], [], ["EI-TURN-5"]),
    ("passing=exactly-two", "R2", ["Ann: pivot c3 east; pass"], [], ["EI-TURN-5"]),
    ("opening=at-most-one", "R0", ["Ann: pass"], ["EI-TURN-3"], []),
    ("first-player=ages-required", "S0", ["Ann: place a1 north"], [], ["EI-FIRST-1"]),
    ("edge-facing=forbidden", "R2", ["Ann: place a1 west"], [], ["EI-GRID-2"]),
    ("edge-facing=forbidden", "R2", ["Ann: pivot e1 east"], [], ["EI-GRID-2"]),
    ("edge-facing=forbidden", "R2", ["Ann: pivot e1 by 180"], [], ["EI-GRID-2"]),
    ("edge-facing=forbidden", "R2", ["Ann: move c3 c5"], [], ["EI-GRID-2"]),
    ("move-lines=with-diagonals", "R2", ["Ann: move b2 a1"], ["EI-MOVE-4"], []),
    ("move-lines=with-diagonals", "R2", ["Ann: move b2 d4"], ["EI-MOVE-4"], ["EI-MOVE-5"]),
    ("move-distance=one-step", "R2", ["Ann: move c3 c5"], [], ["EI-MOVE-4"]),
    ("pivot-270=reject", "R2", ["Ann: pivot c3 by 270 left"], [], ["EI-PIVOT-3"]),
    ("fresh-statue=killed", "R2", ["Ann: place b3 south; fire W-3"], ["EI-FIRE-5"], []),
    ("turn-scope=round", "R2", ["Ann: place a2 east; pass", "Ben: fire W-2"], [], ["EI-FIRE-5"]),
    ("empty-fire=forbidden", "F", ["Ann: fire W-5"], [], ["EI-RAY-8"]),
    ("end-check=end-of-turn", "L", ["Ann: fire W-2; place a5 north"], ["EI-END-3"], []),
    ("all-fired=literal-20", "F", ["Ann: fire W-5; pivot a1 east"], ["EI-END-3"], []),
    ("all-fired-timing=end-of-turn", "F", ["Ann: fire W-5; pivot a1 east"], ["EI-END-3"], []),
    ("resignation=accepted", "R2", ["Ann: resign", "result Ben resigned"], ["EI-END-4"], []),
    (
        "after-violation=stop",
        "R2",
        ["Ann: pivot a1 north; pivot a2 north"],
        ["EI-PIVOT-1"] * 2,
        ["EI-PIVOT-1"],
    ),
    (
        "after-violation=skip",
        "R2",
        ["Ann: pivot d4 north; pass", "Ben: pivot d4 north"],
        ["EI-PIVOT-2"],
        ["EI-PIVOT-2"],
    ),
]


@pytest.mark.parametrize(
    ("ruling", "position", "lines", "default", "other"), RULINGS, ids=[f"{r[0]} {r[2][0]}" for r in RULINGS]
)
def test_ruling_changes_the_verdict(
    ruling: str, position: str, lines: list[str], default: list[str], other: list[str]
) -> None:
    assert codes(*POSITIONS[position], *lines) == default
    assert codes(*POSITIONS[position], *lines, rulings=ruling) == other


def test_fresh_moved_matters_only_with_a_third_action() -> None:
    """With two actions a turn it changes no verdict; after a breach of EI-TURN-4 it is seen."""
    lines = (*POSITIONS["R2"], "Ann: place b4 north; fire W-3")
    assert codes(*lines, rulings="fresh-moved=no-longer") == codes(*lines)
    third = (*POSITIONS["R2"], 'Ann: place a3 south; pivot a3 east; fire W-3 stands EI-TURN-4 "house rule"')
    assert codes(*third) == ["EI-FIRE-5"]
    assert codes(*third, rulings="fresh-moved=no-longer") == []


def test_tie_break_may_ask_for_a_survivor() -> None:
    """Ann placed last, but that statue is dead: Ben's is the latest that stands."""
    lines = (
        "Ann: has a1 north; has a3 north; has W-5 ready; has b5 west; has lost 2; "
        "has N-a spent; has S-a spent; has S-b spent; has S-c spent; "
        "has W-1 spent; has W-2 spent; has W-3 spent",
        "Ben: has e1 west; has d2 north; has lost 3; placed last; has S-d spent; has S-e spent; "
        "has W-4 spent; has E-1 spent; has E-2 spent; has E-3 spent; has E-4 spent; has E-5 spent",
        "Ben: begins turn 40",
        "Ben: pass",
        "Ann: place c5 north; pass",
        "Ben: pass",
        "Ann: move b5 b4; fire W-5 -> c5 destroyed",
    )
    assert codes(*lines, "result Ben all-fired 3-2") == ["EI-RESULT-2"]
    level = [line.replace("has a3 north; ", "").replace("has lost 2", "has lost 3") for line in lines]
    assert codes(*level, "result Ann all-fired 2-2") == []
    assert codes(*level, "result Ben all-fired 2-2", rulings="tie-break=survivors-only") == []


def test_single_option_rulings_can_be_named() -> None:
    for choice in (
        "turn-order=alternate",
        "setup-zone=anywhere",
        "token-face=colour-up",
        "endless=no-limit",
    ):
        assert codes("Ann: place a1 north", rulings=choice) == []


def test_EI_TURN_5_short_turn_is_a_notice() -> None:
    verdict = referee.check(log(*POSITIONS["R2"], "Ann: pivot c3 east", "Ben: pass"))
    assert [(f.code, f.severity, f.place.line) for f in verdict.findings] == [("EI-TURN-5", "notice", 8)]
    assert verdict.legal


def test_last_turn_may_be_unfinished() -> None:
    lines = (*POSITIONS["R2"], "Ann: pivot c3 east")
    assert codes(*lines, rulings="passing=exactly-two") == []


def test_who_placed_last_stands_wherever_it_is_written() -> None:
    """`placed last` holds whichever player's line comes last."""
    ann, ben, begins = POSITIONS["F"]
    ann, ben = f"{ann}; placed last", ben.replace("; placed last", "")
    for first, second in ((ann, ben), (ben, ann)):
        assert codes(first, second, begins, "Ann: fire W-5", "result Ann all-fired 3-3") == []
        survivors = "tie-break=survivors-only"
        assert (
            codes(first, second, begins, "Ann: fire W-5", "result Ann all-fired", rulings=survivors) == []
        )


def test_end_of_turn_is_not_yet() -> None:
    """Where the end is tested when the turn is over, a log that stops in mid-turn is unfinished."""
    lines = (*POSITIONS["L"], "Ann: fire W-2")
    ruling = "end-check=end-of-turn"
    assert codes(*lines, "result unfinished", rulings=ruling) == []
    assert codes(*lines, "result Ben one-left 1-2", rulings=ruling) == []
    assert referee.score(log(*lines, rulings=ruling)).status == "unfinished"
    assert referee.score(log(*lines, "result Ben one-left", rulings=ruling)).status == "one-left"


def test_EI_RESULT_5_counts_are_those_of_the_end() -> None:
    lines = (*POSITIONS["L"], "Ann: fire W-2; place a5 north", "Ben: fire E-5; pass")
    assert codes(*lines, "result Ben one-left 1-2") == ["EI-END-3"]


def test_EI_RAY_1_nothing_struck_though_something_is() -> None:
    assert codes(*POSITIONS["R2"], "Ann: fire W-3 -> nothing struck") == ["EI-RAY-1"]


@pytest.mark.parametrize(
    "deed", ["take W-3", "take W-3 back", "take back W-3", "remove W-3", "move W-3 W-4"]
)
def test_EI_SUN_5_however_it_is_said(deed: str) -> None:
    assert codes(*POSITIONS["R2"], f"Ann: {deed}") == ["EI-SUN-5"]


def test_an_error_in_a_position_does_not_end_it() -> None:
    lines = [
        "Ann: has f1 north; has a2 north; has a3 north",
        "Ben: has b2 north; has b1 north",
        "Ann: begins turn 3",
    ]
    assert codes(*lines, "Ann: pivot a3 east; pass") == ["EI-GRID-1"]
