"""A long run of the fuzzer: rounds, each in a process of its own. It can be stopped and continued.

A round has a fixed mix of targets, fast ones more often than slow ones. The state is kept in a folder:
`state.json` with the rounds and their counts, and a file for each input that broke a promise. A process
that dies, or has to be killed, is a finding too; its round continues after the input that caused it.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import referee

from .fuzz_inputs import records
from .fuzz_run import MEMORY, Found, Spent, input_of, keep, measured
from .fuzz_targets import TARGETS

try:
    import fcntl
except ImportError:  # this system has no such locks
    fcntl = None  # type: ignore[assignment]  # Windows has no such module
try:
    import resource
except ImportError:  # nothing can be bounded here
    resource = None  # type: ignore[assignment]  # Windows has no such module

KEPT = 4
"""Inputs that are kept of those that break the same promise of the same target."""

WARM = 15
"""Executions of each target before the first round, that do not count: they load grammars and schemas."""

PATIENCE = 10
"""Seconds of computing after which a process is ended from outside: it does not even hear the timer."""


class Plan(NamedTuple):
    """What to run: the seed, how often each target is run in a round, and the records of which game."""

    seed: int
    mix: Mapping[str, int]
    game: str | None = None

    @property
    def size(self) -> int:
        return sum(self.mix.values())

    def executions(self, turn: int) -> list[tuple[str, int]]:
        """Target and number of each execution of a round, in an order that mixes the targets."""
        every = [(name, turn * count + each) for name, count in self.mix.items() for each in range(count)]
        random.Random(turn).shuffle(every)
        return every


class State:
    """What is done so far, the same in memory and in the folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        self.path = folder / "state.json"
        folder.mkdir(parents=True, exist_ok=True)
        asked = {"seed": plan.seed, "mix": dict(plan.mix), "game": plan.game}
        self.data: dict[str, Any] = {
            **asked,
            "rounds": [],
            "executions": {},
            "found": {},
            "slowest": {},
            "held": 0,
        }
        if self.path.exists():
            stored = json.loads(self.path.read_text(encoding="utf-8"))
            if {key: stored.get(key) for key in asked} != asked:
                raise SystemExit(f"{self.path} is of a run with another seed, mix or game")
            self.data = stored

    @property
    def rounds(self) -> set[int]:
        return set(self.data["rounds"])

    @property
    def done(self) -> int:
        return sum(self.data["executions"].values())

    @property
    def found(self) -> int:
        return sum(self.data["found"].values())

    def add(self, turn: int, told: Mapping[str, Any]) -> None:
        self.data["rounds"] = sorted({*self.data["rounds"], turn})
        for key in ("executions", "found"):
            self.data[key] = dict(Counter(self.data[key]) + Counter(told[key]))
        for name, (seconds, number) in told["slowest"].items():
            self.data["slowest"][name] = max(self.data["slowest"].get(name, [0.0, 0]), [seconds, number])
        self.data["held"] = max(self.data["held"], told["held"])
        self.save()

    def save(self) -> None:
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(self.data) + "\n", encoding="utf-8")
        new.replace(self.path)


def seed_of(folder: Path) -> int:
    """The seed of the run in that folder; 1 for a new run."""
    path = folder / "state.json"
    seed: int = json.loads(path.read_text(encoding="utf-8"))["seed"] if path.exists() else 1
    return seed


def run(state: State, executions: int, jobs: int, end: float) -> None:
    """Run rounds until there are this many executions, or until that time."""
    rounds = -(-executions // state.plan.size)
    waiting = [turn for turn in range(rounds) if turn not in state.rounds]
    if waiting:
        warm(state.plan)
    working: dict[int, _Work] = {}
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    gc.freeze()  # so that the children share what is loaded
    try:
        while working or (waiting and time.monotonic() < end):
            while waiting and len(working) < jobs and time.monotonic() < end:
                work = _Work(state, waiting.pop(0))
                working[work.start()] = work
            ended, status = os.wait()
            work = working.pop(ended)
            if status == 0:
                state.add(work.turn, work.told())
            else:
                work.blame(status)
                working[work.start()] = work
    finally:
        signal.signal(signal.SIGTERM, before)
        for process, work in working.items():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)
            work.forget()


