"""Reads a board file that lies beside a log, with care: the log that names it may be a stranger's."""

from __future__ import annotations

from pathlib import Path

from .disk import NotPlain, read_plain
from .text.board_yaml import MOST_BYTES
from .text.boards import NotThere


def read_regular(path: Path) -> bytes:
    """The bytes of a plain file, and one more than a board may have at the most. NotThere says why not.

    No link is followed, since it may lead anywhere, and nothing is waited for, such as a pipe.
    """
    try:
        return read_plain(path, MOST_BYTES)
    except NotPlain as fault:
        more = ", and only a file itself is read" if "link" in str(fault) else ""
        raise NotThere(f"{fault}{more}") from None
    except FileNotFoundError:
        raise NotThere("there is no such file beside the log") from None
    except (OSError, ValueError) as error:
        raise NotThere(getattr(error, "strerror", None) or str(error)) from None
