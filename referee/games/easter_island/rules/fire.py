"""Action 5: a token sends its ray. What the ray then does is in ray.py."""

from __future__ import annotations

from referee.core.rule import Breach, Notice, Seat

from ..actions import Fire
from ..board import EMPTY, POINT_NAMES, sun_name
from ..calculations.ray import cast
from ..options import Options
from ..state import PLAYING, State, is_fresh, may_lie_somewhere
from .book import BOOK, DOUBT


def token_may_fire(state: State, seat: int, action: Fire, options: Options) -> Breach:
    """The screen of all rules about the token."""
    sun = action.sun
    if state.token[sun] != seat or state.spent[sun] or state.laid_turn[sun] > state.turn - 2:
        return DOUBT
    return None


FIRE_1 = BOOK.rule(
    "EI-FIRE-1",
    title="A token lies there",
    law="A ray comes from a sun token. Nothing can be fired from an empty position.",
    says={
        "none": "no token lies on {sun}",
        "found": "by the log, no token lies on {sun}; this must be one whose position the log left unclear",
    },
    where="ACTION-5",
)


@FIRE_1.check(on=Fire, during=PLAYING, screen=token_may_fire)
def token_lies_there(state: State, seat: int, action: Fire, options: Options) -> Breach:
    if state.token[action.sun] != EMPTY:
        return None
    if may_lie_somewhere(state, seat, options):
        return Notice(case="found", sun=sun_name(action.sun))
    return {"case": "none", "sun": sun_name(action.sun)}


FIRE_2 = BOOK.rule(
    "EI-FIRE-2",
    title="The player's own token",
    law="A player fires only their own tokens.",
    says="the token on {sun} is {owner}'s",
    where="ACTION-5",
)


@FIRE_2.check(on=Fire, during=PLAYING, screen=token_may_fire)
def token_is_ones_own(state: State, seat: int, action: Fire, options: Options) -> Breach:
    owner = state.token[action.sun]
    return None if owner in (seat, EMPTY) else {"sun": sun_name(action.sun), "owner": Seat(owner)}


FIRE_3 = BOOK.rule(
    "EI-FIRE-3",
    title="A token fires once",
    law="A token fires once in a game, even if its ray struck nothing.",
    says="the token on {sun} has already fired",
    where="ACTION-5 RAY",
)


@FIRE_3.check(on=Fire, during=PLAYING, screen=token_may_fire)
def token_is_ready(state: State, seat: int, action: Fire, options: Options) -> Breach:
    return {"sun": sun_name(action.sun)} if state.spent[action.sun] else None


FIRE_4 = BOOK.rule(
    "EI-FIRE-4",
    title="Not a token laid this turn",
    law="A token fires in a later turn, not in the one in which it was laid.",
    says="the token on {sun} was laid this turn, so it cannot fire yet",
    where="RESTRICTION-2",
)


@FIRE_4.check(on=Fire, during=PLAYING, screen=token_may_fire)
def token_was_laid_earlier(state: State, seat: int, action: Fire, options: Options) -> Breach:
    if state.token[action.sun] != EMPTY and is_fresh(state, state.laid_turn[action.sun], options):
        return {"sun": sun_name(action.sun)}
    return None


FIRE_5 = BOOK.rule(
    "EI-FIRE-5",
    title="No ray through a statue placed this turn",
    law="The path of the whole ray is worked out first. If it strikes a statue that was placed this "
    "turn, whether or not that statue is destroyed, the token may not fire. Statues that were only "
    "moved or pivoted this turn do not matter.",
    says={
        "struck": "the ray from {sun} strikes {point}, where a statue was placed in this turn",
        "killed": "the ray from {sun} destroys the statue that was placed on {point} in this turn",
    },
    where="RESTRICTION-1",
)


@FIRE_5.check(on=Fire, during=PLAYING)
def ray_strikes_no_fresh_statue(state: State, seat: int, action: Fire, options: Options) -> Breach:
    if not is_fresh(state, state.latest_turn, options):
        return None  # nothing was placed lately: no need to follow the ray twice
    ray = cast(state.facing, action.sun)
    protected = (ray.victim,) if options.only_victim_is_protected else ray.struck
    for point in protected:
        if point != EMPTY and is_fresh(state, state.placed_turn[point], options):
            case = "killed" if options.only_victim_is_protected else "struck"
            return {
                "case": case,
                "sun": sun_name(action.sun),
                "point": POINT_NAMES[point],
                "struck": [POINT_NAMES[each] for each in ray.struck],
            }
    return None
