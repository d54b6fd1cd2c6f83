"""The end of the game, and what the log may say about it."""

from __future__ import annotations

from referee.core.acts import DRAW, UNFINISHED, Result
from referee.core.rule import Breach, Seat

from ..actions import Begins, FinalTable, Pass
from ..options import Options
from ..scoring import ALL_FIRED, ENDINGS, ONE_LEFT, RESIGNED, end_of, moment, pending_end
from ..state import ALWAYS, BEFORE_PLAY, OVER, POSITION, State
from ..voice import VOICE
from .book import BOOK, EVERYTHING_AND_RESIGNING
from .setup import SETUP_2

END_3 = BOOK.rule(
    "EI-END-3",
    title="Nothing after the end",
    law="Once the game is over, nobody acts again. Even the second action of the turn that ended it is "
    "not taken.",
    says={
        "one-left": "the game was over after {when}: {loser} had one statue left",
        "none-left": "the game was over after {when}: neither player had two statues left",
        "all-fired": "the game was over after {when}: all tokens had fired",
        "resigned": "the game was over after {when}: {loser} had resigned",
        "given": "the game is already over in this position (statues on the island: {first} to "
        "{second}; tokens spent: {spent})",
    },
    where="END-1",
)


@END_3.check(on=Pass, during=(OVER,))
def no_turn_after_the_end(state: State, seat: int, action: Pass, options: Options) -> Breach:
    """The rest of the last turn may be passed; another turn may not even be a pass."""
    spare = seat == state.to_act and not state.passed
    return None if spare else game_is_on(state, seat, action, options)


@END_3.check(on=EVERYTHING_AND_RESIGNING, during=(OVER,))
def game_is_on(state: State, seat: int, action: object, options: Options) -> Breach:
    ended = state.ended
    assert ended is not None
    if not ended.turn:
        return _given_end(state)
    case = ENDINGS[ended.reason]
    facts = {"turn": ended.turn, "action": ended.action, "reason": case}
    when = moment(ended.turn, ended.action)
    if ended.winner is None:
        return facts | {"case": "none-left", "when": when}
    return facts | {"case": case, "when": when, "loser": Seat(1 - ended.winner)}


@END_3.check(on=Begins, during=BEFORE_PLAY)
def given_game_is_on(state: State, seat: int, action: Begins, options: Options) -> Breach:
    return None if pending_end(state, options, turn_over=True) is None else _given_end(state)


def _given_end(state: State) -> Breach:
    first, second = state.standing
    return {"case": "given", "first": first, "second": second, "spent": state.spent_count}


END_4 = BOOK.rule(
    "EI-END-4",
    title="No early end",
    law="A game is won only when a player has one statue left or when every token has fired. A log may "
    "simply stop: the game is then unfinished, which is not a violation.",
    says="the game is not over: statues on the island: {first} {first_count}, {second} {second_count}; "
    "tokens fired: {spent} of {tokens}",
    where="END",
)


@END_4.check(on=Result, during=ALWAYS)
def game_is_over(state: State, seat: int, action: Result, options: Options) -> Breach:
    if action.winners == UNFINISHED or end_of(state, options) is not None:
        return None
    return _not_over(state, options)


@END_4.check(on=FinalTable, during=(POSITION,))
def final_table_is_an_end(state: State, seat: int, action: FinalTable, options: Options) -> Breach:
    return _not_over(state, options) if pending_end(state, options, turn_over=True) is None else None


def _not_over(state: State, options: Options) -> Breach:
    return {
        "first": Seat(0),
        "second": Seat(1),
        "first_count": state.standing[0],
        "second_count": state.standing[1],
        "spent": state.spent_count,
        "tokens": 2 * options.tokens_each,
    }


END_1 = BOOK.rule(
    "EI-END-1",
    title="One statue left ends the game at once",
    law="Once the setup is over, the game ends as soon as a ray leaves a player with a single statue on "
    "the island. It ends in mid-turn, whoever fired, and whatever is in reserve.",
    says={
        "reason": "the game ended because {loser} had one statue left, but the log says `{written}`",
        "few": "a game ends as soon as one player has a single statue on the island, so these numbers are "
        "impossible: {first} to {second}",
    },
    where="END-1",
)


@END_1.check(on=Result, during=ALWAYS)
def one_left_is_named(state: State, seat: int, action: Result, options: Options) -> Breach:
    written = _wrong_reason(state, action, options, ONE_LEFT)
    if written is None:
        return None
    loser = 0 if state.standing[0] <= 1 else 1
    return {"case": "reason", "loser": Seat(loser), "written": VOICE.term(written)}


@END_1.check(on=FinalTable, during=(POSITION,))
def one_player_has_one_left(state: State, seat: int, action: FinalTable, options: Options) -> Breach:
    """A ray destroys one statue at most, so that the other player has two or more."""
    few = min(state.standing) == 0 or max(state.standing) == 1
    if not options.end_at_once or not few:
        return None
    return {"case": "few", "first": state.standing[0], "second": state.standing[1]}


END_2 = BOOK.rule(
    "EI-END-2",
    title="The last token ends the game",
    law="When all sixteen tokens have fired and both players still have at least two statues, the game "
    "is over.",
    says="the game ended because all {tokens} tokens had fired, but the log says `{written}`",
    where="RARE",
)


