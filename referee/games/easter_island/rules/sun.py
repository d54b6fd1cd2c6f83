"""Action 2: a sun token is laid. (That it then stays, EI-SUN-5, is judged among the turns.)"""

from __future__ import annotations

from referee.core.rule import Breach, Seat

from ..actions import HasToken, HasTokens, Sun
from ..board import EMPTY, sun_name
from ..options import Options
from ..state import BEFORE_PLAY, PLAYING, State
from ..voice import VOICE
from .book import BOOK, DOUBT

SUN_3 = BOOK.rule(
    "EI-SUN-3",
    title="The player's own token",
    law="A player lays only their own sun tokens.",
    says="{player} cannot lay one of {owner}'s tokens",
    where="ACTION-2",
)


@SUN_3.check(on=Sun, during=PLAYING, extra=True)
def token_is_ones_own(state: State, seat: int, action: Sun, options: Options) -> Breach:
    if action.owner is not None and action.owner != seat:
        return {"player": Seat(seat), "owner": Seat(action.owner)}
    return None


SUN_4 = BOOK.rule(
    "EI-SUN-4",
    title="A token is laid ready",
    law="A token is laid with its sun hidden, ready to fire later; it is never laid as spent.",
    says="a token is laid ready, with its sun hidden, but this one was laid spent",
    where="ACTION-2",
)


@SUN_4.check(on=Sun, during=PLAYING, extra=True)
def token_is_ready(state: State, seat: int, action: Sun, options: Options) -> Breach:
    return {} if action.spent else None


def token_may_lie_there(state: State, seat: int, action: Sun | HasToken, options: Options) -> Breach:
    return None if state.hand[seat] > 0 and state.token[action.sun] == EMPTY else DOUBT


SUN_2 = BOOK.rule(
    "EI-SUN-2",
    title="Eight tokens each",
    law="A player lays at most eight sun tokens in a game; firing does not give one back.",
    says={
        "laid": "{player} has already laid all {each} sun tokens",
        "many": "{player} has {each} sun tokens in all, not {number}",
    },
    where="PIECES",
)


@SUN_2.check(on=(Sun, HasToken), during=(*BEFORE_PLAY, *PLAYING), screen=token_may_lie_there)
def hand_has_a_token(state: State, seat: int, action: object, options: Options) -> Breach:
    if state.hand[seat] <= 0:
        return {"case": "laid", "player": Seat(seat), "each": options.tokens_each}
    return None


@SUN_2.check(on=HasTokens, during=BEFORE_PLAY)
def hand_had_the_tokens(state: State, seat: int, action: HasTokens, options: Options) -> Breach:
    if action.count <= state.hand[seat]:
        return None
    number = options.tokens_each - state.hand[seat] + action.count
    return {"case": "many", "player": Seat(seat), "each": options.tokens_each, "number": number}


SUN_1 = BOOK.rule(
    "EI-SUN-1",
    title="A free sun position",
    law="A token is laid on a position where no token lies, ready or spent, of either player.",
    says="{owner}'s {face} token already lies on {sun}",
    where="ACTIONS-2-5 RAY",
)


@SUN_1.check(on=(Sun, HasToken), during=(*BEFORE_PLAY, *PLAYING), screen=token_may_lie_there)
def position_is_free(state: State, seat: int, action: Sun | HasToken, options: Options) -> Breach:
    owner = state.token[action.sun]
    if owner == EMPTY:
        return None
    face = VOICE.term("spent" if state.spent[action.sun] else "ready")
    return {"owner": Seat(owner), "face": face, "sun": sun_name(action.sun)}
