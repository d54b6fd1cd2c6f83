"""Logs judged by another checkout of Referee, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

_SCRIPT = """
import json, sys, time
import referee

def checked(text):
    begun = time.process_time()
    try:
        record = referee.loads(text)
        begun = time.process_time()
        findings = referee.check(record).findings
    except Exception:  # an old version may crash; then it counts nothing
        findings = []
    seconds = time.process_time() - begun
    counts = [each for each in findings if each.severity == "error" and each.follows is None]
    return sorted({each.place.line for each in counts}), seconds

texts = json.load(sys.stdin)
checked(texts[0])  # so that everything is loaded before timing starts
json.dump([checked(text) for text in texts], sys.stdout)
"""


class Judged(NamedTuple):
    """The lines that count in a log, and the processor time of its check."""

    counted: frozenset[int]
    seconds: float


def judged_by(checkout: Path, texts: Sequence[str]) -> list[Judged]:
    """What the Referee in this folder says of each log."""
    if not texts:
        return []
    ran = subprocess.run(
        [sys.executable, "-c", _SCRIPT],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=True,
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
    )
    return [Judged(frozenset(lines), seconds) for lines, seconds in json.loads(ran.stdout)]
