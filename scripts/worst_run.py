"""One command in a process of its own that may compute and hold so much: what it took, and how it ended."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from .worst_files import Link

ROOT = Path(__file__).resolve().parent.parent
MOST_SECONDS = 120
MOST_MEMORY = 4 * 1024**3
"""Far beyond the bounds, so that it is told how far a command is beyond them; the machine is kept safe."""
FAULTS = ("internal fault", "Traceback", "MemoryError")


class Answer(NamedTuple):
    seconds: float
    """Of computing; what the command waits for does not count."""
    mebibytes: int
    code: int
    said: str

    @property
    def in_order(self) -> bool:
        return self.code in (0, 1, 2) and not any(fault in self.said for fault in FAULTS)


def run(command: str, files: Mapping[str, bytes | Link], given: bytes = b"") -> Answer:
    """A command in a folder of these files."""
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))

    with tempfile.TemporaryDirectory(prefix="referee-worst-") as name, tempfile.TemporaryFile() as said:
        folder = Path(name)
        for at, data in files.items():
            _lay(folder / at, data)
        with tempfile.TemporaryFile() as typed:
            typed.write(given)
            typed.seek(0)
            child = subprocess.Popen(
                [sys.executable, "-m", "referee", *command.split()],
                cwd=folder,
                stdin=typed,
                stdout=subprocess.DEVNULL,
                stderr=said,
                env=os.environ | {"PYTHONPATH": str(ROOT)},
                preexec_fn=limit,
            )
            _, status, used = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)  # so that nobody waits for it again
        said.seek(0)
        told = said.read().decode("utf-8", "replace")[-2_000:]
    seconds = round(used.ru_utime + used.ru_stime, 2)
    return Answer(seconds, used.ru_maxrss // 1024, child.returncode, told)


def _lay(path: Path, data: bytes | Link) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(data, Link):
        path.symlink_to(data.to)
    else:
        path.write_bytes(data)
