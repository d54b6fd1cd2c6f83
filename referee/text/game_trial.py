"""A game of another package is tried before the first line of its log is read."""

from __future__ import annotations

from referee.core.game import Game

from . import grammar

MOST_SAID = 200


def require_grammar(game: Game) -> None:
    """ValueError, in words, if the grammar of the game cannot be used."""
    try:
        grammar.parser(game.grammar)
    except Exception as error:  # whatever is wrong with what a stranger wrote
        said = " ".join(str(error).split())
        raise ValueError(f"the grammar {game.grammar} cannot be used: {said[:MOST_SAID]}") from None
