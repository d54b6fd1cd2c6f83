"""The law of Rapa Nui, the board game, one module for each part of the rulebook, in judging order."""

from . import board, setup, supply, two_players, turns, headings, ending, tiles, improvements, placing  # noqa: I001
from . import carving, transport, erecting, capping, gains, reward, exchange, position, final_table
from . import quick_checks, quick_tiles
from .book import BOOK
from .setup import SETUP_1

__all__ = [
    "BOOK",
    "SETUP_1",
    "board",
    "capping",
    "carving",
    "ending",
    "erecting",
    "exchange",
    "final_table",
    "gains",
    "headings",
    "improvements",
    "placing",
    "position",
    "quick_checks",
    "quick_tiles",
    "reward",
    "setup",
    "supply",
    "tiles",
    "transport",
    "turns",
    "two_players",
]
