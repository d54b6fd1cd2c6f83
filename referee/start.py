"""Where the command starts, by `python -m referee` or `launcher/referee`. From here on Ctrl-C ends it with
one line; the launcher has decided so already.

Nothing is loaded before that, not even `__future__`: while a file is loaded, Ctrl-C is answered by Python
with a traceback. Only the command itself loads this module, because loading it changes what Ctrl-C does.
"""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal as _signal
else:
    import _signal  # part of Python itself, so that nothing is read from the disk


def leave_at_once(number: int, frame: object) -> None:
    """End the program. `cli/ctrl_c.py` replaces this by what is right for a command."""
    os.write(2, b"referee: interrupted\n")
    os._exit(2)


if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:  # else it is ignored, as by `nohup`
    _signal.signal(_signal.SIGINT, leave_at_once)


def main() -> None:
    from .cli import main as run

    run()
