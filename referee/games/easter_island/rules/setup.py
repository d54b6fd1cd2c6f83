"""The setup: four statues each, one at a time, before anything else."""

from __future__ import annotations

from typing import Any

from referee.core.acts import Misnamed
from referee.core.rule import IN_LINE, IN_LOG, Seat

from ..actions import Fire, HasStatue, Move, Pass, PlacedLast, Setup, Sun
from ..options import Options
from ..state import IN_PLAY, POSITION, SETUP, State
from .book import BOOK, FORBIDDEN, GIVEN, PIVOTING, PLACING
from .players import FIRST_1

PLACING_VERBS = ("place", "setup")

SETUP_2 = BOOK.rule(
    "EI-SETUP-2",
    title="Setup is statues only, and comes first",
    law="Until eight statues stand, the players do nothing but place them: no token, no pivot, "
    "no move, no ray. A position given instead of a setup is given whole before play begins.",
    says={
        "setup": "the setup is not finished: {placed} of {needed} statues stand",
        "position": "the position is not finished: write who begins which turn",
        "late": "a position is given instead of a setup, not in the middle of one",
        "last": "{other} is said to have placed last already",
    },
    lasting=IN_LOG,
    sources={"twilight-fr": "INSTALLATION DU JEU, 2; LE JEU, opening"},
)


@SETUP_2.check(on=(Sun, *PIVOTING, Move, Fire, Pass, *FORBIDDEN), during=(SETUP,))
def setup_comes_first(state: State, seat: int, action: Any, options: Options) -> Any:
    return {
        "case": "setup",
        "placed": sum(state.set_up),
        "needed": 2 * options.setup_each,
    }


@SETUP_2.check(on=Misnamed, during=(SETUP,))
def misnamed_setup_is_a_placement(state: State, seat: int, action: Misnamed, options: Options) -> Any:
    if action.verb in PLACING_VERBS or action.verb.startswith("has"):
        return None
    return setup_comes_first(state, seat, action, options)


@SETUP_2.check(on=(Sun, *PIVOTING, Move, Fire, Pass, *FORBIDDEN, *PLACING), during=(POSITION,))
def position_is_complete(state: State, seat: int, action: Any, options: Options) -> Any:
    return {"case": "position"}


@SETUP_2.check(on=GIVEN, during=(SETUP,))
def position_replaces_the_setup(state: State, seat: int, action: HasStatue, options: Options) -> Any:
    return {"case": "late"} if sum(state.set_up) else None


@SETUP_2.check(on=PlacedLast, during=(POSITION,))
def one_player_placed_last(state: State, seat: int, action: PlacedLast, options: Options) -> Any:
    if state.said_last is not None and state.said_last != seat:
        return {"case": "last", "other": Seat(state.said_last)}
    return None


@FIRST_1.check(on=(*PLACING, Misnamed), during=(SETUP,))
def older_places_first(state: State, seat: int, action: Any, options: Options) -> Any:
    if seat != 0 and not sum(state.set_up) and not _given(action):
        return {"case": "turn", "older": Seat(0), "player": Seat(seat)}
    return None


SETUP_1 = BOOK.rule(
    "EI-SETUP-1",
    title="The setup alternates",
    law="The players place one setup statue each in turn, the older one first.",
    says="the setup alternates: it is {due}'s turn to place a statue, not {player}'s",
    lasting=IN_LINE,
    sources={"twilight-fr": "INSTALLATION DU JEU, 2"},
)


@SETUP_1.check(on=(*PLACING, Misnamed), during=(SETUP,))
def setup_alternates(state: State, seat: int, action: Any, options: Options) -> Any:
    if seat != state.to_act and not _given(action):
        return {"due": Seat(state.to_act), "player": Seat(seat)}
    return None


def _given(action: Any) -> bool:
    return isinstance(action, Misnamed) and action.verb.startswith("has")


SETUP_3 = BOOK.rule(
    "EI-SETUP-3",
    title="Four each in the setup, no fifth",
    law="The setup ends when each player has four statues on the island. A further statue costs "
    "an action of a turn.",
    says="the setup is over, each player has {each} statues: a further one is placed by an action",
    sources={"twilight-fr": "INSTALLATION DU JEU, 2"},
)


@SETUP_3.check(on=Setup, during=IN_PLAY)
def setup_is_not_over(state: State, seat: int, action: Setup, options: Options) -> Any:
    return {"each": options.setup_each}


@SETUP_3.check(on=Misnamed, during=IN_PLAY)
def misnamed_setup_is_over_too(state: State, seat: int, action: Misnamed, options: Options) -> Any:
    return {"each": options.setup_each} if action.verb == "setup" else None
