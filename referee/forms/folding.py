"""Removes case, accents and typographic variants, letter by letter, so that columns stay the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache

LONGEST = 60
"""The most letters that a word may have to be compared with others for likeness."""

MOST_COMPARED = 1_000
"""The most words among which one that was meant is looked for. Only a header with thousands of names has
more, and no game has so many players."""

DASHES = "‐‑‒–—―−﹘﹣-"
QUOTES = {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'"}


def _fold_char(char: str) -> str:
    if char in DASHES:
        return "-"
    if char in QUOTES:
        return QUOTES[char]
    if char.isspace():
        return " "
    if char.isnumeric() and not char.isdecimal():
        return char  # `½` is not 1, and `²` is an exponent
    base, *more = tuple(unicodedata.normalize("NFKD", char))
    if not all(map(unicodedata.combining, more)):
        return char  # a ligature: its first letter alone would make another word
    if not base.isprintable() or base == " ":
        return char  # an accent alone stays as it is
    lower = base.lower()
    return lower if len(lower) == 1 else base


class _Folded(dict[int, str]):
    """The folded character for each code. Each is found once, and a text is then translated in C."""

    def __missing__(self, code: int) -> str:
        self[code] = folded = _fold_char(chr(code))
        return folded


_folded = _Folded()
_NOT_OF_LATIN_1 = "µ"
"""The character of Latin-1 whose folded one is not of Latin-1."""
OE, _AS_BYTE = "œ", "\x9c"
"""The one letter of French that Latin-1 lacks, and a control character in its place."""


@cache
def _latin_1() -> bytes:
    """The folded character for each of Latin-1. Bytes are translated ten times as fast as text."""
    folded = "".join(map(_fold_char, map(chr, range(256))))
    return folded.encode("latin-1", errors="replace")


def fold(text: str) -> str:
    """`Moaï` and `MOAI` become `moai`. The result is as long as the text."""
    if text.isascii():
        return text.lower().replace("\t", " ")
    if _NOT_OF_LATIN_1 not in text:
        has_oe = OE in text and _AS_BYTE not in text
        try:
            said = text.replace(OE, _AS_BYTE) if has_oe else text
            folded = said.encode("latin-1").translate(_latin_1()).decode("latin-1")
            return folded.replace(_AS_BYTE, OE) if has_oe else folded
        except UnicodeEncodeError:
            pass  # it has other letters
    return text.translate(_folded)


def as_latin_1(text: str) -> bytes | None:
    """The text in Latin-1 without its `œ`, so its accents are composed. None if it has other characters."""
    try:
        return ("".join(text.split(OE)) if OE in text else text).encode("latin-1")
    except UnicodeEncodeError:
        return None


def nearest(word: str, known: Iterable[str], meaning: Callable[[str], object] | None = None) -> str | None:
    """The known word that the writer clearly meant, or None.

    A known word is near if it begins with the given word, or differs by at most one slip for every three
    letters. Of two words that are equally near, the one with the same first letter wins; if both have it,
    the answer is None, unless they have one meaning, as the forms of a verb have.
    """
    near = _near(word, known)
    first = [each for slips, other, each in near if (slips, other) == near[0][:2]]
    if not first or (len(first) > 1 and (meaning is None or len(set(map(meaning, first))) > 1)):
        return None
    return first[0]


def as_near(word: str, known: Iterable[str]) -> list[str]:
    """The known words with the fewest slips, those with the same first letter first."""
    near = _near(word, known)
    return [each for slips, _, each in near if slips == near[0][0]]


def _near(word: str, known: Iterable[str]) -> list[tuple[int, bool, str]]:
    """The near words with their slips, the nearest first; only one if no other begins so."""
    known = tuple(known)
    if len(known) > MOST_COMPARED:
        return []
    said = fold(word)
    by_folded = _by_folded(known)
    begun = [each for other, each in by_folded.items() if said and other.startswith(said)]
    if len(begun) == 1:
        return [(0, False, begun[0])]
    near: list[tuple[int, bool, str]] = []
    for other, each in by_folded.items():
        longer = max(len(said), len(other))
        most = longer // 3 if longer <= LONGEST else 0
        if abs(len(said) - len(other)) > most:
            continue
        slips = typing_distance(said, other, most)
        if slips <= most:
            near.append((slips, other[:1] != said[:1], each))
    return sorted(near)


@lru_cache(maxsize=64)
def _by_folded(known: tuple[str, ...]) -> Mapping[str, str]:
    """Words by their folded spelling. The players of a log are compared with many words."""
    return {fold(each): each for each in known}


@lru_cache(maxsize=1024)
def typing_distance(one: str, two: str, most: int) -> int:
    """How many characters are left out, added, changed or swapped; at most `most` + 1."""
    if abs(len(one) - len(two)) > most:
        return most + 1
    if one == two:
        return 0
    if len({*one}.difference(two)) > most or len({*two}.difference(one)) > most:
        return most + 1  # each missing character is at least one slip
    before_last: list[int] = []
    last = list(range(len(two) + 1))
    for i, a in enumerate(one, 1):
        row = [i] + [most + 1] * len(two)
        for j in range(max(1, i - most), min(len(two), i + most) + 1):  # further away takes more slips
            b = two[j - 1]
            best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == two[j - 2] and b == one[i - 2]:
                best = min(best, before_last[j - 2] + 1)
            row[j] = best
        if min(row) > most:
            return most + 1
        before_last, last = last, row
    return min(last[-1], most + 1)
