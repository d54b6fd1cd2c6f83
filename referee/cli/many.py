"""Runs a task on many logs for a command, with a progress bar."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from referee.batch.chunk import Task, do_chunk
from referee.batch.source import Failed, Source
from referee.speech.say import tell

from .files import Trouble, leads_into_archive, notice
from .progress import Bar, report_when_interrupted
from .sources import Sources

Made = TypeVar("Made")
MOST_JOBS = 256


def number_of(jobs: str) -> int:
    """The number of processes that `--jobs` asks for. Trouble if it is not a number."""
    if jobs == "auto":
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not (jobs.isascii() and jobs.isdigit() and 1 <= int(jobs[:9]) <= MOST_JOBS):
        raise Trouble(
            tell(
                "jobs.number",
                "--jobs {jobs}: write a number from 1 to {most}, or auto",
                jobs=jobs,
                most=MOST_JOBS,
            )
        )
    return int(jobs)


class ManyLogs:
    """The results of a task for each log, in order. `deed` is the verb in the message after Ctrl-C."""

    def __init__(self, sources: Sources, jobs: str, deed: str, cluster: str | None = None) -> None:
        self.sources = sources
        self.jobs = number_of(jobs)
        self.cluster = cluster
        self.deed = deed
        self.bar = Bar(lambda: sources.share)
        self.several = len(sources.names) > 1 or any(map(leads_into_archive, map(str, sources.names)))
        self.done = self.wrong = 0
        self.trouble = False

    def results(self, task: Task[Made]) -> Iterator[Made]:
        """The results of the logs that can be read. The others are reported at once."""
        for made in self.outcomes(task, self.sources):
            if not isinstance(made, Failed):
                yield made

    def outcomes(self, task: Task[Made], items: Iterable[Source | Failed]) -> Iterator[Made | Failed]:
        """The results of all logs, with a Failed for each log that cannot be read."""
        if self.cluster is not None:
            yield from self._on_cluster(task, items, self.cluster)
            return
        if self.jobs == 1:
            with report_when_interrupted(self.so_far):
                yield from self._told(do_chunk(task, items))
            return
        from referee.batch.pool import Pool

        pool = Pool(task, self.jobs, self.tell)
        with report_when_interrupted(self.so_far, pool.kill):
            yield from self._told(pool.results(items))

    def _on_cluster(
        self, task: Task[Made], items: Iterable[Source | Failed], address: str
    ) -> Iterator[Made | Failed]:
        from referee.batch.cluster import Cluster, NoCluster

        if self.jobs != 1:
            raise Trouble(tell("jobs.cluster", "--jobs and --cluster cannot be used together"))
        try:
            with report_when_interrupted(self.so_far):
                yield from self._told(Cluster(address, task, self.tell).results(items))
        except NoCluster as reason:
            raise Trouble(str(reason)) from None

    def tell(self, text: str) -> None:
        self.bar.clear()
        notice(text)

    def so_far(self) -> str:
        """What was done, for the message after Ctrl-C. For a single log there is nothing to count."""
        if not (self.several and self.done):
            return ""
        found = f", {self.wrong:,} with findings" if self.wrong else ""
        return f"{self.done:,} log{'s were' if self.done > 1 else ' was'} {self.deed}{found}"

    def _told(self, results: Iterator[Any]) -> Iterator[Any]:
        for made in results:
            if isinstance(made, Failed):
                self.trouble = True
                self.tell(made.text)
            else:
                self.done += 1
                self.bar.clear()
            yield made
            self.bar.show(self.done)
        self.bar.clear()
