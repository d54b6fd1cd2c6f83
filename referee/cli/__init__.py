"""The command line. app.py declares the commands; the other modules carry them out."""

from __future__ import annotations

from .ctrl_c import end_on_the_spot


def main() -> None:
    """Run a command. What Ctrl-C and similar signals do is decided before anything else is loaded."""
    end_on_the_spot()
    import gc

    gc.disable()  # there is no garbage yet while a command is being loaded
    from .running import run

    run()
