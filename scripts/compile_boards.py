"""Judge every game's boards/*.yaml and write the module that the program loads.

Reading and checking YAML takes longer than judging a game, so it is done here and not at start-up.
`--check` writes nothing and fails when a module is stale; the tests call it.
"""

from __future__ import annotations

import pprint
import sys
from pathlib import Path
from typing import Any

from referee import shelf
from referee.export.boards import verdict_on
from referee.export.report import concise
from referee.text.board_yaml import parse
from referee.text.boards import read_board

ROOT = Path(__file__).resolve().parent.parent
HEAD = '"""Made by scripts/compile_boards.py from boards/*.yaml. Do not edit."""\n\n'


def load(folder: Path) -> dict[str, Any]:
    """The boards of one game by name, in the order of their files. ValueError if one has a fault."""
    [room] = [room for room in shelf.board_rooms().values() if _package(room.build) == folder.parent.name]
    boards: dict[str, Any] = {}
    for path in sorted(folder.glob("*.yaml")):
        reading = read_board(path.read_bytes(), room)
        if reading.flaws:
            raise ValueError("\n".join(concise(verdict_on(reading, str(path)))))
        if reading.board.name != path.stem:
            raise ValueError(f"{path}: the board is called {reading.board.name}")
        boards[path.stem] = parse(path.read_bytes())[0].data
    return boards


def _package(function: Any) -> str:
    return str(function.__module__).split(".")[2]


def module_text(boards: dict[str, Any]) -> str:
    body = pprint.pformat(boards, width=96, sort_dicts=False)
    return f"{HEAD}from typing import Any, Final\n\nBOARDS: Final[dict[str, Any]] = {body}\n"


def main(arguments: list[str]) -> int:
    stale = []
    for folder in sorted((ROOT / "referee" / "games").glob("*/boards")):
        target = folder.with_name("_boards.py")
        text = module_text(load(folder))
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
