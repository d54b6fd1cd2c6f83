"""What rivals are paid on the way (dossier 4.4, GAIN).

Order: a gain of the carrier for the way (GAIN-2; GAIN-1 if it is a rival's), pukao (GAIN-7), a
missing gain (GAIN-5 if just a tired or passed rival's is missing, else GAIN-1), doubled (GAIN-3), the
choice (GAIN-4), the track (GAIN-6). What is written behind `->` is what the markers moved, the loss
left out.
"""

from __future__ import annotations

from .book import rule

GAIN_2 = rule(
    "MA-GAIN-2",
    "P3.1 P1.3",
    "Own and grey spaces pay nothing",
    "The player who carries gains nothing on the way, and the grey figures nothing at all.",
    {
        "own": "{player} gains nothing for the own space {space}",
        "way": "{player} carries and gains nothing on the way",
        "grey": "nobody gains for {space}, where the grey figure stands",
        "off": "{player} has no transporter on this path",
    },
)
GAIN_7 = rule(
    "MA-GAIN-7",
    "P3.2",
    "Pukao pay one reed",
    "For a pukao every rival's space pays one reed, whatever it prints.",
    "for a pukao {player} gains {right}, not {written}",
)
GAIN_1 = rule(
    "MA-GAIN-1",
    "P3.1",
    "Rivals are paid for moai",
    "For each space of the path with a rival's transporter the owner gains what the space prints.",
    {
        "amount": "{player} gains {right}, not {written}",
        "carrier": "the gain of {space} is {owner}'s, not {player}'s",
    },
)
GAIN_5 = rule(
    "MA-GAIN-5",
    "P3.1",
    "Tired ones earn as well",
    "Tired transporters, and those of players who have passed, carry and earn.",
    "{player} gains {right} although the figure on {space} is tired or its owner has passed",
)
GAIN_3 = rule(
    "MA-GAIN-3",
    "P3.1",
    "Once for each space",
    "A space pays once, however many transporters its owner has there.",
    "{space} pays {player} once, {right}, and not for each of {number} figures",
)
GAIN_4 = rule(
    "MA-GAIN-4",
    "P3.1",
    "The owner chooses",
    "Where a space offers alternatives the owner of the transporter gains one of them; the log says which.",
    {
        "unwritten": "{space} offers {player} {choices}; write which one, such as `-> {name} {one}`",
        "both": "{space} gives {player} {choices}, not {written}",
        "full": "at this table a kind whose track is full is not chosen while another has room",
    },
)
GAIN_6 = rule(
    "MA-GAIN-6",
    "P3.1",
    "The end of the track",
    "What a track cannot hold is lost and never becomes another kind.",
    "{player}'s {kind} track ends at {most}: {right} can be booked, not {written}",
)
