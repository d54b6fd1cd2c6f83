"""What Ctrl-C does from the start of the program: one line, exit code 2."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal as _signal
    from collections.abc import Callable
    from types import FrameType
else:
    import _signal  # `signal` is built on it; it is already loaded, so this import cannot be interrupted

INTERRUPTED = 2
"""The exit code of a command that was interrupted."""
before_leaving: list[Callable[[], str]] = []
"""What `leave` calls first. The text becomes part of the message, if there is one."""


def end_on_the_spot() -> None:
    """Make Ctrl-C and similar signals end the program at once, with one line. Commands that write files
    need more: see interrupts.py. A signal that is already set to something else, as by `nohup`, is left
    alone."""
    usual: dict[str, object] = {
        "SIGINT": _signal.default_int_handler,
        "SIGTERM": _signal.SIG_DFL,
        "SIGHUP": _signal.SIG_DFL,
    }
    for name, handler in usual.items():
        number = getattr(_signal, name, None)
        if number is not None and _is_usual(_signal.getsignal(number), handler):
            try:
                _signal.signal(number, leave)
            except ValueError:  # in a thread, where signals cannot be set
                return


def _is_usual(now: object, handler: object) -> bool:
    """Whether a signal does what Python makes it do, or what the start of the command does until here
    (`launcher/referee`, `referee/start.py`)."""
    return now == handler or getattr(now, "__name__", "") == "leave_at_once"


def leave(number: int, frame: FrameType | None) -> None:
    """End at once: nothing can be lost, and an exception might be raised where it can only be printed."""
    try:
        more = "".join(f"; {said}" for words in before_leaving if (said := words()))
        os.write(2, f"referee: interrupted{more}\n".encode())
    finally:
        os._exit(INTERRUPTED)
