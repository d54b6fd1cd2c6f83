"""What a legal action does to the table: the only code, with as_played.py, that changes a state."""

from __future__ import annotations

from referee.core.acts import UNFINISHED, Resign, Result, TurnEnds, Unreadable
from referee.core.game import Effect

from .actions import (
    Begins,
    Destroyed,
    Ended,
    Fire,
    HasLost,
    HasStatue,
    HasToken,
    Move,
    Pass,
    Pivot,
    PivotBy,
    Place,
    PlacedLast,
    Setup,
    Sun,
)
from .board import EMPTY
from .options import Options
from .ray import cast
from .scoring import pending_end, resignation
from .state import IN_PLAY, OPENING, OVER, PLAY, POSITION, SETUP, State, facing_after

Event = Destroyed | Ended
NOTHING: tuple[Event, ...] = ()


def place(state: State, seat: int, action: Place | Setup, options: Options) -> tuple[Event, ...]:
    if state.phase == SETUP:
        put(state, seat, action.point, action.facing, action.number, state.placements + 1)
        state.set_up[seat] += 1
        set_up_one(state, seat, options)
    else:
        state.done += 1
        state.acted = True
        put(state, seat, action.point, action.facing, action.number, state.done)
    return NOTHING


def put(state: State, seat: int, point: int, facing: int, number: int | None, action_number: int) -> None:
    """Bring a statue from the reserve onto the island."""
    if number is None:
        free = ~state.named[seat] & (state.named[seat] + 1)
        number = free.bit_length()
    state.named[seat] |= 1 << (number - 1)
    state.reserve[seat] -= 1
    stand(state, seat, point, facing, number)
    state.placements += 1
    state.placed_turn[point] = state.latest_turn = state.turn
    state.placed_order[point] = state.placements
    state.latest[seat] = (state.placements, state.turn, action_number)
    state.last_placer = seat


def stand(state: State, seat: int, point: int, facing: int, number: int) -> None:
    state.owner[point] = seat
    state.facing[point] = facing
    state.number[point] = number
    state.emptied[point] = False
    state.standing[seat] += 1


def set_up_one(state: State, seat: int, options: Options) -> None:
    """One setup statue more: the other player is next, or the play begins."""
    if sum(state.set_up) >= 2 * options.setup_each:
        state.phase, state.turn, state.to_act = OPENING, 1, 0
    else:
        state.to_act = 1 - seat


def lay(state: State, seat: int, action: Sun, options: Options) -> tuple[Event, ...]:
    state.token[action.sun] = seat
    state.laid_turn[action.sun] = state.turn
    state.hand[seat] -= 1
    state.done += 1
    state.acted = True
    return NOTHING


def pivot(state: State, seat: int, action: Pivot, options: Options) -> tuple[Event, ...]:
    state.facing[action.point] = action.facing
    freshen(state, action.point, options)
    state.done += 1
    state.acted = True
    return NOTHING


def pivot_by(state: State, seat: int, action: PivotBy, options: Options) -> tuple[Event, ...]:
    return pivot(state, seat, Pivot(action.point, facing_after(state, action)), options)


def move(state: State, seat: int, action: Move, options: Options) -> tuple[Event, ...]:
    carry(state, action.start, action.end)
    freshen(state, action.end, options)
    state.done += 1
    state.acted = True
    return NOTHING


def carry(state: State, start: int, end: int) -> None:
    if start == end:
        return
    for column in (state.owner, state.facing, state.number, state.placed_turn, state.placed_order):
        column[end] = column[start]
    state.owner[start] = state.facing[start] = EMPTY
    state.emptied[end] = False


def freshen(state: State, point: int, options: Options) -> None:
    """A statue that moved or pivoted stops being fresh, where the table rules so."""
    if not options.fresh_after_moving:
        state.placed_turn[point] = -2


def fire(state: State, seat: int, action: Fire, options: Options) -> tuple[Event, ...]:
    state.done += 1
    state.acted = True
    state.spent[action.sun] = True
    state.spent_count += 1
    ray = cast(state.facing, action.sun)
    if ray.victim == EMPTY:
        return end_if_due(state, NOTHING, options)
    return end_if_due(state, (destroy(state, seat, action.sun, ray.victim, ray.rule),), options)


def destroy(state: State, seat: int, sun: int, point: int, rule: str) -> Destroyed:
    owner, number = state.owner[point], state.number[point]
    death = Destroyed(point, owner, number, sun, rule, state.turn, state.done, seat)
    state.deaths.append(death)
    state.lost[owner] += 1
    state.standing[owner] -= 1
    state.owner[point] = state.facing[point] = EMPTY
    state.emptied[point] = True
    return death


