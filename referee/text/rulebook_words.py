"""Words of the rulebook that a table used, put into those of the notation."""

from __future__ import annotations

import re
from collections.abc import Sequence

from referee.core.record import Record

Synonyms = Sequence[tuple[str, str]]


def synonyms_of(record: Record) -> Synonyms:
    """The words of the rulebook that the table used, the longest first; none of any other language."""
    if record.terms is None:
        return ()
    language = record.known_game.data["editions"][record.known_terms.edition].get("language", "")
    words = record.known_game.synonyms.get(language, {})
    return tuple(sorted(words.items(), key=lambda pair: -len(pair[0])))


def translated(text: str, synonyms: Synonyms) -> str | None:
    """The text with words of a rulebook put into those of the notation; None if there are none."""
    found = text
    for word, meaning in synonyms:
        if word in found:
            found = re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", meaning, found)
    return found if found != text else None
