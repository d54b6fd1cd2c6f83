"""The ray: from a sun position, by way of the statues that turn it, to the one it destroys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..board import EMPTY, LINES, RUNS, exit_sun

BACK, LEFT, FRONT = range(3)
SIDE_NAMES = ("back", "left", "front", "right")

BY_FRONT = "EI-RAY-3"
BY_BACK = "EI-RAY-4"
BY_LAST_TURN = "EI-RAY-5"
BY_SECOND_SIDE = "EI-RAY-6"
NOTHING_STRUCK = "EI-RAY-8"

DEADLY = (BY_BACK, "", BY_FRONT, "")
"""The rule by which a hit on a side destroys a statue; none if the statue turns the ray."""


class Ray(NamedTuple):
    """What a ray did. `victim` is EMPTY when it struck nothing, `leaves` when it ended on a statue."""

    struck: tuple[int, ...]
    sides: tuple[int, ...]
    victim: int
    rule: str
    leaves: int


def trace(facings: Sequence[int], sun: int) -> tuple[list[int], int, str]:
    """The statues that the ray of a token strikes in order, the one that it destroys, and by which rule.

    `facings` holds a facing, or EMPTY, for each intersection. The ray always ends: a statue is struck twice
    at most, and never twice on one side. Both hits on one side would have the same sender, which would
    itself have been struck twice before.
    """
    run, direction = LINES[sun]
    struck: list[int] = []
    while True:
        for point in run:
            facing = facings[point]
            if facing >= 0:
                break
        else:
            return (struck, struck[-1], BY_LAST_TURN) if struck else (struck, EMPTY, NOTHING_STRUCK)
        rule = DEADLY[direction - facing]
        if not rule and point in struck:
            rule = BY_SECOND_SIDE
        struck.append(point)
        if rule:
            return struck, point, rule
        direction = facing
        run = RUNS[point][facing]


def cast(facings: Sequence[int], sun: int) -> Ray:
    """The same with the sides on which statues are struck, and where the ray leaves the island."""
    struck, victim, rule = trace(facings, sun)
    run, direction = LINES[sun]
    sides = []
    for point in struck:
        sides.append((direction - facings[point]) % 4)
        direction, run = facings[point], RUNS[point][facings[point]]
    leaves = EMPTY
    if rule in (BY_LAST_TURN, NOTHING_STRUCK):
        leaves = exit_sun(run[-1] if run else struck[-1], direction)
    return Ray(tuple(struck), tuple(sides), victim, rule, leaves)
