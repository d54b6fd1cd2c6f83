"""What holds for every board, since the rulebooks' text and examples need it (board_checks.py asks)."""

from __future__ import annotations

from collections.abc import Mapping

from referee.core.rule import BOARD, Rule

from .book import BOOK


def _rule(code: str, where: str, title: str, law: str, says: Mapping[str, str]) -> Rule:
    """A sentence begins with the place in the board file and ends with what else is wrong there."""
    told = {case: f"{{at}}{sentence}{{more}}" for case, sentence in says.items()}
    return BOOK.rule(code, title=title, law=law, says=told, where=where, of=BOARD)


DATA_1 = _rule(
    "MA-DATA-1",
    "P1.2 P3.1 P3.2",
    "Two quarries, and something to gain everywhere else",
    "Every space has an id of its own. The crater and the pukao quarry are two different spaces without "
    "resources; every other space has one resource or more.",
    {
        "twice": "there is a space {space} on line {first} already; small and capital letters "
        "are the same in an id",
        "word": "{space} is a word of the notation, so a log could not name the space; call it otherwise",
        "unknown": "`{part}:` names {space}, but there is no such space{hint}",
        "same": "the crater and the pukao quarry are both {space}; they are two spaces",
        "quarry": "{space} is the {part}, where nothing is gained: write `gain: none`, not {gain}",
        "bare": "{space} has `gain: none`, but only the crater and the pukao quarry are without resources",
        "gain": "the gain of {space} cannot be read: {word} is none of reed, egg, wood, pearl{hint}; "
        "write `+` for both, `/` for one of the two",
    },
)
DATA_2 = _rule(
    "MA-DATA-2",
    "P3.1",
    "Neighbours are neighbours both ways",
    "Two spaces that share a side name each other in `next`, once; no space is its own neighbour.",
    {
        "one-way": "{space} is next to {other}, but {other} (line {line}) is not next to {space}",
        "self": "{space} is next to itself",
        "unknown": "{space} is next to {other}, but there is no such space{hint}",
        "twice": "{space} names {other} twice",
    },
)
DATA_3 = _rule(
    "MA-DATA-3",
    "P3.1 P3.2",
    "The island is in one piece",
    "Every space can be reached from every other, so that each ahu can be supplied.",
    {"apart": "no way leads from the crater {crater} to {spaces}"},
)
DATA_4 = _rule(
    "MA-DATA-4",
    "BOX END 2P",
    "As many platforms as the side has",
    "The side for three and four players has 21 ahu platforms. The side for two has more than the number "
    "left free at the end, and no more than there are ahu tiles, 29.",
    {
        "exact": "the spaces have {platforms} ahu platforms together, but 3 or 4 players need {right}",
        "few": "the spaces have {platforms} ahu platforms together, but the game is over with {free} free: "
        "there must be more",
        "many": "the spaces have {platforms} ahu platforms together, but there are only {most} ahu tiles",
    },
)
DATA_5 = _rule(
    "MA-DATA-5",
    "P1.2 P2.2",
    "Three columns of carver slots",
    "The moai quarry has three columns with a slot each at least; on the side for three and four players "
    "at least 4, 2 and 1, as an example of the rulebook has so many carvers.",
    {
        "count": "there {are} {columns}, but the moai quarry has three",
        "few": "column {column} has {slots}, but must have at least {least}",
    },
)
DATA_6 = _rule(
    "MA-DATA-6",
    "P1.1",
    "A star for every player",
    "The turn track has at least as many stars as players can take part.",
    {"few": "the turn track has {stars}, but {players} can play on this side"},
)
DATA_7 = _rule(
    "MA-DATA-7",
    "P3.1 P3.2",
    "Tracks long enough for the examples",
    "Each resource track goes to 5 at least, since an example of the rulebook gains five reeds.",
    {"short": "the track of {kind} ends at {length}, but must go to {least} at least"},
)
DATA_8 = _rule(
    "MA-DATA-8",
    "BOX 2P",
    "Twenty offerings in five piles",
    "There are 20 offerings in five piles, hut, hen, axe, boat and necklace. In each pile the highest "
    "value lies on top, one value occurs twice, and no other does.",
    {
        "unknown": "there is no pile {kind}{hint}; the piles are hut, hen, axe, boat, necklace",
        "missing": "the pile {kind} is missing",
        "total": "the five piles have {tiles} together, but there are {right}",
        "order": "in the pile {kind} a tile of {above} lies above one of {below}; write the highest first",
        "pairs": "in the pile {kind} exactly one value must occur twice, but {found}",
    },
)
DATA_9 = _rule(
    "MA-DATA-9",
    "BOX",
    "Four tiles to a pile",
    "Twenty offerings of five kinds make four for each; the rulebooks do not print it.",
    {"size": "the pile {kind} has {tiles}; four are expected, so look again"},
)
DATA_10 = _rule(
    "MA-DATA-10",
    "BOX SCO",
    "Offerings are worth 6 to 14",
    "Every offering is worth 6 to 14 points, and both numbers occur. Examples of the rulebook show a hen "
    "worth 8 and a necklace worth 12.",
    {
        "range": "an offering is worth {least} to {most}, not {value}",
        "extreme": "no offering is worth {value}, but one is expected, so look again",
        "example": "no {kind} is worth {value}, but an example of the rulebook shows one, so look again",
    },
)
DATA_11 = _rule(
    "MA-DATA-11",
    "BOX",
    "Seven outstanding offerings",
    "There are seven outstanding offerings, of the five kinds.",
    {
        "total": "there {are} {tiles}, but the game has {right} outstanding offerings",
        "unknown": "there is no kind of offering {kind}{hint}; the kinds are hut, hen, axe, boat, necklace",
    },
)
DATA_12 = _rule(
    "MA-DATA-12",
    "BOX P3.2",
    "Dearer piles are worth more",
    "The top tile of a pile is worth at least as much as that of the pile below it in rank: hut, hen, axe, "
    "boat, necklace.",
    {"falls": "the top {kind} is worth {value}, less than the top {lower} with {other}; look again"},
)
DATA_13 = _rule(
    "MA-DATA-13",
    "P3.1 P3.2",
    "No ahu in a quarry",
    "Ahu platforms lie on island spaces, none on the crater or the pukao quarry.",
    {"quarry": "{space} is the {part}, so it has no ahu platform: write `ahu: 0`, not {platforms}"},
)
