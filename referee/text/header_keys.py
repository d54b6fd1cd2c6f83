"""The keys of header lines, in every language: they are read before the language of the log is known."""

from __future__ import annotations

from typing import NamedTuple

from referee.core.folding import fold
from referee.core.lexicon import ENGLISH
from referee.language.words._index import HEADER_KEYS

FREE_KEYS = (
    "date",
    "place",
    "event",
    "table",
    "scribe",
    "title",
    "note",
    "source",
    "board",
)
KEYS = {"game", "edition", "language", "players", "ruling", *FREE_KEYS}
RESERVED = set(HEADER_KEYS[ENGLISH]) | {"result", "claim"}
REPEATED = {"ruling", "note", *FREE_KEYS}


class Key(NamedTuple):
    """A word that a header line begins with."""

    meaning: str
    """The English word for it."""
    languages: tuple[str, ...]
    """The languages in which it is that word."""


def _of_all_languages() -> dict[str, Key]:
    found: dict[str, Key] = {}
    for language, keys in HEADER_KEYS.items():
        for word, meaning in keys.items():
            others = found[word].languages if word in found else ()
            found[word] = Key(meaning, (*others, language))
    return found


_KEYS = _of_all_languages()


def header_key(code: str) -> Key | None:
    """What a line begins with, if it is a header key in some language."""
    head, colon, _ = code.partition(":")
    if not colon:
        return None
    return _KEYS.get(head) or _KEYS.get(fold(head.strip()))  # most are written as they are listed


def key_of(code: str) -> str | None:
    """The header key that a line begins with, if any: the English word for it."""
    known = header_key(code)
    return None if known is None else known.meaning


def languages_of(word: str) -> tuple[str, ...]:
    """The languages in which a word is a header key."""
    known = _KEYS.get(word) or _KEYS.get(fold(word))
    return () if known is None else known.languages
