"""Sends Ctrl-C at points of the start of `referee`, one in each run, and counts how the runs end.

    python -m scripts.early_interrupts [--every 3] [--calls 300] [--referee PATH]

strace sends the signal at a given system call, so the points are the same however busy the machine is.
Python turns the signal into a traceback until the first line of our own code has run. Two scripts are
tried: the one that is installed, and one as newer versions of pip write it, which loads less before that.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

COMMAND = "rules"
NEWER = """\
#!{python}
import sys
from referee.start import main
if __name__ == '__main__':
    sys.argv[0] = sys.argv[0].removesuffix('.exe')
    sys.exit(main())
"""
TRACEBACK, ONE_LINE, SILENT, OTHER = "traceback", "one line", "silent", "other"
KILLED = (-2, 130)
SITE, SCRIPT, OURS = "the start of Python", "the script that pip wrote", "the loading of our first modules"


def traced(referee: str, *options: str) -> subprocess.CompletedProcess[str]:
    strace = ["strace", "-qq", "-e", "signal=none", *options, referee, COMMAND]
    return subprocess.run(strace, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)


def ended(code: int, said: str) -> str:
    """How a run ended that was interrupted."""
    if "Traceback" in said:
        return TRACEBACK
    if "referee: interrupted" in said:
        return ONE_LINE
    return SILENT if code in KILLED and not said.strip() else OTHER


def came_from(said: str, referee: str) -> str:
    """Where a traceback came from: modules of ours, or what runs before them."""
    if "/referee/start" in said or "/referee/cli/" in said or "/referee/__init__" in said:
        return OURS
    return SCRIPT if f'"{referee}"' in said else SITE


def measured(referee: str, calls: int, every: int) -> dict[str, object]:
    """Interrupt the command at every so many of its first system calls."""
    ends: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    for number in range(1, calls + 1, every):
        ran = traced(referee, "-o", "/dev/null", "-e", f"inject=all:signal=SIGINT:when={number}")
        end = ended(ran.returncode, ran.stderr)
        ends[end] += 1
        if end == TRACEBACK:
            sources[came_from(ran.stderr, referee)] += 1
    return {"interrupts": ends.total(), "ends": dict(ends), "from": dict(sources)}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--calls", type=int, default=300, help="how many system calls the start has")
    parser.add_argument("--every", type=int, default=3, help="system calls between two points")
    parser.add_argument("--referee", default=str(Path(sys.executable).with_name("referee")))
    asked = parser.parse_args(arguments)
    if shutil.which("strace") is None or not Path(asked.referee).exists():
        print("strace and an installed referee are needed", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="referee-script-") as folder:
        newer = Path(folder, "referee")
        newer.write_text(NEWER.format(python=sys.executable), encoding="utf-8")
        newer.chmod(0o755)
        scripts = {"installed": asked.referee, "newer": str(newer)}
        told = {name: measured(path, asked.calls, asked.every) for name, path in scripts.items()}
    print(json.dumps({"calls": asked.calls, "scripts": told}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
