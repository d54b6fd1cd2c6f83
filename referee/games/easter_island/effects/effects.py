"""What a legal action does to the table. Only this room and as_played change a state."""

from __future__ import annotations

from referee.core.acts import UNFINISHED, Misnamed, Resign, Result, TurnEnds, Unreadable
from referee.core.kinds import Effect

from ..actions import (
    Begins,
    Destroyed,
    Ended,
    FinalTable,
    Fire,
    HasLost,
    HasStatue,
    HasStatues,
    HasToken,
    HasTokens,
    Move,
    Pass,
    Pivot,
    PivotBy,
    PlacedLast,
    PlaceStatue,
    Setup,
    Sun,
)
from ..board import EMPTY
from ..calculations.ray import trace
from ..options import Options
from ..scoring import pending_end, resignation
from ..state import (
    BEFORE_PLAY,
    IN_PLAY,
    OPENING,
    OVER,
    PLAY,
    PLAYING,
    POSITION,
    SETUP,
    UNSURE,
    State,
    facing_after,
    names_the_unseen,
    sets_up,
)
from . import position
from .position import begin_with
from .statues import carry, do_untold, found, found_token, freshen, put, put_somewhere

Event = Destroyed | Ended
NOTHING: tuple[Event, ...] = ()
GIVEN = HasStatue | HasStatues | HasToken | HasTokens | HasLost | PlacedLast | Begins | FinalTable


def place(state: State, seat: int, action: PlaceStatue | Setup, options: Options) -> tuple[Event, ...]:
    if sets_up(state, seat):
        put(state, seat, action.point, action.facing, action.number, state.placements + 1)
        set_up_one(state, seat)
    else:
        if state.phase == UNSURE:
            settle(state)
        state.done += 1
        state.acted = True
        put(state, seat, action.point, action.facing, action.number, state.done)
    return NOTHING


def set_up_one(state: State, seat: int) -> None:
    """One setup statue more: the other player is next, or the play begins."""
    state.set_up[seat] += 1
    if (
        state.early is not None
    ):  # what was done instead of setting up was instead of a statue, or one deed more
        state.missing += state.early != seat
        state.early = None
    next_to_set_up(state, seat)


def next_to_set_up(state: State, seat: int) -> None:
    """Who sets up after this player's statue. Lines that were left out keep their places."""
    written = sum(state.set_up)
    if written + state.missing < 2 * state.each:
        state.phase, state.turn, state.to_act = SETUP, 0, 1 - seat
    else:
        state.phase, state.turn, state.to_act = UNSURE, 1, 0
        if written >= 2 * state.each:
            settle(state)
    state.done, state.acted, state.passed = 0, False, False


def settle(state: State) -> None:
    """The setup is over. Its statues that the log does not mention stand somewhere."""
    for seat in (0, 1):
        while state.set_up[seat] < state.each:
            state.set_up[seat] += 1
            put_somewhere(state, seat)
            state.last_placer = 1  # the younger player places the last statue of a setup
    state.missing, state.early = 0, None
    state.phase = OPENING if state.turn == 1 else PLAY


def lay(state: State, seat: int, action: Sun, options: Options) -> tuple[Event, ...]:
    if state.phase == UNSURE:
        settle(state)
    state.token[action.sun] = seat
    state.laid_turn[action.sun] = state.turn
    state.hand[seat] -= 1
    state.done += 1
    state.acted = True
    return NOTHING


def pivot(state: State, seat: int, action: Pivot, options: Options) -> tuple[Event, ...]:
    if state.phase == UNSURE:
        settle(state)
    if state.facing[action.point] == EMPTY:
        found(state, seat, action.point)
    state.facing[action.point] = action.facing
    state.guessed[action.point] = False
    freshen(state, action.point, options)
    state.done += 1
    state.acted = True
    return NOTHING


def pivot_by(state: State, seat: int, action: PivotBy, options: Options) -> tuple[Event, ...]:
    guessed = state.facing[action.point] == EMPTY or state.guessed[action.point]
    pivot(state, seat, Pivot(action.point, facing_after(state, action)), options)
    state.guessed[action.point] = guessed
    return NOTHING


def move(state: State, seat: int, action: Move, options: Options) -> tuple[Event, ...]:
    if state.phase == UNSURE:
        settle(state)
    if state.facing[action.start] == EMPTY:
        found(state, seat, action.start)
    if action.facing is not None and state.guessed[action.start]:
        state.facing[action.start], state.guessed[action.start] = action.facing, False
    carry(state, action.start, action.end)
    freshen(state, action.end, options)
    state.done += 1
    state.acted = True
    return NOTHING


def fire(state: State, seat: int, action: Fire, options: Options) -> tuple[Event, ...]:
    if state.phase == UNSURE:
        settle(state)
    if state.token[action.sun] == EMPTY:
        found_token(state, seat, action.sun)
    _, victim, rule = trace(state.facing, action.sun)
    if action.destroyed is not None and names_the_unseen(state, action):
        spend_token(state, action.sun)
        return end_if_due(state, destroy_all(state, seat, action.sun, action.destroyed, rule), options)
    return discharge(state, seat, action.sun, victim, rule, options)


def discharge(
    state: State, seat: int, sun: int, victim: int, rule: str, options: Options
) -> tuple[Event, ...]:
    """A token fires, and its ray destroys this statue, or none if it is EMPTY."""
    spent_count = state.spent_count = state.spent_count + 1
    state.done += 1
    state.acted = state.spent[sun] = True
    events = NOTHING if victim == EMPTY else (destroy(state, seat, sun, victim, rule),)
    first, second = state.standing
    if first > 1 and second > 1 and spent_count < options.spent_tokens_end:
        return events
    return end_if_due(state, events, options)


