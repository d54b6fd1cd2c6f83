"""What the terminal or the file that is written to can show: colours, line characters, width."""

from __future__ import annotations

import os
import sys

from referee.export.terminal import Paint


def paint_for(color: str, to_file: bool) -> Paint:
    """The colours, line characters and width that the output can show."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "")
    unicode = to_file or encoding.startswith("utf")
    return Paint(_wants_colour(color, to_file), unicode, _columns(to_file))


def _wants_colour(color: str, to_file: bool) -> bool:
    if color != "auto":
        return color == "always"
    if os.environ.get("NO_COLOR") or to_file:
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _columns(to_file: bool) -> int | None:
    """The width of the terminal. Output to a file or another program is not wrapped."""
    if to_file or sys.stdout is None or not sys.stdout.isatty():
        return None
    from shutil import get_terminal_size

    return get_terminal_size().columns
