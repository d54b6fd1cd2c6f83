"""Finds a player's name of several words that needs quotes: `offer Jean Luc fish`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from referee.core.acts import Misnamed
from referee.core.finding import Finding
from referee.forms.folding import fold

from . import syntax
from .partings import ClauseReader, parted
from .syntax import finding


@lru_cache(maxsize=256)
def _names_of_several_words(players: tuple[str, ...]) -> re.Pattern[str] | None:
    names = sorted({fold(name) for name in players if " " in name}, key=lambda name: (-len(name), name))
    return re.compile(rf"(?<![\w'-])(?:{'|'.join(map(re.escape, names))})(?![\w'-])") if names else None


def with_quotes(players: Sequence[str], text: str) -> str | None:
    """The text with quotes around names of several words. None if it has no such name, or has quotes."""
    found = _names_in(players, text)
    said = text
    for start, end in reversed(found):
        said = f'{said[:start]}"{said[start:end]}"{said[end:]}'
    return said if found else None


def _names_in(players: Sequence[str], text: str) -> list[tuple[int, int]]:
    pattern, folded = _names_of_several_words(tuple(players)), fold(text)
    if pattern is None or '"' in folded or len(folded) != len(text):
        return []
    return [name.span() for name in pattern.finditer(folded)]


def unquoted_name(
    clauses: ClauseReader, players: Sequence[str], number: int, offset: int, clause: str, index: int
) -> Finding | None:
    """The finding for a clause that can be read if the names in it are put in quotes, and only then."""
    said = with_quotes(players, clause)
    if said is None:
        return None
    reader = clauses.quiet()
    play = reader.clause(1, 0, said, 0)
    if (play is None or isinstance(play.action, Misnamed)) and not parted(reader, said):
        return None
    start, end = _names_in(players, clause)[0]
    facts = {"case": "quotes", "name": clause[start:end]}
    return finding(syntax.LEFT_OVER, number, offset + start, end - start, action=index, **facts)
