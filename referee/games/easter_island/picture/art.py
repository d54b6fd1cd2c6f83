"""The pieces as symbols, drawn around the point 0 0: statues and sun tokens of both players.

The older player's pieces are round, the other player's are square. So nobody needs to see the colours.
"""

from __future__ import annotations

from math import cos, pi, sin

from referee.pictures.drawing import Shape, Symbol, shape
from referee.pictures.stone_head import head, silhouette

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


CROSS = shape("", "path", d="M-6 -8L6 8M6 -8L-6 8", class_="cross")

SYMBOLS = (
    *(Symbol(f"statue-{which}", _statue(which)) for which in BASES),
    Symbol("head", head()),
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
    *(Symbol(f"chip-{which}", (_base(9, which, "own"),)) for which in BASES),
    Symbol("kept", (silhouette(0.5),)),
    Symbol("lost", (silhouette(0.5), CROSS)),
    *(
        Symbol(
            f"token-{which}",
            (shape("", "path", d=_rays(8.5, 12.5, 10), class_="sunny"), _base(6.5, which, "own")),
        )
        for which in BASES
    ),
    Symbol("victim", (silhouette(0.66), CROSS)),
    Symbol(
        "burst",
        (shape("", "path", d=_rays(20, 36, 11), class_="burst"),),
    ),
)
