"""The rules, in the order in which an action is judged by them."""

from __future__ import annotations

from referee.core.acts import UNFINISHED, Misnamed, NotAnAction, Resign, Result, Seating
from referee.core.rule import Breach, RuleBook, Seat
from referee.forms.folding import fold

from .table import BOTH_REST, HOME_FIRST, OVER, PLAY, Options, Paddle, Rest, State

BOOK: RuleBook[State, Options] = RuleBook("CR")
FARTHEST = 3
DEEDS = (Paddle, Rest, Misnamed, NotAnAction, Resign)

PLAYERS = BOOK.rule(
    "CR-PLAYERS-1",
    title="Two players",
    law="Two players with different names race, and every line belongs to one of them.",
    says={
        "count": "two canoes race, and the header names {number} of them",
        "name": "both players are called {name}",
        "stranger": "{name} does not race here: the players are {players[0]} and {players[1]}{hint}",
    },
)


@PLAYERS.check(on=Seating)
def two_players(state: State, seat: int, action: Seating, options: Options) -> Breach:
    names = [player.name for player in action.players]
    if len(names) != 2:
        return {"case": "count", "number": len(names)}
    return {"case": "name", "name": names[0]} if fold(names[0]) == fold(names[1]) else None


TURN = BOOK.rule(
    "CR-TURN-1",
    title="One action a turn, by turns",
    law="The player named first begins. The players take turns, with one action each, until the race ends.",
    says={
        "turn": "it is {due}'s turn, not {player}'s",
        "more": "{player} has acted in this turn already",
        "over": "the race was over after turn {turn}",
    },
)


@TURN.check(on=DEEDS, during=(PLAY,))
def by_turns(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat != state.to_act:
        return {"case": "turn", "due": Seat(state.to_act), "player": Seat(seat)}
    return {"case": "more", "player": Seat(seat)} if state.done else None


@TURN.check(on=DEEDS, during=(OVER,))
def still_racing(state: State, seat: int, action: object, options: Options) -> Breach:
    assert state.ended is not None
    return {"case": "over", "turn": state.ended.turn}


WORD = BOOK.rule(
    "CR-WORD-1",
    title="Paddle or rest",
    law="A player paddles to a bay of the island, or rests, and does nothing else.",
    says={
        "bay": "{word} is not a bay; the bays are b0 to b12",
        "deed": "a player paddles or rests; nobody may `{text}`",
        "resign": "nobody gives up a race: rest instead",
    },
)


@WORD.check(on=(Misnamed, NotAnAction, Resign))
def known_deed(
    state: State, seat: int, action: Misnamed | NotAnAction | Resign, options: Options
) -> Breach:
    if isinstance(action, Misnamed):
        return {"case": "bay", "word": action.word}
    return {"case": "resign"} if isinstance(action, Resign) else {"case": "deed", "text": action.text}


STRIDE = BOOK.rule(
    "CR-PADDLE-1",
    title="One to three bays on",
    law="A canoe is paddled one, two or three bays on, and not beyond the last one.",
    says={
        "far": "b{end} is not one, two or three bays on from b{start}",
        "beyond": "the race ends in b{home}; b{end} lies beyond it",
    },
)


@STRIDE.check(on=Paddle)
def one_to_three(state: State, seat: int, action: Paddle, options: Options) -> Breach:
    if action.bay > options.home:
        return {"case": "beyond", "home": options.home, "end": action.bay}
    bays = action.bay - state.bays[seat]
    return None if 0 < bays <= FARTHEST else {"case": "far", "start": state.bays[seat], "end": action.bay}


ECHO = BOOK.rule(
    "CR-PADDLE-2",
    title="Not as far as the other",
    law="A canoe does not go as many bays as the other canoe went in the turn before.",
    says="{other} just went as many bays: {bays}",
)


@ECHO.check(on=Paddle)
def not_as_far(state: State, seat: int, action: Paddle, options: Options) -> Breach:
    bays = action.bay - state.bays[seat]
    return {"other": Seat(1 - seat), "bays": bays} if bays == state.stride else None


BERTH = BOOK.rule(
    "CR-PADDLE-3",
    title="One canoe in a bay",
    law="A canoe does not land in a bay in which the other canoe lies.",
    says="the canoe of {other} lies in b{bay}",
)


@BERTH.check(on=Paddle, when=lambda options: not options.shared_bays)
def bay_is_free(state: State, seat: int, action: Paddle, options: Options) -> Breach:
    other = 1 - seat
    return {"other": Seat(other), "bay": action.bay} if action.bay == state.bays[other] else None


HOME = BOOK.rule(
    "CR-END-1",
    title="First in the last bay wins",
    law="The race ends when a canoe comes to the last bay, and its player wins. It does not end before, "
    "unless both players rest.",
    says={
        "early": "the race is not over: the canoes lie in b{first} and b{second}",
        "wrong": "{winner} was first in the last bay: `home-first {counts}`",
    },
)


@HOME.check(on=Result)
def won_at_home(state: State, seat: int, action: Result, options: Options) -> Breach:
    if state.ended is None and action.winners != UNFINISHED:
        return {"case": "early", "first": state.bays[0], "second": state.bays[1]}
    return _wrong(state, action, HOME_FIRST)


CALLED_OFF = BOOK.rule(
    "CR-END-2",
    title="Two rests call the race off",
    law="When both players rest, one right after the other, the race ends. The canoe that is ahead wins; "
    "if neither is, it is a draw.",
    says={
        "wrong": "both players rested, and {winner} was ahead: `both-rest {counts}`",
        "draw": "both players rested side by side: `draw both-rest {counts}`",
    },
)


@CALLED_OFF.check(on=Result)
def won_by_the_lead(state: State, seat: int, action: Result, options: Options) -> Breach:
    return _wrong(state, action, BOTH_REST)


def _wrong(state: State, action: Result, reason: int) -> Breach:
    """What the result of a race that ended this way should be, if the log says something else."""
    ended = state.ended
    if ended is None or ended.reason != reason:
        return None
    winners = () if ended.winner is None else (ended.winner,)
    if (
        action.winners == winners
        and action.reason in (None, reason)
        and action.counts in (None, tuple(state.bays))
    ):
        return None
    counts = "-".join(map(str, state.bays))
    if ended.winner is None:
        return {"case": "draw", "counts": counts}
    return {"case": "wrong", "winner": Seat(ended.winner), "counts": counts}
