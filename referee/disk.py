"""Opens files beside a log with care, because the folder may not be ours, and writes files that get their
name only when they are complete.

A file that a killed process of Referee left behind has a name of ours and a lock that nobody holds. The
next command that writes to the folder removes it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import signal
import stat
import threading
from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

from referee.speech.say import tell
from referee.text.source import SUFFIX

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None

PREFIX = ".referee-"
OPEN_FILES = "/proc/self/fd"
LOCK = re.compile(rb"(?P<process>[0-9]{1,10})(?: (?P<deed>record|write))?\n")
"""The content of a lock file: which process holds the lock, and what for."""
PART_OF_LOCK = re.compile(rb"(?:[0-9]{1,10}(?: [a-z]{0,6})?\n?)?")
"""Its content if the process was killed while writing it."""

_CAREFUL = 0
for _flag in ("O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY"):
    _CAREFUL |= getattr(os, _flag, 0)
_LEFT = re.compile(rf"{re.escape(PREFIX)}[0-9]+-[0-9a-f]+")
_MOST_TRIES = 100
_swept: set[str] = set()


class NotPlain(Exception):
    """There is something other than a regular file; the text says what."""


class Kept(NamedTuple):
    """The properties that a file keeps when its content is replaced."""

    mode: int
    owner: tuple[int, int] | None = None


# --- without interruption ---


class _Masks(threading.local):
    """The signals that this thread allowed before `undisturbed`, or None outside it."""

    usual: set[signal.Signals] | None = None


_masks = _Masks()


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Within this context the program cannot be interrupted; signals wait until its end.

    It is used for short operations. A signal during one could leave a file half-written or unknown.
    """
    if _masks.usual is not None or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    endings = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    _masks.usual = {signal.Signals(each) for each in signal.pthread_sigmask(signal.SIG_BLOCK, endings)}
    try:
        yield
    finally:
        usual, _masks.usual = _masks.usual, None
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


@contextlib.contextmanager
def disturbed() -> Iterator[None]:
    """Allow interruption within `undisturbed`, for a wait during which nothing can be lost."""
    if _masks.usual is None:
        yield
        return
    now = signal.pthread_sigmask(signal.SIG_SETMASK, _masks.usual)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, now)


# --- existing files ---


def open_plain(path: str | os.PathLike[str], flags: int) -> int:
    """Open a regular file. NotPlain for anything else: links are not followed, and pipes are not waited
    for.

    A file to be written must have only one name, because its other name may not be ours.
    """
    if os.path.islink(path):
        raise NotPlain(tell("disk.link", "it is a link"))
    try:
        descriptor = os.open(path, flags | _CAREFUL)
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.EMLINK, errno.ENXIO, errno.EISDIR):
            raise NotPlain(tell("disk.not-plain", "it is not a regular file")) from None
        raise
    try:
        seen = os.fstat(descriptor)
        if not stat.S_ISREG(seen.st_mode):
            raise NotPlain(tell("disk.not-plain", "it is not a regular file"))
        if seen.st_nlink > 1 and flags & (os.O_WRONLY | os.O_RDWR):
            raise NotPlain(tell("disk.links", "it has {number} names (hard links)", number=seen.st_nlink))
    except BaseException:
        close(descriptor)
        raise
    return descriptor


def open_or_create(path: str | os.PathLike[str], flags: int) -> tuple[int, bool]:
    """The same for a file that may not exist yet. Also returns whether it was made now."""
    for _ in range(_MOST_TRIES):
        try:
            return os.open(path, flags | os.O_CREAT | os.O_EXCL | _CAREFUL, 0o666), True
        except FileExistsError:
            with contextlib.suppress(FileNotFoundError):  # it was deleted meanwhile: try again
                return open_plain(path, flags), False
    raise FileExistsError(
        errno.EEXIST, tell("disk.restless", "the file keeps being created and deleted"), str(path)
    )


