"""The file beside a log with the lines that were taken back, or that somebody else has removed."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2s
from pathlib import Path
from typing import NamedTuple

from referee import disk
from referee.speech.system_errors import reason
from referee.text.source import MOST_BYTES, decode

from . import sayings
from .adding import CannotKeep, add

_ROW = re.compile(r"(?P<number>[0-9]{1,7}) (?P<above>[0-9a-f]{16}) (?P<line>.*)")


class UndoneLine(NamedTuple):
    """A line that was taken out of a log: its number, what stood above it, and its text."""

    number: int
    above: str
    line: str


class UndoneFile:
    """The rows of one log, the oldest first. There is no file before the first row."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, rows: Sequence[UndoneLine]) -> None:
        """Add rows. They are on disk when this returns; CannotKeep if they cannot be written."""
        text = "".join(f"{number} {above} {line}\n" for number, above, line in rows)
        try:
            descriptor, new = disk.open_or_create(self.path, os.O_RDWR | os.O_APPEND)
            try:
                self._refuse_a_large_one(descriptor)
                torn = not new and not _ends_a_line(descriptor)  # a killed process left half a row
                add(descriptor, f"{chr(10) * torn}{text}".encode("utf-8", "surrogateescape"))
            except BaseException:
                if new:
                    with suppress(OSError):
                        self.path.unlink()
                raise
            finally:
                disk.close(descriptor)
            if new:
                disk.settle(self.path.parent)
        except disk.NotPlain as fault:
            raise CannotKeep(sayings.cannot_write(self.path, fault)) from None
        except OSError as error:
            raise CannotKeep(sayings.cannot_write(self.path, reason(error))) from None

    def find(self, number: int, above: str, begin: str = "") -> str | None:
        """The last line with this beginning that was taken out of this place, if the log above it is
        unchanged."""
        try:
            descriptor = disk.open_plain(self.path, os.O_RDONLY)
            with open(descriptor, "rb") as file:
                self._refuse_a_large_one(descriptor)
                data = file.read(MOST_BYTES)
        except FileNotFoundError:
            return None
        except disk.NotPlain as fault:
            raise CannotKeep(sayings.cannot_read(self.path, fault)) from None
        except OSError as error:
            raise CannotKeep(sayings.cannot_read(self.path, reason(error))) from None
        found = None
        for row in decode(data).split("\n")[:-1]:  # after the last line end there is at most half a row
            match = _ROW.fullmatch(row)
            if match is not None and (int(match["number"]), match["above"]) == (number, above):
                found = match["line"] if match["line"].startswith(begin) else found
        return found

    def _refuse_a_large_one(self, descriptor: int) -> None:
        if os.fstat(descriptor).st_size > MOST_BYTES:
            raise CannotKeep(sayings.undone_too_large(self.path, MOST_BYTES))


def digest(lines: Sequence[str]) -> str:
    """What stands above a line, in short. Empty lines at its end do not count."""
    text = "\n".join(lines).rstrip("\n")
    return blake2s(text.encode("utf-8", "surrogateescape"), digest_size=8).hexdigest()


def _ends_a_line(descriptor: int) -> bool:
    size = os.fstat(descriptor).st_size
    return not size or os.pread(descriptor, 1, size - 1) == b"\n"
