"""Puts slips into random legal logs, and finds the line where each slip shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

import referee
from referee import shelf
from referee.playing.game_log import random_log

from .slips import (
    ACTS,
    EXTRA,
    LINES,
    PLAIN,
    SLIPS,
    Lines,
    guests,
    joined,
    other_board,
    other_edition,
    seats,
)

NAMES = ("Anne", "Marc", "Herman", "Carl")
MOST_TRIES = 40
"""How many places are tried for a kind of slip before the next kind is tried."""

MOST_TURNS = 120
"""The most turns of a game. A game that is not over by then stays unfinished."""

APART = 4
"""The fewest lines between two slips."""

LATER = ", shows later"
HEADER = (
    "header: order of players",
    "header: number of players",
    "header: edition",
    "header: board",
    "header: commas and beginning",
)
IN_A_LINE = (*PLAIN, *ACTS)
KINDS = (*IN_A_LINE, *(kind + LATER for kind in IN_A_LINE), *LINES, *HEADER, *EXTRA)
ONE_WORD = tuple(PLAIN)
"""The kinds that change a word of one line and show on that line."""


class Edit(NamedTuple):
    """Replaces the lines `start` to `end` (excluded) of a log by others."""

    start: int
    end: int
    put: tuple[str, ...]


class Origin(NamedTuple):
    """The origin of a line: line `at` of the legal log, or a `new` line of the edit that starts there."""

    at: int
    new: int | None = None


class Slip(NamedTuple):
    """A slip that is illegal on its own, and the line at which a strict check stops because of it."""

    kind: str
    edit: Edit
    shown: Origin


class Case(NamedTuple):
    """A legal log, and the slips that were made in it."""

    game: str
    names: tuple[str, ...]
    lines: Lines
    slips: tuple[Slip, ...]

    @property
    def text(self) -> str:
        return text_of(self.lines, [slip.edit for slip in self.slips])

    def injected(self, slips: Sequence[Slip] | None = None) -> dict[int, Slip]:
        """For each line of the log, the slip that shows there."""
        made = self.slips if slips is None else slips
        origins = origins_of(self.lines, [slip.edit for slip in made])
        return {origins.index(slip.shown) + 1: slip for slip in made}


def origins_of(lines: Sequence[str], edits: Sequence[Edit]) -> list[Origin]:
    return [origin for origin, _ in told(lines, edits)]


def text_of(lines: Sequence[str], edits: Sequence[Edit]) -> str:
    return "\n".join(text for _, text in told(lines, edits)) + "\n"


def told(lines: Sequence[str], edits: Sequence[Edit]) -> Iterator[tuple[Origin, str]]:
    """The log after all these edits, each line with its origin."""
    at = 0
    for edit in sorted(edits):
        yield from ((Origin(place), lines[place]) for place in range(at, edit.start))
        yield from ((Origin(edit.start, new), text) for new, text in enumerate(edit.put))
        at = edit.end
    yield from ((Origin(place), lines[place]) for place in range(at, len(lines)))


def edit_between(old: Sequence[str], new: Sequence[str]) -> Edit:
    """The smallest replacement of lines that turns one log into the other."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    same = 0
    while same < min(len(old), len(new)) - start and old[-1 - same] == new[-1 - same]:
        same += 1
    return Edit(start, len(old) - same, tuple(new[start : len(new) - same]))


def first_error(text: str) -> int | None:
    """The line at which a strict check stops."""
    found = referee.check(referee.loads(text), strict=True).findings
    return next((finding.place.line for finding in found if finding.severity == "error"), None)


def wrong_lines(text: str) -> set[int]:
    """The lines with a fault, if everything was done as written."""
    record = referee.loads(text)
    findings = [*record.findings, *referee.replay(record).findings]
    return {finding.place.line for finding in findings if finding.severity == "error"}


