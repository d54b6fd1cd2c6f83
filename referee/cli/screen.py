"""Lays out the recorder's replies for a terminal: word-wrapped, and few rows for each turn."""

from __future__ import annotations

from collections.abc import Iterable
from shutil import get_terminal_size

from referee.export import report
from referee.export.safe_text import visible
from referee.export.terminal import Paint
from referee.scribe.reply import Fate, Reply
from referee.speech.say import tell

from .fitting import fitted

MOST_ROWS = 12
"""The most rows from one prompt to the next, with the prompt itself."""
LEAST_ROOM = 40
"""The columns that a prompt leaves for what is typed, if its question can stand above it."""
ROOM_FOR_A_WORD = 10
"""The columns for an answer of one word."""
ROOM_FOR_AN_AMOUNT = 24
"""The columns for a number with its unit, or a name."""


class Screen:
    """A terminal, or another program that reads the output. Then nothing is wrapped, paged or left out."""

    def __init__(self, paint: Paint) -> None:
        self.paint = paint
        self.is_terminal = paint.columns is not None

    @property
    def height(self) -> int:
        """How many rows can be read at once."""
        return max(8, get_terminal_size().lines - 1)

    def wrapped(self, rows: Iterable[str], indent: int = 2) -> list[str]:
        """The rows without control characters, wrapped between words."""
        return self.fitted(map(visible, rows), indent)

    def fitted(self, rows: Iterable[str], indent: int = 2) -> list[str]:
        """The rows, wrapped between words. What follows is indented further than the row itself."""
        return fitted(rows, None if self.paint.columns is None else self.paint.columns - 1, indent)

    def rows(self, reply: Reply, typed: str, whole: bool) -> list[str]:
        """A reply. If a line was stored in other words than typed, it is shown as stored.

        `whole`: draw all of the table that the reply has, whether there is room for it or not.
        """
        rows = self.said(reply)
        if reply.fate is Fate.REFUSED:
            rows += self.wrapped([tell("recorder.refused", "refused; nothing was written")])
        changed = reply.written and not reply.line.endswith(typed.strip())
        stored = self.wrapped([f"{reply.number} {reply.line}"]) if changed else []
        happened = self.wrapped(reply.happened, 0)
        ended = self.wrapped([reply.ended] if reply.ended else [], 0)
        if whole or not self.is_terminal:
            return [*rows, *stored, *happened, *drawn(reply.drawing), *ended]
        room = MOST_ROWS - 1 - len(rows) - len(happened) - len(ended)
        picture = self._fitting(reply.drawing, room)
        if len(picture) + len(stored) > room:
            stored = []  # the words for what happened say it too
        return [*rows, *stored, *happened, *picture, *ended]

    def said(self, reply: Reply) -> list[str]:
        """What a reply says: what is wrong, then the rest."""
        return self._findings(reply) + self.wrapped(reply.rows)

    def _findings(self, reply: Reply) -> list[str]:
        if reply.found is None:
            return []
        if not self.is_terminal:
            return [f"{each}\n" for each in report.full(reply.found, self.paint, reply.standing)]
        if reply.whole:
            found = report.full(reply.found, self.paint, reply.standing)
            return [row for each in found for row in each.rstrip("\n").split("\n")]
        return report.brief(reply.found, self.paint, MOST_ROWS - 2)

    def _fitting(self, drawing: str, room: int) -> list[str]:
        """The first parts of a drawing, as many as there is room for."""
        rows: list[str] = []
        for part in drawing.split("\n\n") if drawing else ():
            more = drawn(part)
            if len(rows) + len(more) > room:
                break
            rows += more
        return rows

    def pages(self, rows: list[str]) -> list[list[str]]:
        """The rows in pages that fit the screen, each with a row below it."""
        if not self.is_terminal or len(rows) <= self.height:
            return [rows]
        size = self.height - 1
        return [rows[at : at + size] for at in range(0, len(rows), size)]

    def question(self, asks: str, after: str = ": ", room: int = LEAST_ROOM) -> tuple[list[str], str]:
        """A question as rows above the prompt, and the prompt itself. A short one is the prompt."""
        if not self.is_terminal or len(asks) + len(after) + room <= (self.paint.columns or 0):
            return [], f"{asks}{after}"
        return self.wrapped([asks]), "> "


def drawn(drawing: str) -> list[str]:
    return [visible(row) for row in drawing.rstrip("\n").split("\n")] if drawing else []
