"""Vocabularies of this game that the shell does not have: spots, amounts, gains, lists of pairs.

Each reads the words of one slot and writes them again; the items of a list are separated by commas.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from copy import copy
from functools import cache
from typing import Any, Self

from referee.forms.folding import fold
from referee.forms.json_types import Json, JsonSchema
from referee.forms.lexicon import Lexicon
from referee.forms.phrase import MOST_DIGITS, NotAWord, Numbers, Said, WordList, Words
from referee.forms.phrase import NUMBER as A_NUMBER
from referee.forms.spoken_list import SpokenList
from referee.forms.vocabulary import LIST, Vocabulary

from ..pieces import (
    FIGURE_NAMES,
    IMPROVEMENT_NAMES,
    ISLAND,
    KINDS,
    OFFERING_NAMES,
    OPULENCE,
    OUTSTANDING,
    QUARRY,
    RESOURCE_NAMES,
    SIZE_NAMES,
    STAR,
    SUPPLEMENT,
    TILE_NAMES,
    Amounts,
    Spot,
)

NUMBER = Numbers("number")
DIGITS = f"[0-9]{{1,{MOST_DIGITS}}}"
SPACE_ID = r"[A-Z0-9]{1,8}(\.[0-9]{1,2})?"
A_SPOT = rf"{SPACE_ID}|quarry {DIGITS}( slot {DIGITS})?|star {DIGITS}"
"""How a number, a space and a spot are written in a JSON record."""


def said_like(pattern: str) -> JsonSchema:
    """A reader for words of this pattern, with nothing before or after them."""
    return {"type": "string", "pattern": f"^{pattern}$"}


def one_of(names: Sequence[str]) -> str:
    return f"({'|'.join(names)})"


class TileWords(Words):
    """Names of ahu tiles. One name means +3 in French and +2 in Spanish, so it is refused."""

    def value(self, word: str) -> int:
        if word not in self.values and fold(word) in unclear_tiles():
            raise NotAWord("clear tile name: write opulence (+3) or supplement (+2)", word, ())
        return super().value(word)

    def spellings(self, lexicon: Lexicon) -> dict[str, str]:
        return {word: word for word in unclear_tiles()} | super().spellings(lexicon)


def unclear_tiles() -> Sequence[str]:
    """What the French book calls *Abondance* gives three, what the Spanish book calls *Abundancia* gives
    two. Each word is read only in a log of its own language, and the English word never."""
    from ..words._en import WORDS  # few logs need it here

    return WORDS["unread"]["unclear tile"]


TILE = TileWords("ahu tile", TILE_NAMES)


class BonusWords(TileWords):
    """The tiles that give resources: they may be played by themselves."""

    def __init__(self, tiles: Sequence[int]) -> None:
        super().__init__("bonus tile", [TILE_NAMES[tile] for tile in tiles])
        self.tiles = tuple(tiles)

    def json_schema(self) -> JsonSchema:
        return TILE.json_schema()

    def read(self, words: Sequence[str], players: Sequence[str]) -> int:
        return self.tiles[self.value(words[0])]

    def write(self, value: int, players: Sequence[str]) -> str:
        return self.names[self.tiles.index(value)]

    def to_json(self, value: int, players: Sequence[str]) -> Json:
        return TILE_NAMES[value]


BONUS_TILE = BonusWords((OPULENCE, SUPPLEMENT))
RESOURCE = Words("resource", RESOURCE_NAMES)
OFFERING = Words("offering", OFFERING_NAMES)
SIZE = Words("size", SIZE_NAMES)
FIGURE = Words("figure", FIGURE_NAMES)
IMPROVEMENT = Words("improvement", IMPROVEMENT_NAMES)


_SPACE = re.compile(r"[a-z0-9]{1,8}(?:\.[0-9]{1,2})?")
_NO_SPACE = frozenset(
    [
        "and",
        "at",
        "by",
        "capped",
        "for",
        "from",
        "left",
        "lowering",
        "on",
        "quarry",
        "raising",
        "slot",
        "stands",
        "star",
        "then",
        "tired",
        "to",
        "via",
        "with",
    ]
)
"""Words that stand before or behind the name of a space; the grammar lists them too."""


@cache
def _no_space() -> frozenset[str]:
    """Those words, and what else is read for them."""
    from ..words._en import WORDS  # few logs need it here

    return _NO_SPACE.union(fold(word) for key in _NO_SPACE for word in WORDS["words"].get(key, ()))


ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4}
"""Places in a row, in words."""
_NO_NAMES = frozenset(["first", "second", "third", "fourth", "last", *SIZE_NAMES])
"""Words that say which one or how large; none of them names a space, unless it has a digit."""


def no_spaces(lexicon: Lexicon) -> frozenset[str]:
    """Those words in another language."""
    said = {fold(word) for key in _NO_SPACE for word in lexicon.words.get(key, ())}
    lists = (lexicon.words.get(key, lexicon.names.get(key, ())) for key in _NO_NAMES)
    return frozenset(said | {fold(word) for words in lists for word in words if fold(word).isalpha()})


def space_named(word: str, refused: Container[str] = ()) -> str:
    """The id of a space or a platform, folded."""
    said = fold(word)
    if (
        _SPACE.fullmatch(said) is None
        or said in refused
        or (said.isalpha() and (said in _NO_NAMES or said in _no_space()))
    ):
        raise NotAWord("space", word, ())
    return said


def in_words_of(
    vocabulary: Vocabulary[Any], lexicon: Lexicon, framing: Sequence[str] = (), counted: bool = False
) -> SpokenList:
    """A list in another language. The words that stand around spaces are no spaces there either."""
    return SpokenList(vocabulary, lexicon, framing, no_spaces(lexicon), counted)


class Space(Said):
    """The id of a space or a platform, folded; written in capitals."""

    what = "space"
    personal = False
    refused: Container[str] = ()

    def read(self, words: Sequence[str], players: Sequence[str]) -> str:
        return space_named(words[0], self.refused)

    def spoken(self, lexicon: Lexicon) -> Self:
        other = copy(self)
        other.refused = no_spaces(lexicon)
        return other

    def write(self, value: str, players: Sequence[str]) -> str:
        return str(value).upper()

    def to_json(self, value: str, players: Sequence[str]) -> Json:
        return str(value).upper()

    def json_schema(self) -> JsonSchema:
        return said_like(SPACE_ID)


class Spaces(WordList):
    """Several ids, in the order of a path; hyphens or commas may stand between them."""

    what = "space"
    refused: Container[str] = ()

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
        text = fold(" ".join(words)).replace("-", " ").replace(",", " ")
        return tuple(space_named(word, self.refused) for word in text.split())

    def spoken(self, lexicon: Lexicon) -> Self:
        other = copy(self)
        other.refused = no_spaces(lexicon)
        return other

    def write(self, value: tuple[str, ...], players: Sequence[str]) -> str:
        return " ".join(self.to_json(value, players))

    def to_json(self, value: tuple[str, ...], players: Sequence[str]) -> list[str]:
        return [each.upper() for each in value]

    def json_schema(self) -> JsonSchema:
        return {"type": "array", "items": said_like(SPACE_ID)}


class Spots(WordList):
    """`B4`, `quarry 2`, `quarry 2 slot 3` or `star 1`."""

    what = "space, column or star"

    def read(self, words: Sequence[str], players: Sequence[str]) -> Spot:
        return read_spot(words)

    def write(self, value: Spot, players: Sequence[str]) -> str:
        return say_spot(value)

    def to_json(self, value: Spot, players: Sequence[str]) -> Json:
        return say_spot(value)

    def json_schema(self) -> JsonSchema:
        return said_like(f"({A_SPOT})")

    def words(self, said: list[str]) -> list[str]:
        return said[0].split()

    def spoken(self, lexicon: Lexicon) -> SpokenList:
        return in_words_of(self, lexicon, ("quarry", "slot", "star"))


class StarSpots(Spots):
    """The same for the sorcerer, whose bare number is a star: `2`, `second`."""

    def read(self, words: Sequence[str], players: Sequence[str]) -> Spot:
        if len(words) == 1 and fold(words[0]) in ORDINALS:
            return Spot(STAR, "", ORDINALS[fold(words[0])])
        return read_spot(["star", *words] if len(words) == 1 and words[0].isdecimal() else words)


def read_spot(words: Sequence[str]) -> Spot:
    said = [fold(word) for word in words if fold(word) != "slot"]
    if said[:1] in (["quarry"], ["star"]) and 2 <= len(said) <= (3 if said[0] == "quarry" else 2):
        numbers = [NUMBER.read([word], ()) for word in said[1:]]
        return Spot(QUARRY, "", *numbers) if said[0] == "quarry" else Spot(STAR, "", numbers[0])
    if len(said) == 1:
        return Spot(ISLAND, space_named(said[0]))
    raise NotAWord("space, column or star", " ".join(words), ())


def say_spot(spot: Spot) -> str:
    if spot.kind == ISLAND:
        return spot.space.upper()
    slot = f" slot {spot.slot}" if spot.slot else ""
    return f"{'quarry' if spot.kind == QUARRY else 'star'} {spot.number}{slot}"


def read_amounts(words: Sequence[str]) -> Amounts:
    """`egg 3 wood 1`, `3 eggs, wood` or nothing."""
    said = [word for word in " ".join(words).replace(",", " ").split() if word not in ("nothing", "and")]
    counts = [0, 0, 0, 0]
    first = bool(said) and said[0].isdecimal()
    at = 0
    while at < len(said):
        pair = said[at : at + 2]
        if first and pair[0].isdecimal():
            pair.reverse()
        kind = RESOURCE.value(pair[0])
        counted = len(pair) == 2 and pair[1].isdecimal()
        counts[kind] += NUMBER.read([pair[1]], ()) if counted else 1
        at += 2 if counted else 1
    return counts[0], counts[1], counts[2], counts[3]


AN_AMOUNT = f"{one_of(RESOURCE_NAMES)} {DIGITS}"


def amount_items(amounts: Amounts) -> list[str]:
    return [f"{RESOURCE_NAMES[kind]} {amounts[kind]}" for kind in KINDS if amounts[kind]]


class AmountWords(WordList):
    """How many of each resource."""

    what = "resource"

    def read(self, words: Sequence[str], players: Sequence[str]) -> Amounts:
        return read_amounts([fold(word) for word in words])

    def write(self, value: Amounts, players: Sequence[str]) -> str:
        return " ".join(amount_items(value)) or "nothing"

    def to_json(self, value: Amounts, players: Sequence[str]) -> Json:
        return amount_items(value)

    def json_schema(self) -> JsonSchema:
        return {"type": "array", "items": said_like(AN_AMOUNT)}

    def spoken(self, lexicon: Lexicon) -> SpokenList:
        return in_words_of(self, lexicon, ("nothing",))


AN_OFFERING = f"(outstanding )?{one_of(OFFERING_NAMES)}"


def offering_name(kind: int) -> str:
    return ("outstanding " if kind >= OUTSTANDING else "") + OFFERING_NAMES[kind % OUTSTANDING]


def read_offering(words: Sequence[str]) -> int:
    said = [fold(word) for word in words]
    extra = OUTSTANDING if "outstanding" in said else 0
    kinds = [word for word in said if word != "outstanding"]
    if len(kinds) != 1 or len(said) != 1 + bool(extra):
        raise NotAWord("offering", " ".join(words), OFFERING_NAMES)
    return OFFERING.value(kinds[0]) + extra


class NumberList(WordList):
    """`9 8 8 7`."""

    what = "value"

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[int, ...]:
        return tuple(NUMBER.read([word], players) for word in " ".join(words).replace(",", " ").split())

    def write(self, value: tuple[int, ...], players: Sequence[str]) -> str:
        return " ".join(map(str, value))

    def to_json(self, value: tuple[int, ...], players: Sequence[str]) -> Json:
        return list(value)

    def json_schema(self) -> JsonSchema:
        return {"type": "array", "items": A_NUMBER}


class OfferingKind(Said):
    """`hen`, or `outstanding hen`."""

    what = "offering"
    personal = False
    pattern = LIST

    def read(self, words: Sequence[str], players: Sequence[str]) -> int:
        return read_offering(words)

    def words(self, said: list[str]) -> list[str]:
        return said[0].split()

    def write(self, value: int, players: Sequence[str]) -> str:
        return offering_name(value)

    def to_json(self, value: int, players: Sequence[str]) -> Json:
        return offering_name(value)

    def json_schema(self) -> JsonSchema:
        return said_like(AN_OFFERING)

    def spoken(self, lexicon: Lexicon) -> SpokenList:
        return in_words_of(self, lexicon, ("outstanding",))


SPACE = Space()
SPACES = Spaces()
SPOT = Spots()
STAR_SPOT = StarSpots()
AMOUNTS = AmountWords()
VALUES = NumberList()
OFFERING_KIND = OfferingKind()
STOCK = Words("thing in stock", (*SIZE_NAMES, "pukao"))
