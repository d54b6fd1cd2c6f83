"""Make the parse tables of every grammar and write them beside it: `python -m scripts.compile_grammars`.

The structure is the same in every language, so there is one file with it and the English words, and one
file with the words of each other language. With `--check` nothing is written, and the exit code
says whether a file is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from referee import shelf
from referee.assets import folder
from referee.core.game import Game
from referee.forms.lexicon import ENGLISH
from referee.language import languages
from referee.language.spoken import spoken
from referee.text import grammar, parse_tables


def games() -> Iterator[Game]:
    """Our own games, in every language that they have words in."""
    for game in shelf.own_games():
        for language in languages.codes():
            if languages.speaks(game, language):
                yield spoken(game, language)


def file_of(game: Game) -> Path:
    language = "" if game.language == ENGLISH else game.language
    return folder("grammar") / parse_tables.file_of(game.grammar, language)


def main(arguments: list[str]) -> int:
    stale = 0
    for game in games():
        path = file_of(game)
        text = grammar.to_keep(game)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{path.name} is out of date" if "--check" in arguments else f"wrote {path.name}")
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
