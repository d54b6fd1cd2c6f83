"""The keys of header lines, in every language: they are read before the language of the log is known."""

from __future__ import annotations

from collections.abc import Iterator

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

_KEY_OF = {word: key for keys in HEADER_KEYS.values() for word, key in keys.items()}


def key_of(code: str) -> str | None:
    """The header key that a line begins with, if any: the English word for it."""
    head, colon, _ = code.partition(":")
    return _KEY_OF.get(fold(head.strip())) if colon else None


def languages_of(word: str) -> Iterator[str]:
    """The languages in which a word is a header key."""
    said = fold(word.strip())
    return (language for language, keys in HEADER_KEYS.items() if said in keys)


def is_english(word: str) -> bool:
    return fold(word.strip()) in HEADER_KEYS[ENGLISH]
