"""What the box holds, by number: resources, offerings, tiles, improvements, figures, moai."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .board.board import OFFERINGS, RESOURCES

RESOURCE_NAMES = RESOURCES
REED, EGG, WOOD, PEARL = range(4)
KINDS = range(4)

OFFERING_NAMES = OFFERINGS
HUT, HEN, AXE, BOAT, NECKLACE = range(5)
OFFERING_KINDS = range(5)
OUTSTANDING = 5
"""Added to the kind of an offering that is one of the seven outstanding ones."""

SIZE_NAMES = ("small", "medium", "large")
SMALL, MEDIUM, LARGE = range(3)
SIZES = range(3)

TILE_NAMES = (
    "rest",
    "barter",
    "economy",
    "reinforcement",
    "opulence",
    "supplement",
    "luxury",
    "reconversion",
    "helping-hand",
    "favour",
)
(
    REST,
    BARTER,
    ECONOMY,
    REINFORCEMENT,
    OPULENCE,
    SUPPLEMENT,
    LUXURY,
    RECONVERSION,
    HELPING_HAND,
    FAVOUR,
) = range(10)
TILES = range(10)
TILE_COUNTS = (4, 4, 4, 4, 2, 2, 2, 3, 3, 1)
FIRST_GAME_COUNTS = (4, 4, 4, 4, 2, 2, 0, 0, 0, 1)
NO_TILE, UNKNOWN_TILE = -1, -2
"""On a platform: the tile is taken; nobody knows which tile lies there, since the position does not say it
or the line that did was refused."""
BY_TABLET = 16
"""Added to the kind of a tile that the tablet stands in for."""

IMPROVEMENT_NAMES = ("fervent", "artist", "popular", "chief")
FERVENT, ARTIST, POPULAR, CHIEF_BUILT = range(4)
IMPROVEMENTS = range(4)
PAID_IN = (REED, EGG, WOOD, PEARL)
"""The resource that each improvement costs."""

FIGURE_NAMES = ("villager", "sorcerer", "chief", "virtual")
VILLAGER, SORCERER, CHIEF, VIRTUAL = range(4)

TOTEMS = ("turtle", "dolphin", "moray", "octopus")
COLOURS = {"green": "turtle", "blue": "dolphin", "yellow": "moray", "red": "octopus", "eel": "moray"}
"""Other words for the totems; the pieces of each have one colour."""

ISLAND, QUARRY, STAR = range(3)


class Spot(NamedTuple):
    """Where a figure is put: an island space by its folded id, a column of the quarry, or a star.

    `number` is the column or the star, `slot` the slot of the column if one is named.
    """

    kind: int
    space: str = ""
    number: int = 0
    slot: int = 0


Amounts = tuple[int, int, int, int]
NONE: Amounts = (0, 0, 0, 0)


class Gain(NamedTuple):
    """What the log says that a player booked, and for which space if it says so."""

    seat: int
    amounts: Amounts
    space: str = ""


def amounts_text(amounts: Amounts) -> str:
    """`3 eggs and 1 wood`, for messages."""
    return listed([_counted(number, kind) for kind, number in enumerate(amounts) if number]) or "nothing"


def _counted(number: int, kind: int) -> str:
    return f"{number} {RESOURCE_NAMES[kind]}" if kind == WOOD else counted(number, RESOURCE_NAMES[kind])


def counted(number: int, thing: str) -> str:
    """`1 villager`, `4 villagers`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def listed(said: Sequence[str]) -> str:
    """`B2, B4 and C1`."""
    return ", ".join(said[:-1]) + " and " + said[-1] if len(said) > 1 else "".join(said)
