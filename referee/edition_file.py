"""Reads a game's `editions.yaml` and `sources.yaml` and checks them, by schemas and for other faults."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from .assets import read_text
from .forms.folding import fold

if TYPE_CHECKING:
    from .core.edition_data import EditionsData

EDITIONS = "editions.yaml"
SOURCES = "sources.yaml"
PLACE = re.compile(
    r"\d+|(actions?|conditions?) \d( and \d)?|(1st|2nd|3rd|last) (paragraph|point|sentence|lines?)"
)
"""A place inside a section, in our words."""


def load(path: Path) -> EditionsData:
    """The data of one file. ValueError with a message if it is missing or wrong."""
    data = cast("EditionsData", checked(path, "editions.schema.json"))
    always = set(data["values"])  # an option may leave out what is set in any case
    for key, ruling in data["rulings"].items():
        if ruling["default"] not in ruling["options"]:
            raise ValueError(f"{path}: the default of {key} is not one of its options")
        sets = [set(option.get("sets", {})) for option in ruling["options"].values()]
        by_all = set.intersection(*sets)
        if set.union(*sets) - by_all - always:
            raise ValueError(f"{path}: the options of {key} set different values")
        always |= by_all
    return data


def load_sections(path: Path, data: EditionsData) -> dict[str, dict[str, str]]:
    """Where the rules stand (`core.rule.Sections`); `data` are the editions. ValueError as above.

    Every section begins with a heading that the file lists, so that a reader finds it in the rulebook.
    """
    blocks = checked(path, "sources.schema.json")
    for edition, block in blocks.items():
        if edition not in data["editions"]:
            raise ValueError(f"{path}: there is no edition {edition}")
        for mark, section in block["sections"].items():
            for part in _parts(section):
                if not _is_known(part, block):
                    raise ValueError(f"{path}: at {edition}/sections/{mark}: {part!r} is no heading")
    return {edition: block["sections"] for edition, block in blocks.items()}


def _parts(section: str) -> list[str]:
    """The headings and places that a section names, without what stands in brackets behind them."""
    parts = [re.sub(r"(^| )\([^()]*\)$", "", part) for part in re.split("; |, ", section)]
    return [part for part in parts if part]


def _is_known(part: str, block: dict[str, Any]) -> bool:
    """Whether it is a heading or the beginning of one, a remark, or a place inside a section."""
    if PLACE.fullmatch(part) or part in block.get("remarks", ()):
        return True
    return any(re.match(rf"{re.escape(fold(part))}(?!\w)", fold(heading)) for heading in block["headings"])


def checked(path: Path, schema: str) -> dict[str, Any]:
    """A YAML file that fits its schema. ValueError with a message if it is missing or wrong."""
    import yaml
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    try:
        data: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror or error}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: {error}") from None
    validator = Draft202012Validator(json.loads(read_text("schemas", schema)))
    fault = best_match(validator.iter_errors(data))
    if fault is not None:
        where = "/".join(map(str, fault.absolute_path)) or "the top"
        raise ValueError(f"{path}: at {where}: {fault.message}")
    return data
