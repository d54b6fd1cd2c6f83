"""How much to try: a sample in each run of the tests, everything with REFEREE_TESTS=full.

A sample tests each property with fewer random games, changed texts or kills. docs/testing.md says how far
records, rules, modules and commands are sampled.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable
from typing import TypeVar

Case = TypeVar("Case")

ASKED = os.environ.get("REFEREE_TESTS", "sample")
if ASKED not in ("sample", "full"):
    raise ValueError(f"REFEREE_TESTS is sample or full, not {ASKED!r}")
FULL = ASKED == "full"


def tries(sample: int, full: int, variable: str = "") -> int:
    """How often to try something. Its environment variable, if it has one and it is set, decides."""
    own = os.environ.get(variable, "") if variable else ""
    return int(own) if own else full if FULL else sample


def in_sample(name: str, step: int) -> bool:
    """Whether something is one of about every `step`-th; of all in a full run."""
    return FULL or zlib.crc32(name.encode()) % step == 0


def some(cases: Iterable[Case], step: int, start: int = 0) -> list[Case]:
    """All cases in a full run, else every `step`-th case."""
    every = list(cases)
    return every if FULL else every[start % step :: step]
