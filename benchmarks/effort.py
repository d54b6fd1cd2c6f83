"""How much is measured: a full run for the stored figures, or a short one of a few minutes."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    seed: int = 1
    rounds: int = 5
    """Rounds of the single passes."""
    logs: int = 240
    """Logs of each game in a single pass."""
    peer_games: int = 240
    """Games for each of the other programs."""
    starts: int = 7
    """How often each command is started."""
    wrong: int = 50
    """Wrong logs of each game."""
    repeats: int = 5
    """In how many rounds each length is measured for the growth; the best time counts."""
    memory: int = 3_000
    """Logs that one process checks."""
    archive: int = 5_000
    """Logs in the archive for one, two and more processes."""
    archive_rounds: int = 3


SHORT = Effort(
    rounds=3,
    logs=60,
    peer_games=60,
    starts=3,
    wrong=15,
    repeats=3,
    memory=600,
    archive=300,
    archive_rounds=1,
)
