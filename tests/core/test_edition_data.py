"""The types of the data of editions say the same as its schema."""

from __future__ import annotations

import json
from typing import Any, NotRequired, get_origin, get_type_hints

import pytest

from referee.core.edition_data import Edition, EditionsData, Ruling, RulingOption
from tests.support import ROOT

SCHEMA = json.loads((ROOT / "schemas" / "editions.schema.json").read_text(encoding="utf-8"))
EDITION = SCHEMA["properties"]["editions"]["additionalProperties"]
RULING = SCHEMA["properties"]["rulings"]["additionalProperties"]
OPTION = RULING["properties"]["options"]["additionalProperties"]


@pytest.mark.parametrize(
    ("kind", "schema"),
    [(EditionsData, SCHEMA), (Edition, EDITION), (Ruling, RULING), (RulingOption, OPTION)],
)
def test_type_has_the_keys_of_the_schema(kind: type, schema: dict[str, Any]) -> None:
    hints = get_type_hints(kind, include_extras=True)
    needed = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
    assert (set(hints), needed) == (set(schema["properties"]), set(schema["required"]))
