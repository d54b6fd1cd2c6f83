"""What several tests need: the records, their marks, and positions from short logs."""

from __future__ import annotations

import re
from pathlib import Path

import referee
from referee.core.record import Record
from referee.core.verdict import Verdict

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "records"
_MARK = rb"((?: [A-Z]+-[A-Z]+-\d+)+)"


def records(*parts: str) -> list[Path]:
    """All golden records below a folder of records/."""
    return sorted(RECORDS.joinpath(*parts).rglob("*.moai"))


def name_of(path: Path) -> str:
    return str(path.relative_to(RECORDS).with_suffix(""))


def marks(path: Path, sign: bytes = b"#!") -> list[tuple[int, str]]:
    """The findings that a record says of itself: line and code, in order. `#?` marks the undecided."""
    found = []
    for number, line in enumerate(path.read_bytes().split(b"\n"), 1):
        match = re.search(re.escape(sign) + _MARK, line)
        for code in match[1].decode().split() if match else ():
            found.append((number, code))
    return found


def found(verdict: Verdict) -> list[tuple[int, str]]:
    """The findings that count: line and code, in order."""
    return [(finding.place.line, finding.code) for finding in verdict.findings if finding.counts]


def undecided(verdict: Verdict) -> list[tuple[int, str]]:
    """What the log leaves open: line and code, in order."""
    return [(finding.place.line, finding.code) for finding in verdict.undecided]


def log(*lines: str, rulings: str = "", players: str = "Ann, Ben") -> Record:
    """A log of Easter Island from its lines below the header."""
    header = ["game: easter-island", "edition: twilight-fr", f"players: {players}"]
    if rulings:
        header.append(f"ruling: {rulings}")
    return referee.loads("\n".join([*header, "", *lines]) + "\n")


def codes(*lines: str, rulings: str = "") -> list[str]:
    """The codes of the findings that count in such a log."""
    return [code for _, code in found(referee.check(log(*lines, rulings=rulings)))]
