"""The cards: seven kinds, four of them hunter-gatherers named after what they gather."""

from __future__ import annotations

WOODCUTTER, PRIEST, MOAI = range(3)
GATHERERS = range(3, 7)
CARD_NAMES = ("woodcutter", "priest", "moai", "fish", "berry", "potato", "grain")
OFFERING_NAMES = CARD_NAMES[3:]
CARDS = range(len(CARD_NAMES))
FIRST_GATHERER = 3
HIDDEN = -1
"""A card that the scribe did not see."""


def cards_of(number: int) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} card{'' if number == 1 else 's'}"


def offering_cards(number: int) -> str:
    """`1 offering card`, `2 offering cards`."""
    return f"{number} offering card{'' if number == 1 else 's'}"


def offering_of(card: int) -> int:
    """The offering that a hunter-gatherer gathers."""
    return card - FIRST_GATHERER


def gatherer_of(offering: int) -> int:
    return offering + FIRST_GATHERER
