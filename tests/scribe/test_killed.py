"""A recorder that is killed loses no line that it accepted."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import referee
from tests.effort import tries
from tests.scribe.killing import ACK
from tests.support import RECORDS, ROOT

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs POSIX processes")

KILLS = tries(20, 200, "REFEREE_KILLS")
GAME = RECORDS / "rapa-nui-island" / "legal" / "games" / "3-players-es.moai"


def test_killed_at_random_moments_no_accepted_line_is_lost(tmp_path: Path) -> None:
    arguments = [str(GAME), str(KILLS), "18", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "tests.scribe.killing", *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    count = json.loads(done.stdout)
    assert count["kills"] == KILLS
    # It means nothing unless the kills hit recorders that were at work. How many lines they had done is
    # a matter of time, so no more is asked than what was awaited.
    assert count["acknowledged"] > 2 * KILLS
    assert count["undone"] > KILLS / 10
    assert count["early"] < KILLS / 2
    assert count["ahead"] > KILLS / 10  # killed between the disk and the acknowledgement


def test_killed_as_a_command_of_its_own(tmp_path: Path) -> None:
    """The same with the command as a shell starts it, a few times, and without a head start."""
    dice = random.Random(4)
    log = tmp_path / "game.moai"
    lines = [line for line in GAME.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    done = 0
    for _ in range(tries(3, 6)):
        process = subprocess.Popen(
            [sys.executable, "-m", "referee", "record", "rapa-nui-island", str(log)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n".join(lines[done:]) + "\n")
        process.stdin.flush()
        said = [process.stdout.readline()]  # it is at work now
        time.sleep(dice.random() * 0.05)
        process.send_signal(signal.SIGKILL)
        said += process.stdout.readlines()
        process.stdin.close()
        process.stdout.close()
        process.wait()
        here = log.read_text(encoding="utf-8").splitlines()
        acknowledged = [row for row in said if row.endswith("\n") and ACK.match(row)]
        assert len(here) - done in (len(acknowledged), len(acknowledged) + 1)
        assert here == lines[: len(here)]
        done = len(here)
    assert done >= tries(3, 6)  # each has acknowledged a line at least
    assert referee.check(referee.load(log)).legal
