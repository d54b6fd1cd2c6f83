"""The JSON Schema of a game's actions: from a file, or made from the forms of the game."""

from __future__ import annotations

from typing import Any

from referee import shelf
from referee.core.acts import Counts, Winners
from referee.core.game import Game
from referee.core.phrase import Flag, Form, Many, Numbers, Seats, Text, Vocabulary, Words

FILE = "schema.json"
"""The name of the schema file in the folder of an installed game, if it has one."""

NAME = {"type": "string", "minLength": 1}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
WINNERS = {"oneOf": [{"enum": ["draw", "unfinished"]}, {"type": "array", "minItems": 1, "items": NAME}]}


def schema_of(game: Game) -> str | dict[str, Any]:
    """What `validate` takes: the name of a file, or a schema."""
    if game.home is None:
        return f"{shelf.packages()[game.name]}.schema.json"
    file = game.home / FILE
    return str(file) if file.is_file() else made(game)


def made(game: Game) -> dict[str, Any]:
    """A schema made from the forms of a game: a record in which every action has one of these forms."""
    actions = {
        "required": ["do"],
        "properties": {"do": {"enum": list(game.form_named)}},
        "allOf": [
            {"if": {"properties": {"do": {"const": form.name}}}, "then": _action(form)}
            for form in game.forms
        ],
    }
    entry = {"properties": {"actions": {"items": {"$ref": "#/$defs/action"}}}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"referee:{game.name}/1",
        "title": f"Actions of {game.title} in a game record",
        "type": "object",
        "properties": {"game": {"const": game.name}, "entries": {"items": entry}},
        "$defs": {"action": actions},
    }


def _action(form: Form) -> dict[str, Any]:
    slots = form.slots + form.seen
    needed = [slot.field for slot in slots if not slot.optional]
    return {
        "type": "object",
        "required": ["do", *needed],
        "additionalProperties": False,
        "properties": {
            "do": {"const": form.name},
            **{slot.field: _words(slot.vocabulary) for slot in slots},
            "stands": True,
        },
    }


def _words(vocabulary: Vocabulary) -> Any:
    """The schema for the words of a slot. It accepts anything for a vocabulary that the game defines."""
    if type(vocabulary) is Many:
        return {"type": "array", "items": {"enum": list(vocabulary.one.names)}}
    if type(vocabulary) is Words:
        return {"enum": list(vocabulary.names)}
    if isinstance(vocabulary, Numbers):
        return NUMBER
    if isinstance(vocabulary, Seats | Text):
        return NAME
    if isinstance(vocabulary, Flag):
        return {"const": True}
    if isinstance(vocabulary, Winners):
        return WINNERS
    if isinstance(vocabulary, Counts):
        return {"type": "array", "minItems": 2, "items": NUMBER}
    return True
