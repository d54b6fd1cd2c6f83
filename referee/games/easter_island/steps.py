"""Quick steps of the frequent actions: each asks its checks and carries the action out at once.

A step follows a ray once, where the checks and the effect would each follow it. In any doubt it changes
nothing and gives DOUBT; then the checks themselves are asked.
"""

from __future__ import annotations

from referee.core.acts import Result, TurnEnds
from referee.core.entry import Row
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from .actions import Destroyed, Fire, Move, Pass, Pivot, PivotBy, PlaceStatue, Setup, Sun
from .board import BETWEEN, EMPTY
from .calculations.ray import trace
from .effects import effects
from .effects.statues import carry, freshen
from .options import Options
from .rules import ending, fire, grid, move, pivot, place, ray, setup, sun, turns
from .rules.book import BOOK as BOOK
from .rules.book import statue_is_at_hand
from .state import OVER, PLAY, SETUP, State, facing_after, is_fresh

ENDS = TurnEnds()


@BOOK.step(TurnEnds, SETUP, of=(), does=effects.turn_ends)
def end_setting_up(state: State, seat: int, line: Row, options: Options) -> Breach:
    state.strayed = False  # a line of the set-up makes no turn
    return None


@BOOK.step(TurnEnds, PLAY, of=(turns.turn_had_enough_actions,), does=effects.turn_ends)
def end_turn(state: State, seat: int, line: Row, options: Options) -> Breach:
    if state.done < options.turn_actions and not state.passed:
        return DOUBT
    if not state.acted or not (options.end_at_once and options.all_fired_at_once):
        effects.turn_ends(state, seat, ENDS, options)
        return None
    state.turn += 1
    state.done = 0
    state.acted = state.passed = state.strayed = False
    state.to_act = 1 - seat
    return None


@BOOK.step(
    Pass,
    PLAY,
    of=(turns.player_is_in_turn, turns.nothing_follows_a_pass, turns.pass_leaves_enough_actions),
    does=effects.pass_,
)
def pass_turn(state: State, seat: int, action: Pass, options: Options) -> Breach:
    if seat != state.to_act or state.passed or state.done < options.turn_least:
        return DOUBT
    state.acted = state.passed = True
    return None


SET_UP = (
    setup.older_places_first,
    setup.setup_alternates,
    place.statue_is_ones_own,
    place.statue_is_new,
    place.statue_may_stand_there,
)


@BOOK.step(PlaceStatue, SETUP, of=SET_UP, does=effects.place)
@BOOK.step(Setup, SETUP, of=SET_UP, does=effects.place)
def set_up_statue(state: State, seat: int, action: PlaceStatue | Setup, options: Options) -> Breach:
    owner, set_up = action.owner, state.set_up
    if seat != state.to_act or set_up[seat] >= state.each or (owner is not None and owner != seat):
        return DOUBT
    if not bring(state, seat, action, state.placements + 1, options):
        return DOUBT
    first, second = set_up
    if state.early is not None or state.missing or first + second + 1 >= 2 * state.each:
        effects.set_up_one(state, seat)
        return None
    set_up[seat] += 1
    state.turn = state.done = 0
    state.to_act = 1 - seat
    state.acted = state.passed = False
    return None


def bring(
    state: State, seat: int, action: PlaceStatue | Setup, action_number: int, options: Options
) -> bool:
    """Bring an own statue onto the island, if one is in reserve, its place free, and its number new."""
    point, number, facing, reserve = action.point, action.number, state.facing, state.reserve
    if reserve[seat] <= 0 or facing[point] >= 0:
        return False
    named = state.named[seat]
    if number is None:
        bit = ~named & (named + 1)
        number = bit.bit_length()
    else:
        if not 1 <= number <= options.statues_each:
            return False
        bit = 1 << (number - 1)
        if named & bit:
            return False
    turn = state.latest_turn = state.turn
    placements = state.placements = state.placements + 1
    reserve[seat] -= 1
    state.named[seat] = named | bit
    state.owner[point] = state.last_placer = seat
    facing[point] = action.facing
    state.number[point] = number
    state.emptied[point] = state.guessed[point] = False
    state.standing[seat] += 1
    state.placed_turn[point] = turn
    state.placed_order[point] = placements
    state.latest[seat] = placements, turn, action_number
    return True


@BOOK.step(
    PlaceStatue,
    PLAY,
    of=(
        turns.has_an_action_left,
        place.statue_is_ones_own,
        place.statue_is_new,
        place.statue_may_stand_there,
    ),
    does=effects.place,
)
def place_statue(state: State, seat: int, action: PlaceStatue, options: Options) -> Breach:
    done, owner = state.done, action.owner
    if seat != state.to_act or done >= options.turn_actions or state.passed:
        return DOUBT
    if (owner is not None and owner != seat) or not bring(state, seat, action, done + 1, options):
        return DOUBT
    state.done = done + 1
    state.acted = True
    return None


