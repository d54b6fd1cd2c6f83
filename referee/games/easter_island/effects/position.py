"""What the lines of a given position put on the table."""

from __future__ import annotations

from ..actions import (
    Begins,
    Destroyed,
    Ended,
    FinalTable,
    HasLost,
    HasStatue,
    HasStatues,
    HasToken,
    HasTokens,
    PlacedLast,
)
from ..options import Options
from ..scoring import pending_end
from ..state import OPENING, OVER, PLAY, POSITION, State
from .statues import put, put_somewhere

Event = Destroyed | Ended
NOTHING: tuple[Event, ...] = ()


def has_statue(state: State, seat: int, action: HasStatue, options: Options) -> tuple[Event, ...]:
    state.phase = POSITION
    put(state, seat, action.point, action.facing, action.number, state.placements + 1)
    if state.said_last is not None:
        state.last_placer = state.said_last
    return NOTHING


def has_statues(state: State, seat: int, action: HasStatues, options: Options) -> tuple[Event, ...]:
    state.phase = POSITION
    for _ in range(action.count):
        put_somewhere(state, seat)
    if state.said_last is not None:
        state.last_placer = state.said_last
    return NOTHING


def has_tokens(state: State, seat: int, action: HasTokens, options: Options) -> tuple[Event, ...]:
    state.phase = POSITION
    state.hand[seat] -= action.count
    if action.face:
        state.fired_told[seat] = True
        state.spent_count += action.count
        state.spent_somewhere[seat] += action.count
    else:
        state.astray[seat] += (0,) * action.count
    return NOTHING


def has_token(state: State, seat: int, action: HasToken, options: Options) -> tuple[Event, ...]:
    state.phase = POSITION
    state.token[action.sun] = seat
    state.spent[action.sun] = bool(action.face)
    state.fired_told[seat] |= bool(action.face)
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
    begin_with(state, seat, action.turn)
    return NOTHING


def final_table(state: State, seat: int, action: FinalTable, options: Options) -> tuple[Event, ...]:
    note_last_placement(state)
    state.ended = pending_end(state, options, turn_over=True)
    state.phase = OVER
    return NOTHING if state.ended is None else (state.ended,)


def begin_with(state: State, seat: int, turn: int) -> None:
    state.phase = OPENING if turn == 1 else PLAY
    state.turn, state.to_act = turn, seat
    note_last_placement(state)


def note_last_placement(state: State) -> None:
    """Of the statues of a given position, the one placed last is the last of the player named."""
    if state.said_last is not None:
        own = state.statues(state.said_last)
        latest = max(own, key=lambda point: state.placed_order[point], default=None)
        if latest is not None:
            state.placements += 1
            state.placed_order[latest] = state.placements
            state.latest[state.said_last] = (state.placements, 0, 0)
