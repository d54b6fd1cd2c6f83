"""Write the JSON Schema of each game's actions, `schemas/<game>.schema.json`, from the forms of the game.

The keys of header lines in `schemas/record.schema.json` are written too, from the English words file.

`--check` writes nothing and fails when a file is stale; the tests call it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from referee import shelf  # noqa: E402
from referee.export.action_schema import file_of, made  # noqa: E402
from referee.text.header_keys import KEYS  # noqa: E402

RECORD = "record.schema.json"


def text_of(schema: dict[str, Any]) -> str:
    """One line for each key, and for each definition."""
    lines = ["{"]
    for key, value in schema.items():
        if key != "$defs":
            lines.append(f"  {json.dumps(key)}: {_line(value)},")
    lines.append('  "$defs": {')
    lines.append(
        ",\n".join(f"    {json.dumps(name)}: {_line(each)}" for name, each in schema["$defs"].items())
    )
    return "\n".join([*lines, "  }", "}", ""])


def record_text() -> str:
    """The schema of a record, with all keys that a header line may have."""
    schema = json.loads((ROOT / "schemas" / RECORD).read_text(encoding="utf-8"))
    schema["$defs"]["headerLine"]["properties"]["key"]["enum"] = list(KEYS)
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def main(arguments: list[str]) -> int:
    stale = []
    texts = {file_of(game): text_of(made(game)) for game in shelf.own_games()}
    for name, text in {**texts, RECORD: record_text()}.items():
        target = ROOT / "schemas" / name
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(target.relative_to(ROOT))
        if "--check" not in arguments:
            target.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{'stale' if '--check' in arguments else 'written'}: {path}")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
