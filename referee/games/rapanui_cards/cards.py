"""The cards: seven kinds, four of them hunter-gatherers named after what they gather."""

from __future__ import annotations

from referee.speech.values import Count

from .voice import VOICE

WOODCUTTER, PRIEST, MOAI = range(3)
GATHERERS = range(3, 7)
CARD_NAMES = ("woodcutter", "priest", "moai", "fish", "berry", "potato", "grain")
OFFERING_NAMES = CARD_NAMES[3:]
CARDS = range(len(CARD_NAMES))
FIRST_GATHERER = 3
HIDDEN = -1
"""A card that the scribe did not see."""


CARD = VOICE.noun("card")
OFFERING_CARD = VOICE.noun("offering card")
OFFERING, COLUMN = VOICE.noun("offering"), VOICE.noun("column")
_SEVERAL = ("woodcutters", "priests", "moai", "fish", "berries", "potatoes", "grain")
_KINDS = tuple(VOICE.term(one, many) for one, many in zip(CARD_NAMES, _SEVERAL, strict=True))


def cards_of(number: int) -> Count:
    """`1 card`, `2 cards`."""
    return Count(number, CARD)


def of_kind(number: int, card: int) -> Count:
    """`1 woodcutter`, `2 woodcutters`."""
    return Count(number, _KINDS[card])


def offering_cards(number: int) -> Count:
    """`1 offering card`, `2 offering cards`."""
    return Count(number, OFFERING_CARD)


def offering_of(card: int) -> int:
    """The offering that a hunter-gatherer gathers."""
    return card - FIRST_GATHERER


def gatherer_of(offering: int) -> int:
    return offering + FIRST_GATHERER
