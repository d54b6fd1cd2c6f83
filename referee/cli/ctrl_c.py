"""What Ctrl-C does from the first moment on: one line, exit code 2."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal as _signal
    from types import FrameType
else:
    import _signal  # what signal is made of: loaded already, so there is no moment to be interrupted in

INTERRUPTED = 2
"""The exit code of a command that somebody has ended."""


def end_on_the_spot() -> None:
    """Ctrl-C and its like end the program at once, with one line. A file half written is another matter:
    see interrupts.py. Signals that somebody has decided about, as `nohup` does, are left to them."""
    usual: dict[str, object] = {
        "SIGINT": _signal.default_int_handler,
        "SIGTERM": _signal.SIG_DFL,
        "SIGHUP": _signal.SIG_DFL,
    }
    for name, handler in usual.items():
        number = getattr(_signal, name, None)
        if number is not None and _signal.getsignal(number) == handler:
            try:
                _signal.signal(number, leave)
            except ValueError:  # in a thread, where somebody else decides this
                return


def leave(number: int, frame: FrameType | None) -> None:
    """Nothing is open that could be lost, and an exception could come up where it can only be printed."""
    try:
        os.write(2, b"referee: interrupted\n")
    finally:
        os._exit(INTERRUPTED)
