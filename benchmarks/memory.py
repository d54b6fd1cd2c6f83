"""The memory of one process that checks thousands of logs. It should not grow with them.

Every log has players of other names, because what is remembered by name would grow with them.

    python -m benchmarks.memory FILE LOGS     the process that is measured
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import referee

from .children import ROOT, environment, python
from .effort import Effort
from .logs import simulated
from .loosen import loosened

STAGES = (1, 100, 500, 1_000, 2_000, 5_000, 10_000, 20_000)
DISTINCT = 30
"""Different games of each kind; after them the names change."""


def measure(effort: Effort) -> dict[str, Any]:
    """Logs checked and MiB in memory, at several stages."""
    texts = [text for game in referee.game_names() for text in simulated(game, DISTINCT, effort.seed)]
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "logs.json"
        file.write_text(json.dumps(texts), encoding="utf-8")
        told = subprocess.run(
            python("-m", "benchmarks.memory", str(file), str(effort.memory)),
            env=environment(Path(name)),
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    return {"stages": json.loads(told)}


def _check(texts: list[str], number: int) -> None:
    text = texts[number % len(texts)]
    round_number = number // len(texts)
    if round_number:
        for name in referee.loads(text).players:
            text = re.sub(rf"\b{name}\b", f"{name}{_letters(round_number)}", text)
    if number % 3 == 0:
        text = loosened(text, number)
    if not referee.check(referee.loads(text)).legal:
        raise RuntimeError(f"a legal game was found at fault:\n{text}")


def _letters(number: int) -> str:
    return "".join("abcdefghij"[int(digit)] for digit in str(number))


def _resident() -> float:
    """The memory of this process in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2


def main() -> None:
    texts: list[str] = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    logs = int(sys.argv[2])
    seen = []
    for number in range(logs):
        _check(texts, number)
        if number + 1 in STAGES or number + 1 == logs:
            seen.append([number + 1, round(_resident(), 1)])
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
