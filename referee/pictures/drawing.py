"""A picture of a table as plain data: shapes in painting order. export/svg.py writes it as SVG.

A shape has the same id in every picture of a game: the id names a piece or a place. So two pictures can be
compared shape by shape, and a page needs to change only what differs. A shape says what it is by its
class, and export/svg.py decides the colours. So every picture has a light and a dark version.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple

MOST_KEPT = 2_048
"""How many shapes of each kind are kept. Most of a picture is the same in the next one."""


class Shape(NamedTuple):
    """One SVG element. Everything in it is plain text: it is escaped where it is written."""

    id: str
    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    text: str = ""
    title: str = ""
    """What a tooltip and a screen reader say of it, in plain words."""


class Symbol(NamedTuple):
    """A piece that is drawn once around the point 0 0. Shapes with the tag `use` put it on the table."""

    id: str
    shapes: tuple[Shape, ...]


class Drawing(NamedTuple):
    """A picture of the table. No shape reaches beyond `width` and `height`."""

    width: int
    height: int
    shapes: tuple[Shape, ...]
    description: str
    """The table in a few plain sentences, for those who cannot see the picture."""
    symbols: tuple[Symbol, ...] = ()
    """The same for every picture of a game."""


class LastAction(NamedTuple):
    """What led to the table that is drawn: who did what, and the state before. Seat -1 is the table."""

    seat: int
    action: Any
    before: Any


def shape(name: str, tag: str, *, text: str = "", title: str = "", **attributes: object) -> Shape:
    """A shape with this id. `class_` is written `class`, and other underscores are written as hyphens."""
    return _shape(name, tag, text, title, tuple(attributes.items()))


@lru_cache(maxsize=MOST_KEPT)
def _shape(name: str, tag: str, text: str, title: str, attributes: tuple[tuple[str, object], ...]) -> Shape:
    pairs = [
        (_hyphened(key), value if value.__class__ is str else _value(value))
        for key, value in attributes
        if value is not None
    ]
    return Shape(name, tag, tuple(pairs), text, title)


def use(
    name: str, symbol: str, x: float, y: float, kind: str = "", *, turn: int = 0, title: str = ""
) -> Shape:
    """A symbol at a place, turned clockwise by so many degrees. `kind` is its class."""
    return _use(name, symbol, x, y, kind, turn, title)


@lru_cache(maxsize=MOST_KEPT)
def _use(name: str, symbol: str, x: float, y: float, kind: str, turn: int, title: str) -> Shape:
    place = f"translate({_value(x)} {_value(y)})" + (f" rotate({turn})" if turn else "")
    return shape(name, "use", href=f"#{symbol}", transform=place, class_=kind or None, title=title)


def label(name: str, x: float, y: float, text: str, kind: str = "", *, title: str = "") -> Shape:
    """A text. Its class says how large it is and how it is aligned."""
    return _label(name, x, y, text, kind, title)


@lru_cache(maxsize=MOST_KEPT)
def _label(name: str, x: float, y: float, text: str, kind: str, title: str) -> Shape:
    return shape(name, "text", x=x, y=y, class_=f"text {kind}".rstrip(), text=text, title=title)


def changed(before: Iterable[Shape], after: Iterable[Shape]) -> tuple[list[Shape], list[str]]:
    """The shapes that are new or different, and the ids of those that are gone."""
    old = {each.id: each for each in before}
    new = list(after)
    gone = old.keys() - {each.id for each in new}
    return [each for each in new if old.get(each.id) != each], [each for each in old if each in gone]


@cache
def _hyphened(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _value(value: object) -> str:
    return f"{value + 0.0:g}" if isinstance(value, float) else str(value)  # 0 and not -0


def clipped(text: str, most: int) -> str:
    """The text, or its beginning and an ellipsis if it has more characters than there is room for."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
