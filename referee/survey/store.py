"""The tables on disk. Whatever ends the program, the next run goes on where they are whole.

Rows are appended. From time to time they are brought to the disk, and then `survey.json` is replaced by one
that says how long each table is and how many logs are in it. A run that goes on cuts the tables back to
those lengths, so no row is there twice and none is missing.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import time
from collections.abc import Iterator, Sequence
from typing import Any

import referee
from referee import disk
from referee.export.data import to_text

from .rows import TABLES, Rows

STATE = "survey.json"
SCHEMA_VERSION = 1
LOGS_BETWEEN = 1000
SECONDS_BETWEEN = 2.0
"""When the tables are brought to the disk: after so many logs, or so long."""
PATIENCE = 10.0
"""Seconds to wait for the processes of a run that was just killed."""
MOST_STATE = 1024 * 1024


class CannotKeep(Exception):
    """The tables cannot be written; the text says why."""


def fingerprint(names: Sequence[str]) -> str:
    """What the input is: the names in order, with sizes and times of change."""
    whole = hashlib.sha256()
    for name in names:
        try:
            seen = os.stat(name)
            said = f"{name}\0{seen.st_size}\0{seen.st_mtime_ns}\0"
        except (OSError, ValueError):
            said = f"{name}\0"
        whole.update(said.encode("utf-8", "surrogateescape"))
    return whole.hexdigest()


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
            is_new = not os.path.lexists(self.path(STATE))
            if is_new:
                for table in TABLES:
                    if os.path.lexists(self.path(f"{table}.jsonl")):
                        raise CannotKeep(
                            f"{self.path(f'{table}.jsonl')} is there already; no file is replaced"
                        )
                self._write_state()
            self._lock()
            if not is_new:
                self._go_on()
            for table in TABLES:
                self._open(table)
        return self

    def __exit__(self, *_: object) -> None:
        for descriptor in self.files.values():
            disk.close(descriptor)

    def path(self, name: str) -> str:
        return os.path.join(self.folder, name)

    def add(self, rows: Rows) -> None:
        """The rows of the next log."""
        for table, lines in rows.numbered(self.done):
            if lines:
                self.waiting[table].append(lines)
        self.done += 1
        if self.done - self.saved >= LOGS_BETWEEN or time.monotonic() - self.last > SECONDS_BETWEEN:
            self.save()

    def save(self, complete: bool = False) -> None:
        """Bring all rows to the disk, then say that they are there."""
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
        """Alone with the first table for as long as we live."""
        table = TABLES[0]
        descriptor, _ = disk.open_or_create(self.path(f"{table}.jsonl"), os.O_RDWR)
        self.files[table] = descriptor
        until = time.monotonic() + PATIENCE
        while not disk.hold(descriptor):
            if time.monotonic() > until:
                raise CannotKeep(f"{self.folder}: another survey is being written there")
            time.sleep(0.05)

    def _go_on(self) -> None:
        """Take up what an earlier run has said of itself."""
        state = self._state()
        if state["referee"] != referee.__version__:
            raise CannotKeep(
                f"{self.folder} holds a survey by referee {state['referee']}; begin anew in another folder"
            )
        if state["inputs"] != self.inputs:
            raise CannotKeep(
                f"{self.folder} holds a survey of other logs, or they have changed; "
                "begin anew in another folder"
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
        raise CannotKeep(f"{path}: this does not say how far a survey is; begin anew in another folder")

    def _open(self, table: str) -> None:
        """A table, cut back to what is known to be whole."""
        path = self.path(f"{table}.jsonl")
        if table not in self.files:
            self.files[table], _ = disk.open_or_create(path, os.O_RDWR)
        descriptor = self.files[table]
        if os.fstat(descriptor).st_size < self.lengths[table]:
            raise CannotKeep(f"{path} is shorter than it was; begin anew in another folder")
        os.ftruncate(descriptor, self.lengths[table])
        os.lseek(descriptor, 0, os.SEEK_END)


@contextlib.contextmanager
def _in_words(folder: str) -> Iterator[None]:
    try:
        yield
    except disk.NotPlain as reason:
        raise CannotKeep(f"{folder}: something lies in the place of a table: {reason}") from None
    except (OSError, ValueError) as error:
        where = getattr(error, "filename", None) or folder
        raise CannotKeep(f"{where}: {getattr(error, 'strerror', None) or error}") from None
