"""Every system call may fail: a sample, faults found earlier, and proof that a bad writer is noticed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from scripts import fault_points as points
from scripts.fault_cases import CASES, Case
from scripts.fault_runs import Ran
from scripts.fault_verdicts import run_with
from tests.effort import tries
from tests.faults.trying import FOUND, SPOILED
from tests.support import ROOT

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs POSIX processes")

SAMPLE = tries(30, 80)


def answer(*command: str, codes: tuple[int, ...] = (0,)) -> Any:
    ran = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert ran.returncode in codes, ran.stderr[-3000:]
    return json.loads(ran.stdout)


def test_a_sample_of_all_faults() -> None:
    told = answer("scripts.faults", "--sample", str(SAMPLE), "--seed", "12", "--output-format", "json")
    rows = told["commands"].values()
    assert sum(row["faults"] for row in rows) == sum(told["kinds"].values()) == SAMPLE
    assert sum(row["broken"] for row in rows) == 0
    # It means nothing unless commands and faults of all sorts are among them.
    assert len(told["commands"]) > len(CASES) / tries(3, 2)
    assert len(told["kinds"]) >= tries(6, 9)
    for outcome in ("done", "refused", "interrupted", "killed"):
        assert sum(row[outcome] for row in rows) >= tries(1, 3), outcome


def test_what_was_found_stays_mended() -> None:
    told = answer("tests.faults.trying", "found")
    assert len(told) == len(FOUND)
    assert {name: broken for name, broken in told.items() if broken} == {}


@pytest.mark.parametrize("name", [name for name in SPOILED if not name.startswith("serve")])
def test_a_spoiled_writer_shows(name: str) -> None:
    words = SPOILED[name][2]
    broken = answer("tests.faults.trying", "spoiled", name)
    assert any(words in each for each in broken), broken


class FewerCalls:
    """A folder in which the fault meets a call only in the third run."""

    def __init__(self) -> None:
        self.runs = 0

    def lay_out(self, case: Case) -> None:
        pass

    def run(self, case: Case, fault: points.Fault) -> Ran:
        self.runs += 1
        hit = points.Call(1, "write", "x") if self.runs == 3 else None
        return Ran(0, "", "", {}, (), hit)


@pytest.mark.parametrize(("command", "runs", "is_hit"), [("serve", 3, True), ("record", 1, False)])
def test_a_server_is_run_until_the_fault_meets_a_call(command: str, runs: int, is_hit: bool) -> None:
    case = Case(command, (command, "game.moai"), {})
    bench: Any = FewerCalls()
    ran = run_with(bench, case, points.faults_at(points.Call(1, "write", "x"))[0])
    assert (bench.runs, ran.hit is not None) == (runs, is_hit)


def test_what_can_happen_to_a_call() -> None:
    """Python repeats some calls by itself; only a write can be done by half."""
    kinds = {
        function: {
            fault.kind for fault in points.faults_at(points.Call(1, function, "x")) if not fault.lasting
        }
        for function in ("write", "close", "stat", "fsync", "replace")
    }
    signals = {f"{name} {when}" for name in ("SIGINT", "SIGTERM") for when in ("before", "after")}
    always = {"EIO", "SIGKILL", *signals}
    assert kinds["write"] == always | {"ENOSPC", "SIGKILL half way", "short write"}
    assert kinds["fsync"] == always | {"ENOSPC"}
    assert kinds["close"] == always | {"ENOSPC", "EINTR"}
    assert kinds["stat"] == always | {"EACCES", "EINTR"}
    assert kinds["replace"] == always | {"ENOSPC", "EACCES", "EINTR"}


SAME = {
    "rename": "replace",
    "linkat": "link",
    "pwrite64": "pwrite",
    "unlinkat": "unlink",
    "renameat": "replace",
}
CHANGING = (
    "rename",
    "renameat",
    "link",
    "linkat",
    "unlink",
    "unlinkat",
    "fsync",
    "ftruncate",
    "flock",
    "mkdir",
)
CHANGING += ("fchmod", "fchown", "write", "pwrite64")
COUNTED = """
import json, sys, tempfile
from pathlib import Path
from scripts.fault_cases import CASES
from scripts.fault_strace import StraceBench
from scripts.fault_verdicts import usual
case = next(case for case in CASES if case.name == sys.argv[1])
with tempfile.TemporaryDirectory() as folder:
    bench = StraceBench(Path(folder))
    both = usual(bench, case).once.calls, bench.count(case)
    print(json.dumps([[call[1:] for call in calls] for calls in both]))
"""


@pytest.mark.parametrize("name", ["format, 3 logs", "record, undo and redo"])
def test_no_call_that_changes_anything_goes_unseen(name: str, tmp_path: Path) -> None:
    """Compared with what strace sees of a real process, where there is one."""
    from scripts.fault_strace import is_here

    if not is_here():
        pytest.skip("there is no strace here")
    path = tmp_path / "counted.py"
    path.write_text(COUNTED, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, str(path), name],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    if "ptrace" in ran.stderr:
        pytest.skip("strace may not look at processes here")
    inside, outside = json.loads(ran.stdout)
    seen = Counter(function for function, about in inside if not about.startswith("<output"))
    real = Counter(SAME.get(function, function) for function, _ in outside if function in CHANGING)
    assert real
    assert {function: seen[function] for function in real} == dict(real)
