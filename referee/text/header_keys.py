"""The keys of header lines, in every language: they are read before the language of the log is known."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.language.words._index import HEADER_KEYS

KEYS = tuple(dict.fromkeys(HEADER_KEYS[ENGLISH].values()))
"""Every key, by its English word: those of the English words file."""
FREE_KEYS = tuple(key for key in KEYS if key not in ("game", "edition", "language", "players", "ruling"))
"""The keys of lines that are kept as they are written."""
RESERVED = set(HEADER_KEYS[ENGLISH]) | {"result", "claim"}
LONGEST_REMEMBERED = 160
"""The most characters of a line that is kept. A longer one is unlikely to occur again."""
REPEATED = {"ruling", "note", *FREE_KEYS}


class Key(NamedTuple):
    """A word that a header line begins with."""

    meaning: str
    """The English word for it."""
    languages: tuple[str, ...]
    """The languages in which it is that word."""


class HeaderLine(NamedTuple):
    """The parts of a header line, without its comment."""

    key: str
    """The English word for what it begins with."""
    word: str
    start: int
    """The column of the word."""
    value: str
    column: int
    """The column of the value."""
    is_english: bool
    languages: tuple[str, ...]
    """The languages in which the word begins such a line."""


def _of_all_languages() -> dict[str, Key]:
    found: dict[str, Key] = {}
    for language, keys in HEADER_KEYS.items():
        for word, meaning in keys.items():
            others = found[word].languages if word in found else ()
            found[word] = Key(meaning, (*others, language))
    return found


_KEYS = _of_all_languages()


def _known(head: str) -> Key | None:
    return _KEYS.get(head) or _KEYS.get(fold(head.strip()))  # most are written as they are listed


def key_of(code: str) -> str | None:
    """The header key that a line begins with, if any: the English word for it."""
    head, colon, _ = code.partition(":")
    known = _known(head) if colon else None
    return None if known is None else known.meaning


def header_line(code: str) -> HeaderLine | None:
    """The parts of a header line, or None if it begins with no key of any language."""
    return _taken_apart(code) if len(code) <= LONGEST_REMEMBERED else _taken_apart.__wrapped__(code)


@lru_cache(maxsize=512)
def _taken_apart(code: str) -> HeaderLine | None:
    """Most header lines occur in many logs, so that each is taken apart once."""
    head, colon, rest = code.partition(":")
    known = _known(head) if colon else None
    if known is None:
        return None
    start = len(head) - len(head.lstrip())
    column = len(head) + 1 + len(rest) - len(rest.lstrip())
    said = known.meaning, head.strip(), start, rest.strip(), column
    return HeaderLine(*said, ENGLISH in known.languages, known.languages)


def languages_of(word: str) -> tuple[str, ...]:
    """The languages in which a word is a header key."""
    known = _known(word)
    return () if known is None else known.languages


def with_accents(line: str, word: str) -> str:
    """A folded word of the value of a header line, as it is written there: with its accents."""
    value = line.partition(":")[2]
    written = "-".join(unicodedata.normalize("NFC", value).lower().split())
    at = fold(written).find(word)
    return written[at : at + len(word)] if word and at >= 0 else word
