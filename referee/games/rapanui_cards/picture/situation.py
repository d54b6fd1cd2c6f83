"""What the report of a fault says about the table: the player in turn, and what that player has."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import CARD_NAMES, HIDDEN, of_kind
from ..state.state import OVER, SETUP, State
from ..voice import VOICE


def situation(state: State, action: object, players: Sequence[str]) -> tuple[str, ...]:
    """What the report of a fault says about the table: the player in turn, and what that player has."""
    if state.phase in (SETUP, OVER):
        return ()
    seat = state.active
    fronts = ", ".join(_cards(column[-1:]) for column in state.columns)
    return (
        VOICE.say(
            "situation.player",
            "{player} has {wood} wood, in hand {hand}",
            player=players[seat],
            wood=state.wood[seat],
            hand=_counted(state.hand[seat]),
        ),
        VOICE.say("situation.fronts", "fronts {cards}", cards=fronts),
    )


def _cards(cards: Sequence[int]) -> str:
    said = " ".join("?" if card == HIDDEN else f"{VOICE.term(CARD_NAMES[card])}" for card in cards)
    return said or VOICE.say("picture.empty", "empty")


def _counted(counts: Sequence[int]) -> str:
    said = ", ".join(str(of_kind(n, card)) for card, n in enumerate(counts) if n)
    return said or VOICE.say("picture.empty", "empty")
