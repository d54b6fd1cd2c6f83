"""The cards and tokens as symbols, drawn around the point 0 0. Each kind has a picture of its own."""

from __future__ import annotations

from referee.pictures.drawing import Shape, Symbol, shape
from referee.pictures.stone_head import head

from ..cards import CARD_NAMES, OFFERING_NAMES

CARD_WIDTH, CARD_HEIGHT, STRIP = 92, 100, 25


def _path(d: str, kind: str = "kind") -> Shape:
    return shape("", "path", d=d, class_=kind)


def _dot(x: float, y: float, r: float, kind: str = "kind") -> Shape:
    return shape("", "circle", cx=x, cy=y, r=r, class_=kind)


KERNELS = "".join(
    f"M0 {y}C{11 * way} {y - 2} {11 * way} {y - 11} {9 * way} {y - 13}C{3 * way} {y - 11} 0 {y - 5} 0 {y}Z"
    for y in (12, 3, -6)
    for way in (-1, 1)
)
ICONS: dict[str, tuple[Shape, ...]] = {
    "woodcutter": (
        _path("M-13 20L8 -16L12 -13L-8 22Z", "timber"),
        _path("M-2 -19C6 -24 18 -16 19 -2C14 -6 8 -6 3 -4C5 -9 3 -15 -2 -19Z"),
    ),
    "priest": (
        _path("M-13 21L-8 -3Q0 -8 8 -3L13 21Z"),
        _dot(0, -11, 6.5),
        _path("M17 22V-16", "staff"),
        _dot(17, -18, 4.5),
    ),
    "moai": head(0.95, "kind", "hole"),
    "fish": (
        _path("M-20 0C-12 -15 8 -14 14 -2L22 -11V11L14 2C8 14 -12 15 -20 0Z"),
        _dot(-10, -3, 2.4, "hole"),
    ),
    "berry": (
        _path("M0 -8C2 -16 8 -19 14 -18C13 -12 8 -8 0 -8Z", "leaf"),
        _dot(-8, 1, 8.5),
        _dot(8, 1, 8.5),
        _dot(0, 13, 8.5),
        _dot(-10.5, -1.5, 2.2, "hole"),
        _dot(5.5, -1.5, 2.2, "hole"),
        _dot(-2.5, 10.5, 2.2, "hole"),
    ),
    "potato": (
        _path("M-17 4C-20 -10 -6 -19 6 -16C19 -14 22 2 15 11C8 20 -14 18 -17 4Z"),
        _dot(-6, -4, 2.2, "hole"),
        _dot(6, -7, 2.2, "hole"),
        _dot(1, 7, 2.2, "hole"),
        _dot(11, 3, 2.2, "hole"),
    ),
    "grain": (
        _path("M0 22V-10", "stalk"),
        _path(KERNELS),
        _path("M0 -8C-5 -13 -4 -20 0 -23C4 -20 5 -13 0 -8Z"),
    ),
}


def _scaled(shapes: tuple[Shape, ...], scale: float) -> tuple[Shape, ...]:
    """The same shapes smaller, all within the point 0 0."""
    return tuple(_smaller(each, scale) for each in shapes)


def _smaller(each: Shape, scale: float) -> Shape:
    known = dict(each.attributes)
    known["transform"] = f"scale({scale:g}) {known.get('transform', '')}".rstrip()
    return each._replace(attributes=tuple(known.items()))


def _moved(shapes: tuple[Shape, ...], x: float, y: float) -> tuple[Shape, ...]:
    def moved(each: Shape) -> Shape:
        known = dict(each.attributes)
        known["transform"] = f"translate({x:g} {y:g}) {known.get('transform', '')}".rstrip()
        return each._replace(attributes=tuple(known.items()))

    return tuple(map(moved, shapes))


def _box(width: float, height: float, radius: float, kind: str) -> Shape:
    return shape(
        "", "rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=radius, class_=kind
    )


STRIPE = f"M0 8A8 8 0 0 1 8 0H{CARD_WIDTH - 8}A8 8 0 0 1 {CARD_WIDTH} 8V{STRIP}H0Z"
PATTERN = "M14 50L46 18L78 50L46 82ZM28 50L46 32L64 50L46 68Z"


def _card(name: str) -> tuple[Shape, ...]:
    """A card from its upper left corner, with room for its name on top."""
    face = shape("", "rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=8, class_="face")
    return (face, _path(STRIPE, "kind"), *_moved(ICONS[name], CARD_WIDTH / 2, (CARD_HEIGHT + STRIP) / 2))


BACK = (
    shape("", "rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=8, class_="back"),
    _path(PATTERN, "weave"),
)
MINI_BACK = (_box(30, 30, 6, "back"), _path("M-8 0L0 -8L8 0L0 8Z", "weave"))

SYMBOLS = (
    *(Symbol(f"card-{name}", _card(name)) for name in CARD_NAMES),
    Symbol("card-hidden", BACK),
    *(
        Symbol(f"mini-{name}", (_box(30, 30, 6, "face tint"), *_scaled(ICONS[name], 0.56)))
        for name in CARD_NAMES
    ),
    Symbol("mini-hidden", MINI_BACK),
    *(
        Symbol(f"offering-{name}", (_dot(0, 0, 14, "face tint"), *_scaled(ICONS[name], 0.48)))
        for name in OFFERING_NAMES
    ),
    Symbol("offering-hidden", (_dot(0, 0, 14, "back"), _path("M-8 0L0 -8L8 0L0 8Z", "weave"))),
    Symbol(
        "log",
        (
            _path("M-10 -6H9A6 6 0 0 1 9 6H-10Z", "timber"),
            shape("", "ellipse", cx=-10, cy=0, rx=4, ry=6, class_="timber-end"),
        ),
    ),
    Symbol(
        "star",
        (_path("M0 -11L3.2 -3.8L11 -3.2L5 2L7 10L0 5.6L-7 10L-5 2L-11 -3.2L-3.2 -3.8Z", "sunny"),),
    ),
)
