"""How an edit is described: in English for the search, and again in the language that is spoken.

A description is an English text that keeps its key and facts, so that it can be told in any language. Its
words of the notation are those of the log.
"""

from __future__ import annotations

from referee.core.record import Record
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


def in_place_of(new: str, old: str) -> Says:
    return says("edit.for", "{new} for {old}", new=new, old=old)


def both(one: str, two: str) -> Says:
    return says("edit.both", "{first}, and {second}", first=one, second=two)


def with_another(one: str, two: str) -> Says:
    return says("edit.with-another", "{first} and {second}", first=one, second=two)


def retold(text: str, record: Record) -> str:
    """A description in the language that is spoken now, with the words of the log."""
    if not isinstance(text, Says):
        return text
    facts = {key: _fact(key, value, record) for key, value in text.facts.items()}
    return said(SHELL.package, text.key, text.english, facts)


def _fact(key: str, value: object, record: Record) -> object:
    if isinstance(value, Says):
        return retold(value, record)
    return in_words_of(record, value) if key in QUOTED and isinstance(value, str) else value
