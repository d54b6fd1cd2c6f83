"""Files beside a log, opened with care since a folder may be a stranger's; files that get their name late.

What is our own and was left behind by a process that is gone, is known by its name and by a lock that
nobody holds any more; whoever writes to the folder next takes it away.
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

from referee.text.source import SUFFIX

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None

PREFIX = ".referee-"
OPEN_FILES = "/proc/self/fd"
LOCK = re.compile(rb"(?P<process>[0-9]{1,10})(?: (?P<deed>record|write))?\n")
"""What the file of a lock says: which process holds it, and what for."""
PART_OF_LOCK = re.compile(rb"(?:[0-9]{1,10}(?: [a-z]{0,6})?\n?)?")
"""What it may say if its process was killed while it wrote that."""

_CAREFUL = 0
for _flag in ("O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY"):
    _CAREFUL |= getattr(os, _flag, 0)
_LEFT = re.compile(rf"{re.escape(PREFIX)}[0-9]+-[0-9a-f]+")
_MOST_TRIES = 100
_swept: set[str] = set()


class NotPlain(Exception):
    """Something else lies in the place of a file; the text says what."""


class Kept(NamedTuple):
    """What a file keeps when its content is replaced."""

    mode: int
    owner: tuple[int, int] | None = None


# --- in the midst of things ---


class _Masks(threading.local):
    """What this thread let through before it was not to be disturbed; None while it may be."""

    usual: set[signal.Signals] | None = None


_masks = _Masks()


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Nobody ends the program in here; who wants to has to wait until the end of this.

    What is done here is short. A signal in the midst of it could leave a file half written, or one that
    nobody knows of.
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
    """For a wait in the midst of that, where nothing is lost if it is ended."""
    if _masks.usual is None:
        yield
        return
    now = signal.pthread_sigmask(signal.SIG_SETMASK, _masks.usual)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, now)


# --- files that are there ---


def open_plain(path: str | os.PathLike[str], flags: int) -> int:
    """A descriptor of a file itself. NotPlain for anything else: no link is followed, no pipe waited for.

    A file that would be written to has no second name, since what is behind that is not ours.
    """
    if os.path.islink(path):
        raise NotPlain("it is a link")
    try:
        descriptor = os.open(path, flags | _CAREFUL)
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.EMLINK, errno.ENXIO, errno.EISDIR):
            raise NotPlain("it is no plain file") from None
        raise
    try:
        seen = os.fstat(descriptor)
        if not stat.S_ISREG(seen.st_mode):
            raise NotPlain("it is no plain file")
        if seen.st_nlink > 1 and flags & (os.O_WRONLY | os.O_RDWR):
            raise NotPlain(f"it has {seen.st_nlink} names (hard links)")
    except BaseException:
        close(descriptor)
        raise
    return descriptor


def open_or_create(path: str | os.PathLike[str], flags: int) -> tuple[int, bool]:
    """The same for a file that may not be there yet; and whether it was made now."""
    for _ in range(_MOST_TRIES):
        try:
            return os.open(path, flags | os.O_CREAT | os.O_EXCL | _CAREFUL, 0o666), True
        except FileExistsError:
            with contextlib.suppress(FileNotFoundError):  # taken away meanwhile: once more
                return open_plain(path, flags), False
    raise FileExistsError(errno.EEXIST, "the file comes and goes", str(path))


def read_plain(path: str | os.PathLike[str], most: int) -> bytes:
    """The bytes of a plain file, and one more than it may have at the most."""
    descriptor = open_plain(path, os.O_RDONLY)
    with open(descriptor, "rb") as file:
        return file.read(most + 1)


# --- files that get their name when they are whole ---


@contextlib.contextmanager
def named(folder: str, data: bytes, kept: Kept) -> Iterator[str]:
    """The data under a name of its own in a folder, whole and on the disk. To be called undisturbed.

    Whatever stops us, the name is gone afterwards; what has taken another's place by then stays.
    """
    sweep(folder)
    name = os.path.join(folder, f"{PREFIX}{os.getpid()}-{os.urandom(6).hex()}")
    descriptor, has_name = _open_unnamed(folder, name)
    try:
        with disturbed():  # a slow disk may be given up
            hold(descriptor)
            fill(descriptor, data)
            if hasattr(os, "fchmod"):
                os.fchmod(descriptor, kept.mode)
            if kept.owner is not None and hasattr(os, "fchown"):
                with contextlib.suppress(PermissionError):  # only root can give a file away
                    os.fchown(descriptor, *kept.owner)
            os.fsync(descriptor)
        if not has_name:
            # with a folder given, which an absolute name does not need, Python does follow the link
            os.link(f"{OPEN_FILES}/{descriptor}", name, src_dir_fd=descriptor, follow_symlinks=True)
        yield name
    finally:
        close(descriptor)
        with contextlib.suppress(OSError):  # nobody else has such a name, so it goes in any case
            os.unlink(name)


def close(descriptor: int) -> None:
    """Close a file of which all that counts is on the disk already, or is not wanted: no error counts."""
    with contextlib.suppress(OSError):
        os.close(descriptor)


def _open_unnamed(folder: str, name: str) -> tuple[int, bool]:
    """A new file: without a name where the system has such, else with this one."""
    unnamed = getattr(os, "O_TMPFILE", 0)
    if unnamed and os.path.isdir(OPEN_FILES):
        with contextlib.suppress(OSError):  # not every file system has them, and others say why not
            return os.open(folder, unnamed | os.O_WRONLY | os.O_CLOEXEC, 0o600), False
    return os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _CAREFUL, 0o600), True


def fill(descriptor: int, data: bytes) -> None:
    """Write all of it; the system may take it in parts."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def take_name(temporary: str, target: str) -> bool:
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


def settle(folder: str | os.PathLike[str]) -> None:
    """Have a new name on the disk as well, where folders can be asked for it."""
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


# --- what is held, and what was left ---


def hold(descriptor: int) -> bool:
    """Mark an open file as in use for as long as we live; False if another process has it."""
    if fcntl is not None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks
            pass
    return True


def sweep(folder: str) -> None:
    """Take away what killed processes of ours left in a folder; once for each run."""
    if fcntl is None or folder in _swept:
        return
    _swept.add(folder)
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _LEFT.fullmatch(entry.name):
                take_away(entry.path)
            elif entry.name.startswith(".") and entry.name.endswith(".lock"):
                is_of_log = entry.name.endswith(f"{SUFFIX}.lock")  # nobody else has such a one
                take_away(entry.path, PART_OF_LOCK if is_of_log else LOCK)


def take_away(path: str | os.PathLike[str], says: re.Pattern[bytes] | None = None) -> None:
    """Take a file away that no living process holds; with `says`, only if that is all that it says."""
    if fcntl is None:
        return
    with contextlib.suppress(OSError, NotPlain), undisturbed():
        descriptor = open_plain(path, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)  # not while its process lives
            if says is not None and not says.fullmatch(os.pread(descriptor, 40, 0)):
                return  # another program's
            if os.path.samestat(os.fstat(descriptor), os.lstat(path)):
                os.unlink(path)
        finally:
            close(descriptor)
