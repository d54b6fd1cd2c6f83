"""The frame of a turn: whose it is, in which order its steps come, and that none is missing."""

from __future__ import annotations

from referee.core.acts import Misnamed, NotAnAction, Resign, TurnEnds
from referee.core.rule import Again, Breach, Notice, Seat

from ..actions import Draw, Extra, Offer, Take
from ..cards import HIDDEN
from ..options import Options
from ..state.offering_round import must_lay_extra
from ..state.state import (
    ALWAYS,
    CHOOSE,
    DONE,
    DRAW,
    EXTRA,
    FILL,
    IN_TURN,
    OFFER,
    START,
    THE_EXTRA,
    State,
    comes_later,
)
from ..voice import VOICE
from .book import DEEDS, PLAYING, left_out, rule

NOTE_3 = rule(
    "KO-NOTE-3",
    "LOG",
    "Only existing names",
    "Players are named as in the header, columns are 1 to 4, and rulings are those of the game.",
    {
        "stranger": "{name} is not a player of this game{hint}",
        "unknown": "there is no {what} {word}",
    },
)


@NOTE_3.check(on=Misnamed, during=ALWAYS)
def name_exists(state: State, seat: int, action: Misnamed, options: Options) -> Breach:
    if action.what in ("card", "offering") or (action.verb == "draw" and action.word.isalpha()):
        return None
    return {"case": "unknown", "what": VOICE.term(action.what), "word": VOICE.term(action.word)}


TURN_1 = rule(
    "KO-TURN-1",
    "FLOW S3-E",
    "Turns go clockwise",
    "The players take turns clockwise from the start player; nobody is skipped and nobody plays "
    "twice in a row.",
    "it is {due}'s turn, not {player}'s",
)


@TURN_1.check(on=DEEDS, during=(START, DONE))
def player_is_in_turn(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat == state.active or (state.acted and state.phase == START) or tells_own(state, seat, action):
        return None
    return {"due": Seat(state.active), "player": Seat(seat)}


def tells_own(state: State, seat: int, action: object) -> bool:
    """A player may write what he himself offers in a round, or takes in an evaluation."""
    if isinstance(action, Offer):
        return state.phase == OFFER and {giver for giver, _, _ in action.offered} == {seat}
    if not isinstance(action, Take) or state.phase == START:
        return False
    return {taker for taker, _, _ in action.shares} == {seat}


TURN_4 = rule(
    "KO-TURN-4",
    "FLOW",
    "Only the active player buys, plays, boxes and draws",
    "The other players act only in offering rounds and evaluations. These are written on the active "
    "player's line, but what a player offers, or takes in an evaluation, may be on a line of that player.",
    "{due}'s turn is not over, so {player} cannot do this",
)


@TURN_4.check(on=DEEDS, during=(START, OFFER, EXTRA, DRAW, FILL, CHOOSE))
def player_is_active(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat == state.active or (state.phase == START and not state.acted) or tells_own(state, seat, action):
        return None
    if state.meddled == (seat, state.done):
        return Again()
    return {"due": Seat(state.active), "player": Seat(seat)}


TURN_2 = rule(
    "KO-TURN-2",
    "FLOW",
    "The steps of a turn come in order",
    "The steps of a turn: buy (optional), play or box, offer if a moai was built, draw, evaluate.",
    {
        "draw": "{player} draws before playing a card",
        "twice": "{player} has already played in this turn",
        "take": "nothing has been evaluated yet",
        "deed": "`{text}` is not a step of a turn",
        "extra": "no extra card is due here",
        "resigned": "{player} gives up, but the rules know no giving up: the game goes on, or is "
        "unfinished",
    },
)


@TURN_2.check(on=Resign, during=IN_TURN)
def nobody_gives_up(state: State, seat: int, action: Resign, options: Options) -> Breach:
    """The table may stop whenever it likes, but nobody wins by it."""
    return Notice(case="resigned", player=Seat(seat))


@TURN_2.check(on=Draw, during=(START,))
def drawing_comes_after_playing(state: State, seat: int, action: Draw, options: Options) -> Breach:
    """If no card is played in the whole turn, it is missing (KO-PLAY-1) and not only late."""
    if state.unsure or not comes_later(state, PLAYING):
        return None
    return {"case": "draw", "player": Seat(seat)}


@TURN_2.check(on=PLAYING, during=(OFFER, EXTRA, DRAW, FILL, CHOOSE, DONE))
def playing_happens_once(state: State, seat: int, action: object, options: Options) -> Breach:
    """What could not be read may have been anything but a second card played."""
    return None if state.unsure and not state.to_draw else {"case": "twice", "player": Seat(seat)}


@TURN_2.check(on=Take, during=(START,))
def evaluation_comes_after_playing(state: State, seat: int, action: Take, options: Options) -> Breach:
    return None if state.unsure else {"case": "take"}


@TURN_2.check(on=Take, during=(OFFER, EXTRA, DRAW))
def evaluation_comes_last(state: State, seat: int, action: Take, options: Options) -> Breach:
    """A step that is nowhere in the turn is missing, and not only late."""
    late = (Offer, Extra, Draw) if state.phase == OFFER else (Extra, Draw) if state.phase == EXTRA else Draw
    return {"case": "take"} if not (state.unsure or state.drawn) and comes_later(state, late) else None


@TURN_2.check(on=Extra, during=(START, DRAW, FILL, CHOOSE, DONE))
def extra_card_belongs_to_a_round(state: State, seat: int, action: Extra, options: Options) -> Breach:
    """Other rules report it if no moai was built, or one when all supplies were empty."""
    if state.unsure or not state.built or state.extra_laid or state.skipped & THE_EXTRA:
        return None
    none_left = state.built and not any(state.supply) and state.phase == DRAW and not state.drawn
    return None if none_left and HIDDEN not in action.kinds else {"case": "extra"}


@TURN_2.check(on=NotAnAction, during=IN_TURN)
def deed_is_a_step(state: State, seat: int, action: NotAnAction, options: Options) -> Breach:
    return {"case": "deed", "text": action.text}


TURN_3 = rule(
    "KO-TURN-3",
    "FLOW S2 S3",
    "No step of a turn is missing",
    "Playing (or boxing), drawing and the evaluation are compulsory. A turn is over when all of them "
    "are written.",
    "{player} has not drawn: {number} {number|card is|cards are} missing",
)


@TURN_3.check(on=TurnEnds, during=(DRAW,))
def something_was_drawn(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return left_out(state, not state.drawn, _not_drawn(state))


@TURN_3.check(on=TurnEnds, during=(EXTRA,), when=lambda options: not options.extra_compulsory)
def something_is_drawn_without_extra(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return left_out(state, True, _not_drawn(state))


@TURN_3.check(on=Take, during=(DRAW, EXTRA))
def something_is_drawn_before_evaluating(state: State, seat: int, action: Take, options: Options) -> Breach:
    if state.phase == EXTRA and must_lay_extra(state, options):
        return None
    return None if state.unsure or state.drawn or comes_later(state, Draw) else _not_drawn(state)


def _not_drawn(state: State) -> dict[str, object]:
    return {"player": Seat(state.active), "number": state.to_draw}
