"""Data from outside, checked against a schema before anything looks into it."""

from __future__ import annotations

import json
from typing import Any

from referee.assets import read_text


def validate(data: Any, schema: str | dict[str, Any], what: str) -> None:
    """ValueError in words if the data does not fit a schema, or the one in the file of that name."""
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    known = json.loads(read_text("schemas", schema)) if isinstance(schema, str) else schema
    validator = Draft202012Validator(known)
    try:
        error = best_match(validator.iter_errors(data))
    except ValueError:  # Python does not print a number of thousands of digits
        raise ValueError(f"this is not {what}: a number in it is too large") from None
    if error is not None:
        where = "/".join(map(str, error.absolute_path)) or "the top"
        raise ValueError(f"this is not {what}: at {where}: {_short(error.message)}")


def _short(text: str) -> str:
    return text if len(text) <= 200 else text[:200] + "…"
