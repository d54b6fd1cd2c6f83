"""What several tests need: the records, their marks, and positions from short logs."""

from __future__ import annotations

from pathlib import Path

import referee
from referee.core.record import Record
from referee.golden.expected import found, undecided
from referee.text.marks import marks as marks_of
from referee.text.source import decode, split

__all__ = ["codes", "found", "log", "marks", "name_of", "records", "undecided"]

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "records"


def records(*parts: str) -> list[Path]:
    """All golden records below a folder of records/."""
    return sorted(RECORDS.joinpath(*parts).rglob("*.moai"))


def name_of(path: Path) -> str:
    return str(path.relative_to(RECORDS).with_suffix(""))


def marks(path: Path, sign: bytes = b"#!") -> list[tuple[int, str]]:
    """The findings that a record says of itself: line and code, in order. `#?` marks the undecided."""
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
