"""A dispute for a person, as Markdown to hand over, and as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee import __version__
from referee.core.between import Comparison, Step, line_of, wrong_at
from referee.core.dispute import Dispute, Outcome, View
from referee.core.record import Record
from referee.core.verdict import Place

from .fingerprint import fingerprint, rules_version
from .scores import ranged
from .visible import visible

SCHEMA_VERSION = 1
MOST_STEPS = 20
AT_THE_END = "the end"


# --- what both reports say ---


def measure(outcome: Outcome, seats: int) -> tuple[str, list[str]]:
    """What players are compared by: their totals, or the first line of the sheet."""
    sums = [line for line in outcome.sheet.lines if line.is_sum]
    label = sums[0].label if sums else next((line.label for line in outcome.sheet.lines), "")
    lines = {line.seat: line for line in outcome.sheet.lines if line.label == label}
    return label, [ranged(lines[seat]) if seat in lines else "-" for seat in range(seats)]


def result_of(outcome: Outcome, players: Sequence[str]) -> str:
    """`Anne and Marc win (KO-WIN-4)`, `unfinished`, or who may have won."""
    sheet = outcome.sheet
    if sheet.contenders:
        return " or ".join(players[seat] for seat in sheet.contenders) + " may have won"
    if not sheet.over:
        return sheet.status
    winners = " and ".join(players[seat] for seat in sheet.winners) or "nobody"
    rule = f" ({sheet.decided_by})" if sheet.decided_by else ""
    return f"{winners} {'win' if len(sheet.winners) > 1 else 'wins'}{rule}"


def verdict_of(outcome: Outcome) -> str:
    number = len(outcome.findings)
    if number:
        return f"{number} finding{'s' if number > 1 else ''}"
    return f"{len(outcome.undecided)} undecided" if outcome.undecided else "legal"


def where(place: Place | None) -> str:
    return AT_THE_END if place is None else f"line {place.line}"


def head(record: Record) -> list[tuple[str, str]]:
    """What the report stands on."""
    edition = record.game.data["editions"][record.terms.edition]["title"]
    rows = [
        ("log", record.name),
        ("fingerprint", str(fingerprint(record))),
        ("edition", f"{edition} ({record.terms.edition})"),
        ("rulings", ", ".join(f"{k}={v}" for k, v in record.terms.chosen.items()) or "none chosen"),
        ("referee", f"{__version__}, rules {record.game.name} {rules_version(record.game)}"),
    ]
    return [(key, visible(value)) for key, value in rows]


def table(record: Record, found: Dispute) -> list[list[str]]:
    """The log by its own terms, then every view that differs; numbers that stay are left out."""
    players = record.players[: record.game.most_players]
    label, own = measure(found.own, len(players))
    rows = [["", "verdict", "first difference", *players, "result", "because of"]]
    rows.append(["as the log says", verdict_of(found.own), "", *own, result_of(found.own, players), label])
    for view in found.views:
        _, now = measure(view.outcome, len(players))
        changes = [_change(before, after) for before, after in zip(own, now, strict=True)]
        result = result_of(view.outcome, players)
        rules = ", ".join(view.rules)
        rows.append([view.label, verdict_of(view.outcome), where(view.first), *changes, result, rules])
    rows[1][-1] = ""
    return [[visible(cell) for cell in row] for row in rows]


def _change(before: str, after: str) -> str:
    if before == after:
        return "="
    if before.isdecimal() and after.isdecimal():
        return f"{int(after) - int(before):+d}"
    return after


def summary(record: Record, found: Dispute) -> list[str]:
    """A sentence or two for each view, in plain words."""
    players = record.players
    own = record.game.data["editions"][record.terms.edition]["title"]
    if not found.views:
        return [
            f"Whatever the edition and the rulings, verdict and score are the same; "
            f"{found.tried} other readings were tried."
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
        return f"Under {record.game.data['editions'][view.edition]['title']}"
    key, option = view.ruling
    ruling = record.game.data["rulings"][key]
    return f"If {key} is {option} ({ruling['asks']} {ruling['options'][option]['says']})"


def _clause(own: Outcome, other: Outcome, players: Sequence[str]) -> str:
    """What is different there: lines that become wrong or right, then the result."""
    mine, theirs = ({(place, code) for place, code, _ in each.findings} for each in (own, other))
    said = [f"line {place.line} breaks {code}" for place, code in _by_line(theirs - mine)[:3]]
    said += [f"line {place.line} does not break {code}" for place, code in _by_line(mine - theirs)[:3]]
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


def _by_line(found: set[tuple[Place, str]]) -> list[tuple[Place, str]]:
    return sorted(found, key=lambda each: each[0].order)


# --- the log under other terms ---


def dispute_to_text(record: Record, found: Dispute) -> str:
    rows = [f"{key:<12} {value}" for key, value in head(record)]
    if found.views:
        rows += ["", *_columns(table(record, found))]
    return "\n".join([*rows, "", *summary(record, found)])


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def dispute_to_markdown(record: Record, found: Dispute) -> str:
    rows = ["# Dispute", "", *(f"- {key}: {_escaped(value)}" for key, value in head(record)), ""]
    if found.views:
        rows += [*_markdown_table(table(record, found)), ""]
    rows += [f"{_escaped(sentence)}\n" for sentence in summary(record, found)]
    rows += ["## The log", "", *("    " + visible(line) for line in record.lines)]
    return "\n".join(rows).rstrip()


def _markdown_table(rows: Sequence[Sequence[str]]) -> list[str]:
    first, *rest = [f"| {' | '.join(_escaped(cell) for cell in row)} |" for row in rows]
    return [first, "|" + " --- |" * len(rows[0]), *rest]


def _escaped(text: str) -> str:
    for sign in "\\`*_[]<>|#&~$":
        text = text.replace(sign, "\\" + sign)
    return text


def dispute_to_json(record: Record, found: Dispute) -> dict[str, Any]:
    """Valid by schemas/dispute.schema.json."""
    return _head_to_json(record) | {
        "own": _outcome_to_json(record, found.own),
        "tried": found.tried,
        "views": [
            {
                "edition": view.edition,
                "ruling": None
                if view.ruling is None
                else {"key": view.ruling[0], "option": view.ruling[1]},
                "first_difference": None if view.first is None else view.first.line,
                "rules": list(view.rules),
                "outcome": _outcome_to_json(record, view.outcome),
            }
            for view in found.views
        ],
        "summary": summary(record, found),
    }


def _head_to_json(record: Record) -> dict[str, Any]:
    mark = fingerprint(record)
    return {
        "schema_version": SCHEMA_VERSION,
        "referee": __version__,
        "rules_version": rules_version(record.game),
        "file": record.name,
        "fingerprint": {"sha256": mark.digest, "canonical": mark.canonical},
        "game": record.game.name,
        "edition": record.terms.edition,
        "rulings": dict(record.terms.chosen),
        "players": list(record.players),
    }


def _outcome_to_json(record: Record, outcome: Outcome) -> dict[str, Any]:
    players, sheet = record.players, outcome.sheet
    return {
        "legal": outcome.legal,
        "findings": [{"line": p.line, "code": code, "message": text} for p, code, text in outcome.findings],
        "undecided": [{"line": place.line, "code": code} for place, code in outcome.undecided],
        "status": sheet.status,
        "winners": [players[seat] for seat in sheet.winners],
        "contenders": [players[seat] for seat in sheet.contenders],
        "decided_by": sheet.decided_by,
        "totals": {
            players[seat]: {"least": low, "most": high} for seat, (low, high) in outcome.totals.items()
        },
    }


# --- two logs of one game ---


def between_to_text(one: Record, two: Record, found: Comparison) -> str:
    names = (visible(one.name), visible(two.name))
    rows = [f"first   {names[0]}", f"second  {names[1]}", ""]
    rows += [f"{key}: {visible(a)} in the first, {visible(b)} in the second" for key, a, b in found.header]
    if found.same:
        return "\n".join(
            [*rows, f"The logs say the same in all {found.aligned} lines.", *_results(one, two, found)]
        )
    if found.steps:
        rows.append(f"The logs agree in {found.aligned} lines. The first in which they do not:")
        rows += _step_rows(one, two, found, found.steps[0])
        for step in found.steps[1:MOST_STEPS]:
            rows += _step_rows(one, two, found, step)
        more = len(found.steps) - MOST_STEPS
        rows += [f"and {more} more"] if more > 0 else []
    return "\n".join([*rows, *_results(one, two, found)])


def _step_rows(one: Record, two: Record, found: Comparison, step: Step) -> list[str]:
    rows = [""]
    for record, outcome, entry, which in (
        (one, found.outcomes[0], step.first, "first"),
        (two, found.outcomes[1], step.second, "second"),
    ):
        if entry is None:
            rows.append(f"  {which:<7} (no such line)")
            continue
        wrong = "; ".join(f"{code}, {message}" for _, code, message in wrong_at(outcome, entry))
        rows.append(f"  {which:<7} {entry.line}: {visible(line_of(record, entry))}")
        rows.append(f"          {visible(wrong) or 'nothing wrong here'}")
    return rows


def _results(one: Record, two: Record, found: Comparison) -> list[str]:
    rows = [""]
    for record, outcome, which in ((one, found.outcomes[0], "first"), (two, found.outcomes[1], "second")):
        players = record.players[: record.game.most_players]
        label, numbers = measure(outcome, len(players))
        counts = ", ".join(
            f"{visible(name)} {number}" for name, number in zip(players, numbers, strict=True)
        )
        rows.append(
            f"{which:<7} {verdict_of(outcome)}; {visible(result_of(outcome, players))}; {label}: {counts}"
        )
    return rows


def between_to_json(one: Record, two: Record, found: Comparison) -> dict[str, Any]:
    """Valid by schemas/dispute.schema.json."""
    return {
        "schema_version": SCHEMA_VERSION,
        "referee": __version__,
        "logs": [
            _head_to_json(record) | {"outcome": _outcome_to_json(record, outcome)}
            for record, outcome in zip((one, two), found.outcomes, strict=True)
        ],
        "same": found.same,
        "aligned": found.aligned,
        "header": [{"key": key, "first": a, "second": b} for key, a, b in found.header],
        "differences": [
            {
                "kind": step.kind,
                "first": _entry_to_json(one, found.outcomes[0], step.first),
                "second": _entry_to_json(two, found.outcomes[1], step.second),
            }
            for step in found.steps
        ],
    }


def _entry_to_json(record: Record, outcome: Outcome, entry: Any) -> dict[str, Any] | None:
    if entry is None:
        return None
    wrong = [{"code": code, "message": message} for _, code, message in wrong_at(outcome, entry)]
    return {"line": entry.line, "text": line_of(record, entry), "wrong": wrong}
