"""Numbers that something may be, in words."""

from __future__ import annotations

from collections.abc import Sequence

MOST_RUNS = 4
"""Numbers with more gaps between them are not told one by one."""


def either(numbers: Sequence[int]) -> str:
    """The numbers that something may be: `3`, `3 or 5`, `10 to 14`, `49 or 54 to 56`; or both ends."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if not runs or number != runs[-1][-1] + 1:
            runs.append([])
        runs[-1].append(number)
    if len(runs) > MOST_RUNS:
        return f"{min(numbers)} to {max(numbers)}"
    said = [f"{run[0]} to {run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs]
    return " or ".join(filter(None, ", ".join(said).rpartition(", ")[::2]))
