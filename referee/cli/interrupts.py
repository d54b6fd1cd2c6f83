"""What happens when the program is interrupted, by Ctrl-C or from outside: one line, exit code 2, no file
left.

Python turns Ctrl-C into an exception that may be raised anywhere, even where it can only be printed: while
a module is loaded, or during clean-up. So a command that only reads ends at once (`leave`). A command that
has something to clean up, such as a half-written file or a log that is kept, asks for an exception.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from .ctrl_c import leave

Handler = Callable[[int, FrameType | None], object]


class Interrupted(BaseException):
    """The program was interrupted. A prompt must not take this as a wish to clear the line."""


def _stop(number: int, frame: FrameType | None) -> None:
    """Raise Interrupted once. No further signal interrupts the clean-up."""
    for each in _endings():
        if signal.getsignal(each) in (leave, _stop, _clear):
            signal.signal(each, signal.SIG_IGN)
    raise Interrupted


def _clear(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _endings() -> list[int]:
    """The signals that end the program, as far as this system has them."""
    found = (getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP"))
    return [number for number in found if number is not None]


@contextmanager
def in_order(clears: bool = False) -> Iterator[None]:
    """Within this context, a signal raises Interrupted. With `clears`, Ctrl-C is left to the prompt."""
    changed: list[tuple[int, Handler]] = []
    for number in _endings():
        if signal.getsignal(number) is leave:
            changed.append((number, _clear if clears and number == signal.SIGINT else _stop))
    for number, handler in changed:
        signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler in changed:
            if signal.getsignal(number) is handler:
                signal.signal(number, leave)
