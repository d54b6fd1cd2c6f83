"""The score and its course: a page with a chart, its numbers and the score sheet, or the chart alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.analysis.moments import START, Moment, each_moment
from referee.analysis.turns import lines_of
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.export.safe_text import visible
from referee.export.scores import sheet_of
from referee.export.svg import style

from .chart import HEIGHT, WIDTH, Chart, first_steps
from .html import Html, asset, element, joined, page
from .parts import about, edition_of, players_of, result_of, title_of
from .sheets import Sheets, sheet_table
from .words import say

LEAST_CHAPTERS = 4
"""With fewer parts than this, the table of numbers has a row for each turn that changed one."""


class Milestone(NamedTuple):
    """A round or turn: its name, its last line, and what each player had then."""

    name: str
    line: int
    numbers: tuple[str, ...]


class Course(NamedTuple):
    """The score from the first line to the last."""

    sheets: Sheets
    chapters: Sequence[tuple[int, str]]
    marks: Sequence[Milestone]


class _Follower:
    """Notes the score after every action."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game, self.options = record.known_game, record.known_terms.options
        self.sheets = Sheets(record.players[: self.game.most_players])
        self.names: dict[tuple[str, ...], int] = {}
        self.steps: list[int] = []
        self.by_chapter: dict[str, Milestone] = {}
        self.by_turn: dict[str, Milestone] = {}

    def see(self, moment: Moment) -> None:
        self.sheets.add(self.game.score(moment.state, self.options, self.record.players))
        then = moment.state if moment.last is None or moment.last.seat < 0 else moment.last.before
        chapter = self.game.chapter(then)
        self.steps.append(self.names.setdefault(chapter, len(self.names)))
        if moment.place == START:
            return
        numbers = tuple(self._number(seat) for seat in range(len(self.sheets.players)))
        for marks, name in ((self.by_chapter, "".join(chapter[:1])), (self.by_turn, self._turn(then.turn))):
            marks[name] = Milestone(name, moment.place.line, numbers)

    def _turn(self, turn: int) -> str:
        return say("turn number", turn=turn) if turn else say("set-up row")

    def _number(self, seat: int) -> str:
        course = self.sheets.course(seat)
        if not course:
            return ""
        low, high = course[-1][1:]
        return str(low) if low == high else f"{low}–{high}"

    def course(self) -> Course:
        if len(self.by_chapter) >= LEAST_CHAPTERS:
            marks = list(self.by_chapter.values())
        else:
            marks = _changes(list(self.by_turn.values()))
        return Course(self.sheets, first_steps(self.steps, list(self.names)), marks)


def _changes(marks: Sequence[Milestone]) -> list[Milestone]:
    """The first and the last turn, and those between them that changed a number."""
    pairs = zip(marks, [None, *marks], strict=False)
    changed = [mark for mark, before in pairs if before is None or mark.numbers != before.numbers]
    return [*changed, *(mark for mark in marks[-1:] if mark not in changed)]


def course_of(record: Record) -> Course:
    """Replay a log and follow its score."""
    follower = _Follower(record)
    each_moment(record, lines_of(record), follower.see)
    return follower.course()


def score_page(verdict: Verdict) -> str:
    """The page for a judged log: who won, the chart, its numbers, and the sheet."""
    record, course = verdict.record, course_of(verdict.record)
    rows = [element("p", result_of(sheet_of(verdict), record.players), class_="result")]
    if verdict.provisional:
        rows.append(element("p", say("provisional"), class_="warning"))
    head = element(
        "header",
        element("p", edition_of(record), class_="game"),
        element("h1", players_of(record)),
        *rows,
    )
    score = element(
        "section",
        element("h2", say("score")),
        *([_figure(course)] if course.sheets.measure else []),
        sheet_table(course.sheets, say("sheet at end")),
        class_="score",
    )
    parts = [score, _numbers(course)] if course.sheets.measure else [score]
    return page(title_of(record, "score title"), joined([head, element("main", *parts), about(record)]))


def _figure(course: Course) -> Html:
    return element(
        "figure",
        Chart(course.sheets, course.chapters).svg(title=_title(course), description=_told(course)),
        element("figcaption", _title(course)),
        class_="chart",
    )


def _title(course: Course) -> str:
    measure = course.sheets.measure or ""
    return say("chart", measure=measure[:1].upper() + measure[1:])


def _told(course: Course) -> str:
    """The numbers at the end, for those who cannot see the chart."""
    if not course.marks:
        return say("no change")
    last = course.marks[-1]
    ends = zip(course.sheets.players, last.numbers, strict=True)
    return say("chart ends", numbers=", ".join(f"{visible(name)} {number}" for name, number in ends))


def _numbers(course: Course) -> Html:
    """The numbers of the chart as a table."""
    head = [element("th", say("when"), scope="col")]
    head += [
        element("th", element("span", name, class_=f"player s{seat}"), scope="col")
        for seat, name in enumerate(course.sheets.players)
    ]
    rows = [
        element(
            "tr",
            element("th", mark.name, element("small", say("line", line=mark.line)), scope="row"),
            *(element("td", element("b", number)) for number in mark.numbers),
        )
        for mark in course.marks
    ]
    table = element(
        "table",
        element("caption", _title(course), id="numbers-caption"),
        element("thead", element("tr", *head)),
        element("tbody", joined(rows)),
    )
    scroll = element(
        "div", table, class_="scroll", tabindex="0", role="region", aria_labelledby="numbers-caption"
    )
    return element("section", element("h2", say("chart numbers")), scroll)


def score_chart(verdict: Verdict) -> str | None:
    """The chart as an SVG file of its own. None for a game without numbers."""
    course = course_of(verdict.record)
    if course.sheets.measure is None:
        return None
    chart = Chart(course.sheets, course.chapters)
    seats = "".join(f".s{seat}{{color:var(--seat{seat})}}" for seat in range(4))
    own = ".drawing{--quiet:var(--faint);--edge:var(--line);--card:var(--panel)}.paper{fill:var(--paper)}"
    sheet = f"<style>{style()}{own}{seats}{asset('chart.css')}</style>"
    paper = f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>'
    return chart.file(_title(course), _told(course), Html(sheet + paper)) + "\n"
