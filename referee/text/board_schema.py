"""Checks a board file against its schema and reports faults in plain sentences."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from referee.assets import read_text
from referee.core.boards import BoardText, Path
from referee.core.finding import Span

from .syntax import did_you_mean, listed

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

LONGEST_SHOWN = 40


@cache
def _validator(schema: str) -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(json.loads(read_text("schemas", schema)))


def faults_of_form(text: BoardText, schema: str) -> list[tuple[str, Span]]:
    """Every part that is missing, unknown or of the wrong type, in the order of the file."""
    found = {
        (told, text.at(*path)): None
        for error in _validator(schema).iter_errors(text.data)
        for told, path in _told(error, text)
    }
    return sorted(found, key=lambda fault: fault[1])


def _told(error: Any, text: BoardText) -> Iterator[tuple[str, Path]]:
    """The sentences for one error, and the part that each is about."""
    path: Path = tuple(error.absolute_path)
    inside = f" of {path[-1]}" if path else ""
    if error.validator == "required":
        for name in error.validator_value:
            if name not in error.instance:
                yield f"`{name}:`{inside} is missing", path
    elif error.validator == "additionalProperties":
        known = tuple(error.schema["properties"])
        for name in error.instance:
            if name not in known:
                hint = did_you_mean(name, known)
                yield (
                    f"`{_short(name)}:` is not a part{inside or ' of a board'}{hint}; {_has(known)}",
                    (*path, name),
                )
    elif "propertyNames" in error.absolute_schema_path:
        yield (
            f"`{_short(error.instance)}` cannot be a name here: {error.schema['title']}",
            (*path, error.instance),
        )
    else:
        yield _wrong_kind(error, path, text), path


def _has(known: tuple[str, ...]) -> str:
    return f"the parts are: {listed(known)}"


def _wrong_kind(error: Any, path: Path, text: BoardText) -> str:
    name = next((str(part) for part in reversed(path) if isinstance(part, str)), "")
    where = f"`{name}:` needs" if name else "this needs"
    wanted = error.schema["title"]
    typed, instance = text.typed.get(path), error.instance
    if typed is None or isinstance(instance, dict | list):
        return f"{where} {wanted}"
    if instance is None:
        return f"{where} {wanted}, but there is nothing"
    if error.schema.get("type") == "string" and not isinstance(instance, str):
        kind = "true or false" if isinstance(instance, bool) else "a number"
        return (
            f'YAML reads {_short(typed)} as {kind}; if it is a name, write it in quotes: "{_short(typed)}"'
        )
    return f"{where} {wanted}, not {_short(typed) or 'empty quotes'}"


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."
