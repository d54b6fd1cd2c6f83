"""What comes out of an archive: a log, or why there is none."""

from __future__ import annotations

from typing import NamedTuple


class Head(NamedTuple):
    """A member before its data is read; `why` says why it cannot be."""

    name: str
    size: int
    why: str = ""


class Member(NamedTuple):
    """A file of an archive. `is_record`: a record in JSON, and not the text of a log."""

    path: str
    data: bytes
    is_record: bool = False


class Missing(NamedTuple):
    """A log that cannot be had, or with an empty path the rest of the archive; `why` says why."""

    path: str
    why: str


class Unread(Exception):
    """One member cannot be read, and the others can; the text says why."""
