"""Two scribes, one game: where their logs part, and what each comes to."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from .dispute import Outcome, outcome
from .record import Entry, Record
from .verdict import Place

SAME, OTHER, ONLY_FIRST, ONLY_SECOND = "same", "other", "only in the first", "only in the second"

MOST_PAIRS = 4_000_000
"""Beyond so many pairs of lines those that occur again and again are no longer told apart."""


class Step(NamedTuple):
    """A line of the one log beside the line of the other that it belongs to."""

    kind: str
    first: Entry | None
    second: Entry | None


class Comparison(NamedTuple):
    outcomes: tuple[Outcome, Outcome]
    steps: tuple[Step, ...]  # everything that is not the same, in order
    aligned: int
    header: tuple[tuple[str, str, str], ...]  # what the headers say differently

    @property
    def same(self) -> bool:
        return not self.steps and not self.header


def between(one: Record, two: Record) -> Comparison:
    """Align two logs line by line. Spelling, comments and empty lines do not matter."""
    steps: list[Step] = []
    aligned = 0
    first, second = one.entries, two.entries
    for kind, a, b, c, d in _differences(said(one), said(two)):
        if kind == "equal":
            aligned += b - a
            continue
        pairs = min(b - a, d - c)
        steps += [Step(OTHER, first[a + i], second[c + i]) for i in range(pairs)]
        steps += [Step(ONLY_FIRST, entry, None) for entry in first[a + pairs : b]]
        steps += [Step(ONLY_SECOND, None, entry) for entry in second[c + pairs : d]]
    return Comparison((outcome(one), outcome(two)), tuple(steps), aligned, _headers(one, two))


def _differences(mine: list[str], theirs: list[str]) -> list[tuple[str, int, int, int, int]]:
    """How the one becomes the other, as difflib has it. What both begin and end with costs nothing."""
    shorter = min(len(mine), len(theirs))
    start = next((i for i in range(shorter) if mine[i] != theirs[i]), shorter)
    left = shorter - start
    end = next((i for i in range(left) if mine[-1 - i] != theirs[-1 - i]), left)
    inner = mine[start : len(mine) - end], theirs[start : len(theirs) - end]
    endless = len(inner[0]) * len(inner[1]) > MOST_PAIRS
    found = SequenceMatcher(None, *inner, autojunk=endless).get_opcodes()
    moved = [(kind, a + start, b + start, c + start, d + start) for kind, a, b, c, d in found]
    tail = ("equal", len(mine) - end, len(mine), len(theirs) - end, len(theirs))
    return [("equal", 0, start, 0, start), *moved, tail]


def said(record: Record) -> list[str]:
    """What each line says, in the words of the canonical form."""
    return [line_of(record, entry) for entry in record.entries]


def line_of(record: Record, entry: Entry) -> str:
    players = record.players
    who = players[entry.seat] if entry.seat is not None else entry.name
    deeds = "; ".join(
        record.game.write(play.action, players) for play in entry.plays if _sayable(record, play)
    )
    return f"{who}: {deeds}" if who else deeds


def _sayable(record: Record, play: object) -> bool:
    return type(getattr(play, "action", None)) in record.game.form_of


def _headers(one: Record, two: Record) -> tuple[tuple[str, str, str], ...]:
    rows = [
        ("edition", one.terms.edition, two.terms.edition),
        ("players", ", ".join(one.players), ", ".join(two.players)),
    ]
    keys = sorted({*one.terms.chosen, *two.terms.chosen})
    rows += [
        (f"ruling {key}", one.terms.chosen.get(key, "-"), two.terms.chosen.get(key, "-")) for key in keys
    ]
    return tuple(row for row in rows if row[1] != row[2])


def wrong_at(result: Outcome, entry: Entry | None) -> Sequence[tuple[Place, str, str]]:
    """What is wrong in a line of one of the logs."""
    if entry is None:
        return []
    return [finding for finding in result.findings if finding[0].line == entry.line]
