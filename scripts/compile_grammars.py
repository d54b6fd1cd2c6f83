"""Make the parse tables of every grammar and write them beside it: `python -m scripts.compile_grammars`.

With `--check` nothing is written, and the exit code says whether a file is out of date.
"""

from __future__ import annotations

import sys

from referee import shelf
from referee.assets import folder
from referee.text import grammar, parse_tables


def main(arguments: list[str]) -> int:
    stale = 0
    for game in shelf.own_games():
        path = folder("grammar") / parse_tables.file_of(game.grammar)
        text = grammar.to_keep(game.grammar)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{path.name} is out of date" if "--check" in arguments else f"wrote {path.name}")
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
