"""Quick steps of phase 2: moai are carved."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.acts import TurnEnds
from referee.core.entry import Row
from referee.core.quick import DOUBT, Remark
from referee.core.rule import Breach, Notice

from ..actions import Carve
from ..calculations.carving import Three, feasible, most
from ..effects.effects import EFFECTS, turn_ends
from ..effects.rounds import clear_turn, end_turn, end_usual_phase, end_usual_turn
from ..options import Options
from ..rules import carving, quick_checks, turns
from ..rules.book import BOOK
from ..state.queries import carver_counts
from ..state.state import CARVE, NO_CARVERS, NOBODY, State, column_at
from .idle import nothing_was_done


@BOOK.step(TurnEnds, CARVE, of=(turns.carving_was_done,), does=turn_ends)
def end_carving(state: State, seat: int, line: Row, options: Options) -> Breach:
    if not state.carved[state.active] or not state.acted:
        return nothing_was_done(state)
    state.just_passed = NOBODY
    if not (
        end_usual_phase(state, False not in state.carved, options) or end_usual_turn(state, state.carved)
    ):
        end_turn(state, options)
    return None


@BOOK.step(Carve, CARVE, of=(quick_checks.carvers_take_what_they_can,), does=EFFECTS[Carve])
def carve_moai(state: State, seat: int, action: Carve, options: Options) -> Breach | Remark:
    if seat != state.active or state.carved[seat] or options.chief_that_size:
        return DOUBT
    if not can_take(state, seat, action.taken, state.virtual):
        return remark_on_less(state, seat, action, options)
    take(state, seat, action.taken)
    state.done += 1
    state.acted = state.begun = True
    return None


def remark_on_less(state: State, seat: int, action: Carve, options: Options) -> Breach | Remark:
    """The notice that the player could take more moai, if nothing else is to be said; else DOUBT."""
    small, medium, large = taken = action.taken
    first, second, third = state.stock
    carvers = carver_counts(state, seat)
    if small > first or medium > second or large > third or not feasible(taken, carvers):
        return DOUBT
    possible = most(carvers, (first, second, third))
    notice = carving.less_than_possible(seat, small + medium + large, possible, options)
    return Remark(carving.CARVE_7, notice) if isinstance(notice, Notice) else DOUBT


def can_take(state: State, seat: int, taken: Three, virtual: Three) -> bool:
    """Whether the carvers can take these moai, and not one more. The virtual carvers are counted too."""
    one, two, three = state.carvers[seat]
    if virtual is not NO_CARVERS:
        first, second, third = virtual
        one, two, three = one + first, two + second, three + third
    if state.chief[seat] < -10 or -100 < state.sorcerer[seat] < -10:
        for place in (state.chief[seat], state.sorcerer[seat]):
            column = column_at(place)
            one, two, three = one + (column == 1), two + (column == 2), three + (column == 3)
    small, medium, large = taken
    number = small + medium + large
    if number > one or large > three or medium + large > two:
        return False
    first, second, third = state.stock
    if small > first or medium > second or large > third:
        return False
    return number == one or number >= most((one, two, three), (first, second, third))


def take(state: State, seat: int, taken: Three) -> None:
    """The player takes these moai from the stock."""
    stock, held = state.stock, state.held[seat]
    small, medium, large = taken
    if small:
        stock[0] -= small
        held[0] += small
    if medium:
        stock[1] -= medium
        held[1] += medium
    if large:
        stock[2] -= large
        held[2] += large
    state.carved[seat] = True


@BOOK.run(CARVE, of=(end_carving, carve_moai))
def carve_on(state: State, rows: Sequence[Row], begin: int, end: int, options: Options) -> int:
    """Line after line, the next player in the order carves and does nothing else."""
    carved, order, active, fresh = state.carved, state.order, state.active, not state.acted
    if not state.usual or options.chief_that_size or not (fresh or carved[active]):
        return begin
    at, number = order.index(active) - fresh, begin
    for seat in order[at + 1 :]:
        if number == end:
            break
        _, _, whose, plays, _ = rows[number]
        if whose != seat or carved[seat] or len(plays) != 1:
            break
        (play,) = plays
        action = play.action
        if type(action) is not Carve or play.waivers:
            break
        if not can_take(state, seat, action.taken, state.virtual if fresh else NO_CARVERS):
            break
        take(state, seat, action.taken)
        number += 1
    if number != begin:
        turns = number - begin
        if not fresh:
            clear_turn(state)
        state.turn += turns - 1
        state.active, state.just_passed, state.done = order[at + number - begin], NOBODY, 1
        state.acted = state.begun = True
    return number
