"""What commands that write pages have in common."""

from __future__ import annotations

import sys

from referee.speech.say import tell

from .files import Trouble


def refuse_terminal(output: str | None) -> None:
    """Trouble if a page would be printed on a terminal, where nobody can read it."""
    if output is None and sys.stdout is not None and sys.stdout.isatty():
        raise Trouble(tell("page.file", "a page is for a browser: write it to a file, as in -o game.html"))
