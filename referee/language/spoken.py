"""Games whose forms are said in another language: the same actions, fields and rules in other words."""

from __future__ import annotations

from copy import copy
from functools import cache, cached_property

from referee import shelf
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH, Lexicon

from .languages import lexicon


def spoken(game: Game, language: str) -> Game:
    """The game in that language. NoWords if it has no words in it."""
    return shelf.game(game.name) if language == ENGLISH else _spoken(game.name, language)


@cache
def _spoken(name: str, language: str) -> Game:
    game, words = shelf.game(name), lexicon(name, language)
    other = copy(game)
    for attribute, value in vars(type(game)).items():
        if isinstance(value, cached_property):
            other.__dict__.pop(attribute, None)
    other.__dict__.update(
        lexicon=words,
        forms=tuple(form.spoken(words) for form in game.forms),
        table_words=tuple(_first_words(game, words)),
    )
    return other


def _first_words(game: Game, words: Lexicon) -> dict[str, str]:
    """The words that lines of the table itself may begin with, and the English word for each."""
    said = {fold(text).split()[0]: key for key in game.table_words for text in words.words.get(key, ())}
    return {**said, **{key: key for key in game.table_words}}


def table_word(game: Game, word: str) -> str:
    """The English word for the first word of a line of the table itself."""
    return (
        word if game.lexicon is None else _first_words(shelf.game(game.name), game.lexicon).get(word, word)
    )
