"""The rows of one log in the five tables (schemas/survey.schema.json). Every log has a row in `games`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import referee
from referee.batch.source import CannotUse, Failed, Source, record_of
from referee.core.finding import Finding
from referee.core.game import ScoreSheet
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.export.json_text import to_line
from referee.speech.say import tell
from referee.speech.values import neutral
from referee.text.locations import span_of

TABLES = ("games", "players", "actions", "findings", "scores")
LEGAL, ILLEGAL, UNDECIDED, UNJUDGED, UNREADABLE = "legal", "illegal", "undecided", "unjudged", "unreadable"
"""The verdicts: every move is legal; there is a finding that counts; hidden cards leave something open; the
header names no game that can be judged; the log cannot be read."""

MOST_ACTIONS = 200_000
"""Each action is a row. A log has as many lines at most, but a line can have many actions."""

Row = dict[str, Any]


class Rows(NamedTuple):
    """The rows of a log as lines of JSON, still without the number of the log."""

    games: str
    players: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()
    scores: tuple[str, ...] = ()

    def numbered(self, number: int) -> Iterator[tuple[str, str]]:
        """The lines for each table, with the number of the log."""
        head = f'{{"log":{number},'
        for table, rows in zip(TABLES, ((self.games,), *self[1:]), strict=True):
            yield table, "".join(f"{head}{row[1:]}\n" for row in rows)


def survey_one(source: Source) -> Rows:
    """The rows of one log. Any process can call this."""
    try:
        record = record_of(source)
    except CannotUse as fault:
        why = str(fault).removeprefix(f"{source.name}: ")
        return unreadable(Failed(source.name, why), source.data)
    if (actions := sum(len(plays) for _, _, _, plays, _ in record.rows)) > MOST_ACTIONS:
        why = tell(
            "survey.long",
            "the log has {actions:,} actions; at most {most:,} are taken into a survey",
            actions=actions,
            most=MOST_ACTIONS,
        )
        return unreadable(Failed(source.name, why), source.data)
    verdict = referee.check(record)
    sheet = _sheet(verdict)
    return Rows(
        to_line(_game(source, verdict, sheet)),
        tuple(to_line(row) for row in _players(record, sheet)),
        tuple(to_line(row) for row in _actions(verdict)),
        tuple(to_line(row) for row in _findings(verdict)),
        tuple(to_line(row) for row in _scores(sheet)),
    )


def unreadable(failed: Failed, data: bytes | None = None) -> Rows:
    """The row of a log that cannot be read."""
    row = _empty(failed.name or failed.why, data)
    return Rows(to_line(row | {"verdict": UNREADABLE, "trouble": failed.why}))


def _empty(name: str, data: bytes | None) -> Row:
    """The row of a log before it is read. It has all keys, in the order of the columns."""
    return {
        "name": name,
        "sha256": None if data is None else hashlib.sha256(data).hexdigest(),
        "bytes": None if data is None else len(data),
        "verdict": None,
        "trouble": None,
        "game": None,
        "edition": None,
        "rulings": [],
        "board": None,
        "date": None,
        "players": 0,
        "lines": 0,
        "turns": 0,
        "actions": 0,
        "findings": 0,
        "provisional": False,
        "ending": None,
        "over": False,
        "ended_by": None,
        "decided_by": None,
        "referee": referee.__version__,
    }


def _game(source: Source, verdict: Verdict, sheet: ScoreSheet | None) -> Row:
    record, terms = verdict.record, verdict.terms
    header = dict(reversed(record.header.fields))
    row = _empty(source.name, source.data)
    row |= {
        "verdict": _stands(verdict),
        "game": record.game.name if record.game else record.header.game,
        "edition": terms.edition if terms else record.header.edition,
        "rulings": [f"{key}={option}" for key, option in sorted((terms.chosen if terms else {}).items())],
        "board": terms.board.name if terms and terms.board is not None else None,
        "date": header.get("date"),
        "players": len(record.header.players),
        "lines": len(record.lines),
        "turns": verdict.turns,
        "actions": verdict.actions,
        "findings": sum(finding.counts for finding in verdict.findings),
        "provisional": verdict.provisional,
    }
    if sheet is not None:
        row |= {
            "ending": sheet.status,
            "over": sheet.over,
            "ended_by": sheet.ended_by,
            "decided_by": sheet.decided_by,
        }
    return row


def _stands(verdict: Verdict) -> str:
    if not verdict.judged:
        return UNJUDGED
    if not verdict.legal:
        return ILLEGAL
    return UNDECIDED if verdict.undecided else LEGAL


def _sheet(verdict: Verdict) -> ScoreSheet | None:
    if not verdict.judged or verdict.game is None or verdict.terms is None:
        return None
    return verdict.game.score(verdict.known_state, verdict.terms.options, verdict.record.players)


def _players(record: Record, sheet: ScoreSheet | None) -> Iterator[Row]:
    """The score is the total of the score sheet, or its first line in a game without totals."""
    for seat, player in enumerate(record.header.players):
        lines = [line for line in sheet.lines if line.seat == seat] if sheet else []
        total = next((line for line in lines if line.is_sum), lines[0] if lines else None)
        yield {
            "seat": seat,
            "name": player.name,
            "score": total.amount if total else None,
            "most": (total.amount if total.most is None else total.most) if total else None,
            "winner": seat in sheet.winners if sheet and sheet.over else None,
        }


def _actions(verdict: Verdict) -> Iterator[Row]:
    record = verdict.record
    if record.game is None:
        return
    wrong = {finding.place for finding in verdict.findings if finding.severity == "error"}
    for entry in record.entries:
        for index, play in enumerate(entry.plays):
            form = record.game.form_of.get(type(play.action))
            data = {} if form is None else form.to_json(play.action, record.players)
            kind = data.pop("do", None)
            yield {
                "line": entry.line,
                "n": index + 1,
                "seat": entry.seat,
                "kind": kind,
                "fields": to_line(data),
                "legal": (entry.line, index) not in wrong if verdict.judged else None,
            }


def _findings(verdict: Verdict) -> Iterator[Row]:
    for number, finding in enumerate(verdict.findings, 1):
        yield _finding(number, finding, verdict)


def _finding(number: int, finding: Finding, verdict: Verdict) -> Row:
    span = span_of(verdict.record, finding)
    facts = {key: neutral(value) for key, value in finding.facts.items() if key not in ("hint", "case")}
    case = finding.facts.get("case")
    return {
        "n": number,
        "line": span.line,
        "column": span.column,
        "end_column": span.end_column,
        "action": finding.action_number,
        "seat": finding.seat if finding.seat is not None and finding.seat >= 0 else None,
        "turn": finding.turn,
        "code": finding.code,
        "case": case if isinstance(case, str) else None,
        "title": finding.rule.title,
        "severity": finding.severity,
        "counts": finding.counts,
        "follows_line": finding.follows.line if finding.follows is not None else None,
        "after_violation": finding.after_violation,
        "message": finding.message,
        "facts": to_line({key: _plain(value) for key, value in facts.items()}),
    }


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def _scores(sheet: ScoreSheet | None) -> Iterator[Row]:
    for number, line in enumerate(sheet.lines if sheet else (), 1):
        yield {
            "n": number,
            "seat": line.seat,
            "rule": line.rule,
            "label": line.label,
            "amount": line.amount,
            "most": line.amount if line.most is None else line.most,
            "total": line.is_sum,
        }
