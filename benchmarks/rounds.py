"""Measures contestants in turn, round after round, so that a busy moment affects all of them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from statistics import median


def medians(contestants: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """The median of what each contestant returns, by name."""
    measured: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, contestant in contestants.items():
            gc.collect()
            gc.freeze()  # so that no contestant collects the garbage of another
            measured[name].append(contestant())
            gc.unfreeze()
    return {name: median(values) for name, values in measured.items()}


def ratio(value: float, base: float | None) -> float | None:
    """The value divided by the base, or None without a base."""
    return value / base if base else None


def sample(items: Sequence[str], share: int) -> Sequence[str]:
    """One in `share` items, but at least one."""
    return items[:: max(1, min(share, len(items)))]
