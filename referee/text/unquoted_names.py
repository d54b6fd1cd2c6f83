"""Finds a player's name that needs quotes: `offer Jean Luc fish`, or one that is a word of the notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from referee.core.acts import Misnamed
from referee.core.entry import Play
from referee.core.finding import Finding
from referee.forms.folding import fold
from referee.forms.lexicon import TAKEN, Taken
from referee.forms.seats import quoted

from . import syntax
from .partings import ClauseReader, parted
from .syntax import finding


@lru_cache(maxsize=256)
def _names_to_quote(players: tuple[str, ...], taken: Taken) -> re.Pattern[str] | None:
    """Matches the names of several words, and those that are words of the notation too."""
    named = {fold(name) for name in players if " " in name or quoted(name, taken) != name}
    names = sorted(named, key=lambda name: (-len(name), name))
    return re.compile(rf"(?<![\w'-])(?:{'|'.join(map(re.escape, names))})(?![\w'-])") if names else None


def with_quotes(players: Sequence[str], text: str, taken: Taken = ()) -> str | None:
    """The text with quotes around names that need them. None if it has no such name, or has quotes."""
    found = _names_in(players, text, taken)
    said = text
    for start, end in reversed(found):
        said = f'{said[:start]}"{said[start:end]}"{said[end:]}'
    return said if found else None


def _names_in(players: Sequence[str], text: str, taken: Taken) -> list[tuple[int, int]]:
    pattern, folded = _names_to_quote(tuple(players), taken), fold(text)
    if pattern is None or '"' in folded or len(folded) != len(text):
        return []
    return [name.span() for name in pattern.finditer(folded)]


def unquoted_name(
    clauses: ClauseReader, number: int, offset: int, clause: str, index: int, without: Play | None
) -> Finding | None:
    """The finding for a clause that can be read if the names in it are put in quotes, and says something
    else `without` quotes, or nothing."""
    players = clauses.players
    taken: Taken = TAKEN if clauses.spoken.lexicon is None else clauses.spoken.lexicon.taken
    said = with_quotes(players, clause, taken)
    if said is None:
        return None
    reader = clauses.quiet()
    play = reader.clause(1, 0, said, 0)
    if play is not None and play == without:
        return None
    if (play is None or isinstance(play.action, Misnamed)) and not parted(reader, said):
        return None
    start, end = _names_in(players, clause, taken)[0]
    name = clause[start:end]
    facts = {"case": "quotes" if " " in name else "notation", "name": name}
    return finding(syntax.LEFT_OVER, number, offset + start, end - start, action=index, **facts)
