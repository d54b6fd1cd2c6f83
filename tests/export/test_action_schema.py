"""The schema of a game's actions is made from its forms, and refuses what no form says."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import referee
from referee import shelf
from referee.export.action_schema import made, schema_of_words
from referee.forms.json_types import JsonSchema
from referee.forms.phrase import Many, Words
from scripts.compile_schemas import main
from tests.effort import some, tries
from tests.support import loaded, records

GAMES = shelf.own_names()


def test_committed_schemas_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out + "run python -m scripts.compile_schemas"


@pytest.mark.parametrize("name", GAMES)
def test_schema_is_a_schema(name: str) -> None:
    Draft202012Validator.check_schema(made(shelf.game(name)))


@pytest.mark.parametrize("name", GAMES)
def test_every_slot_says_what_it_takes(name: str) -> None:
    for form in shelf.game(name).forms:
        for slot in form.slots + form.seen:
            assert schema_of_words(slot.vocabulary) is not True, f"{form.name}: {slot.field}"


# What a schema accepts


@cache
def examples(name: str) -> dict[str, dict[str, Any]]:
    """An action of each kind as JSON, out of the records of a game."""
    kinds = set(shelf.game(name).form_named)
    found: dict[str, dict[str, Any]] = {}
    for path in records():
        if name in path.parts and len(found) < len(kinds):
            record = loaded(path)
            if not record.findings:
                entries = json.loads(json.dumps(referee.to_json(record)))["entries"]
                for action in (each for entry in entries for each in entry.get("actions", ())):
                    if len(action) > len(found.get(action["do"], ())):
                        found[action["do"]] = action
    return found


@cache
def accepts(name: str) -> Draft202012Validator:
    schema = made(shelf.game(name))
    return Draft202012Validator({"$ref": "#/$defs/action", "$defs": schema["$defs"]})


ANY_WORD = ("claim", "quantity")
"""A slot whose words one schema does not list: what they are is checked when the record is read."""


def spoiled(action: dict[str, Any], needed: set[str]) -> Iterator[dict[str, Any]]:
    """An action with one thing wrong: a field too few or too many, a wrong type, a wrong word or number."""
    yield action | {"zork": 1}
    for field, value in action.items():
        if field == "stands":
            continue
        if field in needed:
            yield {key: each for key, each in action.items() if key != field}
        wrong: list[Any] = [None, {}, False, 1.5]
        if isinstance(value, int):
            wrong += [-1, 10**9, str(value)]
        if isinstance(value, str):
            wrong += [1, [value]] if (action["do"], field) == ANY_WORD else [1, "", [value]]
        if isinstance(value, list):
            wrong += ["zork", [*value, None], [*value, {}], [*value, ""]]
        for each in wrong:
            if each != value:
                yield action | {field: each}


@pytest.mark.parametrize("name", GAMES)
def test_schema_accepts_actions_and_refuses_spoiled_ones(name: str) -> None:
    forms = shelf.game(name).form_named
    missing = set(forms) - set(examples(name))
    assert missing <= {"misnamed"}, "no record has such an action"
    tried = 0
    for kind, action in examples(name).items():
        needed = {slot.field for slot in forms[kind].slots if not slot.optional} | {"do"}
        assert accepts(name).is_valid(action), action
        for wrong in some(spoiled(action, needed), 3, start=tried):
            tried += 1
            assert not accepts(name).is_valid(wrong), wrong
    assert tried > tries(70, 200)


WRONG_WORDS = [
    ("easter-island", "place", {"point": "f9"}),
    ("easter-island", "place", {"facing": "nord"}),
    ("easter-island", "fire", {"struck": ["c3", "c9"]}),
    ("easter-island", "sun", {"spent": False}),
    ("easter-island", "claim", {"quantity": "statue"}),
    ("rapa-nui-cards", "draw", {"sources": []}),
    ("rapa-nui-cards", "draw", {"exposed": "?"}),
    ("rapa-nui-cards", "buy", {"kind": "moai"}),
    ("rapa-nui-cards", "offer", {"offered": ["Ann fish; pass"]}),
    ("rapa-nui-island", "moai", {"to": "b4"}),
    ("rapa-nui-island", "moai", {"gains": ["Ann egg"]}),
    ("rapa-nui-island", "villager", {"where": "quarry"}),
    ("rapa-nui-island", "carve", {"taken": ["2 huge"]}),
    ("rapa-nui-island", "exchange", {"spent": ["egg 1234567890"]}),
]


@pytest.mark.parametrize(("name", "kind", "change"), WRONG_WORDS)
def test_wrong_words(name: str, kind: str, change: dict[str, Any]) -> None:
    assert not accepts(name).is_valid(examples(name)[kind] | change)


# What a class of words says of itself


class Shouted(Words):
    def to_json(self, value: Any, players: Sequence[str]) -> Any:
        return self.names[value].upper()


class Spoken(Shouted):
    def json_schema(self) -> JsonSchema:
        return {"enum": [name.upper() for name in self.names]}


def test_a_class_that_writes_otherwise_and_does_not_say_how_takes_anything() -> None:
    assert schema_of_words(Words("bay", ["b1"])) == {"enum": ["b1"]}
    assert schema_of_words(Shouted("bay", ["b1"])) is True
    assert schema_of_words(Spoken("bay", ["b1"])) == {"enum": ["B1"]}
    assert schema_of_words(Many(Spoken("bay", ["b1"]), least=1)) == {
        "type": "array",
        "minItems": 1,
        "items": {"enum": ["B1"]},
    }
