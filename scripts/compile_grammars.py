"""Make the parse tables of every grammar and write them beside it: `python -m scripts.compile_grammars`.

The structure is the same in every language, so there is one file with it and the English words, and one
file with the words of each other language. A small one has the verbs of English. With `--check` nothing is
written, and the exit code says whether a file is out of date.
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
from referee.text import grammar, parse_tables, respelling


def games() -> Iterator[Game]:
    """Our own games, in every language that they have words in."""
    for game in shelf.own_games():
        for language in languages.codes():
            if languages.speaks(game, language):
                yield spoken(game, language)


def file_of(game: Game) -> Path:
    language = "" if game.language == ENGLISH else game.language
    return folder("grammar") / parse_tables.file_of(game.grammar, language)


def verbs_of(game: Game) -> tuple[Path, str]:
    """The file of the verbs of a game, and its text."""
    template = parse_tables.template_of(game.grammar)
    path = folder("grammar") / parse_tables.file_of(game.grammar, parse_tables.VERBS)
    return path, parse_tables.write(template, {parse_tables.VERBS: dict(respelling.made(game))})


def files() -> Iterator[tuple[Path, str]]:
    """Every file, and its text. The verbs are found in the tables, so they come last."""
    for game in games():
        yield file_of(game), grammar.to_keep(game)
    grammar.parser.cache_clear()
    for game in shelf.own_games():
        yield verbs_of(game)


def main(arguments: list[str]) -> int:
    stale = 0
    for path, text in files():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{path.name} is out of date" if "--check" in arguments else f"wrote {path.name}")
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
