"""Reports for a person, wrapped between words if they go to a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable

from referee.export.safe_text import width
from referee.export.wrap import wrapped

from .files import STDIN, emit
from .painting import paint_for

NARROWEST_EXPLANATION = 20
"""The fewest columns in which an explanation is wrapped below itself."""
_POINTS = re.compile(r" +[0-9]+(?:-[0-9]+)?  +\S")
_PARTS = re.compile(r"(?<=;) ")
_GLUE = "\N{NO-BREAK SPACE}"
_GAP = re.compile(r"(?<=\S)  +(?=\S)")

DEEPEST = 8
"""The most columns by which a row is indented whose wrapped part is indented further."""


def fitted(rows: Iterable[str], columns: int | None, indent: int = 2) -> list[str]:
    """The rows, wrapped between words. What follows is indented further than the row itself."""
    found = []
    for row in rows:
        own = min(len(row) - len(row.lstrip(" ")), DEEPEST)
        at = _explained_at(row, columns)
        if columns is not None and at:
            found += wrapped(_glued(row, at, columns), columns, 0, at).replace(_GLUE, " ").split("\n")
        else:
            found += wrapped(row, columns, 0, own + indent).split("\n")
    return found


def _glued(row: str, at: int, columns: int) -> str:
    """The row with each part of its explanation in one piece, if that fits: `necklace 12`."""
    start = max(gap.end() for gap in _GAP.finditer(row))
    parts = _PARTS.split(row[start:])
    joined = [part.replace(" ", _GLUE) if width(part) <= columns - at else part for part in parts]
    return row[:start] + " ".join(joined)


def _explained_at(row: str, columns: int | None) -> int:
    """Where the explanation begins in a line of a score sheet, if there is room below it; else 0.

    What is wrapped stands there, so that no number of it is taken for points.
    """
    if columns is None or not _POINTS.match(row):
        return 0
    last = max((gap.end() for gap in _GAP.finditer(row)), default=0)
    at = width(row[:last])
    return at if columns - at >= NARROWEST_EXPLANATION else 0


def room_for(output: str | None) -> int | None:
    """How many columns a row may have; None if it goes to a file or another program."""
    columns = paint_for("auto", to_file=output not in (None, STDIN)).columns
    return None if columns is None else columns - 1


def emit_fitted(text: str, output: str | None) -> None:
    """Write a report to a file as it is, or to a terminal so that no word is broken."""
    emit("\n".join(fitted(text.split("\n"), room_for(output))), output)
