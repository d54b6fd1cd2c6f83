"""A record as a table: one row for each action."""

from __future__ import annotations

import csv
import io

from referee.core.record import Record
from referee.text.writer import write_play

COLUMNS = ("line", "player", "number", "action", "text", "stands")


def record_to_csv(record: Record) -> str:
    """Rows in the order of the log; `number` counts the actions of a line."""
    if record.findings:
        from referee.text.writer import canonical

        canonical(record)  # raises Unwritable, which says why
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for entry in record.entries:
        player = entry.name if entry.seat is None else record.players[entry.seat]
        for number, play in enumerate(entry.plays, 1):
            form = record.known_game.form_of[type(play.action)]
            stands = " ".join(waiver.code for waiver in play.waivers)
            text = write_play(record.known_game, play._replace(waivers=()), record.players)
            row = (entry.line, safe(player or ""), number, form.name, safe(text), stands)
            writer.writerow(row)
    return out.getvalue()


def safe(text: str) -> str:
    """The text of a cell. A quote before it keeps a spreadsheet from reading it as a formula."""
    return "'" + text if text[:1] in ("=", "+", "-", "@") else text
