"""The setup: four statues each, one at a time, before anything else."""

from __future__ import annotations

from referee.core.acts import Misnamed
from referee.core.rule import Breach, Seat

from ..actions import (
    Begins,
    FinalTable,
    Fire,
    HasStatue,
    HasStatues,
    HasToken,
    HasTokens,
    Move,
    Pass,
    PlacedLast,
    Setup,
    Sun,
)
from ..options import Options
from ..state import IN_PLAY, POSITION, SETUP, UNSURE, State, sets_up
from .book import BOOK, FORBIDDEN, GIVEN, PIVOTING, PLACING, PLACING_VERBS
from .players import FIRST_1

SETUP_2 = BOOK.rule(
    "EI-SETUP-2",
    title="The setup comes first, and only statues are placed",
    law="Until eight statues stand, the players do nothing but place them: no token, no pivot, no move, "
    "no ray. A position may be given instead of a setup. It is complete before play begins.",
    says={
        "setup": "the setup is not finished: {due} has placed {placed} of {each} statues",
        "position": "the position is not complete: write who begins which turn",
        "late": "a position replaces the setup, so it cannot be given in the middle of one",
        "twice-statues": "{player}'s statues have already been written",
        "twice-tokens": "these tokens of {player} have already been written",
        "where": "play goes on from this position, so write where each statue and token is",
        "empty": "write `position: end` below the statues and tokens of both players",
        "placer": "all tokens have fired and both players have {each} statues, so the last player to place "
        "a statue wins: write `placed last` for that player",
        "last": "the log already says that {other} placed last",
    },
    where="SETUP-2 PLAY",
)


@SETUP_2.check(on=(Sun, *PIVOTING, Move, Fire, Pass, *FORBIDDEN), during=(SETUP,))
def setup_comes_first(state: State, seat: int, action: object, options: Options) -> Breach:
    due = state.to_act
    return {"case": "setup", "due": Seat(due), "placed": state.set_up[due], "each": options.setup_each}


@SETUP_2.check(on=Misnamed, during=(SETUP,))
def misnamed_setup_is_a_placement(state: State, seat: int, action: Misnamed, options: Options) -> Breach:
    if action.verb in PLACING_VERBS or action.verb.startswith("has"):
        return None
    return setup_comes_first(state, seat, action, options)


@SETUP_2.check(on=(Sun, *PIVOTING, Move, Fire, Pass, *FORBIDDEN, *PLACING), during=(POSITION,))
def position_is_complete(state: State, seat: int, action: object, options: Options) -> Breach:
    return {"case": "position"}


@SETUP_2.check(on=GIVEN, during=(SETUP,))
def position_replaces_the_setup(state: State, seat: int, action: object, options: Options) -> Breach:
    late = sum(state.set_up) and not isinstance(action, FinalTable)
    return {"case": "late"} if late else None


@SETUP_2.check(on=PlacedLast, during=(POSITION,))
def one_player_placed_last(state: State, seat: int, action: PlacedLast, options: Options) -> Breach:
    if state.said_last is not None and state.said_last != seat:
        return {"case": "last", "other": Seat(state.said_last)}
    return None


@SETUP_2.check(on=FinalTable, during=(SETUP,))
def final_table_comes_below(state: State, seat: int, action: FinalTable, options: Options) -> Breach:
    return {"case": "late"} if sum(state.set_up) else {"case": "empty"}


@SETUP_2.check(on=(HasStatue, HasStatues), during=(POSITION,))
def statues_are_told_once(
    state: State, seat: int, action: HasStatue | HasStatues, options: Options
) -> Breach:
    """Statues are counted or named, not both."""
    told = state.standing if isinstance(action, HasStatues) else state.somewhere
    return {"case": "twice-statues", "player": Seat(seat)} if told[seat] else None


@SETUP_2.check(on=(HasToken, HasTokens), during=(POSITION,))
def tokens_are_told_once(state: State, seat: int, action: HasToken | HasTokens, options: Options) -> Breach:
    counted = state.spent_somewhere[seat] if action.face else len(state.astray[seat])
    named = len(state.tokens(seat, bool(action.face))) if isinstance(action, HasTokens) else 0
    return {"case": "twice-tokens", "player": Seat(seat)} if counted or named else None


@SETUP_2.check(on=Begins, during=(POSITION,))
def pieces_have_places(state: State, seat: int, action: Begins, options: Options) -> Breach:
    unplaced = (*state.somewhere, *map(len, state.astray), *state.spent_somewhere)
    return {"case": "where"} if any(unplaced) else None


@FIRST_1.check(on=(*PLACING, Misnamed), during=(SETUP,))
def older_places_first(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat != state.to_act and not sum(state.set_up) and not _given(action):
        return {"case": "turn", "older": Seat(0), "player": Seat(seat)}
    return None


SETUP_1 = BOOK.rule(
    "EI-SETUP-1",
    title="The setup alternates",
    law="The players place one setup statue each in turn, the older one first.",
    says="the setup alternates: it is {due}'s turn to place a statue, not {player}'s",
    where="SETUP-2",
)


@SETUP_1.check(on=(*PLACING, Misnamed), during=(SETUP,))
def setup_alternates(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat != state.to_act and not state.strayed and not _given(action):
        return {"due": Seat(state.to_act), "player": Seat(seat)}
    return None


def _given(action: object) -> bool:
    return isinstance(action, Misnamed) and action.verb.startswith("has")


SETUP_3 = BOOK.rule(
    "EI-SETUP-3",
    title="Four statues each in the setup, no fifth",
    law="The setup ends when each player has four statues on the island. A further statue costs "
    "an action of a turn.",
    says="the setup is over: each player has placed {each} statues, and one more costs an action (`place`)",
    where="SETUP-2",
)


@SETUP_3.check(on=Setup, during=IN_PLAY)
def setup_is_not_over(state: State, seat: int, action: Setup, options: Options) -> Breach:
    return {"each": options.setup_each}


@SETUP_3.check(on=Setup, during=(UNSURE,))
def player_has_one_to_set_up(state: State, seat: int, action: Setup, options: Options) -> Breach:
    return None if sets_up(state, seat) else {"each": options.setup_each}


@SETUP_3.check(on=Misnamed, during=IN_PLAY)
def misnamed_setup_is_over_too(state: State, seat: int, action: Misnamed, options: Options) -> Breach:
    return {"each": options.setup_each} if action.verb == "setup" else None
