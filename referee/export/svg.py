"""A drawing as SVG: a file of its own, or a part of a page. Every text in it is escaped.

The colours are in svg_colours.py and nowhere else. A page with drawings writes `style()` into its style
sheet once, and each drawing with `figure(...)`. The class `light` or `dark` on the `svg` element overrides
what the reader's system prefers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from referee.pictures.drawing import Drawing, Shape

from .safe_text import visible
from .svg_colours import DARK, LIGHT, RULES

Scheme = Literal["auto", "light", "dark"]

_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


def escape(text: str) -> str:
    """The text for SVG or HTML, between tags or in an attribute. Control characters are made visible."""
    return visible(text).translate(_ENTITIES)


def svg(drawing: Drawing, *, scheme: Scheme = "auto") -> str:
    """A file that needs nothing else."""
    return figure(drawing, scheme=scheme, inside=f"<style>{style()}</style>") + "\n"


def figure(drawing: Drawing, *, scheme: Scheme = "auto", prefix: str = "", inside: str = "") -> str:
    """The `svg` element. On a page with several drawings each needs a prefix for its ids."""
    size = (
        f'width="{drawing.width}" height="{drawing.height}" viewBox="0 0 {drawing.width} {drawing.height}"'
    )
    kind = "drawing" if scheme == "auto" else f"drawing {scheme}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="{kind}" role="img" '
    head += f'aria-label="{escape(drawing.description)}">'
    return "\n".join([head, *([inside] if inside else []), *_body(drawing, prefix), "</svg>"])


def _body(drawing: Drawing, prefix: str) -> Iterator[str]:
    if drawing.symbols:
        yield "<defs>"
        for symbol in drawing.symbols:
            parts = "".join(element(each, prefix) for each in symbol.shapes)
            name = escape(f"{prefix}_{symbol.id}")
            yield f'<g id="{name}">{parts}</g>'
        yield "</defs>"
    for shape in drawing.shapes:
        yield element(shape, prefix)


def element(shape: Shape, prefix: str = "") -> str:
    """One shape as an SVG element."""
    said = "".join(f' {name}="{escape(value)}"' for name, value in attributes(shape, prefix).items())
    title = f"<title>{escape(shape.title)}</title>" if shape.title else ""
    inside = title + escape(shape.text)
    return f"<{shape.tag}{said}>{inside}</{shape.tag}>" if inside else f"<{shape.tag}{said}/>"


def attributes(shape: Shape, prefix: str = "") -> dict[str, str]:
    """The attributes as they are written: ids with the prefix, classes with their own."""
    said = {"id": prefix + shape.id} if shape.id else {}
    for name, value in shape.attributes:
        if name == "href":
            said[name] = f"#{prefix}_{value[1:]}"  # a symbol may be called as a shape is
        elif name == "class":
            said[name] = " ".join(f"d-{kind}" for kind in value.split())
        else:
            said[name] = value
    return said


def style() -> str:
    """The style sheet of all drawings: light, or dark if the reader prefers that; on paper always light."""
    dark = f"@media screen and (prefers-color-scheme:dark){{.drawing:not(.light){{{_values(DARK)}}}}}"
    return f".drawing{{{_values(LIGHT)}}}{dark}.drawing.dark{{{_values(DARK)}}}{RULES}"


def _values(colours: Mapping[str, str]) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in colours.items())
