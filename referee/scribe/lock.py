"""One recorder for each log. The lock is held by the process, so none is left when that is killed."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from types import ModuleType

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # not on this system; then only the look before each write protects the log
    fcntl = None

_TRIES = 10
_NO_FOLDER = (errno.EACCES, errno.EPERM, errno.EROFS)
_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL)


class Locked(Exception):
    """Another recorder keeps this log; the text names its process if that is known."""


class Lock:
    """An exclusive lock on a log, by a file beside it whose name nobody else uses.

    The log itself is not locked, since it may be replaced by another file while it is kept. Only in a
    folder that cannot be written to is it, as nothing can be replaced there.
    """

    def __init__(self, log: Path) -> None:
        self.path = log.with_name(f".{log.name}.lock")
        self._beside = True
        self._descriptor = -1 if fcntl is None else self._taken(log)

    def _taken(self, log: Path) -> int:
        for _ in range(_TRIES):
            try:
                descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
            except OSError as error:
                if error.errno not in _NO_FOLDER or not log.exists():
                    raise
                self.path, self._beside = log, False
                descriptor = os.open(log, os.O_RDWR | os.O_CLOEXEC)
            try:
                if self._is_ours(descriptor):
                    if self._beside:
                        os.ftruncate(descriptor, 0)
                        os.pwrite(descriptor, b"%d\n" % os.getpid(), 0)
                    return descriptor
            except BaseException:
                os.close(descriptor)
                raise
            os.close(descriptor)  # the other recorder ended just now and took its file away: once more
        raise Locked("another recorder is beginning or ending with this log")

    def _is_ours(self, descriptor: int) -> bool:
        assert fcntl is not None
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            owner = os.pread(descriptor, 20, 0).strip() if self._beside else b""
            who = f" (process {owner.decode()})" if owner.isdigit() else ""
            raise Locked(f"another recorder{who} keeps this log") from None
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise
        try:
            return os.path.samestat(os.fstat(descriptor), os.stat(self.path))
        except FileNotFoundError:
            return False

    def release(self) -> None:
        if self._descriptor < 0:
            return
        if self._beside:
            self.path.unlink(missing_ok=True)  # while it is still ours, so that nobody else's is taken
        os.close(self._descriptor)
        self._descriptor = -1
