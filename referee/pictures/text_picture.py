"""A picture in characters: a plain text that knows which of its parts have a colour."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Self

SEAT_COLOURS = ("cyan", "yellow", "green", "magenta")
"""The colours of the players at a terminal. Their pieces also have letters."""


class Run(NamedTuple):
    """Characters of one colour. Without a colour they look like other text."""

    text: str
    colour: str = ""


Row = tuple[Run, ...]


class TextPicture(str):
    """The rows of a picture. As a text it has no colours."""

    __slots__ = ("rows",)

    rows: tuple[Row, ...]

    def __new__(cls, rows: Iterable[Row | str]) -> Self:
        made = tuple((Run(row),) if isinstance(row, str) else tuple(row) for row in rows)
        self = super().__new__(cls, "\n".join("".join(run.text for run in row).rstrip() for row in made))
        self.rows = made
        return self


def own(seat: int, text: str) -> Run:
    """Characters in the colour of a player."""
    return Run(text, SEAT_COLOURS[seat % len(SEAT_COLOURS)])


def placed(cells: Iterable[tuple[int, Sequence[Run]]]) -> Row:
    """A row in which each cell begins at its column, or later if the one before it is too long."""
    runs: list[Run] = []
    at = 0
    for column, cell in cells:
        start = column if column > at or not runs else at + 1
        runs.append(Run(" " * (start - at)))
        runs += cell
        at = start + sum(columns(run.text) for run in cell)
    return tuple(runs)


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(_wide(char) for char in text)


def _wide(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def fitted(text: str, most: int) -> str:
    """The text, or its beginning and an ellipsis, in so many columns."""
    if columns(text) <= most:
        return text
    kept = ""
    for char in text:
        if columns(kept + char) >= most:
            break
        kept += char
    return kept + "…"


def padded(text: str, width: int) -> str:
    """The text in exactly so many columns."""
    short = fitted(text, width)
    return short + " " * (width - columns(short))
