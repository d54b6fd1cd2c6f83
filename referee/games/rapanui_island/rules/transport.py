"""Phase 3: turns and paths (dossier 4.4 and 4, point 5, first half).

Order: number of items (TURN-1 for a pass after a transport, TURN-2), item at hand (ROUND-2, PATH-7,
CAP-1 in capping.py), start (PATH-1), first broken step (PATH-2), first empty space (PATH-3), revisits
and the other quarry (PATH-5, PATH-6), left half-way (PATH-4). A turn without transport or pass:
TURN-1 on TurnEnds.
"""

from __future__ import annotations

from .book import rule

TURN_1 = rule(
    "MA-TURN-1",
    "P3",
    "Transport or pass",
    "Every turn of phase 3 is one transport or a pass; tiles and purchases only go along with it.",
    {
        "neither": "{player} has neither carried anything nor passed",
        "both": "{player} has carried something in this turn, so there is no passing",
        "deed": "`{text}` is nothing that a player does in phase 3",
    },
)
TURN_2 = rule(
    "MA-TURN-2",
    "P3",
    "One transport a turn",
    "A turn carries one moai or one pukao; neither rest nor the chief adds another.",
    "{player} has carried {what} in this turn already",
)
ROUND_2 = rule(
    "MA-ROUND-2",
    "FIN-R P3.1",
    "Moai that were not erected go back",
    "At the end of a round they return to the stock; none is kept.",
    "{player}'s {size} moai of the last round went back to the stock",
)
PATH_7 = rule(
    "MA-PATH-7",
    "P3.1",
    "An own moai of this round",
    "Only a moai of that size that the player took in this round and has not erected can be carried.",
    "{player} has no {size} moai to carry: {held}",
)
PATH_1 = rule(
    "MA-PATH-1",
    "P3",
    "The right start",
    "Moai leave from the crater, pukao from the pukao quarry.",
    "a {what} leaves from {right}, not from {written}",
)
PATH_2 = rule(
    "MA-PATH-2",
    "P3",
    "An unbroken path",
    "Each space of a path shares a side with the one before.",
    {
        "gap": "{one} and {two} share no side",
        "unknown": "the board has no space {space}",
    },
)
PATH_3 = rule(
    "MA-PATH-3",
    "P3 P3.1",
    "A transporter on every space",
    "On each space of a path stands a transporter of any player, tired or not, or a grey figure.",
    "nobody stands on {space}",
)
PATH_5 = rule(
    "MA-PATH-5",
    "P3",
    "No space twice",
    "A path is a chain of different spaces.",
    "{space} is used twice",
)
PATH_6 = rule(
    "MA-PATH-6",
    "P1.3",
    "Through the other quarry",
    "A moai may pass through the pukao quarry and a pukao through the crater; nobody is paid there.",
    "at this table no {what} passes through {space}",
)
PATH_4 = rule(
    "MA-PATH-4",
    "P3.1 P3.2",
    "A path ends with erecting or capping",
    "Nothing is left on the way.",
    "a {what} is not left on {space}: it is carried to its platform or not at all",
)
