"""Runs other processes, and says how much processor time each took."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Ran(NamedTuple):
    """One run of a command: seconds of wall-clock and processor time, and its exit code."""

    wall: float
    cpu: float
    code: int


def environment(folder: Path) -> dict[str, str]:
    """The environment of an installed program: no Python options set, and byte code available."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return plain | {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "PYTHONPATH": str(ROOT)}


def run(command: Sequence[str], settings: Mapping[str, str], folder: Path | None = None) -> Ran:
    """Run a command to its end. What it prints is thrown away."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        command,
        env=settings,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Ran(time.perf_counter() - begun, usage.ru_utime + usage.ru_stime, process.returncode)


def python(*arguments: str) -> list[str]:
    return [sys.executable, *arguments]
