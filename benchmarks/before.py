"""The figures of the version before, as the same benchmarks measured it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .table import Cell

FILE = Path(__file__).with_name("before.json")


class Before:
    """The stored table of this name. Without one every figure is None."""

    def __init__(self, name: str, keys: tuple[str, ...]) -> None:
        self.keys = keys
        stored: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
        rows = stored.get(name, {}).get("rows", [])
        self.rows = {tuple(row[key] for key in keys): row for row in rows}

    def figure(self, key: tuple[Cell, ...], column: str) -> Cell:
        row: dict[str, Cell] = self.rows.get(key, {})
        return row.get(column)
