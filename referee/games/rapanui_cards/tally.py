"""The final table: what is asked about it, and how a state is written down as one."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.final_table import TallyPlan, TallyQuestion
from referee.forms.seats import quoted

from .actions import Display, FinalTable, Glory, Owns, Stone, Wood
from .cards import CARDS
from .offerings import Four
from .options import Options
from .scoring.scoring import standing
from .state.state import OVER, State
from .voice import VOICE

TABLE = -1
MOAI_WORD = "moai"
NO_MOAI = "none"


def tally_plan(players: Sequence[str]) -> TallyPlan:
    """The stone, and what each player has that is worth something."""
    stone = VOICE.say(
        "tally.stone", "How many cards of each kind are on the stone? For example: fish 4, grain 2"
    )
    asked = [TallyQuestion(stone, "stone: {}", counts=True)]
    glory_words = VOICE.say("tally.glory-words", "glory, glory point, glory points, point, points")
    moai_words = VOICE.say("tally.moai-words", "moai, moais")
    wood_words = VOICE.say("tally.wood-words", "wood, wood token, wood tokens")
    for player in players:
        name = quoted(player)
        glory = VOICE.say(
            "tally.glory", "How many glory points does {player} have in tokens?", player=player
        )
        moai = VOICE.say(
            "tally.moai", "How many moai are on the table in front of {player}?", player=player
        )
        wood = VOICE.say("tally.wood", "How much wood does {player} have?", player=player)
        cards = VOICE.say(
            "tally.offerings",
            "Which offering cards does {player} still have? For example: fish 3, berry 1",
            player=player,
        )
        asked += [
            TallyQuestion(glory, f"glory {name}: {{}}", number=True, units=glory_words),
            TallyQuestion(
                moai,
                f"display {name}: {{}}",
                times=MOAI_WORD,
                units=moai_words,
                none=f"display {name}: {NO_MOAI}",
            ),
            TallyQuestion(wood, f"wood {name}: {{}}", number=True, units=wood_words),
            TallyQuestion(cards, f"owns {name}: {{}}", counts=True),
        ]
    return TallyPlan(tuple(asked), above=("position: end",))


def last_table(state: State, options: Options) -> list[tuple[int, object]] | None:
    """The lines of the final table, each with the seat that says it. None while cards are unknown."""
    exact = standing(state, options).exact
    if state.phase != OVER or exact is None:
        return None
    lines: list[tuple[int, object]] = [(TABLE, FinalTable())]
    if any(exact.stone):
        lines.append((TABLE, Stone(_counts(exact.stone))))
    for player in range(state.players):
        cards = tuple(card for card in CARDS for _ in range(state.display[player][card]))
        lines += [(TABLE, Glory(player, state.glory[player])), (TABLE, Wood(player, state.wood[player]))]
        if cards:
            lines.append((TABLE, Display(player, cards)))
        if any(exact.holdings[player]):
            lines.append((TABLE, Owns(player, _counts(exact.holdings[player]))))
    return lines


def _counts(numbers: Four) -> tuple[tuple[int, int], ...]:
    return tuple((kind, number) for kind, number in enumerate(numbers) if number)
