"""The parts of the game, in words."""

from __future__ import annotations

from ..state import IN_PLAY, OVER, State


def chapter(state: State) -> tuple[str, ...]:
    return ("Play" if state.phase in (*IN_PLAY, OVER) else "Set-up",)
