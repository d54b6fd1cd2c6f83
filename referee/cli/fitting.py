"""Reports for a person, wrapped between words if they go to a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from referee.export.wrap import wrapped

from .files import STDIN, emit
from .painting import paint_for

DEEPEST = 8
"""The most columns by which a row is indented whose wrapped part is indented further."""


def fitted(rows: Iterable[str], columns: int | None, indent: int = 2) -> list[str]:
    """The rows, wrapped between words. What follows is indented further than the row itself."""
    found = []
    for row in rows:
        own = min(len(row) - len(row.lstrip(" ")), DEEPEST)
        found += wrapped(row, columns, 0, own + indent).split("\n")
    return found


def room_for(output: str | None) -> int | None:
    """How many columns a row may have; None if it goes to a file or another program."""
    columns = paint_for("auto", to_file=output not in (None, STDIN)).columns
    return None if columns is None else columns - 1


def emit_fitted(text: str, output: str | None) -> None:
    """Write a report to a file as it is, or to a terminal so that no word is broken."""
    emit("\n".join(fitted(text.split("\n"), room_for(output))), output)
