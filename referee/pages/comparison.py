"""Two logs of one game on one page: the conclusion, the logs side by side, the table where they differ."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath

from referee.analysis.comparison import SAME, Comparison, Step
from referee.analysis.outcome import Outcome
from referee.analysis.turns import Turn
from referee.core.finding import Place
from referee.core.record import Record
from referee.export.comparisons import entry_text, legality, remarks, told_rows
from referee.export.outcomes import fault_rows, verdict_of
from referee.export.safe_text import visible

from .dispute import won
from .html import Html, element, joined, page
from .parts import about, edition_of, players_of, result_of, title_of
from .pictures import picture_at, side_by_side
from .words import say


def between_page(one: Record, two: Record, found: Comparison) -> str:
    """The page for the logs of two scribes."""
    records = one, two
    head = element(
        "header",
        element("p", edition_of(one), class_="game"),
        element("h1", players_of(one)),
        element("p", conclusion(records, found), class_="lead"),
    )
    parts = [_outcomes(records, found), _headers(found), _tables(records, found), _aligned(records, found)]
    return page(title_of(one, "between title"), joined([head, element("main", *parts), about(one, two)]))


def conclusion(records: tuple[Record, Record], found: Comparison) -> str:
    """What the difference comes to, in a sentence or two."""
    if found.same:
        return say("between words" if found.tellings else "between same")
    said = [_winners(records, found)]
    first = next((step for step in found.steps), None)
    if first is None:
        said.append(say("between header"))
    else:
        lines = {name: _first_line(turn) for name, turn in (("one", first.first), ("two", first.second))}
        count = len(found.steps)
        said.append(say("between differ", count=count, **lines))
    return " ".join(said)


def _first_line(turn: Turn | None) -> str:
    return say("nowhere") if turn is None or not turn.entries else say("on line", line=turn.line)


def _winners(records: tuple[Record, Record], found: Comparison) -> str:
    sheets = [outcome.sheet for outcome in found.outcomes]
    if (sheets[0].over, sheets[0].winners) == (sheets[1].over, sheets[1].winners):
        if not sheets[0].over:
            return say("between open")
        return say("between same winner", result=won(records[0], found.outcomes[0]))
    first, second = (won(record, outcome) for record, outcome in zip(records, found.outcomes, strict=True))
    return say("between winners", first=first, second=second)


def _outcomes(records: tuple[Record, Record], found: Comparison) -> Html:
    """The verdict and the result of each log."""
    sides = []
    for title, record, outcome in zip(_titles(records), records, found.outcomes, strict=True):
        rows = [
            (say("verdict"), verdict_of(outcome)),
            (say("result"), result_of(outcome.sheet, record.players)),
            *((say("error"), row) for row in fault_rows(outcome)),
        ]
        notes = joined(Html(element("dt", key) + element("dd", text)) for key, text in rows)
        sides.append(element("div", element("h3", title), element("dl", notes)))
    told = told_rows(found)
    words = element(
        "details",
        element("summary", f"{say('only words')} ({len(told)})"),
        element("ul", *(element("li", row) for row in told)),
    )
    return element(
        "section",
        element("h2", say("legality")),
        element("p", legality(found)),
        element("div", *sides, class_="two"),
        words if told else None,
    )


def _titles(records: tuple[Record, Record]) -> list[str]:
    names = [visible(PurePath(record.name).name) for record in records]
    keys = say("first log"), say("second log")
    return [say("log named", log=key, name=name) for key, name in zip(keys, names, strict=True)]


def _headers(found: Comparison) -> Html | None:
    if not found.header:
        return None
    rows = [
        element("tr", element("th", key, scope="row"), element("td", one), element("td", two))
        for key, one, two in found.header
    ]
    head = [
        element("th", each, scope="col")
        for each in (say("header key"), say("first log"), say("second log"))
    ]
    table = element("table", element("thead", element("tr", *head)), element("tbody", joined(rows)))
    return element("section", element("h2", say("headers")), table)


def _tables(records: tuple[Record, Record], found: Comparison) -> Html | None:
    """The table of each log after the first turn that differs."""
    if not found.steps:
        return None
    pictures = [
        (title, picture_at(record, _after(found, number)))
        for number, (title, record) in enumerate(zip(_titles(records), records, strict=True))
    ]
    return element("section", element("h2", say("tables between")), side_by_side(pictures, "b"))


def _after(found: Comparison, side: int) -> Place:
    """The end of the first turn that differs, or of the turn before if this log does not have it."""
    last = 0
    for step in found.rows:
        turn = (step.first, step.second)[side]
        if turn is not None and turn.entries:
            last = turn.entries[-1].line
        if step.kind != SAME:
            break
    return Place(last)


def _aligned(records: tuple[Record, Record], found: Comparison) -> Html:
    """Both logs turn by turn. Turns that differ are marked."""
    rows = [_row(records, found.outcomes, step) for step in found.rows if _has_lines(step)]
    head = [element("th", each, scope="col") for each in _titles(records)]
    table = element(
        "table",
        element("caption", say("aligned caption"), id="aligned"),
        element("thead", element("tr", *head)),
        element("tbody", joined(rows)),
        class_="logs",
    )
    return element("section", element("h2", say("aligned")), table)


def _has_lines(step: Step) -> bool:
    return any(turn is not None and turn.entries for turn in (step.first, step.second))


def _row(records: Sequence[Record], outcomes: Sequence[Outcome], step: Step) -> Html:
    differs = step.kind != SAME
    cells = []
    for record, outcome, turn in zip(records, outcomes, (step.first, step.second), strict=True):
        if turn is None or not turn.entries:
            cells.append(element("td", say("missing")))
            continue
        lines = [
            element("div", element("span", str(entry.line), class_="number"), entry_text(record, entry))
            for entry in turn.entries
        ]
        lines_of_it = {entry.line for entry in turn.entries}
        wrong = any(fault.place.line in lines_of_it for fault in (*outcome.findings, *outcome.follow))
        said = remarks(outcome, turn) if differs or wrong else []
        told = [element("small", each, class_="wrong" if wrong else None) for each in said]
        cells.append(element("td", *lines, *told))
    return element("tr", *cells, class_="differs" if differs else None)
