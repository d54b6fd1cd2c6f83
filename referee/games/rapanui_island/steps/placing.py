"""Quick steps of phase 1: villagers and sorcerers are placed."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.entry import Play, Row
from referee.core.quick import DOUBT, LINE_DONE
from referee.core.rule import Breach

from ..actions import Sorcerer, Villager
from ..effects.effects import EFFECTS, turn_ends
from ..effects.rounds import end_turn, end_usual_turn
from ..options import Options
from ..pieces import ISLAND, QUARRY, SORCERER, STAR, VILLAGER
from ..rules import quick_checks
from ..rules.book import BOOK
from ..state.state import IN_HAND, NOBODY, PLACE, State, on_star
from .idle import nothing_was_done

NO_PLAY = Play(None)
NO_SLOTS: list[int] = []


@BOOK.step(TurnEnds, PLACE, of=(quick_checks.turn_placed_a_figure,), does=turn_ends)
def end_placing(state: State, seat: int, line: Row, options: Options) -> Breach:
    if state.figure_now == NOBODY or not state.acted:
        return nothing_was_done(state)
    state.just_passed = NOBODY
    active = state.active
    if end_usual_turn(state, None):
        state.turns_in_round[active] += 1
    else:
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
    kind, name, number, slot = action.where
    if action.by is not None:
        return False
    if kind == ISLAND:
        space = options.board.open_spaces.get(name)
        if space is None:
            return False
        owner = state.owner
        whose = owner[space]
        if whose != seat:
            if whose != NOBODY:
                return False
            owner[space] = seat
        state.rested[space] += 1
    else:
        if slot or kind != QUARRY or not 1 <= number <= 3:
            return False
        slots = state.slots[number - 1]
        if NOBODY not in slots:
            return False
        slots[slots.index(NOBODY)] = seat
        state.carvers[seat][number - 1] += 1
    state.hand_villagers[seat] -= 1
    return True


@BOOK.step(Sorcerer, PLACE, of=(quick_checks.sorcerer_may_go_there,), does=EFFECTS[Sorcerer])
def place_sorcerer(state: State, seat: int, action: Sorcerer, options: Options) -> Breach:
    star = star_for(state, seat, action, options)
    if seat != state.active or state.figure_now != NOBODY or not star:
        return DOUBT
    state.sorcerer[seat] = on_star(star)
    state.figure_now = SORCERER
    state.placements[seat] += 1
    state.done += 1
    state.acted = state.begun = True
    return None


def star_for(state: State, seat: int, action: Sorcerer, options: Options) -> int:
    """The star that the sorcerer goes to, if it is free for this player; else 0."""
    kind, _, star, _ = action.where
    stars, sorcerers = options.board.stars, state.sorcerer
    if not options.spare_stars and state.players < stars:
        stars = state.players
    if kind != STAR or not 1 <= star <= stars or sorcerers[seat] != IN_HAND or on_star(star) in sorcerers:
        return 0
    return 0 if star == 1 and seat == state.order[0] and not state.placements[seat] else star


@BOOK.line(PLACE, of=(end_placing, place_villager, place_sorcerer))
def next_placing(state: State, last: int, line: Row, options: Options) -> Breach:
    """The turn above ends, and the usual next player places a figure and does nothing else.

    In the turn above nothing else was done than placing a figure, so it left no other traces.
    """
    seat, plays, order, active = line[2], line[3], state.order, state.active
    play = plays[0] if len(plays) == 1 else NO_PLAY
    if (
        seat is None
        or not state.usual
        or state.done != 1
        or state.figure_now == NOBODY
        or play[1]
        or order[order.index(seat) - 1] != active
        or state.hand_villagers[seat] <= 0
    ):
        return end_placing(state, last, line, options)
    action = play[0]
    if action.__class__ is Villager:
        where = action.where
        if action.by is not None:
            return end_placing(state, last, line, options)
        if where[0] == ISLAND:
            space = options.board.open_spaces.get(where[1])
            if space is None:
                return end_placing(state, last, line, options)
            owner = state.owner
            whose = owner[space]
            if whose != seat:
                if whose != NOBODY:
                    return end_placing(state, last, line, options)
                owner[space] = seat
            state.rested[space] += 1
        else:
            kind, _, number, slot = where
            slots = state.slots[number - 1] if kind == QUARRY and 1 <= number <= 3 else NO_SLOTS
            if slot or NOBODY not in slots:
                return end_placing(state, last, line, options)
            slots[slots.index(NOBODY)] = seat
            state.carvers[seat][number - 1] += 1
        state.hand_villagers[seat] -= 1
        state.figure_now = VILLAGER
    elif action.__class__ is Sorcerer:
        star = star_for(state, seat, action, options)
        if not star:
            return end_placing(state, last, line, options)
        state.sorcerer[seat] = on_star(star)
        state.figure_now = SORCERER
    else:
        return end_placing(state, last, line, options)
    state.turns_in_round[active] += 1
    state.placements[seat] += 1
    state.active = seat
    state.turn += 1
    state.just_passed = NOBODY
    return LINE_DONE