def end_if_due(state: State, events: tuple[Event, ...], options: Options) -> tuple[Event, ...]:
    if state.ended is not None or state.phase not in IN_PLAY:
        return events  # over already, or the setup is not
    ended = pending_end(state, options, turn_over=False)
    if ended is None:
        return events
    state.ended = ended
    state.phase = OVER
    return (*events, ended)


def pass_(state: State, seat: int, action: Pass, options: Options) -> tuple[Event, ...]:
    state.acted = state.passed = True
    return NOTHING


def turn_ends(state: State, seat: int, action: TurnEnds, options: Options) -> tuple[Event, ...]:
    if not state.acted or state.phase not in IN_PLAY:
        return NOTHING
    if not (options.end_at_once and options.all_fired_at_once):
        ended = pending_end(state, options, turn_over=True)
        if ended is not None:
            state.ended = ended
            state.phase = OVER
            return (ended,)
    state.phase = PLAY
    state.turn += 1
    state.done = 0
    state.acted = state.passed = False
    state.to_act = 1 - seat
    return NOTHING


def turn_taken(state: State, seat: int, action: object) -> None:
    """The player in turn wrote something, if only something that is passed over."""
    if state.phase in IN_PLAY and seat == state.to_act:
        state.acted = True
        state.passed = state.passed or isinstance(action, Pass)


def result(state: State, seat: int, action: Result, options: Options) -> tuple[Event, ...]:
    """A winner named in mid-turn closes the turn, where the end is tested only then."""
    if state.ended is None and action.winners != UNFINISHED:
        state.ended = pending_end(state, options, turn_over=True)
        state.phase = OVER if state.ended is not None else state.phase
    return NOTHING


def resign(state: State, seat: int, action: Resign, options: Options) -> tuple[Event, ...]:
    state.resigned = seat
    if not options.resignation_counts:
        return NOTHING
    state.ended = resignation(state, seat)
    state.phase = OVER
    return (state.ended,)


def unreadable(state: State, seat: int, action: Unreadable, options: Options) -> tuple[Event, ...]:
    """Something was done: it takes its place in the order of play, though nobody knows what."""
    if state.phase == SETUP:
        state.set_up[seat] += 1
        set_up_one(state, seat, options)
    elif state.phase in IN_PLAY:
        state.to_act = seat
        state.done += 1
        state.acted = True
    return NOTHING


def has_statue(state: State, seat: int, action: HasStatue, options: Options) -> tuple[Event, ...]:
    state.phase = POSITION
    put(state, seat, action.point, action.facing, action.number, state.placements + 1)
    if state.said_last is not None:
        state.last_placer = state.said_last
    return NOTHING


def has_token(state: State, seat: int, action: HasToken, options: Options) -> tuple[Event, ...]:
    state.phase = POSITION
    state.token[action.sun] = seat
    state.spent[action.sun] = bool(action.face)
    state.spent_count += action.face
    state.hand[seat] -= 1
    return NOTHING


def has_lost(state: State, seat: int, action: HasLost, options: Options) -> tuple[Event, ...]:
    state.phase = POSITION
    state.lost[seat] += action.count
    state.reserve[seat] -= action.count
    return NOTHING


def placed_last(state: State, seat: int, action: PlacedLast, options: Options) -> tuple[Event, ...]:
    state.phase = POSITION
    state.last_placer = state.said_last = seat
    return NOTHING


def begins(state: State, seat: int, action: Begins, options: Options) -> tuple[Event, ...]:
    state.phase = OPENING if action.turn == 1 else PLAY
    state.turn, state.to_act = action.turn, seat
    if state.said_last is not None:
        own = state.statues(state.said_last)
        latest = max(own, key=lambda point: state.placed_order[point], default=None)
        if latest is not None:
            state.placements += 1
            state.placed_order[latest] = state.placements
            state.latest[state.said_last] = (state.placements, 0, 0)
    return NOTHING


EFFECTS: dict[type, Effect] = {
    Place: place,
    Setup: place,
    Sun: lay,
    Pivot: pivot,
    PivotBy: pivot_by,
    Move: move,
    Fire: fire,
    Pass: pass_,
    TurnEnds: turn_ends,
    Resign: resign,
    Result: result,
    Unreadable: unreadable,
    HasStatue: has_statue,
    HasToken: has_token,
    HasLost: has_lost,
    PlacedLast: placed_last,
    Begins: begins,
}
