"""Phase 2: reconversion, reinforcement, carving, and the helping hand after it (dossier 4.3).

Order: a tile is owned (tiles.py) before its moment and its effect are looked at: RECON-1, RECON-2;
REINF-1, REINF-2; HAND-1, HAND-4, HAND-2, HAND-3. Carving (4, point 4): CARVE-3, CARVE-4, CARVE-2,
CARVE-6, CARVE-5, then CARVE-7 under its ruling. Whose turn it is: CARVE-1 in frame.py.
"""

from __future__ import annotations

from .book import rule

RECON_1 = rule(
    "MA-RECON-1",
    "AHU-reconversion",
    "Reconversion: the moment",
    "Reconversion is played after the totems have moved and before its player carves.",
    {
        "early": "reconversion waits until the new order is fixed",
        "carved": "{player} has carved, so it is too late for reconversion",
        "others": "at this table reconversion is played before anybody carves",
        "late": "reconversion is played in phase 2, not in phase 3",
    },
)
RECON_2 = rule(
    "MA-RECON-2",
    "AHU-reconversion",
    "Reconversion: where to",
    "The sorcerer goes into any column, slots do not matter, or onto an island space that is free or own.",
    {
        "rival": "{space} is closed: {owner}'s transporter stands there",
        "grey": "{space} is the {what}, where only the grey figure stands",
        "unknown": "the board has no space {space}",
        "column": "the moai quarry has columns 1, 2 and 3, and no column {column}",
        "star": "the sorcerer leaves the turn track by reconversion",
        "again": "{player}'s sorcerer has left the turn track in this round already",
    },
)
REINF_1 = rule(
    "MA-REINF-1",
    "AHU-reinforcement",
    "Reinforcement: the moment",
    "Reinforcement is played in the own carving turn, before moai are taken.",
    {
        "phase": "reinforcement is played when carving",
        "carved": "{player} has taken the moai already",
    },
)
REINF_2 = rule(
    "MA-REINF-2",
    "AHU-reinforcement AHU",
    "Reinforcement: the effect",
    "It counts as one more carver in a column, for this carving only; there is no figure to move later.",
    {
        "column": "the moai quarry has columns 1, 2 and 3, and no column {column}",
        "virtual": "a virtual carver is no figure and cannot be moved",
    },
)
CARVE_3 = rule(
    "MA-CARVE-3",
    "P2.2",
    "Nothing without column 1",
    "Without a carver in column 1 there is no moai.",
    "{player} has no carver in column 1, so no moai can be taken",
)
CARVE_4 = rule(
    "MA-CARVE-4",
    "P2.2",
    "A gap in column 2 stops at small",
    "Without a carver in column 2 there are only small moai, whatever stands in column 3.",
    "{player} has no carver in column 2, so only small moai can be taken, not {size}",
)
CARVE_2 = rule(
    "MA-CARVE-2",
    "P2.2 P1.2",
    "What the carvers allow",
    "A small moai takes a carver of column 1, a medium one another of column 2, a large one "
    "a third of column 3.",
    {
        "large": "{player} has no carver in column 3, so no large moai can be taken",
        "chief": "at this table the chief under column {column} carves only a moai of that size",
    },
)
CARVE_6 = rule(
    "MA-CARVE-6",
    "P2.2",
    "One moai for each carver",
    "A carver serves one moai only.",
    "{player}'s carvers ({carvers} in columns 1, 2, 3) do not suffice for {taken}",
)
CARVE_5 = rule(
    "MA-CARVE-5",
    "P2.2",
    "Stock and substitution",
    "Nobody takes more of a size than is in stock; a smaller moai stands in for a larger "
    "one, never the reverse.",
    "only {number} {size} moai are in stock, and {player} takes {taken}",
)
CARVE_7 = rule(
    "MA-CARVE-7",
    "P2.2",
    "Taking less is allowed",
    "A player may take fewer or smaller moai than the carvers allow.",
    {
        "less": "{player} could take {most} moai and takes {number}",
        "all": "at this table everything is taken: {player} can take {most} moai, not {number}",
    },
)
HAND_1 = rule(
    "MA-HAND-1",
    "AHU-hand",
    "Helping hand: the moment",
    "It is played when all moai of the round are taken: between the phases, or in an own turn of phase 3.",
    {
        "early": "helping-hand waits until everybody has carved",
        "passed": "{player} has passed",
        "turn": "it is {due}'s turn, so {player} cannot play helping-hand now",
        "first": "at this table helping-hand is played up to the first turn of phase 3",
    },
)
HAND_4 = rule(
    "MA-HAND-4",
    "AHU-hand P1.3",
    "Helping hand: the chief",
    "The chief can be moved only if the improvement is built.",
    {
        "built": "{player} has not built *chief*, so the chief waits in the village",
        "quarry": "at this table the chief is moved from the quarry only",
    },
)
HAND_2 = rule(
    "MA-HAND-2",
    "AHU-hand",
    "Helping hand: whom",
    "It moves one own carver from the quarry, used or not, or the own chief.",
    {
        "island": "helping-hand moves a carver from the quarry, not a figure from {space}",
        "none": "{player} has no {figure} in {place}",
        "sorcerer": "at this table helping-hand does not move the sorcerer",
    },
)
HAND_3 = rule(
    "MA-HAND-3",
    "AHU-hand",
    "Helping hand: where to",
    "The figure goes to an island space that is free or own, not to the crater or the pukao quarry.",
    {
        "rival": "{space} is closed: {owner}'s transporter stands there",
        "grey": "{space} is the {what}, where only the grey figure stands",
        "unknown": "the board has no space {space}",
    },
)
