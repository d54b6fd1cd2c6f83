"""Refuses logs that cannot be judged, and logs that are too long for some analyses."""

from __future__ import annotations

from referee.core.record import Record
from referee.speech.punctuation import headed, together
from referee.speech.say import tell

MOST_ACTIONS = 5_000
"""Ten times the longest game. Such a log is compared, repaired or explained within a few seconds."""
MOST_OPEN_LINES = 5_000
MOST_OPEN_BYTES = MOST_ON_A_PAGE = 1024 * 1024
"""What an editor, a browser or a page shows. The longest record has some twenty thousand bytes."""


class TooLong(ValueError):
    """The log can be judged, but it is too long to be compared or repaired."""


def require_extent(record: Record, on_a_page: bool = False) -> None:
    """Raise TooLong if a log has too many actions to be replayed many times, or to be shown on a page."""
    if on_a_page and sum(map(len, record.lines)) > MOST_ON_A_PAGE:
        raise TooLong(
            tell(
                "log.large-for-page",
                "{name} is larger than {most} MiB, too large for a page",
                name=record.name,
                most=MOST_ON_A_PAGE // 1024 // 1024,
            )
        )
    actions = sum(max(1, len(entry.plays)) for entry in record.entries)
    if actions > MOST_ACTIONS:
        facts = {"name": record.name, "actions": actions, "most": MOST_ACTIONS}
        if on_a_page:
            raise TooLong(
                tell(
                    "log.long-for-page",
                    "{name} has {actions:,} actions; at most {most:,} can be shown on a page",
                    **facts,
                )
            )
        raise TooLong(
            tell(
                "log.long",
                "{name} has {actions:,} actions; at most {most:,} can be compared, repaired or explained",
                **facts,
            )
        )


def too_large_to_open(size: int, lines: int) -> str:
    """Why a log of this size is not opened where it is judged again at every change; empty if it is."""
    if size <= MOST_OPEN_BYTES and lines <= MOST_OPEN_LINES:
        return ""
    return tell(
        "log.large-to-open",
        "a log of more than {most} MiB or {lines:,} lines is too large for an editor or a browser; "
        "commands can still judge it",
        most=MOST_OPEN_BYTES // 1024 // 1024,
        lines=MOST_OPEN_LINES,
    )


def require_judgeable(record: Record) -> None:
    """Raise ValueError with a message if the header does not say which game is played, and by whom."""
    if not record.can_be_judged:
        faults = together(finding.message for finding in record.findings[:3])
        raise ValueError(headed(record.name, faults))
