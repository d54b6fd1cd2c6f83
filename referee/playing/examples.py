"""The records that show how a rule is broken: their marks, the wrong entry, the lines before it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from referee import assets
from referee.core.game import Game
from referee.core.rule import Rule
from referee.playing.playout import TABLE
from referee.text.reader import read

_MARK = re.compile(r"#! (?P<codes>(?:[A-Z]+-[A-Z]+-\d+ ?)+)$")

_FILE = re.compile(r"^board: .*\.ya?ml", re.MULTILINE)


class Example(NamedTuple):
    """A record up to the wrong line, with its whole header."""

    edition: str | None
    players: int
    lines: tuple[str, ...]
    wrong: int
    """The number of that line."""


def mark(line: str, code: str) -> str:
    """The line with the mark `#! CODE`."""
    return f"{line}  #! {code}"


@cache
def examples(game: Game, rule: Rule) -> tuple[Example, ...]:
    """Every record of a rule that marks one line with its code."""
    folder = assets.records(game.name, game.home) / "illegal" / "rules"
    paths = sorted(folder.glob(f"{rule.code}-*.moai"))
    found = []
    for path in paths:
        lines = path.read_bytes().decode("utf-8", "replace").split("\n")
        at = next((number for number, line in enumerate(lines) if _marked(line) == [rule.code]), None)
        if at is not None:
            record = read("\n".join(lines), path.name)
            end = max(at + 1, *record.header.lines.values(), 0)
            edition, players = record.header.edition, len(record.header.players)
            found.append(Example(edition, players, tuple(lines[:end]), at + 1))
    return tuple(found)


def is_about_files(game: Game, rule: Rule) -> bool:
    """Whether every record of a rule needs a board file: the fault is in that file, not in the log."""
    shown = examples(game, rule)
    return bool(shown) and all(_FILE.search("\n".join(example.lines)) for example in shown)


def _marked(line: str) -> list[str]:
    match = _MARK.search(line)
    return match["codes"].split() if match else []


@cache
def wrong_entries(game: Game, rule: Rule) -> tuple[tuple[int, Any], ...]:
    """The actions on the lines that the examples of a rule mark, each with its seat."""
    return tuple(_entries(game, rule))


def _entries(game: Game, rule: Rule) -> Iterator[tuple[int, Any]]:
    for example in examples(game, rule):
        record = read("\n".join(example.lines) + "\n", rule.code)
        for entry in record.entries:
            if entry.line == example.wrong and entry.name is None:
                seat = TABLE if entry.seat is None else entry.seat
                yield from ((seat, play.action) for play in entry.plays)
