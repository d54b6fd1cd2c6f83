"""The parts of the game, in words."""

from __future__ import annotations

from ..state.state import CARRY, CARVE, DRAFT, PLACE, SETUP, State
from .words import say

_PHASES = {PLACE: "part placing", CARVE: "part carving", CARRY: "part transport"}


def chapter(state: State) -> tuple[str, ...]:
    if state.phase in (SETUP, DRAFT):
        return (say("part set-up"),)
    phase = _PHASES.get(state.phase)
    number = say("part round", round=state.round)
    return (number, say(phase)) if phase else (number,)
