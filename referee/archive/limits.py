"""How much is taken from an archive before it is taken for an attack, and what is said then."""

from __future__ import annotations

from referee.text.source import MOST_BYTES

MOST_IN_MEMBER = MOST_BYTES
"""Bytes of one log, as for a log that is a file."""
MOST_MEMBERS = 10_000_000
"""Files and folders in one archive. A few bytes of each name are remembered to notice duplicates."""
MOST_RATIO = 200
"""How many times larger the content may be than the archive. Logs shrink to a tenth, at best a fiftieth."""
FREE_OF_RATIO = 16 * 1024 * 1024
"""Bytes of content before that is asked: a small archive can do no harm."""
MOST_NAME = 4096
"""Bytes in the name of a member, and in the extra headers of a tar that carry such names."""
MOST_IN_LINE = 2 * MOST_BYTES
"""Bytes in a line of JSON lines: a log, and what JSON needs to quote it."""
MOST_WINDOW = 128 * 1024 * 1024
"""Memory that a decompressor may ask for (xz -9 needs half of it)."""


class Broken(Exception):
    """The archive cannot be read, or not further; the text says why."""


class NotInstalled(Broken):
    """A library for this kind of archive is missing; the text says how to install it."""
