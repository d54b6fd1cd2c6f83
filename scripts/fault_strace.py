"""The same faults from outside: strace lets a real call of a real process fail, or sends a signal during
it.

It confirms what fault_points.py does inside a process, and shows calls that the latter cannot see. A run
takes about a second, so this is for a sample. The next run, without a fault, is a fork as usual.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.fault_cases import Case
from scripts.fault_points import KILL, Call, Fault
from scripts.fault_runs import LONGEST, Bench, Ran

TRACED = (
    "?open,?openat,?read,?pread64,?write,?pwrite64,?fsync,?close,?stat,?lstat,?fstat,?newfstatat,?statx,"
    "?access,?faccessat,?faccessat2,?readlink,?readlinkat,?getdents64,?ftruncate,?flock,?fchmod,?fchown,"
    "?link,?linkat,?rename,?renameat,?renameat2,?unlink,?unlinkat,?mkdir,?mkdirat,?rmdir"
)
BY_DATA = ("read", "pread64", "write", "pwrite64", "getdents64")
"""Calls in which the text in quotes is not a name."""
ERRORS = ("ENOSPC", "EIO", "EACCES", "EINTR")
_ROW = re.compile(r"(?:[0-9]+ +)?(?P<name>[a-z0-9_]+)\((?P<rest>.*)")
_FILE = re.compile(r"(?<!AT_FDCWD)<(/[^>]*)>")
_NAME = re.compile(r'"((?:[^"\\]|\\.)*)"')


def is_here() -> bool:
    return shutil.which("strace") is not None and sys.platform == "linux"


def faults_at(call: Call) -> list[Fault]:
    """All faults that strace can cause in a call."""
    return [Fault(call.number, kind) for kind in (*ERRORS, "SIGINT before", "SIGTERM before", KILL)]


class StraceBench(Bench):
    """Runs with a fault, and those in which the calls are counted, are processes under strace."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self._places: dict[str, dict[int, tuple[str, int]]] = {}
        """For each case and number of a call: its name, and how many calls of that name came up to it."""

    def count(self, case: Case) -> list[Call]:
        """The calls that a command makes in its folder."""
        self.lay_out(case)
        ran, rows = self._traced(case, f"trace={TRACED}")
        assert ran.returncode in (0, 1), ran
        seen: dict[str, int] = {}
        places = self._places[case.name] = {}
        calls: list[Call] = []
        for row in rows:
            found = _ROW.match(row)
            if found is None:
                continue
            name = found["name"]
            seen[name] = seen.get(name, 0) + 1
            about = self._about(name, found["rest"])
            if about is not None:
                calls.append(Call(len(calls) + 1, name, about))
                places[len(calls)] = name, seen[name]
        return calls

    def _about(self, name: str, rest: str) -> str | None:
        folder = os.path.realpath(self.folder)
        names = _FILE.findall(rest.rpartition(") = ")[0])
        if name not in BY_DATA:
            names += [os.path.join(folder, each) for each in _NAME.findall(rest) if each]
        inside = [each for each in names if each == folder or each.startswith(folder + os.sep)]
        return os.path.relpath(inside[-1], folder) if inside else None

    def run(self, case: Case, fault: Fault | None = None, told: tuple[str, ...] | None = None) -> Ran:
        if fault is None:
            return super().run(case, told=told)
        name, nth = self._places[case.name][fault.number]
        word = fault.kind.split()[0]
        what = f"signal={word}" if word.startswith("SIG") else f"error={word}"
        ran, rows = self._traced(case, f"trace={name}", f"inject={name}:{what}:when={nth}")
        hit = any("(INJECTED)" in row or f"--- {word} " in row or f"by {word}" in row for row in rows)
        about = Call(fault.number, name.removesuffix("at"), "") if hit else None
        out, err = ((self.side / each).read_text("utf-8", "replace") for each in ("out", "err"))
        return Ran(ran.returncode, out, err, self.content(), (), about)

    def _traced(self, case: Case, *wishes: str) -> tuple[subprocess.CompletedProcess[bytes], list[str]]:
        trace = self.side / "trace"
        command = ["strace", "-f", "-qq", "-y", "-o", str(trace)]
        command += [part for wish in wishes for part in ("-e", wish)]
        command += [sys.executable, "-P", "-m", "referee", *case.command]
        (self.side / "in").write_text("".join(f"{line}\n" for line in case.told), encoding="utf-8")
        changes = {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8"}
        with (
            open(self.side / "in", "rb") as ears,
            open(self.side / "out", "wb") as mouth,
            open(self.side / "err", "wb") as complaints,
        ):
            ran = subprocess.run(
                command,
                cwd=self.folder,
                env={**os.environ, **changes, "TERM": "dumb"},
                stdin=ears,
                stdout=mouth,
                stderr=complaints,
                timeout=LONGEST * 2,
                check=False,
            )
        return ran, trace.read_text("utf-8", "replace").splitlines()
