"""The course of the score as a chart: a line for each player, drawn over the steps of the replay."""

from __future__ import annotations

from collections.abc import Sequence

from .html import Html, element, empty
from .sheets import Level, Sheets
from .words import say

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 122, 16, 28
DASHES = ("", "7 4", "2 4", "10 4 2 4")
"""The lines of the players, so that nobody has to tell them by colour."""
MOST_TICKS = 6
LEAST_APART = 22
"""Between the names at the end of the lines."""


class Chart:
    """Where steps and numbers are in the chart."""

    def __init__(self, sheets: Sheets, chapters: Sequence[tuple[int, str]]) -> None:
        self.sheets = sheets
        self.chapters = chapters
        self.steps = max(sheets.steps - 1, 1)
        levels = [level for seat in range(len(sheets.players)) for level in sheets.course(seat)]
        self.low = min([0, *(level.low for level in levels)])
        self.high = max([1, *(level.high for level in levels)])

    def x(self, step: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * step / self.steps, 1)

    def y(self, number: float) -> float:
        return round(
            HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (number - self.low) / (self.high - self.low), 1
        )

    def _parts(self) -> list[Html]:
        players = range(len(self.sheets.players))
        return [*self._grid(), *(each for seat in players for each in self._line(seat)), *self._names()]

    def file(self, title: str, description: str, inside: Html) -> Html:
        """The chart as a file of its own. `inside` is its style sheet and its ground."""
        told = [element("title", title, id="title"), element("desc", description, id="desc")]
        return element(
            "svg",
            *told,
            inside,
            *self._parts(),
            xmlns="http://www.w3.org/2000/svg",
            width=WIDTH,
            height=HEIGHT,
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            class_="drawing chart",
            role="img",
            aria_labelledby="title desc",
        )

    def svg(self, title: str = "", description: str = "") -> Html:
        """The chart. The script adds the points, which lead to the lines, and moves the cursor.

        Without a title it is hidden from screen readers, which then read the numbers beside it.
        """
        parts = self._parts()
        parts.append(
            _one("line", id="cursor", x1=LEFT, x2=LEFT, y1=TOP, y2=HEIGHT - BOTTOM, class_="cursor")
        )
        parts.append(element("g", id="points"))
        if title:
            parts[:0] = [element("title", title), element("desc", description)]
        return element(
            "svg",
            *parts,
            id="chart",
            class_="chart",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            aria_hidden=None if title else "true",
            role="img" if title else None,
            data_left=LEFT,
            data_width=WIDTH - LEFT - RIGHT,
            data_zero=self.y(0),
            data_unit=round(self.y(0) - self.y(1), 4),
        )

    def _grid(self) -> list[Html]:
        parts = []
        for number in ticks(self.low, self.high):
            y = self.y(number)
            parts.append(_one("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, class_="tick"))
            parts.append(element("text", str(number), x=LEFT - 8, y=y + 4, class_="tick end"))
        last = -1000.0
        for step, name in self.chapters:
            x = self.x(step)
            parts.append(_one("line", x1=x, x2=x, y1=TOP, y2=HEIGHT - BOTTOM, class_="chapter"))
            if x > last:
                parts.append(element("text", name, x=x + 2, y=HEIGHT - 8, class_="tick start"))
                last = x + 8 * len(name) + 8
        return parts

    def _line(self, seat: int) -> list[Html]:
        course = self.sheets.course(seat)
        if not course:
            return []
        low, high = self._path(course, 1), self._path(course, 2)
        parts = []
        if any(level.low != level.high for level in course):
            parts.append(_one("path", d=f"M{high}L{_back(low)}Z", class_=f"band s{seat}"))
        parts.append(
            _one("path", d=f"M{low}", class_=f"course s{seat}", stroke_dasharray=DASHES[seat % 4] or None)
        )
        return parts

    def _path(self, course: Sequence[Level], field: int) -> str:
        """The corners of a line that goes up and down in steps."""
        points: list[str] = []
        for level, after in zip(course, [*course[1:], None], strict=True):
            y = self.y(level[field])
            points.append(f"{self.x(level.step)} {y}")
            points.append(f"{self.x(self.steps if after is None else after.step)} {y}")
        return "L".join(points)

    def _names(self) -> list[Html]:
        ends = [(self.y(course[-1].low), seat) for seat, course in self._courses() if course]
        parts, below = [], -1000.0
        for y, seat in sorted(ends):
            below = max(y, below + LEAST_APART)
            name = self.sheets.players[seat]
            short = name if len(name) <= 12 else f"{name[:11]}…"
            parts.append(
                element("text", short, x=WIDTH - RIGHT + 8, y=below + 4, class_=f"start s{seat} name")
            )
        return parts

    def _courses(self) -> list[tuple[int, list[Level]]]:
        return [(seat, self.sheets.course(seat)) for seat in range(len(self.sheets.players))]


def ticks(low: int, high: int) -> list[int]:
    """Round numbers for the scale."""
    size = next(
        each * 10**power
        for power in range(12)
        for each in (1, 2, 5)
        if (high - low) / (each * 10**power) <= MOST_TICKS
    )
    return list(range(-(-low // size) * size, high + 1, size))


def _back(path: str) -> str:
    return "L".join(reversed(path.split("L")))


def _one(tag: str, **attributes: object) -> Html:
    return Html(empty(tag, **attributes)[:-1] + "/>")


def figure(sheets: Sheets, chapters: Sequence[tuple[int, str]]) -> Html:
    """The chart with its caption; nothing for a game without numbers."""
    if sheets.measure is None:
        return Html("")
    caption = say("chart", measure=sheets.measure[:1].upper() + sheets.measure[1:])
    return element("figure", Chart(sheets, chapters).svg(), element("figcaption", caption), class_="chart")


def first_steps(rows: Sequence[int], names: Sequence[Sequence[str]]) -> list[tuple[int, str]]:
    """Where each largest part of the game begins, given the chapter of each step."""
    found: list[tuple[int, str]] = []
    for step, chapter in enumerate(rows):
        name = names[chapter][0] if names[chapter] else ""
        if name and (not found or found[-1][1] != name):
            found.append((step, name))
    return found
