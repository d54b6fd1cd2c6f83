"""Translates words of the table's rulebook into the words of the notation."""

from __future__ import annotations

import re
from collections.abc import Sequence

from referee.core.record import Record

Synonyms = Sequence[tuple[str, str]]


def synonyms_of(record: Record) -> Synonyms:
    """The words in the language of the table's rulebook, the longest first."""
    if record.terms is None:
        return ()
    language = record.known_game.data["editions"][record.known_terms.edition].get("language", "")
    words = record.known_game.synonyms.get(language, {})
    return tuple(sorted(words.items(), key=lambda pair: -len(pair[0])))


def translated(text: str, synonyms: Synonyms) -> str | None:
    """The text with words of a rulebook translated into the notation, or None if it has none."""
    found = text
    for word, meaning in synonyms:
        if word in found:
            found = re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", meaning, found)
    return found if found != text else None
