"""What every board must satisfy, because the text and the examples of the rulebooks need it.
board_checks.py judges a board file by these rules.
"""

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
        "twice": "line {first} already has a space {space}; capital and small letters are the same in "
        "an id",
        "word": "{space} is a word of the notation, so a log could not name the space; choose another id",
        "unknown": "`{part}:` names {space}, but there is no such space{hint}",
        "same": "the crater and the pukao quarry are both {space}; they are two spaces",
        "quarry": "{space} is the {part}, where nobody gains anything: write `gain: none`, not {gain}",
        "bare": "{space} has `gain: none`, but only the crater and the pukao quarry are without resources",
        "gain": "the gain of {space} cannot be read: {word} is not reed, egg, wood or pearl{hint}; "
        "write `+` for both, `/` for one of the two",
    },
)
DATA_2 = _rule(
    "MA-DATA-2",
    "P3.1",
    "Neighbouring spaces name each other",
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
    "Every space can be reached from every other space, so that moai can be carried to each ahu.",
    {"apart": "no way leads from the crater {crater} to {spaces}"},
)
DATA_4 = _rule(
    "MA-DATA-4",
    "BOX END 2P",
    "The right number of ahu platforms",
    "The side for three and four players has 21 ahu platforms. The side for two players has more "
    "platforms than are free at the end of the game, and at most 29, the number of ahu tiles.",
    {
        "exact": "the spaces have {platforms} ahu platforms in total, but the side for 3 or 4 players "
        "has {right}",
        "few": "the spaces have {platforms} ahu platforms in total, but the game ends when {free} are "
        "free, so there must be more",
        "many": "the spaces have {platforms} ahu platforms in total, but there are only {most} ahu tiles",
    },
)
DATA_5 = _rule(
    "MA-DATA-5",
    "P1.2 P2.2",
    "Three columns of carver slots",
    "The moai quarry has three columns, each with at least one slot. On the side for three and four "
    "players they have at least 4, 2 and 1 slots, because an example in the rulebook shows that many "
    "carvers.",
    {
        "count": "there {columns|is|are} {columns} {columns|column|columns}, but the moai quarry has three",
        "few": "column {column} has {slots}, but must have at least {least}",
    },
)
DATA_6 = _rule(
    "MA-DATA-6",
    "P1.1",
    "At least one star for every player",
    "The turn track has at least as many stars as players who can play on this side.",
    {"few": "the turn track has {stars}, but {players} can play on this side"},
)
DATA_7 = _rule(
    "MA-DATA-7",
    "P3.1 P3.2",
    "Tracks long enough for the examples",
    "Each resource track goes up to at least 5, because in an example in the rulebook a player gains "
    "five reeds.",
    {"short": "the track of {kind} ends at {length}, but must go up to at least {least}"},
)
DATA_8 = _rule(
    "MA-DATA-8",
    "BOX 2P",
    "Twenty offerings in five piles",
    "There are 20 offerings in five piles, hut, hen, axe, boat and necklace. In each pile the highest "
    "value lies on top, exactly one value occurs twice.",
    {
        "unknown": "there is no pile {kind}{hint}; the piles are hut, hen, axe, boat, necklace",
        "missing": "the pile {kind} is missing",
        "total": "the five piles have {tiles} in total, but there are {right}",
        "order": "in the pile {kind} a tile of {above} lies above one of {below}; write the highest first",
        "pairs": "in the pile {kind} exactly one value must occur twice, but {found}",
    },
)
DATA_9 = _rule(
    "MA-DATA-9",
    "BOX",
    "Four tiles to a pile",
    "Twenty offerings of five kinds make four of each kind. The rulebooks do not print this number.",
    {"size": "the pile {kind} has {tiles}, but four are expected; please check"},
)
DATA_10 = _rule(
    "MA-DATA-10",
    "BOX SCO",
    "Offerings are worth 6 to 14",
    "Every offering is worth 6 to 14 points, and both numbers occur. Examples in the rulebook show a "
    "hen worth 8 and a necklace worth 12.",
    {
        "range": "an offering is worth {least} to {most}, not {value}",
        "extreme": "no offering is worth {value}, but one is expected; please check",
        "example": "no {kind} is worth {value}, but an example in the rulebook shows one; please check",
    },
)
DATA_11 = _rule(
    "MA-DATA-11",
    "BOX",
    "Seven outstanding offerings",
    "There are seven outstanding offerings, of the five kinds.",
    {
        "total": "there {tiles|is|are} {tiles}, but the game has {right} outstanding offerings",
        "unknown": "there is no kind of offering {kind}{hint}; the kinds are hut, hen, axe, boat, necklace",
    },
)
DATA_12 = _rule(
    "MA-DATA-12",
    "BOX P3.2",
    "Higher piles are worth more",
    "The piles rank hut, hen, axe, boat, necklace. The top tile of each is worth at least as much as "
    "the top tile of the one before it.",
    {
        "falls": "the top {kind} is worth {value}, less than the top {lower}, which is worth {other}; "
        "please check"
    },
)
DATA_13 = _rule(
    "MA-DATA-13",
    "P3.1 P3.2",
    "No ahu in a quarry",
    "Ahu platforms lie on island spaces, none on the crater or the pukao quarry.",
    {"quarry": "{space} is the {part}, so it has no ahu platform: write `ahu: 0`, not {platforms}"},
)
