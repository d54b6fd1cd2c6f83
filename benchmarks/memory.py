"""The memory of one process that checks thousands of different logs. It should not grow with them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import referee

from .corpus import easter_island_log
from .table import Table

STAGES = (100, 500, 1_000, 2_000, 5_000, 10_000, 20_000)
_STATM = Path("/proc/self/statm")
_MIB = 1024 * 1024


def run(logs: int, seed: int) -> Table:
    """Check this many logs one after the other, each with another game and other players."""
    rows: list[tuple[int, float, float]] = [(0, _resident(), _peak())]
    for number in range(1, logs + 1):
        _check_one(seed, number)
        if number in STAGES or number == logs:
            rows.append((number, _resident(), _peak()))
    notes = (
        "In turn, a log is canonical, says what each ray destroyed, or needs the grammar.",
        "Making the random games is included.",
    )
    return Table("Memory of one process", ("logs checked", "resident MiB", "peak MiB"), rows, notes)


def _check_one(seed: int, number: int) -> None:
    # Other names in every log, because a cache by name would grow with them.
    log = easter_island_log(seed * 1_000_000 + number, (f"Ann{number}", f"Ben{number}"))
    text = (log.canonical, log.outcomes, log.untidy)[number % 3]
    if referee.check(referee.loads(text)).findings:
        raise RuntimeError(f"a legal game was found at fault:\n{text}")


def _resident() -> float:
    """The memory of the process in MiB: now, or its maximum if the system does not report the former."""
    if not _STATM.exists():
        return _peak()
    pages = int(_STATM.read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / _MIB


def _peak() -> float:
    import resource  # Windows does not have it, but can run the other benchmarks

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / _MIB if sys.platform == "darwin" else most / 1024
