"""What an illegal action did to the table when the players did it all the same.

A table that errs plays on, so the replay follows what hands could do: a wrong statue can be
pivoted, a spent token fired again. It does not follow what they could not: two statues on one
intersection, a token out of an empty hand. Such an action is passed over, as if not written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from referee.core.acts import Misnamed, NotAnAction, Resign, TurnEnds, Unreadable
from referee.core.game import Forced

from .actions import (
    Begins,
    Fire,
    HasLost,
    HasStatue,
    HasToken,
    Move,
    Pass,
    Pivot,
    PivotBy,
    Place,
    Setup,
    ShiftToken,
    Sun,
    TakeToken,
)
from .board import EMPTY
from .effects import (
    Event,
    begins,
    carry,
    destroy,
    end_if_due,
    freshen,
    put,
    resign,
    set_up_one,
    stand,
    turn_ends,
    unreadable,
)
from .options import Options
from .ray import cast
from .scoring import pending_end
from .state import IN_PLAY, OVER, POSITION, SETUP, State, facing_after

Done = tuple[Event, ...]


def counted(
    deed: Callable[[State, int, Any, Options], Done | None],
) -> Callable[[State, int, Any, Options], Done | None]:
    """The player who acted had the turn, and this was one of its actions, possible or not."""

    def forced(state: State, seat: int, action: Any, options: Options) -> Done | None:
        if state.phase in IN_PLAY:
            state.to_act = seat
            state.acted = True
            state.done += 1
        return deed(state, seat, action, options)

    return forced


def place(state: State, seat: int, action: Place | Setup, options: Options) -> Done | None:
    owner = seat if action.owner is None else action.owner
    free = state.facing[action.point] == EMPTY
    # A line written twice places nothing; a slip in the point of a due statue did place it somewhere.
    setting_up = state.phase == SETUP and (free or seat == state.to_act)
    if setting_up:
        state.set_up[seat] += 1
    if free:
        _bring(state, owner, action, options)
    if setting_up:
        set_up_one(state, seat, options)
    return ()


def _bring(state: State, owner: int, action: Place | Setup, options: Options) -> None:
    """A statue from the reserve; the named one from the island; or a dead one from the box."""
    number = action.number if action.number in range(1, options.statues_each + 1) else None
    if number is not None:
        for point in state.statues(owner):
            if state.number[point] == number:
                carry(state, point, action.point)
                state.facing[action.point] = action.facing
                state.placed_turn[action.point] = state.latest_turn = state.turn
                return
    dead = number is not None and state.named[owner] >> (number - 1) & 1
    if state.reserve[owner] > 0 and not dead:
        put(state, owner, action.point, action.facing, number, state.done)
    elif state.lost[owner] > 0:
        state.lost[owner] -= 1
        stand(state, owner, action.point, action.facing, number or _last_dead(state, owner))
        state.placed_turn[action.point] = state.latest_turn = state.turn


def _last_dead(state: State, owner: int) -> int:
    return next((death.number for death in reversed(state.deaths) if death.owner == owner), 1)


def lay(state: State, seat: int, action: Sun, options: Options) -> Done | None:
    owner = seat if action.owner is None else action.owner
    if state.token[action.sun] != EMPTY or state.hand[owner] == 0:
        return None
    state.token[action.sun] = owner
    state.spent[action.sun] = action.spent
    state.spent_count += action.spent
    state.laid_turn[action.sun] = state.turn
    state.hand[owner] -= 1
    return ()


def pivot(state: State, seat: int, action: Pivot, options: Options) -> Done | None:
    if state.facing[action.point] == EMPTY:
        return None
    state.facing[action.point] = action.facing
    freshen(state, action.point, options)
    if action.to is not None and state.facing[action.to] == EMPTY:
        carry(state, action.point, action.to)
    return ()


def pivot_by(state: State, seat: int, action: PivotBy, options: Options) -> Done | None:
    if state.facing[action.point] == EMPTY or action.degrees % 90:
        return None
    if action.way is None and action.degrees % 180:
        return None
    state.facing[action.point] = facing_after(state, action)
    freshen(state, action.point, options)
    return ()


def move(state: State, seat: int, action: Move, options: Options) -> Done | None:
    if state.facing[action.start] == EMPTY:
        return None
    if action.end != action.start:
        if state.facing[action.end] != EMPTY:
            return None
        carry(state, action.start, action.end)
        freshen(state, action.end, options)
    if action.facing is not None:
        state.facing[action.end] = action.facing
    return ()


def fire(state: State, seat: int, action: Fire, options: Options) -> Done | None:
    """The statues that the log says left the board did leave it; else those the ray destroys."""
    if state.token[action.sun] == EMPTY:
        return None
    state.spent_count += not state.spent[action.sun]
    state.spent[action.sun] = True
    ray = cast(state.facing, action.sun)
    victims = action.destroyed
    if victims is None:
        victims = () if ray.victim == EMPTY else (ray.victim,)
    events: Done = ()
    for point in victims:
        if state.facing[point] != EMPTY:
            events = (*events, destroy(state, seat, action.sun, point, ray.rule))
    return end_if_due(state, events, options)


def shift(state: State, seat: int, action: ShiftToken, options: Options) -> Done | None:
    if state.token[action.sun] == EMPTY or state.token[action.to_sun] != EMPTY:
        return None
    for column in (state.token, state.laid_turn):
        column[action.to_sun] = column[action.sun]
    state.spent[action.to_sun] = state.spent[action.sun]
    state.token[action.sun], state.spent[action.sun] = EMPTY, False
    return ()


def take(state: State, seat: int, action: TakeToken, options: Options) -> Done | None:
    owner = state.token[action.sun]
    if owner == EMPTY:
        return None
    state.spent_count -= state.spent[action.sun]
    state.token[action.sun], state.spent[action.sun] = EMPTY, False
    state.hand[owner] += 1
    return ()


def misnamed(state: State, seat: int, action: Misnamed, options: Options) -> Done | None:
    """A position is still a position, though a name in it is wrong; else something was done."""
    if not action.verb.startswith("has"):
        return unreadable(state, seat, Unreadable(), options)
    return given(state, seat, action, options)


def given(state: State, seat: int, action: Any, options: Options) -> Done | None:
    if state.phase == SETUP and not sum(state.set_up):
        state.phase = POSITION
    return None


def begins_over(state: State, seat: int, action: Begins, options: Options) -> Done | None:
    """A position in which the game is over is over, whatever turn is said to begin."""
    begins(state, seat, action, options)
    ended = pending_end(state, options, turn_over=True)
    if ended is not None:
        state.ended = ended
        state.phase = OVER
    return ()


def nothing(state: State, seat: int, action: Any, options: Options) -> Done | None:
    return None


def pass_(state: State, seat: int, action: Pass, options: Options) -> Done | None:
    if state.phase in IN_PLAY:
        state.to_act = seat
        state.acted = state.passed = True
    return ()


AS_PLAYED: dict[type, Forced] = {
    Place: counted(place),
    Setup: counted(place),
    Sun: counted(lay),
    Pivot: counted(pivot),
    PivotBy: counted(pivot_by),
    Move: counted(move),
    Fire: counted(fire),
    ShiftToken: counted(shift),
    TakeToken: counted(take),
    NotAnAction: counted(nothing),
    Misnamed: misnamed,
    HasStatue: given,
    HasToken: given,
    HasLost: given,
    Pass: pass_,
    TurnEnds: turn_ends,
    Resign: resign,
    Begins: begins_over,
}
