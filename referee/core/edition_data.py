"""What a game's editions.yaml holds, as schemas/editions.schema.json has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

Values = Mapping[str, "int | bool | str"]


class Edition(TypedDict):
    """A rulebook, and what it sets."""

    title: str
    publisher: str
    year: NotRequired[int]
    language: str
    values: NotRequired[Values]
    rulings: NotRequired[Mapping[str, str]]


class RulingOption(TypedDict):
    """A way to read what a text leaves open."""

    says: str
    sets: NotRequired[Values]


class Ruling(TypedDict):
    """What a text leaves open, and the ways to read it."""

    asks: str
    default: str
    because: str
    touches: Sequence[str]
    options: Mapping[str, RulingOption]


class EditionsData(TypedDict):
    """A game's editions.yaml."""

    game: str
    title: str
    values: Values
    editions: Mapping[str, Edition]
    rulings: Mapping[str, Ruling]
