"""Ahu tiles and the tablet (dossier 4.6 and 4, point 2): owned, then the moment, then the effect.

Order for a tile by its own verb: the tablet (FIRST-2, TAB-1, TAB-3, TAB-4), whose turn (AHU-2), owned
(AHU-3 for one spent in an earlier round, else AHU-1), then the moment and the effect of that tile; a
tablet at a wrong moment is TAB-2. Tiles behind `with` are judged by erecting.py and capping.py, with
these rules.
"""

from __future__ import annotations

from .book import rule

TAB_1 = rule(
    "MA-TAB-1",
    "TAB",
    "The own tablet, once",
    "The tablet is discarded when it is used.",
    "{player} has used the tablet already",
)
TAB_3 = rule(
    "MA-TAB-3",
    "TAB",
    "Tablet and luxury",
    "The Spanish rulebook forbids to copy luxury; by the French one the copy serves one capping.",
    "the tablet cannot copy luxury",
)
TAB_4 = rule(
    "MA-TAB-4",
    "TAB SCO",
    "Tablet and favour",
    "Favour has no power to play, so there is nothing to copy.",
    "favour is worth something at the end only; there is nothing for the tablet to copy",
)
AHU_2 = rule(
    "MA-AHU-2",
    "AHU",
    "In the own turn",
    "Tiles are played in the own turn; reconversion and helping-hand also between the steps.",
    {
        "turn": "it is {due}'s turn, so {player} cannot play {tile}",
        "passed": "{player} has passed and has no turn any more",
    },
)
AHU_3 = rule(
    "MA-AHU-3",
    "AHU",
    "Spent tiles leave",
    "A tile that was played goes to the box, but for luxury and favour.",
    "{player}'s {tile} was spent in round {round} and does not come back",
)
AHU_1 = rule(
    "MA-AHU-1",
    "AHU",
    "An own tile",
    "Only a tile that was taken when erecting, or drafted, and is not spent yet can be played.",
    "{player} has no {tile} tile",
)
TAB_2 = rule(
    "MA-TAB-2",
    "TAB",
    "Copy and play at once",
    "The tablet copies any tile, wherever it is, when that tile itself could be played.",
    "the tablet copies {tile} only when {tile} itself could be played",
)
AHU_4 = rule(
    "MA-AHU-4",
    "AHU",
    "As many as wished",
    "There is no limit on holding or playing tiles, be it several on one act.",
    "at this table one bonus tile is played on a moai, not {number}",
)
REST_1 = rule(
    "MA-REST-1",
    "AHU-rest",
    "Rest",
    "In phase 3, in the own turn, one tired own transporter stands up where it is.",
    {
        "phase": "rest is played in phase 3",
        "rested": "no tired figure is on {space}",
        "moved": "rest raises a figure where it is and does not move it",
        "rival": "the figure on {space} is {owner}'s",
        "unknown": "the board has no space {space}",
    },
)
BARTER_1 = rule(
    "MA-BARTER-1",
    "AHU-barter",
    "Barter: what is given",
    "Exactly three resources that one owns; in the Spanish rulebook all of one kind.",
    {
        "number": "barter gives 3 resources, not {number}",
        "owned": "{player} has {owned}, not {given}",
        "kind": "barter gives three resources of one kind, not {given}",
    },
)
BARTER_2 = rule(
    "MA-BARTER-2",
    "AHU-barter",
    "Barter: what is got",
    "Exactly three resources; in the Spanish rulebook three of one other kind. Excess of a track is lost.",
    {
        "number": "barter gets 3 resources, not {number}",
        "kind": "barter gets three resources of one other kind, not {got}",
    },
)
ECON_1 = rule(
    "MA-ECON-1",
    "AHU-economy",
    "Economy",
    "Only with a capping: the exchange costs two resources instead of four; one tile is enough.",
    {
        "when": "economy is played with a capping: write it behind the pukao, `with economy`",
        "twice": "a second economy does not lower the price any more",
        "four": "at this table all four resources have to be owned, and {player} has {number}",
    },
)
ECON_2 = rule(
    "MA-ECON-2",
    "AHU-economy",
    "Economy on an axe",
    "With economy an axe costs two unlike resources.",
    "an axe costs two unlike resources with economy, not {spent}",
)
OPUL_1 = rule(
    "MA-OPUL-1",
    "AHU-opulence",
    "Opulence",
    "Only at the gain of an own erection: three more resources of the same kinds.",
    {
        "when": "opulence is played at the gain of an own erection",
        "amount": "opulence gives {right} more, so {player} gains {due}, not {written}",
    },
)
SUPP_1 = rule(
    "MA-SUPP-1",
    "AHU-supplement",
    "Supplement",
    "Only at the gain of an own erection: two more resources of the same kinds.",
    {
        "when": "supplement is played at the gain of an own erection",
        "amount": "supplement gives {right} more, so {player} gains {due}, not {written}",
    },
)
LUX_1 = rule(
    "MA-LUX-1",
    "AHU-luxury",
    "Luxury",
    "Its holder may take, at each capping, an outstanding offering of the kind paid for in "
    "place of the other.",
    {
        "none": "{player} has no luxury tile, so outstanding offerings cannot be taken",
        "both": "the outstanding offering comes in place of the ordinary one, not with it",
        "artist": "at this table artist does not reach outstanding offerings",
        "economy": "at this table economy does not reach outstanding offerings",
        "played": "luxury is not played: its holder may take outstanding offerings from now on",
    },
)
LUX_2 = rule(
    "MA-LUX-2",
    "AHU-luxury",
    "While stocks last",
    "Only outstanding offerings that are still there; of two of a kind the top one.",
    {
        "empty": "no outstanding {kind} is left",
        "top": "the top outstanding {kind} is worth {right}, not {written}",
    },
)
FAV_1 = rule(
    "MA-FAV-1",
    "AHU-favour SCO",
    "Favour",
    "Favour cannot be played; it is kept and counts at the end.",
    "favour is kept for the end and cannot be played",
)
