"""Quick steps of phase 1: villagers and sorcerers are placed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from referee.core.acts import TurnEnds
from referee.core.entry import Row
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Sorcerer, Villager
from ..effects.effects import EFFECTS, turn_ends
from ..effects.rounds import clear_turn, end_turn, end_usual_phase, end_usual_turn
from ..options import Options
from ..pieces import QUARRY, SORCERER, STAR, VILLAGER, Spot
from ..rules import quick_checks
from ..rules.book import BOOK
from ..state.state import IN_HAND, NOBODY, PLACE, State, on_star
from .idle import nothing_was_done

COLUMNS = {Spot(QUARRY, "", column + 1): column for column in range(3)}


@BOOK.step(TurnEnds, PLACE, of=(quick_checks.turn_placed_a_figure,), does=turn_ends)
def end_placing(state: State, seat: int, line: Row, options: Options) -> Breach:
    if state.figure_now == NOBODY or not state.acted:
        return nothing_was_done(state)
    state.just_passed = NOBODY
    over = max(state.hand_villagers) <= 0 and IN_HAND not in state.sorcerer
    if not (end_usual_phase(state, over, options) or end_usual_turn(state, None)):
        end_turn(state, options)
    return None


@BOOK.step(Villager, PLACE, of=(quick_checks.villager_may_go_there,), does=EFFECTS[Villager])
def place_villager(state: State, seat: int, action: Villager, options: Options) -> Breach:
    if seat != state.active or state.figure_now != NOBODY or not state.hand_villagers[seat]:
        return DOUBT
    if not put_villager(state, seat, action, options):
        return DOUBT
    state.figure_now = VILLAGER
    state.placements[seat] += 1
    state.done += 1
    state.acted = state.begun = True
    return None


def put_villager(state: State, seat: int, action: Villager, options: Options) -> bool:
    """Put a villager there, if the spot is free for this player. Returns whether it is."""
    if action.by is not None:
        return False
    space = options.board.open_spaces.get(action.where[1])
    if space is not None:
        owner = state.owner
        whose = owner[space]
        if whose != seat:
            if whose != NOBODY:
                return False
            owner[space] = seat
        state.rested[space] += 1
    elif not put_carver(state, seat, action.where):
        return False
    state.hand_villagers[seat] -= 1
    return True


def put_carver(state: State, seat: int, where: Spot) -> bool:
    """Put a villager into the first free slot of a column, if there is one. Returns whether there is."""
    column = COLUMNS.get(where)
    if column is None:
        return False
    slots = state.slots[column]
    try:
        slots[slots.index(NOBODY)] = seat
    except ValueError:
        return False
    state.carvers[seat][column] += 1
    return True


@BOOK.step(Sorcerer, PLACE, of=(quick_checks.sorcerer_may_go_there,), does=EFFECTS[Sorcerer])
def place_sorcerer(state: State, seat: int, action: Sorcerer, options: Options) -> Breach:
    place = star_for(state, seat, action, options)
    if seat != state.active or state.figure_now != NOBODY or not place:
        return DOUBT
    state.sorcerer[seat] = place
    state.figure_now = SORCERER
    state.placements[seat] += 1
    state.done += 1
    state.acted = state.begun = True
    return None


def star_for(state: State, seat: int, action: Sorcerer, options: Options) -> int:
    """The place of the star that the sorcerer goes to, if it is free for this player; else 0."""
    where, sorcerers = action.where, state.sorcerer
    star = where[2]
    place = on_star(star)
    if sorcerers[seat] != IN_HAND or place in sorcerers or where[0] != STAR or star < 1:
        return 0
    if star > options.board.stars or (star > state.players and not options.spare_stars):
        return 0
    return 0 if star == 1 and seat == state.order[0] and not state.placements[seat] else place


@BOOK.run(PLACE, of=(end_placing, place_villager, place_sorcerer))
def place_on(state: State, rows: Sequence[Row], begin: int, end: int, options: Options) -> int:
    """Line after line, the usual next player places a figure and does nothing else.

    The turn above did the same, so it left no other traces; or it was over before, as after a pass.
    """
    fresh = not state.acted
    if not state.usual or (state.done if fresh else state.figure_now == NOBODY):
        return begin
    hand, owner, rested, placements = state.hand_villagers, state.owner, state.rested, state.placements
    open_spaces, number = options.board.open_spaces, begin
    coming = cycle(with_figures(state, fresh))
    for number in range(begin, end):
        _, _, seat, plays, _ = rows[number]
        if seat != next(coming):
            break
        try:
            (play,) = plays
        except ValueError:
            break  # more than one action, or none
        if not play.plain:
            break
        action = play.action
        if type(action) is Villager:
            left = hand[seat]
            if left <= 0:
                break
            where = action.where
            space = open_spaces.get(where[1])
            if space is not None:
                whose = owner[space]
                if whose == NOBODY:
                    owner[space] = seat
                elif whose != seat:
                    break
                rested[space] += 1
            elif not put_carver(state, seat, where):
                break
            hand[seat] = left - 1
        else:
            place = type(action) is Sorcerer and star_for(state, seat, action, options)
            if not place:
                break
            state.sorcerer[seat] = place
        placements[seat] += 1
    else:
        number = end
    if number != begin:
        _, _, active, (play,), _ = rows[number - 1]
        figure = VILLAGER if type(play.action) is Villager else SORCERER
        ended = number - begin
        if fresh or state.done != 1:
            ended -= 1
            if not fresh:  # else nothing of this turn is to be cleared
                clear_turn(state)
            state.done, state.acted, state.begun = 1, True, True
        state.turn += ended
        state.active, state.figure_now, state.just_passed = active or 0, figure, NOBODY
    return number


def with_figures(state: State, fresh: bool) -> list[int]:
    """The next players in the order who have a figure to place. In a fresh turn its player comes first."""
    order, hand, active = state.order, state.hand_villagers, state.active
    at = order.index(active) + (not fresh)
    turned = order[at:] + order[:at]
    if min(hand) > 0:
        return turned
    sorcerers, first = state.sorcerer, active if fresh else NOBODY
    return [
        seat for seat in turned if hand[seat] > 0 or sorcerers[seat] == IN_HAND or seat == first
    ] or turned
