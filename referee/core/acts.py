"""The actions that every game has: seating, results, claims, resignations, ends of turns."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Self

from referee.forms.folding import fold
from referee.forms.json_types import Json, JsonSchema
from referee.forms.lexicon import Lexicon, Taken
from referee.forms.phrase import (
    NAME,
    NUMBER,
    Form,
    NotAWord,
    Numbers,
    Said,
    Seats,
    Slot,
    Text,
    Words,
    seat_of,
)
from referee.forms.seats import TAKEN, quoted, written_seat
from referee.forms.vocabulary import NAME_WRITTEN

from .entry import Play, Player
from .value import value

UNFINISHED = (-1,)
DRAW: tuple[int, ...] = ()


@value
class Seating:
    """The players of the header, judged before the first move."""

    players: tuple[Player, ...]


@value
class TurnEnds:
    """The turn is over: another line of play follows the player's line."""


@value
class Resign:
    """A player gives up."""


@value
class Unreadable:
    """An action whose words could not be read. It is never judged, but the replay allows for it."""


UNREAD = Play(Unreadable(), (), plain=True)
"""Takes the place of an action whose words could not be read."""


@value
class NearlyRead(Unreadable):
    """An unreadable action with one wrong word, where it is clear which word was meant."""

    meant: object


@value
class Elsewhere(Unreadable):
    """Actions that can be read, but not on this line: nobody is named before them (`seat` is None), or
    another player is named within the line, or another line of the table begins there."""

    seat: int | None
    plays: tuple[Play, ...]
    of_table: bool = False


@value
class LostLine(Unreadable):
    """A line of the table itself. Only its first word could be read: `position`, `tiles`."""

    word: str


@value
class Misnamed:
    """An action that names something the game does not have: `f9`, `north-east`, column 5."""

    verb: str
    what: str
    word: str
    text: str


@value
class NotAnAction:
    """Something that is not an action of the game: swapping, pushing, capturing."""

    text: str


@value
class Result:
    """How the table says that the game ended. `winners` may be DRAW or UNFINISHED."""

    winners: tuple[int, ...]
    reason: int | None = None
    counts: tuple[int, ...] | None = None


@value
class Claim:
    """A number that, the table says, a player has at this point of the log."""

    player: int
    value: int
    quantity: int = 0


class Winners(Said):
    """`Ann`, `Ann, Ben`, `draw` or `unfinished`."""

    what = "winner"
    personal = True
    pattern = f"{NAME_WRITTEN}(?:, {NAME_WRITTEN})*"
    draw, unfinished = "draw", "unfinished"
    taken: Taken = TAKEN

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[int, ...]:
        said = [fold(word) for word in words]
        if said in ([], [fold(self.draw)]):
            return DRAW
        if said == [fold(self.unfinished)]:
            return UNFINISHED
        return tuple(seat_of(word.rstrip(","), players) for word in words if word != ",")

    def take(self, text: str, players: Sequence[str]) -> tuple[int, ...]:
        if text == fold(self.unfinished):
            return UNFINISHED
        return tuple([written_seat(name, players, self.taken) for name in text.split(", ")])

    def write(self, value: tuple[int, ...], players: Sequence[str]) -> str:
        if value == UNFINISHED:
            return self.unfinished
        return ", ".join(quoted(players[seat], self.taken) for seat in value)

    def spoken(self, lexicon: Lexicon) -> Self:
        other = copy(self)
        other.draw, other.unfinished = lexicon.word("a draw"), lexicon.word("unfinished")
        other.taken = lexicon.taken
        return other

    def empty_said(self, empty: str, lexicon: Lexicon) -> str:
        return lexicon.word("a draw")

    def to_json(self, value: tuple[int, ...], players: Sequence[str]) -> Json:
        if value in (DRAW, UNFINISHED):
            return "draw" if value == DRAW else "unfinished"
        return [players[seat] for seat in value]

    def json_schema(self) -> JsonSchema:
        return {
            "oneOf": [{"enum": ["draw", "unfinished"]}, {"type": "array", "minItems": 1, "items": NAME}]
        }


class Counts(Said):
    """`2-1`: a number for each player, in the order of the header."""

    what = "count"

    def read(self, words: Sequence[str], players: Sequence[str]) -> tuple[int, ...]:
        parts = [part.strip() for part in "-".join(words).split("-")]
        if len(parts) < 2:
            raise NotAWord(self.what, words[0], ())
        return tuple(Numbers("count").read([part], players) for part in parts)

    def write(self, value: tuple[int, ...], players: Sequence[str]) -> str:
        return "-".join(map(str, value))

    def to_json(self, value: tuple[int, ...], players: Sequence[str]) -> Json:
        return list(value)

    def json_schema(self) -> JsonSchema:
        return {"type": "array", "minItems": 2, "items": NUMBER}


def shell_forms(endings: Words, quantities: Words) -> tuple[Form, ...]:
    """The forms that every game has, with the game's own words for endings and quantities."""
    return (
        Form(
            "result",
            Result,
            Slot("winners", Winners(), empty="draw"),
            Slot("reason", endings, optional=True),
            Slot("counts", Counts(), optional=True),
        ),
        Form(
            "claim",
            Claim,
            Slot("player", Seats()),
            Slot("quantity", quantities, default=0),
            Slot("value", Numbers("number")),
        ),
        Form("resign", Resign),
        Form("misnamed", Misnamed, Slot("text", Text()), verb=""),
        Form("not_an_action", NotAnAction, Slot("text", Text()), verb=""),
    )
