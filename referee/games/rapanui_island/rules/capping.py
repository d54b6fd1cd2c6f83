"""Capping a moai with a pukao (dossier 4.5, CAP).

Order: a pukao is left (CAP-1), the path (transport.py, named by its own codes), a bare moai there
(CAP-3), own transporter (CAP-4), rested (CAP-5), rivals' gains (gains.py), tiles behind `with`, an
exchange is possible (CAP-6), tiring (TIRE-1, CAP-7). The exchange is an action of its own:
exchange.py.
"""

from __future__ import annotations

from .book import rule

CAP_1 = rule(
    "MA-CAP-1",
    "P3.2",
    "A pukao is left",
    "A pukao is taken from the stock when it is carried.",
    "no pukao is left",
)
CAP_2 = rule(
    "MA-CAP-2",
    "P3.2",
    "The chain of a pukao",
    "A pukao is carried from the pukao quarry like a moai from the crater.",
    "a pukao is carried like a moai",
)
CAP_3 = rule(
    "MA-CAP-3",
    "P3.2",
    "A bare moai there",
    "A pukao goes onto any moai of the space that has none, whoever erected it and in whatever round.",
    {
        "none": "no moai stands on {space}",
        "capped": "the moai on {platform} has its pukao",
        "round": "at this table a moai is capped in a later round than it was erected in",
        "unknown": "the board has no space {space}",
    },
)
CAP_4 = rule(
    "MA-CAP-4",
    "P3.2",
    "An own transporter at the moai",
    "An own transporter stands on the space of the moai.",
    {
        "none": "{player} has no transporter on {space}",
        "rival": "{space} is {owner}'s: {player} has no transporter there",
        "figure": "{player}'s {figure} is not on {space}",
    },
)
CAP_5 = rule(
    "MA-CAP-5",
    "P3.2",
    "A rested transporter at the moai",
    "At least one of the own transporters there is not tired.",
    "{player}'s figures on {space} are tired",
)
CAP_6 = rule(
    "MA-CAP-6",
    "P3.2",
    "An exchange must be possible",
    "A moai is capped only if some offering that is there can be paid, with what is played in this turn.",
    {
        "few": "{player} has {owned}, and the exchange needs {number}",
        "piles": "{player} has {owned}, which pays for no offering that is left",
    },
)
CAP_7 = rule(
    "MA-CAP-7",
    "P3.2",
    "Capping tires",
    "The figure that caps lies down, unless it is the chief.",
    {
        "none": "{player}'s figure on {space} tires by capping",
        "many": "one figure tires, the one that capped, not {number}",
        "other": "the {right} capped, so the {right} tires, not the {written}",
    },
)
