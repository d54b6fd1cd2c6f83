"""The tables on disk. If the program is killed, the next run continues.

Rows are appended. From time to time they are flushed to the disk, and then `survey.json` is replaced: it
says how long each table is and how many logs are in it. The next run first cuts the tables to those
lengths, so no row is missing or there twice.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import referee
from referee import disk
from referee.export.json_text import to_text
from referee.speech.say import tell
from referee.speech.system_errors import reason

from .rows import TABLES, UNREADABLE, Rows

STATE = "survey.json"
SCHEMA_VERSION = 1
LOGS_BETWEEN = 1000
SECONDS_BETWEEN = 2.0
"""The tables are flushed to the disk after so many logs or seconds."""
PATIENCE = 10.0
"""Seconds to wait for the processes of a run that was just killed."""
BOARDS = (".yaml", ".yml")
MOST_STATE = 1024 * 1024
_UNREADABLE = f'"verdict":"{UNREADABLE}"'.encode()


class CannotStore(Exception):
    """The tables cannot be written or read; the text says why."""


def fingerprint(names: Sequence[str], terms: Iterable[str] = ()) -> str:
    """A hash of the input: the names in order, with their sizes and modification times, the same for the
    boards beside the logs, and the terms on which the logs are judged.

    CannotStore if the system does not tell them: the next run would take the logs for other ones.
    """
    whole = hashlib.sha256()
    folders = dict.fromkeys(os.path.dirname(name) for name in names)
    for name in [*names, *(board for folder in folders for board in _boards(folder))]:
        try:
            seen = os.stat(name)
            said = f"{name}\0{seen.st_size}\0{seen.st_mtime_ns}\0"
        except (FileNotFoundError, NotADirectoryError, ValueError):  # something in an archive, or gone
            said = f"{name}\0"
        except OSError as error:
            raise CannotStore(f"{name}: {reason(error)}") from None
        whole.update(said.encode("utf-8", "surrogateescape"))
    for term in terms:
        whole.update(f"{term}\0".encode("utf-8", "surrogateescape"))
    return whole.hexdigest()


def _boards(folder: str) -> list[str]:
    """The files in a folder that a log there may name as its board."""
    try:
        names = sorted(name for name in os.listdir(folder or ".") if name.lower().endswith(BOARDS))
    except OSError:  # a place in an archive
        return []
    return [os.path.join(folder, name) for name in names]


class Store:
    """The tables of a survey in a folder."""

    def __init__(self, folder: str, inputs: str) -> None:
        self.folder = folder
        self.inputs = inputs
        self.done = 0
        self.complete = False
        self.saved = 0
        self.lengths = dict.fromkeys(TABLES, 0)
        self.files: dict[str, int] = {}
        self.waiting: dict[str, list[str]] = {table: [] for table in TABLES}
        self.last = time.monotonic()

    def __enter__(self) -> Store:
        with _in_words(self.folder):
            os.makedirs(self.folder, exist_ok=True)
            if not os.path.lexists(self.path(STATE)):
                self._refuse_tables()  # before a file is made beside them
            try:
                self._lock()
                if os.path.lexists(self.path(STATE)):  # another survey may have begun in the meantime
                    self._go_on()
                else:
                    self._refuse_tables()
                    self._write_state()
                for table in TABLES:
                    self._open(table)
            except BaseException:
                self.__exit__()  # the lock is not kept
                raise
        return self

    def __exit__(self, *_: object) -> None:
        for descriptor in self.files.values():
            disk.close(descriptor)

    def path(self, name: str) -> str:
        return os.path.join(self.folder, name)

    def add(self, rows: Rows) -> None:
        """Add the rows of the next log."""
        for table, lines in rows.numbered(self.done):
            if lines:
                self.waiting[table].append(lines)
        self.done += 1
        if self.done - self.saved >= LOGS_BETWEEN or time.monotonic() - self.last > SECONDS_BETWEEN:
            self.save()

    def unreadable(self) -> int:
        """How many of the logs in the tables could not be read."""
        with _in_words(self.folder), open(self.path(f"{TABLES[0]}.jsonl"), "rb") as games:
            return sum(_UNREADABLE in line for line in games)

    def save(self, complete: bool = False) -> None:
        """Flush all rows to the disk, then write the state."""
        with _in_words(self.folder):
            for table, lines in self.waiting.items():
                data = "".join(lines).encode()
                lines.clear()
                if data:
                    disk.fill(self.files[table], data)
                    self.lengths[table] += len(data)
                os.fsync(self.files[table])
            self.complete = complete
            self._write_state()
        self.saved, self.last = self.done, time.monotonic()

    def _write_state(self) -> None:
        state = {
            "schema_version": SCHEMA_VERSION,
            "referee": referee.__version__,
            "inputs": self.inputs,
            "logs": self.done,
            "complete": self.complete,
            "bytes": self.lengths,
        }
        data = (to_text(state) + "\n").encode()
        with disk.undisturbed():
            with disk.named(self.folder, data, disk.Kept(disk.usual_mode())) as temporary:
                os.replace(temporary, self.path(STATE))
            disk.settle(self.folder)

    def _lock(self) -> None:
        """Lock the first table until the program ends."""
        table = TABLES[0]
        descriptor, _ = disk.open_or_create(self.path(f"{table}.jsonl"), os.O_RDWR)
        self.files[table] = descriptor
        until = time.monotonic() + PATIENCE
        while not disk.hold(descriptor):
            if time.monotonic() > until:
                raise CannotStore(
                    tell(
                        "survey.busy",
                        "{folder}: another survey is being written there",
                        folder=self.folder,
                    )
                )
            time.sleep(0.05)

    def _refuse_tables(self) -> None:
        """CannotStore if there is a table without a state. An empty one is what the lock leaves behind if
        the program is killed before it writes the state."""
        for table in TABLES:
            path = self.path(f"{table}.jsonl")
            if os.path.lexists(path) and (os.path.islink(path) or os.path.getsize(path)):
                raise CannotStore(
                    tell("simulate.exists", "{file} already exists; no file was replaced", file=path)
                )

    def _go_on(self) -> None:
        """Read the state of an earlier run."""
        state = self._state()
        if state["referee"] != referee.__version__:
            raise CannotStore(
                tell(
                    "survey.version",
                    "{folder} has a survey by referee {version}; use another folder",
                    folder=self.folder,
                    version=state["referee"],
                )
            )
        if state["inputs"] != self.inputs:
            raise CannotStore(
                tell(
                    "survey.other-logs",
                    "{folder} has a survey of other logs, or the logs, the configuration or the language "
                    "have changed; use another folder",
                    folder=self.folder,
                )
            )
        self.done = self.saved = state["logs"]
        self.complete = state["complete"]
        self.lengths = {table: state["bytes"][table] for table in TABLES}

    def _state(self) -> dict[str, Any]:
        path = self.path(STATE)
        try:
            state = json.loads(disk.read_plain(path, MOST_STATE))
            whole = [state["logs"], *(state["bytes"][table] for table in TABLES)]
            texts = [state["referee"], state["inputs"]]
            if all(type(each) is int and each >= 0 for each in whole) and type(state["complete"]) is bool:
                if all(isinstance(each, str) for each in texts):
                    return dict(state)
        except (ValueError, KeyError, TypeError, RecursionError):
            pass
        raise CannotStore(
            tell(
                "survey.no-state",
                "{file}: this is not the state of a survey; use another folder",
                file=path,
            )
        )

    def _open(self, table: str) -> None:
        """Open a table, and cut it to the length in the state."""
        path = self.path(f"{table}.jsonl")
        if table not in self.files:
            self.files[table], _ = disk.open_or_create(path, os.O_RDWR)
        descriptor = self.files[table]
        if os.fstat(descriptor).st_size < self.lengths[table]:
            raise CannotStore(
                tell(
                    "survey.short", "{file} is shorter than survey.json says; use another folder", file=path
                )
            )
        os.ftruncate(descriptor, self.lengths[table])
        os.lseek(descriptor, 0, os.SEEK_END)


@contextlib.contextmanager
def _in_words(folder: str) -> Iterator[None]:
    try:
        yield
    except disk.NotPlain as fault:
        raise CannotStore(
            tell("survey.table", "{folder}: a table cannot be opened: {why}", folder=folder, why=str(fault))
        ) from None
    except (OSError, ValueError) as error:
        where = getattr(error, "filename", None) or folder
        raise CannotStore(f"{where}: {reason(error)}") from None
