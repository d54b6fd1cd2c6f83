"""The words of the game, and how each action is said. The grammar names its rules after these forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Generic, Self, TypeVar

from referee.core.acts import NotAnAction, shell_forms
from referee.forms.folding import fold, nearest
from referee.forms.item_lists import NamedItems
from referee.forms.json_types import Json, JsonSchema
from referee.forms.lexicon import Lexicon, WordsData
from referee.forms.phrase import (
    Flag,
    Form,
    Many,
    NotAWord,
    Numbers,
    Seats,
    Slot,
    Text,
    WordList,
    Words,
    seat_of,
)
from referee.forms.seats import quoted
from referee.forms.spoken_list import SpokenList
from referee.forms.vocabulary import NamedTwice

from .actions import (
    Box,
    Buy,
    Column,
    Display,
    Draw,
    Extra,
    FinalTable,
    Glory,
    Hand,
    Holdings,
    Keep,
    Offer,
    Owns,
    Pile,
    PlayCards,
    Position,
    Refill,
    Reveal,
    Stone,
    StoneTouched,
    Supply,
    Take,
    Values,
    Wood,
)
from .cards import CARD_NAMES, HIDDEN, OFFERING_NAMES
from .scoring.quantity_names import QUANTITIES
from .scoring.scoring import ENDINGS

Offered = tuple[int, int, bool]
Taken = tuple[int, "int | None", tuple[int, ...]]
S = TypeVar("S", Offered, Taken)
"""A share begins with the seat of its player."""


class Cards(Words):
    """Card names, and `?` for a card that nobody saw."""

    def value(self, word: str) -> int:
        return HIDDEN if word == "?" else super().value(word)

    def name(self, value: int) -> str:
        return "?" if value == HIDDEN else self.names[value]

    def write(self, value: int, players: Sequence[str]) -> str:
        return self.name(value)

    def to_json(self, value: int, players: Sequence[str]) -> Json:
        return self.name(value)

    def json_schema(self) -> JsonSchema:
        return {"enum": [*self.names, "?"]}


class Several(Many):
    """Several cards, `?` among them."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        self.cards = cards

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[int, ...]:
        return super().read(words, players) if words else ()

    def write(self, value: tuple[int, ...], players: Sequence[str]) -> str:
        return " ".join(self.cards.name(each) for each in value)

    def spoken(self, lexicon: Lexicon) -> Self:
        other = super().spoken(lexicon)
        other.cards = self.cards.spoken(lexicon)
        return other


class DrawnFrom(Many):
    """Where cards are drawn from. A comma parts columns from cards that are named, because `2 fish` is an
    amount."""

    def take(self, text: str, players: Sequence[str]) -> tuple[int, ...]:
        value = super().take(text.replace(",", ""), players)
        if fold(self.write(value, players)) != text:
            raise NotAWord(self.what, text, ())
        return value

    def write(self, value: tuple[int, ...], players: Sequence[str]) -> str:
        runs = groupby(value, self.is_card)
        return ", ".join(" ".join(self.one.names[each] for each in run) for _, run in runs)

    @staticmethod
    def is_card(value: int) -> bool:
        return 4 <= value < 4 + len(CARD_NAMES)  # the columns come before


ITEMS: JsonSchema = {
    "type": "array",
    "items": {"type": "string", "pattern": r"^[^;#:\u0000-\u001f\u007f]+$"},
}
"""Items of a list, each with the words of the text."""


class Shares(NamedItems[tuple[Any, ...]], Generic[S]):
    """Something for each of several players: `Anne potato, Marc grain, Carl ?`."""

    what = "share"

    def __init__(self, read: Callable[[int, list[str]], list[S]], say: Callable[[S], str]) -> None:
        self.read_share: Callable[[int, list[str]], list[S]] = read
        self.say_share: Callable[[S], str] = say

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[S, ...]:
        items = (_name_and_rest(item.split(), players) for item in _items(" ".join(words)))
        return tuple(share for seat, rest in items for share in self.read_share(seat, rest))

    def item_of(self, words: list[str]) -> tuple[Any, ...]:
        said = self.read_share(0, words)
        if len(said) != 1:
            raise NotAWord(self.what, " ".join(words), ())
        return said[0][1:]

    def said(self, value: tuple[Any, ...]) -> str:
        return self.say_share(self.of_player(0, value))

    def of_player(self, seat: int, value: tuple[Any, ...]) -> Any:
        return (seat, *value)

    def words(self, said: list[str]) -> list[str]:
        return [", ".join(said)]

    def write(self, value: tuple[S, ...], players: Sequence[str]) -> str:
        return ", ".join(self.to_json(value, players))

    def to_json(self, value: tuple[S, ...], players: Sequence[str]) -> list[str]:
        return [f"{quoted(players[share[0]])} {self.say_share(share)}" for share in value]

    def json_schema(self) -> JsonSchema:
        return ITEMS

    def spoken(self, lexicon: Lexicon) -> SpokenList:
        return SpokenList(self, lexicon, ("open",), counted=True)


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def _name_and_rest(words: Sequence[str], players: Sequence[str]) -> tuple[int, list[str]]:
    """The player that a share begins with: one word, or several in quotes."""
    text = " ".join(words)
    if text.startswith('"') and '"' in text[1:]:
        name, _, rest = text[1:].partition('"')
        return seat_of(name, players), rest.split()
    return seat_of(words[0], players), list(words[1:])


