"""Quick steps of phase 2: moai are carved."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.entry import Row
from referee.core.quick import DOUBT, LINE_DONE
from referee.core.rule import Breach

from ..actions import Carve
from ..calculations.carving import Three, most
from ..effects.effects import EFFECTS, turn_ends
from ..effects.rounds import end_turn, end_usual_turn
from ..options import Options
from ..rules import quick_checks, turns
from ..rules.book import BOOK
from ..state.state import CARVE, NO_CARVERS, NOBODY, State, column_at
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
    if seat != state.active or state.carved[seat] or options.chief_that_size:
        return DOUBT
    if not can_take(state, seat, action.taken, state.virtual):
        return DOUBT
    take(state, seat, action.taken)
    state.done += 1
    state.acted = state.begun = True
    return None


def can_take(state: State, seat: int, taken: Three, virtual: Three) -> bool:
    """Whether the carvers can take these moai, and not one more. The virtual carvers are counted too."""
    one, two, three = state.carvers[seat]
    if virtual is not NO_CARVERS:
        first, second, third = virtual
        one, two, three = one + first, two + second, three + third
    for place in (state.chief[seat], state.sorcerer[seat]):
        if -100 < place < -10:
            column = column_at(place)
            one, two, three = one + (column == 1), two + (column == 2), three + (column == 3)
    small, medium, large = taken
    number = small + medium + large
    if large > three or medium + large > two or number > one:
        return False
    first, second, third = state.stock
    if small > first or medium > second or large > third:
        return False
    return number == one or number >= most((one, two, three), (first, second, third))


def take(state: State, seat: int, taken: Three) -> None:
    """The player takes these moai from the stock."""
    stock, held = state.stock, state.held[seat]
    for size, number in enumerate(taken):
        if number:
            stock[size] -= number
            held[size] += number
    state.carved[seat] = True


@BOOK.line(CARVE, of=(end_carving, carve_moai))
def next_carving(state: State, last: int, line: Row, options: Options) -> Breach:
    """The turn above ends, and the usual next player carves and does nothing else."""
    seat, plays = line[2], line[3]
    action = plays[0][0] if len(plays) == 1 and not plays[0][1] else None
    if action.__class__ is Carve:
        carved = state.carved
        if (
            seat is not None
            and state.acted
            and carved[state.active]
            and not carved[seat]
            and state.usual
            and not options.chief_that_size
            and state.order[state.order.index(seat) - 1] == state.active
            and can_take(state, seat, action.taken, NO_CARVERS)
            and end_usual_turn(state, carved)
        ):
            take(state, seat, action.taken)
            state.just_passed = NOBODY
            state.done = 1
            state.acted = state.begun = True
            return LINE_DONE
    return end_carving(state, last, line, options)
