"""What a line can say, what is on the table, and what an action does to it."""

from __future__ import annotations

from typing import NamedTuple

from referee.core.table import Table
from referee.core.value import value

PLAY, OVER = range(2)
HOME_FIRST, BOTH_REST = range(2)
ENDINGS = ("home-first", "both-rest")


@value
class Options:
    """Everything that an edition or a ruling may vary. The values come from editions.yaml."""

    home: int
    shared_bays: bool


@value
class Paddle:
    bay: int


@value
class Rest:
    pass


class Ended(NamedTuple):
    reason: int
    winner: int | None
    turn: int


class State(Table):
    def __init__(self) -> None:
        super().__init__()
        self.bays = [0, 0]  # where each canoe lies
        self.stride = 0  # how far the last canoe went; 0 after a rest
        self.rests = 0  # one after the other, until now
        self.ended: Ended | None = None


def start(options: Options, players: int) -> State:
    return State()


def paddle(state: State, seat: int, action: Paddle, options: Options) -> tuple[()]:
    state.stride = action.bay - state.bays[seat]
    state.bays[seat] = action.bay
    state.rests = 0
    state.done += 1
    if action.bay >= options.home:
        end(state, HOME_FIRST, seat)
    return ()


def rest(state: State, seat: int, action: Rest, options: Options) -> tuple[()]:
    state.stride = 0
    state.rests += 1
    state.done += 1
    if state.rests == 2:
        first, second = state.bays
        end(state, BOTH_REST, None if first == second else int(second > first))
    return ()


def end(state: State, reason: int, winner: int | None) -> None:
    """The race is over; what is paddled after that does not change who won."""
    state.phase = OVER
    state.ended = state.ended or Ended(reason, winner, state.turn)


def turn_ends(state: State, seat: int, action: object, options: Options) -> tuple[()]:
    state.to_act = 1 - seat
    state.turn += 1
    state.done = 0
    return ()
