"""The catalogues: what each sentence is in another language. English needs none.

A package keeps them in `messages/<language>.yaml`. scripts/catalogues.py makes `messages/_<language>.py` of
it, which is what is loaded here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .current import ENGLISH, spoken
from .grammar import ENGLISH_GRAMMAR, Grammar
from .inflection import Inflection

SHELL = "referee"
NOUN = "noun."


@lru_cache(maxsize=64)
def catalogue(package: str, language: str) -> Mapping[str, str]:
    """The sentences of a package in a language, by their keys. Empty if it has none."""
    if not package:  # a game of another package that names no room for catalogues
        return {}
    name = f"{package}.messages._{language}"
    try:
        messages: Mapping[str, str] = import_module(name).MESSAGES
    except ModuleNotFoundError:
        return {}
    return messages


@lru_cache(maxsize=16)
def grammar_of(language: str) -> Grammar:
    if language == ENGLISH:
        return ENGLISH_GRAMMAR
    return Grammar(**import_module(f"{SHELL}.messages._{language}").GRAMMAR)


def grammar() -> Grammar:
    """The grammar of the language that is spoken now."""
    return grammar_of(spoken())


def is_known(language: str) -> bool:
    """Whether Referee speaks it."""
    if language == ENGLISH:
        return True
    return language.isidentifier() and find_spec(f"{SHELL}.messages._{language}") is not None


def known() -> list[str]:
    """The languages that Referee speaks, English first."""
    from pkgutil import iter_modules

    found = [module.name for module in iter_modules(import_module(f"{SHELL}.messages").__path__)]
    return [ENGLISH, *sorted(name[1:] for name in found if name.startswith("_"))]


def sentence(package: str, key: str) -> str | None:
    """The template in the language that is spoken now; None if the catalogue does not have it."""
    return catalogue(package, spoken()).get(key)


@lru_cache(maxsize=1024)
def _noun(package: str, word: str, language: str) -> Inflection | None:
    text = catalogue(package, language).get(NOUN + word)
    if text is not None:
        singular, plural, gender = (*text.split("|"), "", "")[:3]
        return Inflection(singular, plural or singular, gender)
    for words in _words(package, language):
        if word in words["nouns"]:
            return Inflection(*words["nouns"][word])
        for listed in (words["names"], words["words"], words["notes"]):
            if word in listed:
                return Inflection(listed[word][0], listed[word][0])
    return None


@lru_cache(maxsize=16)
def _words(package: str, language: str) -> tuple[Any, ...]:
    """The words files of a game and of the shell, as scripts/compile_words.py compiled them."""
    found = []
    for name in (*([f"{package}.words"] if package else []), f"{SHELL}.language.words"):
        try:
            found.append(import_module(f"{name}._{language}").WORDS)
        except ModuleNotFoundError:
            continue
    return tuple(found)


def noun_of(package: str, word: str) -> Inflection | None:
    """A word of a game in the language that is spoken now."""
    return _noun(package, word, spoken())
