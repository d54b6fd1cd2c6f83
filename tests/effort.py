"""How much is tried: a sample in each run of the tests, everything with REFEREE_TESTS=full.

A sample keeps each property and tries it with fewer random games, bent texts or kills. What can be listed,
such as records, rules, modules and commands, is never sampled by more than docs/testing.md says.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

Case = TypeVar("Case")

ASKED = os.environ.get("REFEREE_TESTS", "sample")
if ASKED not in ("sample", "full"):
    raise ValueError(f"REFEREE_TESTS is sample or full, not {ASKED!r}")
FULL = ASKED == "full"


def tries(sample: int, full: int, variable: str = "") -> int:
    """How often something is tried. A variable of its own, if it has one and is set, goes before."""
    own = os.environ.get(variable, "") if variable else ""
    return int(own) if own else full if FULL else sample


def some(cases: Iterable[Case], step: int, start: int = 0) -> list[Case]:
    """All cases in full, else every third, fourth, ... (`step`)."""
    every = list(cases)
    return every if FULL else every[start % step :: step]
