"""The final table: what is asked about it, and how a state is written down as one."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.final_table import TallyPlan, TallyQuestion

from .actions import FinalTable, HasLost, HasStatue, HasStatues, HasToken, HasTokens, PlacedLast
from .options import Options
from .scoring import RESIGNED, last_placer
from .state import State
from .voice import VOICE

TABLE = -1


def tally_plan(players: Sequence[str]) -> TallyPlan:
    """How many statues stand. If nobody is down to one: how many tokens have fired, and who placed last."""
    statues = [
        TallyQuestion(
            VOICE.say("tally.statues", "How many statues does {player} have on the island?", player=player),
            f"{player}: has {{}} statues",
            number=True,
            units=VOICE.say("tally.statue-words", "statue, statues, moai, moais"),
            required=True,
        )
        for player in players
    ]
    fired = [
        TallyQuestion(
            VOICE.say(
                "tally.spent",
                "How many of {player}'s sun tokens have fired?",
                player=player,
            ),
            f"{player}: has {{}} spent",
            number=True,
            units=VOICE.say("tally.token-words", "token, tokens, sun token, sun tokens"),
            required=True,
            when=_nobody_is_down_to_one,
        )
        for player in players
    ]
    last = TallyQuestion(
        VOICE.say("tally.last", "Who placed a statue last?"),
        "{}: placed last",
        name=True,
        required=True,
        when=_numbers_are_equal,
    )
    return TallyPlan((*statues, *fired, last), below=("position: end",))


def _nobody_is_down_to_one(state: State) -> bool:
    return min(state.standing) > 1


def _numbers_are_equal(state: State) -> bool:
    all_fired = not any(state.hand)
    return _nobody_is_down_to_one(state) and all_fired and state.standing[0] == state.standing[1]


def last_table(state: State, options: Options) -> list[tuple[int, object]] | None:
    """The lines of the final table, each with the seat that says it. None if the game did not end by a
    ray.
    """
    if state.ended is None or state.ended.reason == RESIGNED:
        return None
    lines = [(seat, action) for seat in (0, 1) for action in _pieces(state, seat)]
    placer = last_placer(state, options)
    if placer is not None:
        lines.append((placer, PlacedLast()))
    return [*lines, (TABLE, FinalTable())]


def _pieces(state: State, seat: int) -> list[object]:
    """The statues in the order in which they were placed, the tokens, and the losses of a player."""
    points = sorted(state.statues(seat), key=lambda point: state.placed_order[point])
    told: list[object] = [HasStatue(point, state.facing[point], state.number[point]) for point in points]
    if state.somewhere[seat]:
        told = [HasStatues(state.standing[seat])]
    for face, astray in ((0, len(state.astray[seat])), (1, state.spent_somewhere[seat])):
        suns = state.tokens(seat, bool(face))
        told += [HasTokens(len(suns) + astray, face)] if astray else [HasToken(sun, face) for sun in suns]
    return [*told, HasLost(state.lost[seat])] if state.lost[seat] else told
