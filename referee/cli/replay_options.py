"""The options of referee replay."""

from __future__ import annotations

from .options import Log, Output, StdinName


def replay(log: Log, output: Output = None, stdin_filename: StdinName = "-") -> None:
    """Write the whole game as one page for a browser, to look at and to send."""
    from .replay import run_replay

    run_replay(log, output, stdin_filename)
