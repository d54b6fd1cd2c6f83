"""The log file of the recorder, which never loses a line.

A line and its line end are appended in one write, and are on disk before `append` returns. A line that is
taken back is first written to a second file beside the log, and then removed from the log. So whenever the
process or the machine stops, each accepted line is in the log, and each line taken back is in the other
file. At worst the last line has no line end. It was then never accepted, and is kept as a fragment.
"""

from __future__ import annotations

import os
import re
import stat
from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from referee import disk
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.system_errors import reason
from referee.text.source import MOST_BYTES, decode, mixed_at, split

from . import sayings
from .adding import CannotKeep, StillThere, add
from .lock import Lock
from .undone_file import UndoneFile, UndoneLine, digest

_LINE = re.compile(rb"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z")
_BINARY = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class MayBeKept(CannotKeep):
    """Writing the line failed, and so did undoing that: the log may have the line or a part of it."""


class LogChanged(Exception):
    """Somebody else has written to the log. Nothing was written; the log has to be read again."""


class Emptied(Exception):
    """Somebody else has emptied the log."""


class Journal:
    """The lines of a log, the same in memory and on disk."""

    def __init__(self, path: str | Path, held: bool = False) -> None:
        """Open a log, or begin one. A new log that is `held` has no file until `release`."""
        if "\0" in str(path):
            raise CannotKeep(
                tell("journal.name", "{name}: a file cannot have this name", name=repr(str(path)))
            )
        self.name = str(path)
        try:
            self.path = Path(os.path.realpath(path))
        except OSError as error:  # the current folder was deleted
            raise CannotKeep(headed(self.name, reason(error))) from None
        self.folder = Path(path).parent  # the folder of the link, if it is one, as in other commands
        self.undone_file = UndoneFile(self.path.with_name(f"{self.path.name}.undone"))
        self.lines: list[str] = []
        self.fragment = ""
        """The text after the last line end: a line that was cut short or has no line end yet."""
        self._data = b""
        self._whole = 0  # the bytes of all lines that have a line end
        self._seen: tuple[int, ...] = ()
        self._created = False
        self.is_held = held and not os.path.lexists(self.path)
        try:
            self._refuse_what_is_no_file()
            self._lock = Lock(self.path)
            try:
                disk.sweep(str(self.path.parent))  # not before: the lock that is left tells of a kill
                with disk.undisturbed():
                    if not self.is_held:
                        self._create()
                        self.read()
            except BaseException:
                self.close()
                raise
        except OSError as error:
            raise CannotKeep(headed(self.name, reason(error))) from None

    def _refuse_what_is_no_file(self) -> None:
        if self.path.exists() and not self.path.is_file():
            raise CannotKeep(
                tell("journal.not-plain", "{name}: this is not a regular file", name=self.name)
            )
        if self.path.exists() and not os.access(self.path, os.W_OK):
            raise CannotKeep(tell("journal.read-only", "{name}: the file is read-only", name=self.name))
        if not self.path.parent.is_dir():
            raise CannotKeep(tell("journal.no-folder", "{name}: there is no such folder", name=self.name))

    def _create(self) -> None:
        try:
            descriptor = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o666)
        except FileExistsError:
            return
        disk.close(descriptor)
        self._created = True
        disk.settle(self.path.parent)

    @property
    def has_half_a_line(self) -> bool:
        """Whether the text after the last line end is what a killed recorder had written of a line."""
        return bool(self.fragment) and self._lock.left_by_recorder

    @disk.undisturbed()
    def close(self) -> None:
        """Release the log for others. A new file in which nothing was written is removed."""
        if self._created and not self._data:
            with suppress(OSError):
                if not self.path.stat().st_size:
                    self.path.unlink()
        self._lock.release()

    @disk.undisturbed()
    def forget(self) -> None:
        """Delete a log that was begun here and has nothing in it that anybody would miss."""
        if self._created and not self.is_held:
            with suppress(OSError, LogChanged):
                self._cut(0)

    def read(self, empty: bool = True) -> bool:
        """Read the lines from the file as it is now. Returns whether they have changed. If the file may
        not be `empty` and is, Emptied is raised, and the lines stay as they were."""
        with open(self.path, "rb") as file:
            data = file.read(MOST_BYTES + 1)
            self._seen = _look(file.fileno())
        if len(data) > MOST_BYTES:
            raise CannotKeep(sayings.too_large(self.name, MOST_BYTES))
        if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
            raise CannotKeep(sayings.utf_16(self.name))
        if not (empty or data.removeprefix(BOM_UTF8).strip()) and self._data.strip():
            raise Emptied
        changed = data != self._data
        self._take(data)
        return changed

    def is_current(self) -> bool:
        """Whether the file is as it was when it was last read or written here, or is held back."""
        if self.is_held:
            return True
        try:
            with open(self.path, "rb") as file:
                self._refuse_changed(file.fileno())
        except (OSError, LogChanged):
            return False
        return True

    def _take(self, data: bytes) -> None:
        whole = max(data.rfind(b"\n"), data.rfind(b"\r")) + 1
        if data.startswith(BOM_UTF8) and not whole:
            whole = len(BOM_UTF8)
        self._data, self._whole = data, whole
        self.lines = split(decode(data[:whole]))
        rest = split(decode(data[whole:]))
        self.fragment = rest[0] if rest else ""

    @property
    def _end(self) -> bytes:
        """The line end of this log."""
        return b"\r\n" if b"\r\n" in self._data else b"\n"

    def _bytes(self, line: str) -> bytes:
        """A line as it is written. CannotKeep if the log is in another encoding."""
        if not line.isascii():
            number = mixed_at([*self.lines, line])
            if number:
                raise CannotKeep(sayings.other_encoding(self.name, min(number, len(self.lines))))
        return line.encode("utf-8", "surrogateescape") + self._end

    # Writing

    @disk.undisturbed()
    def release(self) -> None:
        """Write a new log that was held. From now on it is a file, with all its lines at once."""
        if self.is_held:
            self.copy_to(str(self.path))
            self.is_held, self._created = False, True
            with suppress(OSError), open(self.path, "rb") as file:
                self._note(file.fileno())

    @disk.undisturbed()
    def append(self, *lines: str) -> str:
        """Add lines at the end. They are on disk when this returns; if it raises, none is.

        Returns the text after the last line end, if there was any: it was set aside for these lines."""
        dropped = self._drop_fragment() if self.fragment else ""
        added = b"".join(map(self._bytes, lines))
        if not self.is_held:
            self._write(added)
        self._take(self._data + added)
        return dropped

    @disk.undisturbed()
    def end_line(self) -> None:
        """Put the line end that is missing behind the last line, which is a line of the log from now on."""
        self._write(self._end)
        self._take(self._data + self._end)

    def _drop_fragment(self) -> str:
        line = self.fragment
        self._set_aside(line)
        self._cut(self._whole)
        return line

    @disk.undisturbed()
    def take_back(self) -> str:
        """Remove the last line and the empty lines below it. The line is kept in the undo file."""
        if self.fragment:
            return self._drop_fragment()
        starts = [match.start() for match in _LINE.finditer(self._data)]
        last = len(self.lines)
        while last and not self.lines[last - 1].strip():
            last -= 1
        line = self.lines[last - 1]
        self._set_aside(line, last)
        self._cut(starts[last - 1])
        return line

    @disk.undisturbed()
    def change(self, number: int, line: str, *more: str) -> None:
        """Replace a line, and add lines at the end; all at once or not at all."""
        parts = _LINE.findall(self._data)
        old = parts[number - 1]
        mark = BOM_UTF8 if number == 1 and old.startswith(BOM_UTF8) else b""
        self._set_aside(self.lines[number - 1], number)
        parts[number - 1] = mark + self._bytes(line)
        self._replace(b"".join([*parts, *map(self._bytes, more)]))

    @disk.undisturbed()
    def write_again(self) -> None:
        """Write the log again, after the file was deleted or emptied."""
        self._replace(self._data, expected=False)

    @disk.undisturbed()
    def copy_to(self, path: str, *more: str) -> None:
        """Write the whole log and these lines to a new file."""
        data = b"".join([self._data, *map(self._bytes, more)])
        try:
            target = os.path.join(os.path.realpath(os.path.dirname(path)), os.path.basename(path))
            with disk.named(os.path.dirname(target), data, disk.Kept(disk.usual_mode())) as temporary:
                if not disk.take_name(temporary, target):
                    raise CannotKeep(tell("journal.exists", "{name}: the file already exists", name=path))
            disk.settle(os.path.dirname(target))
        except (OSError, ValueError) as error:
            raise CannotKeep(headed(str(path), reason(error))) from None

    def _write(self, added: bytes) -> None:
        try:
            descriptor = os.open(self.path, os.O_RDWR | os.O_APPEND | _BINARY)
            try:
                self._refuse_changed(descriptor)
                try:
                    add(descriptor, added, _write_all)
                finally:
                    self._note(descriptor)
            finally:
                disk.close(descriptor)
        except OSError as error:
            self._read_if_there()  # if half a line is left, it becomes the fragment
            raise self._trouble(error) from None

    def _read_if_there(self) -> None:
        with suppress(OSError, CannotKeep):
            self.read()

    def _cut(self, size: int) -> None:
        """Cut the log to that many bytes, which is where a line begins."""
        if self.is_held:
            self._take(self._data[:size])
            return
        try:
            descriptor = os.open(self.path, os.O_RDWR | _BINARY)
            try:
                self._refuse_changed(descriptor)
                os.ftruncate(descriptor, size)
                with suppress(OSError):  # the line is in the undo file; at worst it is back after a crash
                    os.fsync(descriptor)
                self._note(descriptor)
            finally:
                disk.close(descriptor)
        except OSError as error:
            raise self._trouble(error) from None
        self._take(self._data[:size])

    def _replace(self, data: bytes, expected: bool = True) -> None:
        """Replace the log by another file, whole or not at all."""
        if self.is_held:
            self._take(data)
            return
        try:
            kept = disk.Kept(0o644)
            if expected:
                with open(self.path, "rb") as file:
                    self._refuse_changed(file.fileno())
                    now = os.fstat(file.fileno())
                    kept = disk.Kept(stat.S_IMODE(now.st_mode), (now.st_uid, now.st_gid))
            with disk.named(str(self.path.parent), data, kept) as temporary:
                os.replace(temporary, self.path)
            disk.settle(self.path.parent)
        except OSError as error:
            raise self._trouble(error, expected) from None
        self._seen = ()
        with suppress(OSError), open(self.path, "rb") as file:
            self._note(file.fileno())
        self._take(data)

    def _note(self, descriptor: int) -> None:
        """Note what the file is now. If that fails, its content is compared before the next line."""
        self._seen = ()
        with suppress(OSError):
            self._seen = _look(descriptor)

    def _refuse_changed(self, descriptor: int) -> None:
        now = _look(descriptor)
        if not self._seen and os.pread(descriptor, len(self._data) + 1, 0) == self._data:
            self._seen = now  # its state could not be read when it was written
        if now != self._seen:
            raise LogChanged

    def _trouble(self, error: OSError, expected: bool = True) -> Exception:
        if expected and isinstance(error, FileNotFoundError):
            return LogChanged()
        if isinstance(error, StillThere):
            return MayBeKept(sayings.may_be_kept(self.name, reason(error)))
        return CannotKeep(sayings.cannot_write(self.name, reason(error)))

    # Lines that were taken back

    def _set_aside(self, line: str, number: int | None = None) -> None:
        """Write a line to the undo file before it is removed. It is on disk when this returns."""
        if not self.is_held:
            number = number or len(self.lines) + 1
            self.undone_file.add([UndoneLine(number, digest(self.lines[: number - 1]), line)])

    def set_aside_lost(self, before: Sequence[str]) -> int:
        """Write those lines of an earlier log to the undo file that this one lacks. Returns how many."""
        left = Counter([*self.lines, self.fragment])
        rows = []
        for number, line in enumerate(before, 1):
            if left[line]:
                left[line] -= 1
            elif line.strip():
                rows.append(UndoneLine(number, digest(before[: number - 1]), line))
        if rows:
            self.undone_file.add(rows)
        return len(rows)

    def undone(self) -> str | None:
        """The line that was last taken back from this place, if the log above it is unchanged."""
        return self.undone_file.find(len(self.lines) + 1, digest(self.lines))

    def undone_longer(self) -> str | None:
        """The last line of the log with the actions that were taken back from its turn."""
        begin = f"{self.lines[-1]};" if self.lines else ";"
        return self.undone_file.find(len(self.lines), digest(self.lines[:-1]), begin)


def _write_all(descriptor: int, data: bytes) -> None:
    """The one place where a line goes to the file. Tests make it slow, as a busy machine does."""
    disk.fill(descriptor, data)


def _look(descriptor: int) -> tuple[int, ...]:
    """The properties that change when somebody else writes to a file or replaces it."""
    seen = os.fstat(descriptor)
    return seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns
