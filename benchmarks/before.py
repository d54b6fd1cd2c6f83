"""The figures of the previous version, measured by the same benchmarks: stored, or of this very run."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from .table import BEFORE, Cell

FILE = Path(__file__).with_name("before.json")


Stored = Mapping[str, Any]
"""Tables as data, by their names."""


def stored_figures() -> Stored:
    """The figures that were measured when the version was made, with logs of another seed."""
    figures: Stored = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return figures


class Before:
    """The table of this name among the stored ones. If there is none, every figure is None."""

    def __init__(self, name: str, keys: tuple[str, ...], stored: Stored) -> None:
        self.keys = keys
        rows = stored.get(name, {}).get("rows", [])
        self.rows = {tuple(row[key] for key in keys): row for row in rows}

    def figure(self, key: tuple[Cell, ...], column: str) -> Cell:
        row: dict[str, Cell] = self.rows.get(key, {})
        return row.get(column)

    def row(self, key: tuple[Cell, ...], logs: int, figures: Mapping[str, Cell]) -> tuple[Cell, ...]:
        """A row of a table: each figure, followed by the previous one."""
        cells: list[Cell] = [*key, logs]
        for name, figure in figures.items():
            cells += [figure, self.figure(key, name)]
        return tuple(cells)

    def columns(self, names: Iterable[str]) -> tuple[str, ...]:
        return (*self.keys, "logs", *(column for name in names for column in (name, BEFORE)))
