"""Quick steps of phase 1: villagers and sorcerers are placed."""

from __future__ import annotations

from collections.abc import Sequence

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
from ..state.queries import followers
from ..state.state import IN_HAND, NOBODY, PLACE, State, on_star
from .idle import nothing_was_done

COLUMNS = {Spot(QUARRY, "", column + 1): column for column in range(3)}


@BOOK.step(TurnEnds, PLACE, of=(quick_checks.turn_placed_a_figure,), does=turn_ends)
def end_placing(state: State, seat: int, line: Row, options: Options) -> Breach:
    if state.figure_now == NOBODY or not state.acted:
        return nothing_was_done(state)
    state.just_passed = NOBODY
    if not end_usual_turn(state, None):
        over = max(state.hand_villagers) <= 0 and IN_HAND not in state.sorcerer
        if not end_usual_phase(state, over, options):
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
    space = options.board.open_spaces.get(action.where[1], NOBODY)
    if space != NOBODY:
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
    fresh, due = not state.acted, state.active
    if not state.usual or (state.done if fresh else state.figure_now == NOBODY):
        return begin
    hand, owner, rested, placements = state.hand_villagers, state.owner, state.rested, state.placements
    open_spaces, number, following = options.board.open_spaces, begin, followers(tuple(state.order))
    if not fresh:
        due = following[due]
    for number in range(begin, end):
        _, _, seat, plays, _ = rows[number]
        if seat != due:
            if seat is None or not is_next(state, seat, due, following):
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
            try:
                space = open_spaces[where[1]]
            except KeyError:
                break
            if space >= 0:
                whose = owner[space]
                if whose < 0:
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
        due = following[seat]
    else:
        number = end
    if number != begin:
        note_run(state, rows[number - 1], number - begin, fresh)
    return number


def note_run(state: State, last: Row, turns: int, fresh: bool) -> None:
    """What so many turns leave behind, of which this line is the last."""
    _, _, seat, (play,), _ = last
    if fresh or state.done != 1:
        turns -= 1
        if not fresh:  # else nothing of this turn is to be cleared
            clear_turn(state)
        state.done, state.acted, state.begun = 1, True, True
    state.turn += turns
    state.figure_now = VILLAGER if type(play.action) is Villager else SORCERER
    state.active, state.just_passed = seat or 0, NOBODY


def is_next(state: State, seat: int, due: int, following: list[int]) -> bool:
    """Whether everybody from the player who is due up to this player has no figure left to place."""
    hand, sorcerers = state.hand_villagers, state.sorcerer
    for _ in following:
        if due == seat:
            return True
        if due == NOBODY or hand[due] > 0 or sorcerers[due] == IN_HAND:
            return False
        due = following[due]
    return False
