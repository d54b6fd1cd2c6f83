"""Letters without case, accent or typographic variety, one for one, so that columns stay true."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

DASHES = "‐‑‒–—―−﹘﹣-"
QUOTES = {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'"}


@cache
def _fold_char(char: str) -> str:
    if char in DASHES:
        return "-"
    if char in QUOTES:
        return QUOTES[char]
    if char.isspace():
        return " "
    base = unicodedata.normalize("NFKD", char)[0]
    if not base.isprintable() or base == " ":
        return char  # a lone accent is still a sign
    lower = base.lower()
    return lower if len(lower) == 1 else base


def fold(text: str) -> str:
    """`Moaï` and `MOAI` become `moai`. The result is as long as the text."""
    if text.isascii():
        return text.lower().replace("\t", " ")
    return "".join(_fold_char(char) for char in text)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that somebody who wrote this one may have meant."""
    from difflib import get_close_matches

    by_folded = {fold(each): each for each in known}
    found = get_close_matches(fold(word), list(by_folded), n=1, cutoff=0.6)
    return by_folded[found[0]] if found else None
