"""The end of a round and of the game, the score, and what a log may say of it (dossier 4.8).

Order of a result: END-3 (in mid-round), END-1 and END-2 (the end is not due, or due), then SCORE-6
and SCORE-7. A wrong claim breaks the rule that `claim_rule` names. END-4 stands in turns.py, ROUND-2
in transport.py, ROUND-4 in headings.py.
"""

from __future__ import annotations

from referee.core.acts import UNFINISHED, NotAnAction, Result
from referee.core.log_rules import CLAIM_WRONG, excess
from referee.core.quick import DOUBT
from referee.core.rule import Breach, Rule, Seat

from ..options import Options
from ..scoring.scoring import (
    CARVERS,
    FAVOUR_POINTS,
    LEFT,
    ORDINARY,
    OTHERS,
    TABLET,
    TIRED,
    TRANSPORTERS,
    VILLAGERS,
    total,
    winners,
)
from ..state.state import IN_PLAY, IN_ROUND, OVER, PLACE, SETUP, State
from .book import BOOK, rule
from .headings import END_1, END_2, end_facts, is_round_start

ROUND_1 = rule(
    "MA-ROUND-1",
    "FIN-R",
    "Figures come home",
    "At the end of a round villagers, sorcerers and chiefs return to their owners and are rested. The "
    "grey figures stay.",
    "all figures came home rested at the end of the round: {player} has {right} {units}, not {claimed}: "
    "{too}",
)
ROUND_3 = rule(
    "MA-ROUND-3",
    "FIN-R",
    "Erected moai and pukao stay",
    "Erected moai and the pukao on them stay for the rest of the game.",
    "erected moai and pukao stay where they are: `{text}` cannot be done",
)


@ROUND_3.check(on=NotAnAction, during=IN_ROUND)
def moai_stays(state: State, seat: int, action: NotAnAction, options: Options) -> Breach:
    text = action.text.lower()
    taken_off = text.startswith(("remove", "take", "move")) and ("moai" in text or "pukao" in text)
    return {"text": action.text} if taken_off else None


END_3 = rule(
    "MA-END-3",
    "END",
    "Only after a full round",
    "The game never ends in the middle of a round, even with every platform taken.",
    "round {round} is not over, so the game is not over either",
)


@END_3.check(on=Result, during=(SETUP, *IN_PLAY))
def round_is_over(state: State, seat: int, action: Result, options: Options) -> Breach:
    if action.winners == UNFINISHED or (state.phase == PLACE and is_round_start(state)):
        return None
    return {"round": state.round}


@END_1.check(on=Result, during=(PLACE,))
def end_is_due(state: State, seat: int, action: Result, options: Options) -> Breach:
    if action.winners == UNFINISHED or state.players == 2:
        return None
    return end_facts(state, options, "early")


@END_2.check(on=Result, during=(PLACE,))
def end_of_two_is_due(state: State, seat: int, action: Result, options: Options) -> Breach:
    if action.winners == UNFINISHED or state.players != 2:
        return None
    return end_facts(state, options, "early")


@END_1.check(on=Result, during=(OVER,))
def end_is_named(state: State, seat: int, action: Result, options: Options) -> Breach:
    due = action.winners == UNFINISHED and state.players > 2 and not state.final
    return end_facts(state, options, "ended") if due else None


@END_2.check(on=Result, during=(OVER,))
def end_of_two_is_named(state: State, seat: int, action: Result, options: Options) -> Breach:
    due = action.winners == UNFINISHED and state.players == 2 and not state.final
    return end_facts(state, options, "ended") if due else None


