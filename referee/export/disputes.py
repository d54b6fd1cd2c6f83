"""A log under other editions and rulings: for a person, as Markdown, and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.analysis.dispute import SET_UP, Dispute, View
from referee.analysis.outcome import Fault, Outcome
from referee.core.finding import Place
from referee.core.record import Record

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
from .safe_text import visible

MOST_LINES = 3
"""The most lines that a sentence names for one rule. The others are counted."""


def where(place: Place | None) -> str:
    if place is None:
        return "the end"
    return "the set-up" if place == SET_UP else f"line {place.line}"


def table(record: Record, found: Dispute) -> list[list[str]]:
    """The log under its own terms, then every view that differs. Unchanged numbers are left out."""
    players = record.players[: record.known_game.most_players]
    _, own = measure(found.own, len(players))
    rows = [["", "verdict", "first difference", *players, "result", "because of"]]
    rows.append(["as the log says", verdict_of(found.own), "", *own, result_of(found.own, players), ""])
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
    return [f"The log as it is: {verdict_of(found.own)}.", *rows] if rows else []


def summary(record: Record, found: Dispute) -> list[str]:
    """A sentence or two for each view, in plain words."""
    players = record.players
    own = record.known_game.data["editions"][record.known_terms.edition]["title"]
    if not found.views:
        return [
            f"The verdict and the score are the same under every edition and ruling; "
            f"{found.tried} others were tried."
        ]
    rows = []
    for view in found.views:
        said = [f"{_under(record, view)}: {_clause(found.own, view.outcome, players)}."]
        if view.ruling is None and view.outcome.sheet.winners != found.own.sheet.winners:
            said.insert(0, f"Under {own}: {result_of(found.own, players)}.")
        if view.rules:
            said.append(f"The difference is {', '.join(view.rules)}.")
        rows.append(visible(" ".join(said)))
    return rows


def _under(record: Record, view: View) -> str:
    if view.ruling is None:
        return f"Under {record.known_game.data['editions'][view.edition]['title']}"
    key, option = view.ruling
    ruling = record.known_game.data["rulings"][key]
    return f"If {key} is {option} ({ruling['asks']} {ruling['options'][option]['says']})"


def _clause(own: Outcome, other: Outcome, players: Sequence[str]) -> str:
    """What differs in a view: lines that become wrong or right, then the result."""
    said = _changed_lines(own.findings, other.findings, "breaks", "break")
    said += _changed_lines(other.findings, own.findings, "does not break", "do not break")
    said += _changed_lines(own.undecided, other.undecided, "leaves open", "leave open")
    said += _changed_lines(own.waived, other.waived, "needs a waiver of", "need a waiver of")
    result = result_of(other, players)
    if result != result_of(own, players):
        said.append(result)
    elif own.totals != other.totals:
        shown = ", ".join(
            f"{players[seat]} has {low if low == high else f'{low} to {high}'}"
            for seat, (low, high) in other.totals.items()
            if own.totals.get(seat) != (low, high)
        )
        said.append(f"{shown}; still {result}")
    return "; ".join(said) or "the score sheet differs"


def _changed_lines(before: Sequence[Fault], after: Sequence[Fault], one: str, many: str) -> list[str]:
    """`lines 17, 21, 23 and 2 more break EI-RAY-8`: the new faults by rule, in the order of the log."""
    known = {(fault.place, fault.code) for fault in before}
    lines: dict[str, dict[int, None]] = {}
    for fault in sorted(after, key=lambda fault: fault.place.order):
        if (fault.place, fault.code) not in known:
            lines.setdefault(fault.code, {})[fault.place.line] = None
    return [f"{_lines(list(at))} {one if len(at) == 1 else many} {code}" for code, at in lines.items()]


def _lines(numbers: Sequence[int]) -> str:
    if len(numbers) == 1:
        return f"line {numbers[0]}"
    more = len(numbers) - MOST_LINES
    if more > 0:
        return f"lines {', '.join(map(str, numbers[:MOST_LINES]))} and {more} more"
    *others, last = map(str, numbers)
    return f"lines {', '.join(others)} and {last}"


def dispute_to_text(record: Record, found: Dispute) -> str:
    rows = [f"{key:<12} {value}" for key, value in head(record, found.own)]
    if found.views:
        rows += ["", *text_columns(table(record, found))]
    first, *rest = own_rows(found) or [""]
    rows += ["", first, *(f"  {row}" for row in rest)] if first else []
    return "\n".join([*rows, "", *summary(record, found)])


def dispute_to_markdown(record: Record, found: Dispute) -> str:
    rows = ["# Dispute", "", *markdown_head(record, found.own), ""]
    if found.views:
        rows += [*markdown_table(table(record, found)), ""]
    first, *rest = own_rows(found) or [""]
    rows += [escaped(first), "", *(f"- {escaped(row)}" for row in rest), ""] if first else []
    rows += [f"{escaped(sentence)}\n" for sentence in summary(record, found)]
    return "\n".join([*rows, "## The log", "", *markdown_log(record)]).rstrip()


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
