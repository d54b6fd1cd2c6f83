"""What the box holds, by number: resources, offerings, tiles, improvements, figures, moai."""

from __future__ import annotations

from typing import NamedTuple

from referee.speech.say import Wording
from referee.speech.values import Count, Series, Term

from .board.board import OFFERINGS, RESOURCES
from .voice import VOICE

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
COLOURS = {"green": "turtle", "blue": "dolphin", "yellow": "moray", "red": "octopus"}
"""The pieces of each totem have one colour."""

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
MOST_IN_PARTS = 6
PARTS: dict[Amounts, tuple[tuple[int, int], ...]] = {
    (reed, egg, wood, pearl): tuple([each for each in enumerate((reed, egg, wood, pearl)) if each[1]])
    for reed in range(MOST_IN_PARTS + 1)
    for egg in range(MOST_IN_PARTS + 1 - reed)
    for wood in range(MOST_IN_PARTS + 1 - reed - egg)
    for pearl in range(MOST_IN_PARTS + 1 - reed - egg - wood)
}
"""The kinds and numbers of which usual amounts consist: those of up to six resources."""


class Gain(NamedTuple):
    """What the log says that a player booked, and for which space if it says so."""

    seat: int
    amounts: Amounts
    space: str = ""


NOTHING = VOICE.phrase("nothing", "nothing")
RESOURCE = VOICE.noun("resource")
_RESOURCES = tuple(
    VOICE.term(name, name if kind == WOOD else f"{name}s") for kind, name in enumerate(RESOURCE_NAMES)
)


def amounts_text(amounts: Amounts) -> Series | Wording:
    """`3 eggs and 1 wood`, for messages."""
    counts = [Count(number, _RESOURCES[kind]) for kind, number in enumerate(amounts) if number]
    return Series(counts) if counts else NOTHING


def amount_written(amounts: Amounts) -> Series:
    """`egg 3 wood 1`, as in a log."""
    items = [(kind, number) for kind, number in enumerate(amounts) if number]
    return Series((_written(_RESOURCES[kind], number) for kind, number in items), " ")


def _written(kind: Term, number: int) -> Wording:
    return VOICE.phrase("amount.written", "{kind} {number}", kind=kind, number=number)


def figures(number: int, kind: int) -> Count:
    """`1 villager`, `4 villagers`."""
    return Count(number, VOICE.term(FIGURE_NAMES[kind], f"{FIGURE_NAMES[kind]}s"))


def offering_name(kind: int) -> Term | Wording:
    """`hen`, `outstanding hen`."""
    name = VOICE.term(OFFERING_NAMES[kind % OUTSTANDING])
    return name if kind < OUTSTANDING else VOICE.phrase("outstanding", "outstanding {kind}", kind=name)


_STOCK = (
    VOICE.noun("small moai", "small moai"),
    VOICE.noun("medium moai", "medium moai"),
    VOICE.noun("large moai", "large moai"),
    VOICE.term("pukao"),
)


def stock_name(thing: int) -> Term:
    """`small moai`, `pukao`: what is in stock, by its number there."""
    return _STOCK[thing]


def sized(size: int) -> dict[str, object]:
    """Facts about a moai: its size, and both words as a noun, whose order is that of the language."""
    return {"size": VOICE.term(SIZE_NAMES[size]), "moai": stock_name(size)}
