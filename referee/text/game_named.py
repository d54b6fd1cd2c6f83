"""The game that a log names. One of another package is tried before its first line is read."""

from __future__ import annotations

from referee import shelf
from referee.core.game import Game

MOST_SAID = 200


def game_named(name: str) -> Game:
    """KeyError if there is no such game, ValueError if another package has it and it does not work."""
    game = shelf.game(name)
    if game.home is not None:
        _require_grammar(game)
    return game


def _require_grammar(game: Game) -> None:
    from . import grammar

    try:
        grammar.parser(game.grammar)
    except Exception as error:  # whatever is wrong with what a stranger wrote
        said = " ".join(str(error).split())
        raise ValueError(f"the grammar {game.grammar} cannot be used: {said[:MOST_SAID]}") from None
