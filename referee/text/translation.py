"""Translates text word by word: what no rule allows, and what names something that the game does not have.

Such text is kept as it was typed, so no form writes it. The grammar says what each word of it is. Words
that it does not know stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.language import languages
from referee.language.spoken import spoken

from . import grammar
from .parsing import ParseFault, Token

TO = "to"
"""The key of the one little word that such a text may have between its names."""
NOTHING = "none"
"""The name in lists for nothing at all, which names no piece in a wrong place."""
_WORD = re.compile(r"(?<!\w)[^\W\d_]+(?:-[^\W\d_]+)*(?!\w)")


def in_english(game: Game, text: str) -> str:
    """A text in the language of this game, in English."""
    means = grammar.parser(game).means
    tokens = _tokens(game, text)
    if tokens is None:
        return text
    return _translated(
        game, text, tokens, lambda kind, word: means.get(kind, {}).get(word, ""), _meanings(game)
    )


def out_of_english(game: Game, text: str) -> str:
    """An English text in the language of this game. Only its verb and names are translated if the English
    grammar does not read it as it was meant, as `buy offering`, where `offering` is a wrong name."""
    english = spoken(game, ENGLISH)
    says = _sayings(game)
    tokens = _tokens(english, text)
    if tokens is None or not all(_is_canonical(game, token) for token in tokens):
        return _loosely(fold(text), text, lambda word: _verbs(game).get(word, ""), _names(game))
    return _translated(
        english, text, tokens, lambda kind, word: says.get(kind, {}).get(word, ""), _names(game)
    )


def name_in_english(game: Game, typed: str) -> str:
    """A name of the game in canonical English: `priest` for `Prêtre`. Any other word as it was typed."""
    return _english_names(game).get(fold(typed), typed)


def with_name_in_english(game: Game, text: str, typed: str) -> str:
    """The text with that name of the game in canonical English."""
    return re.sub(rf"(?<!\w){re.escape(typed)}(?!\w)", lambda name: name_in_english(game, name[0]), text)


@cache
def _english_names(game: Game) -> dict[str, str]:
    """For each name, also `e-a` that no board has, the canonical English one."""
    lexicons = [languages.lexicon(game.name, code) for code in (game.language, ENGLISH)]
    names = {
        fold(word): name for lexicon in lexicons for name, words in lexicon.names.items() for word in words
    }
    means = grammar.parser(game).means if game.lexicon is not None else {}
    listed = {name for kind in game.terminals for name in means.get(kind, {}).values()}
    found = {fold(name): name for name in listed} | names
    return {word: name for word, name in found.items() if name != NOTHING}


def deed_in_english(game: Game, text: str) -> str:
    """A deed that is no action: in English if every word of it is known, otherwise whole, as typed."""
    return _deed(text, _first_meant(game), _meanings(game) | _small_words(game)) or text


def deed_out_of_english(game: Game, text: str) -> str:
    """An English deed in the language of this game if every word of it is known; otherwise whole."""
    said = _deed(text, _first_said(game), _names(game) | _small_words(game, said=True))
    return said if said is not None and fold(deed_in_english(game, said)) == fold(text) else text


def _deed(text: str, verbs: dict[str, str], names: dict[str, str]) -> str | None:
    """A deed in other words: its verb and the names behind it. None if there is any other word in it."""
    folded = fold(text)
    words = list(_WORD.finditer(folded))
    for last in range(min(3, len(words)), 0, -1):
        end = words[last - 1].end()
        verb = verbs.get(" ".join(folded[:end].split()))
        if verb is not None and len(folded) == len(text):
            known = all(word[0] in names for word in words[last:])
            return verb + _names_in(folded[end:], text[end:], names) if known else None
    return None


@cache
def _small_words(game: Game, said: bool = False) -> dict[str, str]:
    """The words of this language for `to`, and the English; or the English, and what is `said` for it."""
    lexicon = languages.lexicon(game.name, game.language)
    if said:
        return {TO: lexicon.word(TO)}
    return {fold(word): TO for word in lexicon.words.get(TO, ()) if " " not in word}


@cache
def _first_meant(game: Game) -> dict[str, str]:
    """The words of this language that such a deed begins with, and the English for each."""
    means = grammar.parser(game).means
    return {word: meant for kind in game.any_words for word, meant in means.get(kind, {}).items()}


@cache
def _first_said(game: Game) -> dict[str, str]:
    """The English words that such a deed begins with, and the word of this language for each."""
    says = _sayings(game)
    return {word: said for kind in game.any_words for word, said in says.get(kind, {}).items()}


def _tokens(game: Game, text: str) -> Sequence[Token] | None:
    """The words of a text as the grammar reads them; None if it cannot."""
    for start in grammar.starts_of(game.grammar):
        with suppress(ParseFault):
            return grammar.parser(game).tokens(start, fold(text))
    return None


def _is_canonical(game: Game, token: Token) -> bool:
    """Whether a word of the English notation is written as the forms write it."""
    means = grammar.parser(game).means.get(token.kind, {})
    free = not means or token.kind in game.any_words or token.kind in game.terminals
    return free or " ".join(token.text.split()) in means.values()


def _translated(
    game: Game,
    text: str,
    tokens: Sequence[Token],
    meaning: Callable[[str, str], str],
    loose: dict[str, str],
) -> str:
    said = text
    for token in reversed(tokens):
        said = said[: token.start] + _said(game, token, text, meaning, loose) + said[token.end :]
    return said


def _said(
    game: Game, token: Token, text: str, meaning: Callable[[str, str], str], loose: dict[str, str]
) -> str:
    typed = text[token.start : token.end]
    if token.kind in game.any_words:
        return _loosely(fold(typed), typed, lambda word: meaning(token.kind, word), loose)
    word = " ".join(token.text.split())
    return meaning(token.kind, word) or _same_name(game, token.kind, typed)


def _same_name(game: Game, kind: str, typed: str) -> str:
    """A name of a list that is the same in English, as the list has it: `west` for `WEST`."""
    listed = game.terminals.get(kind)
    if game.lexicon is None or listed is None:
        return typed
    names = {fold(name): name for name in listed.names}
    return names.get(fold(typed), typed)


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
    keys = [(english.word(key), key) for key in english.words]
    says: dict[str, dict[str, str]] = {}
    for kind, means in grammar.parser(game).means.items():
        known = set(means.values())
        listed = game.terminals.get(kind)
        if listed is not None:
            local = dict(zip(listed.names, listed.spoken(lexicon).names, strict=True))
            local |= listed.others(lexicon)
            says[kind] = {fold(word): said for word, said in local.items() if word in known}
        else:
            all_of = {word: [key for said, key in keys if said == word] for word in known}
            said = {word: [lexicon.said(key) for key in all_of[word] or [word]] for word in known}
            pairs = ((word, text) for word, texts in said.items() for text in reversed(texts))
            says[kind] = {word: text for word, text in pairs if fold(text) in means}
    return says


@cache
def _verbs(game: Game) -> dict[str, str]:
    """The verb of each form: in English, and in this language."""
    english = spoken(game, ENGLISH)
    return {form.verb: game.form_named[name].verb for name, form in english.form_named.items()}


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
