"""Files written whole or not at all: a new one, a report over an old one, or a log in its own place.

The text is written to a file that has no name yet, and is on the disk before it gets one. So nothing that
happens in between, a full disk or a kill, leaves half a file. A kill in the moment between the two names
leaves a file called `.referee-...`, which the next of us in that folder takes away. While a recorder keeps
a log, nobody else of us writes to it.
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
from referee.text.source import MOST_BYTES

from .interrupts import in_order

STREAMS = ("/dev/fd/", "/dev/stdout", "/dev/stderr", "/proc/")
"""Names that stand for something that is open already, whatever lies behind them."""


class NotWritten(Exception):
    """Nothing was written; the text says why."""


def write_whole(name: str, data: bytes) -> None:
    """Write a file, through a link and with the permissions it had. NotWritten if that cannot be."""
    target = _target(name)
    if target is None:
        _write_through(name, data)
        return
    _put(target, data)


def write_beside(name: str, data: bytes) -> None:
    """The same for a file that belongs to a log, such as its golden: no link is followed."""
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
    """Write a file that is not there yet. False, and nothing is written, if it is."""
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
    """Replace a file that still holds `before`. NotWritten if somebody else has changed it meanwhile.

    Two of us take turns. Of an editor that writes at the very same moment we cannot know.
    """
    target = _target(name)
    if target is None:
        raise NotWritten("this is no file that can be written in its place")
    with _writing(target):
        kept, current = _keep(target), disk.read_plain(target, MOST_BYTES)
        if current == data:
            return  # somebody else has done the same
        if current != before:
            raise NotWritten("the file was changed meanwhile; nothing was written")
        with disk.named(os.path.dirname(target), data, kept) as temporary:
            os.replace(temporary, target)
        disk.settle(os.path.dirname(target))


def sweep(name: str) -> None:
    """Take away what a kill left in the folder of a file that need not be written (again)."""
    with contextlib.suppress(OSError):
        disk.sweep(os.path.dirname(os.path.realpath(name)))


def refuse_what_is_no_file(target: str) -> None:
    """NotPlain if there is something else than a file in that place."""
    with contextlib.suppress(FileNotFoundError):
        mode = os.lstat(target).st_mode
        if not stat.S_ISREG(mode):
            raise NotPlain("it is a link" if stat.S_ISLNK(mode) else "it is no plain file")


@contextlib.contextmanager
def _writing(target: str) -> Iterator[None]:
    """Alone with a file, and in a state to clean up whatever happens."""
    with in_order(), _in_words(), Lock(Path(target), WRITE), disk.undisturbed():
        yield


@contextlib.contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except (Locked, NotPlain) as reason:
        raise NotWritten(f"{reason}; nothing was written") from None
    except OSError as error:
        raise NotWritten(f"cannot write: {error.strerror or error}") from None


def _target(name: str) -> str | None:
    """The file that a name leads to; None if it leads to a pipe, a device or a folder."""
    if "\0" in name:
        raise NotWritten("no file can have such a name")
    if name.startswith(STREAMS):
        return None
    with _in_words():
        target = os.path.realpath(name)
        try:
            return target if stat.S_ISREG(os.stat(target).st_mode) else None
        except (FileNotFoundError, NotADirectoryError):
            return target


def _write_through(name: str, data: bytes) -> None:
    """A pipe or a device cannot be replaced by a file; it is written to as it is."""
    with _in_words(), open(name, "ab") as stream:
        stream.write(data)


def _keep(target: str) -> Kept:
    """What is to stay as it is. NotWritten if the file is not to be replaced."""
    try:
        now = os.stat(target)
    except FileNotFoundError:
        return Kept(disk.usual_mode())
    if not os.access(target, os.W_OK) or not now.st_mode & 0o222:
        raise NotWritten("cannot write: the file is read-only")
    if now.st_nlink > 1:
        raise NotWritten(
            f"cannot write: the file has {now.st_nlink} names (hard links), "
            "and only one of them would change"
        )
    return Kept(stat.S_IMODE(now.st_mode) & 0o777, (now.st_uid, now.st_gid))
