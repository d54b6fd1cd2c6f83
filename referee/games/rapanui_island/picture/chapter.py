"""The parts of the game, in words."""

from __future__ import annotations

from ..state.state import CARRY, CARVE, DRAFT, PLACE, SETUP, State

_PHASES = {PLACE: "placing", CARVE: "carving", CARRY: "transport"}


def chapter(state: State) -> tuple[str, ...]:
    if state.phase in (SETUP, DRAFT):
        return ("Set-up",)
    phase = _PHASES.get(state.phase)
    return (f"Round {state.round}", phase) if phase else (f"Round {state.round}",)
