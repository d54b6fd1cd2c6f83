"""Times one program in a process of its own: python -m benchmarks.one_pass NAME FILE

FILE has one text on each line, as JSON. The first is read before the clock starts, as in a program that is
already running. Then all the others are read once (cold), and then once more (warm). It prints the
seconds of processor time of both, and how many moves or actions were read.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time

from .peers import PEERS, Counter


def checked() -> Counter:
    import referee

    def count(text: str) -> int:
        verdict = referee.check(referee.loads(text))
        assert verdict.legal
        return verdict.actions

    return count


def read() -> Counter:
    import referee

    def count(text: str) -> int:
        return sum(len(entry.plays) for entry in referee.loads(text).entries if entry.seat is not None)

    return count


OURS: dict[str, Callable[[], Counter]] = {"check": checked, "read": read}


def seconds(count: Counter, texts: Sequence[str]) -> tuple[float, int]:
    gc.collect()
    begun = process_time()
    done = sum(map(count, texts))
    return process_time() - begun, done


def main() -> None:
    name, file = sys.argv[1:]
    first, *texts = map(json.loads, Path(file).read_text(encoding="utf-8").splitlines())
    count = OURS[name]() if name in OURS else PEERS[name][2]()
    count(first)
    cold, done = seconds(count, texts)
    warm, _ = seconds(count, texts)
    print(json.dumps({"cold": cold, "warm": warm, "done": done}))


if __name__ == "__main__":
    main()
