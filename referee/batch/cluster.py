"""The workers of a Dask cluster for one command. They run the chunk function that this process would run.

Logs travel with their chunk, so the workers need no files; they need the same version of Referee. Dask
gives the chunk of a worker that was lost to another one. A chunk that ends several workers is sent again
log by log, and the log that does it is left out with a message.
"""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import referee

from .chunk import Task, do_chunk
from .pool import in_chunks
from .source import Failed, Source, portable

MOST_LOGS = 200
"""Logs in a chunk: an empty task costs a scheduler about ten milliseconds, so chunks are large."""
AHEAD = 3
"""Chunks for each thread of a worker that are under way or wait for a slower one before them."""
PATIENCE = 10.0
"""Seconds until a cluster has to answer."""

_ADDRESS = re.compile(r"(?:(?:tcp|tls|ucx|wss?)://)?(?:\[[0-9A-Fa-f:.]+\]|[^\s/:]+):[0-9]{1,5}")

Told = Callable[[str], None]
Items = list[Source | Failed]


class NoCluster(Exception):
    """There is no cluster, or it cannot do the work; the text says why."""


def work(task: Task[Any], items: Items) -> tuple[str, list[Any]]:
    """What a worker does with a chunk, and by which version of Referee."""
    return referee.__version__, list(do_chunk(task, items))


class Cluster:
    """The cluster at an address. Leave it by `close`."""

    def __init__(self, address: str, task: Task[Any], told: Told) -> None:
        if _ADDRESS.fullmatch(address) is None:  # Dask itself would wait, and say nothing of it
            raise NoCluster(f"--cluster {address}: write the scheduler as HOST:PORT or tcp://HOST:PORT")
        try:
            import distributed
        except ImportError:
            raise NoCluster(
                "for --cluster install the package distributed: pip install 'moai-referee[cluster]'"
            ) from None
        for name in ("distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is said by us, in one line
        self.address = address
        self.task = task
        self.told = told
        self.killed: type[Exception] = distributed.scheduler.KilledWorker
        try:
            self.client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except Exception:  # whatever is wrong with an address or the machine behind it
            raise NoCluster(f"{address}: no Dask cluster answers there") from None
        if not self.threads():
            self.close()
            raise NoCluster(f"{address}: the cluster has no workers")

    def threads(self) -> int:
        """How many chunks the workers can work on at once."""
        return sum(self.client.nthreads().values())

    def close(self) -> None:
        self.client.close(timeout=PATIENCE)

    def results(self, items: Iterable[Source | Failed]) -> Iterator[Any]:
        """What the task makes of each, in order. Only so many are read ahead as the workers need."""
        chunks = in_chunks(map(portable, items), most=MOST_LOGS, first=MOST_LOGS // 8)
        pending: deque[tuple[Items, Any]] = deque()
        more = True
        try:
            while True:
                while more and len(pending) < AHEAD * max(self.threads(), 1):
                    chunk = next(chunks, None)
                    more = chunk is not None
                    if chunk is not None:
                        pending.append((chunk, self._sent(chunk)))
                if not pending:
                    return
                chunk, future = pending.popleft()
                yield from self._made(chunk, future)
        finally:
            self.close()

    def _sent(self, items: Items) -> Any:
        return self.client.submit(work, self.task, items, pure=False)

    def _made(self, items: Items, future: Any) -> Iterator[Any]:
        try:
            version, made = self._waited_for(future)
        except self.killed:
            yield from self._one_by_one(items)
            return
        if version != referee.__version__:
            raise NoCluster(
                f"{self.address}: a worker has referee {version}, and this is {referee.__version__}"
            )
        yield from made

    def _waited_for(self, future: Any) -> Any:
        """The result of a chunk. If no worker is left, that is said once, and a new one is waited for."""
        alone = False
        while True:
            try:
                return future.result(timeout=PATIENCE)
            except TimeoutError:
                if self.client.status != "running":
                    raise NoCluster(f"{self.address}: the cluster is gone") from None
                if not alone and not self.threads():
                    alone = True
                    self.told(f"{self.address}: no worker is left; waiting for one")
            except self.killed:
                raise
            except Exception as error:
                if self.client.status != "running" or type(error).__name__ == "CancelledError":
                    raise NoCluster(f"{self.address}: the cluster is gone") from None
                raise NoCluster(
                    f"{self.address}: a worker cannot do the work ({type(error).__name__}: {error}); "
                    f"is referee {referee.__version__} installed there?"
                ) from None

    def _one_by_one(self, items: Items) -> Iterator[Any]:
        """A chunk that has ended several workers: which of its logs was it?"""
        for item in items:
            if len(items) == 1:
                yield Failed(
                    item.name, "the workers that worked on this log were lost; the log is left out"
                )
            else:
                yield from self._made([item], self._sent([item]))
