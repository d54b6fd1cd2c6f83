"""The final table: what is asked about it, and how a state is written down as one."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.final_table import TallyPlan, TallyQuestion
from referee.forms.seats import quoted

from .actions import FinalTable, Hand, Offerings, Resources, Tablet, Variant
from .options import Options
from .pieces import FAVOUR
from .state.queries import amounts_of
from .state.state import OVER, TABLET_NONE, State
from .voice import VOICE

TABLE = -1
FIRST_GAME = 0


def tally_plan(players: Sequence[str]) -> TallyPlan:
    """What each player has that is worth something, and who has the favour tile."""
    asked = []
    for player in players:
        name = quoted(player)
        offerings = VOICE.say(
            "tally.offerings",
            "Which offerings does {player} have, and what are they worth? "
            "For example: hen 8, outstanding boat 13",
            player=player,
        )
        resources = VOICE.say(
            "tally.resources",
            "Which resources does {player} have left? For example: reed 2, egg 1",
            player=player,
        )
        tablet = VOICE.say(
            "tally.tablet", "Is {player}'s tablet kept or used? Write kept or used", player=player
        )
        asked += [
            TallyQuestion(offerings, f"offerings {name}: {{}}"),
            TallyQuestion(resources, f"resources {name}: {{}}", counts=True),
            TallyQuestion(
                tablet,
                f"tablet {name}: {{}}",
                words=VOICE.say("tally.tablet-words", "kept, used"),
                required=True,
            ),
        ]
    favour = VOICE.say("tally.favour", "Who has the favour tile?")
    return TallyPlan(
        (*asked, TallyQuestion(favour, "hand {}: favour", name=True)), above=("position: end",)
    )


def last_table(state: State, options: Options) -> list[tuple[int, object]] | None:
    """The lines of the final table, each with the seat that says it. None if they cannot say it all."""
    if state.phase != OVER or any(state.tablet_favour):
        return None
    lines: list[tuple[int, object]] = [(TABLE, Variant(FIRST_GAME))] if state.first_game else []
    lines.append((TABLE, FinalTable()))
    for player in range(state.players):
        if state.offerings[player]:
            lines.append((TABLE, Offerings(player, tuple(state.offerings[player]))))
        if any(state.resources[player]):
            lines.append((TABLE, Resources(player, amounts_of(state, player))))
        if state.tablet[player] != TABLET_NONE:
            lines.append((TABLE, Tablet(player, state.tablet[player])))
        if state.hand[player][FAVOUR]:
            lines.append((TABLE, Hand(player, (FAVOUR,))))
    return lines
