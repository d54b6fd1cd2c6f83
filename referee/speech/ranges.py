"""Numbers that something may be, in words."""

from __future__ import annotations

from collections.abc import Sequence

from .values import Value

MOST_RUNS = 4
"""Numbers with more gaps between them are not told one by one."""


class Either(Value):
    """The numbers that something may be: `3`, `3 or 5`, `10 to 14`, `49 or 54 to 56`; or both ends."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = tuple(sorted(set(numbers)))

    @property
    def neutral(self) -> object:
        return list(self.numbers) if len(self.numbers) > 1 else self.numbers[0]

    def __str__(self) -> str:
        from .catalogue import grammar

        language = grammar()
        runs: list[list[int]] = []
        for number in self.numbers:
            if not runs or number != runs[-1][-1] + 1:
                runs.append([])
            runs[-1].append(number)
        if len(runs) > MOST_RUNS:
            return language.joined([str(self.numbers[0]), str(self.numbers[-1])], "to")
        said: list[str] = []
        for run in runs:
            ends = list(map(str, run))
            said += [language.joined([ends[0], ends[-1]], "to")] if len(run) > 2 else ends
        return language.joined(said, "or")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Either) and other.numbers == self.numbers

    def __hash__(self) -> int:
        return hash(self.numbers)


def between(low: int, high: int) -> str:
    """The lowest and the highest of what a number may be: `3`, `3 or 4`, `3 to 5`."""
    if high - low < 2:
        return str(either((low, high)))
    from .say import tell

    return tell("span", "{low} to {high}", low=low, high=high)


def either(numbers: Sequence[int]) -> Either:
    return Either(numbers)
