"""A verdict as a golden file: everything that should not change unnoticed, and nothing of the machine."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

from referee.core.finding import Finding
from referee.core.game import ScoreLine, ScoreSheet
from referee.core.verdict import Verdict
from referee.export.fingerprint import fingerprint, rules_version
from referee.export.json_text import to_text
from referee.export.schema import validate

SCHEMA_VERSION = 1
MOST_BYTES = 4 * 1024 * 1024
"""The largest golden that is read. Referee writes at most a few thousand findings."""
SCHEMA = "golden.schema.json"


class BadGolden(ValueError):
    """A golden cannot be compared; the text says why."""


class NewerGolden(BadGolden):
    """A golden written by a later version. Writing it with this version would lose something."""


def golden_of(verdict: Verdict) -> dict[str, Any]:
    """The golden of a log (schemas/golden.schema.json)."""
    from referee.version import __version__

    record, terms, game = verdict.record, verdict.terms, verdict.record.game
    log = fingerprint(record)
    return {
        "schema_version": SCHEMA_VERSION,
        "referee": __version__,
        "log": {"name": file_name(record.name), "sha256": log.digest, "canonical": log.canonical},
        "game": game.name if game else None,
        "rules": rules_version(game) if game else None,
        "edition": terms.edition if terms else None,
        "rulings": dict(terms.chosen) if terms else {},
        "board": _board(terms.board) if terms and terms.board is not None else None,
        "players": list(record.players),
        "findings": [_finding(finding) for finding in verdict.findings],
        "result": _result(verdict),
    }


def file_name(name: str) -> str:
    """The last part of a path, so that a golden does not depend on the place of its folder."""
    return re.split(r"[/\\]", name)[-1]


def _board(board: Any) -> dict[str, Any]:
    return {"name": board.name, "sha256": hashlib.sha256(_frozen(board).encode()).hexdigest()}


def _frozen(value: Any) -> str:
    """A board as text that is the same in every process, unlike the order of a set."""
    if isinstance(value, frozenset):
        return f"{{{','.join(sorted(map(_frozen, value)))}}}"
    if isinstance(value, tuple):
        return f"({','.join(map(_frozen, value))})"
    if isinstance(value, dict):
        return f"[{','.join(sorted(f'{key}:{_frozen(each)}' for key, each in value.items()))}]"
    fields = getattr(type(value), "__match_args__", None)
    if fields is None:
        return repr(value)
    derived = getattr(type(value), "DERIVED", ())  # kept only for quick look-ups
    return _frozen(tuple(getattr(value, name) for name in fields if name not in derived))


def _finding(finding: Finding) -> dict[str, Any]:
    place, follows = finding.place, finding.follows
    return {
        "line": place.line,
        "action": None if place.action is None else place.action + 1,
        "code": finding.code,
        "severity": finding.severity,
        "counts": finding.counts,
        "follows": None if follows is None else follows.line,
        "message": finding.message,
    }


def _result(verdict: Verdict) -> dict[str, Any] | None:
    if not verdict.judged or verdict.game is None or verdict.terms is None:
        return None
    players = verdict.record.players
    sheet: ScoreSheet = verdict.game.score(verdict.known_state, verdict.terms.options, players)
    return {
        "status": sheet.status,
        "over": sheet.over,
        "winners": [players[seat] for seat in sheet.winners],
        "contenders": [players[seat] for seat in sheet.contenders],
        "decided_by": sheet.decided_by,
        "score": [_line(line, players[line.seat]) for line in sheet.lines],
    }


def _line(line: ScoreLine, player: str) -> dict[str, Any]:
    most = line.amount if line.most is None else line.most
    return {"player": player, "label": line.label, "rule": line.rule, "least": line.amount, "most": most}


def golden_text(golden: dict[str, Any]) -> str:
    """The text of the file. The keys are sorted, so that differences between versions are small."""
    return to_text(json.loads(json.dumps(golden, sort_keys=True))) + "\n"


def parse_golden(text: str) -> dict[str, Any]:
    """The golden in a text. BadGolden with a message if it is not one."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadGolden(f"line {error.lineno}: this is not JSON: {error.msg}") from None
    except ValueError:  # Python refuses numbers with thousands of digits
        raise BadGolden("this is not a golden: a number in it is too large") from None
    except RecursionError:
        raise BadGolden("nested too deeply to be a golden") from None
    return checked_golden(data)


def checked_golden(data: Any) -> dict[str, Any]:
    """The golden in JSON data. BadGolden with a message if it is not one."""
    version = data.get("schema_version") if isinstance(data, dict) else None
    if isinstance(version, int) and version > SCHEMA_VERSION:
        known = f"schema {version}, and this one knows {SCHEMA_VERSION}"
        raise NewerGolden(f"written by a newer version of Referee: {known}")
    try:
        validate(data, SCHEMA, "a golden")
    except RecursionError:
        raise BadGolden("nested too deeply to be a golden") from None
    except ValueError as error:
        raise BadGolden(str(error)) from None
    golden: dict[str, Any] = data
    return golden
