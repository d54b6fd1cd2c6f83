"""Data from outside, checked against a schema before anything looks into it."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from referee.assets import read_text

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator


def validate(data: Any, schema: str, what: str) -> None:
    """ValueError in words if the data does not fit."""
    from jsonschema.exceptions import best_match

    try:
        error = best_match(_validator(schema).iter_errors(data))
    except ValueError:  # Python does not print a number of thousands of digits
        raise ValueError(f"this is not {what}: a number in it is too large") from None
    if error is not None:
        where = "/".join(map(str, error.absolute_path)) or "the top"
        raise ValueError(f"this is not {what}: at {where}: {_short(error.message)}")


@cache
def _validator(schema: str) -> Draft202012Validator:
    """Made once: to read a schema and to look through it takes as long as to check a small record."""
    from jsonschema import Draft202012Validator

    return Draft202012Validator(json.loads(read_text("schemas", schema)))


def _short(text: str) -> str:
    return text if len(text) <= 200 else text[:200] + "…"
