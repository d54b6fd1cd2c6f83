"""Entries get a quick test first; the result and the message are still those of the schema."""

from __future__ import annotations

import json
from typing import Any

import pytest

import referee
from referee import shelf
from referee.export.schema import validate, validate_record
from tests.support import hold_for_each, records

WRONG: list[Any] = [
    0,
    None,
    [],
    "x",
    {"actions": 0},
    {"actions": [0]},
    {"actions": [{}]},
    {"actions": [{"do": []}]},
    {"actions": [{"do": "zork"}]},
    {"actions": [{"do": "claim"}]},
    {"actions": [{"do": "result", "zork": 1}]},
    {"player": 5, "actions": []},
    {"zork": 1},
]


def said(check: Any, data: Any, schema: str) -> str:
    try:
        check(data, schema, "a record")
    except ValueError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("game", shelf.names())
def test_one_wrong_entry(game: str) -> None:
    path = next(path for path in records() if game in path.parts and "legal" in path.parts)
    data = json.loads(json.dumps(referee.to_json(referee.load(path))))
    data["entries"] = data["entries"][:6]
    schemas = ("record.schema.json", f"{shelf.packages()[game]}.schema.json")
    for schema in schemas:
        assert said(validate, data, schema) == said(validate_record, data, schema) == ""

    def is_told_as_the_schema_tells_it(wrong: Any) -> None:
        for at in (0, len(data["entries"])):
            spoiled = data | {"entries": [*data["entries"][:at], wrong, *data["entries"][at:]]}
            told = [said(validate_record, spoiled, schema) for schema in schemas]
            assert told == [said(validate, spoiled, schema) for schema in schemas]
            assert any(told)

    hold_for_each(WRONG, json.dumps, is_told_as_the_schema_tells_it)


@pytest.mark.parametrize("data", [0, [], {}, {"entries": 0}, {"entries": []}])
def test_what_is_no_record_at_all(data: Any) -> None:
    assert (
        said(validate_record, data, "record.schema.json")
        == said(validate, data, "record.schema.json")
        != ""
    )
