"""After an illegal action the replay follows what hands could do, and nothing else."""

from __future__ import annotations

import re
from typing import Any

import pytest

import referee
from referee.games.easter_island.board import EMPTY, FACING_NAMES, POINT_NAMES, SUN_NAMES
from referee.games.easter_island.state import State
from tests.support import log

from .positions import POSITIONS

# position, illegal action, what the table then looks like
DONE = [
    (
        "PLACE-1 two on one point: it stands elsewhere",
        "R2",
        "place d4 north",
        {"d4": "Ben south", "reserve": (2, 3), "standing": (5, 4), "somewhere": (1, 0)},
    ),
    (
        "PLACE-1 written twice",
        "R2",
        "place c3 north",
        {"c3": "Ann north", "reserve": (3, 3), "somewhere": (0, 0)},
    ),
    (
        "GRID-1 placed off the grid: it stands elsewhere",
        "R2",
        "place f9 north",
        {"reserve": (2, 3), "standing": (5, 4), "somewhere": (1, 0)},
    ),
    ("GRID-2 placed across", "R2", "place a1 south-west", {"a1": "Ann south", "reserve": (2, 3)}),
    ("GRID-2 placed without a facing", "R2", "place a1", {"a1": "Ann north", "reserve": (2, 3)}),
    ("GRID-2 pivoted across", "R2", "pivot c3 south-west", {"c3": "Ann south"}),
    ("GRID-2 pivoted nobody knows where", "R2", "pivot c3", {"c3": "Ann north"}),
    (
        "PLACE-2 a dead one comes back",
        "F",
        "place a5 north",
        {"a5": "Ann north", "lost": (3, 3), "reserve": (0, 1)},
    ),
    ("PLACE-3 the other's statue", "R2", "place a1 north of Ben", {"a1": "Ben north", "reserve": (3, 2)}),
    (
        "PLACE-4 taken from elsewhere",
        "R2",
        "place a1 north as 2",
        {"a1": "Ann north", "b4": "", "reserve": (3, 3)},
    ),
    ("PLACE-4 no such statue", "R2", "place a1 north as 0", {"a1": "Ann north", "reserve": (2, 3)}),
    (
        "PLACE-4 an absurd number",
        "R2",
        "place a1 north as 999999999",
        {"a1": "Ann north", "reserve": (2, 3)},
    ),
    (
        "SUN-1 two on one position: it lies elsewhere",
        "R2",
        "sun E-1",
        {"E-1": "Ben ready", "hand": (6, 6), "astray": ((3,), ())},
    ),
    ("SUN-1 written twice", "R2", "sun W-3", {"W-3": "Ann ready", "hand": (7, 6), "astray": ((), ())}),
    ("GRID-3 no such position: it lies elsewhere", "R2", "sun N-9", {"hand": (6, 6), "astray": ((3,), ())}),
    ("SUN-2 empty hand: impossible", "F", "sun N-b", {"N-b": "", "hand": (0, 0)}),
    ("SUN-3 the other's token", "R2", "sun S-a of Ben", {"S-a": "Ben ready", "hand": (7, 5)}),
    ("SUN-4 laid spent", "R2", "sun S-a spent", {"S-a": "Ann spent", "hand": (6, 6)}),
    ("SUN-5 shifted", "R2", "shift W-3 W-4", {"W-3": "", "W-4": "Ann ready", "hand": (7, 6)}),
    (
        "SUN-5 shifted onto another: impossible",
        "R2",
        "shift W-3 W-2",
        {"W-3": "Ann ready", "W-2": "Ben ready"},
    ),
    ("SUN-5 taken back", "R2", "take W-3", {"W-3": "", "hand": (8, 6)}),
    ("SUN-5 taken from nowhere: impossible", "R2", "take W-4", {"W-4": "", "hand": (7, 6)}),
    ("TURN-6 unknown deed: nothing", "R2", "swap b2 b4", {"b2": "Ann north", "b4": "Ann east"}),
    ("GRID-1 no such place: nothing", "R2", "move c3 c6", {"c3": "Ann north"}),
    ("PIVOT-1 nothing there", "R2", "pivot a1 north", {"a1": ""}),
    ("PIVOT-2 the other's statue turns", "R2", "pivot d4 north", {"d4": "Ben north"}),
    ("PIVOT-3 nothing changes", "R2", "pivot c3 north", {"c3": "Ann north"}),
    ("PIVOT-4 turned and moved", "R2", "pivot c3 east to c4", {"c3": "", "c4": "Ann east"}),
    ("PIVOT-4 turned, the way blocked", "R2", "pivot b2 east to b4", {"b2": "Ann east", "b4": "Ann east"}),
    ("GRID-2 an angle between", "R2", "pivot c3 by 45 left", {"c3": "Ann north"}),
    ("PIVOT-3 all the way round", "R2", "pivot c3 by 360 left", {"c3": "Ann north"}),
    ("MOVE-1 nothing there", "R2", "move a1 a2", {"a2": ""}),
    ("MOVE-2 the other's statue", "R2", "move d4 e4", {"d4": "", "e4": "Ben south"}),
    ("MOVE-3 stays", "R2", "move c3 c3", {"c3": "Ann north"}),
    ("MOVE-4 across", "R2", "move b2 a1", {"b2": "", "a1": "Ann north"}),
    ("MOVE-5 over another", "R2", "move b2 b5", {"b2": "", "b4": "Ann east", "b5": "Ann north"}),
    ("MOVE-6 onto another: impossible", "R2", "move b2 d2", {"b2": "Ann north", "d2": "Ben west"}),
    ("MOVE-7 turned on the way", "R2", "move c3 c4 facing east", {"c3": "", "c4": "Ann east"}),
    ("FIRE-1 no token, no ray", "R2", "fire W-4", {"b4": "Ann east"}),
    ("FIRE-2 the other's token", "R2", "fire W-2", {"W-2": "Ben spent", "b2": "", "lost": (1, 0)}),
    ("FIRE-3 fires again", "L", "fire S-b", {"S-b": "Ann spent", "b2": "", "lost": (4, 4)}),
    ("RAY-5 the wrong one left the board", "R2", "fire W-3 -> d4 destroyed", {"c3": "Ann north", "d4": ""}),
    (
        "RAY-5 none left the board",
        "R2",
        "fire W-3 -> nothing destroyed",
        {"c3": "Ann north", "W-3": "Ann spent"},
    ),
    ("RAY-7 two left the board", "R2", "fire W-3 -> c3 d4 destroyed", {"c3": "", "d4": "", "lost": (1, 1)}),
    ("RAY-1 struck wrongly, dead rightly", "R2", "fire W-3 -> struck b3", {"c3": "", "W-3": "Ann spent"}),
]


