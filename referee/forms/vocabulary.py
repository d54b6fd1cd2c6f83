"""What a slot of a form needs of the words that it takes. The usual ones are in phrase.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from .folding import fold
from .json_types import Json, JsonSchema
from .lexicon import Lexicon

T = TypeVar("T")

WORD = r'[^\s,:"]+'
LIST = f"{WORD}(?:,? {WORD})*?"
NAME_WRITTEN = f'(?:"[^"]*"|{WORD})'
NAMED_ITEMS = f"{NAME_WRITTEN}(?: {WORD})*(?:, {NAME_WRITTEN}(?: {WORD})*)*?"
"""Patterns for the canonical text of vocabularies. A list is as short as what follows it allows."""
MOST_DIGITS = 9
"""Of a number in a log."""


class NoSuchName(Exception):
    """A well-formed name of something that the game does not have: `f9`, `N-7`, `north-east`."""

    def __init__(self, what: str, word: str) -> None:
        super().__init__(f"there is no {what} {word!r}")
        self.what = what
        self.word = word


class NotAWord(Exception):
    """A word that has no meaning here. `known` are the words that would have one."""

    def __init__(self, what: str, word: str, known: Sequence[str]) -> None:
        super().__init__(f"{word!r} is no {what}")
        self.what = what
        self.word = word
        self.known = known


class NamedTwice(NotAWord):
    """A word that has a number in the same list already."""


class Vocabulary(Protocol[T]):
    """What a slot needs of the words it takes."""

    what: str
    personal: bool

    @property
    def pattern(self) -> str: ...
    def read(self, words: Sequence[str], players: Sequence[str]) -> T: ...
    def take(self, text: str, players: Sequence[str]) -> T: ...
    def write(self, value: T, players: Sequence[str]) -> str: ...
    def to_json(self, value: T, players: Sequence[str]) -> Json: ...
    def json_schema(self) -> JsonSchema: ...
    def words(self, said: list[str]) -> list[str]: ...
    def spoken(self, lexicon: Lexicon) -> Vocabulary[T]: ...
    def empty_said(self, empty: str, lexicon: Lexicon) -> str: ...


@lru_cache(maxsize=16_384)
def exact_value(vocabulary: Any, text: str, players: tuple[str, ...]) -> Any:
    """The value of a folded text, if the vocabulary would write that value as this text.

    Most vocabularies have few texts, so that each is read and written once.
    """
    value = vocabulary.read(text.split(), players)
    if fold(vocabulary.write(value, players)) != text:
        raise NotAWord(vocabulary.what, text, ())
    return value


def is_number(word: str) -> bool:
    """Whether a word is a whole number that a log may have. `²` is a digit to `isdigit`, but `int` cannot
    read it; nor does it read thousands of digits."""
    return word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS
