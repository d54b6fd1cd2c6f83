"""What JSON data may be, and what says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
JsonSchema: TypeAlias = "Mapping[str, Json] | bool"
