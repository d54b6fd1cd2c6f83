"""What a club plays by if a log does not say: an edition and rulings for each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class House(NamedTuple):
    """The edition of each game by its name, and its rulings. What a header says comes first."""

    editions: Mapping[str, str] = {}
    rulings: Mapping[str, Mapping[str, str]] = {}


NO_HOUSE = House()
