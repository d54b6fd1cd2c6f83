"""Translates text word by word: what no rule allows, and what names something that the game does not have.

Such text is kept as it was typed, so no form writes it. The grammar says what each word of it is. Words
that it does not know stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from referee.core.folding import fold
from referee.core.game import Game
from referee.core.lexicon import ENGLISH
from referee.language import languages
from referee.language.spoken import spoken

from . import grammar
from .parsing import ParseFault, Token

_WORD = re.compile(r"(?<!\w)[^\W\d_]+(?:-[^\W\d_]+)*(?!\w)")


def in_english(game: Game, text: str) -> str:
    """A text in the language of this game, in English."""
    means = grammar.parser(game).means

    return _translated(game, text, lambda kind, word: means.get(kind, {}).get(word, ""), _meanings(game))


def out_of_english(game: Game, text: str) -> str:
    """An English text in the language of this game."""
    english = spoken(game, ENGLISH)
    says = _sayings(game)
    return _translated(english, text, lambda kind, word: says.get(kind, {}).get(word, ""), _names(game))


def _translated(game: Game, text: str, meaning: Callable[[str, str], str], loose: dict[str, str]) -> str:
    for start in grammar.starts_of(game.grammar):
        try:
            tokens = grammar.parser(game).tokens(start, fold(text))
        except ParseFault:
            continue
        said = text
        for token in reversed(tokens):
            said = said[: token.start] + _said(game, token, text, meaning, loose) + said[token.end :]
        return said
    return text


def _said(
    game: Game, token: Token, text: str, meaning: Callable[[str, str], str], loose: dict[str, str]
) -> str:
    typed = text[token.start : token.end]
    if token.kind in game.any_words:
        return _loosely(fold(typed), typed, lambda word: meaning(token.kind, word), loose)
    known = game.lexicon is not None and token.kind in game.terminals and not typed.isascii()
    return meaning(token.kind, " ".join(token.text.split())) or (fold(typed) if known else typed)


def _loosely(folded: str, typed: str, verb: Callable[[str], str], loose: dict[str, str]) -> str:
    """Words of which only the first are known to the grammar: the verb, and every name in the rest."""
    words = list(_WORD.finditer(folded))
    for last in range(min(3, len(words)), 0, -1):
        end = words[last - 1].end()
        if meant := verb(" ".join(folded[:end].split())):
            return meant + _names_in(folded[end:], typed[end:], loose)
    first = words[0].end() if words else 0
    return typed[:first] + _names_in(folded[first:], typed[first:], loose)


def _names_in(folded: str, typed: str, loose: dict[str, str]) -> str:
    said = typed
    for word in reversed(list(_WORD.finditer(folded))):
        said = said[: word.start()] + loose.get(word[0], typed[slice(*word.span())]) + said[word.end() :]
    return said


@cache
def _sayings(game: Game) -> dict[str, dict[str, str]]:
    """For each terminal: the canonical English words, and the canonical words of this language."""
    lexicon = languages.lexicon(game.name, game.language)
    english = languages.lexicon(game.name, ENGLISH)
    keys = {english.word(key): key for key in reversed(english.words)}
    says: dict[str, dict[str, str]] = {}
    for kind, means in grammar.parser(game).means.items():
        known = set(means.values())
        listed = game.terminals.get(kind)
        if listed is not None:
            local = dict(zip(listed.names, listed.spoken(lexicon).names, strict=True))
            says[kind] = {fold(word): said for word, said in local.items() if word in known}
        else:
            said = {word: _phrase(word, lexicon.said, keys) for word in known}
            says[kind] = {word: text for word, text in said.items() if fold(text) in means}
    return says


def _phrase(word: str, said: Callable[[str], str], keys: dict[str, str]) -> str:
    return said(keys.get(word, word))


@cache
def _names(game: Game) -> dict[str, str]:
    """Names in free text: English, and in this language."""
    lexicon = languages.lexicon(game.name, game.language)
    back = _meanings(game)
    return {word: said for word in lexicon.names if back.get(fold(said := lexicon.name(word))) == word}


@cache
def _meanings(game: Game) -> dict[str, str]:
    """Names in free text: in this language, where they are no English words, and the English for each."""
    lexicon = languages.lexicon(game.name, game.language)
    english = languages.lexicon(game.name, ENGLISH).spellings
    return {
        fold(word): name
        for name, words in reversed(lexicon.names.items())
        for word in reversed(words)
        if fold(word) not in english
    }
