"""Runs a task on a chunk of logs. This process, other processes and a cluster all call this function."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from referee.speech.say import tell

from .source import CannotUse, Failed, Source

Made = TypeVar("Made")
Task = Callable[[Source], Made]
"""A function of one log. It must be possible to pickle it: a function of a module, or a `partial`."""


def do_chunk(task: Task[Made], items: Iterable[Source | Failed]) -> Iterator[Made | Failed]:
    """Work on one log after the other. A log that fails has a Failed in its place."""
    for item in items:
        yield item if isinstance(item, Failed) else _done(task, item)


def _done(task: Task[Made], source: Source) -> Made | Failed:
    try:
        return task(source)
    except CannotUse as fault:
        return Failed("", str(fault))
    except MemoryError:
        return Failed(source.name, tell("batch.memory", "not enough memory for this log"))
    except Exception as fault:
        if os.environ.get("REFEREE_DEBUG"):
            raise
        return Failed(
            source.name,
            "; ".join(
                [
                    tell("bug", "internal error ({what})", what=f"{type(fault).__name__}: {fault}"),
                    tell("bug.where", "this is a bug in Referee; set REFEREE_DEBUG=1 to see where"),
                ]
            ),
        )
