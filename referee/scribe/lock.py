"""One writer for each log. The process holds the lock, so none is left if it is killed."""

from __future__ import annotations

import errno
import os
import time
from contextlib import suppress
from pathlib import Path

from referee.disk import (
    LOCK,
    PART_OF_LOCK,
    NotPlain,
    close,
    disturbed,
    fcntl,
    open_or_create,
    open_plain,
    take_away,
    undisturbed,
)
from referee.speech.say import tell

RECORD, WRITE = "record", "write"
"""What a lock is for: a recorder keeps it for a whole evening, other commands only for a moment."""

MOMENT = 0.02
MOST_MOMENTS = 500
"""How often to try again while another command replaces the file."""
FEW_MOMENTS = 3
"""How often to try again while a recorder has the lock: it may be one that was just killed."""

_NO_FOLDER = (errno.EACCES, errno.EPERM, errno.EROFS)
_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL)


_held: list[Lock] = []


def held() -> list[Lock]:
    return list(_held)


def release_all(but: list[Lock]) -> None:
    """Release the locks still held when a command ends at any moment, except those held before it."""
    for lock in held():
        if lock not in but:
            lock.release()


class Locked(Exception):
    """Another process keeps this log or writes to it; the text gives its number, if known."""


class Lock:
    """An exclusive lock on a log: a file beside it, with a name that nothing else uses.

    The log itself is not locked, because it may be replaced by another file while it is kept. Only in a
    read-only folder, where nothing can be replaced, the log itself is locked. OSError if neither is
    possible, or if the lock file is a link or anything else that is not ours.
    """

    def __init__(self, log: Path, deed: str = RECORD) -> None:
        self.path = log.with_name(f".{log.name}.lock")
        self._says = f"{os.getpid()} {deed}\n".encode()
        self._records = deed == RECORD
        self._beside = True
        self._new = False
        self._descriptor = -1
        self.left_by_recorder = False
        """Whether a recorder that kept this log was killed: it could not remove its lock."""
        if fcntl is not None:
            self._take(log)

    def _take(self, log: Path) -> None:
        for moment in range(MOST_MOMENTS):
            try:
                with undisturbed():  # until it is clear whether we have the lock
                    why_not = self._try(log)
            except BaseException:
                self.release()
                raise
            if not why_not:
                return
            if "recorder" in why_not and moment >= FEW_MOMENTS:
                break
            with disturbed():
                time.sleep(MOMENT)
        raise Locked(why_not)

    def _try(self, log: Path) -> str:
        """Take the lock if nobody has it. Returns who has it, or nothing."""
        descriptor = self._opened(log)
        try:
            if self._is_ours(descriptor):
                self._descriptor = descriptor
                _held.append(self)
                return ""
            return self._owner(descriptor)
        except OSError:
            close(descriptor)
            descriptor = -1
            if self._new:
                take_away(self.path, PART_OF_LOCK)
            raise
        finally:
            if self._descriptor < 0 <= descriptor:
                close(descriptor)

    def _opened(self, log: Path) -> int:
        try:
            descriptor, self._new = open_or_create(self.path, os.O_RDWR)
            return descriptor
        except NotPlain as fault:
            raise OSError(
                errno.EINVAL,
                tell(
                    "lock.fault", "{name} should be the lock, but {fault}", name=self.path.name, fault=fault
                ),
            ) from None
        except OSError as error:
            if error.errno not in _NO_FOLDER:
                raise
            if os.path.lexists(self.path):
                return self._another_users()
            if not log.exists():
                raise
        self.path, self._beside = log, False
        return os.open(log, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))

    def _another_users(self) -> int:
        try:
            return open_plain(self.path, os.O_RDONLY)
        except NotPlain as fault:
            raise OSError(
                errno.EINVAL,
                tell(
                    "lock.fault", "{name} should be the lock, but {fault}", name=self.path.name, fault=fault
                ),
            ) from None

    def _is_ours(self, descriptor: int) -> bool:
        """Whether nobody else has the lock, and it is still the file that others will find."""
        assert fcntl is not None
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise
        try:
            if not os.path.samestat(os.fstat(descriptor), os.lstat(self.path)):
                return False
        except FileNotFoundError:
            return False
        if self._beside:
            self._sign(descriptor)
        return True

    def _sign(self, descriptor: int) -> None:
        said = os.pread(descriptor, 40, 0)
        if not PART_OF_LOCK.fullmatch(said):
            raise OSError(
                errno.EINVAL,
                tell("lock.not", "{name} should be the lock, but it is another file", name=self.path.name),
            )
        found = LOCK.fullmatch(said)
        self.left_by_recorder = found is not None and found["deed"] == RECORD.encode()
        with suppress(OSError):  # left behind by another user: holding it is enough
            os.ftruncate(descriptor, 0)
            os.pwrite(descriptor, self._says, 0)

    def _owner(self, descriptor: int) -> str:
        if not self._beside:
            return self._kept_by()
        said = LOCK.fullmatch(os.pread(descriptor, 40, 0))
        if said is None or said["deed"] == WRITE.encode():
            if said is None:
                return tell("lock.written", "another process is writing to this file")
            process = said["process"].decode()
            return tell(
                "lock.written-by",
                "another process (process {process}) is writing to this file",
                process=process,
            )
        return self._kept_by(said["process"].decode())

    def _kept_by(self, process: str = "") -> str:
        if not process and self._records:
            return tell("lock.another", "another recorder keeps this log")
        if not process:
            return tell("lock.kept", "a recorder keeps this log")
        if self._records:
            return tell(
                "lock.another-by", "another recorder (process {process}) keeps this log", process=process
            )
        return tell("lock.kept-by", "a recorder (process {process}) keeps this log", process=process)

    def release(self) -> None:
        if self._descriptor < 0:
            return
        with undisturbed():
            if self._beside:
                with suppress(OSError):
                    self.path.unlink()  # while we still hold it, so that we never remove another's
            descriptor, self._descriptor = self._descriptor, -1
            close(descriptor)
            _held.remove(self)

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
