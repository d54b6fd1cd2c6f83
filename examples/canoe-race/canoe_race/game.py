"""The words of the game, its score, and the one value that Referee asks for."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.acts import TurnEnds, shell_forms
from referee.core.game import Game, ScoreLine, ScoreSheet, Share
from referee.core.habits import Habits
from referee.forms.phrase import Form, Slot, Words

from .rules import BOOK
from .table import ENDINGS, HOME_FIRST, Options, Paddle, Rest, State, paddle, rest, start, turn_ends

BAY = Words("bay", [f"b{bay}" for bay in range(13)], well_formed=lambda word: word[1:].isdigit())
FORMS = (
    Form("paddle", Paddle, Slot("bay", BAY)),
    Form("rest", Rest),
    *shell_forms(Words("ending", ENDINGS), Words("quantity", ("bays",))),
)


def score(state: State, options: Options, players: Sequence[str]) -> ScoreSheet:
    lines = [
        ScoreLine(seat, "CR-PADDLE-1", "bays", bays, shares=(Share(0),))
        for seat, bays in enumerate(state.bays)
    ]
    if state.ended is None:
        return ScoreSheet("unfinished", "the race is not over", lines=tuple(lines))
    reason, winner, turn = state.ended
    home = reason == HOME_FIRST
    rule = "CR-END-1" if home else "CR-END-2"
    ahead = "neither canoe is ahead" if winner is None else f"{players[winner]} is ahead"
    return ScoreSheet(
        status=ENDINGS[reason],
        how=f"{players[winner or 0]} came to the last bay" if home else f"both players rested, and {ahead}",
        over=True,
        winners=() if winner is None else (winner,),
        decided_by=rule,
        ended_by=rule,
        ended_at=f"turn {turn}",
        lines=tuple(lines),
    )


GAME = Game(
    name="canoe-race",
    book=BOOK,
    start=start,
    effects={Paddle: paddle, Rest: rest, TurnEnds: turn_ends},
    forms=FORMS,
    score=score,
    options=Options,
    as_played={Paddle: paddle, Rest: rest},
    nouns={"BAY": "a bay (b1 to b12)"},
    habits=Habits(stops=frozenset({Rest})),
)
