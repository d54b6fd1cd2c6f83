"""Typing slips as scribes make them, one in a log. Knows letters and lines, nothing of the search."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

Lines = list[str]
Slip = Callable[[Lines, int, Random, Sequence[str]], "Lines | None"]
"""`slip(lines, at, dice, names)`: the log with a slip in that line; None if it cannot be made there."""

_PLACE = re.compile(r"\b[a-eA-F][1-6]\b|\b[NSEW]-[a-e1-5]\b")
_WORD = re.compile(r"\b[a-z]{3,}\b")
_NUMBER = re.compile(r"(?<![\w.-])\d{1,3}\b(?!-)")


def neighbour(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A coordinate one off: c3 for c4."""
    found = list(_PLACE.finditer(lines[at]))
    if not found:
        return None
    match = dice.choice(found)
    word = match[0]
    sign = dice.choice([0, len(word) - 1]) if len(word) == 2 else len(word) - 1
    other = chr(ord(word[sign]) + dice.choice([-1, 1]))
    if not other.isalnum():
        return None
    return _with(lines, at, match.start() + sign, match.start() + sign + 1, other)


def word(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A word that stands elsewhere in the log in such a place: another facing, another card. No verb."""
    body = lines[at].find(":") + 1
    found = [match for match in _WORD.finditer(lines[at], body) if not _is_verb(lines[at], match.start())]
    if not found or lines[at].startswith(("claim", "result")):
        return None
    match = dice.choice(found)
    head = lines[at][: match.start()].split()[-1:]
    peers = {
        other[0]
        for line in lines
        for other in _WORD.finditer(line, line.find(":") + 1)
        if line[: other.start()].split()[-1:] == head and other[0] != match[0]
    }
    if not peers:
        return None
    return _with(lines, at, match.start(), match.end(), dice.choice(sorted(peers)))


def _is_verb(line: str, at: int) -> bool:
    return line[:at].rstrip().endswith((":", ";")) and line.split(" ")[0] != "hand"


def number(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A number one off."""
    found = list(_NUMBER.finditer(lines[at]))
    if not found:
        return None
    match = dice.choice(found)
    other = max(0, int(match[0]) + dice.choice([-1, 1]))
    return _with(lines, at, match.start(), match.end(), str(other))


def letters(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A letter left out, doubled, or changed places with the next."""
    found = list(_WORD.finditer(lines[at], lines[at].find(":") + 1))
    if not found:
        return None
    match = dice.choice(found)
    text = match[0]
    i = dice.randrange(len(text) - 1)
    slips = (
        text[:i] + text[i + 1 :],
        text[: i + 1] + text[i:],
        text[:i] + text[i + 1] + text[i] + text[i + 2 :],
    )
    return _with(lines, at, match.start(), match.end(), dice.choice(slips))


def player(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """The line of somebody else."""
    name, colon, _ = lines[at].partition(":")
    if not colon or name not in names:
        return None
    return _with(lines, at, 0, len(name), dice.choice([other for other in names if other != name]))


def swapped(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """Two lines have changed places."""
    if at + 1 >= len(lines):
        return None
    return [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]


def doubled(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A line written twice."""
    return [*lines[: at + 1], *lines[at:]]


def missing(lines: Lines, at: int, dice: Random, names: Sequence[str]) -> Lines | None:
    """A line forgotten."""
    return [*lines[:at], *lines[at + 1 :]]


def _with(lines: Lines, at: int, start: int, end: int, text: str) -> Lines:
    line = lines[at]
    return [*lines[:at], line[:start] + text + line[end:], *lines[at + 1 :]]


SLIPS: dict[str, Slip] = {
    "a coordinate one off": neighbour,
    "another word": word,
    "a number one off": number,
    "letters": letters,
    "another player": player,
    "two lines swapped": swapped,
    "a line doubled": doubled,
    "a line missing": missing,
}
