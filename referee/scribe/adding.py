"""Adds to the end of a file, all or nothing."""

from __future__ import annotations

import os
from collections.abc import Callable

from referee import disk


class CannotKeep(Exception):
    """The log cannot be written; the text says why. The file is as it was."""


class StillThere(OSError):
    """Adding to a file failed, and the part that was added could not be removed."""


def add(descriptor: int, data: bytes, write: Callable[[int, bytes], None] = disk.fill) -> None:
    """Add to a file, all or nothing, and wait for the disk. StillThere if a part could not be removed."""
    before = os.fstat(descriptor).st_size
    try:
        write(descriptor, data)
        os.fsync(descriptor)
    except OSError as error:
        try:
            os.ftruncate(descriptor, before)  # a full disk may have taken half a line
        except OSError:
            raise StillThere(error.errno, error.strerror) from None
        raise
