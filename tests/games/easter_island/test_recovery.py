"""After a slip in the setup, an end, or a piece of unknown place, everything later has its own verdict."""

from __future__ import annotations

import pytest

import referee
from referee.core.replay import replay
from referee.core.rule import ERROR
from tests.support import log

from .positions import POSITIONS

SETUP = (
    "Ann: place b2 north",
    "Ben: place d4 south",
    "Ann: place b4 east",
    "Ben: place d2 west",
    "Ann: place c3 north",
    "Ben: place a5 east",
    "Ann: place e1 west",
    "Ben: place c1 north",
)
PLAY = ("Ann: sun W-3", "Ben: sun W-2; sun E-1", "Ann: fire N-a; pass", "Ben: fire W-2; fire W-2")
LATER = [("Ann: fire N-a; pass", "EI-FIRE-1"), ("Ben: fire W-2; fire W-2", "EI-FIRE-3")]
"""What is wrong in the play, wherever the setup slipped."""


def told(*lines: str, rulings: str = "") -> list[tuple[str, str]]:
    """Every error of the engine alone, with its line, before anything is said to follow from another."""
    record = log(*lines, rulings=rulings)
    errors = [finding for finding in replay(record).findings if finding.severity == ERROR]
    return [(record.lines[finding.place.line - 1], finding.code) for finding in errors]


def without(*numbers: int) -> tuple[str, ...]:
    return tuple(line for number, line in enumerate(SETUP) if number not in numbers)


def with_line(number: int, line: str) -> tuple[str, ...]:
    return (*SETUP[:number], line, *SETUP[number + 1 :])


@pytest.mark.parametrize("number", range(8))
def test_a_setup_line_that_is_missing_is_told_once(number: int) -> None:
    found = told(*without(number), *PLAY)
    due = {0: "EI-FIRST-1", 7: "EI-SETUP-2"}.get(number, "EI-SETUP-1")
    assert [code for _, code in found] == [due, *(code for _, code in LATER)]
    assert found[0][0] == (*SETUP, *PLAY)[number + 1]
    assert found[1:] == LATER


@pytest.mark.parametrize("first", range(7))
def test_two_setup_lines_that_are_missing_together_are_told_once(first: int) -> None:
    """Their order shows nothing: what shows it is that the play begins too early."""
    found = told(*without(first, first + 1), *PLAY)
    assert found == [("Ann: sun W-3", "EI-SETUP-2"), *LATER]


@pytest.mark.parametrize(("number", "codes"), [(0, []), (3, []), (6, []), (7, ["EI-TURN-2"])])
def test_two_actions_in_the_middle_of_a_setup_are_no_opening_turn(number: int, codes: list[str]) -> None:
    """Where only the last statue is missing, it is the opening turn, and that has one action."""
    name = "Ann" if number == 7 else SETUP[number].partition(":")[0]
    early = f"{name}: sun W-3; sun W-2"
    assert told(*SETUP[:number], early) == [(early, code) for code in ("EI-SETUP-2", *codes)]


@pytest.mark.parametrize("number", range(1, 8))
def test_a_setup_that_breaks_off_is_told_once(number: int) -> None:
    """An opening that lays a token, and then a turn that does: the play goes on, whatever was set up."""
    assert told(*SETUP[:number], *PLAY) == [("Ann: sun W-3", "EI-SETUP-2"), *LATER]


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("deed", ["sun N-e", "pass", "swap b2 b4", "pivot b2 east", "sun N-9", "fire N-e"])
def test_a_deed_of_play_instead_of_a_statue_is_told_once(number: int, deed: str) -> None:
    line = f"{SETUP[number][:3]}: {deed}"
    assert told(*with_line(number, line), *PLAY) == [(line, "EI-SETUP-2"), *LATER]


