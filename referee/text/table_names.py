"""Refuses players who are called like a line of the table itself: `order: ...` would be their turn."""

from __future__ import annotations

from functools import cache, lru_cache

from referee.core.entry import Player
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.folding import fold

from . import syntax
from .cache import MOST_TABLES
from .syntax import finding


@cache
def _words_before_a_colon(game: Game) -> frozenset[str]:
    """The words that are a whole line of the table together with a colon and what follows it."""
    from referee import shelf
    from referee.language.spoken import table_word

    forms = game.forms if game.lexicon is None else shelf.game(game.name).forms
    alone = {form.verb.split()[0] for form in forms if form.verb.endswith(" :")}
    return frozenset(word for word in game.table_words if table_word(game, word) in alone)


def refuse_table_words(record: Record) -> None:
    """Report each player whose name begins with such a word."""
    number = record.header.lines.get("players")
    if number is None:
        return
    for name in _refused(record.notation, record.header.players):
        line = record.lines[number - 1]
        start = max(0, fold(line).find(fold(name)))
        place = number, start, len(name)
        record.findings.append(finding(syntax.BAD_HEADER, *place, case="reserved", name=name))


@lru_cache(maxsize=MOST_TABLES)
def _refused(game: Game, players: tuple[Player, ...]) -> tuple[str, ...]:
    words = _words_before_a_colon(game)
    return tuple(player.name for player in players if fold(player.name).split()[0] in words)
