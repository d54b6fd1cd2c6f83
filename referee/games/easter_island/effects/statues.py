"""How statues come onto the island and move about it: the parts that effects are made of.

A log with a slip may mention a statue but not its place. Such a statue stands *somewhere*: it counts as
standing, and it is found where its owner first pivots or moves a statue that was not seen placed. The
same holds for a token: it is astray, and it is found where its owner first fires one that was not seen
laid. If the log leaves out the opening action, that action may have brought one of the two, and it
explains one.
"""

from __future__ import annotations

from ..board import EMPTY, NORTH
from ..options import Options
from ..state import State

OLD = -2
"""A turn so long ago that nothing placed in it is fresh."""


def put(state: State, seat: int, point: int, facing: int, number: int | None, action_number: int) -> None:
    """Bring a statue from the reserve onto the island."""
    turn, named = state.turn, state.named[seat]
    placements = state.placements = state.placements + 1
    state.reserve[seat] -= 1
    if number is None:
        number = _lowest_free(named)
    state.named[seat] = named | 1 << (number - 1)
    stand(state, seat, point, facing, number)
    state.placed_turn[point] = state.latest_turn = turn
    state.placed_order[point] = placements
    state.latest[seat] = (placements, turn, action_number)
    state.last_placer = seat


def _lowest_free(named: int) -> int:
    """The number of a statue if the log gives none: the lowest of which the bit is not set."""
    return (~named & (named + 1)).bit_length()


def stand(state: State, seat: int, point: int, facing: int, number: int) -> None:
    state.owner[point] = seat
    state.facing[point] = facing
    state.number[point] = number
    state.emptied[point] = state.guessed[point] = False
    state.standing[seat] += 1


def carry(state: State, start: int, end: int) -> None:
    if start == end:
        return
    owner, facing, number, placed_turn = state.owner, state.facing, state.number, state.placed_turn
    owner[end], facing[end], number[end] = owner[start], facing[start], number[start]
    placed_turn[end], state.placed_order[end] = placed_turn[start], state.placed_order[start]
    state.guessed[end] = state.guessed[start]
    owner[start] = facing[start] = EMPTY
    state.emptied[end] = False


def freshen(state: State, point: int, options: Options) -> None:
    """A statue that moved or pivoted is no longer fresh, if the table has ruled so."""
    if not options.fresh_after_moving:
        state.placed_turn[point] = OLD


def put_somewhere(state: State, seat: int) -> None:
    """A statue from the reserve stands on the island, and the log does not say where."""
    if state.reserve[seat] <= 0:
        return
    state.reserve[seat] -= 1
    state.standing[seat] += 1
    state.somewhere[seat] += 1
    state.placements += 1
    state.latest[seat] = (state.placements, state.turn, state.done)
    state.last_placer = seat


def found(state: State, seat: int, point: int) -> None:
    """A statue that stood somewhere turns out to stand here. Which way it looked is not known."""
    if not state.somewhere[seat]:
        state.untold[seat] = state.untold[seat][1:]
        put_somewhere(state, seat)
    state.somewhere[seat] -= 1
    state.standing[seat] -= 1
    number = _lowest_free(state.named[seat])
    state.named[seat] |= 1 << (number - 1)
    stand(state, seat, point, NORTH, number)
    state.guessed[point] = True
    state.placed_turn[point] = OLD
    state.placed_order[point] = state.latest[seat][0]


def lay_astray(state: State, seat: int) -> None:
    """A token was laid, and the log does not say where."""
    if state.hand[seat] > 0:
        state.hand[seat] -= 1
        state.astray[seat] = (*state.astray[seat], state.turn)


def found_token(state: State, seat: int, sun: int) -> None:
    """A token that had gone astray turns out to lie here."""
    if not state.astray[seat]:
        state.astray[seat], state.untold[seat] = state.untold[seat][:1], state.untold[seat][1:]
        state.hand[seat] -= 1
    laid, *others = state.astray[seat]
    state.astray[seat] = tuple(others)
    state.token[sun], state.spent[sun], state.laid_turn[sun] = seat, False, laid


def do_untold(state: State, seat: int) -> None:
    """An action was done in this turn, and the log does not say which."""
    state.untold[seat] = (*state.untold[seat], state.turn)