@pytest.mark.parametrize("number", range(1, 8))
def test_a_deed_of_play_before_a_statue_is_told_once(number: int) -> None:
    line = f"{SETUP[number][:3]}: sun N-e"
    assert told(*SETUP[:number], line, *SETUP[number:], *PLAY) == [(line, "EI-SETUP-2"), *LATER]


SLIPS = [
    "place f9 north",
    "place d3 north-east",
    "place d3",
    "palce wher no",
    "place b2 west",
    "has d3 north",
]


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_in_a_setup_line_does_not_hold_up_the_setup(number: int, slip: str) -> None:
    line = f"{SETUP[number][:3]}: {slip}"
    found = told(*with_line(number, line), *PLAY)
    assert [each for each in found if each[0] != line] == LATER
    verdict = replay(log(*with_line(number, line), *PLAY))
    standing = [verdict.state.standing[seat] + verdict.state.lost[seat] for seat in (0, 1)]
    assert standing == [4, 4], "the statue stands, if nobody knows where"


@pytest.mark.parametrize("number", range(8))
def test_a_stranger_in_the_setup_does_not_hold_it_up(number: int) -> None:
    line = "Zoe" + SETUP[number][3:]
    found = told(*with_line(number, line), *PLAY)
    assert found[0] == (line, "EI-PLAYERS-1")
    assert found[-2:] == LATER
    assert len(found) <= 4


@pytest.mark.parametrize("number", range(7))
def test_a_setup_line_written_twice_is_told_once(number: int) -> None:
    lines = (*SETUP[: number + 1], SETUP[number], *SETUP[number + 1 :])
    assert told(*lines, *PLAY) == [(SETUP[number], "EI-SETUP-1"), *LATER]


def test_all_statues_of_a_player_on_one_line_are_told_once_for_each_line() -> None:
    ann = "Ann: place b2 north; place b4 east; place c3 north; place e1 west"
    ben = "Ben: place d4 south; place d2 west; place a5 east; place c1 north"
    assert told(ann, ben, *PLAY) == [(ann, "EI-SETUP-1"), (ben, "EI-SETUP-1"), *LATER]


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("slip", ["sun N-e", "place f9 north"])
def test_a_table_that_skips_what_is_wrong_gets_out_of_the_setup_too(number: int, slip: str) -> None:
    line = f"{SETUP[number][:3]}: {slip}"
    found = told(*with_line(number, line), *PLAY, rulings="after-violation=skip")
    assert found[-2:] == LATER
    assert len(found) == 3


@pytest.mark.parametrize("ruling", ["", "after-violation=skip"])
def test_a_position_without_a_turn_is_told_once(ruling: str) -> None:
    given = POSITIONS["R2"][:2]
    lines = ("Ann: pivot d4 north; pass", "Ben: fire W-2; fire W-2", "Ann: move a1 a2")
    assert told(*given, "Ann: pivot c3 east; pass", "Ben: pass", *lines, rulings=ruling) == [
        ("Ann: pivot c3 east; pass", "EI-SETUP-2"),
        (lines[0], "EI-PIVOT-2"),
        (lines[1], "EI-FIRE-3"),
        (lines[2], "EI-MOVE-1"),
    ]


def test_play_after_the_end_is_told_once_and_then_judged_by_its_own_rules() -> None:
    lines = (
        "Ann: fire W-2",
        "Ben: pivot c4 south; pass",
        "Ann: pivot d5 south; pass",
        "Ben: pivot e3 east; pivot c4 east; pass",
        "Ben: pass",
    )
    found = told(*POSITIONS["L"], *lines, "result Ben one-left 1-2")
    assert found == [(lines[1], "EI-END-3"), (lines[2], "EI-PIVOT-3"), (lines[4], "EI-TURN-1")]


def test_the_result_stays_although_the_table_plays_on() -> None:
    lines = ("Ann: fire W-2; place a5 north", "Ben: fire E-5; pass", "Ann: resign")
    verdict = referee.check(log(*POSITIONS["L"], *lines, rulings="resignation=accepted"))
    assert referee.score(verdict.record).status == "one-left"
    assert list(verdict.game.legal(verdict.state, verdict.terms.options)) == []


