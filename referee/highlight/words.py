"""The words of the notation by what they are, in every game and language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from referee import shelf
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import Lexicon
from referee.language.languages import codes, lexicon, shared, spoken_by
from referee.language.words._index import HEADER_KEYS
from referee.text.line_kinds import STATEMENTS


class NotationWords(NamedTuple):
    """Single words, as they are written and folded. A word that is several things is in the first list."""

    header: frozenset[str]
    statements: frozenset[str]
    """What results and claims begin with."""
    verbs: frozenset[str]
    """What actions and lines of the table begin with."""
    waivers: frozenset[str]
    names: frozenset[str]
    """Cards, sizes, directions, quantities, endings."""
    links: frozenset[str]
    """The other words that actions are made of: `of`, `for`, `destroyed`."""


@cache
def every_word() -> NotationWords:
    """The words of our own games in all languages."""
    header = {word for keys in HEADER_KEYS.values() for word in keys}
    statements = set(STATEMENTS)
    verbs: set[str] = set()
    waivers: set[str] = set()
    names: set[str] = set()
    links: set[str] = set()
    for language in codes():
        common = shared(language)
        for key in STATEMENTS:
            statements |= _single(common.words.get(key, ()))
        waivers |= {"stands", *_single(common.words.get("stands", ()))}
        header |= _single(word for words in common.header.values() for word in words)
    for game in shelf.own_games():
        verbs |= {word for form in game.forms if form.verb for word in fold(form.verb).split()[:1]}
        verbs |= set(game.table_words)
        for language in spoken_by(game):
            _sort(game, lexicon(game.name, language), verbs, names, links)
    verbs -= statements
    names -= verbs | statements | waivers
    links -= names | verbs | statements | waivers
    return NotationWords(*map(frozenset, (header, statements, verbs, waivers, names, links)))


def _sort(game: Game, words: Lexicon, verbs: set[str], names: set[str], links: set[str]) -> None:
    first = {fold(form.verb).split()[0] for form in game.forms if form.verb} | set(game.table_words)
    for key, spellings in words.words.items():
        if fold(key).split()[0] in first:
            verbs |= _single(spelling.split()[0] for spelling in spellings)
            links |= _single(" ".join(spelling.split()[1:]) for spelling in spellings)
        else:
            links |= _single((key, *spellings))
    for key, spellings in words.names.items():
        names |= _single((key, *spellings))


def _single(spellings: Iterable[str]) -> set[str]:
    said = [form for spelling in spellings for form in (spelling.lower(), fold(spelling))]
    return {word for form in said for word in form.split() if not word.isdecimal()}
