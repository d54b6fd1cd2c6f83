"""Reads the list of players in the header: names, notes in brackets, commas or `and` between them."""

from __future__ import annotations

import re

from referee.core.entry import Player
from referee.forms.folding import fold
from referee.language.words._index import AGED, ANDS, YEARS

_LETTERS = r"""[^:;\#"“”„«»(),=]"""
_PLAYER = re.compile(
    rf"""\s*(?:(?![\s-])(?P<name>{_LETTERS}+?)|"\s*(?![\s-])(?P<quoted>{_LETTERS}+)")\s*"""
    r"""(?:\((?P<notes>[^()\#]*)\)\s*)?(?:,|$)"""
)
_NAME = r"\w[\w'.-]*+(?: [\w'.-]++)*+"
_PLAIN = re.compile(f"{_NAME}(?:, {_NAME})*+")
"""Names with commas between them and nothing else, as in most logs."""
_AND = re.compile(f" (?:(?:{'|'.join(['&', *ANDS])}) )++", re.IGNORECASE)
"""What may stand before the last name instead of a comma: `Ann, Ben and Cid`, `Ann & Ben`."""


def _any(words: tuple[str, ...]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


_OLD = rf"(?:{_any(AGED)})[ :] ?(\d{{1,3}})(?: ?(?:{_any(YEARS)}))?|(\d{{1,3}}) ?(?:{_any(YEARS)})"
_AGE = re.compile(_OLD)
"""An age in words, as a note behind a name: `61 years`, `aged 61`."""
_AGE_ANYWHERE = re.compile(rf"(?<![\w.'-])(?:{_OLD})(?![\w.'-])")
_AGE_BEHIND = re.compile(rf",? (?:{_OLD})(?![\w.'-]) ?(?:\(([^()]{{0,99}})\))?(?= ?(?:,|$))")
"""The same where brackets are forgotten, with other notes in brackets behind it: `Ann, 61 years (red)`."""


def parse_players(value: str) -> tuple[Player, ...] | None:
    """The players in `Ann (red, 61), Ben`, or None if it cannot be read.

    Before the last name there may be `and` or `&` instead of a comma. It may be in any language, because
    the header is read before the language is known. A name in quotes is one name.
    """
    value = _with_ages(value)
    if _PLAIN.fullmatch(value) is not None and _AND.search(value) is None:
        return tuple(map(Player, value.split(", ")))
    players, at = [], 0
    value = " ".join(value.split())  # so that the pattern does not try every part of a run of spaces
    value = _with_ages(with_commas(value))
    while at < len(value):
        match = _PLAYER.match(value, at)
        if match is None or match.end() == at:
            return None
        notes = tuple(_noted(note) for note in (match["notes"] or "").split(",") if note.strip())
        players.append(Player(" ".join((match["name"] or match["quoted"]).split()), notes))
        at = match.end()
    return None if value.rstrip().endswith(",") else tuple(players)


def plainly(line: str) -> str:
    """The line of the players with commas for words between them and plain numbers for ages."""
    said = with_commas(line)
    for found in reversed(list(_AGE_ANYWHERE.finditer(fold(said)))):
        said = said[: found.start()] + (found[1] or found[2]) + said[found.end() :]
    return said


def _noted(note: str) -> str:
    """A note behind a name; an age as its number."""
    age = _AGE.fullmatch(fold(note.strip()))
    return note.strip() if age is None else age[1] or age[2]


def _with_ages(value: str) -> str:
    """The players with brackets around ages in words, so that no name takes them in: `Ann (61)` for
    `Ann 61 years` or `Ann, 61 years`."""
    folded = fold(value)
    if len(folded) != len(value) or not any(map(str.isdecimal, folded)):
        return value
    value = " ".join(value.split())
    folded, enclosed = fold(value), _enclosed(value, '"')
    for found in reversed(list(_AGE_BEHIND.finditer(folded))):
        if not enclosed[found.start()]:
            notes = ", ".join(filter(None, (found[1] or found[2], value[slice(*found.span(3))].strip())))
            value = f"{value[: found.start()]} ({notes}){value[found.end() :]}"
    return value


def as_listed(name: str) -> str:
    """A player's name in the header: in quotes if it would be read as two, `"Tom and Jerry"`, or has an age
    in words."""
    return f'"{name}"' if _ands(name) or _with_ages(name) != name else name


def with_commas(value: str) -> str:
    """The players with commas before the last names, where something else may be written."""
    noted = _enclosed(value, "")
    last = next((at for at in range(len(value), 0, -1) if value[at - 1] == "," and not noted[at]), 0)
    tail = value[last:]
    if last:  # `Ann, Ben, and Cid`
        spaced = f" {tail.lstrip()}"
        first = next(iter(_ands(spaced)), None)
        tail = f" {spaced[first.end() :]}" if first is not None and first.start() == 0 else tail
    parts, at = [value[:last]], 0
    for match in _ands(tail):
        parts += [tail[at : match.start()], ","]
        at = match.end()
    return "".join([*parts, tail[at:]])


def _ands(value: str) -> list[re.Match[str]]:
    """Where a word for `and` stands between names, and not within quotes or notes."""
    enclosed = _enclosed(value, '"')
    return [match for match in _AND.finditer(value) if not enclosed[match.end()]]


def _enclosed(value: str, quote: str) -> list[bool]:
    """For each place whether it is within brackets or quotes: what closes them comes next."""
    enclosed = [False] * (len(value) + 1)
    if "(" not in value and ")" not in value and (not quote or quote not in value):
        return enclosed
    noted = quoted = False
    for at in range(len(value) - 1, -1, -1):
        if value[at] in "()":
            noted = value[at] == ")"
        elif value[at] == quote:
            quoted = not quoted
        enclosed[at] = noted or quoted
    return enclosed
