"""Finds rules by game and by code, including the rules about the log itself and its syntax."""

from __future__ import annotations

from collections.abc import Sequence

from . import shelf
from .core.log_rules import LOG
from .core.rule import Rule, RuleBook


def rules(game: str | None = None) -> list[Rule]:
    """All rules of a game, or of every game and of the log itself.

    KeyError if there is no such game, ValueError if it comes from another package and does not work.
    """
    if game is not None:
        return list(shelf.game(game).book)
    return [rule for book in books() for rule in book]


def explain(code: str) -> list[Rule]:
    """The rule with that code, or all rules whose codes begin with it."""
    wanted = code.strip().upper()
    for book in _own_books():
        if wanted in book:
            return [book[wanted]]
    every = rules()
    exact = [rule for rule in every if rule.code == wanted]
    return exact or [rule for rule in every if rule.code.startswith(wanted)]


def books() -> Sequence[RuleBook]:
    """The rule books of all games, of the log itself, and of its syntax."""
    from .text.syntax import SYN

    return [*(game.book for game in shelf.all_games()), LOG, SYN]


def _own_books() -> Sequence[RuleBook]:
    from .text.syntax import SYN

    return [*(game.book for game in shelf.own_games()), LOG, SYN]
