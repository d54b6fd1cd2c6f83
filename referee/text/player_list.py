"""The list of players in a header: `Ann (red, 61), Ben and Cid`."""

from __future__ import annotations

import re

from referee.core.entry import Player

_LETTERS = r"""[^:;\#"“”„«»(),=]"""
_PLAYER = re.compile(
    rf"""\s*(?:(?![\s-])(?P<name>{_LETTERS}+?)|"\s*(?![\s-])(?P<quoted>{_LETTERS}+)")\s*"""
    r"""(?:\((?P<notes>[^()\#]*)\)\s*)?(?:,|$)"""
)
_COMMA = re.compile(r",(?![^()]*\))")
"""A comma between players, not one between the notes of a player."""
_AND = re.compile(r' (?:(?:&|and|et|en|y) )+(?![^()]*\))(?=[^"]*(?:"[^"]*"[^"]*)*$)', re.IGNORECASE)
"""What may stand before the last name instead: `Ann, Ben and Cid`, `Ann & Ben`; not within quotes."""


def parse_players(value: str) -> tuple[Player, ...] | None:
    """The players in `Ann (red, 61), Ben`, or None if it cannot be read.

    Before the last name there may be `and` or `&` instead of a comma. It may be in any language, because
    the header is read before the language is known. A name in quotes is one name.
    """
    players, at = [], 0
    value = " ".join(value.split())  # so that the pattern does not try every part of a run of spaces
    value = with_commas(value)
    while at < len(value):
        match = _PLAYER.match(value, at)
        if match is None or match.end() == at:
            return None
        notes = tuple(note.strip() for note in (match["notes"] or "").split(",") if note.strip())
        players.append(Player(" ".join((match["name"] or match["quoted"]).split()), notes))
        at = match.end()
    return None if value.rstrip().endswith(",") else tuple(players)


def as_listed(name: str) -> str:
    """A player's name in the header: in quotes if it would be read as two, `"Tom and Jerry"`."""
    return f'"{name}"' if _AND.search(name) else name


def with_commas(value: str) -> str:
    """The players with commas before the last names, where something else may be written."""
    last = max((match.end() for match in _COMMA.finditer(value)), default=0)
    tail = value[last:]
    if last:  # `Ann, Ben, and Cid`
        tail = _AND.sub(" ", f" {tail.lstrip()}", count=1) if _AND.match(f" {tail.lstrip()}") else tail
    return value[:last] + _AND.sub(",", tail)
