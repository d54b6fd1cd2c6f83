"""The law of Rapa Nui, the card game, one module for each part of the rulebook, in judging order."""

from . import setup, turns, buying, playing, offering, drawing, refilling  # noqa: I001
from . import evaluation, gathering, amounts, hidden, ending, final_table, quick_checks
from .book import BOOK
from .turns import NOTE_3

__all__ = [
    "BOOK",
    "NOTE_3",
    "amounts",
    "buying",
    "drawing",
    "ending",
    "evaluation",
    "final_table",
    "gathering",
    "hidden",
    "offering",
    "playing",
    "quick_checks",
    "refilling",
    "setup",
    "turns",
]
