"""A record as a table: one row for each action."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from referee.core.entry import OncePerPlay, Play
from referee.core.game import Game
from referee.core.record import Record

COLUMNS = ("line", "player", "number", "action", "text", "stands")


def record_to_csv(record: Record) -> str:
    """Rows in the order of the log; `number` counts the actions of a line."""
    if record.findings:
        from referee.text.writer import canonical

        canonical(record)  # raises Unwritable, which says why
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    players = record.players
    cells = OncePerPlay(lambda play: _cells(record.known_game, play, players))
    for entry in record.entries:
        player = safe((entry.name if entry.seat is None else players[entry.seat]) or "")
        writer.writerows(
            (entry.line, player, number, *cells(play)) for number, play in enumerate(entry.plays, 1)
        )
    return out.getvalue()


def _cells(game: Game, play: Play, players: Sequence[str]) -> tuple[str, str, str]:
    """The name of the action, its text, and the rules that are waived."""
    stands = " ".join(waiver.code for waiver in play.waivers)
    return game.form_of[type(play.action)].name, safe(game.write(play.action, players)), stands


def safe(text: str) -> str:
    """The text of a cell. A quote before it keeps a spreadsheet from reading it as a formula."""
    return "'" + text if text[:1] in ("=", "+", "-", "@") else text
