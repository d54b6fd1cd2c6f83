"""Saying something: in English the text that stands in the code, in another language its catalogue's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from types import ModuleType

from .current import ENGLISH, speaking, spoken
from .values import Term, Value, neutral


def said(package: str, key: str, english: str, facts: Mapping[str, object]) -> str:
    """A sentence in the language that is spoken now; in English if its catalogue does not have it."""
    for value in facts.values():
        if value.__class__ is not str and value.__class__ is not int:
            return _said(package, key, english, facts)
    return _said_of_plain_facts(spoken(), package, key, english, tuple(facts.items()))


@lru_cache(maxsize=1024)
def _said_of_plain_facts(
    language: str, package: str, key: str, english: str, facts: tuple[tuple[str, object], ...]
) -> str:
    """The same. A drawing says most of its words again and again."""
    return _said(package, key, english, dict(facts))


def _said(package: str, key: str, english: str, facts: Mapping[str, object]) -> str:
    if spoken() != ENGLISH:
        told = _told(package, key, facts)
        if told is not None:
            return told
        with speaking(ENGLISH):
            return _in_english(english, facts)
    return _in_english(english, facts)


def told(package: str, key: str, english: str) -> str:
    """A text without blanks, such as the title of a rule. Braces in it mean nothing."""
    if spoken() == ENGLISH:
        return english
    from .catalogue import sentence

    return sentence(package, key) or english


@cache
def _translation() -> tuple[ModuleType, ModuleType]:
    """What only another language needs: its catalogues and templates."""
    from . import catalogue, template

    return catalogue, template


def _told(package: str, key: str, facts: Mapping[str, object]) -> str | None:
    catalogue, template = _translation()
    text = catalogue.sentence(package, key)
    if text is None:
        return None
    try:
        said: str = template.filled(text, facts, catalogue.grammar())
        return said
    except (KeyError, ValueError):  # a catalogue that does not fit this version
        return None


def _in_english(english: str, facts: Mapping[str, object]) -> str:
    if "|" not in english:
        return english.format_map(facts)
    from .grammar import ENGLISH_GRAMMAR
    from .template import filled

    return filled(english, facts, ENGLISH_GRAMMAR)


class Wording(Value):
    """A part of a sentence with a key of its own in the catalogue, and the facts for its blanks."""

    __slots__ = ("english", "facts", "key", "package")

    def __init__(self, package: str, key: str, english: str, facts: Mapping[str, object]) -> None:
        self.package = package
        self.key = key
        self.english = english
        self.facts = facts

    @property
    def neutral(self) -> object:
        return {"phrase": self.key, **{key: neutral(value) for key, value in self.facts.items()}}

    def __str__(self) -> str:
        return said(self.package, self.key, self.english, self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wording) and other.neutral == self.neutral

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.facts)))


class Voice:
    """What a package says. The keys and English texts in its calls are what its catalogues translate."""

    __slots__ = ("package",)

    def __init__(self, package: str) -> None:
        self.package = package

    def say(self, key: str, english: str, /, **facts: object) -> str:
        """A text, now."""
        return said(self.package, key, english, facts)

    def phrase(self, key: str, english: str, /, **facts: object) -> Wording:
        """A part of a sentence, to be said later."""
        return Wording(self.package, key, english, facts)

    def noun(self, word: str, plural: str = "") -> Term:
        """A noun of the messages. The catalogues give its forms under `noun.<word>`."""
        return Term(word, self.package, plural or f"{word}s")

    def term(self, word: str, plural: str = "") -> Term:
        """A word of the notation. The words files of the game give its forms."""
        return Term(word, self.package, plural)


SHELL = Voice("referee")
tell = SHELL.say
phrase = SHELL.phrase
