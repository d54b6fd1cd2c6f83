"""Quick steps of phase 3: moai and pukao are carried, and exchanges are made."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.acts import TurnEnds
from referee.core.entry import Row
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Exchange, Pass
from ..calculations.exchange import covers, has_luxury, pays
from ..effects import transport
from ..effects.effects import EFFECTS, turn_ends
from ..effects.rounds import clear_turn, count, end_round, end_turn, end_usual_turn
from ..options import Options
from ..pieces import ARTIST, OUTSTANDING
from ..rules import exchange, quick_checks, reward
from ..rules.book import BOOK
from ..state.queries import followers
from ..state.state import CARRY, MOAI_CARRIED, NOBODY, PUKAO_CARRIED, State
from .idle import nothing_was_done

TRANSPORTED = MOAI_CARRIED, PUKAO_CARRIED


@BOOK.step(
    TurnEnds,
    CARRY,
    of=(quick_checks.turn_carried_and_paid, reward.exchange_was_possible),
    does=turn_ends,
)
def end_carrying(state: State, seat: int, line: Row, options: Options) -> Breach:
    if state.carried not in TRANSPORTED or state.owes_exchange or not state.acted:
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
    passed = state.passed
    if seat != state.active or passed[seat] or state.just_passed == seat or state.carried:
        return DOUBT
    passed[seat] = True
    state.begun = True
    if end_usual_turn(state, passed):
        state.turns_carrying[seat] += 1
    elif False in passed or not state.usual:
        count(state)
        end_turn(state, options)
    else:  # everybody has passed
        clear_turn(state)
        end_round(state, options)
    state.just_passed = seat
    return None


@BOOK.run(CARRY, of=(end_carrying, pass_turn))
def pass_on(state: State, rows: Sequence[Row], begin: int, end: int, options: Options) -> int:
    """Line after line, the player in turn passes. The round may end with the last of them."""
    plays = rows[begin][3]
    if not plays or type(plays[0].action) is not Pass:
        return begin
    passed, order, active, acted = state.passed, state.order, state.active, state.acted
    if not state.usual or (acted and (state.carried not in TRANSPORTED or state.owes_exchange)):
        return begin
    left = passed.count(False)
    if not left:
        return begin
    after, seat = followers(tuple(order)), active
    if acted:
        seat = after[seat]
        while passed[seat]:
            seat = after[seat]
    last, turns, number = NOBODY, state.turns_carrying, begin
    for number in range(begin, end):
        _, _, whose, plays, _ = rows[number]
        if whose != seat or len(plays) != 1 or not left or passed[seat]:
            break
        (play,) = plays
        if type(play.action) is not Pass or play.waivers:
            break
        passed[seat] = True
        turns[seat] += 1
        last, left = seat, left - 1
        if left:
            while passed[seat]:
                seat = after[seat]
    else:
        number = end
    if number == begin:
        return begin
    if acted:
        turns[active] += 1
        clear_turn(state)
    state.turn += number - begin
    state.begun, state.active, state.just_passed = True, seat if left else last, last
    if not left:
        end_round(state, options)
    return number


@BOOK.step(Exchange, CARRY, of=(exchange.exchange_is_due, exchange.exchange_fault), does=EFFECTS[Exchange])
def make_exchange(state: State, seat: int, action: Exchange, options: Options) -> Breach:
    if not state.owes_exchange or seat != state.active or len(action.taken) != 1:
        return DOUBT
    spent, taken, worth, economy = action.spent, action.taken[0], action.worth, state.economy_now > 0
    owned = state.resources[seat]
    if taken < OUTSTANDING:
        there, kind, artist = state.piles[taken], taken, state.built[seat][ARTIST]
    else:
        kind, artist = taken - OUTSTANDING, options.artist_luxury and state.built[seat][ARTIST]
        there = state.outstanding[kind] if has_luxury(state, seat, options) else []
    if there and (worth is None or worth == there[0]) and action.lowered is None:
        reed, egg, wood, pearl = spent
        due = options.economy_cubes if economy else options.exchange_cubes
        if (
            reed + egg + wood + pearl == due
            and reed <= owned[0]
            and egg <= owned[1]
            and wood <= owned[2]
            and pearl <= owned[3]
            and (covers(spent, kind, options) or (artist and pays(spent, kind, True, economy, options)))
        ):
            owned[0] -= reed
            owned[1] -= egg
            owned[2] -= wood
            owned[3] -= pearl
            state.offerings[seat].append((taken, there.pop(0)))
            state.owes_exchange = False
            state.done += 1
            state.acted = state.begun = True
            return None
    if exchange.exchange_fault(state, seat, action, options) is not None:
        return DOUBT
    transport.exchange(state, seat, action, options)
    return None
