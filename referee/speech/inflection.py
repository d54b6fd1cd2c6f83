"""A word in one language."""

from __future__ import annotations

from typing import NamedTuple


class Inflection(NamedTuple):
    """Its two numbers, and its gender if the language has any."""

    singular: str
    plural: str
    gender: str = ""
