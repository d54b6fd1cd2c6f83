"""Check every game's editions.yaml and sources.yaml and write the module that the program loads.

Reading and checking YAML takes longer than judging a game, so it is done here and not at start-up.
`--check` writes nothing and fails when a module is stale; the tests call it.
"""

from __future__ import annotations

import pprint
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from referee.edition_file import SOURCES, load, load_sections  # noqa: E402

HEAD = '"""Made by scripts/compile_editions.py from editions.yaml and sources.yaml. Do not edit."""\n\n'


def module_text(path: Path) -> str:
    """The module for an editions.yaml and the sources.yaml beside it."""
    data = load(path)
    sections = load_sections(path.with_name(SOURCES), data)
    return (
        f"{HEAD}from typing import Final\n\n"
        "from referee.core.edition_data import EditionsData\n\n"
        f"DATA: Final[EditionsData] = {_literal(data)}\n\n"
        f"SECTIONS: Final[dict[str, dict[str, str]]] = {_literal(sections)}\n"
    )


def _literal(data: Mapping[str, object]) -> str:
    return pprint.pformat(data, width=96, sort_dicts=False)


def main(arguments: list[str]) -> int:
    stale = []
    for path in sorted((ROOT / "referee" / "games").glob("*/editions.yaml")):
        target = path.with_name("_editions.py")
        text = module_text(path)
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(target.relative_to(ROOT))
        if "--check" not in arguments:
            target.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{'stale' if '--check' in arguments else 'written'}: {name}")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
