"""The four kinds of offering cards, and how many of each: a vector of four numbers."""

from __future__ import annotations

Four = tuple[int, int, int, int]

KINDS = ("fish", "berry", "potato", "grain")
FISH, BERRY, POTATO, GRAIN = range(len(KINDS))
NUMBERS = range(len(KINDS))
NONE: Four = (0, 0, 0, 0)
ONE_EACH: tuple[Four, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


def plus(one: Four, other: Four) -> Four:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def minus(one: Four, other: Four) -> Four:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]


def times(vector: Four, number: int) -> Four:
    return vector[0] * number, vector[1] * number, vector[2] * number, vector[3] * number


def plus_one(vector: Four, kind: int) -> Four:
    return plus(vector, ONE_EACH[kind])


def minus_one(vector: Four, kind: int) -> Four:
    return minus(vector, ONE_EACH[kind])


def lower(one: Four, other: Four) -> Four:
    """For each kind the smaller of the two numbers."""
    a, b, c, d = one
    e, f, g, h = other
    return a if a < e else e, b if b < f else f, c if c < g else g, d if d < h else h


def within(small: Four, great: Four) -> bool:
    """Whether no kind is more often in the first than in the second."""
    return small[0] <= great[0] and small[1] <= great[1] and small[2] <= great[2] and small[3] <= great[3]


def total(vector: Four) -> int:
    return sum(vector)
