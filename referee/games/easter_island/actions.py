"""What a line of Easter Island can say. Numbers stand for names; see vocabulary.py for those."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Place:
    """A statue from the reserve comes onto the island; before the play begins, a setup statue."""

    point: int
    facing: int
    owner: int | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """The same, said expressly of the setup."""

    point: int
    facing: int
    owner: int | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Sun:
    """A sun token is laid."""

    sun: int
    owner: int | None = None
    spent: bool = False


@dataclass(frozen=True, slots=True)
class Pivot:
    """A statue turns to a new facing. `to` is written only by someone who also moved it."""

    point: int
    facing: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class PivotBy:
    """A pivot told by its angle."""

    point: int
    degrees: int
    way: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """A statue slides. `facing` is written only by someone who saw it look that way afterwards."""

    start: int
    end: int
    facing: int | None = None


@dataclass(frozen=True, slots=True)
class Fire:
    """A ray, and what the table says it saw: the statues struck in order, those destroyed."""

    sun: int
    struck: tuple[int, ...] | None = None
    destroyed: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """The rest of the turn is not used."""


@dataclass(frozen=True, slots=True)
class ShiftToken:
    """A token was moved to another position: never legal."""

    sun: int
    to_sun: int


@dataclass(frozen=True, slots=True)
class TakeToken:
    """A token was taken back: never legal."""

    sun: int


@dataclass(frozen=True, slots=True)
class NotAnAction:
    """A deed that the game does not know: swapping, pushing, capturing."""

    text: str


@dataclass(frozen=True, slots=True)
class Misnamed:
    """An action on an intersection, a facing or a sun position that the board does not have."""

    verb: str
    what: str
    word: str
    text: str


@dataclass(frozen=True, slots=True)
class HasStatue:
    """A given position instead of a setup: a statue of this player stands there."""

    point: int
    facing: int
    number: int | None = None


@dataclass(frozen=True, slots=True)
class HasToken:
    """A given position: a token of this player lies there, ready or spent."""

    sun: int
    face: int


@dataclass(frozen=True, slots=True)
class HasLost:
    """A given position: so many statues of this player were destroyed before."""

    count: int


@dataclass(frozen=True, slots=True)
class PlacedLast:
    """A given position: this player made the latest placement."""


@dataclass(frozen=True, slots=True)
class Begins:
    """A given position is complete: play goes on with this turn of this player."""

    turn: int


class Destroyed(NamedTuple):
    """A statue left the board: where, whose, by which ray, and by which rule."""

    point: int
    owner: int
    number: int
    sun: int
    rule: str
    turn: int
    action: int
    by: int


class Ended(NamedTuple):
    """The game is over: how, when, who won and by which rules."""

    reason: int
    turn: int
    action: int
    winner: int | None
    ended_by: str
    decided_by: str
