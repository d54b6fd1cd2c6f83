"""Runs a task in several processes. The results are in the order of the logs, even if a process is killed.

A process has one chunk at a time. It marks the log that it works on, and sends its results every few logs.
If it is killed, the mark says at which log. That log is tried once more. If a process is killed at it
again, the log is skipped with a message. Logs whose results were not sent are done again.
"""

from __future__ import annotations

import mmap
import multiprocessing
import os
import signal
import struct
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from referee.speech.current import speak, spoken
from referee.speech.say import tell

from .chunk import Task, do_chunk
from .source import Failed, Source

MOST_LOGS = 64
"""The most logs in a chunk. The first chunks are smaller, so that every process soon has work."""
MOST_BYTES = 1024 * 1024
"""A chunk that has this many bytes gets no further log."""
MOST_UNSENT = 16
"""The most results that a process collects before it sends them."""
LONGEST_UNSENT = 0.05
"""The most seconds between two sendings of results."""
AHEAD = 3
"""Chunks for each process that are in work, or are done and wait for an earlier chunk."""

_MARK = struct.Struct("=Q")

Told = Callable[[str], None]


@dataclass(eq=False)
class Batch:
    """A chunk of logs, and the results that have arrived."""

    items: list[Source | Failed]
    made: deque[Any] = field(default_factory=deque)
    done: int = 0
    suspect: int | None = None
    """The log at which a process has ended once."""


@dataclass(eq=False)
class Worker:
    """A process and the batch that it has."""

    process: BaseProcess
    pipe: Connection
    mark: mmap.mmap | None
    """The log of its chunk that it works on. None if each result is sent at once, which shows the same."""
    batch: Batch | None = None
    sent_from: int = 0
    """The index in the batch of the first log that was sent to it."""

    def at(self) -> int:
        """The index in the batch of the log that it works on."""
        assert self.batch is not None
        if self.mark is None:
            return self.batch.done
        return self.sent_from + int(_MARK.unpack_from(self.mark)[0])


class Pool:
    """A number of processes for one task. Call `close` at the end, or `kill` to end at once."""

    def __init__(self, task: Task[Any], jobs: int, told: Told) -> None:
        self.task = task
        self.jobs = jobs
        self.told = told
        # a fork has all modules loaded; it is not safe if there are threads
        can_fork = sys.platform == "linux" and threading.active_count() == 1
        self.context: Any = multiprocessing.get_context("fork" if can_fork else "spawn")
        self.workers: list[Worker] = []

    def results(self, items: Iterable[Source | Failed]) -> Iterator[Any]:
        """The results of the task, in order. Only as many logs are read ahead as the processes need."""
        chunks = in_chunks(items)
        pending: deque[Batch] = deque()
        waiting: deque[Batch] = deque()
        more = True
        try:
            while True:
                while more and len(pending) < AHEAD * self.jobs:
                    chunk = next(chunks, None)
                    more = chunk is not None
                    if chunk is not None:
                        pending.append(Batch(chunk))
                        waiting.append(pending[-1])
                        self._hand_out(waiting)
                        self._collect(waiting, 0)
                        yield from _ready(pending)
                if not pending:
                    return
                self._collect(waiting, None)
                yield from _ready(pending)
        finally:
            self.close()

    def close(self) -> None:
        """Close the pipes, which ends idle processes, and kill the others."""
        for worker in self.workers:
            worker.pipe.close()
            if worker.batch is not None:
                worker.process.kill()
        for worker in self.workers:
            worker.process.join()
        self.workers.clear()

    def kill(self) -> None:
        """Kill every process at once. A signal handler can call this."""
        for worker in self.workers:
            pid = worker.process.pid
            if pid is not None:
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    continue

    def _hand_out(self, waiting: deque[Batch]) -> None:
        idle = [worker for worker in self.workers if worker.batch is None]
        while waiting and (idle or len(self.workers) < self.jobs):
            worker = idle.pop() if idle else self._hired()
            worker.batch = batch = waiting.popleft()
            worker.sent_from = batch.done
            try:
                worker.pipe.send(batch.items[batch.done :])
            except (BrokenPipeError, ConnectionResetError):
                continue  # it has ended; the next _collect notices it

    def _hired(self) -> Worker:
        ours, its = self.context.Pipe()
        others = [worker.pipe for worker in self.workers]
        forked = self.context.get_start_method() == "fork"
        mark = mmap.mmap(-1, _MARK.size) if forked else None  # memory that both processes share
        process = self.context.Process(
            target=_work,
            args=(self.task, its, mark, [ours, *others] if forked else [], spoken()),
            daemon=True,
        )
        process.start()
        its.close()
        worker = Worker(process, ours, mark)
        self.workers.append(worker)
        return worker

    def _collect(self, waiting: deque[Batch], patience: float | None) -> None:
        """Take the results that have arrived. With patience 0 do not wait for any.

        A process that is done gets its next chunk here, before the results are printed and more is read.
        """
        by_pipe = {worker.pipe: worker for worker in self.workers if worker.batch is not None}
        for pipe in wait(list(by_pipe), patience) if by_pipe else ():
            worker = by_pipe[pipe]  # type: ignore[index]  # wait() returns what it was given
            assert worker.batch is not None
            try:
                made = worker.pipe.recv()
            except (EOFError, ConnectionResetError):
                self._lost(worker, waiting)
                continue
            worker.batch.made.extend(made)
            worker.batch.done += len(made)
            if worker.batch.done == len(worker.batch.items):
                worker.batch = None
        self._hand_out(waiting)

    def _lost(self, worker: Worker, waiting: deque[Batch]) -> None:
        """A process has ended while it worked on a log. Try the log once more, or skip it, then go on."""
        worker.process.join()
        worker.pipe.close()
        self.workers.remove(worker)
        batch = worker.batch
        assert batch is not None
        at = max(worker.at(), batch.done)
        name = batch.items[at].name
        facts = {"name": name, "how": _how(worker.process.exitcode)}
        if batch.suspect == at:
            why = tell(
                "batch.twice",
                "the process that worked on this log {how} twice; the log is skipped",
                **facts,
            )
            batch.items[at] = Failed(name, why)
        else:
            self.told(
                tell(
                    "batch.again",
                    "{name}: the process that worked on this log {how}; the log is tried again",
                    **facts,
                )
            )
            batch.suspect = at
        waiting.appendleft(batch)


