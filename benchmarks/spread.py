"""The median of some measurements, and their range."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import NamedTuple


class Spread(NamedTuple):
    median: float
    least: float
    most: float

    def rounded(self, digits: int = 2) -> list[float]:
        return [round(each, digits) for each in self]


def spread(values: Sequence[float]) -> Spread:
    return Spread(statistics.median(values), min(values), max(values))