def seen(state: State, what: str) -> Any:
    """A point, a sun position or a pair of stocks, in words."""
    if what in POINT_NAMES:
        point = POINT_NAMES.index(what)
        if state.owner[point] == EMPTY:
            return ""
        return f"{('Ann', 'Ben')[state.owner[point]]} {FACING_NAMES[state.facing[point]]}"
    if what in SUN_NAMES:
        sun = SUN_NAMES.index(what)
        if state.token[sun] == EMPTY:
            return ""
        return f"{('Ann', 'Ben')[state.token[sun]]} {'spent' if state.spent[sun] else 'ready'}"
    return tuple(getattr(state, what))


def shown(record: referee.Record) -> list[tuple[int, int]]:
    """How many statues and tokens of each player the table that is shown accounts for."""
    lines = [line for line in referee.show(record).splitlines() if "statues:" in line or "tokens:" in line]
    numbers = [
        sum(map(int, re.findall(r"(\d+)", re.split("statues:|tokens:", line)[1].partition("(")[0])))
        for line in lines
    ]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@pytest.mark.parametrize(
    ("position", "action", "table"), [row[1:] for row in DONE], ids=[r[0] for r in DONE]
)
def test_illegal_action_has_this_effect(position: str, action: str, table: dict[str, Any]) -> None:
    verdict = referee.check(log(*POSITIONS[position], f"Ann: {action}"))
    assert not verdict.legal
    assert {what: seen(verdict.state, what) for what in table} == table
    for seat in (0, 1):
        state = verdict.state
        assert len(state.statues(seat)) + state.somewhere[seat] == state.standing[seat]
        assert state.standing[seat] + state.reserve[seat] + state.lost[seat] == 7
        tokens = state.tokens(seat, spent=False) + state.tokens(seat, spent=True)
        assert len(tokens) + len(state.astray[seat]) + state.hand[seat] == 8
    assert verdict.state.spent_count == sum(verdict.state.spent)
    assert shown(verdict.record) == [(7, 8)] * 2


@pytest.mark.parametrize(("position", "action"), [row[1:3] for row in DONE], ids=[row[0] for row in DONE])
def test_skipped_action_has_none(position: str, action: str) -> None:
    """Under after-violation=skip an illegal action leaves the table exactly as it was."""
    if "->" in action:
        return  # the action was legal; only what was said of it was wrong
    before = referee.replay(log(*POSITIONS[position]))
    after = referee.replay(log(*POSITIONS[position], f"Ann: {action}", rulings="after-violation=skip"))
    untouched = {**after.state.components(), "acted": False}  # but it was the player's turn
    assert untouched == before.state.components()


def test_wrong_player_had_the_turn() -> None:
    """Ben plays out of turn; then it is Ann's, as at the table."""
    lines = [*POSITIONS["R2"], "Ben: pivot d4 north; pivot d2 north", "Ann: pivot c3 east; pass"]
    verdict = referee.check(log(*lines))
    assert [finding.code for finding in verdict.findings] == ["EI-TURN-1"]


def test_play_after_the_end_changes_the_board_but_not_the_result() -> None:
    verdict = referee.check(log(*POSITIONS["L"], "Ann: fire W-2; place a5 north", "result Ben one-left"))
    assert [finding.code for finding in verdict.findings] == ["EI-END-3"]
    assert seen(verdict.state, "a5") == "Ann north"
