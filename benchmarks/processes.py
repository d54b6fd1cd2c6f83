"""One, two and more processes: `check --jobs N` on an archive with logs of all games.

Wall-clock times mean something on an idle machine alone. So processor time is measured too, of the first
process and of the others. From it follows what idle cores could give at best: the work of one process, over
the largest share that any core has to do.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import referee

from .archives import distinct_logs, write_archive
from .children import ROOT, environment, python
from .effort import Effort

JOBS = ("1", "2", "4")
DISTINCT = 100
"""Different logs of each game in the archive."""

WRAPPED = """
import json, os, sys, time
from referee.cli import main
begun, kept = time.perf_counter(), os.dup(2)
try:
    main()
except SystemExit:
    pass
t = os.times()
told = {"wall": time.perf_counter() - begun, "first": t[0] + t[1], "others": t[2] + t[3]}
os.write(kept, (chr(10) + json.dumps(told)).encode())
"""
"""The command, which says at its end how much time it took itself, and its processes."""


def measure(effort: Effort) -> dict[str, Any]:
    found: dict[str, list[dict[str, float]]] = {jobs: [] for jobs in JOBS}
    with tempfile.TemporaryDirectory() as name:
        archive = Path(name) / "mixed.tar.gz"
        write_archive(archive, distinct_logs(referee.game_names(), DISTINCT), effort.archive)
        settings = environment(Path(name))
        _run(archive, "2", settings)  # fills the caches
        for _ in range(effort.archive_rounds):
            for jobs, runs in found.items():
                runs.append(_run(archive, jobs, settings))
    rows = {jobs: {key: _median(runs, key) for key in runs[0]} for jobs, runs in found.items()}
    alone = rows["1"]
    return {
        "logs": effort.archive,
        "rounds": effort.archive_rounds,
        "load": round(os.getloadavg()[0], 1),
        "cores": os.cpu_count(),
        "jobs": {
            jobs: {
                **{key: round(value, 2) for key, value in row.items()},
                "wall ratio": round(alone["wall"] / row["wall"], 2),
                "best round": round(_best_round(found, jobs), 2),
                "at best": round(_at_best(alone, row, int(jobs)), 2),
            }
            for jobs, row in rows.items()
        },
    }


def _run(archive: Path, jobs: str, settings: Mapping[str, str]) -> dict[str, float]:
    told = subprocess.run(
        python("-c", WRAPPED, "check", str(archive), "--output-format", "jsonl", "--jobs", jobs),
        env=settings,
        cwd=ROOT,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ).stderr
    figures: dict[str, float] = json.loads(told.splitlines()[-1])
    return figures


def _median(runs: Sequence[Mapping[str, float]], key: str) -> float:
    return statistics.median(each[key] for each in runs)


def _best_round(found: Mapping[str, Sequence[Mapping[str, float]]], jobs: str) -> float:
    pairs = zip(found["1"], found[jobs], strict=True)
    return max(one["wall"] / other["wall"] for one, other in pairs)


def _at_best(alone: Mapping[str, float], row: Mapping[str, float], jobs: int) -> float:
    """With a core for each process of the work; the first process takes its time from one of them."""
    return alone["first"] * jobs / (row["first"] + row["others"]) if jobs > 1 else 1.0
