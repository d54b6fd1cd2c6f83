"""Checks a board file against its schema and reports faults in plain sentences."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from referee.assets import read_text
from referee.core.boards import BoardText, Path
from referee.core.finding import Span
from referee.speech.say import SHELL, Wording, phrase, told
from referee.speech.values import Value

from .board_yaml import NUMBER, TRUE_OR_FALSE
from .syntax import did_you_mean, listed

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

LONGEST_SHOWN = 40
PART = "part."
"""What the keys of titles in the schema begin with."""


@cache
def _validator(schema: str) -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(json.loads(read_text("schemas", schema)))


def faults_of_form(text: BoardText, schema: str) -> list[tuple[Wording, Span]]:
    """Every part that is missing, unknown or of the wrong type, in the order of the file."""
    found = {
        (told, text.at(*path)): None
        for error in _validator(schema).iter_errors(text.data)
        for told, path in _told(error, text)
    }
    return sorted(found, key=lambda fault: fault[1])


def _told(error: Any, text: BoardText) -> Iterator[tuple[Wording, Path]]:
    """The sentences for one error, and the part that each is about."""
    path: Path = tuple(error.absolute_path)
    inside = str(path[-1]) if path else ""
    if error.validator == "required":
        for name in error.validator_value:
            if name not in error.instance:
                yield _missing(name, inside), path
    elif error.validator == "additionalProperties":
        known = tuple(error.schema["properties"])
        for name in error.instance:
            if name not in known:
                yield _unknown(name, inside, known), (*path, name)
    elif "propertyNames" in error.absolute_schema_path:
        fault = phrase(
            "board.bad-name",
            "`{name}` cannot be a name here: {wanted}",
            name=_short(error.instance),
            wanted=_wanted(error),
        )
        yield fault, (*path, error.instance)
    else:
        yield _wrong_kind(error, path, text), path


def _missing(name: str, inside: str) -> Wording:
    if inside:
        return phrase("board.missing-in", "`{name}:` of {part} is missing", name=name, part=inside)
    return phrase("board.missing", "`{name}:` is missing", name=name)


def _unknown(name: str, inside: str, known: tuple[str, ...]) -> Wording:
    facts = {"name": _short(name), "hint": did_you_mean(name, known), "known": listed(known)}
    if inside:
        return phrase(
            "board.unknown-in",
            "`{name}:` is not a part of {part}{hint}; the parts are: {known}",
            part=inside,
            **facts,
        )
    return phrase(
        "board.unknown", "`{name}:` is not a part of a board{hint}; the parts are: {known}", **facts
    )


class Title(Value):
    """What the schema says of a part. Braces in it are those of YAML."""

    __slots__ = ("english",)

    def __init__(self, english: str) -> None:
        self.english = english

    @property
    def neutral(self) -> object:
        return self.english

    def __str__(self) -> str:
        return told(SHELL.package, f"{PART}{self.english}", self.english)


def _wanted(error: Any) -> Title:
    return Title(error.schema["title"])


def _wrong_kind(error: Any, path: Path, text: BoardText) -> Wording:
    name = next((str(part) for part in reversed(path) if isinstance(part, str)), "")
    facts: dict[str, object] = {"name": name, "wanted": _wanted(error)}
    typed, instance = text.typed.get(path), error.instance
    if typed is None or isinstance(instance, dict | list):
        return phrase("board.needs", "{name|`{name}:`|this} needs {wanted}", **facts)
    if instance is None:
        return phrase(
            "board.needs-something", "{name|`{name}:`|this} needs {wanted}, but there is nothing", **facts
        )
    if error.schema.get("type") == "string" and not isinstance(instance, str):
        kind = TRUE_OR_FALSE if isinstance(instance, bool) else NUMBER
        return phrase(
            "board.quotes",
            'YAML reads {word} as {kind}; if it is a name, write it in quotes: "{word}"',
            word=_short(typed),
            kind=kind,
        )
    if not typed:
        return phrase("board.needs-text", "{name|`{name}:`|this} needs {wanted}, not empty quotes", **facts)
    return phrase(
        "board.needs-other", "{name|`{name}:`|this} needs {wanted}, not {word}", word=_short(typed), **facts
    )


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."
