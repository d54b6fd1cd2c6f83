"""How long a log may be for questions that replay it again and again."""

from __future__ import annotations

from .record import Record

MOST_ACTIONS = 5_000
"""Ten times the longest game; a log of that length is compared, repaired and accounted for within a few
seconds."""


class TooLong(ValueError):
    """The log is judged, but nobody looks for other readings of it."""


def require_extent(record: Record) -> None:
    """TooLong, in words, if a log has more actions than can be replayed again and again."""
    actions = sum(max(1, len(entry.plays)) for entry in record.entries)
    if actions > MOST_ACTIONS:
        most = f"no more than {MOST_ACTIONS:,} are compared, repaired or accounted for"
        raise TooLong(f"{record.name} has {actions:,} actions; {most}")
