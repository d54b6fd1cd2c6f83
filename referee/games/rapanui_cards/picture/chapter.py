"""The parts of the game, in words."""

from __future__ import annotations

from ..state.state import SETUP, State
from .words import say


def chapter(state: State) -> tuple[str, ...]:
    return (say("part set-up" if state.phase == SETUP else "part play"),)
