"""Counts the system calls that a command makes in its folder, and lets one of them fail.

This works inside a process: the functions of `os` that make system calls, `fcntl.flock` and `open` are
replaced by functions that count. A call counts if it concerns a file in the folder, or standard input or
output. Files are read and written by the same functions, so no call is hidden in a library. No privilege
and no tool is needed. `fault_strace.py` does the same from outside, with the real calls.
"""

from __future__ import annotations

import builtins
import errno
import io
import os
import signal
from collections.abc import Callable
from typing import Any, NamedTuple

try:
    import fcntl
except ImportError:  # on a system that has no fork either
    fcntl = None  # type: ignore[assignment]  # Windows has no such module

BY_PATH = ("stat", "lstat", "access", "scandir", "listdir", "readlink", "chmod", "unlink", "rmdir", "mkdir")
BY_TWO_PATHS = ("rename", "replace", "link", "symlink")
BY_FILE = ("read", "write", "pread", "pwrite", "fsync", "ftruncate", "fstat", "fchmod", "fchown")
RETRIED = ("open", "read", "write", "pread", "pwrite", "fsync", "ftruncate", "fstat", "fchmod", "fchown")
"""Python itself repeats these calls after EINTR (PEP 475)."""

TAKES_ROOM = (
    "open",
    "write",
    "pwrite",
    "fsync",
    "close",
    "ftruncate",
    "rename",
    "replace",
    "link",
    "mkdir",
)
NEEDS_RIGHT = (*BY_PATH, *BY_TWO_PATHS, "open", "fchmod", "fchown", "flock")
WRITES = ("write", "pwrite")

UNNAMED_FILES, HARD_LINKS, LOCKS = "unnamed files", "hard links", "locks"
"""What a file system may lack."""


class Call(NamedTuple):
    """One call that a command made."""

    number: int
    function: str
    about: str


class Fault(NamedTuple):
    """What happens at which call. `lasting`: also at all later calls where it is possible."""

    number: int
    kind: str
    lasting: bool = False


ERRORS = {"ENOSPC": TAKES_ROOM, "EIO": None, "EACCES": NEEDS_RIGHT, "EINTR": None}
SIGNALS = ("SIGINT", "SIGTERM")
BEFORE, AFTER = "before", "after"
KILL, TORN_KILL, SHORT = "SIGKILL", "SIGKILL half way", "short write"
LASTING = ("ENOSPC", "EIO")


def fits(kind: str, function: str) -> bool:
    """Whether such a fault can happen in a call of that function."""
    if kind in ERRORS:
        if kind == "EINTR" and (function in RETRIED or function == "flock"):
            return False
        functions = ERRORS[kind]
        return functions is None or function in functions
    return function in WRITES if kind in (TORN_KILL, SHORT) else True


def faults_at(call: Call) -> list[Fault]:
    """All faults that can happen in a call."""
    kinds = [*ERRORS, *(f"{name} {when}" for name in SIGNALS for when in (BEFORE, AFTER))]
    kinds += [KILL, TORN_KILL, SHORT]
    possible = [kind for kind in kinds if fits(kind, call.function)]
    once = [Fault(call.number, kind) for kind in possible]
    return once + [Fault(call.number, kind, True) for kind in possible if kind in LASTING]