def spend_token(state: State, sun: int) -> None:
    state.done += 1
    state.acted = True
    state.spent[sun] = True
    state.spent_count += 1


def destroy_all(
    state: State, seat: int, sun: int, victims: tuple[int, ...], rule: str
) -> tuple[Event, ...]:
    """Statues on these points leave the island; if a point is empty, a statue that stood somewhere
    does.
    """
    events: tuple[Event, ...] = ()
    for point in victims:
        if state.facing[point] == EMPTY and any(state.somewhere):
            found(state, int(not state.somewhere[0]), point)
        if state.facing[point] != EMPTY:
            events = (*events, destroy(state, seat, sun, point, rule))
    return events


def destroy(state: State, seat: int, sun: int, point: int, rule: str) -> Destroyed:
    owner, number = state.owner[point], state.number[point]
    facts = (point, owner, number, sun, rule, state.turn, state.done, seat)
    death = tuple.__new__(Destroyed, facts)  # takes half the time of Destroyed(...)
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
    if state.phase == UNSURE:
        settle(state)
    state.acted = state.passed = True
    return NOTHING


def turn_ends(state: State, seat: int, action: TurnEnds, options: Options) -> tuple[Event, ...]:
    state.strayed = False
    if not state.acted:
        return NOTHING
    if state.phase not in IN_PLAY:
        _line_ends(state, seat)
        return NOTHING
    if state.ended is None and not (options.end_at_once and options.all_fired_at_once):
        ended = pending_end(state, options, turn_over=True)
        if ended is not None:
            state.ended = ended
            state.phase = OVER
            return (ended,)
    state.phase = PLAY
    next_turn(state, seat)
    return NOTHING


def _line_ends(state: State, seat: int) -> None:
    """Before the play, a turn that came too early is over; after the end no turn begins by itself."""
    if state.phase == OVER:
        state.acted = False
    elif state.phase == UNSURE:
        next_turn(state, seat)


def next_turn(state: State, seat: int) -> None:
    state.turn += 1
    state.done = 0
    state.acted = state.passed = False
    state.to_act = 1 - seat


def take_turn(state: State, seat: int) -> None:
    """An action that is not a setup placement makes it this player's turn, whoever was due.

    A game that is over, or whose beginning is not fully written, goes on from here. Each later line is
    judged by its own rules, and is not reported again as too late or too early.
    """
    if state.phase == SETUP:
        state.phase, state.turn, state.early = UNSURE, 1, seat
        if state.set_up[seat] >= state.each:
            settle(state)
    elif state.phase == UNSURE:
        settle(state)
    elif state.phase == POSITION:
        begin_with(
            state, seat, 3 + seat
        )  # the older player has the odd-numbered turns, and the opening may be over
    elif state.phase == OVER:
        if not state.acted:
            next_turn(state, 1 - seat)
        state.phase = PLAY
    elif state.phase == OPENING and seat != state.to_act:
        do_untold(state, state.to_act)  # the opening has an action, and the log does not tell it
        next_turn(state, state.to_act)
        state.phase = PLAY
    state.to_act = seat
    state.acted = True


def turn_taken(state: State, seat: int, action: object) -> None:
    """The player in turn wrote something, even if it has no effect."""
    if state.phase == SETUP and _is_placement(action):
        state.missing += 1 if seat == state.to_act else 2  # nobody's place in the order comes twice
        next_to_set_up(state, seat)
    elif state.phase in BEFORE_PLAY and not _is_given(action):
        take_turn(state, seat)
    elif state.phase in PLAYING and seat == state.to_act:
        state.acted = True
        state.passed = state.passed or isinstance(action, Pass)


def _is_placement(action: object) -> bool:
    verb = action.verb if isinstance(action, Misnamed) else ""
    return isinstance(action, PlaceStatue | Setup) or verb in ("place", "setup")


def _is_given(action: object) -> bool:
    verb = action.verb if isinstance(action, Misnamed) else ""
    return isinstance(action, GIVEN) or verb.startswith("has")


def result(state: State, seat: int, action: Result, options: Options) -> tuple[Event, ...]:
    """A winner named in mid-turn closes the turn, if the edition tests the end only then."""
    if state.ended is None and action.winners != UNFINISHED:
        state.ended = pending_end(state, options, turn_over=True)
        state.phase = OVER if state.ended is not None else state.phase
    return NOTHING


def resign(state: State, seat: int, action: Resign, options: Options) -> tuple[Event, ...]:
    state.resigned = seat
    if not options.resignation_counts or state.ended is not None:
        return NOTHING
    state.ended = resignation(state, seat)
    state.phase = OVER
    return (state.ended,)


def unreadable(state: State, seat: int, action: Unreadable, options: Options) -> tuple[Event, ...]:
    """An unknown action takes its place in the order of play.

    In the setup it was a statue, which stands somewhere. Later it was an action that may have been any,
    so nothing is known to have changed.
    """
    if state.phase == SETUP:
        if sets_up(state, seat):
            put_somewhere(state, seat)
            set_up_one(state, seat)
    elif state.phase in PLAYING:
        take_turn(state, seat)
        state.done += 1
    return NOTHING


EFFECTS: dict[type, Effect[State, Options]] = {
    PlaceStatue: place,
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
    HasStatue: position.has_statue,
    HasToken: position.has_token,
    HasStatues: position.has_statues,
    HasTokens: position.has_tokens,
    FinalTable: position.final_table,
    HasLost: position.has_lost,
    PlacedLast: position.placed_last,
    Begins: position.begins,
}
