"""What several tests need: the records, judged once, their marks, and positions from short logs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest

import referee
from referee.core.game import ScoreSheet
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.golden.expected import found, undecided
from referee.text.marks import marks as marks_of
from referee.text.source import decode, split

__all__ = [
    "codes",
    "folders_of_records",
    "found",
    "hold",
    "hold_for_each",
    "judged",
    "loaded",
    "log",
    "marks",
    "name_of",
    "records",
    "scored",
    "undecided",
]

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "records"

Thing = TypeVar("Thing")


@cache
def _all_records() -> tuple[Path, ...]:
    return tuple(sorted(RECORDS.rglob("*.moai")))


def records(*parts: str) -> list[Path]:
    """All golden records below a folder of records/."""
    if not parts:
        return list(_all_records())
    folder = f"{RECORDS.joinpath(*parts)}{os.sep}"
    return [path for path in _all_records() if str(path).startswith(folder)]


def folders_of_records(*parts: str) -> list[Path]:
    """All folders with records below a folder of records/."""
    return sorted({path.parent for path in records(*parts)})


def name_of(path: Path) -> str:
    return str(path.relative_to(RECORDS).with_suffix(""))


class Judged(NamedTuple):
    """A golden record: its bytes, the record and the verdict. It is shared, so do not change it."""

    path: Path
    bytes: bytes
    record: Record
    verdict: Verdict

    @property
    def is_readable(self) -> bool:
        """Nothing in it is wrong as text, so it can be written again."""
        return not self.record.findings


@cache
def loaded(path: Path) -> Record:
    """A golden record, read once for all tests of a process. It is shared, so do not change it."""
    return referee.loads(path.read_bytes(), name=path.relative_to(RECORDS).as_posix(), folder=path.parent)


@cache
def judged(path: Path) -> Judged:
    """A golden record, read and judged once for all tests of a process."""
    record = loaded(path)
    return Judged(path, path.read_bytes(), record, referee.check(record))


def scored(verdict: Verdict) -> ScoreSheet:
    """The score sheet of a judged log. `referee.score` would replay it."""
    assert verdict.game is not None
    assert verdict.terms is not None
    sheet: ScoreSheet = verdict.game.score(verdict.state, verdict.terms.options, verdict.record.players)
    return sheet


def hold(properties: Iterable[Callable[[Thing], None]], thing: Thing) -> None:
    """Assert several properties of one thing. A failure names every property that is broken."""
    broken = {each.__name__.replace("_", " "): _failure(each, thing) for each in properties}
    _report("does not hold", {what: error for what, error in broken.items() if error})


def hold_for_each(
    things: Iterable[Thing], name: Callable[[Thing], str], holds: Callable[[Thing], None]
) -> None:
    """Assert one property of many things. A failure names every thing that breaks it."""
    broken = {name(each): _failure(holds, each) for each in things}
    assert broken, "there is nothing to hold it for"
    _report("does not hold for", {what: error for what, error in broken.items() if error})


def _failure(holds: Callable[[Thing], None], thing: Thing) -> BaseException | None:
    try:
        holds(thing)
    except (Exception, pytest.fail.Exception) as error:
        return error
    return None


def _report(head: str, broken: dict[str, BaseException]) -> None:
    """Fail with all names on the first line, which pytest repeats, and with the first traceback."""
    if broken:
        told = [f"{head}: {', '.join(broken)}", *(f"{what}: {error!r}" for what, error in broken.items())]
        raise AssertionError("\n".join(told)) from next(iter(broken.values()))


def marks(path: Path, sign: bytes = b"#!") -> list[tuple[int, str]]:
    """The findings that a record marks: line and code, in order. `#?` marks undecided ones."""
    said = marks_of(split(decode(path.read_bytes())))
    return [(mark.line, mark.code) for mark in said if mark.undecided == (sign == b"#?")]


def log(*lines: str, rulings: str = "", players: str = "Ann, Ben") -> Record:
    """A log of Easter Island from its lines below the header."""
    header = ["game: easter-island", "edition: twilight-fr", f"players: {players}"]
    if rulings:
        header.append(f"ruling: {rulings}")
    return referee.loads("\n".join([*header, "", *lines]) + "\n")


def codes(*lines: str, rulings: str = "") -> list[str]:
    """The codes of the findings that count in such a log."""
    return [code for _, code in found(referee.check(log(*lines, rulings=rulings)))]