# position, an action that does not say where its piece is, what its owner does with it later
FOUND = [
    ("R2", "place d4 north", "pivot c4 east"),
    ("R2", "place d4 north", "move c4 c5"),
    ("R2", "place z9 north", "pivot c4 by 90 left"),
    ("R2", "sun W-2", "fire S-a"),
    ("R2", "sun N-9", "fire S-a"),
    ("R0", "pass", "fire S-a"),
    ("R0", "pass", "pivot c4 east"),
    ("R2", "place a1 south-west", "pivot a1 south"),
    ("R2", "place a1", "pivot a1 north"),
    ("R2", "pivot c3 north-east", "pivot c3 north"),
]


@pytest.mark.parametrize(("position", "slip", "later"), FOUND, ids=[f"{row[1]}, {row[2]}" for row in FOUND])
def test_a_piece_of_unknown_place_is_found_where_it_is_used(position: str, slip: str, later: str) -> None:
    lines = (f"Ann: {slip}", "Ben: pass", f"Ann: {later}; pass")
    assert [each for each in told(*POSITIONS[position], *lines) if each[0] != lines[0]] == []


@pytest.mark.parametrize(
    ("slip", "later", "code"),
    [
        ("place d4 north", "pivot c4 east; pivot c5 east", "EI-PIVOT-1"),
        ("place d4 north", "pivot d2 east; pass", "EI-PIVOT-2"),
        ("sun W-2", "fire S-a; fire S-b", "EI-FIRE-1"),
        ("sun W-2", "pivot c4 east; pass", "EI-PIVOT-1"),
        ("place d4 north", "fire S-a; pass", "EI-FIRE-1"),
        ("hocus pocus", "fire S-a; pass", "EI-FIRE-1"),
    ],
)
def test_one_piece_is_found_once(slip: str, later: str, code: str) -> None:
    lines = (f"Ann: {slip}", "Ben: pass", f"Ann: {later}")
    assert [each for each in told(*POSITIONS["R2"], *lines) if each[0] != lines[0]] == [(lines[2], code)]


def test_an_opening_that_is_missing_is_told_once() -> None:
    lines = ("Ben: sun W-2; sun E-1", "Ann: fire W-3; pass", "Ben: fire W-2; fire W-2")
    assert told(*SETUP, *lines) == [(lines[0], "EI-FIRST-2"), (lines[2], "EI-FIRE-3")]


def test_a_token_that_went_astray_in_this_very_turn_cannot_fire() -> None:
    lines = ("Ann: sun W-2; fire S-a",)
    assert [code for _, code in told(*POSITIONS["R2"], *lines)] == ["EI-SUN-1", "EI-FIRE-1"]


def test_statues_of_unknown_place_keep_the_game_going() -> None:
    """Ben has four statues though only three are written: two deaths do not end the game."""
    lines = (*without(7), "Ann: sun N-a", "Ben: pass", "Ann: fire N-a -> a5 destroyed; sun N-d")
    more = ("Ben: pass", "Ann: fire N-d -> d4 destroyed; pass", "Ben: pivot d2 north; pass")
    assert [code for _, code in told(*lines, *more)] == ["EI-SETUP-2"]


def test_what_a_ray_did_to_a_statue_of_unknown_place_is_believed() -> None:
    lines = (*without(7), "Ann: sun N-e", "Ben: pass", "Ann: fire N-e -> e3 destroyed; pass")
    verdict = replay(log(*lines))
    assert [finding.code for finding in verdict.findings if finding.severity == ERROR] == ["EI-SETUP-2"]
    assert (verdict.state.standing, verdict.state.lost, verdict.state.somewhere) == ([4, 3], [0, 1], [0, 0])
