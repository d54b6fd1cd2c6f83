"""Runs a task on the workers of a Dask cluster, by the same chunk function as in this process.

A chunk contains the logs themselves, so the workers need no files. They need the same version of Referee.
If a worker is lost, Dask gives its chunk to another one. If a chunk ends several workers, it is sent again
log by log, and the log that ends them is skipped with a message.
"""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import referee
from referee.speech.current import speaking, spoken
from referee.speech.say import tell

from .chunk import Task, do_chunk
from .pool import in_chunks
from .source import Failed, Source, portable

MOST_LOGS = 200
"""Logs in a chunk. A scheduler needs about ten milliseconds for an empty task, so chunks are large."""
AHEAD = 3
"""Chunks for each thread of a worker that are in work, or are done and wait for an earlier chunk."""
PATIENCE = 10.0
"""Seconds that a cluster has to answer."""

_ADDRESS = re.compile(r"(?:(?:tcp|tls|ucx|wss?)://)?(?:\[[0-9A-Fa-f:.]+\]|[^\s/:]+):[0-9]{1,5}")

Told = Callable[[str], None]
Items = list[Source | Failed]


class NoCluster(Exception):
    """The cluster cannot be reached, or cannot do the work; the text says why."""


def work(task: Task[Any], items: Items, language: str) -> tuple[str, list[Any]]:
    """The version of Referee on the worker, and the results of a chunk, in our language."""
    with speaking(language):
        return referee.__version__, list(do_chunk(task, items))


class Cluster:
    """The cluster at an address. Call `close` at the end."""

    def __init__(self, address: str, task: Task[Any], told: Told) -> None:
        if _ADDRESS.fullmatch(address) is None:  # Dask itself would wait without a message
            raise NoCluster(
                tell(
                    "cluster.address",
                    "--cluster {address}: write the scheduler as {short} or {long}",
                    address=address,
                    short="HOST:PORT",
                    long="tcp://HOST:PORT",
                )
            )
        try:
            import distributed
        except ImportError:
            raise NoCluster(
                tell(
                    "cluster.package",
                    "for --cluster install the package distributed: {command}",
                    command="pip install 'moai-referee[cluster]'",
                )
            ) from None
        for name in ("distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # we report what matters in one line
        self.address = address
        self.task = task
        self.told = told
        self.killed: type[Exception] = distributed.scheduler.KilledWorker
        try:
            self.client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except Exception:  # Dask raises many kinds for a wrong address
            raise NoCluster(
                tell("cluster.silent", "{address}: no Dask cluster answers there", address=address)
            ) from None
        if not self.threads():
            self.close()
            raise NoCluster(tell("cluster.empty", "{address}: the cluster has no workers", address=address))

    def threads(self) -> int:
        """The number of chunks that the workers can work on at once."""
        return sum(self.client.nthreads().values())

    def close(self) -> None:
        self.client.close(timeout=PATIENCE)

    def results(self, items: Iterable[Source | Failed]) -> Iterator[Any]:
        """The results of the task, in order. Only as many logs are read ahead as the workers need."""
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
        return self.client.submit(work, self.task, items, spoken(), pure=False)

    def _made(self, items: Items, future: Any) -> Iterator[Any]:
        try:
            version, made = self._waited_for(future)
        except self.killed:
            yield from self._one_by_one(items)
            return
        if version != referee.__version__:
            raise NoCluster(
                tell(
                    "cluster.version",
                    "{address}: a worker has referee {theirs}, but this is {ours}",
                    address=self.address,
                    theirs=version,
                    ours=referee.__version__,
                )
            )
        yield from made

    def _waited_for(self, future: Any) -> Any:
        """The result of a chunk. If no worker is left, report it once and wait for a new one."""
        alone = False
        while True:
            try:
                return future.result(timeout=PATIENCE)
            except TimeoutError:
                if self.client.status != "running":
                    raise NoCluster(
                        tell("cluster.gone", "{address}: the cluster is gone", address=self.address)
                    ) from None
                if not alone and not self.threads():
                    alone = True
                    self.told(
                        tell(
                            "cluster.alone",
                            "{address}: no worker is left; waiting for one",
                            address=self.address,
                        )
                    )
            except self.killed:
                raise
            except Exception as error:
                if self.client.status != "running" or type(error).__name__ == "CancelledError":
                    raise NoCluster(
                        tell("cluster.gone", "{address}: the cluster is gone", address=self.address)
                    ) from None
                raise NoCluster(
                    tell(
                        "cluster.cannot",
                        "{address}: a worker cannot do the work ({what}); is referee {version} "
                        "installed there?",
                        address=self.address,
                        what=f"{type(error).__name__}: {error}",
                        version=referee.__version__,
                    )
                ) from None

    def _one_by_one(self, items: Items) -> Iterator[Any]:
        """Send the logs of a chunk that ended several workers one by one, to find the log that does it."""
        for item in items:
            if len(items) == 1:
                yield Failed(
                    item.name,
                    tell(
                        "cluster.lost",
                        "the workers that worked on this log were lost; the log is skipped",
                    ),
                )
            else:
                yield from self._made([item], self._sent([item]))
