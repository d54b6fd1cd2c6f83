"""Wrong logs of `simulate --illegal`: how long `check` and `repair` take. The process is warm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

import referee
from referee.core.record import Record

from .effort import Effort
from .logs import simulated

DEEDS: dict[str, Callable[[Record], object]] = {"check": referee.check, "repair": referee.repair}


def measure(effort: Effort) -> dict[str, Any]:
    """Milliseconds of processor time, for each game and command."""
    return {
        "logs": effort.wrong,
        "games": {game: _of_game(game, effort) for game in referee.game_names()},
    }


def _of_game(game: str, effort: Effort) -> dict[str, dict[str, float]]:
    texts = simulated(game, effort.wrong + 1, effort.seed, illegal=True)
    return {name: _quantiles([_ms(deed, text) for text in texts][1:]) for name, deed in DEEDS.items()}


def _ms(deed: Callable[[Record], object], text: str) -> float:
    record = referee.loads(text)
    begun = process_time()
    deed(record)
    return 1000 * (process_time() - begun)


def _quantiles(times: Sequence[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "median": round(ordered[len(ordered) // 2], 1),
        "90 %": round(ordered[len(ordered) * 9 // 10], 1),
        "worst": round(ordered[-1], 1),
    }
