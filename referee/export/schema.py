"""Checks data from outside against a schema before anything uses it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from itertools import islice
from typing import Any

from referee.assets import read_text

MOST_ERRORS = 100
"""How many errors are compared to find the most relevant; data may have an error in every part."""


def validate(data: Any, schema: str | dict[str, Any], what: str, before: int = 0) -> None:
    """Raise ValueError with a message if the data does not fit a schema, given as data or by file name.
    `before` is the number of entries that were left out before the first."""
    from jsonschema.exceptions import best_match

    validator = _of_file(schema) if isinstance(schema, str) else _validator(schema)
    try:
        error = best_match(islice(validator.iter_errors(data), MOST_ERRORS))
    except ValueError:  # Python refuses to print numbers with thousands of digits
        raise ValueError(f"this is not {what}: a number in it is too large") from None
    if error is not None:
        path = list(error.absolute_path)
        if path[:1] == ["entries"] and len(path) > 1:
            path[1] += before
        where = "/".join(map(str, path)) or "the top"
        raise ValueError(f"this is not {what}: at {where}: {_short(error.message)}")


def validate_record(data: Any, schema: str | dict[str, Any], what: str) -> None:
    """The same for a record, which may have many entries: a quick test is tried on each entry first.

    The schema itself decides about the entries that fail the quick test, and about the rest of the record.
    """
    if not isinstance(data, dict) or not isinstance(data.get("entries"), list):
        validate(data, schema, what)
        return
    fits = _quick_of_file(schema) if isinstance(schema, str) else _quick(schema)
    for number, entry in enumerate(data["entries"]):
        if entry != {} and not _fits(fits, entry):
            validate(data | {"entries": [entry]}, schema, what, before=number)
    validate(data | {"entries": []}, schema, what)


def _quick(schema: Mapping[str, Any]) -> Callable[[Any], bool]:
    """A quick test for entries: an action is compared only with the schema of its own kind."""
    try:
        items = schema["properties"]["entries"]["items"]
    except (KeyError, TypeError):  # a schema from another package may have any shape
        return _no
    shared = {"$defs": schema.get("$defs", {})}
    action = shared["$defs"].get("action")
    if action is None or "allOf" not in action:
        whole: Callable[[Any], bool] = _validator({**items, **shared}).is_valid
        return whole
    kinds = {
        branch["if"]["properties"]["do"]["const"]: _validator({**branch["then"], **shared}).is_valid
        for branch in action["allOf"]
    }

    def fits(entry: Any) -> bool:
        actions = entry.get("actions", ()) if isinstance(entry, dict) else None
        return isinstance(actions, list | tuple) and all(
            isinstance(each, dict) and isinstance(each.get("do"), str) and kinds.get(each["do"], _no)(each)
            for each in actions
        )

    return fits


def _fits(fits: Callable[[Any], bool], entry: Any) -> bool:
    try:
        return fits(entry)
    except ValueError:  # numbers with thousands of digits cannot be printed: ask the schema
        return False


def _no(data: Any) -> bool:
    return False


@cache
def _loaded(file: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(read_text("schemas", file))
    return data


@cache
def _of_file(file: str) -> Any:
    """The validator of a schema file. Cached, because making it is as slow as checking a small record."""
    return _validator(_loaded(file))


@cache
def _quick_of_file(file: str) -> Callable[[Any], bool]:
    return _quick(_loaded(file))


def _validator(schema: Mapping[str, Any]) -> Any:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(schema)


def _short(text: str) -> str:
    return text if len(text) <= 200 else text[:200] + "…"
