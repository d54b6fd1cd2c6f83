"""The end of a game, told when the log reaches it."""

from __future__ import annotations

from referee.export.scores import result_line, sheet_of
from referee.speech.say import tell

from .look import Look


def is_over(seen: Look) -> bool:
    """Whether the game of a log is over."""
    return seen.playable and sheet_of(seen.verdict).over


def told_end(seen: Look) -> str:
    """That the game is over, and how it ended. Empty if it goes on."""
    if not is_over(seen):
        return ""
    result = result_line(seen.record.known_game, sheet_of(seen.verdict), seen.record.players)
    return tell("recorder.over", "The game is over: {result}", result=result)
