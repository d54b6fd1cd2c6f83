"""How an edit is described: in English for the search, and again in the language that is spoken.

A description is an English text that keeps its key and facts, so that it can be told in any language. Its
words of the notation are those of the log.
"""

from __future__ import annotations

from functools import lru_cache

from referee.core.record import Record
from referee.speech.current import spoken
from referee.speech.say import SHELL, said
from referee.text.log_words import in_words_of

QUOTED = frozenset({"new", "old", "text"})
"""The facts that are words of the notation; the others are names, numbers or descriptions."""


class Says(str):
    """An English description of an edit."""

    key: str
    english: str
    facts: dict[str, object]


def says(key: str, english: str, /, **facts: object) -> Says:
    """A description. The catalogues have its text under the key."""
    text = Says(english.format_map(facts) if facts else english)
    text.key, text.english, text.facts = key, english, facts
    return text


@lru_cache(maxsize=20_000, typed=True)
def in_place_of(new: str, old: str) -> Says:
    return says("edit.for", "{new} for {old}", new=new, old=old)


def both(one: str, two: str) -> Says:
    return says("edit.both", "{first}, and {second}", first=one, second=two)


def with_another(one: str, two: str) -> Says:
    return says("edit.with-another", "{first} and {second}", first=one, second=two)


def retold(text: str, record: Record) -> str:
    """A description in the language that is spoken now, with the words of the log.

    They are quoted if that is another language: `O-2` has another meaning in Dutch than in a French log.
    """
    if not isinstance(text, Says):
        return text
    facts = {key: _fact(text, key, record) for key in text.facts}
    return said(SHELL.package, text.key, text.english, facts)


def _fact(text: Says, key: str, record: Record) -> object:
    value = text.facts[key]
    if isinstance(value, Says):
        return retold(value, record)
    if key not in QUOTED or not isinstance(value, str):
        return value
    words = in_words_of(record, value)
    plain = record.language == spoken() or f"`{{{key}}}`" in text.english
    return words if plain else f"`{words}`"
