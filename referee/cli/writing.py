"""Writes files whole or not at all: a new file, a report over an old one, or a log in its place.

The text is written to a file without a name, and is on disk before the file gets its name. So a full disk
or a killed process never leaves half a file. A process that is killed between the two names leaves a file
called `.referee-...`, which the next command in that folder removes. While a recorder keeps a log, no other
command writes to it.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from referee import disk
from referee.disk import Kept, NotPlain
from referee.scribe.lock import WRITE, Lock, Locked
from referee.speech.say import tell
from referee.speech.system_errors import reason
from referee.text.source import MOST_BYTES

from .interrupts import in_order

STREAMS = ("/dev/fd/", "/dev/stdout", "/dev/stderr", "/proc/")
"""Names of files that are already open, whatever they are."""


class NotWritten(Exception):
    """Nothing was written; the text says why."""


def write_whole(name: str, data: bytes) -> None:
    """Write a file. Follows a link and keeps the permissions. NotWritten if that is impossible."""
    target = _target(name)
    if target is None:
        _write_through(name, data)
        return
    _put(target, data)


def write_beside(name: str, data: bytes) -> None:
    """The same for a file that belongs to a log, such as its golden. Does not follow links."""
    with _in_words():
        target = os.path.join(os.path.realpath(os.path.dirname(name)), os.path.basename(name))
        refuse_what_is_no_file(target)
    _put(target, data)


def _put(target: str, data: bytes) -> None:
    with _writing(target):
        with disk.named(os.path.dirname(target), data, _keep(target)) as temporary:
            os.replace(temporary, target)
        disk.settle(os.path.dirname(target))


def write_new(name: str, data: bytes) -> bool:
    """Write a new file. If it exists, write nothing and return False."""
    target = _target(name)
    if target is None:
        return False
    with _writing(target):
        with disk.named(os.path.dirname(target), data, Kept(disk.usual_mode())) as temporary:
            if not disk.take_name(temporary, target):
                return False
        disk.settle(os.path.dirname(target))
    return True


def write_unchanged(name: str, before: bytes, data: bytes) -> None:
    """Replace a file that still contains `before`. NotWritten if somebody else has changed it.

    Commands of Referee take turns. An editor that writes at the same moment cannot be noticed.
    """
    target = _target(name)
    if target is None:
        raise NotWritten(tell("write.not-a-file", "this is not a file that can be replaced"))
    with _writing(target):
        kept, current = _keep(target), disk.read_plain(target, MOST_BYTES)
        if current == data:
            return  # somebody else has written the same
        if current != before:
            raise NotWritten(
                tell("write.changed", "the file was changed by somebody else; nothing was written")
            )
        with disk.named(os.path.dirname(target), data, kept) as temporary:
            os.replace(temporary, target)
        disk.settle(os.path.dirname(target))


def sweep(name: str) -> None:
    """Remove what a killed process left in the folder of a file that need not be written again."""
    with contextlib.suppress(OSError):
        disk.sweep(os.path.dirname(os.path.realpath(name)))


def refuse_what_is_no_file(target: str) -> None:
    """Raise NotPlain if there is something other than a regular file."""
    with contextlib.suppress(FileNotFoundError):
        mode = os.lstat(target).st_mode
        if not stat.S_ISREG(mode):
            raise NotPlain(
                tell("disk.link", "it is a link")
                if stat.S_ISLNK(mode)
                else tell("disk.not-plain", "it is not a regular file")
            )


@contextlib.contextmanager
def _writing(target: str) -> Iterator[None]:
    """Hold the lock on a file, and clean up whatever happens."""
    with in_order(), _in_words(), Lock(Path(target), WRITE), disk.undisturbed():
        yield


@contextlib.contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except (Locked, NotPlain) as why:
        raise NotWritten(tell("write.nothing", "{reason}; nothing was written", reason=str(why))) from None
    except OSError as error:
        raise NotWritten(tell("write.cannot", "cannot write: {reason}", reason=reason(error))) from None


def _target(name: str) -> str | None:
    """The file that a name leads to, or None for a pipe, a device or a folder."""
    if "\0" in name:
        raise NotWritten(tell("write.name", "a file cannot have this name"))
    if name.startswith(STREAMS):
        return None
    with _in_words():
        target = os.path.realpath(name)
        try:
            return target if stat.S_ISREG(os.stat(target).st_mode) else None
        except (FileNotFoundError, NotADirectoryError):
            return target


def _write_through(name: str, data: bytes) -> None:
    """Write to a pipe or a device, which cannot be replaced by a file."""
    with _in_words(), open(name, "ab") as stream:
        stream.write(data)


def _keep(target: str) -> Kept:
    """What the new file takes over from the old one. NotWritten if the file must not be replaced."""
    try:
        now = os.stat(target)
    except FileNotFoundError:
        return Kept(disk.usual_mode())
    if not os.access(target, os.W_OK) or not now.st_mode & 0o222:
        raise NotWritten(tell("write.read-only", "cannot write: the file is read-only"))
    if now.st_nlink > 1:
        raise NotWritten(
            tell(
                "write.links",
                "cannot write: the file has {number} names (hard links), and only one of them would change",
                number=now.st_nlink,
            )
        )
    return Kept(stat.S_IMODE(now.st_mode) & 0o777, (now.st_uid, now.st_gid))
