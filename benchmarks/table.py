"""The result of a benchmark as a table: for a person, and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

BEFORE = "before"
"""The name of a column with the figures of the previous version."""

Cell = str | int | float | None


class Table(NamedTuple):
    """The result of one benchmark. A cell that is None was not measured."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]
    notes: tuple[str, ...] = ()


def render(table: Table) -> str:
    """The table in plain text, with words aligned left and numbers aligned right."""
    texts = [table.columns, *(tuple(_text(cell) for cell in row) for row in table.rows)]
    widths = [max(len(row[column]) for row in texts) for column in range(len(table.columns))]
    wordy = [all(isinstance(row[column], str) for row in table.rows) for column in range(len(widths))]
    lines = [
        "  ".join(
            text.ljust(width) if words else text.rjust(width)
            for text, width, words in zip(row, widths, wordy, strict=True)
        ).rstrip()
        for row in texts
    ]
    rule = "-" * max(len(line) for line in lines)
    return "\n".join([table.title, rule, lines[0], rule, *lines[1:], "", *table.notes])


def to_json(table: Table) -> dict[str, Any]:
    """The table as data, its numbers not rounded."""
    return {
        "title": table.title,
        "rows": [dict(zip(_keys(table.columns), row, strict=True)) for row in table.rows],
        "notes": list(table.notes),
    }


def _keys(columns: Sequence[str]) -> list[str]:
    """The keys of the columns. A column `before` belongs to the column on its left."""
    pairs = zip(columns, ("", *columns), strict=False)
    return [f"{left} {BEFORE}" if name == BEFORE else name for name, left in pairs]


def _text(cell: Cell) -> str:
    if cell is None:
        return "-"
    if isinstance(cell, float):
        return f"{cell:,.2f}"
    return f"{cell:,}" if isinstance(cell, int) else cell
