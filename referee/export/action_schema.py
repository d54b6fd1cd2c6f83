"""The JSON Schema of a game's actions, made from its forms.

Those of our own games are kept in `schemas/` for other programs; `scripts/compile_schemas.py` writes them.
For a game of another package it is made when a record is imported, unless the package ships one.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from referee import shelf
from referee.core.game import Game
from referee.forms.json_types import Json, JsonSchema
from referee.forms.phrase import Form, Slot
from referee.forms.vocabulary import Vocabulary

FILE = "schema.json"
"""The name of the schema file in the folder of an installed game, if it has one."""

LONG = 60
"""What has more characters and is needed more than once is written once, under `$defs`."""


def schema_of(game: Game) -> str | dict[str, Any]:
    """What `validate` takes: the name of a file, or a schema."""
    if game.home is None:
        return file_of(game)
    file = game.home / FILE
    return str(file) if file.is_file() else made(game)


def file_of(game: Game) -> str:
    """The file in `schemas/` for one of our own games."""
    return f"{shelf.packages()[game.name]}.schema.json"


def made(game: Game) -> dict[str, Any]:
    """The schema that the forms of a game make: a record whose actions are among them."""
    names = _names(game)
    action = {
        "required": ["do"],
        "properties": {"do": {"enum": list(game.form_named)}},
        "allOf": [
            {
                "if": {"properties": {"do": {"const": form.name}}},
                "then": {"$ref": f"#/$defs/do_{form.name}"},
            }
            for form in game.forms
        ],
    }
    entry = {"properties": {"actions": {"items": {"$ref": "#/$defs/action"}}}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"referee:{game.name}/1",
        "title": f"Actions of {_within(game.title)} in a game record",
        "type": "object",
        "properties": {"game": {"const": game.name}, "entries": {"items": entry}},
        "$defs": {
            **{name: json.loads(text) for text, name in names.items()},
            "action": action,
            **{f"do_{form.name}": _action(form, names) for form in game.forms},
        },
    }


def _within(title: str) -> str:
    """A title inside a sentence: what it adds behind a comma ends with one."""
    return f"{title}," if "," in title else title


def _action(form: Form, names: Mapping[str, str]) -> dict[str, Any]:
    slots = _slots(form)
    return {
        "type": "object",
        "required": ["do", *(slot.field for slot in slots if not slot.optional)],
        "additionalProperties": False,
        "properties": {
            "do": {"const": form.name},
            **{slot.field: _referring(schema_of_words(slot.vocabulary), names) for slot in slots},
            "stands": True,
        },
    }


def _slots(form: Form) -> tuple[Slot[Any], ...]:
    return form.slots + form.seen


def schema_of_words(vocabulary: Vocabulary[Any]) -> JsonSchema:
    """What stands for the words of a slot. Anything, if the class that writes them does not say."""
    classes = type(vocabulary).__mro__
    writes = next(index for index, each in enumerate(classes) if "to_json" in vars(each))
    says = next((index for index, each in enumerate(classes) if "json_schema" in vars(each)), len(classes))
    return vocabulary.json_schema() if says <= writes else True


def _names(game: Game) -> dict[str, str]:
    """The names under `$defs` of what is long and needed more than once, by its JSON text."""
    used: Counter[str] = Counter()
    what: dict[str, str] = {}
    for form in game.forms:
        for slot in _slots(form):
            for part in _parts(schema_of_words(slot.vocabulary)):
                text = json.dumps(part)
                used[text] += 1
                what.setdefault(text, re.sub(r"[^a-z]+", "_", slot.vocabulary.what.lower()).strip("_"))
    names: dict[str, str] = {}
    for text, count in used.items():
        if count > 1 and len(text) > LONG:
            same = [name for name in names.values() if re.sub(r"_\d+$", "", name) == what[text]]
            names[text] = f"{what[text]}_{len(same) + 1}" if same else what[text]
    return names


def _parts(schema: JsonSchema) -> Iterator[Json]:
    """What a schema is made of: the items of a list, or the schema itself."""
    items = schema.get("items") if isinstance(schema, Mapping) else None
    yield schema if items is None else items


def _referring(schema: Json, names: Mapping[str, str]) -> Json:
    """The same schema, with a reference where a part of it has a name."""
    name = names.get(json.dumps(schema))
    if name is not None:
        return {"$ref": f"#/$defs/{name}"}
    if isinstance(schema, Mapping) and "items" in schema:
        return {**schema, "items": _referring(schema["items"], names)}
    return schema
