"""Face-down cards in hindsight: where they were laid, and what is known about them now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.core.rule import Past

from ..actions import Offer
from ..cards import HIDDEN, OFFERING_NAMES
from ..scoring.possibilities import hidden_kinds
from ..scoring.scoring import four, told_stone
from ..state.state import State
from ..voice import VOICE


def laid(turn: int, builder: int, kind: int | None = None) -> Past:
    """The face-down card of a turn; with a kind, as if the kind had been written there at once."""
    if kind is None:
        return Past(turn, Offer, VOICE.say("past.face-down", "the face-down card was laid here"))
    note = VOICE.say(
        "past.face-down-as",
        "the face-down card was laid here; the log says {kind}",
        kind=VOICE.term(OFFERING_NAMES[kind]),
    )
    return Past(turn, Offer, note, _written_as(builder, kind))


def _written_as(builder: int, kind: int) -> Callable[[Offer], Offer]:
    def known(offer: Offer) -> Offer:
        return Offer(
            tuple(
                (giver, kind if giver == builder and card == HIDDEN else card, is_open)
                for giver, card, is_open in offer.offered
            )
        )

    return known


def hindsight(state: State) -> Sequence[Past]:
    """The cards that were revealed later, or that can only be of one kind given what is known at the
    end.
    """
    known = [laid(turn, builder, kind) for turn, builder, kind in state.revealed]
    for builder, by_turn in enumerate(hidden_kinds(state.purses, four(state.stone), told_stone(state))):
        for turn, kinds in by_turn.items():
            if len(kinds) == 1:
                known.append(laid(turn, builder, min(kinds)))
    return known
