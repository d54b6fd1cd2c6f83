"""Several processes for one command: results in the order of the logs, whatever becomes of a process.

Each process has one chunk at a time and sends what it made of each log as soon as it has it. So it is known
which log a process was at when it ended, and nothing is lost that it had sent. That log is tried once more;
if a process ends at it again, it is left out with a message.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from .chunk import Task, do_chunk
from .source import Failed, Source

MOST_LOGS = 64
"""Logs in a chunk. The first chunks are smaller, so that every process has work soon."""
MOST_BYTES = 1024 * 1024
"""A chunk with so many bytes takes no further log."""
AHEAD = 3
"""Chunks for each process that may be under way or wait for a slower one before them."""

Told = Callable[[str], None]


@dataclass(eq=False)
class Batch:
    """Some logs, and what has been made of the first of them."""

    items: list[Source | Failed]
    made: deque[Any] = field(default_factory=deque)
    done: int = 0
    is_retry: bool = False


@dataclass(eq=False)
class Worker:
    """A process and the batch that it has."""

    process: BaseProcess
    pipe: Connection
    batch: Batch | None = None


class Pool:
    """So many processes for one task. Leave it by `close`, or by `kill` at once."""

    def __init__(self, task: Task[Any], jobs: int, told: Told) -> None:
        self.task = task
        self.jobs = jobs
        self.told = told
        # a copy of this process has all loaded already; with threads, copies are not safe
        can_fork = sys.platform == "linux" and threading.active_count() == 1
        self.context = multiprocessing.get_context("fork" if can_fork else "spawn")
        self.workers: list[Worker] = []

    def results(self, items: Iterable[Source | Failed]) -> Iterator[Any]:
        """What the task makes of each, in order. Only so many are read ahead as the processes need."""
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
                self._hand_out(waiting)
                self._collect(waiting, None)
                yield from _ready(pending)
        finally:
            self.close()

    def close(self) -> None:
        """Idle processes end when nobody will send them work; others are ended."""
        for worker in self.workers:
            worker.pipe.close()
            if worker.batch is not None:
                worker.process.kill()
        for worker in self.workers:
            worker.process.join()
        self.workers.clear()

    def kill(self) -> None:
        """End every process at once; to be called from a signal handler."""
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
            try:
                worker.pipe.send(batch.items[batch.done :])
            except (BrokenPipeError, ConnectionResetError):
                continue  # it has ended; its pipe says so at the next look

    def _hired(self) -> Worker:
        ours, its = self.context.Pipe()
        others = [worker.pipe for worker in self.workers]
        forked = self.context.get_start_method() == "fork"
        process = self.context.Process(
            target=_work, args=(self.task, its, [ours, *others] if forked else []), daemon=True
        )
        process.start()
        its.close()
        worker = Worker(process, ours)
        self.workers.append(worker)
        return worker

    def _collect(self, waiting: deque[Batch], patience: float | None) -> None:
        """Take what has come in; with no patience at all, only what is there."""
        by_pipe = {worker.pipe: worker for worker in self.workers if worker.batch is not None}
        for pipe in wait(list(by_pipe), patience) if by_pipe else ():
            worker = by_pipe[pipe]  # type: ignore[index]
            assert worker.batch is not None
            try:
                made = worker.pipe.recv()
            except (EOFError, ConnectionResetError):
                self._lost(worker, waiting)
                continue
            worker.batch.made.append(made)
            worker.batch.done += 1
            if worker.batch.done == len(worker.batch.items):
                worker.batch = None

    def _lost(self, worker: Worker, waiting: deque[Batch]) -> None:
        """A process has ended in the midst of a log: that one again, or not, and then the rest."""
        worker.process.join()
        worker.pipe.close()
        self.workers.remove(worker)
        batch = worker.batch
        assert batch is not None
        name = batch.items[batch.done].name
        how = _how(worker.process.exitcode)
        if batch.is_retry:
            batch.made.append(
                Failed(name, f"the process that worked on this log {how} twice; the log is left out")
            )
            batch.done += 1
            batch.is_retry = False
        else:
            self.told(f"{name}: the process that worked on this log {how}; the log is tried again")
            batch.is_retry = True
        if batch.done < len(batch.items):
            waiting.appendleft(batch)


def _ready(pending: deque[Batch]) -> Iterator[Any]:
    """What is next in order and there already."""
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
            return f"was killed ({signal.Signals(-code).name})"
        except ValueError:
            return f"was killed (signal {-code})"
    return f"ended by itself (exit code {code})"


def in_chunks(
    items: Iterable[Source | Failed], most: int = MOST_LOGS, first: int = 1
) -> Iterator[list[Source | Failed]]:
    """Logs by chunks: the first few small, then larger ones, none with too much text."""
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


def _work(task: Task[Any], pipe: Connection, others: list[Connection]) -> None:
    """What a process does, until nobody sends it anything. Ctrl-C is for the first process alone."""
    for number in ("SIGINT", "SIGHUP"):
        if hasattr(signal, number):
            signal.signal(getattr(signal, number), signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    import gc

    gc.enable()
    for other in others:
        other.close()  # a copy of an end that the first process holds, and would keep open
    try:
        while True:
            for made in do_chunk(task, pipe.recv()):
                pipe.send(made)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        os._exit(0)  # the first process is done with us, or gone
