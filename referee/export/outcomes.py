"""The common parts of the reports on disputes: an outcome in words, and the head of a report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from referee.analysis.outcome import Fault, Outcome
from referee.core.record import Record
from referee.version import __version__

from .fingerprint import fingerprint, rules_version
from .safe_text import visible
from .scores import ranged

SCHEMA_VERSION = 1
MOST_FAULTS = 10
"""The most findings of one log that a report for a person names. The others are counted."""


def measure(outcome: Outcome, seats: int) -> tuple[str, list[str]]:
    """The label and the numbers to compare players by: their totals, or the first line of the sheet."""
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
    """The verdict in the same words and numbers as `referee check`."""
    number, follow = len(outcome.findings), len(outcome.follow)
    said = "nothing illegal" if outcome.undecided else "legal"
    if number:
        said = f"{number} finding{'s' if number > 1 else ''}"
    said += f", {follow} more that follow{'s' if follow == 1 else ''}" if follow else ""
    said += f", {len(outcome.waived)} waived" if outcome.waived else ""
    return said + (f", {len(outcome.undecided)} undecided" if outcome.undecided else "")


def fault_rows(outcome: Outcome) -> list[str]:
    """A row for each finding, waiver and doubt of a log, with its line; the first ones of each kind."""
    rows = _first_rows((f"line {f.place.line}: {f.code}, {f.message}" for f in outcome.findings), "finding")
    rows += _first_rows(map(_waiver_row, outcome.waived), "waiver")
    undecided = (f"undecided at line {f.place.line}: {f.code}, {f.message}" for f in outcome.undecided)
    return rows + _first_rows(undecided, "undecided")


def _waiver_row(fault: Fault) -> str:
    reason = fault.reason or "no reason given"
    return f"waived at line {fault.place.line}: {fault.code}, {fault.message} ({reason})"


def _first_rows(rows: Iterable[str], what: str) -> list[str]:
    told = [visible(row) for row in rows]
    more = len(told) - MOST_FAULTS
    plural = "" if more == 1 or what == "undecided" else "s"
    return told[:MOST_FAULTS] + ([f"and {more} more {what}{plural}"] if more > 0 else [])


def head(record: Record, outcome: Outcome) -> list[tuple[str, str]]:
    """The head of a report: which log, edition, rulings and version it is based on."""
    terms = record.known_terms
    edition = record.known_game.data["editions"][terms.edition]["title"]
    waived = [f'line {f.place.line} {f.code} "{f.reason or ""}"' for f in outcome.waived]
    rows = [
        ("log", record.name),
        ("fingerprint", str(fingerprint(record))),
        ("edition", f"{edition} ({terms.edition})"),
        ("rulings", ", ".join(f"{k}={v}" for k, v in terms.chosen.items()) or "none chosen"),
        *([("waived", ", ".join(waived))] if waived else []),
        *([("note", terms.note)] if terms.note else []),
        ("referee", f"{__version__}, rules {record.known_game.name} {rules_version(record.known_game)}"),
    ]
    return [(key, visible(value)) for key, value in rows]


def text_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def markdown_table(rows: Sequence[Sequence[str]]) -> list[str]:
    first, *rest = [f"| {' | '.join(escaped(cell) for cell in row)} |" for row in rows]
    return [first, "|" + " --- |" * len(rows[0]), *rest]


def markdown_head(record: Record, outcome: Outcome) -> list[str]:
    return [f"- {key}: {escaped(value)}" for key, value in head(record, outcome)]


def markdown_log(record: Record) -> list[str]:
    return ["    " + visible(line) for line in record.lines]


def escaped(text: str) -> str:
    for sign in "\\`*_[]<>|#&~$":
        text = text.replace(sign, "\\" + sign)
    return text


def head_to_json(record: Record) -> dict[str, Any]:
    mark = fingerprint(record)
    return {
        "schema_version": SCHEMA_VERSION,
        "referee": __version__,
        "rules_version": rules_version(record.known_game),
        "file": record.name,
        "fingerprint": {"sha256": mark.digest, "canonical": mark.canonical},
        "game": record.known_game.name,
        "edition": record.known_terms.edition,
        "rulings": dict(record.known_terms.chosen),
        "players": list(record.players),
        "log": list(record.lines),
    }


def outcome_to_json(record: Record, outcome: Outcome) -> dict[str, Any]:
    players, sheet = record.players, outcome.sheet
    return {
        "legal": outcome.legal,
        "findings": [fault_to_json(fault) for fault in outcome.findings],
        "follow": [
            fault_to_json(fault) | {"follows": fault.follows and fault.follows.line}
            for fault in outcome.follow
        ],
        "waived": [fault_to_json(fault) | {"reason": fault.reason} for fault in outcome.waived],
        "undecided": [fault_to_json(fault) for fault in outcome.undecided],
        "status": sheet.status,
        "winners": [players[seat] for seat in sheet.winners],
        "contenders": [players[seat] for seat in sheet.contenders],
        "decided_by": sheet.decided_by,
        "totals": {
            players[seat]: {"least": low, "most": high} for seat, (low, high) in outcome.totals.items()
        },
    }


def fault_to_json(fault: Fault) -> dict[str, Any]:
    return {"line": fault.place.line, "code": fault.code, "message": fault.message}
