"""The pieces as symbols, drawn around the point 0 0: statues and sun tokens of both players.

The older player's pieces are round, the other player's are square. So nobody needs to see the colours.
"""

from __future__ import annotations

from math import cos, pi, sin

from referee.core.drawing import Shape, Symbol, shape

MOAI = (
    "M-9 -19C-10 -23 10 -23 9 -19L10 -8C13 -9 13 3 10 4C10 10 9 15 7 19H-7C-9 15 -10 10 -10 4"
    "C-13 3 -13 -9 -10 -8Z"
)
BROW = "M-9 -10H9V-6.5H4.5Q3 -6.5 3 -4L4 5Q4 7.5 0 7.5Q-4 7.5 -4 5L-3 -4Q-3 -6.5 -4.5 -6.5H-9Z"
MOUTH = "M-5 12H5"
ROUND, SQUARE = "round", "square"
BASES = (ROUND, SQUARE)


def _base(size: float, which: str, kind: str) -> Shape:
    if which == ROUND:
        return shape("", "circle", r=size, class_=kind)
    return shape(
        "", "rect", x=-size + 2, y=-size + 2, width=2 * size - 4, height=2 * size - 4, rx=5, class_=kind
    )


def _rays(inner: float, outer: float, count: int) -> str:
    """A star of triangles around a token."""
    points = []
    for number in range(2 * count):
        radius, angle = (outer, inner)[number % 2], pi * number / count
        points.append(f"{radius * sin(angle):.1f} {-radius * cos(angle):.1f}")
    return "M" + "L".join(points) + "Z"


def _statue(which: str) -> tuple[Shape, ...]:
    return (
        shape("", "path", d="M-17 -20L0 -38L17 -20Z", class_="own edge"),
        _base(27, which, "own edge"),
    )


HEAD = (
    shape("", "path", d=MOAI, class_="stone"),
    shape("", "path", d=BROW, class_="shade"),
    shape("", "path", d=MOUTH, class_="mouth"),
)
SMALL_HEAD = (shape("", "path", d=MOAI, class_="own", transform="scale(.62)"),)
CROSS = shape("", "path", d="M-8 -9L8 9M8 -9L-8 9", class_="cross")

SYMBOLS = (
    *(Symbol(f"statue-{which}", _statue(which)) for which in BASES),
    Symbol("head", HEAD),
    *(
        Symbol(
            f"ready-{which}",
            (
                shape("", "path", d=_rays(16, 23, 12), class_="sunny"),
                _base(12, which, "own edge"),
            ),
        )
        for which in BASES
    ),
    *(
        Symbol(
            f"spent-{which}",
            (_base(14, which, "hollow"), shape("", "path", d="M-9 9L9 -9", class_="slash")),
        )
        for which in BASES
    ),
    Symbol("kept", SMALL_HEAD),
    Symbol("lost", (*SMALL_HEAD, CROSS)),
    *(
        Symbol(
            f"token-{which}",
            (shape("", "path", d=_rays(8.5, 12.5, 10), class_="sunny"), _base(6.5, which, "own")),
        )
        for which in BASES
    ),
    Symbol(
        "burst",
        (shape("", "path", d=_rays(20, 36, 11), class_="burst"),),
    ),
)
