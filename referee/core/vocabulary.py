"""What a slot of a form needs of the words that it takes. The usual ones are in phrase.py."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Protocol, TypeVar

from .json_types import Json, JsonSchema

T = TypeVar("T")


class Vocabulary(Protocol[T]):
    """What a slot needs of the words it takes."""

    what: str
    personal: bool

    def read(self, words: Sequence[str], players: Sequence[str]) -> T: ...
    def write(self, value: T, players: Sequence[str]) -> str: ...
    def to_json(self, value: T, players: Sequence[str]) -> Json: ...
    def json_schema(self) -> JsonSchema: ...
    def words(self, said: list[str]) -> list[str]: ...
    def extent(self, words: Sequence[str], begin: int, stops: Container[str]) -> int: ...
