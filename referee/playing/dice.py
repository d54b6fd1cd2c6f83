"""Chance that falls the same way on every machine and in every Python.

Of the methods of `random.Random` only `random()` is promised to give the same numbers for the same seed
for good. Everything else that somebody may ask of the dice is made from it here.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class Dice(Random):
    """`random.Random`, of which every answer comes from `random()`. Seed it with a text."""

    def below(self, number: int) -> int:
        """A whole number from 0 up to, but not with, this one."""
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
        """The place of one of the weights, the likelier the heavier; any if all of them are 0."""
        total = 0.0
        for weight in weights:  # not sum(), which rounds in another way since Python 3.12
            total += weight
        if total <= 0:
            return self.below(len(weights))
        left = self.random() * total
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return max(place for place, weight in enumerate(weights) if weight > 0)