def _read_offer(seat: int, rest: list[str]) -> list[Offered]:
    laid_open = rest[-1:] == ["open"]
    if laid_open:
        rest.pop()
    if len(rest) != 1:
        raise NotAWord("offering", " ".join(rest), OFFERING_NAMES)
    return [(seat, OFFERING.value(rest[0]), laid_open)]


def _say_offer(share: Offered) -> str:
    _, kind, laid_open = share
    return OFFERING.name(kind) + (" open" if laid_open else "")


def _read_take(seat: int, rest: list[str]) -> list[Taken]:
    """`2 glory 1 wood` are two shares of one player."""
    shares: list[tuple[int, int | None, list[str]]] = []
    for word in rest:
        if word.isascii() and word.isdigit() and len(word) < 5:
            shares.append((seat, int(word), []))
        elif shares:
            shares[-1][2].append(word)
        else:
            shares.append((seat, None, [word]))
    if not shares or not all(things for _, _, things in shares):
        raise NotAWord("thing to take", "", THING.names)
    return [(seat, amount, tuple(map(THING.value, things))) for seat, amount, things in shares]


def _say_take(share: Taken) -> str:
    _, amount, things = share
    number = "" if amount is None else f"{amount} "
    return number + " ".join(THING.names[thing] for thing in things)


def _is_no_card(action: object) -> bool:
    """Whether nobody takes a card: `take fish` may be a card that is drawn."""
    return isinstance(action, Take) and all(
        thing >= len(OFFERING_NAMES) for _, _, things in action.shares for thing in things
    )


class Tally(WordList):
    """A number for each kind of offering: `fish 4, berry 2`. Each kind is named once."""

    commas = True
    personal = False
    what = "count"

    def __init__(self) -> None:
        pass

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[tuple[int, int], ...]:
        counts: dict[int, int] = {}
        for item in _items(" ".join(words)):
            name, _, number = item.partition(" ")
            if name.isdecimal():  # `4 fish`
                name, number = number.strip(), name
            kind = KNOWN_OFFERING.value(name)
            if kind in counts:
                raise NamedTwice("offering", name, OFFERING_NAMES)
            counts[kind] = Numbers("count").read([number.strip()], players)
        return tuple(sorted(counts.items()))

    def words(self, said: list[str]) -> list[str]:
        return [", ".join(said)]

    def write(self, value: tuple[tuple[int, int], ...], players: Sequence[str]) -> str:
        return ", ".join(f"{OFFERING_NAMES[kind]} {number}" for kind, number in value)

    def to_json(self, value: tuple[tuple[int, int], ...], players: Sequence[str]) -> list[str]:
        return [f"{OFFERING_NAMES[kind]} {number}" for kind, number in value]

    def json_schema(self) -> JsonSchema:
        return ITEMS

    def spoken(self, lexicon: Lexicon) -> SpokenList:
        return SpokenList(self, lexicon)


class Quantities(Words):
    """What a log may claim. The schema takes any word; the words are checked when the record is read."""

    def json_schema(self) -> JsonSchema:
        return {"type": "string"}


def _words() -> WordsData:
    """The English words of the game. Few logs need them here, so they are loaded on demand."""
    from .words._en import WORDS

    return WORDS


def _is_another(word: str) -> bool:
    """Whether a word names something that the game does not have, and is not a misspelling."""
    if word in CARD_NAMES:
        return True
    others = [each for name in CARD_NAMES for each in _words()["names"][name][1:]]
    known = ((*CARD_NAMES, "pile", "none"), others)
    return word.isalpha() and all(nearest(word, names) is None for names in known)


CARD = Cards("card", CARD_NAMES, _is_another)
OFFERING = Cards("offering", OFFERING_NAMES, _is_another)
KNOWN_CARD = Words("card", CARD_NAMES, _is_another)
KNOWN_OFFERING = Words("offering", OFFERING_NAMES, _is_another)
THING = Words("thing to take", (*OFFERING_NAMES, "wood", "glory", "none"))
COLUMN = Words("column", ("1", "2", "3", "4"), well_formed=str.isdecimal)
SOURCE = Words(
    "column",
    ("1", "2", "3", "4", *CARD_NAMES, "pile"),
    well_formed=lambda word: word.isdecimal() or _is_another(word),
)
ENDING = Words("ending", ENDINGS)
QUANTITY = Quantities("quantity", QUANTITIES)

