"""The law of Rapa Nui, the card game, one module for each part of the rulebook, in judging order."""

from . import setup, turns, buying, playing, offering, drawing, refilling, evaluation, hidden, ending  # noqa: I001
from .book import BOOK
from .turns import NOTE_3

__all__ = [
    "BOOK",
    "NOTE_3",
    "buying",
    "drawing",
    "ending",
    "evaluation",
    "hidden",
    "offering",
    "playing",
    "refilling",
    "setup",
    "turns",
]
