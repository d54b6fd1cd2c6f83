"""Reads a board file that lies beside a log, with care: the log that names it may be a stranger's."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from .text.board_yaml import MOST_BYTES
from .text.boards import NotThere

_FLAGS = (
    os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
)


def read_regular(path: Path) -> bytes:
    """The bytes of a plain file, and one more than a board may have at the most. NotThere says why not.

    No link is followed, since it may lead anywhere, and nothing is waited for, such as a pipe.
    """
    try:
        if path.is_symlink():
            raise NotThere("it is a link, and only a file itself is read")
        descriptor = os.open(path, _FLAGS)
    except FileNotFoundError:
        raise NotThere("there is no such file beside the log") from None
    except (OSError, ValueError) as error:
        raise NotThere(getattr(error, "strerror", None) or str(error)) from None
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise NotThere("it is no plain file")
        with open(descriptor, "rb", closefd=False) as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise NotThere(error.strerror or str(error)) from None
    finally:
        os.close(descriptor)
