"""What to write in the header if the table answers a question of the rulebook otherwise than we do."""

from __future__ import annotations

from collections.abc import Iterator

from referee.core.finding import Finding
from referee.core.record import Record
from referee.speech.say import tell
from referee.text.writer import write_header_line

MOST_TOLD = 2
"""How many other answers a finding shows."""


def rulings_told(finding: Finding, record: Record) -> Iterator[str]:
    for key, option in finding.rulings[:MOST_TOLD]:
        ruling = record.known_game.ruling_said(key)
        yield tell(
            "note.other-ruling",
            "{asks} If your table says “{says}”, this is legal: write `{line}` in the header",
            asks=ruling["asks"],
            says=ruling["options"][option]["says"],
            line=write_header_line(f"ruling: {key}={option}", record.notation),
        )