class Points:
    """Counts the calls of this process, and lets one fail. It cannot be undone, so use it in a fork."""

    def __init__(
        self,
        folder: str,
        lacks: frozenset[str] = frozenset(),
        fault: Fault | None = None,
        told: Callable[[Call], None] = lambda call: None,
        terminal: bool = False,
    ) -> None:
        self.folder = os.path.realpath(folder)
        self.lacks = lacks
        self.fault = fault
        self.told = told
        self.terminal = terminal
        self.calls: list[Call] = []
        self.open_files: dict[int, str] = {0: "<input>", 1: "<output>"}
        self.real: dict[str, Callable[..., Any]] = {}

    # --- which calls count ---

    def _inside(self, path: object) -> str | None:
        """The name of a path within the folder, or None if it is outside."""
        if isinstance(path, int):
            return self.open_files.get(path)
        if not isinstance(path, str | bytes | os.PathLike):
            return None
        name = os.path.normpath(os.path.join(self.folder, os.fsdecode(path)))
        if name == self.folder:
            return "."
        return name[len(self.folder) + 1 :] if name.startswith(self.folder + os.sep) else None

    def install(self) -> None:
        for name in (*BY_PATH, *BY_TWO_PATHS, *BY_FILE, "open", "close"):
            self.real[name] = getattr(os, name)
        self.real["flock"], self.real["builtin"] = fcntl.flock, builtins.open
        for name in (*BY_PATH, *BY_TWO_PATHS, *BY_FILE):
            setattr(os, name, self._counting(name))
        os.remove = os.unlink
        # stand-ins take only what the program gives
        os.open, os.close = self._open, self._close  # type: ignore[assignment]
        fcntl.flock = self._flock  # type: ignore[assignment]
        builtins.open = io.open = self._open_file

    def _counting(self, name: str) -> Callable[..., Any]:
        paths = 2 if name in BY_TWO_PATHS else 1

        def call(*arguments: Any, **options: Any) -> Any:
            given = arguments or tuple(options.values()) or (".",)
            inside = [self._inside(each) for each in given[:paths]]
            about = [each for each in inside if each is not None]
            if not about:
                return self.real[name](*arguments, **options)
            if name == "link" and HARD_LINKS in self.lacks:
                raise _error("EPERM")
            return self._at(name, about[-1], arguments, options)

        return call

    # --- what happens at a call ---

    def _at(self, name: str, about: str, arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
        call = Call(len(self.calls) + 1, name, about)
        self.calls.append(call)
        kind = self._kind_for(call)
        if kind is None:
            return self.real[name](*arguments, **options)
        self.told(call)
        word, _, when = kind.partition(" ")
        if word in SIGNALS and when == BEFORE:
            os.kill(os.getpid(), getattr(signal, word))
            return self.real[name](*arguments, **options)
        if word in SIGNALS:
            try:
                return self.real[name](*arguments, **options)
            finally:
                os.kill(os.getpid(), getattr(signal, word))
        if kind == KILL:
            os.kill(os.getpid(), signal.SIGKILL)
        if kind in (TORN_KILL, SHORT):
            descriptor, data, *rest = arguments
            written = self.real[name](descriptor, data[: len(data) // 2], *rest)
            if kind == TORN_KILL:
                os.kill(os.getpid(), signal.SIGKILL)
            return written
        if name == "close":
            self.real[name](*arguments)  # the file is closed even if this fails
        raise _error(kind)

    def _kind_for(self, call: Call) -> str | None:
        fault = self.fault
        if fault is None or call.number < fault.number:
            return None
        if call.number == fault.number:
            return fault.kind
        return fault.kind if fault.lasting and fits(fault.kind, call.function) else None

    # --- opening and closing ---

    def _open(self, path: Any, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        about = self._inside(path)
        if about is None:
            return int(self.real["open"](path, flags, mode, dir_fd=dir_fd))
        unnamed = getattr(os, "O_TMPFILE", 0)
        if unnamed and flags & unnamed == unnamed:
            if UNNAMED_FILES in self.lacks:
                raise _error("EOPNOTSUPP")
            about = "<unnamed>"
        descriptor = int(self._at("open", about, (path, flags, mode), {}))
        self.open_files[descriptor] = about
        return descriptor

    def _close(self, descriptor: int) -> None:
        about = self.open_files.pop(descriptor, None)
        if about is None or descriptor <= 2:
            self.real["close"](descriptor)
        else:
            self._at("close", about, (descriptor,), {})

    def _flock(self, descriptor: int, operation: int) -> None:
        about = self.open_files.get(descriptor)
        if about is None:
            self.real["flock"](descriptor, operation)
            return
        if LOCKS in self.lacks:
            raise _error("EOPNOTSUPP")
        self._at("flock", about, (descriptor, operation), {})

    def _open_file(self, file: Any, mode: str = "r", *arguments: Any, **options: Any) -> Any:
        if self._inside(file) is None:
            return self.real["builtin"](file, mode, *arguments, **options)
        assert mode in ("r", "rb", "ab"), f"open({file!r}, {mode!r}) is not counted yet"
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT if mode == "ab" else os.O_RDONLY
        descriptor = file if isinstance(file, int) else os.open(file, flags | os.O_CLOEXEC, 0o666)
        if mode == "r":
            return io.TextIOWrapper(self.stream(descriptor, "rb"), encoding=options["encoding"])
        return self.stream(descriptor, mode)

    def stream(self, descriptor: int, mode: str) -> Any:
        raw = CountedFile(descriptor, self.terminal and descriptor == 0)
        return io.BufferedReader(raw) if mode == "rb" else io.BufferedWriter(raw)


class CountedFile(io.RawIOBase):
    """A file that is read and written by the functions of `os`, which count."""

    def __init__(self, descriptor: int, terminal: bool = False) -> None:
        self._descriptor = descriptor
        self._terminal = terminal

    def fileno(self) -> int:
        return self._descriptor

    def isatty(self) -> bool:
        return self._terminal

    def readable(self) -> bool:
        return True

    def writable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        data = os.read(self._descriptor, len(buffer))
        buffer[: len(data)] = data
        return len(data)

    def write(self, data: Any) -> int:
        return os.write(self._descriptor, data)

    def close(self) -> None:
        if not self.closed:
            super().close()
            os.close(self._descriptor)


def _error(name: str) -> OSError:
    code = getattr(errno, name)
    return OSError(code, os.strerror(code))