@BOOK.step(
    Sun,
    PLAY,
    of=(turns.has_an_action_left, sun.token_is_ones_own, sun.token_is_ready, sun.token_may_lie_there),
    does=effects.lay,
)
def lay_token(state: State, seat: int, action: Sun, options: Options) -> Breach:
    at, owner = action.sun, action.owner
    if seat != state.to_act or state.done >= options.turn_actions or state.passed:
        return DOUBT
    if state.hand[seat] <= 0 or state.token[at] != EMPTY:
        return DOUBT
    if (owner is not None and owner != seat) or action.spent:
        return DOUBT
    state.token[at] = seat
    state.laid_turn[at] = state.turn
    state.hand[seat] -= 1
    state.done += 1
    state.acted = True
    return None


@BOOK.step(
    Pivot,
    PLAY,
    of=(turns.has_an_action_left, statue_is_at_hand, pivot.statue_stays, pivot.facing_changes),
    does=effects.pivot,
)
def pivot_statue(state: State, seat: int, action: Pivot, options: Options) -> Breach:
    point = action.point
    if seat != state.to_act or state.done >= options.turn_actions or state.passed:
        return DOUBT
    if state.owner[point] != seat:
        return DOUBT
    if state.facing[point] == action.facing or state.guessed[point] or action.to is not None:
        return DOUBT
    turn_to(state, point, action.facing, options)
    return None


def turn_to(state: State, point: int, facing: int, options: Options) -> None:
    state.facing[point] = facing
    freshen(state, point, options)
    state.done += 1
    state.acted = True


@BOOK.step(
    PivotBy,
    PLAY,
    of=(turns.has_an_action_left, grid.angle_is_a_quarter, statue_is_at_hand, pivot.angle_is_allowed),
    does=effects.pivot_by,
)
def pivot_statue_by(state: State, seat: int, action: PivotBy, options: Options) -> Breach:
    point, degrees = action.point, action.degrees
    if seat != state.to_act or state.done >= options.turn_actions or state.passed:
        return DOUBT
    if state.owner[point] != seat or state.guessed[point]:
        return DOUBT
    if degrees != 180 and (degrees not in (90, 270) or action.way is None):
        return DOUBT
    if degrees == 270 and not options.pivot_270:
        return DOUBT
    turn_to(state, point, facing_after(state, action), options)
    return None


@BOOK.step(
    Move,
    PLAY,
    of=(turns.has_an_action_left, statue_is_at_hand, move.way_is_open, move.facing_is_kept),
    does=effects.move,
)
def move_statue(state: State, seat: int, action: Move, options: Options) -> Breach:
    start, end, facing = action.start, action.end, state.facing
    if seat != state.to_act or state.done >= options.turn_actions or state.passed:
        return DOUBT
    if state.owner[start] != seat or state.guessed[start]:
        return DOUBT
    if action.facing is not None and action.facing != facing[start]:
        return DOUBT
    between = BETWEEN[start].get(end)
    if between is None or options.one_step or facing[end] != EMPTY:
        return DOUBT
    for point in between:
        if facing[point] != EMPTY:
            return DOUBT
    carry(state, start, end)
    freshen(state, end, options)
    state.done += 1
    state.acted = True
    return None


@BOOK.step(
    Fire,
    PLAY,
    of=(
        turns.has_an_action_left,
        fire.token_may_fire,
        fire.ray_strikes_no_fresh_statue,
        ray.outcome_is_right,
    ),
    does=effects.fire,
)
def fire_token(state: State, seat: int, action: Fire, options: Options) -> Breach:
    at, turn, done = action.sun, state.turn, state.done
    if seat != state.to_act or done >= options.turn_actions or state.passed:
        return DOUBT
    if state.token[at] != seat or state.spent[at] or state.laid_turn[at] > turn - 2:
        return DOUBT
    facing = state.facing
    struck, victim, rule = trace(facing, at)
    if struck and state.latest_turn >= turn - options.fresh_for_round:  # or nothing is fresh
        for point in struck:
            if is_fresh(state, state.placed_turn[point], options):
                return DOUBT
    if action.struck is not None and [*action.struck] != struck:
        return DOUBT
    if action.destroyed is not None and action.destroyed != ((victim,) if struck else ()):
        return DOUBT
    fired = state.spent_count = state.spent_count + 1
    done = state.done = done + 1
    state.acted = state.spent[at] = True
    standing = state.standing
    if struck:
        owner = state.owner
        whose = owner[victim]
        death = victim, whose, state.number[victim], at, rule, turn, done, seat
        state.deaths.append(tuple.__new__(Destroyed, death))
        state.lost[whose] += 1
        standing[whose] -= 1
        owner[victim] = facing[victim] = EMPTY
        state.emptied[victim] = True
    first, second = standing
    if first <= 1 or second <= 1 or fired >= options.spent_tokens_end:
        effects.end_if_due(state, effects.NOTHING, options)
    return None


@BOOK.step(
    Result,
    OVER,
    of=(
        ending.game_is_over,
        ending.one_left_is_named,
        ending.all_fired_is_named,
        ending.somebody_wins,
        ending.survivor_wins,
        ending.majority_wins,
        ending.last_placer_wins,
        ending.counts_are_right,
    ),
    does=effects.result,
)
def tell_result(state: State, seat: int, action: Result, options: Options) -> Breach:
    ended = state.ended
    if ended is None or ended.winner is None or action.winners != (ended.winner,):
        return DOUBT
    if action.reason is not None and action.reason != ended.reason:
        return DOUBT
    if action.counts is not None and action.counts != ended.standing:
        return DOUBT
    return None
