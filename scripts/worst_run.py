"""Runs one command in a process with limits of time and memory: what it took, and how it ended."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from .worst_files import Link
from .worst_sessions import SESSIONS

ROOT = Path(__file__).resolve().parent.parent
MOST_SECONDS = 120
MOST_MEMORY = 4 * 1024**3
"""Far above the bounds, to show by how much a command exceeds them, but safe for the machine."""
FAULTS = ("internal error", "Traceback", "MemoryError")


class Answer(NamedTuple):
    seconds: float
    """Processor time; waiting does not count."""
    mebibytes: int
    code: int
    said: str

    @property
    def in_order(self) -> bool:
        return self.code in (0, 1, 2) and not any(fault in self.said for fault in FAULTS)


LAUNCHER = f"""
import os, resource, sys
child = os.fork()
if not child:
    resource.setrlimit(resource.RLIMIT_CPU, ({MOST_SECONDS}, {MOST_SECONDS}))
    resource.setrlimit(resource.RLIMIT_AS, ({MOST_MEMORY}, {MOST_MEMORY}))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.execv(sys.executable, [sys.executable, "-m", *sys.argv[1:]])
_, status, used = os.wait4(child, 0)
print([os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss])
"""
"""A small process that starts the command: for the system, what a process held before it became another
program is memory of that program too."""


def run(command: str, files: Mapping[str, bytes | Link], given: bytes = b"") -> Answer:
    """Run a command in a folder with these files."""
    module = "scripts.worst_sessions" if command.split()[0] in SESSIONS else "referee"
    with tempfile.TemporaryDirectory(prefix="referee-worst-") as name, tempfile.TemporaryFile() as said:
        folder = Path(name)
        for at, data in files.items():
            _lay(folder / at, data)
        with tempfile.TemporaryFile() as typed:
            typed.write(given)
            typed.seek(0)
            launched = subprocess.run(
                [sys.executable, "-S", "-c", LAUNCHER, module, *command.split()],
                cwd=folder,
                stdin=typed,
                stdout=subprocess.PIPE,
                stderr=said,
                env=os.environ | {"PYTHONPATH": str(ROOT)},
                check=True,
            )
        said.seek(0)
        told = said.read().decode("utf-8", "replace")[-2_000:]
    code, seconds, kibibytes = json.loads(launched.stdout)
    return Answer(round(seconds, 2), kibibytes // 1024, code, told)


def _lay(path: Path, data: bytes | Link) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(data, Link):
        path.symlink_to(data.to)
    else:
        path.write_bytes(data)
