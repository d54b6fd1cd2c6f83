"""Sentences with blanks, in any language.

    {player}                 the value
    {most:,}                 a number, with separators
    {owner:de}               the value with a little word of the language before it: `de Ben`, `d'Ann`
    {kind:plural}            a noun in the plural
    {kind:title}             a word with a capital letter
    {kind:by count}          a noun in the number that another blank has
    {count|statue|statues}   one of two texts: by number (singular, plural),
    {kind|un|une}            by the gender of a noun (in the order that the language lists its genders),
    {hint|yes|no}            or by whether there is anything
    {count|0=none|one|many}  a text for exactly this number comes first

Texts to choose from may have blanks themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from .grammar import TITLE, Grammar
from .values import Count, Series, Term, Value

Parts = tuple["str | Blank", ...]
EXACT = re.compile(r"(\d+)=")


class BadTemplate(ValueError):
    """A template that cannot be read."""


class Blank(NamedTuple):
    """A place to be filled in."""

    name: str
    spec: str
    choices: tuple[Parts, ...]
    exact: tuple[tuple[int, Parts], ...]


@lru_cache(maxsize=4096)
def parsed(template: str) -> Parts:
    parts, end = _parts(template, 0, "")
    if end != len(template):
        raise BadTemplate(f"a brace too many: {template}")
    return parts


def _parts(text: str, at: int, stops: str) -> tuple[Parts, int]:
    parts: list[str | Blank] = []
    plain = ""
    while at < len(text) and text[at] not in stops:
        if text[at] == "{":
            if plain:
                parts.append(plain)
                plain = ""
            blank, at = _blank(text, at + 1)
            parts.append(blank)
        elif text[at] == "}":
            break
        else:
            plain += text[at]
            at += 1
    if plain:
        parts.append(plain)
    return tuple(parts), at


def _blank(text: str, at: int) -> tuple[Blank, int]:
    begin = at
    while at < len(text) and text[at] not in "{|}":
        at += 1
    name, _, spec = text[begin:at].partition(":")
    choices: list[Parts] = []
    exact: list[tuple[int, Parts]] = []
    while at < len(text) and text[at] == "|":
        number = EXACT.match(text, at + 1)
        parts, at = _parts(text, number.end() if number else at + 1, "|}")
        if number:
            exact.append((int(number[1]), parts))
        else:
            choices.append(parts)
    if at >= len(text) or text[at] != "}" or not name.isidentifier():
        raise BadTemplate(f"a blank that cannot be read: {text}")
    return Blank(name, spec, tuple(choices), tuple(exact)), at + 1


def blanks(template: str) -> Iterator[Blank]:
    """Every blank of a template, also those inside of others."""

    def walk(parts: Parts) -> Iterator[Blank]:
        for part in parts:
            if isinstance(part, Blank):
                yield part
                for inner in (*part.choices, *(parts for _, parts in part.exact)):
                    yield from walk(inner)

    return walk(parsed(template))


def readable(template: str) -> str:
    """A template for a reader: of texts to choose from the last one, for several; blanks as `{name}`."""
    if "|" not in template and ":" not in template:
        return template

    def read(parts: Parts) -> str:
        return "".join(part if isinstance(part, str) else one(part) for part in parts)

    def one(blank: Blank) -> str:
        return read(blank.choices[-1]) if blank.choices else f"{{{blank.name}}}"

    try:
        return read(parsed(template))
    except BadTemplate:
        return template


def filled(template: str, facts: Mapping[str, object], grammar: Grammar) -> str:
    """The sentence. A game of another package may use all that Python's own templates can do."""
    try:
        parts = parsed(template)
    except BadTemplate:
        return template.format_map(facts)
    return _filled(parts, facts, grammar)


def _filled(parts: Parts, facts: Mapping[str, object], grammar: Grammar) -> str:
    return "".join(part if isinstance(part, str) else _one(part, facts, grammar) for part in parts)


def _one(blank: Blank, facts: Mapping[str, object], grammar: Grammar) -> str:
    value = facts[blank.name]
    if blank.choices or blank.exact:
        return _filled(_chosen(blank, value, grammar), facts, grammar)
    spec = blank.spec
    if isinstance(value, int) and not isinstance(value, bool):
        return grammar.number(value, spec)
    if isinstance(value, Term):
        noun = value.noun
        many = spec == "plural"
        if spec.startswith("by "):
            many = not grammar.is_singular(amount(facts[spec[3:]]))
            spec = ""
        word = noun.plural if many else noun.singular
        return word if spec in ("", "plural") else grammar.with_form(spec, word, noun.gender)
    if isinstance(value, Value):
        text = str(value)
    elif isinstance(value, list | tuple):
        text = grammar.joined([str(each) if isinstance(each, Value) else format(each) for each in value])
    else:
        text = str(value)
    if not spec:
        return text
    return grammar.with_form(spec, text) if spec in grammar.forms or spec == TITLE else format(text, spec)


def _chosen(blank: Blank, value: object, grammar: Grammar) -> Parts:
    number = amount(value)
    for exactly, parts in blank.exact:
        if number == exactly:
            return parts
    if isinstance(value, Term):
        gender = value.noun.gender
        index = list(grammar.genders).index(gender) if gender in grammar.genders else 0
    elif isinstance(value, bool) or not isinstance(value, int | Count | Series | list | tuple):
        index = 0 if value not in ("", None, False) else 1
    else:
        index = 0 if grammar.is_singular(number) else 1
    return blank.choices[min(index, len(blank.choices) - 1)]


def amount(value: object) -> int:
    """The number of a value: how many it counts, or how many there are."""
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Count):
        return value.number
    if isinstance(value, Series | list | tuple):
        return len(value)
    return 0
