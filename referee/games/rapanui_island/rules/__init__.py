"""The law of Rapa Nui, the board game, one module for each part of the rulebook, in judging order."""

from . import data, setup, layout, two, frame, headings, ending, tiles, improvements, placing  # noqa: I001
from . import carving, transport, erecting, capping, gains, reward, exchange, position
from . import quick
from .book import BOOK
from .setup import SETUP_1

__all__ = [
    "BOOK",
    "SETUP_1",
    "capping",
    "carving",
    "data",
    "ending",
    "erecting",
    "exchange",
    "frame",
    "gains",
    "headings",
    "improvements",
    "layout",
    "placing",
    "position",
    "quick",
    "reward",
    "setup",
    "tiles",
    "transport",
    "two",
]
