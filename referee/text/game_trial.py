"""Tries the grammar of a game from another package before a log of the game is read."""

from __future__ import annotations

from referee.core.game import Game

from . import grammar

MOST_SAID = 200


def require_grammar(game: Game) -> None:
    """Raise ValueError with a clear message if the grammar of the game cannot be used."""
    try:
        grammar.parser(game)
    except Exception as error:  # another package may fail in any way
        said = " ".join(str(error).split())
        raise ValueError(f"the grammar {game.grammar} cannot be used: {said[:MOST_SAID]}") from None
