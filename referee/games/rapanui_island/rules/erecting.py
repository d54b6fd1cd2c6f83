"""Erecting a moai (dossier 4.4, ERECT and TIRE; 4, point 5, second half).

Order: destination (ERECT-1), own transporter (ERECT-2), rested (ERECT-3, TIRE-1 if a chief is
refused), rivals' gains (gains.py), tile (ERECT-4), tiles behind `with` (TAB, AHU-1, AHU-3, ERECT-5,
AHU-4), kinds (FERV-1 with fervent, else ERECT-7), amount (OPUL-1 and SUPP-1 with such a tile;
ERECT-6, ERECT-8), track (ERECT-9), tiring (TIRE-1, ERECT-10).
"""

from __future__ import annotations

from .book import rule

ERECT_1 = rule(
    "MA-ERECT-1",
    "P3.1",
    "A free platform",
    "A moai is erected on an ahu platform without one.",
    {
        "none": "{space} has no ahu platform",
        "taken": "a moai stands on {platform}",
        "full": "every platform of {space} has its moai",
        "unknown": "the board has no space {space}",
    },
)
ERECT_2 = rule(
    "MA-ERECT-2",
    "P3.1",
    "An own transporter there",
    "An own transporter stands on the space where the moai is erected.",
    {
        "none": "{player} has no transporter on {space}",
        "rival": "{space} is {owner}'s: {player} has no transporter there",
        "figure": "{player}'s {figure} is not on {space}",
    },
)
ERECT_3 = rule(
    "MA-ERECT-3",
    "P3.1",
    "A rested transporter",
    "At least one of the own transporters there is not tired; the chief never is.",
    "{player}'s figures on {space} are tired",
)
ERECT_4 = rule(
    "MA-ERECT-4",
    "P3.1",
    "The ahu tile is taken",
    "The player takes the tile of the platform that is used, not another and not more.",
    {
        "other": "the tile of {platform} is {right}, not {written}",
        "none": "the tile of {platform} has to be taken",
        "many": "one tile is taken, that of {platform}",
        "lowest": "at this table {platform} comes first",
    },
)
ERECT_5 = rule(
    "MA-ERECT-5",
    "P3.1",
    "The steps in order",
    "First the tile, then the moai, the gain, and the tiring; the new tile may serve this gain.",
    {
        "late": "the gain was booked before {tile} was played: write it along with the moai, `with {tile}`",
        "now": "at this table the tile just taken does not serve the same erection",
    },
)
ERECT_7 = rule(
    "MA-ERECT-7",
    "P3.1 IMP-fervent",
    "The kind",
    "The gain is of the kinds printed on the space, or with fervent one step higher.",
    {
        "kind": "{space} gives {kinds}, not {written}",
        "unwritten": "{space} gives {kinds}; write what was taken, such as `-> {name} {one}`",
        "split": "at this table the gain of an erection is of one kind",
    },
)
ERECT_6 = rule(
    "MA-ERECT-6",
    "P3.1",
    "The amount",
    "A small moai gives 1 resource, a medium 3, a large 5.",
    "a {size} moai gives {right}, and {player} books {written}",
)
ERECT_8 = rule(
    "MA-ERECT-8",
    "P3.1",
    "The gain is due",
    "The full number is taken, but for what a track cannot hold.",
    "a {size} moai gives {right}, and {player} books only {written}",
)
ERECT_9 = rule(
    "MA-ERECT-9",
    "P3.1",
    "The end of the track at erecting",
    "What a track cannot hold is lost.",
    "{player}'s {kind} track ends at {most}: {right} can be booked, not {written}",
)
TIRE_1 = rule(
    "MA-TIRE-1",
    "AHU-hand",
    "The chief never tires",
    "As a transporter the chief erects and caps as often as the turns allow.",
    "the chief never tires",
)
ERECT_10 = rule(
    "MA-ERECT-10",
    "P3.1",
    "One transporter tires",
    "Exactly the figure that erected lies down, and stays where it is.",
    {
        "many": "one figure tires, the one that erected, not {number}",
        "none": "{player}'s figure on {space} tires by erecting",
        "other": "the {right} erected, so the {right} tires, not the {written}",
    },
)
