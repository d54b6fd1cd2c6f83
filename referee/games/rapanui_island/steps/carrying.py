"""Quick steps of phase 3: moai and pukao are carried, and exchanges are made."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.entry import Row
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Exchange, Pass
from ..calculations.exchange import cubes_due, pays
from ..effects import transport
from ..effects.affordable import can_pay
from ..effects.effects import EFFECTS, turn_ends
from ..effects.rounds import count, end_turn, end_usual_turn
from ..options import Options
from ..pieces import ARTIST, OUTSTANDING
from ..rules import exchange, quick_checks, reward
from ..rules.book import BOOK
from ..state.state import CARRY, MOAI_CARRIED, NOBODY, PUKAO_CARRIED, State
from .idle import nothing_was_done


@BOOK.step(
    TurnEnds,
    CARRY,
    of=(quick_checks.turn_carried_and_paid, reward.exchange_was_possible),
    does=turn_ends,
)
def end_carrying(state: State, seat: int, line: Row, options: Options) -> Breach:
    if state.carried not in (MOAI_CARRIED, PUKAO_CARRIED) or state.owes_exchange or not state.acted:
        return nothing_was_done(state)
    state.just_passed = NOBODY
    active = state.active
    if end_usual_turn(state, state.passed):
        state.turns_carrying[active] += 1
    else:
        end_turn(state, options)
    return None


@BOOK.step(Pass, CARRY, of=(quick_checks.player_may_pass,), does=EFFECTS[Pass])
def pass_turn(state: State, seat: int, action: Pass, options: Options) -> Breach:
    if not quick_checks.is_in_turn(state, seat):
        return DOUBT
    state.passed[seat] = True
    state.begun = True
    if end_usual_turn(state, state.passed):
        state.turns_carrying[seat] += 1
    else:
        count(state)
        end_turn(state, options)
    state.just_passed = seat
    return None


@BOOK.step(Exchange, CARRY, of=(exchange.exchange_is_due, exchange.exchange_fault), does=EFFECTS[Exchange])
def make_exchange(state: State, seat: int, action: Exchange, options: Options) -> Breach:
    if not state.owes_exchange or seat != state.active or len(action.taken) != 1:
        return DOUBT
    if not is_usual(state, seat, action, options):
        if exchange.exchange_fault(state, seat, action, options) is not None:
            return DOUBT
    transport.exchange(state, seat, action, options)
    return None


def is_usual(state: State, seat: int, action: Exchange, options: Options) -> bool:
    """Whether the top tile of a pile is taken and is paid for, with nothing said about lowering."""
    taken, economy = action.taken[0], state.economy_now > 0
    if taken >= OUTSTANDING or action.lowered is not None:
        return False
    there = state.piles[taken]
    if not there or action.worth not in (None, there[0]) or not can_pay(state, seat, action.spent):
        return False
    if sum(action.spent) != cubes_due(economy, options):
        return False
    return pays(action.spent, taken, state.built[seat][ARTIST], economy, options)
