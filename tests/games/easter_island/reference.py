"""The ray once more, written from the rulebook step by step, to hold the engine's against it."""

from __future__ import annotations

from typing import NamedTuple

STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


class Traced(NamedTuple):
    visited: list[str]
    struck: list[tuple[str, str]]
    leaves: str | None
    dies: str | None
    rule: str


def trace(statues: dict[str, str], sun: str) -> Traced:
    """Walk the ray of a sun position over statues given as `{"c3": "N"}`."""
    side, line = sun.split("-")
    direction = OPPOSITE[side]
    if side in "NS":
        column, row = "abcde".index(line), 4 if side == "N" else 0
    else:
        column, row = (4 if side == "E" else 0), int(line) - 1
    visited: list[str] = []
    struck: list[tuple[str, str]] = []
    turned: dict[str, str] = {}
    last = None
    while 0 <= column < 5 and 0 <= row < 5:
        point = "abcde"[column] + str(row + 1)
        visited.append(point)
        facing = statues.get(point)
        if facing is not None:
            hit = side_struck(direction, facing)
            struck.append((point, hit))
            if hit == "front":
                return Traced(visited, struck, None, point, "EI-RAY-3")
            if hit == "back":
                return Traced(visited, struck, None, point, "EI-RAY-4")
            if point in turned:
                assert turned[point] != hit
                return Traced(visited, struck, None, point, "EI-RAY-6")
            turned[point] = hit
            last, direction = point, facing
        column, row = column + STEP[direction][0], row + STEP[direction][1]
    leaves = direction + "-" + (visited[-1][0] if direction in "NS" else visited[-1][1])
    if last is None:
        return Traced(visited, struck, leaves, None, "EI-RAY-8")
    return Traced(visited, struck, leaves, last, "EI-RAY-5")


def side_struck(direction: str, facing: str) -> str:
    if direction == OPPOSITE[facing]:
        return "front"
    if direction == facing:
        return "back"
    return "left" if direction == CLOCKWISE[facing] else "right"
