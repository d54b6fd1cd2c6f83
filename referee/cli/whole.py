"""Files written whole or not at all: a new one, a report over an old one, or a log in its own place.

The text is written to a file that has no name yet, and is on the disk before it gets one. So nothing that
happens in between, a full disk or a kill, leaves half a file; and where the system knows such files it
leaves nothing at all. (Elsewhere a file called `.referee-...` may be left behind.)
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from typing import NamedTuple

PREFIX = ".referee-"
STREAMS = ("/dev/fd/", "/dev/stdout", "/dev/stderr", "/proc/")
"""Names that stand for something that is open already, whatever lies behind them."""
OPEN_FILES = "/proc/self/fd"
MOST_TRIES = 100


class NotWritten(Exception):
    """Nothing was written; the text says why."""


class _Kept(NamedTuple):
    """What a file keeps when its content is replaced."""

    mode: int
    owner: tuple[int, int] | None


def write_whole(name: str, data: bytes) -> None:
    """Write a file, through a link and with the permissions it had. NotWritten if that cannot be."""
    target = _target(name)
    if target is None:
        _write_through(name, data)
        return
    with _in_words():
        kept = _keep(target)
        with _named(target, data, kept) as temporary:
            os.replace(temporary, target)
        _settle(os.path.dirname(target))


def write_new(name: str, data: bytes) -> bool:
    """Write a file that is not there yet. False, and nothing is written, if it is."""
    target = _target(name)
    if target is None:
        return False
    with _in_words():
        with _named(target, data, _Kept(_usual_mode(), None)) as temporary:
            if not _take_name(temporary, target):
                return False
        _settle(os.path.dirname(target))
    return True


def _take_name(temporary: str, target: str) -> bool:
    """Give a file a name that no other file has; False if one has it."""
    try:
        os.link(temporary, target)
    except FileExistsError:
        return False
    except OSError:  # a file system without hard links: nearly as good
        if os.path.lexists(target):
            return False
        os.rename(temporary, target)
    return True


def write_unchanged(name: str, before: bytes, data: bytes) -> None:
    """Replace a file that still holds `before`. NotWritten if somebody else has changed it meanwhile.

    Two of us take turns. Of an editor that writes at the very same moment we cannot know.
    """
    target = _target(name)
    if target is None:
        raise NotWritten("this is no file that can be written in its place")
    with _in_words():
        kept = _keep(target)
        with _named(target, data, kept) as temporary, _alone(target) as current:
            if current == data:
                return  # somebody else has done the same
            if current != before:
                raise NotWritten("the file was changed meanwhile; nothing was written")
            os.replace(temporary, target)
        _settle(os.path.dirname(target))


@contextlib.contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotWritten(f"cannot write: {error.strerror or error}") from None


def _target(name: str) -> str | None:
    """The file that a name leads to; None if it leads to a pipe, a device or a folder."""
    if "\0" in name:
        raise NotWritten("no file can have such a name")
    target = os.path.realpath(name)
    if name.startswith(STREAMS) or (os.path.exists(target) and not os.path.isfile(target)):
        return None
    return target


def _write_through(name: str, data: bytes) -> None:
    """A pipe or a device cannot be replaced by a file; it is written to as it is."""
    with _in_words(), open(name, "ab") as stream:
        stream.write(data)


def _keep(target: str) -> _Kept:
    """What is to stay as it is. NotWritten if the file is not to be replaced."""
    try:
        now = os.stat(target)
    except FileNotFoundError:
        return _Kept(_usual_mode(), None)
    if not os.access(target, os.W_OK) or not now.st_mode & 0o222:
        raise NotWritten("cannot write: the file is read-only")
    if now.st_nlink > 1:
        raise NotWritten(
            f"cannot write: the file has {now.st_nlink} names (hard links), "
            "and only one of them would change"
        )
    return _Kept(stat.S_IMODE(now.st_mode) & 0o777, (now.st_uid, now.st_gid))


def _usual_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


@contextlib.contextmanager
def _named(target: str, data: bytes, kept: _Kept) -> Iterator[str]:
    """The data under a name of its own in the folder of the target, whole and on the disk.

    Whatever stops us, the name is gone afterwards; what has taken the target's place by then stays.
    """
    folder = os.path.dirname(target)
    descriptor, name = _open_unnamed(folder)
    try:
        _fill(descriptor, data)
        if hasattr(os, "fchmod"):
            os.fchmod(descriptor, kept.mode)
        if kept.owner is not None and hasattr(os, "fchown"):
            with contextlib.suppress(PermissionError):  # only root can give a file away
                os.fchown(descriptor, *kept.owner)
        os.fsync(descriptor)
        if not name:
            name = _give_name(descriptor, folder)
        yield name
    finally:
        os.close(descriptor)
        if name:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(name)


def _open_unnamed(folder: str) -> tuple[int, str]:
    """A new file: without a name where the system has such, else with a name that is returned too."""
    unnamed = getattr(os, "O_TMPFILE", 0)
    if unnamed and os.path.isdir(OPEN_FILES):
        with contextlib.suppress(
            OSError
        ):  # not every file system has them, and others say more clearly why not
            return os.open(folder, unnamed | os.O_WRONLY, 0o600), ""
    from tempfile import mkstemp

    return mkstemp(dir=folder, prefix=PREFIX)


def _fill(descriptor: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def _give_name(descriptor: int, folder: str) -> str:
    """A name for a file that has none, so that it can take the place of another."""
    for number in range(MOST_TRIES):
        name = os.path.join(folder, f"{PREFIX}{os.getpid()}-{number}")
        with contextlib.suppress(FileExistsError):
            # with a folder given, which an absolute name does not need, Python does follow the link
            os.link(f"{OPEN_FILES}/{descriptor}", name, src_dir_fd=descriptor, follow_symlinks=True)
            return name
    raise FileExistsError(None, "too many files were left behind here")


@contextlib.contextmanager
def _alone(target: str) -> Iterator[bytes]:
    """The content of a file while no other of us replaces it."""
    while True:
        with open(target, "rb") as file:
            _lock(file.fileno())
            if os.path.samestat(os.fstat(file.fileno()), os.stat(target)):
                yield file.read()
                return


def _lock(descriptor: int) -> None:
    """Wait until we are alone, if the system and the file system know how."""
    with contextlib.suppress(ImportError, OSError):
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX)


def _settle(folder: str) -> None:
    """Have the new name on the disk as well, where folders can be asked for it."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
