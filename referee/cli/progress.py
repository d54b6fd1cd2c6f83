"""The progress of a long command: a bar on a terminal, and a message if the command is interrupted."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .ctrl_c import before_leaving

EVERY = 0.2
"""Seconds between two updates of the bar."""
FIRST = 1.0
"""Seconds of work on a single log before anything is shown."""
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
def words_if_slow(words: Callable[[], str]) -> Iterator[None]:
    """On a terminal, show these words while the work takes longer than a moment."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield
        return
    import threading

    done = threading.Event()

    def wait() -> None:
        if not done.wait(FIRST):
            print(f"\r{words()}\033[K", end="", file=sys.stderr, flush=True)
            done.wait()
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    waiting = threading.Thread(target=wait, daemon=True)
    waiting.start()
    try:
        yield
    finally:
        done.set()
        waiting.join()


@contextmanager
def report_when_interrupted(
    words: Callable[[], str], clean_up: Callable[[], None] | None = None
) -> Iterator[None]:
    """Within this context, a signal that ends the program at once also reports what was done so far.

    While a file is written, a signal still raises Interrupted (see interrupts.py), so that nothing is left.
    """

    def said() -> str:
        if clean_up is not None:
            clean_up()
        return words()

    before_leaving.append(said)
    try:
        yield
    finally:
        before_leaving.remove(said)
