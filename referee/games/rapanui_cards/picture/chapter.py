"""The parts of the game, in words."""

from __future__ import annotations

from ..state.state import SETUP, State


def chapter(state: State) -> tuple[str, ...]:
    return ("Set-up" if state.phase == SETUP else "Play",)
