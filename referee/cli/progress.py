"""The progress of a long command: a bar on a terminal, and a message if the command is interrupted."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .ctrl_c import INTERRUPTED, leave

EVERY = 0.2
"""Seconds between two updates of the bar."""
WIDTH = 30


class Bar:
    """A bar on standard error, if that is a terminal. It is removed before anything else is printed."""

    def __init__(self, share: Callable[[], float]) -> None:
        self.share = share
        self.wanted = sys.stderr is not None and sys.stderr.isatty()
        self.last = time.monotonic()
        self.shown = False

    def show(self, logs: int) -> None:
        if not self.wanted or time.monotonic() - self.last < EVERY:
            return
        self.last = time.monotonic()
        self.shown = True
        share = self.share()
        filled = int(share * WIDTH)
        bar = "#" * filled + "-" * (WIDTH - filled)
        print(f"\r[{bar}] {share:4.0%}, {logs:,} logs\033[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.shown:
            self.shown = False
            print("\r\033[K", end="", file=sys.stderr, flush=True)


@contextmanager
def report_when_interrupted(
    words: Callable[[], str], clean_up: Callable[[], None] | None = None
) -> Iterator[None]:
    """Within this context, a signal ends the program at once with a message about what was done so far."""

    def end(number: int, frame: object) -> None:
        try:
            if clean_up is not None:
                clean_up()
            said = words()
            os.write(2, f"referee: interrupted{f'; {said}' if said else ''}\n".encode())
        finally:
            os._exit(INTERRUPTED)

    changed = []
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        known = getattr(signal, name, None)
        if known is not None and signal.getsignal(known) is leave:
            signal.signal(known, end)
            changed.append(known)
    try:
        yield
    finally:
        for each in changed:
            if signal.getsignal(each) is end:
                signal.signal(each, leave)
