"""Vocabularies for lists: items with commas between them, each read and written by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import lru_cache
from typing import Self, TypeVar

from referee.forms.folding import fold
from referee.forms.item_lists import ItemList, NamedItems
from referee.forms.json_types import JsonSchema
from referee.forms.lexicon import TAKEN as PLAIN_TAKEN
from referee.forms.lexicon import Lexicon, Taken
from referee.forms.phrase import NAME, NotAWord, WordList, Words, seat_of
from referee.forms.seats import quoted, written_seat
from referee.forms.spoken_list import SpokenList
from referee.forms.vocabulary import NAME_WRITTEN, NAMED_ITEMS, WORD

from ..pieces import (
    BY_TABLET,
    FIGURE_NAMES,
    RESOURCE_NAMES,
    SIZE_NAMES,
    SIZES,
    SORCERER,
    TILE_NAMES,
    Gain,
    Spot,
)
from .words import (
    A_SPOT,
    AN_AMOUNT,
    AN_OFFERING,
    DIGITS,
    FIGURE,
    NUMBER,
    SIZE,
    SPACE_ID,
    STOCK,
    TILE,
    amount_items,
    in_words_of,
    offering_name,
    one_of,
    read_amounts,
    read_offering,
    read_spot,
    said_like,
    say_spot,
    space_named,
)

T = TypeVar("T")
MOST_IN_A_PLACE = 9
"""More figures than a player has."""
Sizes = tuple[int, int, int]
"""How many moai of each size."""


class Items(ItemList[T]):
    """A list with commas: `read` and `say` are for one item of it, `item` is how JSON has it."""

    def __init__(
        self,
        what: str,
        read: Callable[[list[str], Sequence[str]], T],
        say: Callable[[T, Sequence[str]], str],
        item: JsonSchema,
        framing: Sequence[str] = (),
    ) -> None:
        self.item = item
        self.framing = framing
        self.what = what
        self.read_item = read
        self.say_item = say

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[T, ...]:
        items = [item.split() for item in " ".join(words).split(",")]
        return tuple(self.read_item(item, players) for item in items if item)

    def item_of(self, words: list[str]) -> T:
        return self.read_item(words, ())

    def said(self, value: T) -> str:
        return self.say_item(value, ())

    def words(self, said: list[str]) -> list[str]:
        return [", ".join(said)]

    def write(self, value: tuple[T, ...], players: Sequence[str]) -> str:
        return ", ".join(self.to_json(value, players))

    def to_json(self, value: tuple[T, ...], players: Sequence[str]) -> list[str]:
        return [self.say_item(each, players) for each in value]

    def json_schema(self) -> JsonSchema:
        return {"type": "array", "items": self.item}

    def spoken(self, lexicon: Lexicon) -> SpokenList:
        return in_words_of(self, lexicon, self.framing)


def name_and_rest(words: Sequence[str], players: Sequence[str]) -> tuple[int, list[str]]:
    """The player that an item begins with: one word, or several in quotes."""
    text = " ".join(words)
    if text.startswith('"') and '"' in text[1:]:
        name, _, rest = text[1:].partition('"')
        return seat_of(name, players), rest.split()
    return seat_of(words[0], players), list(words[1:])


def _read_gain(words: list[str], players: Sequence[str]) -> Gain:
    seat, rest = name_and_rest(words, players)
    rest = [fold(word) for word in rest]
    space = ""
    if "at" in rest and rest.index("at") == len(rest) - 2:
        space = space_named(rest[-1])
        rest = rest[:-2]
    if not rest:
        raise NotAWord("resource", "", RESOURCE_NAMES)
    return Gain(seat, read_amounts(rest), space)


def _say_gain(gain: Gain, players: Sequence[str]) -> str:
    at = f" at {gain.space.upper()}" if gain.space else ""
    return f"{quoted(players[gain.seat])} {' '.join(amount_items(gain.amounts)) or 'nothing'}{at}"


AMOUNT_WRITTEN = f"(?:{'|'.join(RESOURCE_NAMES)}) {WORD}"
GAIN_WRITTEN = f"{NAME_WRITTEN} (?:nothing|{AMOUNT_WRITTEN}(?: {AMOUNT_WRITTEN})*)(?: at {WORD})?"
"""How an amount and a gain are written. A gain must not look like the tiles or figures behind it."""


class Gains(Items[Gain], NamedItems[Gain]):
    """What each of several players gains: `Ana reed 3, Ben egg 1 at B5`."""

    pattern = f"{GAIN_WRITTEN}(?:, {GAIN_WRITTEN})*?"

    def __init__(self) -> None:
        super().__init__("gain", _read_gain, _say_gain, said_like(A_GAIN), ("at", "nothing"))

    def item_of(self, words: list[str]) -> Gain:
        return self.read_item(["x", *words], ("x",))  # the same for every player

    def said(self, value: Gain) -> str:
        return self.say_item(value, ("x",)).partition(" ")[2]

    def of_player(self, seat: int, value: Gain) -> Gain:
        return value._replace(seat=seat)


class SeatList(WordList):
    """Players in an order: `Ana, Ben`."""

    commas = True
    personal = True
    pattern = NAMED_ITEMS
    what = "player"
    taken: Taken = PLAIN_TAKEN

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[int, ...]:
        items = [item.split() for item in " ".join(words).split(",")]
        return tuple(name_and_rest(item, players)[0] for item in items if item)

    def take(self, text: str, players: Sequence[str]) -> tuple[int, ...]:
        return tuple([written_seat(name, players, self.taken) for name in text.split(", ")])

    def words(self, said: list[str]) -> list[str]:
        return [", ".join(f'"{name}"' for name in said)]

    def write(self, value: tuple[int, ...], players: Sequence[str]) -> str:
        return ", ".join(quoted(players[seat], self.taken) for seat in value)

    def to_json(self, value: tuple[int, ...], players: Sequence[str]) -> list[str]:
        return [players[seat] for seat in value]

    def json_schema(self) -> JsonSchema:
        return {"type": "array", "items": NAME}

    def spoken(self, lexicon: Lexicon) -> Self:
        other = copy(self)
        other.taken = lexicon.taken
        return other


def _pair(items: Words, what: str) -> Items[tuple[int, int]]:
    """`rest 2, barter 1`: a number for each."""

    def read(words: list[str], players: Sequence[str]) -> tuple[int, int]:
        if len(words) != 2:
            raise NotAWord(what, " ".join(words), items.names)
        if words[0].isdecimal():
            words = words[::-1]
        return items.value(fold(words[0])), NUMBER.read([words[1]], players)

    def say(value: tuple[int, int], players: Sequence[str]) -> str:
        return f"{items.names[value[0]]} {value[1]}"

    return Items(what, read, say, said_like(f"{one_of(items.names)} {DIGITS}"))


def _read_laid(words: list[str], players: Sequence[str]) -> tuple[str, int]:
    if len(words) != 2:
        raise NotAWord("platform and its tile", " ".join(words), ())
    return space_named(words[0]), TILE.value(fold(words[1]))


@lru_cache(maxsize=4096)
def _laid(item: str) -> tuple[str, int]:
    """The same for the words of an item; there are no more than platforms times tiles."""
    return _read_laid(item.split(), ())


class Laid(Items[tuple[str, int]]):
    """The tiles of a whole board: the longest line of a log, and the same few hundred items in each."""

    def __init__(self) -> None:
        super().__init__("tile", _read_laid, _say_laid, said_like(f"{SPACE_ID} {one_of(TILE_NAMES)}"))

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[tuple[str, int], ...]:
        items = (item.strip() for item in " ".join(words).split(","))
        return tuple(_laid(item) for item in items if item)


def _say_laid(value: tuple[str, int], players: Sequence[str]) -> str:
    return f"{value[0].upper()} {TILE_NAMES[value[1]]}"


def _read_erected(words: list[str], players: Sequence[str]) -> tuple[str, int, bool]:
    said = [fold(word) for word in words]
    capped = "capped" in said[1:]
    if capped:
        said.remove("capped")
    if len(said) != 2:
        raise NotAWord("platform and its moai", " ".join(words), ())
    if said[0] in SIZE.values:  # `a small one on D1`
        said.reverse()
    return space_named(said[0]), SIZE.value(said[1]), capped


def _say_erected(value: tuple[str, int, bool], players: Sequence[str]) -> str:
    return f"{value[0].upper()} {SIZE_NAMES[value[1]]}" + (" capped" if value[2] else "")


def _read_placed(words: list[str], players: Sequence[str]) -> tuple[int, Spot, bool]:
    said = [fold(word) for word in words]
    tired = "tired" in said[1:]
    if tired:
        said.remove("tired")
    figure = FIGURE.value(said.pop(0)) if said and said[0] in FIGURE.values else 0
    if not said:
        raise NotAWord("space, column or star", " ".join(words), ())
    if figure == SORCERER and len(said) == 1 and said[0].isdecimal():
        said = ["star", *said]  # as in a turn, the bare number of a sorcerer is a star
    return figure, read_spot(said), tired


class PlacedFigures(Items[tuple[int, Spot, bool]]):
    """Figures that are laid out: `villager B4, villager D4 tired`, or `2 villagers D4`."""

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[tuple[int, Spot, bool], ...]:
        items = [item.split() for item in " ".join(words).split(",")]
        counts = [NUMBER.read([item[0]], players) if item and item[0].isdecimal() else 1 for item in items]
        if any(not 0 < count <= MOST_IN_A_PLACE for count in counts):
            raise NotAWord("number", str(max(counts)), ())
        told = [item[1:] if item and item[0].isdecimal() else item for item in items]
        return tuple(
            self.read_item(item, players)
            for item, count in zip(told, counts, strict=True)
            for _ in range(count if item else 0)
        )


def _say_placed(value: tuple[int, Spot, bool], players: Sequence[str]) -> str:
    return f"{FIGURE_NAMES[value[0]]} {say_spot(value[1])}" + (" tired" if value[2] else "")


def _read_owned(words: list[str], players: Sequence[str]) -> tuple[int, int]:
    return read_offering(words[:-1]), NUMBER.read([words[-1]], players)


class Owned(Items[tuple[int, int]]):
    """Offerings and their values: `hen 9, hut 6`. Of one kind several values are read: `hen 9 and 8`."""

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[tuple[int, int], ...]:
        read: list[tuple[int, int]] = []
        for item in [item.split() for item in " ".join(words).split(",")]:
            kind = [word for word in item if not word.isdecimal()]
            values = [word for word in item if word.isdecimal()]
            read += [self.read_item([*kind, value], players) for value in values]
            if item and not values:
                raise NotAWord(self.what, " ".join(item), ())
        return tuple(read)


def _say_owned(value: tuple[int, int], players: Sequence[str]) -> str:
    return f"{offering_name(value[0])} {value[1]}"


def _read_played(words: list[str], players: Sequence[str]) -> int:
    said = [fold(word) for word in words]
    by_tablet = said[:2] == ["tablet", "as"]
    if len(said) != 1 + 2 * by_tablet:
        raise NotAWord("ahu tile", " ".join(words), TILE_NAMES)
    return TILE.value(said[-1]) + BY_TABLET * by_tablet


def _say_played(value: int, players: Sequence[str]) -> str:
    return ("tablet as " if value >= BY_TABLET else "") + TILE_NAMES[value % BY_TABLET]


class Carving(WordList):
    """`2 medium, small`: how many moai of each size."""

    commas = True
    what = "size"

    def read(self, words: Sequence[str], players: Sequence[str]) -> Sizes:
        counts = [0, 0, 0]
        for size, number in SIZED.read([word for word in words if word != "nothing"], players):
            counts[size] += number
        return counts[0], counts[1], counts[2]

    def words(self, said: list[str]) -> list[str]:
        return SIZED.words(said)

    def write(self, value: Sizes, players: Sequence[str]) -> str:
        return ", ".join(self.to_json(value, players)) or "nothing"

    def to_json(self, value: Sizes, players: Sequence[str]) -> list[str]:
        return [_say_sized((size, value[size]), players) for size in SIZES if value[size]]

    def json_schema(self) -> JsonSchema:
        return SIZED.json_schema()

    def spoken(self, lexicon: Lexicon) -> SpokenList:
        return in_words_of(self, lexicon, ("nothing",), counted=True)


def _read_sized(words: list[str], players: Sequence[str]) -> tuple[int, int]:
    said = [fold(word) for word in words]
    number = NUMBER.read([said.pop(0)], players) if said[0].isdecimal() else 1
    if len(said) != 1:
        raise NotAWord("size", " ".join(words), SIZE_NAMES)
    return SIZE.value(said[0]), number


def _say_sized(value: tuple[int, int], players: Sequence[str]) -> str:
    return SIZE_NAMES[value[0]] if value[1] == 1 else f"{value[1]} {SIZE_NAMES[value[0]]}"


A_GAIN = rf'("[^"]+"|[^ ,]+) (nothing|{AN_AMOUNT}( {AN_AMOUNT})*)( at {SPACE_ID})?'

GAINS = Gains()
LAID = Laid()
ERECTED = Items(
    "moai",
    _read_erected,
    _say_erected,
    said_like(f"{SPACE_ID} {one_of(SIZE_NAMES)}( capped)?"),
    ("capped",),
)
PLACED = PlacedFigures(
    "figure",
    _read_placed,
    _say_placed,
    said_like(f"{one_of(FIGURE_NAMES)} ({A_SPOT})( tired)?"),
    ("quarry", "slot", "star", "tired"),
)
OWNED = Owned("offering", _read_owned, _say_owned, said_like(f"{AN_OFFERING} {DIGITS}"), ("outstanding",))
PLAYED = Items(
    "ahu tile", _read_played, _say_played, said_like(f"(tablet as )?{one_of(TILE_NAMES)}"), ("tablet as",)
)
TAKEN = Items(
    "offering",
    lambda words, players: read_offering(words),
    lambda kind, players: offering_name(kind),
    said_like(AN_OFFERING),
    ("outstanding",),
)
SEATS = SeatList()
TILE_TALLY = _pair(TILE, "tile")
STOCK_TALLY = _pair(STOCK, "stock")
FIGURE_TALLY = _pair(FIGURE, "figure")
SIZED = Items("size", _read_sized, _say_sized, said_like(f"({DIGITS} )?{one_of(SIZE_NAMES)}"))
CARVING = Carving()
