"""Which logs can be asked about: those that can be judged, and for some questions no longer than this."""

from __future__ import annotations

from referee.core.record import Record

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


def require_judgeable(record: Record) -> None:
    """ValueError, in words, if the header does not say what is played, and by whom."""
    if not record.can_be_judged:
        faults = "; ".join(finding.message for finding in record.findings[:3])
        raise ValueError(f"{record.name}: {faults}")
