"""Several processes give what one gives, in order, and a process that ends costs one message."""

from __future__ import annotations

import os
import random
import signal
import time
from functools import partial
from pathlib import Path

import pytest

from referee.batch.chunk import do_chunk
from referee.batch.pool import AHEAD, MOST_LOGS, Pool, in_chunks
from referee.batch.source import CannotUse, Failed, Source


def shout(source: Source) -> str:
    time.sleep(random.Random(source.name).random() / 500)
    if source.data == b"bad":
        raise CannotUse(f"{source.name}: it is bad")
    if source.data == b"bug":
        raise KeyError("oh")
    return source.data.decode().upper()


def dies_once(folder: str, source: Source) -> str:
    """The first process that works on such a log is killed."""
    mark = Path(folder) / source.name
    if source.data == b"kill" and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return source.data.decode()


def dies(source: Source) -> str:
    if source.data == b"kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if source.data == b"leave":
        os._exit(7)
    return source.data.decode()


def sources(*texts: str) -> list[Source | Failed]:
    return [Source(f"log-{number}", text.encode()) for number, text in enumerate(texts)]


def run(task: object, items: list[Source | Failed], jobs: int = 2) -> tuple[list[object], list[str]]:
    told: list[str] = []
    return list(Pool(task, jobs, told.append).results(items)), told  # type: ignore[arg-type]


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_results_are_those_of_one_process_in_order(jobs: int) -> None:
    items = sources(*(f"text {number}" for number in range(150)), "bad", "bug", "last")
    items.insert(40, Failed("gone", "there is no such file"))
    made, told = run(shout, items, jobs)
    assert made == list(do_chunk(shout, items))
    assert told == []
    assert made[40] == Failed("gone", "there is no such file")
    assert [each for each in made if isinstance(each, Failed)][1].text == "log-150: it is bad"


def test_a_process_that_is_killed_costs_nothing_but_a_message(tmp_path: Path) -> None:
    items = sources(*(["a"] * 30), "kill", *(["b"] * 30), "kill", "c")
    made, told = run(partial(dies_once, str(tmp_path)), items)
    assert made == [each.data.decode() for each in items if isinstance(each, Source)]
    assert sorted(told) == [  # which of the two processes dies first is left to the machine
        f"log-{at}: the process that worked on this log was killed (SIGKILL); the log is tried again"
        for at in (30, 61)
    ]


def test_a_log_that_kills_every_process_is_left_out() -> None:
    made, told = run(dies, sources("a", "kill", "b", "leave", "c"))
    assert made == [
        "a",
        Failed(
            "log-1", "the process that worked on this log was killed (SIGKILL) twice; the log is skipped"
        ),
        "b",
        Failed(
            "log-3",
            "the process that worked on this log ended by itself (exit code 7) twice; the log is skipped",
        ),
        "c",
    ]
    assert len(told) == 2


def test_only_so_many_logs_are_read_ahead() -> None:
    read = 0

    def reading() -> object:
        nonlocal read
        for item in sources(*(["a"] * 3000)):
            read += 1
            yield item

    pool = Pool(shout, 2, print)
    done = most = 0
    for _ in pool.results(reading()):  # type: ignore[arg-type]
        done += 1
        most = max(most, read - done)
    assert done == 3000
    assert 0 < most <= (2 * AHEAD + 1) * MOST_LOGS


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    pool = Pool(shout, 2, print)
    results = pool.results(sources(*(["a"] * 300)))
    next(results)
    processes = [worker.process for worker in pool.workers]
    results.close()  # type: ignore[attr-defined]
    assert processes and not any(process.is_alive() for process in processes)


def test_chunks_begin_small_and_hold_everything() -> None:
    items = sources(*(["a"] * 1000))
    chunks = list(in_chunks(items))
    assert [item for chunk in chunks for item in chunk] == items
    assert len(chunks[0]) == 1
    assert max(map(len, chunks)) == MOST_LOGS
    large = [Source(str(n), b"x" * 700_000) for n in range(10)]
    assert max(map(len, in_chunks(large, first=8))) == 2
