"""The table as a person sees it: the island in characters, and the state in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.core.acts import TurnEnds

from .actions import Fire
from .board import (
    COLUMNS,
    EMPTY,
    FACING_NAMES,
    LINES,
    POINT_NAMES,
    SIZE,
    SUN_NAMES,
    opposite,
)
from .options import Options
from .ray import SIDE_NAMES, cast
from .state import OPENING, OVER, PLAY, POSITION, SETUP, State, actions_allowed

ARROWS = "^>v<"
MARKS = "AB"
NORTH_SIDE, EAST_SIDE, SOUTH_SIDE, WEST_SIDE = range(0, 4 * SIZE, SIZE)


def draw(state: State, options: Options, players: Sequence[str]) -> str:
    """The island, both players' stock, and whose turn it is. `A` is the older player."""
    rows = [_legend(players), "", _sun_row(state, NORTH_SIDE)]
    for row in range(SIZE - 1, -1, -1):
        cells = "".join(_cell(state, row * SIZE + column) for column in range(SIZE))
        west, east = _token(state, WEST_SIDE + row), _token(state, EAST_SIDE + row)
        rows.append(f"  {row + 1}  {west} {cells} {east}")
    rows += [
        _sun_row(state, SOUTH_SIDE),
        "         " + "".join(f"{c:<4}" for c in COLUMNS).rstrip(),
    ]
    rows += ["", *_stock(state, players), _whose_turn(state, options, players)]
    return "\n".join(rows)


def _legend(players: Sequence[str]) -> str:
    first, second = players[:2]
    return f"A {first} (older), B {second};  ^>v< the way a statue looks;  a b ready, * spent tokens"


def _cell(state: State, point: int) -> str:
    if state.owner[point] == EMPTY:
        return " .  "
    return f" {MARKS[state.owner[point]]}{ARROWS[state.facing[point]]} "


def _token(state: State, sun: int) -> str:
    if state.token[sun] == EMPTY:
        return "."
    return "*" if state.spent[sun] else MARKS[state.token[sun]].lower()


def _sun_row(state: State, side: int) -> str:
    return "         " + "".join(f"{_token(state, side + line):<4}" for line in range(SIZE)).rstrip()


def _stock(state: State, players: Sequence[str]) -> list[str]:
    width = max(len(name) for name in players[:2])
    return [
        f"{players[seat]:<{width}}  {state.standing[seat]} on the island, "
        f"{state.reserve[seat]} in reserve, {state.lost[seat]} destroyed; tokens: "
        f"{state.hand[seat]} in hand, ready {_suns(state, seat, False)}, spent {_suns(state, seat, True)}"
        for seat in (0, 1)
    ]


def _suns(state: State, seat: int, spent: bool) -> str:
    return " ".join(SUN_NAMES[sun] for sun in state.tokens(seat, spent)) or "none"


def _whose_turn(state: State, options: Options, players: Sequence[str]) -> str:
    if state.phase == SETUP:
        placed = f"{sum(state.set_up)} of {2 * options.setup_each} statues placed"
        return f"setup: {placed}, {players[state.to_act]} places the next"
    if state.phase == POSITION:
        return "a position is being given"
    if state.phase == OVER:
        return "the game is over"
    assert state.phase in (OPENING, PLAY)
    taken = f"{state.done} of {actions_allowed(state, options)} actions taken"
    return f"turn {state.turn}: {players[state.to_act]}, {taken}"


def situation(state: State, action: Any, players: Sequence[str]) -> tuple[str, ...]:
    """What stands on the places that an action names, for the report of a fault."""
    if isinstance(action, TurnEnds):
        return ()
    seen = [_point(state, players, getattr(action, field)) for field in _points_of(action)]
    if isinstance(action, Fire):
        seen += _ray(state, action.sun, players)
    return tuple(dict.fromkeys(seen))


def _points_of(action: Any) -> list[str]:
    fields = ("point", "start", "end", "to")
    return [f for f in fields if isinstance(getattr(action, f, None), int) and hasattr(action, f)]


def _point(state: State, players: Sequence[str], point: int) -> str:
    if state.owner[point] == EMPTY:
        return f"{POINT_NAMES[point]} empty"
    return f"{POINT_NAMES[point]} {players[state.owner[point]]} {FACING_NAMES[state.facing[point]]}"


def _ray(state: State, sun: int, players: Sequence[str]) -> list[str]:
    ray = cast(state.facing, sun)
    owner = state.token[sun]
    if owner == EMPTY:
        return [f"{SUN_NAMES[sun]} empty"]
    token = f"{SUN_NAMES[sun]} {players[owner]} {'spent' if state.spent[sun] else 'ready'}"
    direction = FACING_NAMES[opposite(sun // SIZE)]
    if not ray.struck:
        return [
            token,
            f"the ray goes {direction} and meets nothing on its {len(LINES[sun][0])} points",
        ]
    hits = ", ".join(
        f"{_point(state, players, point)} on its {SIDE_NAMES[side]}"
        for point, side in zip(ray.struck, ray.sides, strict=True)
    )
    return [token, f"the ray goes {direction} and strikes {hits}"]
