"""The numbers that a log may claim, by name and by place. What they count is in quantities.py."""

from __future__ import annotations

from ..cards import CARD_NAMES, OFFERING_NAMES

QUANTITIES = (
    "total",
    "wood",
    "glory",
    "moai",
    "priests",
    "woodcutters",
    "cards",
    "offerings",
    "woodpoints",
    "pile",
    *(f"{kind}-supply" for kind in OFFERING_NAMES),
    *OFFERING_NAMES,
    *(f"{kind}-gatherers" for kind in OFFERING_NAMES),
    *(f"{kind}-stone" for kind in OFFERING_NAMES),
    "hand",
    "stone",
)
TOTAL, WOOD, GLORY, MOAI_SHOWN, PRIESTS, WOODCUTTERS, CARDS_OWNED, OFFERINGS, WOODPOINTS, PILE = range(10)
FISH_SUPPLY, FISH_HELD, FISH_GATHERERS, FISH_STONE, HAND = 10, 14, 18, 22, 26
"""The first of four numbers, one for each kind, in the order of the kinds; then the cards in hand."""

STONE = HAND + 1
PLAIN_WORDS = {
    "total": "point{s} in total",
    "priests": "priest{s}",
    "woodcutters": "woodcutter{s}",
    "cards": "offering card{s}",
    "offerings": "point{s} for offerings",
    "woodpoints": "point{s} for wood",
    "pile": "card{s} in the pile",
    "hand": "card{s} in hand",
    "stone": "card{s} on the stone",
    **{f"{kind}-supply": f"{kind} in the supply" for kind in OFFERING_NAMES},
    **{f"{kind}-gatherers": f"{kind} hunter-gatherer{{s}}" for kind in OFFERING_NAMES},
    **{f"{kind}-stone": f"{kind} on the stone" for kind in OFFERING_NAMES},
}
OF_TABLE = (
    "pile",
    "stone",
    *(f"{kind}-{place}" for place in ("supply", "stone") for kind in OFFERING_NAMES),
)
PRIEST_CARD, WOODCUTTER_CARD, FISH_CARD = (
    CARD_NAMES.index(name) for name in ("priest", "woodcutter", "fish")
)
