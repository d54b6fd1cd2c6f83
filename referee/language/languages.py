"""Finds and loads the words of a language. Only the language that is asked for is loaded.

Our own words files are compiled to modules beside them. A game of another package has its words files in
its own folder, `words/<language>.yaml`.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from referee import shelf
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH, NO_WORDS, Lexicon, WordsData
from referee.speech.say import tell

from .words._index import LANGUAGES

if TYPE_CHECKING:
    from referee.core.game import Game

FOLDER = "words"
SHARED = "referee.language"


class NoWords(ValueError):
    """A game has no words in that language."""


def codes() -> tuple[str, ...]:
    """The languages that there are, English first."""
    return tuple(LANGUAGES)


@lru_cache
def code_of(name: str) -> str | None:
    """The code of a language by its code or name (`nl`, `Dutch`, `Nederlands`, `fr-BE`), or None."""
    said = fold(name).strip()
    for code, titles in LANGUAGES.items():
        if said in (code, *map(fold, titles)) or said.replace("_", "-").startswith(f"{code}-"):
            return code
    return None


def title_of(language: str) -> str:
    """What the language is called in English."""
    return LANGUAGES[language][0]


@cache
def shared(language: str) -> Lexicon:
    """The words that all games share. KeyError if there is no such language."""
    return Lexicon(language, _shared(language))


@cache
def lexicon(game: str, language: str) -> Lexicon:
    """The words of a game. NoWords if it has none in that language."""
    known = shelf.game(game)
    shared, own = _shared(language), _own(known, language)
    if language == ENGLISH:
        own = {**own, "words": {**_verbs(known, shared), **own["words"]}}
    return Lexicon(language, shared, own)


def _verbs(game: Game, shared: WordsData) -> dict[str, tuple[str, ...]]:
    """The verb of each form, which may also be said of a third person. A words file may say more."""
    verbs = {form.verb for form in game.forms if form.verb.isalpha()} - shared["words"].keys()
    return {verb: (verb, f"{verb}s") for verb in verbs}


def speaks(game: Game, language: str) -> bool:
    """Whether the game has words in that language."""
    try:
        lexicon(game.name, language)
    except (NoWords, KeyError):
        return False
    return True


def english_notes(game: Game) -> frozenset[str]:
    """The English words behind players' names that a game knows."""
    return frozenset(fold(word) for words in lexicon(game.name, ENGLISH).notes.values() for word in words)


_WORD = re.compile(r"\w+")


def game_titled(name: str) -> str | None:
    """One of our own games by what it is called in some language, or None. Commas do not matter."""
    for game in shelf.own_games():
        for language in spoken_by(game):
            if _plain(name) in map(_plain, _own(game, language)["titles"]):
                return game.name
    return None


def _plain(title: str) -> list[str]:
    return _WORD.findall(fold(title))


def spoken_by(game: Game) -> list[str]:
    """The languages in which a game has words."""
    return [language for language in LANGUAGES if speaks(game, language)]


def _shared(language: str) -> WordsData:
    if language not in LANGUAGES:
        raise KeyError(language)
    return _module(SHARED, language)


def _no_words(game: Game, language: str) -> NoWords:
    return NoWords(
        tell(
            "language.no-words",
            "{game} has no words in {language}",
            game=game.title,
            language=title_of(language),
        )
    )


def _own(game: Game, language: str) -> WordsData:
    package = shelf.packages().get(game.name)
    if package is not None:
        try:
            return _module(f"referee.games.{package}", language)
        except ModuleNotFoundError:
            raise _no_words(game, language) from None
    path = Path(game.home or ".") / FOLDER / f"{language}.yaml"
    if path.is_file():
        from .word_file import load_words

        return load_words(path)
    if language == ENGLISH:
        return NO_WORDS  # its English words are in its grammar
    raise _no_words(game, language)


def _module(package: str, language: str) -> WordsData:
    words: WordsData = import_module(f"{package}.{FOLDER}._{language}").WORDS
    return words
