"""The record that shows how a rule is broken: its marks, the entry that is wrong, its opening."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from referee import assets
from referee.core.playout import TABLE
from referee.core.rule import Rule
from referee.text.reader import read

_MARK = re.compile(r"#! (?P<codes>(?:[A-Z]+-[A-Z]+-\d+ ?)+)$")


class Example(NamedTuple):
    """A record up to the line that is wrong; that line comes last."""

    edition: str | None
    players: int
    lines: tuple[str, ...]


def mark(line: str, code: str) -> str:
    """The line with the mark that golden records have."""
    return f"{line}  #! {code}"


@cache
def examples(folder: str, rule: Rule) -> tuple[Example, ...]:
    """Every record of a rule that marks one line with its code."""
    paths = sorted((assets.folder("records") / folder / "illegal" / "rules").glob(f"{rule.code}-*.moai"))
    found = []
    for path in paths:
        lines = path.read_bytes().decode("utf-8", "replace").split("\n")
        at = next((number for number, line in enumerate(lines) if _marked(line) == [rule.code]), None)
        if at is not None:
            record = read("\n".join(lines), path.name)
            found.append(Example(record.header.edition, len(record.header.players), tuple(lines[: at + 1])))
    return tuple(found)


def _marked(line: str) -> list[str]:
    match = _MARK.search(line)
    return match["codes"].split() if match else []


@cache
def wrong_entries(folder: str, rule: Rule) -> tuple[tuple[int, Any], ...]:
    """The actions of the lines that the examples of a rule mark, and whose they are."""
    return tuple(_entries(folder, rule))


def _entries(folder: str, rule: Rule) -> Iterator[tuple[int, Any]]:
    for example in examples(folder, rule):
        record = read("\n".join(example.lines) + "\n", rule.code)
        for entry in record.entries:
            if entry.line == len(example.lines) and entry.name is None:
                seat = TABLE if entry.seat is None else entry.seat
                yield from ((seat, play.action) for play in entry.plays)
