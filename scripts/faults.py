"""Let every system call of the writing commands fail, one at a time, and check the result.

    python -m scripts.faults                          every call of every command, in every way
    python -m scripts.faults --sample 60 --seed 1     a random sample of this size
    python -m scripts.faults --only record            commands whose names begin with this
    python -m scripts.faults --strace                 the same with the real calls, from outside
    python -m scripts.faults --jobs 4                 in this many processes at once
    python -m scripts.faults --output-format json     the numbers as data

A call fails with an error, once or from then on, writes only half, is interrupted before or after, or is
the last (a kill). fault_verdicts.py says what is promised then. Exit code 1 if a promise was broken.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import fault_strace  # noqa: E402
from scripts.fault_cases import CASES, Case  # noqa: E402
from scripts.fault_points import Call, Fault, faults_at  # noqa: E402
from scripts.fault_runs import Bench  # noqa: E402
from scripts.fault_verdicts import OUTCOMES, Usual, Verdict, judge, usual  # noqa: E402


class Tried(NamedTuple):
    """One fault, and its result."""

    case: str
    fault: Fault
    call: Call | None
    verdict: Verdict

    def __str__(self) -> str:
        call = f"{self.call.function} {self.call.about}" if self.call is not None else "?"
        lasting = " from then on" if self.fault.lasting else ""
        broken = "; ".join(self.verdict.broken)
        return f"{self.case}: {self.fault.kind}{lasting} at call {self.fault.number} ({call}): {broken}"


@dataclass
class Wish:
    """Which faults to try: all of them, a random sample that depends on the seed, or one part of many."""

    sample: int | None = None
    seed: int = 1
    part: int = 0
    parts: int = 1
    possible: int = 0
    """How many there are to choose from."""

    def of(self, waiting: Waiting) -> Waiting:
        self.possible = len(waiting)
        if self.sample is not None:
            waiting = random.Random(self.seed).sample(waiting, min(self.sample, len(waiting)))
        return waiting[self.part :: self.parts]


Waiting = list[tuple[Case, Fault]]


def try_all(cases: Sequence[Case], root: Path, wish: Wish) -> Iterator[Tried]:
    """Every fault at every call of the cases."""
    bench = Bench(root)
    known = {case.name: usual(bench, case) for case in cases}
    waiting = [
        (case, fault) for case in cases for call in known[case.name].once.calls for fault in faults_at(call)
    ]
    yield from _judged(bench, known, wish.of(waiting))


def try_real(cases: Sequence[Case], root: Path, wish: Wish) -> Iterator[Tried]:
    """The same with real calls. Cases with a limited file system are not possible there."""
    bench = fault_strace.StraceBench(root)
    cases = [case for case in cases if not case.lacks]
    known = {case.name: usual(bench, case) for case in cases}
    waiting = [
        (case, fault)
        for case in cases
        for call in bench.count(case)
        for fault in fault_strace.faults_at(call)
    ]
    yield from _judged(bench, known, wish.of(waiting))


def _judged(bench: Bench, known: Mapping[str, Usual], waiting: Waiting) -> Iterator[Tried]:
    for case, fault in waiting:
        verdict, call = judge(bench, case, known[case.name], fault)
        yield Tried(case.name, fault, call, verdict)


def count(tried: Sequence[Tried]) -> dict[str, dict[str, int]]:
    """For each command: how many faults, how they ended, and how many broke a promise or lost something."""
    rows: dict[str, dict[str, int]] = {}
    for each in tried:
        row = rows.setdefault(each.case, dict.fromkeys(("faults", *OUTCOMES, "broken", "lost"), 0))
        row["faults"] += 1
        row[each.verdict.outcome] += 1
        row["broken"] += bool(each.verdict.broken)
        row["lost"] += any(words.startswith("LOST") for words in each.verdict.broken)
    return rows


def table(rows: dict[str, dict[str, int]]) -> list[str]:
    head = ("faults", *OUTCOMES, "broken", "lost")
    width = max(map(len, [*rows, "command"]))
    total = {key: sum(row[key] for row in rows.values()) for key in head}
    lines = [f"{'command':{width}}" + "".join(f"{key:>12}" for key in head)]
    for name, row in [*rows.items(), ("all", total)]:
        lines.append(f"{name:{width}}" + "".join(f"{row[key]:>12,}" for key in head))
    return lines


def in_parts(jobs: int, arguments: Sequence[str]) -> dict[str, Any]:
    """The same in several processes, each with its part of the faults."""
    parts = [
        subprocess.Popen(
            [sys.executable, "-m", "scripts.faults", *arguments, "--part", str(part), str(jobs)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        for part in range(jobs)
    ]
    rows: dict[str, Counter[str]] = {}
    kinds: Counter[str] = Counter()
    for part in parts:
        data = json.loads(part.communicate()[0])
        kinds.update(data["kinds"])
        for name, row in data["commands"].items():
            rows.setdefault(name, Counter()).update(row)
    named = {name: dict(row) for name, row in rows.items()}
    return {"possible": data["possible"], "commands": named, "kinds": dict(kinds)}


def in_one(asked: argparse.Namespace, cases: Sequence[Case]) -> dict[str, Any]:
    """Try the faults that are asked for. A broken promise is printed at once."""
    tries = try_real if asked.strace else try_all
    wish = Wish(asked.sample, asked.seed, *asked.part)
    tried: list[Tried] = []
    with tempfile.TemporaryDirectory(prefix="referee-faults-") as folder:
        for each in tries(cases, Path(folder), wish):
            tried.append(each)
            if each.verdict.broken:
                print(each, file=sys.stderr, flush=True)
    kinds = Counter(each.fault.kind for each in tried)
    return {"possible": wish.possible, "commands": count(tried), "kinds": dict(kinds)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sample", type=int, help="so many faults, drawn by chance")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--only", default="", metavar="NAME", help="commands whose names begin with this")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes at once")
    parser.add_argument("--part", type=int, nargs=2, default=(0, 1), help=argparse.SUPPRESS)
    parser.add_argument(
        "--strace", action="store_true", help="real calls, from outside; one takes a second"
    )
    parser.add_argument("--output-format", choices=("full", "json"), default="full")
    asked = parser.parse_args()
    cases = [case for case in CASES if case.name.startswith(asked.only)]
    if not cases:
        parser.error(f"no command begins with {asked.only}")
    if asked.strace and not fault_strace.is_here():
        parser.error("there is no strace here")
    if asked.jobs > 1:
        data = in_parts(asked.jobs, [*sys.argv[1:], "--jobs", "1", "--output-format", "json"])
    else:
        data = in_one(asked, cases)
    rows = data["commands"]
    print(json.dumps(data) if asked.output_format == "json" else "\n".join(table(rows)))
    return int(any(row["broken"] for row in rows.values()))


if __name__ == "__main__":
    sys.exit(main())
