"""The chunk function: what is done with some logs is the same in this process, in another, on a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from .source import CannotUse, Failed, Source

Made = TypeVar("Made")
Task = Callable[[Source], Made]
"""What is done with one log. It is sent to other processes: a function of a module, or `partial`."""


def do_chunk(task: Task[Made], items: Iterable[Source | Failed]) -> Iterator[Made | Failed]:
    """Work on one log after the other. What goes wrong with one is said in its place."""
    for item in items:
        yield item if isinstance(item, Failed) else _done(task, item)


def _done(task: Task[Made], source: Source) -> Made | Failed:
    try:
        return task(source)
    except CannotUse as fault:
        return Failed("", str(fault))
    except MemoryError:
        return Failed(source.name, "there is not enough memory for this log")
    except Exception as fault:
        if os.environ.get("REFEREE_DEBUG"):
            raise
        return Failed(
            source.name,
            f"internal fault ({type(fault).__name__}: {fault}); this is a bug; REFEREE_DEBUG=1 shows where",
        )
