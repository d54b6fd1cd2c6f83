"""Puts the first words of an English line into another language, and leaves what a player typed."""

from __future__ import annotations

from referee.core.game import Game
from referee.forms.folding import fold
from referee.language.languages import speaks, spoken_by
from referee.language.spoken import spoken

from .translation import out_of_english
from .writer import header_word


def in_words_of(language: str, game: Game, line: str, names: bool = False) -> str:
    """An English line, with its first words in that language. What a player typed stays as it is.

    `names`: what follows are names of the game in English, and not what somebody has typed.
    """
    if not speaks(game, language):
        return line
    own = spoken(game, language)
    if own.lexicon is None:
        return line
    head, colon, rest = line.partition(":")
    word, space, name = head.partition(" ")
    if word in own.lexicon.header:
        return f"{header_word(own, word)}{colon}{rest}"
    if names:
        rest = "".join(f" {own.lexicon.name(each)}" for each in rest.split())
    if word in own.lexicon.words:
        return f"{own.lexicon.word(word)}{space}{name}{colon}{rest}"
    return f"{head}{colon} {out_of_english(own, rest.strip())}" if colon else line


def begins_an_action(game: Game, word: str) -> bool:
    """Whether an action begins with this word, in any language: a new log has none yet."""
    return any(fold(word) in spoken(game, code).forms_by_verb for code in spoken_by(game))
