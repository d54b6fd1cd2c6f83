"""The law of Easter Island, one module for each part of the rulebook.

Judging asks the checks in the order in which these modules, and the checks in them, stand here:
who plays, whether the game is on, whose turn it is, whether the words name something, and then
the action's own rules. docs/rules/easter-island.md is made from these declarations.
"""

from . import players, setup, turns, grid, place, sun, fire, ray, pivot, move, ending  # noqa: I001
from .book import BOOK
from .players import PLAYERS_1

__all__ = [
    "BOOK",
    "PLAYERS_1",
    "ending",
    "fire",
    "grid",
    "move",
    "pivot",
    "place",
    "players",
    "ray",
    "setup",
    "sun",
    "turns",
]
