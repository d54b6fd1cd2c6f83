"""Try the referee on inputs that nobody meant: `python -m scripts.fuzz --minutes 10`.

Every execution has a number, and its input is made from the seed, the target and that number alone, so
that it can be made again. What breaks a promise is written to a folder, with the reason beside it, and the
exit code is 1. `--try FILE` holds one input against a target. With atheris installed
(`pip install -e '.[fuzz]'`) `--guided` lets the coverage choose the inputs.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from referee import shelf  # noqa: E402
from scripts.fuzz_inputs import Bender  # noqa: E402
from scripts.fuzz_targets import TARGETS, Target  # noqa: E402

BOUND = 10
"""Seconds of computing that any answer may take; waiting for other programs does not count."""

ENOUGH = 50
"""After so many findings the rest would only be more of the same."""


class TooSlow(Exception):
    """An input that keeps the referee busy for longer than is promised."""


class Found(NamedTuple):
    """An input that broke a promise, and how."""

    target: str
    number: int
    data: bytes
    reason: str
    trace: str


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """Interrupt what computes for longer. Where there is no such timer, nothing is interrupted."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def late(*_: object) -> None:
        raise TooSlow(f"no answer within {seconds} seconds of computing")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def input_of(name: str, seed: int, number: int, game: str | None = None) -> tuple[bytes, random.Random]:
    """The input of one execution, and the dice that go on from there."""
    dice = random.Random(f"{seed}/{name}/{game}/{number}")
    return TARGETS[name].make(Bender(dice, game)), dice


def execute(name: str, data: bytes, dice: random.Random, number: int = 0) -> Found | None:
    """One execution: None if every promise holds."""
    target: Target = TARGETS[name]
    try:
        with bounded(BOUND):
            target.hold(data, dice)
    except Exception as fault:
        reason = f"{type(fault).__name__}: {fault}"
        return Found(name, number, data, reason, traceback.format_exc())
    return None


def runs(name: str, seed: int, count: int, game: str | None = None, first: int = 0) -> Iterator[Found]:
    """So many executions of one target, from a number on."""
    for number in range(first, first + count):
        data, dice = input_of(name, seed, number, game)
        found = execute(name, data, dice, number)
        if found is not None:
            yield found


def keep(found: Found, folder: Path, seed: int) -> Path:
    """Write an input that was found, and the reason beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{found.target}-{seed}-{found.number}{TARGETS[found.target].suffix}"
    path.write_bytes(found.data)
    path.with_suffix(path.suffix + ".txt").write_text(
        found.trace, encoding="utf-8", errors="backslashreplace"
    )
    return path


def main() -> int:
    asked = _arguments()
    if asked.guided:
        from scripts.fuzz_guided import run_guided

        return run_guided(asked.target[0] if asked.target else "read", asked.minutes)
    if asked.file is not None:
        name = asked.target[0] if asked.target else "read"
        found = execute(name, asked.file.read_bytes(), random.Random(asked.seed))
        print(found.trace if found else "every promise holds")
        return int(found is not None)
    return _loop(asked)


def _loop(asked: argparse.Namespace) -> int:
    names = asked.target or list(TARGETS)
    done, found, slowest = dict.fromkeys(names, 0), 0, (0.0, "")
    end = time.monotonic() + asked.minutes * 60
    number = asked.first
    while (
        time.monotonic() < end
        and found < ENOUGH
        and (asked.count is None or number < asked.first + asked.count)
    ):
        for name in names:
            start = time.process_time()
            data, dice = input_of(name, asked.seed, number, asked.game)
            broken = execute(name, data, dice, number)
            done[name] += 1
            slowest = max(slowest, (time.process_time() - start, f"{name} {number}"))
            if broken is not None:
                found += 1
                where = keep(broken, asked.output, asked.seed)
                print(f"{where}: {broken.reason[:200]!r}", file=sys.stderr, flush=True)
        number += 1
    if asked.output_format == "json":
        print(json.dumps({"executions": done, "found": found, "seed": asked.seed, "seconds": BOUND}))
        return int(found > 0)
    told = ", ".join(f"{name} {count:,}" for name, count in done.items())
    print(f"{sum(done.values()):,} executions ({told}), seed {asked.seed}")
    print(f"slowest {slowest[0]:.1f} s ({slowest[1]}); {found} found")
    return int(found > 0)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=1.0, help="how long")
    parser.add_argument("--count", type=int, help="how many executions of each target, at the most")
    parser.add_argument("--first", type=int, default=0, metavar="NUMBER", help="the number to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=shelf.own_names(), help="records of this game only")
    parser.add_argument(
        "--target", action="append", choices=list(TARGETS), help="may be repeated; all without it"
    )
    parser.add_argument("--output", type=Path, default=Path("fuzz-found"), help="where inputs are kept")
    parser.add_argument("--try", dest="file", type=Path, metavar="FILE", help="hold this one input")
    parser.add_argument(
        "--output-format", choices=("full", "json"), default="full", help="how counts are told"
    )
    parser.add_argument("--guided", action="store_true", help="by coverage; needs atheris")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
