"""Tries faults and prints the results, in a process of its own, because it forks.

python -m tests.faults.trying found            faults that were once found, and are fixed
python -m tests.faults.trying spoiled NAME     a writer that is spoiled, which has to show
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from referee import disk
from referee.cli import files, writing
from referee.scribe import journal, lock
from scripts.fault_cases import CASES, Case
from scripts.fault_points import KILL, TORN_KILL, Fault
from scripts.fault_runs import Bench
from scripts.fault_verdicts import Usual, judge, usual


class Place(NamedTuple):
    """A fault by the function and the file that it is about, and which call of that kind."""

    case: str
    function: str
    about: str
    kind: str
    lasting: bool = False
    nth: int = 1


FOUND = (
    # the file was new, and the command said that it is not
    Place("format", "close", "<unnamed>", "EIO"),
    Place("format", "unlink", r"\.referee-.*", "EACCES"),
    Place("format", "close", r"\.log\.moai\.lock", "ENOSPC", nth=2),
    Place("record, undo and redo", "fstat", r"log\.moai", "EIO", nth=4),
    Place("record, undo and redo", "fsync", r"log\.moai", "EIO", nth=2),
    # a lock that was left, or that nobody could take any more
    Place("format", "flock", r"\.log\.moai\.lock", "EIO"),
    Place("format", "pread", r"\.log\.moai\.lock", "EIO"),
    Place("format", "unlink", r"\.log\.moai\.lock", "EIO"),
    Place("format", "unlink", r"\.log\.moai\.lock", KILL),
    Place("format", "pwrite", r"\.log\.moai\.lock", TORN_KILL),
    Place("board new -o", "unlink", r"\.referee-.*", KILL),
    Place("record, save", "flock", r"\.copy\.moai\.lock", KILL),
    # an interrupt in the midst of the cleaning
    Place("format without unnamed files", "open", r"\.referee-.*", "SIGINT after"),
    Place("format without unnamed files", "close", r"\.referee-.*", "SIGTERM before"),
    Place("record, a new log", "open", r"log\.moai", "SIGTERM after"),
    Place("repair --apply", "unlink", r"\.log\.moai\.bak\.lock", "SIGINT after"),
    Place("repair --apply", "unlink", r"\.log\.moai\.bak\.lock", KILL),
    Place("simulate -o, 3 games", "mkdir", "games", "SIGINT after"),
    Place("simulate -o, 3 games", "replace", r"games/.*-1\.moai", KILL),
    # half a line, or a line that was said not to be there
    Place("record, undo and redo", "write", r"log\.moai", TORN_KILL, nth=4),
    Place("record, undo and redo", "write", r"log\.moai\.undone", TORN_KILL),
    Place("record, undo and redo", "write", r"log\.moai\.undone", "EIO"),
    Place("record, undo and redo", "fsync", r"log\.moai", "EIO", lasting=True),
    # a file that could not be looked at was passed over, or taken for something else
    Place("format, 3 logs", "stat", r"a\.moai", "EIO", nth=1),
    Place("golden --update", "lstat", r"b\.moai", "EIO"),
    Place("check -o", "read", r"log\.moai", "EIO"),
    Place("check -o", "stat", "out", "EACCES", nth=1),
    Place("check -o", "stat", "out", "EACCES", nth=2),
    Place("check -o", "stat", "out", "EACCES", nth=3),
)


def at(bench: Bench, place: Place, known: Usual | None = None) -> list[str]:
    """Try a fault; gives what it broke."""
    case = named(place.case)
    known = known or usual(bench, case)
    calls = [
        call
        for call in known.once.calls
        if call.function == place.function and re.fullmatch(place.about, call.about)
    ]
    fault = Fault(calls[place.nth - 1].number, place.kind, place.lasting)
    verdict, _ = judge(bench, case, known, fault)
    return list(verdict.broken)


def named(name: str) -> Case:
    return next(case for case in CASES if case.name == name)


def found(root: Path) -> dict[str, list[str]]:
    bench = Bench(root)
    known = {name: usual(bench, named(name)) for name in {place.case: None for place in FOUND}}
    return {" ".join(map(str, place)): at(bench, place, known[place.case]) for place in FOUND}


# --- writers that do not keep their promises ---


def in_place(name: str, data: bytes) -> None:
    """Writes over the old file, as anybody would at first."""
    descriptor = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
    os.write(descriptor, data)
    os.close(descriptor)


def writes_in_place() -> None:
    writing.write_whole = in_place


def can_be_disturbed() -> None:
    for module in (disk, lock):
        module.undisturbed = contextlib.nullcontext  # type: ignore[attr-defined]


def leaves_its_lock() -> None:
    def released(self: lock.Lock) -> None:
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)
            lock._held.remove(self)

    lock.Lock.release = released  # type: ignore[method-assign]


def says_too_much() -> None:
    """A recorder that acknowledges what the disk did not take."""

    def added(descriptor: int, data: bytes, write: Callable[[int, bytes], None] = disk.fill) -> None:
        with contextlib.suppress(OSError):
            write(descriptor, data)

    journal.add = added  # type: ignore[attr-defined]


def says_nothing() -> None:
    files._writing = lambda name, write: write()  # the reason is nobody's business, so it is a bug


SPOILED: dict[str, tuple[Callable[[], None], Place, str]] = {
    "in place": (writes_in_place, Place("export -o", "write", "out", "ENOSPC"), "LOST: out is b''"),
    "in place, killed": (writes_in_place, Place("export -o", "write", "out", TORN_KILL), "LOST: out is "),
    "disturbed": (
        can_be_disturbed,
        Place("format without unnamed files", "open", r"\.referee-.*", "SIGINT after"),
        " is left behind",
    ),
    "a lock": (
        leaves_its_lock,
        Place("format", "fsync", "<unnamed>", "EIO"),
        "the next run leaves .log.moai.lock",
    ),
    "too much": (
        says_too_much,
        Place("record, a new log", "write", r"log\.moai", "ENOSPC", nth=4),
        "LOST: after ",
    ),
    "serve, too much": (
        says_too_much,
        Place("serve, a new log", "write", r"easter-island-[0-9-]*\.moai", "ENOSPC"),
        "LOST: after ",
    ),
    "nothing": (says_nothing, Place("format", "fsync", "<unnamed>", "EIO"), "internal error"),
}


@contextlib.contextmanager
def place_to_work() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="referee-faults-") as folder:
        yield Path(folder)


if __name__ == "__main__":
    with place_to_work() as root:
        if sys.argv[1] == "found":
            print(json.dumps(found(root)))
        else:
            spoil, place, _ = SPOILED[sys.argv[2]]
            spoil()
            print(json.dumps(at(Bench(root), place)))
