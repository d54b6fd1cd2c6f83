"""Schemas at hand, and records as another program might make them."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from tests.support import ROOT


@cache
def validator(name: str) -> Draft202012Validator:
    schema = json.loads((ROOT / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def faults(name: str, data: Any) -> list[str]:
    """What a schema has against data; the data is sent through JSON first, as a reader gets it."""
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