def read_plain(path: str | os.PathLike[str], most: int) -> bytes:
    """The bytes of a regular file, up to one more than `most`."""
    descriptor = open_plain(path, os.O_RDONLY)
    with open(descriptor, "rb") as file:
        return file.read(most + 1)


# --- files that get their name when they are complete ---


@contextlib.contextmanager
def named(folder: str, data: bytes, kept: Kept) -> Iterator[str]:
    """Write the data to disk under a temporary name in a folder. Call it within `undisturbed`.

    The temporary name is always removed afterwards. A file that was renamed by then stays.
    """
    sweep(folder)
    name = os.path.join(folder, f"{PREFIX}{os.getpid()}-{os.urandom(6).hex()}")
    descriptor, has_name = _open_unnamed(folder, name)
    try:
        with disturbed():  # a slow disk may be interrupted
            hold(descriptor)
            fill(descriptor, data)
            if hasattr(os, "fchmod"):
                os.fchmod(descriptor, kept.mode)
            if kept.owner is not None and hasattr(os, "fchown"):
                with contextlib.suppress(PermissionError):  # only root can change the owner
                    os.fchown(descriptor, *kept.owner)
            os.fsync(descriptor)
        if not has_name:
            # with a folder given, which an absolute name does not need, Python does follow the link
            os.link(f"{OPEN_FILES}/{descriptor}", name, src_dir_fd=descriptor, follow_symlinks=True)
        yield name
    finally:
        close(descriptor)
        with contextlib.suppress(OSError):  # nobody else uses this name, so remove it in any case
            os.unlink(name)


def close(descriptor: int) -> None:
    """Close a file and ignore errors: its content is already on disk, or not needed."""
    with contextlib.suppress(OSError):
        os.close(descriptor)


def _open_unnamed(folder: str, name: str) -> tuple[int, bool]:
    """A new file: without a name if the system allows that, else with this name."""
    unnamed = getattr(os, "O_TMPFILE", 0)
    if unnamed and os.path.isdir(OPEN_FILES):
        with contextlib.suppress(OSError):  # not every file system can do this, and the errors differ
            return os.open(folder, unnamed | os.O_WRONLY | os.O_CLOEXEC, 0o600), False
    return os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _CAREFUL, 0o600), True


def fill(descriptor: int, data: bytes) -> None:
    """Write all of the data, because the system may write it in parts."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def take_name(temporary: str, target: str) -> bool:
    """Give a file a new name. False if another file has it."""
    try:
        os.link(temporary, target)
    except FileExistsError:
        return False
    except OSError:  # a file system without hard links: do it in two steps
        if os.path.lexists(target):
            return False
        os.rename(temporary, target)
    return True


def settle(folder: str | os.PathLike[str]) -> None:
    """Make sure that a new name is on disk too, if the system can do that for folders."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def usual_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


# --- files in use, and files left behind ---


def hold(descriptor: int) -> bool:
    """Mark an open file as in use until this process ends. False if another process uses it."""
    if fcntl is not None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks
            pass
    return True


def sweep(folder: str) -> None:
    """Remove what killed processes of Referee left in a folder; once for each run."""
    if fcntl is None or folder in _swept:
        return
    _swept.add(folder)
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _LEFT.fullmatch(entry.name):
                take_away(entry.path)
            elif entry.name.startswith(".") and entry.name.endswith(".lock"):
                is_of_log = entry.name.endswith(f"{SUFFIX}.lock")  # nobody else uses such names
                take_away(entry.path, PART_OF_LOCK if is_of_log else LOCK)


def take_away(path: str | os.PathLike[str], says: re.Pattern[bytes] | None = None) -> None:
    """Remove a file that no living process holds; with `says`, only if that is its whole content."""
    if fcntl is None:
        return
    with contextlib.suppress(OSError, NotPlain), undisturbed():
        descriptor = open_plain(path, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)  # fails while its process is alive
            if says is not None and not says.fullmatch(os.pread(descriptor, 40, 0)):
                return  # it belongs to another program
            if os.path.samestat(os.fstat(descriptor), os.lstat(path)):
                os.unlink(path)
        finally:
            close(descriptor)
