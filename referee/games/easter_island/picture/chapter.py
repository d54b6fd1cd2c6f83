"""The parts of the game, in words."""

from __future__ import annotations

from ..state import IN_PLAY, OVER, State
from .words import say


def chapter(state: State) -> tuple[str, ...]:
    return (say("part play" if state.phase in (*IN_PLAY, OVER) else "part set-up"),)
