"""Make the parse tables of every grammar and write them beside it: `python -m scripts.compile_grammars`.

Before that, the words of the terminals that a game's notation names in TERMINALS are written into the
grammar: a word stands in one place. The other lines of a grammar are written by hand.

With `--check` nothing is written, and the exit code says whether a file is out of date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from importlib import import_module

from referee import shelf
from referee.assets import folder
from referee.text import grammar, parse_tables


def listed(name: str) -> dict[str, Iterable[str]]:
    """The words of each terminal that a game's notation names."""
    module = import_module(f"referee.games.{shelf.packages()[name]}.notation")
    return getattr(module, "TERMINALS", {})


def with_words(text: str, terminals: dict[str, Iterable[str]]) -> str:
    """A grammar with the words of these terminals in their lines."""
    for name, words in terminals.items():
        body = "|".join(map(re.escape, dict.fromkeys(words))).replace("\\-", "-")
        line = re.compile(rf"^({name}(?:\.\d+)?): .*$", re.MULTILINE)
        if len(line.findall(text)) != 1:
            raise ValueError(f"the grammar has no terminal {name}")
        # mypy cannot infer a lambda that has a default
        text = line.sub(lambda found, body=body: f"{found[1]}: /({body})\\b/", text)  # type: ignore[misc]
    return text


def main(arguments: list[str]) -> int:
    stale = 0
    for game in shelf.own_games():
        source = folder("grammar") / game.grammar
        written = source.read_text(encoding="utf-8")
        fresh = with_words(written, listed(game.name))
        if fresh != written:
            stale += 1
            print(f"{source.name} is out of date" if "--check" in arguments else f"wrote {source.name}")
            if "--check" not in arguments:
                source.write_text(fresh, encoding="utf-8", newline="\n")
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
