"""Random numbers that are the same on every machine and in every Python.

Python promises the same numbers for the same seed only for `random.Random.random()`. All other methods are
made from it here.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class Dice(Random):
    """A `random.Random` whose methods all use `random()`. Seed it with a text."""

    def below(self, number: int) -> int:
        """A whole number from 0 up to, but not including, this one."""
        return int(self.random() * number)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        numbers = range(start) if stop is None else range(start, stop, step)
        return numbers[self.below(len(numbers))]

    def choice(self, seq: Any) -> Any:
        return seq[self.below(len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Sequence[T], k: int, *, counts: Any = None) -> list[T]:
        numbers = [1] * len(population) if counts is None else list(counts)
        drawn = [each for each, number in zip(population, numbers, strict=True) for _ in range(number)]
        self.shuffle(drawn)
        return drawn[:k]

    def weighted(self, weights: Sequence[float]) -> int:
        """A random index, in proportion to the weights; any index if all weights are 0."""
        total = 0.0
        for weight in weights:  # not sum(), which rounds differently since Python 3.12
            total += weight
        if total <= 0:
            return self.below(len(weights))
        left = self.random() * total
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return max(place for place, weight in enumerate(weights) if weight > 0)
