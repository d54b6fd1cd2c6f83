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


class Ray(NamedTuple):
    """What a ray did. `victim` is EMPTY when it struck nothing, `leaves` when it ended on a statue."""

    struck: tuple[int, ...]
    sides: tuple[int, ...]
    victim: int
    rule: str
    leaves: int


def cast(facings: Sequence[int], sun: int) -> Ray:
    """Follow the ray of a token. `facings` holds a facing, or EMPTY, for each intersection.

    It always ends: a statue is struck twice at most, and never twice on one side. Both hits on
    one side would have the same sender, which would itself have been struck twice before.
    """
    run, direction = LINES[sun]
    struck: list[int] = []
    sides: list[int] = []
    while True:
        for point in run:
            facing = facings[point]
            if facing >= 0:
                break
        else:
            at = run[-1] if run else struck[-1]
            victim, rule = (struck[-1], BY_LAST_TURN) if struck else (EMPTY, NOTHING_STRUCK)
            return Ray(tuple(struck), tuple(sides), victim, rule, exit_sun(at, direction))
        side = (direction - facing) % 4
        again = point in struck
        struck.append(point)
        sides.append(side)
        if side in (FRONT, BACK):
            rule = BY_FRONT if side == FRONT else BY_BACK
            return Ray(tuple(struck), tuple(sides), point, rule, EMPTY)
        if again:
            assert side != sides[struck.index(point)], "a statue was struck twice on one side"
            return Ray(tuple(struck), tuple(sides), point, BY_SECOND_SIDE, EMPTY)
        direction = facing
        run = RUNS[point][facing]
