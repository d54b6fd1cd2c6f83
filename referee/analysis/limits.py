"""Refuses logs that cannot be judged, and logs that are too long for some analyses."""

from __future__ import annotations

from referee.core.record import Record
from referee.speech.punctuation import headed, together

MOST_ACTIONS = 5_000
"""Ten times the longest game. Such a log is compared, repaired or explained within a few seconds."""

ON_A_PAGE = "shown on a page"


class TooLong(ValueError):
    """The log can be judged, but it is too long to be compared or repaired."""


def require_extent(record: Record, what: str = "compared, repaired or explained") -> None:
    """Raise TooLong if a log has too many actions for `what`."""
    actions = sum(max(1, len(entry.plays)) for entry in record.entries)
    if actions > MOST_ACTIONS:
        most = f"at most {MOST_ACTIONS:,} can be {what}"
        raise TooLong(f"{record.name} has {actions:,} actions; {most}")


def require_judgeable(record: Record) -> None:
    """Raise ValueError with a message if the header does not say which game is played, and by whom."""
    if not record.can_be_judged:
        faults = together(finding.message for finding in record.findings[:3])
        raise ValueError(headed(record.name, faults))
