"""What must be known of a language to fill in a sentence: plural, gender, articles, lists.

A grammar is data: it is at the top of the catalogue of the shell, so that a language is added without code.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

TITLE = "title"
VOWELS = "aeiou"
LIGATURES = {"œ": "o", "æ": "a"}


class Grammar(NamedTuple):
    """`singular_to`: the largest number that takes the singular besides 1 (0 in French, so -1 elsewhere).

    `forms` are little words before another one, by the name that a template uses (`{owner:de}`). Each has
    some of the keys `m`, `f`, `c`, `n` (the genders), `plural`, `vowel` and `any`.
    """

    name: str = "English"
    zero_is_singular: bool = False
    genders: Sequence[str] = ()
    thousands: str = ","
    decimal: str = "."
    colon: str = ": "
    semicolon: str = "; "
    conjunctions: Mapping[str, str] = MappingProxyType(
        {"and": " and ", "or": " or ", "nor": " or ", "to": " to "}
    )
    ordinals: Sequence[str] = ("first", "second", "third", "fourth", "fifth", "sixth")
    """The first places in words."""
    ordinal_ending: str = ""
    """What a later place has behind its number, such as `e`. Empty in English, which has several."""
    before: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """Another conjunction before words that begin so: in Spanish `y` becomes `e` before `i`."""
    forms: Mapping[str, Mapping[str, str]] = MappingProxyType({"a": {"any": "a ", "vowel": "an "}})

    def is_singular(self, number: int) -> bool:
        return number == 1 or (number == 0 and self.zero_is_singular)

    def number(self, value: int, spec: str = "") -> str:
        text = format(value, spec)
        return text.replace(",", self.thousands) if "," in spec else text

    def fraction(self, value: float) -> str:
        """A number with one decimal: `2.5`, `2,5`."""
        return f"{value:.1f}".replace(".", self.decimal)

    def ordinal(self, number: int) -> str:
        """`first`, `7th`."""
        if number <= len(self.ordinals):
            return self.ordinals[number - 1]
        if self.ordinal_ending:
            return f"{number}{self.ordinal_ending}"
        teens = number % 100 in (11, 12, 13)
        return f"{number}{'th' if teens else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"

    def joined(self, words: Sequence[str], conjunction: str = "and") -> str:
        """`a, b and c`. Without a conjunction: `a, b, c`."""
        if conjunction == " ":
            return " ".join(words)
        if len(words) < 2 or not conjunction:
            return ", ".join(words)
        *others, last = words
        link = self.conjunctions.get(conjunction) or self.conjunctions["or"]
        for begin, other in self.before.get(conjunction, {}).items():
            if _plain(last).startswith(begin):
                link = other
        return f"{', '.join(others)}{link}{last}"

    def with_form(self, name: str, word: str, gender: str = "", plural: bool = False) -> str:
        """A word with the little word before it that its gender, number and first letter ask for.

        `title` is the word itself with a capital letter, in every language.
        """
        if name == TITLE:
            return word[:1].upper() + word[1:]
        form = self.forms.get(name, {})
        if plural and "plural" in form:
            return form["plural"] + word
        if "vowel" in form and _plain(word)[:1] in VOWELS:
            return form["vowel"] + word
        return form.get(gender, form.get("any", "")) + word


def _plain(word: str) -> str:
    """A word in lower case and without accents, as far as its beginning matters."""
    start = word[:3].lower()
    bare = unicodedata.normalize("NFD", "".join(LIGATURES.get(letter, letter) for letter in start))
    return "".join(letter for letter in bare if not unicodedata.combining(letter)) or " "


ENGLISH_GRAMMAR = Grammar()