def warm(plan: Plan) -> None:
    """Load what each process would otherwise load again: what all targets need, and the terms of each
    record."""
    for text in records(plan.game):
        referee.loads(text)
    for name in plan.mix:
        for number in range(WARM):
            measured(name, *input_of(name, plan.seed + 1, number, plan.game), number)


def best_of_three(name: str, data: bytes, salt: int, number: int) -> tuple[Found | None, Spent]:
    """An execution. If it is too slow, it is tried twice more, because the machine may be busy."""
    for _ in range(3):
        found, spent = measured(name, data, salt, number, MEMORY)
        if found is None or not found.slow:
            break
    return found, spent


class _Work:
    """A round, and the process that it runs in."""

    def __init__(self, state: State, turn: int) -> None:
        self.state, self.turn = state, turn
        self.at = state.folder / f"round-{turn}.at"
        self.result = state.folder / f"round-{turn}.json"
        self.first = 0
        self.killed: Counter[str] = Counter()

    def start(self) -> int:
        sys.stdout.flush()
        sys.stderr.flush()
        process = os.fork()
        if process:
            return process
        code = 1
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        try:
            self._work()
            code = 0
        except KeyboardInterrupt:
            code = 2
        finally:
            os._exit(code)
        raise AssertionError

    def _work(self) -> None:
        plan, executions = self.state.plan, self.state.plan.executions(self.turn)
        result: dict[str, Any] = {"found": Counter(), "slowest": {}, "held": 0}
        with open(self.at, "wb", buffering=0) as at:
            for index in range(self.first, len(executions)):
                name, number = executions[index]
                os.pwrite(at.fileno(), b"%12d" % index, 0)
                _let_compute(PATIENCE)
                data, salt = input_of(name, plan.seed, number, plan.game)
                found, spent = best_of_three(name, data, salt, number)
                _note(result, name, number, spent)
                if found is not None:
                    result["found"][f"{name}: {found.promise}"] += 1
                    keep_few(found, self.state.folder)
        self.result.write_text(json.dumps(result), encoding="utf-8")

    def blame(self, status: int) -> None:
        """Note that the process died, at the current input."""
        index = int(self.at.read_bytes() or b"0")
        name, number = self.state.plan.executions(self.turn)[index]
        data, salt = input_of(name, self.state.plan.seed, number, self.state.plan.game)
        found = Found(name, number, salt, data, f"Died: the process ends with status {status}", "")
        self.killed[f"{name}: {found.promise}"] += 1
        keep_few(found, self.state.folder)
        self.first = index + 1

    def told(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.result.read_text(encoding="utf-8"))
        told["found"] = Counter(told["found"]) + self.killed
        told["executions"] = dict(self.state.plan.mix)
        self.forget()
        return told

    def forget(self) -> None:
        self.at.unlink(missing_ok=True)
        self.result.unlink(missing_ok=True)


def _let_compute(seconds: int) -> None:
    """Let the system end this process after this much more processor time."""
    if resource is not None:
        used = int(time.process_time()) + 1 + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (used, resource.getrlimit(resource.RLIMIT_CPU)[1]))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _note(result: dict[str, Any], name: str, number: int, spent: Spent) -> None:
    slowest = result["slowest"]
    slowest[name] = max(slowest.get(name, (0.0, 0)), (round(spent.seconds, 3), number))
    result["held"] = max(result["held"], spent.held)


def keep_few(found: Found, folder: Path) -> None:
    """Keep a few inputs of each kind, the smallest ones, each with its trace. One process at a time."""
    with open(folder / "keeping.lock", "ab") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        _keep_few(found, folder)


def _keep_few(found: Found, folder: Path) -> None:
    kind = folder / "found"
    alike = list(kind.glob(f"{found.target}--{found.promise}--*{TARGETS[found.target].suffix}"))
    if len(alike) >= KEPT:
        largest = max(alike, key=lambda path: path.stat().st_size)
        if largest.stat().st_size <= len(found.data):
            return
        for path in (largest, largest.with_suffix(".txt")):
            with contextlib.suppress(FileNotFoundError):
                path.unlink()
    path = keep(found, kind)
    words = f"{found.target} {found.number}\n{found.reason}\n{found.trace}"
    path.with_suffix(".txt").write_text(words, encoding="utf-8", errors="backslashreplace")
    print(f"{path.name}: {found.reason[:160]!r}", file=sys.stderr, flush=True)
