"""Improvements (dossier 4.7). Order of a purchase: IMPR-4, IMPR-3, IMPR-1, EXCH-5 (exchange.py), IMPR-2.

FERV-1 is judged with the gain of an erection, ART-1 with the exchange. IMPR-5 and IMPR-6 explain.
"""

from __future__ import annotations

from .book import rule

IMPR_4 = rule(
    "MA-IMPR-4",
    "IMP",
    "Each improvement once",
    "A player has one copy of each improvement.",
    "{player} has built {improvement} already",
)
IMPR_3 = rule(
    "MA-IMPR-3",
    "IMP",
    "Three improvements at most",
    "A player builds three of the four improvements at most.",
    "{player} has built three improvements, and a fourth is never allowed",
)
IMPR_1 = rule(
    "MA-IMPR-1",
    "IMP",
    "In the own turn",
    "Improvements are built at any moment of an own turn of any phase, the turn of passing included.",
    {
        "turn": "it is {due}'s turn, so {player} cannot build {improvement} now",
        "passed": "{player} has passed; the purchase comes before",
        "passing": "at this table nothing is bought or played in the turn of passing",
        "capping": "at this table nothing is bought between capping and exchange",
        "exchange": "then {player} could not pay the exchange that is due",
    },
)
IMPR_2 = rule(
    "MA-IMPR-2",
    "IMP-fervent IMP-artist",
    "The price of an improvement",
    "Fervent costs 2 reeds, artist 2 eggs, popular 2 wood, chief 3 pearls, in exactly these kinds.",
    {
        "price": "{improvement} costs {right}, not {written}",
        "owned": "{improvement} costs {right}, and {player} has {owned}",
    },
)
IMPR_5 = rule(
    "MA-IMPR-5",
    "IMP",
    "Several in a turn",
    "Several improvements may be built in one turn, as long as each is paid.",
    "several improvements may be built in one turn",
)
IMPR_6 = rule(
    "MA-IMPR-6",
    "IMP",
    "From the purchase on",
    "An improvement works from the purchase to the end of the game, not before, and is never given back.",
    "{player} built {improvement} after this gain was booked",
)
FERV_1 = rule(
    "MA-FERV-1",
    "IMP-fervent",
    "Fervent",
    "At own erections each resource may be of the next higher kind; pearl stays pearl.",
    {
        "high": "fervent raises a resource by one step: {space} can give {kinds}, not {written}",
        "path": "fervent works on own erections, not on what {player} gains on the way",
        "base": "at this table fervent does not raise the resources of bonus tiles",
    },
)
ART_1 = rule(
    "MA-ART-1",
    "IMP-artist",
    "Artist",
    "At own cappings the offering of the next higher kind may be taken for the price.",
    {
        "high": "with artist {spent} pays for the next higher kind at most, not for {kind}",
        "economy": "at this table artist and economy do not go together",
    },
)
POP_1 = rule(
    "MA-POP-1",
    "IMP-popular",
    "Popular",
    "The fifth villager joins the hand at once; it is placed in a turn of phase 1.",
    {
        "phase": "the new villager is placed in phase 1, not in {now}",
        "built": "{player} has not built *popular*",
    },
)