def _ready(pending: deque[Batch]) -> Iterator[Any]:
    """The next results in order, as far as they have arrived."""
    while pending:
        batch = pending[0]
        while batch.made:
            yield batch.made.popleft()
        if batch.done < len(batch.items):
            return
        pending.popleft()


def _how(code: int | None) -> str:
    if code is not None and code < 0:
        try:
            name = signal.Signals(-code).name
        except ValueError:
            name = f"signal {-code}"
        return tell("batch.killed", "was killed ({signal})", signal=name)
    return tell("batch.ended", "ended by itself (exit code {code})", code=code)


def in_chunks(
    items: Iterable[Source | Failed], most: int = MOST_LOGS, first: int = 1
) -> Iterator[list[Source | Failed]]:
    """Divide logs into chunks. The first are small, the later ones larger, and none has too much text."""
    chunk: list[Source | Failed] = []
    size, wanted, count = 0, first, 0
    for item in items:
        chunk.append(item)
        size += len(item.data) if isinstance(item, Source) else 0
        if len(chunk) >= wanted or size >= MOST_BYTES:
            yield chunk
            chunk, size, count = [], 0, count + 1
            if count % 4 == 0:
                wanted = min(most, wanted * 2)
    if chunk:
        yield chunk


def _work(
    task: Task[Any], pipe: Connection, mark: mmap.mmap | None, others: list[Connection], language: str
) -> None:
    """What a process does until its pipe is closed. Only the first process reacts to Ctrl-C."""
    speak(language)
    for number in ("SIGINT", "SIGHUP"):
        if hasattr(signal, number):
            signal.signal(getattr(signal, number), signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    import gc

    gc.enable()
    gc.freeze()  # what was loaded before is never garbage, and need not be copied to be looked at
    for other in others:
        other.close()  # a copy of an end of the first process, which would stay open
    try:
        while True:
            _work_on(task, pipe, mark)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        os._exit(0)  # the first process has closed the pipe, or has ended


def _work_on(task: Task[Any], pipe: Connection, mark: mmap.mmap | None) -> None:
    """Work on one chunk."""
    items = pipe.recv()
    results = do_chunk(task, items)
    made, last = [], time.monotonic()
    for number in range(len(items)):
        if mark is not None:
            _MARK.pack_into(mark, 0, number)
        made.append(next(results))
        full = len(made) >= MOST_UNSENT or time.monotonic() - last > LONGEST_UNSENT
        if mark is None or full or number + 1 == len(items):
            pipe.send(made)
            made, last = [], time.monotonic()
