"""The replay of a game: one page with the table at every action, the log, the findings and the score."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.export.safe_text import visible
from referee.export.scores import sheet_of
from referee.export.svg import figure
from referee.text.source import cut_comment

from . import chart
from .controls import bar, more_controls
from .findings import articles
from .frames import PREFIX
from .html import Html, asset, data_block, element, joined, page, to_json
from .parts import about, edition_of, players_of, result_of, title_of
from .sheets import sheet_table
from .steps import Steps, steps_of
from .words import for_script, say

TALL = 1.4
"""The height of a tall picture, as a multiple of its width."""


def replay_page(verdict: Verdict) -> str:
    """The page for a judged log."""
    record = verdict.record
    steps = steps_of(record)
    found = articles(verdict)
    side = element("div", *_moment(), _log(record, steps), class_="side")
    playing = element("div", _stage(record, steps), side, class_="playing")
    body = joined(
        [
            _head(verdict, steps),
            element("main", bar(), playing, _found(found), _score(steps)),
            about(record),
            _data(
                record, steps, [steps.at(place) for place, _, _ in found], [kind for _, kind, _ in found]
            ),
        ]
    )
    return page(title_of(record, "replay title"), body, script=asset("replay.js"))


def _head(verdict: Verdict, steps: Steps) -> Html:
    record = verdict.record
    wrong = sum(finding.counts for finding in verdict.findings)
    said = say("findings", count=wrong) if wrong else _nothing_wrong(verdict)
    rows = [element("p", said, class_="verdict wrong" if wrong else "verdict right")]
    rows.append(element("p", result_of(sheet_of(verdict), record.players), class_="result"))
    if verdict.provisional:
        rows.append(element("p", say("provisional"), class_="warning"))
    if steps.stopped:
        line = steps.places[-1].line
        told = say("stopped", line=line) if line else say("stopped at once")
        rows.append(element("p", told, class_="warning"))
    fields = [
        f"{visible(value)}" for key, value in record.header.fields if key in ("date", "place", "location")
    ]
    return element(
        "header",
        element("p", " · ".join([edition_of(record), *fields]), class_="game"),
        element("h1", players_of(record)),
        *rows,
    )


def _nothing_wrong(verdict: Verdict) -> str:
    """What a log without faults is called, and how much in it the table let stand."""
    if verdict.waived:
        key = "nothing illegal but" if verdict.undecided else "legal but"
        return say(key, count=len(verdict.waived))
    return say("nothing illegal" if verdict.undecided else "legal")


def _stage(record: Record, steps: Steps) -> Html:
    """The table. A tall one is shown in its full size, others fit the window."""
    drawing = steps.frames.shown
    is_tall = drawing.height > TALL * drawing.width
    note = record.known_terms.note
    return element(
        "section",
        element("h2", say("table"), class_="hidden"),
        element(
            "div", Html(figure(drawing, prefix=PREFIX)), id="table", class_="tall" if is_tall else None
        ),
        element("p", note, class_="note") if note else None,
        element("noscript", element("p", say("no script"), class_="warning")),
        more_controls(),
        class_="stage",
    )


def _moment() -> tuple[Html, Html]:
    """What was done, and what was found there."""
    lines = [element("p", id=name) for name in ("where", "what", "told")]
    done = element(
        "section",
        element("h2", say("this moment"), class_="hidden"),
        element("div", *lines, id="caption", role="status", aria_live="polite"),
        class_="moment",
        hidden=True,
        id="this",
    )
    title = element("h2", say("found here"), class_="hidden")
    return done, element(
        "section", title, element("div", id="here"), class_="here", hidden=True, id="found-here"
    )


def _log(record: Record, steps: Steps) -> Html:
    judged = steps.places[-1].line if steps.stopped else len(record.lines)
    known = {place.line for place in steps.places}
    rows = joined(
        _line(record, number, number in known, number <= judged)
        for number in range(1, len(record.lines) + 1)
    )
    return element(
        "section",
        element("h2", say("log"), id="log-title"),
        element("ol", rows, id="log", tabindex="0", aria_labelledby="log-title"),
        class_="log",
    )


def _line(record: Record, number: int, is_step: bool, judged: bool) -> Html:
    """A line of the log. Its number leads to it, if something was done there."""
    code, comment = cut_comment(record.lines[number - 1])
    words = element("span", code, class_="said")
    remark = None if comment is None else element("span", f"#{comment}", class_="comment")
    name = element("a", str(number), href=f"#line-{number}") if is_step else element("span", str(number))
    missing = None if judged else element("small", say("not judged"))
    return element(
        "li", name, words, remark, missing, id=f"line-{number}", class_=None if judged else "unjudged"
    )


def _found(found: Sequence[tuple[object, str, Html]]) -> Html:
    rows: list[Html] = [article for _, _, article in found]
    return element(
        "section",
        element("h2", say("found")),
        element("div", joined(rows or [element("p", say("nothing found"))]), id="findings"),
        class_="found",
    )


def _score(steps: Steps) -> Html:
    """The chart, the sheet, and where a number comes from."""
    if not steps.sheets.rows:
        return Html("")
    begins = chart.first_steps(steps.chapter_of, steps.chapters)
    return element(
        "section",
        element("h2", say("score")),
        chart.figure(steps.sheets, begins),
        sheet_table(steps.sheets, say("sheet at end")),
        element("div", id="course", aria_live="polite"),
        class_="score",
    )


def _data(record: Record, steps: Steps, found: Sequence[int], kinds: Sequence[str]) -> Html:
    """Everything that the script needs."""
    names = [visible(name) for name in record.players[: record.known_game.most_players]]
    head = {
        "words": for_script(),
        "players": names,
        "chapters": steps.chapters,
        "rows": [row.label for row in steps.sheets.rows.values()],
        "measure": next(
            (n for n, key in enumerate(steps.sheets.rows) if key == steps.sheets.measure), None
        ),
        "found": [list(pair) for pair in zip(found, kinds, strict=True)],
        "stopped": steps.stopped,
        **steps.frames.tables(),
    }
    text = to_json(head)[:-1] + ',"steps":[\n' + ",\n".join(steps.rows) + "\n]}"
    return data_block("game", text)
