"""Schemas at hand, and records as another program might make them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from tests.support import ROOT

_KNOWN: set[tuple[int, str]] = set()
"""Parts of arrays that fit, as JSON, by the schema that was asked, which is kept, and so is its id."""


def _items(
    validator: Draft202012Validator, items: Any, instance: Any, schema: Any
) -> Iterator[ValidationError]:
    """Works like `items`, but checks each different part once, because most actions are in many logs."""
    if not isinstance(instance, list) or "prefixItems" in schema or not isinstance(items, dict):
        yield from Draft202012Validator.VALIDATORS["items"](validator, items, instance, schema)
        return
    for index, part in enumerate(instance):
        key = id(items), json.dumps(part)
        if key not in _KNOWN:
            errors = list(validator.descend(part, items, path=index))
            yield from errors
            if not errors:
                _KNOWN.add(key)


_Remembering = extend(Draft202012Validator, {"items": _items})


@cache
def validator(name: str) -> Draft202012Validator:
    schema = json.loads((ROOT / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    remembering: Draft202012Validator = _Remembering(schema)
    return remembering


def faults(name: str, data: Any) -> list[str]:
    """The errors of data by a schema. The data is first turned into JSON and back."""
    sent = json.loads(json.dumps(data))
    return [
        f"{'/'.join(map(str, error.path))}: {error.message}" for error in validator(name).iter_errors(sent)
    ]


def made(*entries: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A record in JSON, without the header lines that only Referee itself writes."""
    data: dict[str, Any] = {
        "schema_version": 1,
        "game": "easter-island",
        "edition": "twilight-fr",
        "players": [{"name": "Ann", "notes": ["red"]}, {"name": "Ben"}],
        "entries": list(entries),
    }
    return data | more


def turn(player: str, *actions: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"player": player, "actions": list(actions), **more}


PLACE = {"do": "place", "point": "c3", "facing": "north"}
