"""Headings of rounds and phases, and the order of the totems.

Order: phase 1 closed too early (PLACE-5), the round closed too early (TURN-5), a round after the end
(END-1, END-2), a wrong heading (ORDER-1); for an order: ROUND-4 at the start of a round, RECON-3, NEW-1.
"""

from __future__ import annotations

from referee.core.acts import Resign
from referee.core.rule import Breach, Seat

from ..actions import Order, Phase, Round
from ..options import Options
from ..state.queries import end_threshold, figures_due, new_order, settled_phase
from ..state.state import CARRY, CARVE, DRAFT, IN_PLAY, IN_ROUND, OVER, PHASE_NUMBER, PLACE, SETUP, State
from .book import DEEDS, rule
from .setup import SETUP_9
from .turns import (
    ORDER_1,
    PHASE_NAMES,
    PLACE_5,
    TURN_5,
    begins_a_round,
    figures_left,
    round_is_open,
)


@PLACE_5.check(on=(Order, Phase, Round), during=(PLACE,))
def everybody_has_placed(state: State, seat: int, action: object, options: Options) -> Breach:
    if not state.begun or (isinstance(action, Phase) and action.number == 1):
        return None
    if settled_phase(state) != PLACE or is_round_start(state):
        return None
    player = next((seat for seat in state.order if figures_due(state, seat)), None)
    if player is None:
        return None  # what was placed against the rules has emptied the hands, or turns were passed over
    return {"case": "open", "player": Seat(player), "figures": figures_left(state, player)}


def is_round_start(state: State) -> bool:
    return not any(state.placements) and not state.acted


@TURN_5.check(on=Round, during=(CARRY,))
def everybody_has_passed(state: State, seat: int, action: Round, options: Options) -> Breach:
    if not state.begun:
        return None
    return round_is_open(state)


END_1 = rule(
    "MA-END-1",
    "END",
    "Three or four players: the end",
    "The game ends after a round in which the number of free platforms drops to the number of players "
    "or lower.",
    {
        "over": "the game ends when {most} or fewer platforms are free, and round {round} ended with "
        "{free}, so no round follows",
        "ended": "the game is over: it ends when {most} or fewer platforms are free, and {free} "
        "{free|platform is|platforms are} free",
        "early": "the game is not over: {free} {free|platform is|platforms are} free, and it ends when "
        "{most} or fewer are",
        "final": "the log has only the final table (`position: end`), so the game is over",
        "table": "`position: end` replaces a whole game, so it cannot be part of one",
    },
)
END_2 = rule(
    "MA-END-2",
    "2P",
    "Two players: the end",
    "The game ends after a round that leaves two or fewer platforms free; in the Spanish rulebook, "
    "three or fewer.",
    {
        "over": "the game ends when {most} or fewer platforms are free, and round {round} ended with "
        "{free}, so no round follows",
        "ended": "the game is over: it ends when {most} or fewer platforms are free, and {free} "
        "{free|platform is|platforms are} free",
        "early": "the game is not over: {free} {free|platform is|platforms are} free, and it ends when "
        "{most} or fewer are",
    },
)


def end_facts(state: State, options: Options, case: str) -> Breach:
    facts = {"case": case, "round": state.round, "most": end_threshold(state, options)}
    return facts | {"free": state.free}


@END_1.check(on=(Round, Phase, *DEEDS, Resign), during=(OVER,))
def no_round_after_the_end(state: State, seat: int, action: object, options: Options) -> Breach:
    begun = state.players > 2 and not state.final and begins_a_round(state, action)
    return end_facts(state, options, "over") if begun else None


@END_2.check(on=(Round, Phase, *DEEDS, Resign), during=(OVER,))
def no_round_after_the_end_of_two(state: State, seat: int, action: object, options: Options) -> Breach:
    begun = state.players == 2 and not state.final and begins_a_round(state, action)
    return end_facts(state, options, "over") if begun else None


@ORDER_1.check(on=(Round, Phase), during=(SETUP, *IN_PLAY))
def heading_is_right(state: State, seat: int, action: Round | Phase, options: Options) -> Breach:
    phase = PLACE if state.phase in (SETUP, DRAFT) else settled_phase(state)
    if isinstance(action, Phase):
        right = action.number == PHASE_NUMBER[phase]
    else:
        right = action.number == state.round and (not state.begun or phase == PLACE)
    if right:
        return None
    return {"case": "heading", "now": PHASE_NAMES[phase], "round": state.round}


NEW_1 = rule(
    "MA-NEW-1",
    "P2.1",
    "Totems go to the sorcerers",
    "The new order is the order of the sorcerers on the stars. Empty stars do not matter.",
    "by the sorcerers on the stars, the order is {right}, not {written}",
)
RECON_3 = rule(
    "MA-RECON-3",
    "AHU-reconversion P2.1",
    "Reconversion leaves the order alone",
    "When the sorcerer leaves its star, the totem stays where it is for the rest of the round.",
    "the order stays {right}, even though a sorcerer has left the turn track",
)
ROUND_4 = rule(
    "MA-ROUND-4",
    "FIN-R",
    "Totems stay",
    "The next phase 1 goes in the order of this phase 2.",
    "the order of the last round stays: {right}, not {written}",
)


def order_facts(right: list[int], written: tuple[int, ...]) -> Breach:
    if tuple(right) == written:
        return None
    return {"right": tuple(map(Seat, right)), "written": tuple(map(Seat, written))}


@ROUND_4.check(on=Order, during=(PLACE,))
def totems_stay(state: State, seat: int, action: Order, options: Options) -> Breach:
    if not state.begun or not is_round_start(state):
        return None
    return order_facts(state.order, action.seats)


@SETUP_9.check(on=Order, during=(DRAFT,))
def totems_stand_before_the_draft(state: State, seat: int, action: Order, options: Options) -> Breach:
    facts = order_facts(state.order, action.seats) if state.begun else None
    return None if facts is None else {**facts, "case": "draft"}


@RECON_3.check(on=Order, during=(CARVE, CARRY))
def reconversion_changes_no_order(state: State, seat: int, action: Order, options: Options) -> Breach:
    return order_facts(state.order, action.seats) if state.begun and any(state.reconverted) else None


@NEW_1.check(on=Order, during=IN_ROUND)
def order_is_that_of_the_stars(state: State, seat: int, action: Order, options: Options) -> Breach:
    if not state.begun:
        return None
    if any(state.star_lost):
        return None
    return order_facts(new_order(state) if state.phase == PLACE else state.order, action.seats)