@END_2.check(on=Result, during=ALWAYS)
def all_fired_is_named(state: State, seat: int, action: Result, options: Options) -> Breach:
    written = _wrong_reason(state, action, options, ALL_FIRED)
    return None if written is None else {"tokens": 2 * options.tokens_each, "written": VOICE.term(written)}


def _wrong_reason(state: State, action: Result, options: Options, reason: int) -> str | None:
    """The reason that the log gives, if it differs from the true reason of the end."""
    ended = state.ended if action.winners == UNFINISHED else end_of(state, options)
    if ended is None or ended.reason != reason:
        return None
    if action.winners == UNFINISHED:
        return "unfinished"
    if action.reason is None or action.reason == reason:
        return None
    return ENDINGS[action.reason]


RESULT_4 = BOOK.rule(
    "EI-RESULT-4",
    title="There is no draw",
    law="Every game that has ended has exactly one winner. Only a table that waits for the end of the turn "
    "(the ruling end-check) may find that neither player has two statues left.",
    says="there is no draw in Easter Island: {winner} wins",
    where="END RARE-HEADING",
)


@RESULT_4.check(on=Result, during=ALWAYS)
def somebody_wins(state: State, seat: int, action: Result, options: Options) -> Breach:
    ended = end_of(state, options)
    if ended is None or ended.winner is None or not _is_draw(action):
        return None
    return {"winner": Seat(ended.winner)}


def _is_draw(action: Result) -> bool:
    """Whether a result names nobody, or both: then only the rule against draws is reported."""
    return action.winners == DRAW or len(action.winners) > 1


RESULT_1 = BOOK.rule(
    "EI-RESULT-1",
    title="A player with one statue left loses",
    law="The player who is down to one statue loses, even if their own ray did it.",
    says={
        "one-left": "{loser} has one statue left, so {winner} wins",
        "resigned": "{loser} resigned, so {winner} wins",
        "none": "neither player has two statues left, so nobody wins",
    },
    where="END-2",
)


@RESULT_1.check(on=Result, during=ALWAYS)
def survivor_wins(state: State, seat: int, action: Result, options: Options) -> Breach:
    ended = end_of(state, options)
    if ended is None or ended.reason not in (ONE_LEFT, RESIGNED) or action.winners == UNFINISHED:
        return None
    if action.winners == (DRAW if ended.winner is None else (ended.winner,)):
        return None
    if ended.winner is None:
        return {"case": "none"}
    if _is_draw(action):
        return None
    return {
        "case": ENDINGS[ended.reason],
        "winner": Seat(ended.winner),
        "loser": Seat(1 - ended.winner),
    }


RESULT_2 = BOOK.rule(
    "EI-RESULT-2",
    title="When all tokens have fired, more statues on the island win",
    law="When every token has fired, the player with more statues on the island wins. "
    "The reserve does not count.",
    says="{winner} wins with {most} statues on the island to {least}",
    where="RARE",
)


@RESULT_2.check(on=Result, during=ALWAYS)
def majority_wins(state: State, seat: int, action: Result, options: Options) -> Breach:
    if not _wrong_winner(state, action, options, "EI-RESULT-2"):
        return None
    return {
        "winner": Seat(int(state.standing[1] > state.standing[0])),
        "most": max(state.standing),
        "least": min(state.standing),
    }


RESULT_3 = BOOK.rule(
    "EI-RESULT-3",
    title="If the numbers are equal, the last player to place a statue wins",
    law="When every token has fired and both players have equally many statues, the player who placed a "
    "statue last wins. The setup counts, and the statue need not have survived.",
    says="both players have {each} statues, and {winner} was the last to place one, so {winner} wins",
    where="RARE-LAST",
)


@RESULT_3.check(on=Result, during=ALWAYS)
def last_placer_wins(state: State, seat: int, action: Result, options: Options) -> Breach:
    if not _wrong_winner(state, action, options, "EI-RESULT-3"):
        return None
    ended = end_of(state, options)
    assert ended is not None and ended.winner is not None
    return {"each": state.standing[0], "winner": Seat(ended.winner)}


@SETUP_2.check(on=FinalTable, during=(POSITION,))
def last_placer_is_told(state: State, seat: int, action: FinalTable, options: Options) -> Breach:
    """If all depends on who placed last, the position has to say it."""
    ended = pending_end(state, options, turn_over=True)
    tie = ended is not None and ended.decided_by == RESULT_3.code
    return {"case": "placer", "each": state.standing[0]} if tie and state.said_last is None else None


def _wrong_winner(state: State, action: Result, options: Options, rule: str) -> bool:
    ended = end_of(state, options)
    if ended is None or action.winners == UNFINISHED:
        return False
    return ended.decided_by == rule and action.winners != (ended.winner,) and not _is_draw(action)


RESULT_5 = BOOK.rule(
    "EI-RESULT-5",
    title="The counts in the result are right",
    law="The result may give each player's number of statues, the older player's first. These are the "
    "statues on the island.",
    says="the numbers of statues on the island are {right}, not {written}",
    where="END-ARITHMETIC",
)


@RESULT_5.check(on=Result, during=ALWAYS)
def counts_are_right(state: State, seat: int, action: Result, options: Options) -> Breach:
    right = tuple(state.standing) if state.ended is None else state.ended.standing
    if action.counts is None or action.counts == right:
        return None
    return {"right": "-".join(map(str, right)), "written": "-".join(map(str, action.counts)), "also": ()}
