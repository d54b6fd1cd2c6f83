"""Sends Ctrl-C at points of the start of `referee`, one in each run, and counts how the runs end.

    python -m scripts.early_interrupts [--every 3] [--calls 900] [--moments 1000] [--within 60]

First strace sends the signal at a given system call, so that the points are the same however busy the
machine is. Then a clock sends it after so many milliseconds, which says how long each part of the start is.
Python turns the signal into a traceback until the first line of our own code has run. Two scripts are
tried: the one that is installed (`launcher/referee`), and for comparison one as pip writes it.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

COMMAND = "rules"
BY_PIP = """\
#!{python}
import sys
from referee.start import main
if __name__ == '__main__':
    sys.argv[0] = sys.argv[0].removesuffix('.exe')
    sys.exit(main())
"""
TRACEBACK, ONE_LINE, SILENT, OTHER = "traceback", "one line", "silent", "other"
SITE, SCRIPT, OURS = "the start of Python", "the script that pip wrote", "the loading of our first modules"


CALL = re.compile(r"^(\w+)\((.*)")


class Call(NamedTuple):
    """A system call of a process: its name, how many of that name there were with it, and the rest."""

    name: str
    occurrence: int
    words: str

    def sets(self, number: signal.Signals) -> bool:
        """Whether it makes this signal do something else."""
        return self.name == "rt_sigaction" and self.words.startswith(f"{number.name}, {{")


def traced(referee: str, *options: str) -> subprocess.CompletedProcess[str]:
    strace = ["strace", "-qq", "-e", "signal=none", *options, referee, COMMAND]
    return subprocess.run(strace, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)


def traced_calls(referee: str) -> list[Call]:
    """The system calls of the command, in order."""
    seen: Counter[str] = Counter()
    calls = []
    with tempfile.NamedTemporaryFile(prefix="referee-calls-", mode="r", errors="replace") as trace:
        traced(referee, "-o", trace.name)
        for name, words in (found.groups() for found in map(CALL.match, trace) if found):
            seen[name] += 1
            calls.append(Call(name, seen[name], words))
    return calls


def interrupted_at(referee: str, call: Call) -> subprocess.CompletedProcess[str]:
    """A run that is interrupted at this call. strace counts the calls of each name for itself."""
    point = f"inject={call.name}:signal=SIGINT:when={call.occurrence}"
    return traced(referee, "-o", "/dev/null", "-e", point)


def ended(code: int, said: str) -> str:
    """How a run ended that was interrupted."""
    if "Traceback" in said:
        return TRACEBACK
    if "referee: interrupted" in said:
        return ONE_LINE
    return SILENT if code != 0 and not said.strip() else OTHER


def came_from(said: str, referee: str) -> str:
    """Where a traceback came from: modules of ours, or what runs before them."""
    if "/referee/start" in said or "/referee/cli/" in said or "/referee/__init__" in said:
        return OURS
    return SCRIPT if f'"{referee}"' in said else SITE


def timed(referee: str, seconds: float) -> subprocess.CompletedProcess[str]:
    """A run that is interrupted so many seconds after its process became Python."""
    command = [referee, COMMAND]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
    return subprocess.CompletedProcess(command, process.returncode, "", said)


def at_calls(referee: str, calls: int, every: int) -> Iterable[subprocess.CompletedProcess[str]]:
    """The command, interrupted at every so many of its first system calls."""
    for call in traced_calls(referee)[:calls:every]:
        yield interrupted_at(referee, call)


def at_moments(referee: str, moments: int, within: float) -> Iterable[subprocess.CompletedProcess[str]]:
    """The command, interrupted at moments that are spread evenly over its first seconds."""
    return (timed(referee, within * number / moments) for number in range(moments))


def counted(referee: str, runs: Iterable[subprocess.CompletedProcess[str]]) -> dict[str, object]:
    """How many of the runs ended in which way, and where their tracebacks came from."""
    ends: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    for ran in runs:
        end = ended(ran.returncode, ran.stderr)
        ends[end] += 1
        if end == TRACEBACK:
            sources[came_from(ran.stderr, referee)] += 1
    return {"interrupts": ends.total(), "ends": dict(ends), "from": dict(sources)}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--calls", type=int, default=900, help="how many system calls the start has")
    parser.add_argument("--every", type=int, default=3, help="system calls between two points")
    parser.add_argument("--moments", type=int, default=1_000, help="interrupts by the clock")
    parser.add_argument("--within", type=float, default=60, help="milliseconds in which they are sent")
    parser.add_argument("--referee", default=str(Path(sys.executable).with_name("referee")))
    asked = parser.parse_args(arguments)
    if shutil.which("strace") is None or not Path(asked.referee).exists():
        print("strace and an installed referee are needed", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="referee-script-") as folder:
        by_pip = Path(folder, "referee")
        by_pip.write_text(BY_PIP.format(python=sys.executable), encoding="utf-8")
        by_pip.chmod(0o755)
        scripts = {"installed": asked.referee, "by pip": str(by_pip)}
        calls = {
            name: counted(path, at_calls(path, asked.calls, asked.every)) for name, path in scripts.items()
        }
        moments = {
            name: counted(path, at_moments(path, asked.moments, asked.within / 1_000))
            for name, path in scripts.items()
        }
    told = {"calls": asked.calls, "within": asked.within, "scripts": calls, "moments": moments}
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