class Scribe:
    """Makes slips in one legal log. The same game, seed and number give the same log and the same slips."""

    def __init__(self, name: str, seed: int, number: int, slips: int = 1) -> None:
        game = shelf.game(name)
        self.name = name
        self.dice = Random(f"causes {name} {seed} {number} {slips}")
        self.names = NAMES[: self.dice.randint(game.least_players, game.most_players)]
        self.editions = list(game.data["editions"])
        self.boards = [] if game.boards is None else sorted(game.boards.sides.values())
        edition = self.dice.choice(self.editions)
        self.lines = random_log(
            game, edition, self.names, seed * 1_000_000 + 10 * number + slips, most_turns=MOST_TURNS
        )
        self.head = self.lines.index("") + 1

    def one(self, kind: str) -> Case:
        """A log with one slip of this kind, or of the next kind if the log has no place for it."""
        kinds = [*SLIPS, *HEADER]
        start = kinds.index(kind)
        for each in kinds[start:] + kinds[:start]:
            slip = self.slip(each)
            if slip is not None:
                return Case(self.name, self.names, self.lines, (slip,))
        raise RuntimeError("no slip can be made in this log")

    def extra(self, kind: str) -> Case | None:
        """A log with one slip of a kind of which extra logs are made; None if it has no place for it."""
        slip = self.slip(kind)
        return None if slip is None else Case(self.name, self.names, self.lines, (slip,))

    def several(self, number: int) -> Case | None:
        """A log with this many slips, at most one of them in the header; None if there is no room."""
        slips: list[Slip] = []
        for _ in range(10 * number):
            slip = self.slip(self.dice.choice([*SLIPS, *HEADER]))
            if slip is not None and _go_together(self.lines, [*slips, slip]):
                slips.append(slip)
            if len(slips) == number:
                return Case(self.name, self.names, self.lines, tuple(sorted(slips, key=_place)))
        return None

    def slip(self, kind: str) -> Slip | None:
        """A slip of this kind that makes the log illegal."""
        for _ in range(MOST_TRIES):
            changed = self.header(kind) if kind in HEADER else self.body(kind)
            if changed is None or changed == self.lines:
                continue
            edit = edit_between(self.lines, changed)
            line = self.shown(changed)
            if line is None:
                continue
            shown = origins_of(self.lines, [edit])[line - 1]
            later = kind in IN_A_LINE and shown != Origin(edit.start, 0)
            return Slip(kind + LATER if later else kind, edit, shown)
        return None

    def shown(self, changed: Lines) -> int | None:
        """The first wrong line of the log, or None if it is legal.

        Also None if that line is ambiguous: the end of a turn is judged after the claims below it.
        """
        text = "\n".join(changed) + "\n"
        line = first_error(text)
        return line if line and line == min(wrong_lines(text), default=0) else None

    def body(self, kind: str) -> Lines | None:
        body = self.lines[self.head :]
        slipped = (SLIPS | EXTRA)[kind](body, self.dice.randrange(len(body)), self.dice, self.names)
        return None if slipped is None else [*self.lines[: self.head], *slipped]

    def header(self, kind: str) -> Lines | None:
        head, dice = self.lines[: self.head], self.dice
        makers: dict[str, Callable[[], Lines | None]] = {
            HEADER[0]: lambda: seats(head, dice, self.names),
            HEADER[1]: lambda: guests(head, dice, self.names),
            HEADER[2]: lambda: other_edition(head, dice, self.editions),
            HEADER[3]: lambda: other_board(head, dice, self.boards),
            HEADER[4]: lambda: joined(head, dice, self.names),
        }
        made = makers[kind]()
        return None if made is None else [*made, *self.lines[self.head :]]


def _place(slip: Slip) -> int:
    return slip.edit.start


def _go_together(lines: Sequence[str], slips: Sequence[Slip]) -> bool:
    """Whether the slips are apart, and each shows on its own line that no other slip has changed."""
    edits = sorted(slip.edit for slip in slips)
    if any(two.start - one.end < APART for one, two in pairwise(edits)):
        return False
    shown = {slip.shown for slip in slips}
    return len(shown) == len(slips) and shown <= set(origins_of(lines, edits))