SCORE_1 = rule(
    "MA-SCORE-1",
    "SCO",
    "Offerings",
    "The values of all the player's offerings count, including outstanding offerings.",
    "{player} has {right} {units}, not {claimed}: {too}",
)
SCORE_2 = rule(
    "MA-SCORE-2",
    "SCO",
    "Resources",
    "Each resource that a player has left is worth 1 point.",
    "{player} scores {right} for resources, not {claimed}: {too}",
)
SCORE_3 = rule(
    "MA-SCORE-3",
    "SCO TAB 1ST",
    "The tablet",
    "A tablet that was not used is worth 3 points.",
    "{player} scores {right} for the tablet, not {claimed}: {too}",
)
SCORE_4 = rule(
    "MA-SCORE-4",
    "SCO",
    "The favour tile",
    "The favour tile is worth 3 points to its holder.",
    "{player} scores {right} for favour, not {claimed}: {too}",
)
SCORE_5 = rule(
    "MA-SCORE-5",
    "SCO",
    "Nothing else scores",
    "Moai, pukao, improvements and other tiles are worth nothing.",
    "only offerings, resources, the tablet and favour score points: {player} has no points for anything "
    "else, not {claimed}",
)
SCORE_6 = rule(
    "MA-SCORE-6",
    "SCO",
    "The highest total wins",
    "The player with the highest total wins.",
    {
        "winner": "{winners} {winners|wins|win}; the totals are {totals}",
        "total": "{player}'s total is {right}, not {written}: {too}",
        "count": "the result has {written} totals for {right} players",
    },
)
SCORE_7 = rule(
    "MA-SCORE-7",
    "SCO",
    "Ties are shared",
    "Players with equal highest totals win together; there is no tie-breaker.",
    "{winners} share the victory; the totals are {totals}",
)


@SCORE_6.check(on=Result, during=(OVER,))
def totals_are_right(state: State, seat: int, action: Result, options: Options) -> Breach:
    if action.counts and len(action.counts) != state.players:
        return {"case": "count", "written": len(action.counts), "right": state.players}
    wrong = []
    for player, written in enumerate(action.counts or ()):
        right = total(state, player)
        if written != right:
            facts = {
                "case": "total",
                "player": Seat(player),
                "right": right,
                "written": written,
                "too": excess(written - right),
            }
            wrong.append(facts)
    return wrong[0] | {"also": tuple(wrong[1:])} if wrong else None


@SCORE_7.check(on=Result, during=(OVER,))
def tie_is_shared(state: State, seat: int, action: Result, options: Options) -> Breach:
    best = winners(state)
    named = action.winners
    broken = named != UNFINISHED and len(best) > 1 and set(named) < set(best)
    return winner_facts(state) if broken else None


@SCORE_6.check(on=Result, during=(OVER,))
def winner_is_right(state: State, seat: int, action: Result, options: Options) -> Breach:
    if action.winners == UNFINISHED or set(action.winners) == set(winners(state)):
        return None
    return winner_facts(state) | {"case": "winner"}


@BOOK.screen(Result, OVER, of=(totals_are_right, tie_is_shared, winner_is_right))
def result_is_right(state: State, seat: int, action: Result, options: Options) -> Breach:
    """All three at one look, with the totals added up once."""
    totals = [total(state, player) for player in range(state.players)]
    if action.counts and list(action.counts) != totals:
        return DOUBT
    best = max(totals)
    named, right = action.winners, {player for player, points in enumerate(totals) if points == best}
    return None if named == UNFINISHED or set(named) == right else DOUBT


def winner_facts(state: State) -> dict[str, object]:
    best = winners(state)
    return {
        "winners": tuple(map(Seat, best)),
        "totals": "-".join(str(total(state, seat)) for seat in range(state.players)),
    }


CLAIMS = {
    ORDINARY: SCORE_1,
    ORDINARY + 1: SCORE_1,
    LEFT: SCORE_2,
    TABLET: SCORE_3,
    FAVOUR_POINTS: SCORE_4,
    OTHERS: SCORE_5,
}


def claim_rule(state: State, quantity: int, claimed: int, right: int) -> Rule:
    """The rule that a wrong number breaks, by what it counts and when it is claimed."""
    new_round = state.phase == PLACE and is_round_start(state)
    if new_round and quantity in (TIRED, VILLAGERS, CARVERS, TRANSPORTERS):
        return ROUND_1
    return CLAIMS.get(quantity, CLAIM_WRONG)
