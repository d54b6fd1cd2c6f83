"""A finished game for the places where players keep their plays: BG Stats, and text for BoardGameGeek.

BG Stats takes a play as a link whose `data` is JSON. The names of the fields are those of its page for
programs that push plays (docs/record.md says where); nothing else is written. Programs that use it report
two things: every true-or-false field has to be there, and so has the date, in UTC.
"""

from __future__ import annotations

import json
import re
from datetime import date
from typing import Any
from urllib.parse import quote

from referee.core.game import ScoreLine, ScoreSheet
from referee.core.record import Record
from referee.core.verdict import Verdict
from referee.forms.folding import fold
from referee.speech.punctuation import headed
from referee.speech.say import tell

from .fingerprint import fingerprint
from .safe_text import visible
from .scores import ranged, sheet_of, winner_line

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Referee"
NOON = "12:00:00"
"""A log has a date and no time of day. At noon UTC it is the same day almost everywhere."""
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


class NoPlay(ValueError):
    """Why a game cannot be handed over."""


def bgstats_link(verdict: Verdict) -> str:
    """The link that hands a finished game to BG Stats. Raises NoPlay."""
    data = json.dumps(play_of(verdict), ensure_ascii=False, separators=(",", ":"))
    return ADDRESS + quote(data, safe="")


def play_of(verdict: Verdict) -> dict[str, Any]:
    """A finished game as the data that BG Stats takes. Raises NoPlay."""
    record, sheet = verdict.record, _finished(verdict)
    game, fields, totals = record.known_game, dict(record.header.fields), _totals(sheet)
    edition = game.edition_title(record.known_terms.edition)
    play: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": fingerprint(record).digest[:32],
        "playDate": _moment(fields.get("date", "")),
        "comments": f"{winner_line(sheet, record.players)} ({edition})",
        "game": {
            "name": game.title,
            "sourceGameId": game.name,
            "highestWins": True,
            "noPoints": not totals,
        },
        "players": [_player(record, sheet, totals, seat) for seat in range(len(record.players))],
    }
    if "place" in fields:
        play["location"] = fields["place"]
    return play


def _player(record: Record, sheet: ScoreSheet, totals: dict[int, ScoreLine], seat: int) -> dict[str, Any]:
    name = record.players[seat]
    said: dict[str, Any] = {
        "name": name,
        "sourcePlayerId": fold(name),
        "startPlayer": seat == _first_player(record),
        "winner": seat in sheet.winners,
    }
    if seat in totals and totals[seat].most is None:
        said["score"] = totals[seat].amount
    return said


def _first_player(record: Record) -> int | None:
    """Who has the first turn of the log; None if the log begins later, with a position."""
    first = next((entry for entry in record.entries if entry.seat is not None and entry.plays), None)
    if first is None or record.known_game.form_of[type(first.plays[0].action)].rare:
        return None
    return first.seat


def _totals(sheet: ScoreSheet) -> dict[int, ScoreLine]:
    """The line with the total of each player; empty in a game without points."""
    return {line.seat: line for line in sheet.lines if line.is_sum}


def _finished(verdict: Verdict) -> ScoreSheet:
    sheet = sheet_of(verdict)
    if not sheet.over:
        raise NoPlay(tell("plays.unfinished", "the game is not finished, so there is no play to hand over"))
    if sheet.contenders:
        raise NoPlay(
            tell("plays.open", "who won depends on cards that are not known, so there is no play yet")
        )
    return sheet


def _moment(written: str) -> str:
    """The date of the header as a moment in UTC. Raises NoPlay without one."""
    found = _DATE.match(written.strip())
    try:
        day = date.fromisoformat(found[0] if found else "")
    except ValueError:
        raise NoPlay(
            tell(
                "plays.date", "BG Stats needs the date of the game: write `date: 2026-11-15` in the header"
            )
        ) from None
    return f"{day.isoformat()} {NOON}"


def play_in_words(verdict: Verdict) -> str:
    """A finished game as text, to be pasted into the comments of a play on BoardGameGeek. Raises NoPlay."""
    record, sheet = verdict.record, _finished(verdict)
    game, fields, totals = record.known_game, dict(record.header.fields), _totals(sheet)
    where = [fields[key] for key in ("date", "place") if key in fields]
    rows = [", ".join([game.edition_title(record.known_terms.edition), *where])]
    rows.append(winner_line(sheet, record.players))
    for seat, name in enumerate(record.players):
        own = [line for line in sheet.lines if line.seat == seat and not line.is_sum]
        parts = ", ".join(f"{line.label} {ranged(line)}" for line in own if line.amount or line.most)
        total = f" {ranged(totals[seat])}" if seat in totals else ""
        rows.append(headed(f"{name}{total}", parts) if parts else f"{name}{total}")
    return "\n".join(map(visible, [*rows, *sheet.notes]))
