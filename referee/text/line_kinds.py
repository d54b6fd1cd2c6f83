"""The words that lines of the table itself begin with in every game: results and claims."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from referee.core.game import Game
from referee.forms.folding import fold
from referee.language.words._index import STATEMENTS as ENGLISH_STATEMENTS

from .cache import MOST_TABLES

STATEMENTS = tuple(ENGLISH_STATEMENTS)


@cache
def statements_of(game: Game) -> tuple[str, ...]:
    """The canonical words in the language of this game, folded, and the English ones."""
    own = () if game.lexicon is None else (fold(game.lexicon.word(key)) for key in STATEMENTS)
    return tuple(dict.fromkeys([*own, *STATEMENTS]))


@cache
def _other_words(game: Game) -> frozenset[str]:
    """Other words for a result or a claim, unless a player has that name."""
    own = {} if game.lexicon is None else game.lexicon.words
    words = [word for key in STATEMENTS for word in (*ENGLISH_STATEMENTS[key], *own.get(key, ()))]
    return frozenset(fold(word).split()[0] for word in words)


@cache
def statement_words(game: Game) -> frozenset[str]:
    """All words that a result or a claim may begin with."""
    return _other_words(game).union(statements_of(game))


def statement_meant(game: Game, word: str) -> str:
    """The English word for a claim or a result that begins with this word, or empty."""
    for key in STATEMENTS:
        if fold(word) in (key, *(() if game.lexicon is None else map(fold, game.lexicon.words[key]))):
            return key
    return ""


def spoken_word(game: Game, word: str) -> str:
    """A word of claims and results in the language of this game."""
    if game.lexicon is None:
        return word
    return game.lexicon.word({"draw": "a draw"}.get(word, word))  # cards are drawn too


def quantity_names(game: Game) -> list[str]:
    """What can be claimed, in the language of this game."""
    lexicon = game.lexicon
    return [name if lexicon is None else lexicon.name(name) for name in game.quantities.names]


@cache
def first_words(game: Game) -> frozenset[str]:
    """All words that a line of the table itself may begin with."""
    return statement_words(game).union(game.table_words)


def is_statement(game: Game, folded: str, players: Sequence[str] = ()) -> bool:
    """Whether a line is the table's own: a result or a claim, with or without a colon."""
    words = folded.replace(":", " ", 1).split(maxsplit=1)
    if not words or words[0] in statements_of(game):
        return bool(words)
    return words[0] in _other_words(game) and not any(fold(name).split()[0] == words[0] for name in players)


@lru_cache(maxsize=MOST_TABLES)
def seats_by_name(game: Game, players: tuple[str, ...]) -> tuple[dict[str, int], bool]:
    """The seats by the names that begin a turn, and whether no name begins like a line of the table."""
    seats = {
        name: seat
        for seat, name in reversed(list(enumerate(players[: game.most_players])))
        if not is_statement(game, fold(name), players)
    }
    firsts = [fold(name).split()[0] for name in players]
    return seats, first_words(game).isdisjoint(firsts)
