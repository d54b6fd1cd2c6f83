"""referee check --statistics"""

from __future__ import annotations

from collections.abc import Iterator

from referee.export.findings import head_to_json
from referee.export.json_text import to_text
from referee.export.statistics import Statistics, statistics_rows, statistics_to_json

from .check_texts import Checked, CheckedLogs, Wanted


def statistics_of(logs: Iterator[Checked], wanted: Wanted, tally: CheckedLogs) -> Iterator[str]:
    """How often each rule is broken, instead of the findings themselves."""
    found = Statistics()
    for checked in logs:
        found.add(checked.faults)
    if wanted.output_format == "json":
        counts = {"logs": tally.logs, "wrong": tally.wrong, "actions": tally.actions}
        yield to_text(head_to_json() | counts | statistics_to_json(found)) + "\n"
        return
    yield from (f"{row}\n" for row in statistics_rows(found))
    yield ("\n" if found.rules else "") + tally.summary()
