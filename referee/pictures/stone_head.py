"""The head of a moai as shapes around the point 0 0: all three games have such a piece."""

from __future__ import annotations

from .drawing import Shape, shape

OUTLINE = (
    "M-9 -19C-10 -23 10 -23 9 -19L10 -8C13 -9 13 3 10 4C10 10 9 15 7 19H-7C-9 15 -10 10 -10 4"
    "C-13 3 -13 -9 -10 -8Z"
)
"""44 units high, 26 wide."""
_BROW = "M-9 -10H9V-6.5H4.5Q3 -6.5 3 -4L4 5Q4 7.5 0 7.5Q-4 7.5 -4 5L-3 -4Q-3 -6.5 -4.5 -6.5H-9Z"
_MOUTH = "M-5 10.8H5A1.2 1.2 0 0 1 5 13.2H-5A1.2 1.2 0 0 1 -5 10.8Z"


def head(scale: float = 1, stone: str = "stone", face: str = "shade") -> tuple[Shape, ...]:
    """The head with its face. `stone` and `face` are their classes."""
    place = None if scale == 1 else f"scale({scale:g})"
    return (
        shape("", "path", d=OUTLINE, class_=stone, transform=place),
        shape("", "path", d=_BROW + _MOUTH, class_=face, transform=place),
    )


def silhouette(scale: float, kind: str = "own") -> Shape:
    """The head without a face, for small pictures."""
    return shape("", "path", d=OUTLINE, class_=kind, transform=f"scale({scale:g})")
