"""A finding as data, from which the other data formats are made."""

from __future__ import annotations

from typing import Any

from referee.core.editions import Terms
from referee.core.finding import Finding
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.speech.current import spoken
from referee.speech.values import neutral
from referee.text.locations import span_of

SCHEMA_VERSION = 1


def head_to_json() -> dict[str, Any]:
    """The beginning of a JSON report, before the logs (schemas/verdict.schema.json)."""
    from referee.version import __version__

    return {"schema_version": SCHEMA_VERSION, "referee": __version__, "language": spoken()}


def verdict_to_json(verdict: Verdict) -> dict[str, Any]:
    record = verdict.record
    terms = verdict.terms
    return {
        "file": record.name,
        "game": record.header.game,
        "edition": terms.edition if terms else record.header.edition,
        "rulings": dict(terms.chosen) if terms else dict(record.header.rulings),
        **board_to_json(terms),
        "players": list(record.players),
        "legal": verdict.legal,
        "judged": verdict.judged,
        "turns": verdict.turns,
        "actions": verdict.actions,
        "status": _status(verdict),
        "winners": _winners(verdict),
        "findings": [finding_to_json(finding, verdict) for finding in verdict.findings],
        **({"ignored": len(verdict.ignored)} if verdict.ignored else {}),
    }


def board_to_json(terms: Terms | None) -> dict[str, Any]:
    """The board and the remark on it; empty in a game with only one board."""
    if terms is None or terms.board is None:
        return {}
    return {"board": {"name": terms.board.name, "note": terms.note or None}}


def _status(verdict: Verdict) -> str | None:
    if not verdict.judged or verdict.game is None or verdict.terms is None:
        return None
    players = verdict.record.players
    return verdict.game.score(verdict.known_state, verdict.terms.options, players).status


def _winners(verdict: Verdict) -> list[str]:
    if not verdict.judged or verdict.game is None or verdict.terms is None:
        return []
    players = verdict.record.players
    sheet = verdict.game.score(verdict.known_state, verdict.terms.options, players)
    return [players[seat] for seat in sheet.winners]


def finding_to_json(finding: Finding, verdict: Verdict) -> dict[str, Any]:
    record = verdict.record
    span = span_of(record, finding)
    data: dict[str, Any] = {
        "code": finding.code,
        "title": finding.rule.title,
        "severity": finding.severity,
        "counts": finding.counts,
        "message": finding.message,
        "line": span.line,
        "column": span.column,
        "end_column": span.end_column,
        "text": _text(record, finding),
        "player": _player(record, finding.seat),
        "turn": finding.turn,
        "action": finding.action_number,
        "sources": _sources(finding, verdict),
        "facts": {key: neutral(value) for key, value in finding.facts.items() if key != "hint"},
        "situation": list(finding.situation),
        "legal": {
            "player": _player(record, finding.legal_for),
            "examples": list(finding.legal),
            "total": finding.legal_total,
        },
        "suggestion": finding.suggestion,
        "rulings": [{"ruling": key, "option": option} for key, option in finding.rulings],
        "after_violation": finding.after_violation,
        "follows": None,
        "follows_also": [{"line": line, "action": action} for line, action in finding.follows_also],
        "related": [
            {"line": place.line, "action": place.action, "note": note} for place, note in finding.related
        ],
        "reason": finding.reason,
    }
    if finding.follows is not None:
        data["follows"] = {"line": finding.follows.line, "action": finding.follows.action}
    return data


def _text(record: Record, finding: Finding) -> str:
    span = span_of(record, finding)
    line = record.lines[span.line - 1] if span.line <= len(record.lines) else ""
    return line[span.column - 1 : span.end_column - 1].encode("utf-8", "replace").decode()


def _player(record: Record, seat: int | None) -> str | None:
    return None if seat is None or seat < 0 else record.players[seat]


def _sources(finding: Finding, verdict: Verdict) -> dict[str, str]:
    if verdict.terms is None or verdict.game is None:
        return {}
    edition = verdict.terms.edition
    return {k: v for k, v in verdict.game.sources(finding.rule).items() if k == edition}
