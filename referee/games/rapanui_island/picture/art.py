"""The pieces as symbols, drawn around the point 0 0.

Figures carry the letter of their player, so that nobody needs to see the colours.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.pictures.drawing import Shape, Symbol, shape
from referee.pictures.stone_head import head

from ..pieces import SIZE_NAMES
from .words import LETTERS

SCALES = (0.52, 0.68, 0.84)
"""The size of a small, a medium and a large moai."""
BODY = "M-9 11C-9 2 -5 -3 0 -3C5 -3 9 2 9 11Z"
HAT = "M-7 -8L0 -20L7 -8Z"
CROWN = "M-7 -9V-18L-3.5 -14L0 -19L3.5 -14L7 -18V-9Z"


def _path(d: str, kind: str) -> Shape:
    return shape("", "path", d=d, class_=kind)


def _dot(x: float, y: float, r: float, kind: str) -> Shape:
    return shape("", "circle", cx=x, cy=y, r=r, class_=kind)


def _letter(seat: int, kind: str) -> Shape:
    return shape("", "text", y=9, class_=f"text letter {kind}", text=LETTERS[seat])


def _figure(seat: int, *more: Shape, kind: str = "own edge", letter: str = "on-own") -> tuple[Shape, ...]:
    return (_path(BODY, kind), _dot(0, -7, 5, kind), *more, _letter(seat, letter))


def _standing(seat: int) -> tuple[Symbol, ...]:
    """The figures of a player; those laid down are hollow."""
    hat, crown = _path(HAT, "own edge"), _path(CROWN, "own edge")
    return (
        Symbol(f"villager-{seat}", _figure(seat)),
        Symbol(f"tired-{seat}", _figure(seat, kind="hollow-own", letter="in-own")),
        Symbol(f"sorcerer-{seat}", _figure(seat, hat)),
        Symbol(
            f"sorcerer-tired-{seat}",
            _figure(seat, _path(HAT, "hollow-own"), kind="hollow-own", letter="in-own"),
        ),
        Symbol(f"chief-{seat}", _figure(seat, crown)),
        Symbol(
            f"totem-{seat}",
            (
                _dot(0, 0, 11, "own"),
                shape("", "text", y=5, class_="text letter on-own", text=LETTERS[seat]),
            ),
        ),
    )


REED = "M-1.5 9C-1.5 0 -5 -5 -6 -9C-1 -7 0 -3 0 0C0 -5 1 -10 4 -11C5 -6 1.5 0 1.5 9Z"
EGG = "M0 -9.5C4.5 -9.5 7.5 -2 7.5 2.5A7.5 7.5 0 0 1 -7.5 2.5C-7.5 -2 -4.5 -9.5 0 -9.5Z"
HEN = "M-10 -4C-6 2 -2 -1 3 -1C3 -6 4 -9 7 -9C9 -9 10 -7 9 -5L11 -4L9 -3C9 4 5 8 0 8C-6 8 -10 3 -10 -4Z"
RESOURCES = (
    Symbol("reed", (_path(REED, "reed"),)),
    Symbol("egg", (_path(EGG, "egg"),)),
    Symbol(
        "wood",
        (
            _path("M-7 -5H7A5 5 0 0 1 7 5H-7Z", "timber"),
            shape("", "ellipse", cx=-7, cy=0, rx=3.2, ry=5, class_="timber-end"),
        ),
    ),
    Symbol("pearl", (_dot(0, 0, 7.5, "pearl"), _dot(-2.5, -2.5, 2, "glint"))),
)
OFFERINGS = (
    Symbol("hut", (_path("M-10 0L0 -10L10 0H7V9H2V3H-2V9H-7V0Z", "goods"),)),
    Symbol(
        "hen",
        (
            _path(
                HEN,
                "goods",
            ),
            _path("M-2 8V11M3 8V11", "goods-line"),
        ),
    ),
    Symbol(
        "axe",
        (
            _path("M-8 10L4 -8L7 -6L-5 12Z", "timber"),
            _path("M-1 -10C4 -13 11 -8 11 0C8 -3 5 -3 2 -2C3 -5 2 -8 -1 -10Z", "goods"),
        ),
    ),
    Symbol(
        "boat",
        (
            _path("M-11 2H11C10 8 6 10 0 10S-10 8 -11 2Z", "goods"),
            _path("M-1 0V-11C5 -9 8 -5 8 0Z", "goods"),
        ),
    ),
    Symbol(
        "necklace",
        tuple(
            _dot(x, y, 2.6, "goods")
            for x, y in ((-9, -6), (-8, 0), (-5, 5), (0, 8), (5, 5), (8, 0), (9, -6))
        ),
    ),
)
PUKAO = "M-8 0V-4Q-8 -8 -3.5 -8L-2.5 -11H2.5L3.5 -8Q8 -8 8 -4V0Z"
SIGNS = "M-5 -5H5M-5 0H5M-5 5H5"
CRATER = "M-30 18L-12 -14Q-8 -8 0 -8T12 -14L30 18Z"
STAR = "M0 -15L4.4 -5.2L15 -4.4L6.8 2.7L9.5 13.5L0 7.6L-9.5 13.5L-6.8 2.7L-15 -4.4L-4.4 -5.2Z"


def _slab(kind: str) -> Shape:
    return shape("", "rect", x=-9, y=-11, width=18, height=22, rx=3, class_=kind)


def _beside(d: str, kind: str) -> Iterator[Shape]:
    """The same shape twice more, to the left and to the right and lower."""
    for x in (-19, 19):
        yield shape("", "path", d=d, class_=kind, transform=f"translate({x} 10)")


SYMBOLS = (
    *(symbol for seat in range(4) for symbol in _standing(seat)),
    *RESOURCES,
    *OFFERINGS,
    *(
        Symbol(f"moai-{name}", head(scale, "statue", "shade"))
        for name, scale in zip(SIZE_NAMES, SCALES, strict=True)
    ),
    Symbol("pukao", (_path(PUKAO, "pukao"),)),
    Symbol("topknots", (_path(PUKAO, "pukao"), *_beside(PUKAO, "pukao"))),
    Symbol("crater", (_path(CRATER, "ahu"),)),
    Symbol("star", (_path(STAR, "star"),)),
    Symbol("ahu", (_path("M-15 0H15L12 6H-12Z", "ahu"),)),
    Symbol("tile", (shape("", "rect", x=-14, y=-28, width=28, height=26, rx=4, class_="tile"),)),
    Symbol("slot", (_dot(0, 0, 10, "socket"),)),
    Symbol("tablet", (_slab("tablet"), _path(SIGNS, "carved"))),
    Symbol("tablet-used", (_slab("gap"), _path(SIGNS, "faded"))),
)
