"""The common parts of the reports on disputes: an outcome in words, and the head of a report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from referee.analysis.outcome import Fault, Outcome
from referee.core.record import Record
from referee.speech.current import spoken
from referee.speech.punctuation import headed
from referee.speech.say import tell
from referee.speech.values import Series, Term
from referee.version import __version__

from .fingerprint import fingerprint, rules_version
from .labels import no_reason
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
        names = Series((players[seat] for seat in sheet.contenders), "or")
        return tell("outcome.open", "{players} may have won", players=names)
    if not sheet.over:
        return format(Term(sheet.status, "referee"))
    rule = f" ({sheet.decided_by})" if sheet.decided_by else ""
    if not sheet.winners:
        return tell("outcome.nobody", "nobody wins") + rule
    winners = Series(players[seat] for seat in sheet.winners)
    return tell("outcome.wins", "{winners} {winners|wins|win}", winners=winners) + rule


def verdict_of(outcome: Outcome) -> str:
    """The verdict in the same words and numbers as `referee check`."""
    number, follow = len(outcome.findings), len(outcome.follow)
    waived, undecided = len(outcome.waived), len(outcome.undecided)
    said = tell("verdict.undecided", "nothing illegal") if undecided else tell("verdict.legal", "legal")
    if number:
        said = tell("verdict.findings", "{number} {number|finding|findings}", number=number)
    if follow:
        said += tell("verdict.follow", ", {number} more that {number|follows|follow}", number=follow)
    said += tell("verdict.waived", ", {number} waived", number=waived) if waived else ""
    return said + (tell("verdict.open", ", {number} undecided", number=undecided) if undecided else "")


def fault_rows(outcome: Outcome) -> list[str]:
    """A row for each finding, waiver and doubt of a log, with its line; the first ones of each kind."""
    rows = _first_rows(
        map(_finding_row, outcome.findings),
        lambda more: tell(
            "outcome.more-findings", "and {number} more {number|finding|findings}", number=more
        ),
    )
    rows += _first_rows(
        map(_waiver_row, outcome.waived),
        lambda more: tell("outcome.more-waivers", "and {number} more {number|waiver|waivers}", number=more),
    )
    return rows + _first_rows(
        map(_undecided_row, outcome.undecided),
        lambda more: tell("outcome.more-undecided", "and {number} more undecided", number=more),
    )


def _facts(fault: Fault) -> dict[str, object]:
    return {"line": fault.place.line, "code": fault.code, "message": fault.message}


def _finding_row(fault: Fault) -> str:
    return tell("outcome.finding", "line {line}: {code}, {message}", **_facts(fault))


def _waiver_row(fault: Fault) -> str:
    return tell(
        "outcome.waived",
        "waived at line {line}: {code}, {message} ({reason})",
        reason=fault.reason or no_reason(),
        **_facts(fault),
    )


def _undecided_row(fault: Fault) -> str:
    return tell("outcome.undecided", "undecided at line {line}: {code}, {message}", **_facts(fault))


def _first_rows(rows: Iterable[str], rest: Callable[[int], str]) -> list[str]:
    told = [visible(row) for row in rows]
    more = len(told) - MOST_FAULTS
    return told[:MOST_FAULTS] + ([rest(more)] if more > 0 else [])


def head(record: Record, outcome: Outcome) -> list[tuple[str, str]]:
    """The head of a report: which log, edition, rulings and version it is based on."""
    terms = record.known_terms
    edition = record.known_game.edition_title(terms.edition)
    waived = [
        tell(
            "head.waiver",
            'line {line} {code} "{reason}"',
            line=f.place.line,
            code=f.code,
            reason=f.reason or "",
        )
        for f in outcome.waived
    ]
    chosen = ", ".join(f"{key}={option}" for key, option in terms.chosen.items())
    version = tell(
        "head.version",
        "{version}, rules {game} {rules}",
        version=__version__,
        game=record.known_game.name,
        rules=rules_version(record.known_game),
    )
    rows = [
        (tell("head.log", "log"), record.name),
        (tell("head.fingerprint", "fingerprint"), str(fingerprint(record))),
        (tell("head.edition", "edition"), f"{edition} ({terms.edition})"),
        (tell("head.rulings", "rulings"), chosen or tell("head.no-rulings", "none chosen")),
        *([(tell("head.waived", "waived"), ", ".join(waived))] if waived else []),
        *([(tell("head.note", "note"), terms.note)] if terms.note else []),
        ("referee", version),
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
    return [f"- {headed(key, escaped(value))}" for key, value in head(record, outcome)]


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
        "language": spoken(),
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
