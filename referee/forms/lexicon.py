"""The words of one language: what everything in a game is called, and which other spellings are read.

A word has the same key in all languages: the word of the canonical English notation. The files with the
words, and the loading of them, are in referee/language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, TypedDict

from .folding import fold

ENGLISH = "en"
"""The language of the keys. Its words are read in every log."""

_WINS = ("wins", "win", "won", "has won", "win the game", "wins the game", "won the game")
_DRAFT = ("draft", "drafts", "drafted", "pick", "picks", "picked", "choose", "chooses", "chose", "chosen")
Taken = tuple[str, ...] | frozenset[str]
_OTHERS = ("draw", "unfinished", "and", "no", "tile", "tiles", "tires", "tire", "tired")
TAKEN: Taken = (*_OTHERS, *_WINS, *_DRAFT)
"""Words that have a meaning of their own in places where a player's name may be written."""
TAKEN_KEYS = ("a draw", "unfinished", "and", "no", "tile", "tires", "draft", "wins")
_PLAIN_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


class Noun(NamedTuple):
    """What messages call a thing: one of it, several of it, and its gender (`m`, `f`, `n` or `c`)."""

    one: str
    many: str
    gender: str = ""


class WordsData(TypedDict):
    """A words file as data. In each list the first word is the canonical one; the others are only read."""

    words: Mapping[str, Sequence[str]]
    """Verbs, prepositions and the other words that actions are made of."""
    names: Mapping[str, Sequence[str]]
    """The names that the lists of the game have: cards, sizes, facings, quantities."""
    nouns: Mapping[str, tuple[str, str, str]]
    """For messages: one, several, gender; those of `names` that have them, and others."""
    notes: Mapping[str, Sequence[str]]
    """What may stand in brackets behind a player's name and is judged: totems, colours."""
    phrases: Mapping[str, str]
    """Several words in a row, where the canonical text does not just put the single words together."""
    unread: Mapping[str, Sequence[str]]
    """Words that are known, but never read: those with which one word would mean two things."""
    header: Mapping[str, Sequence[str]]
    """The keys of header lines."""
    titles: Sequence[str]
    """What the game is called; for the words that all games share: what the language is called."""


NO_WORDS: WordsData = {
    "words": {},
    "names": {},
    "nouns": {},
    "notes": {},
    "phrases": {},
    "unread": {},
    "header": {},
    "titles": (),
}


class Lexicon:
    """The words of one game in one language, those that all games share among them.

    `own` are the words of the game. What is in both is as the game has it.
    """

    def __init__(self, language: str, shared: WordsData, own: WordsData = NO_WORDS) -> None:
        self.language = language
        self.words = {**shared["words"], **own["words"]}
        self.names = {**shared["names"], **own["names"]}
        self.phrases = {**shared["phrases"], **own["phrases"]}
        self.header = shared["header"]
        self.notes = own["notes"]
        self._nouns = {**shared["nouns"], **own["nouns"]}

    def noun(self, key: str) -> Noun:
        """What messages call a thing. A word without a noun of its own is its name, singular and plural."""
        given = self._nouns.get(key)
        return Noun(*given) if given is not None else Noun(self.name(key), self.name(key))

    def word(self, key: str) -> str:
        """The canonical word for a word of the notation."""
        return self.words[key][0] if key in self.words else key

    def name(self, key: str) -> str:
        """The canonical name for a name of one of the game's lists."""
        return self.names[key][0] if key in self.names else key

    def said(self, text: str) -> str:
        """The text around a slot, or a verb, in this language: `of {}`, `nothing destroyed`."""
        if text in self.phrases:
            return self.phrases[text]
        if text in self.words:
            return self.words[text][0]
        return _PLAIN_WORD.sub(lambda word: self.word(word[0]), text)

    def note(self, key: str) -> str:
        """The word for a note behind a player's name. Notes that no rule concerns stay as they are."""
        return self.notes[key][0] if key in self.notes else key

    def meant_note(self, said: str) -> str:
        """The English word for such a note."""
        return self._meant_notes.get(fold(said), said)

    @cached_property
    def _meant_notes(self) -> dict[str, str]:
        return {fold(word): key for key, words in reversed([*self.notes.items()]) for word in words}

    @cached_property
    def taken(self) -> frozenset[str]:
        """Words that have a meaning of their own where a player's name may be written, in English too."""
        own = (word for key in TAKEN_KEYS for word in self.words.get(key, ()))
        return frozenset({*TAKEN, *map(fold, own)})

    @cached_property
    def spellings(self) -> frozenset[str]:
        """Everything that is read in this language, folded."""
        return frozenset(fold(word) for words in self._lists() for word in words)

    def _lists(self) -> Iterator[Sequence[str]]:
        yield from self.words.values()
        yield from self.names.values()
