"""Every kind of word that a message may ask for has a noun in each language."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from referee import shelf
from referee.core.game import Game
from referee.speech.catalogue import noun_of
from referee.speech.current import speaking
from referee.text.unread_words import lists_of

RAISED = ("NotAWord", "NoSuchName", "NamedTwice", "Words", "Numbers", "Cards", "Quantities")
"""What takes the English name of a kind as its first argument."""
NEVER_SAID = {"player", "share", "count", "text"}
"""Findings about players have messages of their own, and a whole list is never expected."""


def kinds(game: Game) -> set[str]:
    found = {what for each in lists_of(game) if isinstance(what := getattr(each, "what", None), str)}
    room = Path(str(import_module(game.book.package).__file__)).parent
    for path in [*room.glob("notation.py"), *room.glob("notation/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found - NEVER_SAID


@pytest.mark.parametrize("language", ["fr", "nl", "es"])
@pytest.mark.parametrize("game", list(shelf.own_games()), ids=lambda game: game.name)
def test_every_kind_of_word_has_a_noun(game: Game, language: str) -> None:
    with speaking(language):
        missing = {kind for kind in kinds(game) if noun_of(game.book.package, kind) is None}
    assert missing == set()
