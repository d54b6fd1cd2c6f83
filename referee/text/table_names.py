"""Refuses players who are called like a result or a claim: these need no colon, so `claim: ...` is one."""

from __future__ import annotations

from functools import lru_cache

from referee.core.entry import Player
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.folding import fold

from . import syntax
from .cache import MOST_TABLES
from .line_kinds import STATEMENTS, statements_of
from .syntax import finding


def refuse_table_words(record: Record) -> None:
    """Report each player whose name begins with such a word of the language of the log."""
    number = record.header.lines.get("players")
    if number is None:
        return
    for name in _refused(record.notation, record.header.players):
        line = record.lines[number - 1]
        start = max(0, fold(line).find(fold(name)))
        place = number, start, len(name)
        record.findings.append(finding(syntax.BAD_HEADER, *place, **syntax.reserved(name)))


@lru_cache(maxsize=MOST_TABLES)
def _refused(game: Game, players: tuple[Player, ...]) -> tuple[str, ...]:
    """English words are refused before the language is known."""
    words = {*statements_of(game)} - {*STATEMENTS}
    return tuple(player.name for player in players if fold(player.name).split()[0] in words)
