"""A log under other editions and rulings: for a person, as Markdown, and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.analysis.dispute import SET_UP, Dispute, View
from referee.analysis.outcome import Fault, Outcome
from referee.core.finding import Place
from referee.core.record import Record
from referee.speech.punctuation import together
from referee.speech.ranges import between
from referee.speech.say import tell
from referee.speech.values import Series

from .outcomes import (
    escaped,
    fault_rows,
    head,
    head_to_json,
    markdown_head,
    markdown_log,
    markdown_table,
    measure,
    outcome_to_json,
    result_of,
    text_columns,
    verdict_of,
)
from .safe_text import visible, width

MOST_LINES = 3
"""The most lines that a sentence names for one rule. The others are counted."""


def where(place: Place | None) -> str:
    if place is None:
        return tell("dispute.end", "the end")
    if place == SET_UP:
        return tell("dispute.setup", "the set-up")
    return tell("dispute.line", "line {line}", line=place.line)


def table(record: Record, found: Dispute) -> list[list[str]]:
    """The log under its own terms, then every view that differs. Unchanged numbers are left out."""
    players = record.players[: record.known_game.most_players]
    _, own = measure(found.own, len(players))
    first = tell("dispute.first", "first difference")
    rows = [["", tell("dispute.verdict", "verdict"), first, *players]]
    rows[0] += [tell("dispute.result", "result"), tell("dispute.because", "because of")]
    as_is = tell("dispute.as-is", "as the log says")
    rows.append([as_is, verdict_of(found.own), "", *own, result_of(found.own, players), ""])
    for view in found.views:
        _, now = measure(view.outcome, len(players))
        changes = [_change(before, after) for before, after in zip(own, now, strict=True)]
        result = result_of(view.outcome, players)
        rules = ", ".join(view.rules)
        rows.append([view.label, verdict_of(view.outcome), where(view.first), *changes, result, rules])
    return [[visible(cell) for cell in row] for row in rows]


def _change(before: str, after: str) -> str:
    if before == after:
        return "="
    if before.isdecimal() and after.isdecimal():
        return f"{int(after) - int(before):+d}"
    return after


def own_rows(found: Dispute) -> list[str]:
    """The verdict on the log as it is; nothing if it is simply legal."""
    rows = fault_rows(found.own)
    if not rows:
        return []
    return [tell("dispute.own", "The log as it is: {verdict}.", verdict=verdict_of(found.own)), *rows]


def of_the_score(found: Dispute) -> Dispute:
    """Without the views that judge lines in another way, and count as the log itself."""
    own = found.own.sheet
    views = tuple(
        view
        for view in found.views
        if view.outcome.totals != found.own.totals
        or (view.outcome.sheet.winners, view.outcome.sheet.over) != (own.winners, own.over)
    )
    return found._replace(views=views)


def score_summary(record: Record, found: Dispute) -> list[str]:
    """What another edition or ruling would say of a final table."""
    if found.views:
        return summary(record, found)
    return [
        tell(
            "tally.same",
            "The score is the same under every edition and ruling; {number} others were tried.",
            number=found.tried,
        )
    ]


def summary(record: Record, found: Dispute) -> list[str]:
    """A sentence or two for each view, in plain words."""
    players = record.players
    own = record.known_game.edition_title(record.known_terms.edition)
    if not found.views:
        return [
            tell(
                "dispute.same",
                "The verdict and the score are the same under every edition and ruling; "
                "{number} others were tried.",
                number=found.tried,
            )
        ]
    rows = []
    for view in found.views:
        said = [_under(record, view, _clause(found.own, view.outcome, players))]
        if view.ruling is None and view.outcome.sheet.winners != found.own.sheet.winners:
            result = result_of(found.own, players)
            said.insert(0, tell("dispute.under", "Under {edition}: {what}.", edition=own, what=result))
        if not all(rule in " ".join(said) for rule in view.rules):
            said.append(tell("dispute.rules", "This comes from {rules}.", rules=", ".join(view.rules)))
        rows.append(visible(" ".join(said)))
    return rows


def _under(record: Record, view: View, what: str) -> str:
    if view.ruling is None:
        edition = record.known_game.edition_title(view.edition)
        return tell("dispute.under", "Under {edition}: {what}.", edition=edition, what=what)
    key, option = view.ruling
    ruling = record.known_game.ruling_said(key)
    return tell(
        "dispute.if",
        "{asks} With the answer “{says}” ({key}={option}): {what}.",
        key=key,
        option=option,
        asks=ruling["asks"],
        says=ruling["options"][option]["says"],
        what=what,
    )


def _clause(own: Outcome, other: Outcome, players: Sequence[str]) -> str:
    """What differs in a view: lines that become wrong or right, then the result."""
    said = [
        tell("dispute.breaks", "{where} {number|breaks|break} {code}", **facts)
        for facts in _changed_lines(own.findings, other.findings)
    ]
    said += [
        tell("dispute.does-not-break", "{where} {number|does not break|do not break} {code}", **facts)
        for facts in _changed_lines(other.findings, own.findings)
    ]
    said += [
        tell("dispute.leaves-open", "{where} {number|leaves open|leave open} {code}", **facts)
        for facts in _changed_lines(own.undecided, other.undecided)
    ]
    said += [
        tell("dispute.needs-waiver", "{where} {number|needs|need} a waiver of {code}", **facts)
        for facts in _changed_lines(own.waived, other.waived)
    ]
    result = result_of(other, players)
    if result != result_of(own, players):
        said.append(result)
    elif own.totals != other.totals:
        shown = ", ".join(
            tell("dispute.has", "{player} has {total}", player=players[seat], total=_range(low, high))
            for seat, (low, high) in other.totals.items()
            if own.totals.get(seat) != (low, high)
        )
        said.append(tell("dispute.still", "{totals}; still {result}", totals=shown, result=result))
    return together(said) or tell("dispute.sheet", "the score sheet differs")


def _range(low: int, high: int) -> str:
    return between(low, high)


def _changed_lines(before: Sequence[Fault], after: Sequence[Fault]) -> list[dict[str, object]]:
    """`lines 17, 21, 23 and 2 more` and `EI-RAY-8`: the new faults by rule, in the order of the log."""
    known = {(fault.place, fault.code) for fault in before}
    lines: dict[str, dict[int, None]] = {}
    for fault in sorted(after, key=lambda fault: fault.place.order):
        if (fault.place, fault.code) not in known:
            lines.setdefault(fault.code, {})[fault.place.line] = None
    return [{"where": _lines(list(at)), "number": len(at), "code": code} for code, at in lines.items()]


def _lines(numbers: Sequence[int]) -> str:
    more = len(numbers) - MOST_LINES
    if more > 0:
        first = ", ".join(map(str, numbers[:MOST_LINES]))
        return tell("lines.more", "lines {lines} and {number} more", lines=first, number=more)
    return tell("lines", "{lines|line|lines} {lines}", lines=Series(numbers))


def fitting_table(record: Record, found: Dispute, room: int | None = None) -> list[str]:
    """The table in columns. Nothing if nothing differs, or if the table is wider than the room: the
    sentences of the summary say the same."""
    rows = text_columns(table(record, found)) if found.views else []
    return rows if room is None or all(width(row) <= room for row in rows) else []


def dispute_to_text(record: Record, found: Dispute, room: int | None = None) -> str:
    rows = [f"{key:<12} {value}" for key, value in head(record, found.own)]
    columns = fitting_table(record, found, room)
    rows += ["", *columns] if columns else []
    first, *rest = own_rows(found) or [""]
    rows += ["", first, *(f"  {row}" for row in rest)] if first else []
    return "\n".join([*rows, "", *summary(record, found)])


def dispute_to_markdown(record: Record, found: Dispute) -> str:
    rows = [tell("dispute.title", "# Dispute"), "", *markdown_head(record, found.own), ""]
    if found.views:
        rows += [*markdown_table(table(record, found)), ""]
    first, *rest = own_rows(found) or [""]
    rows += [escaped(first), "", *(f"- {escaped(row)}" for row in rest), ""] if first else []
    rows += [f"{escaped(sentence)}\n" for sentence in summary(record, found)]
    return "\n".join([*rows, tell("dispute.log", "## The log"), "", *markdown_log(record)]).rstrip()


def dispute_to_json(record: Record, found: Dispute) -> dict[str, Any]:
    """Valid by schemas/dispute.schema.json."""
    return head_to_json(record) | {
        "own": outcome_to_json(record, found.own),
        "tried": found.tried,
        "views": [
            {
                "edition": view.edition,
                "ruling": None
                if view.ruling is None
                else {"key": view.ruling[0], "option": view.ruling[1]},
                "first_difference": None if view.first is None else view.first.line,
                "rules": list(view.rules),
                "outcome": outcome_to_json(record, view.outcome),
            }
            for view in found.views
        ],
        "summary": summary(record, found),
    }
