"""Reads a game's `editions.yaml` and checks it: by its schema, and for faults that a schema cannot find."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .assets import read_text

EDITIONS = "editions.yaml"


def load(path: Path) -> dict[str, Any]:
    """The data of one file. ValueError with a message if it is missing or wrong."""
    import yaml
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    try:
        data: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror or error}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: {error}") from None
    schema = Draft202012Validator(json.loads(read_text("schemas", "editions.schema.json")))
    fault = best_match(schema.iter_errors(data))
    if fault is not None:
        where = "/".join(map(str, fault.absolute_path)) or "the top"
        raise ValueError(f"{path}: at {where}: {fault.message}")
    for key, ruling in data["rulings"].items():
        if ruling["default"] not in ruling["options"]:
            raise ValueError(f"{path}: the default of {key} is not one of its options")
        sets = [set(option.get("sets", {})) for option in ruling["options"].values()]
        if any(fields != sets[0] for fields in sets):
            raise ValueError(f"{path}: the options of {key} set different values")
    return data
