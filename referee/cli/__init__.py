"""The command line. app.py declares the commands; the other modules do what they say."""

from __future__ import annotations

from .ctrl_c import end_on_the_spot


def main() -> None:
    """Run a command. Before anything else is loaded, it is settled what Ctrl-C does.

    What comes before this is Python's own start, which ends with a traceback of Python's.
    """
    end_on_the_spot()
    import gc

    gc.disable()  # while everything that a command needs is being loaded, nothing can be garbage yet
    from .running import run

    run()
