"""A list whose items have words of the game in them, in another language.

The list itself reads and writes English. This class translates its text, word by word, and leaves players'
names and names on the board alone: a name is the first word of an item, and names on the board are written
in capitals. Canonical text counts only if the value that is read would be written as this very text, so
that a word of the language is never taken for a name on the board. Each item is translated once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from .folding import fold
from .item_lists import SEPARATOR, ItemList, NamedItems, exact_item
from .json_types import Json, JsonSchema
from .lexicon import Lexicon
from .phrase import WordList
from .seats import quoted, seat_and_rest
from .vocabulary import NoSuchName, NotAWord, Vocabulary

_FIRST_STAND_IN = 0xE000
"""Players are called by characters for private use while a text is translated."""


_SEVERAL = re.compile(r"(?<![\w.-])(?:[2-9]|[1-9]\d+) $")
"""A number above one that ends a text."""


class SpokenList(WordList):
    """`framing` are the words of the notation inside its items: `at`, `nothing`, `tablet as`. Words that
    are `refused` are no names on the board. If the items are `counted` by a number before them, a name is
    in the plural behind two or more."""

    def __init__(
        self,
        inner: Vocabulary[Any],
        lexicon: Lexicon,
        framing: Iterable[str] = (),
        refused: frozenset[str] = frozenset(),
        counted: bool = False,
    ) -> None:
        self.inner = inner
        self.what = inner.what
        self.personal = inner.personal
        self.commas = getattr(inner, "commas", False)
        self.taken = lexicon.taken
        self.refused = refused
        framing = tuple(framing)
        said = {name: lexicon.name(name) for name in lexicon.names}
        said |= {word: lexicon.said(word) for word in framing}
        said |= {phrase: text for phrase, text in lexicon.phrases.items() if phrase.startswith(framing)}
        self._said = said
        self._many = {name: lexicon.noun(name).many for name in lexicon.names} if counted else {}
        self._meant = {fold(text): word for word, text in reversed(self._many.items())}
        self._meant |= {fold(text): word for word, text in reversed(said.items())}
        self._to_say = _any_of(said)
        self._to_mean = _any_of(self._meant)
        self.pattern = fold(self._in_other_words(inner.pattern))
        self._exact = lru_cache(maxsize=4096)(self._exact_value)

    def _in_other_words(self, text: str) -> str:
        return self._to_say.sub(self._in_number, text)

    def _in_number(self, word: re.Match[str]) -> str:
        """A word in this language, in the plural if it is a name behind a number of several."""
        name = word[0]
        several = name in self._many and _SEVERAL.search(word.string, 0, word.start())
        return self._many[name] if several else self._said[name]

    def _exact_value(self, text: str) -> Any:
        """The value of a canonical item without a player's name. Raises NotAWord for any other text."""
        for english in self._readings(text):
            try:
                value, said = self._value_of(english)
            except (NotAWord, NoSuchName, ValueError, IndexError):
                continue
            if fold(self._in_other_words(said)) == text and self.refused.isdisjoint(english.split()):
                return value
        raise NotAWord(self.what, text, ())

    def _readings(self, text: str) -> Iterator[str]:
        """The text in English; then with one of its words left as it is, which may name a space."""
        words = list(self._to_mean.finditer(text))
        for kept in (None, *words):
            english = text
            for word in reversed(words):
                if word is not kept:
                    english = english[: word.start()] + self._meant[word[0]] + english[word.end() :]
            yield english

    def _value_of(self, english: str) -> tuple[Any, str]:
        """The value of a canonical English item, and the item as the list writes it."""
        inner = self.inner
        if isinstance(inner, ItemList):
            value = exact_item(inner, english)
            return value, inner.said(value)
        value = inner.take(english, ())
        return value, inner.write(value, ())

    def take(self, text: str, players: Sequence[str]) -> Any:
        inner = self.inner
        if isinstance(inner, NamedItems):
            items = []
            for item in text.split(SEPARATOR):
                seat, rest = seat_and_rest(item, players, self.taken)
                items.append(inner.of_player(seat, self._exact(rest)))
            return tuple(items)
        if isinstance(inner, ItemList):
            return tuple([self._exact(item) for item in text.split(SEPARATOR)])
        return self._exact(text)

    def read(self, words: Sequence[str], players: Sequence[str]) -> Any:
        return self.inner.read(self._in_english(words), players)

    def write(self, value: Any, players: Sequence[str]) -> str:
        stand_ins = [chr(_FIRST_STAND_IN + seat) for seat in range(len(players))]
        text = self._in_other_words(self.inner.write(value, stand_ins))
        for name, stand_in in zip(players, stand_ins, strict=True):
            text = text.replace(f'"{stand_in}"', quoted(name, self.taken))
        return text

    def _in_english(self, words: Sequence[str]) -> list[str]:
        said = []
        for item in " ".join(words).split(", "):
            name, gap, rest = _name_and_rest(item) if self.personal else ("", "", item)
            said.append(name + gap + self._to_mean.sub(lambda word: self._meant[word[0]], rest))
        return ", ".join(said).split()

    def to_json(self, value: Any, players: Sequence[str]) -> Json:
        return self.inner.to_json(value, players)

    def json_schema(self) -> JsonSchema:
        return self.inner.json_schema()

    def words(self, said: list[str]) -> list[str]:
        return self.inner.words(said)


def _name_and_rest(item: str) -> tuple[str, str, str]:
    """The name of the player that a canonical item begins with, and its other words."""
    end = item.find('"', 1) + 1 if item.startswith('"') else item.find(" ")
    return (item[:end], item[end : end + 1], item[end + 1 :]) if end > 0 else (item, "", "")


def _any_of(texts: Mapping[str, str]) -> re.Pattern[str]:
    longest_first = sorted(texts, key=lambda text: (-len(text), text))
    return re.compile(rf"(?<![\w\\-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")