_PRICE = Slot("price", Numbers("price"), "for {}", optional=True)
_GAIN = Slot("gain", Numbers("gain"), "gaining {}", optional=True)

TABLE_FORMS = (
    Form(
        "position",
        Position,
        Slot("turn", Numbers("turn"), "turn {},"),
        Slot("player", Seats()),
        verb="position :",
    ),
    Form("final_table", FinalTable, verb="position : end"),
    Form("display", Display, Slot("player", Seats(), "{} :"), Slot("cards", Several(CARD), empty="none")),
    Form("owns", Owns, Slot("player", Seats(), "{} :"), Slot("counts", Tally(), empty="none")),
    Form("supply", Supply, Slot("counts", Tally()), verb="supply :"),
    Form("wood", Wood, Slot("player", Seats(), "{} :"), Slot("number", Numbers("number"))),
    Form("glory", Glory, Slot("player", Seats(), "{} :"), Slot("number", Numbers("number"))),
    Form("pile", Pile, Slot("number", Numbers("number")), verb="pile :"),
    Form("hand", Hand, Slot("player", Seats(), "{} :"), Slot("cards", Several(CARD), empty="none")),
    Form("column", Column, Slot("column", COLUMN, "{} :"), Slot("cards", Several(CARD))),
    Form(
        "refill",
        Refill,
        Slot("column", COLUMN, "{} :"),
        Slot("cards", Several(CARD), default=()),
        Slot("front", KNOWN_CARD, "front {}", seen=True),
    ),
    Form("reveal", Reveal, Slot("turn", Numbers("turn"), "{} :"), Slot("kind", KNOWN_OFFERING)),
    Form("holdings", Holdings, Slot("player", Seats(), "{} :"), Slot("counts", Tally(), empty="none")),
    Form("stone", Stone, Slot("counts", Tally(), empty="none"), verb="stone :"),
    Form("values", Values, Slot("counts", Tally()), verb="values :"),
)

FORMS = (
    *TABLE_FORMS,
    Form(
        "buy",
        Buy,
        Slot("kind", KNOWN_OFFERING),
        _PRICE,
        _GAIN,
        Slot("stone", Flag(), "to stone", optional=True),
        once=True,
    ),
    Form("play", PlayCards, Slot("cards", Several(CARD)), _PRICE, _GAIN, usual=True),
    Form("box", Box, Slot("cards", Several(CARD))),
    Form("keep", Keep),
    Form("offer", Offer, Slot("offered", Shares(_read_offer, _say_offer)), own=lambda offer: True),
    Form(
        "extra",
        Extra,
        Slot("kinds", Several(OFFERING), empty="none", default=()),
        Slot("own", Flag(), "own", optional=True),
    ),
    Form(
        "draw",
        Draw,
        Slot("sources", DrawnFrom(SOURCE, least=1)),
        Slot("together", Flag(), "together", optional=True),
        Slot("took", Several(CARD), "took {}", seen=True),
        Slot("exposed", KNOWN_CARD, seen=True),
    ),
    Form("take", Take, Slot("shares", Shares(_read_take, _say_take)), own=_is_no_card),
    Form("stone_touched", StoneTouched, Slot("text", Text()), verb=""),
    *shell_forms(ENDING, QUANTITY),
)

NOUNS = {
    "CARD": "a card (woodcutter, priest, moai, fish, berry, potato or grain)",
    "OFFERING": "an offering (fish, berry, potato or grain)",
    "UNSEEN": "`?` for one that nobody saw",
    "COLUMN": "a column (1 to 4)",
    "NUMBER": "a number",
    "THING": "what is taken (wood, glory, an offering or none)",
}


def not_an_action(text: str) -> StoneTouched | NotAnAction:
    return StoneTouched(text) if _stone_touched().match(text.lower()) else NotAnAction(text)


@cache
def _stone_touched() -> re.Pattern[str]:
    """Matches words about the stone, or about an offering that a player takes back from it."""
    said = _words()["words"]
    back, stone = "|".join(said["take back"]), "|".join(said["stone"])
    return re.compile(rf".*(?:{stone})|(?:{back})\b.*\b(?:{'|'.join(OFFERING_NAMES)})", re.DOTALL)


TERMINALS = {
    "CARD": CARD,
    "OFFERING": KNOWN_OFFERING,
    "THING": THING,
    "REASON": ENDING,
    "QUANTITY": QUANTITY,
}
"""The list of names that each terminal of the grammar matches."""
