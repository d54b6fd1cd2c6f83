"""What a line of Easter Island can say. Numbers stand for names; see notation.py for those."""

from __future__ import annotations

from typing import NamedTuple

from referee.core.value import value


@value
class PlaceStatue:
    """A statue from the reserve comes onto the island; before the play begins, a setup statue."""

    point: int
    facing: int
    owner: int | None = None
    number: int | None = None


@value
class Setup:
    """The same, written expressly as part of the setup."""

    point: int
    facing: int
    owner: int | None = None
    number: int | None = None


@value
class Sun:
    """A sun token is laid."""

    sun: int
    owner: int | None = None
    spent: bool = False


@value
class Pivot:
    """A statue turns to a new facing. `to` is filled only if the log says that it moved as well."""

    point: int
    facing: int
    to: int | None = None


@value
class PivotBy:
    """A pivot given by its angle."""

    point: int
    degrees: int
    way: int | None = None


@value
class Move:
    """A statue slides. `facing` is filled only if the log says which way it looked afterwards."""

    start: int
    end: int
    facing: int | None = None


@value
class Fire:
    """A ray, and what the table says it saw: the statues struck in order, those destroyed."""

    sun: int
    struck: tuple[int, ...] | None = None
    destroyed: tuple[int, ...] | None = None


@value
class Pass:
    """The rest of the turn is not used."""


@value
class ShiftToken:
    """A token was moved to another position: never legal."""

    sun: int
    to_sun: int


@value
class TakeToken:
    """A token was taken back: never legal."""

    sun: int


@value
class HasStatue:
    """A given position instead of a setup: a statue of this player stands there."""

    point: int
    facing: int
    number: int | None = None


@value
class HasToken:
    """A given position: a token of this player lies there, ready or spent."""

    sun: int
    face: int


@value
class HasLost:
    """A given position: so many statues of this player were destroyed before."""

    count: int


@value
class HasStatues:
    """A final table: so many statues of this player stand on the island, wherever."""

    count: int


@value
class HasTokens:
    """A final table: so many tokens of this player are ready or spent, wherever they lie."""

    count: int
    face: int


@value
class FinalTable:
    """A given position is complete, and the game is over in it."""


@value
class PlacedLast:
    """A given position: this player made the latest placement."""


@value
class Begins:
    """A given position is complete: play goes on with this turn of this player."""

    turn: int


PLAYED = (PlaceStatue, Setup, Sun, Pivot, PivotBy, Move, Fire)
"""What a player does with an action of a turn."""


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
    standing: tuple[int, ...]
