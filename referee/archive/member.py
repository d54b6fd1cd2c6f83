"""What reading an archive gives: a log, or the reason why a log cannot be read."""

from __future__ import annotations

from typing import NamedTuple


class Head(NamedTuple):
    """A member before its data is read. If `why` is set, it cannot be read for this reason."""

    name: str
    size: int
    why: str = ""


class Member(NamedTuple):
    """A file of an archive. `is_record` means a record in JSON instead of the text of a log."""

    path: str
    data: bytes
    is_record: bool = False


class MissingLog(NamedTuple):
    """A log that cannot be read, and why. If the path is empty, it is the rest of the archive."""

    path: str
    why: str


class Unread(Exception):
    """One member cannot be read, but the others can; the text says why."""
