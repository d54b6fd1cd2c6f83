"""The score sheet at every moment: what changes from one to the next, and the course of the totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from referee.core.game import ScoreLine, ScoreSheet
from referee.export.safe_text import visible
from referee.export.scores import ranged
from referee.speech.punctuation import together

from .html import Html, element, joined
from .words import say


class SheetRow(NamedTuple):
    """A line of the score sheet, for all players."""

    label: str
    rule: str
    is_sum: bool


class Level(NamedTuple):
    """What a player has from one step on: the lowest and the highest possible number."""

    step: int
    low: int
    high: int


class Sheets:
    """The score sheets of a game in their order. It keeps the last one and the changes of the totals."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.rows: dict[str, SheetRow] = {}
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        self.courses: dict[tuple[str, int], list[Level]] = {}
        self.steps = 0

    def add(self, sheet: ScoreSheet) -> list[list[Any]]:
        """The cells that changed: `[row, seat, number, details]`."""
        changes: list[list[Any]] = []
        for line in sheet.lines:
            if line.seat >= len(self.players):
                continue
            self.rows.setdefault(line.label, SheetRow(line.label, line.rule, line.is_sum))
            row = list(self.rows).index(line.label)
            cell = ranged(line), visible(together(line.details))
            if self.cells.get((row, line.seat)) != cell:
                self.cells[row, line.seat] = cell
                changes.append([row, line.seat, cell[0], *([cell[1]] if cell[1] else [])])
                self._follow(line)
        self.steps += 1
        return changes

    def add_the_same(self) -> list[list[Any]]:
        """One more step, in which nothing changed."""
        self.steps += 1
        return []

    def _follow(self, line: ScoreLine) -> None:
        course = self.courses.setdefault((line.label, line.seat), [])
        level = Level(self.steps, line.amount, line.amount if line.most is None else line.most)
        if not course or course[-1][1:] != level[1:]:
            course.append(level)

    @property
    def measure(self) -> str | None:
        """The line to compare players by: the total, or else the first one."""
        sums = [row.label for row in self.rows.values() if row.is_sum]
        return next(iter([*sums, *self.rows]), None)

    def course(self, seat: int) -> list[Level]:
        return [] if self.measure is None else self.courses.get((self.measure, seat), [])


def sheet_table(sheets: Sheets, caption: str) -> Html:
    """The score sheet as a table: a row for each item, a column for each player."""
    head = [element("th", say("item"), scope="col")]
    head += [
        element("th", element("span", name, class_=f"player s{seat}"), scope="col")
        for seat, name in enumerate(sheets.players)
    ]
    rows = [
        element(
            "tr",
            element("th", row.label, element("small", row.rule), scope="row"),
            *(_cell(sheets, number, seat) for seat in range(len(sheets.players))),
            class_="sum" if row.is_sum else None,
        )
        for number, row in enumerate(sheets.rows.values())
    ]
    table = element(
        "table",
        element("caption", caption, id="sheet-caption"),
        element("thead", element("tr", *head)),
        element("tbody", joined(rows)),
        id="sheet",
    )
    return element(
        "div", table, class_="scroll", tabindex="0", role="region", aria_labelledby="sheet-caption"
    )


def _cell(sheets: Sheets, row: int, seat: int) -> Html:
    number, details = sheets.cells.get((row, seat), ("", ""))
    return element("td", element("b", number), element("small", details) if details else None)
