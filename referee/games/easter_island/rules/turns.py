"""Turns: whose it is, and how many actions it holds."""

from __future__ import annotations

from referee.core.acts import Misnamed, NotAnAction, TurnEnds
from referee.core.rule import Breach, Notice, Seat

from ..actions import Begins, Pass, ShiftToken, TakeToken
from ..options import Options
from ..state import BEFORE_PLAY, OPENING, PLAY, PLAYING, UNSURE, State, comes_too_early, is_opening, sets_up
from .book import BOOK, DEEDS, DOUBT, GIVEN, PLACING, PLACING_VERBS

FIRST_2 = BOOK.rule(
    "EI-FIRST-2",
    title="The older player takes the first turn",
    law="The first turn after the setup belongs to the older player.",
    says="{older} is the older player and takes the first turn, not {player}",
    where="PLAY",
)


@FIRST_2.check(on=(*DEEDS, Pass), during=(OPENING,))
def older_opens(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat != state.to_act:
        return {"older": Seat(state.to_act), "player": Seat(seat)}
    return None


@FIRST_2.check(on=(*DEEDS, Pass), during=(UNSURE,))
def older_opens_after_all(state: State, seat: int, action: object, options: Options) -> Breach:
    if is_opening(state) and not _of_the_setup(state, seat, action):
        return older_opens(state, seat, action, options)
    return None


def _of_the_setup(state: State, seat: int, action: object) -> bool:
    """Whether a statue belongs to the setup, if the log does not show whether the setup is over."""
    verb = action.verb if isinstance(action, Misnamed) else ""
    return (isinstance(action, PLACING) or verb in PLACING_VERBS) and sets_up(state, seat)


def has_an_action_left(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat == state.to_act and state.done < options.turn_actions and not state.passed:
        return None
    return DOUBT


TURN_1 = BOOK.rule(
    "EI-TURN-1",
    title="Turns alternate, and only the player in turn acts",
    law="After the opening turn the players alternate. Nobody acts in the other player's turn, and "
    "nobody has two turns in a row.",
    says={
        "turn": "it is {due}'s turn, not {player}'s (both actions of a turn go on one line)",
        "begin": "turn {turn} is {due}'s: the older player has the odd-numbered turns",
    },
    where="PLAY-IMPLIED",
)


@TURN_1.check(on=Pass, during=(PLAY,))
@TURN_1.check(on=DEEDS, during=(PLAY,), screen=has_an_action_left)
def player_is_in_turn(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat != state.to_act:
        return {"case": "turn", "due": Seat(state.to_act), "player": Seat(seat)}
    return None


@TURN_1.check(on=(*DEEDS, Pass), during=(UNSURE,))
def player_is_in_turn_after_all(state: State, seat: int, action: object, options: Options) -> Breach:
    if is_opening(state) or _of_the_setup(state, seat, action):
        return None
    return player_is_in_turn(state, seat, action, options)


@TURN_1.check(on=Begins, during=BEFORE_PLAY)
def given_turn_is_the_players(state: State, seat: int, action: Begins, options: Options) -> Breach:
    due = 1 - action.turn % 2
    if seat != due:
        return {"case": "begin", "turn": action.turn, "due": Seat(due)}
    return None


TURN_2 = BOOK.rule(
    "EI-TURN-2",
    title="The opening turn has one action, not two",
    law="The first turn of the game is a single action.",
    says={
        "taken": "the opening turn has a single action, and {player} has taken it",
        "passed": "{player} has passed, so this turn is over",
    },
    where="PLAY",
)


@TURN_2.check(on=DEEDS, during=(OPENING,))
def opening_has_one_action(state: State, seat: int, action: object, options: Options) -> Breach:
    if state.done >= options.opening_actions:
        return {"case": "taken", "player": Seat(seat)}
    return nothing_follows_a_pass(state, seat, action, options)


@TURN_2.check(on=DEEDS, during=(UNSURE,))
def early_turn_has_one_action(state: State, seat: int, action: object, options: Options) -> Breach:
    """A turn in the middle of the setup is no opening turn: it is reported as what it is, and once."""
    if not is_opening(state) or _of_the_setup(state, seat, action) or comes_too_early(state):
        return None
    return opening_has_one_action(state, seat, action, options)


@TURN_2.check(on=Pass, during=(OPENING,))
def nothing_follows_a_pass(state: State, seat: int, action: object, options: Options) -> Breach:
    return {"case": "passed", "player": Seat(seat)} if state.passed else None


TURN_3 = BOOK.rule(
    "EI-TURN-3",
    title="The opening turn is not empty",
    law="The older player begins by taking one action; the opening turn cannot be passed.",
    says="{player} opens the game and must take one action",
    where="PLAY",
)


@TURN_3.check(on=Pass, during=(OPENING, UNSURE))
def opening_is_not_passed(state: State, seat: int, action: Pass, options: Options) -> Breach:
    if is_opening(state) and state.done < options.opening_least:
        return {"player": Seat(seat)}
    return None


TURN_4 = BOOK.rule(
    "EI-TURN-4",
    title="Two actions at most",
    law="A turn holds no more than two actions.",
    says={
        "taken": "{player} has already taken {most} actions in this turn",
        "passed": "{player} has passed, so this turn is over",
    },
    where="PLAY",
)


@TURN_4.check(on=DEEDS, during=(PLAY,), screen=has_an_action_left)
def turn_has_room(state: State, seat: int, action: object, options: Options) -> Breach:
    if state.done >= options.turn_actions:
        return {"case": "taken", "player": Seat(seat), "most": options.turn_actions}
    return nothing_follows_a_pass(state, seat, action, options)


TURN_4.check(on=Pass, during=(PLAY,))(nothing_follows_a_pass)

TURN_5 = BOOK.rule(
    "EI-TURN-5",
    title="Enough actions in a turn",
    law="The rulebook lets a player take two actions, and does not say that both must be taken: by "
    "default none, one or two are legal, and a short turn only gives a notice. A table may require more.",
    says={
        "none": "{player} took no action, but this table requires at least one in every turn",
        "too few": "{player} took {done} of the {least} actions that this table requires",
        "short": "{player} took {done} of {most} actions; write `pass` if that is what happened",
    },
    where="PLAY",
)


@TURN_5.check(on=Pass, during=(PLAY,))
def pass_leaves_enough_actions(state: State, seat: int, action: Pass, options: Options) -> Breach:
    if state.done < options.turn_least:
        return _too_few(state, seat, options)
    return None


@TURN_5.check(on=TurnEnds, during=(PLAY,))
def turn_had_enough_actions(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    if state.done >= options.turn_actions or state.passed or not state.acted or state.ended is not None:
        return None
    if state.done < options.turn_least:
        return _too_few(state, seat, options)
    return Notice(case="short", player=Seat(seat), done=state.done, most=options.turn_actions)


def _too_few(state: State, seat: int, options: Options) -> Breach:
    return {
        "case": "none" if options.turn_least == 1 else "too few",
        "player": Seat(seat),
        "done": state.done,
        "least": options.turn_least,
    }


SUN_5 = BOOK.rule(
    "EI-SUN-5",
    title="A token is never moved and never taken back",
    law="A sun token, ready or spent, stays where it was laid until the end of the game.",
    says="a sun token stays where it was laid",
    where="ACTION-2 RAY",
)


@SUN_5.check(on=(ShiftToken, TakeToken), during=PLAYING)
def token_stays(state: State, seat: int, action: object, options: Options) -> Breach:
    return {}


@SUN_5.check(on=Misnamed, during=PLAYING)
def misnamed_token_stays(state: State, seat: int, action: Misnamed, options: Options) -> Breach:
    return {} if action.verb in ("shift", "take") else None


TURN_6 = BOOK.rule(
    "EI-TURN-6",
    title="Only the five actions",
    law="The five actions are placing a statue, laying a sun token, pivoting, moving and firing. "
    "Nothing else can be done in a turn.",
    says={
        "deed": "`{text}` is not one of the five actions: place, sun, pivot, move, fire",
        "given": "a position is given before play begins, not in the middle of the game",
    },
    where="ACTIONS",
)


@TURN_6.check(on=NotAnAction, during=PLAYING)
def action_is_known(state: State, seat: int, action: NotAnAction, options: Options) -> Breach:
    return {"case": "deed", "text": action.text}


@TURN_6.check(on=GIVEN, during=PLAYING)
def position_is_not_given_in_play(state: State, seat: int, action: object, options: Options) -> Breach:
    return {"case": "given"}
