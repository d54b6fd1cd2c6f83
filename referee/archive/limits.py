"""The limits for archives, so that a small file cannot fill the memory, and their exceptions."""

from __future__ import annotations

from referee.text.source import MOST_BYTES

MOST_IN_MEMBER = MOST_BYTES
"""Bytes of one log, the same as for a file."""
MOST_MEMBERS = 10_000_000
"""Files and folders in one archive. Some bytes of each name are kept to notice duplicates."""
MOST_RATIO = 200
"""The most bytes of content for one byte of the archive. For logs it is about 10, at most 50."""
FREE_OF_RATIO = 16 * 1024 * 1024
"""Up to this many bytes of content, the ratio does not matter."""
MOST_NAME = 4096
"""Bytes in the name of a member. An extra header of a tar, which has such names, may have 16 times that."""
MOST_IN_LINE = 2 * MOST_BYTES
"""Bytes in a line of JSON lines: a log, with room for the escapes of JSON."""
MOST_BESIDE_TEXTS = 1024 * 1024
"""Bytes in a line of JSON lines without its texts, because lists of small parts take far more memory, and
a record with so many parts takes long."""
MOST_WINDOW = 128 * 1024 * 1024
"""Bytes of memory that a decompressor may use. `xz -9` needs half of it."""


class Broken(Exception):
    """The archive, or the rest of it, cannot be read; the text says why."""


class NotInstalled(Broken):
    """A library for this kind of archive is missing; the text says how to install it."""
