"""Quick steps of phase 2: moai are carved."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.entry import Row
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Carve
from ..effects.effects import EFFECTS, carve, turn_ends
from ..effects.rounds import end_turn, end_usual_turn
from ..options import Options
from ..rules import quick_checks, turns
from ..rules.book import BOOK
from ..state.state import CARVE, NOBODY, State
from .idle import nothing_was_done


@BOOK.step(TurnEnds, CARVE, of=(turns.carving_was_done,), does=turn_ends)
def end_carving(state: State, seat: int, line: Row, options: Options) -> Breach:
    if not state.carved[state.active] or not state.acted:
        return nothing_was_done(state)
    state.just_passed = NOBODY
    if state.lost or not end_usual_turn(state, state.carved):
        end_turn(state, options)
    return None


@BOOK.step(Carve, CARVE, of=(quick_checks.carvers_take_what_they_can,), does=EFFECTS[Carve])
def carve_moai(state: State, seat: int, action: Carve, options: Options) -> Breach:
    if quick_checks.carvers_take_what_they_can(state, seat, action, options) is not None:
        return DOUBT
    carve(state, seat, action, options)
    return None
