"""Finds words of a text that the game does not know, and the known words that they may be meant for.

The place where a parse stops is often not the place of the slip. In `villager quarrry 3` the parser accepts
quarrry as the name of a space and stops at the 3. So each unknown word is corrected in turn, to see whether
the whole text can then be read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from referee.core.entry import Play
from referee.core.game import Game
from referee.forms.folding import MOST_COMPARED, fold, typing_distance
from referee.forms.lexicon import ENGLISH
from referee.forms.seats import TAKEN, quoted
from referee.language import languages

from . import grammar
from .next_words import in_full
from .unread_words import names_of

_WORD = re.compile(r'"[^"]*"|(?:[^\W\d_]|\'\w)[\w\'-]*')
SHORTEST, SHORTEST_BEGUN = 2, 3
"""The fewest letters of a misspelt word (`vs` for `vis`), and of a word that is only begun."""

MOST = 24
"""The most words that are tried for one text."""


class Respelling(NamedTuple):
    """A known word in the place of an unknown one."""

    slips: int
    other_first: bool
    """Whether it begins with another letter. Of words that are as near, such a word comes later."""
    start: int
    end: int
    word: str

    def of(self, text: str) -> str:
        return text[: self.start] + self.word + text[self.end :]


@cache
def words_of(game: Game) -> frozenset[str]:
    """Every word that the game knows."""
    spelt = grammar.parser(game).spelt.values()
    known = {word for texts in spelt for text in texts for word in text.split()}
    taken = set(TAKEN) if game.lexicon is None else game.lexicon.taken
    return frozenset(known | names_of(game) | taken)


def respellings(text: str, game: Game, players: Sequence[str]) -> list[Respelling]:
    """The possible corrections of the unknown words of a text, the nearest first."""
    names = tuple(players)
    known, passed_over = _known(game, names)
    found: list[Respelling] = []
    for match in _WORD.finditer(fold(text)):
        said = match[0]
        if len(said) < SHORTEST or said in known or said in passed_over:
            continue
        near_words = _near(said, game, names)
        found += (Respelling(*near, *match.span(), known[word]) for near, word in near_words)
    return sorted(found)[:MOST]


@lru_cache(maxsize=64)
def _known(game: Game, players: tuple[str, ...]) -> tuple[Mapping[str, str], frozenset[str]]:
    """The words that need no correction, with what to write for each, and the names, which need none."""
    compared = players if len(players) <= MOST_COMPARED else ()
    named = {fold(quoted(name)): quoted(name) for name in compared}
    names = frozenset(word for name in players for word in (fold(name), *fold(name).split()[:1]))
    return {word: in_full(game, word) for word in words_of(game)} | named, names


@lru_cache(maxsize=64)
def _to_write(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """The words that a correction may write: those of the language of the log. English ones are read, but
    nobody who writes in another language means them."""
    known = _known(game, players)[0]
    if game.lexicon is None:
        return tuple(known)
    english = {part for word in languages.lexicon(game.name, ENGLISH).spellings for part in word.split()}
    own = {part for word in game.lexicon.spellings for part in word.split()}
    return tuple(word for word in known if word in own or word not in english)


@lru_cache(maxsize=256)
def _near(said: str, game: Game, players: tuple[str, ...]) -> list[tuple[tuple[int, bool], str]]:
    """Known words that begin with this word, or differ by at most one slip for every three letters."""
    near = []
    for word in _to_write(game, players):
        most = max(len(said), len(word)) // 3
        if abs(len(said) - len(word)) <= most and (slips := typing_distance(said, word, most)) <= most:
            near.append(((slips, word[:1] != said[:1]), word))
        elif len(said) >= SHORTEST_BEGUN and word.startswith(said):
            near.append(((most + 1, False), word))
    return near


def plainest(fitting: Sequence[tuple[Respelling, Play, str]]) -> tuple[Respelling, Play] | None:
    """The correction that was clearly meant, or None if another one with another meaning is as near.

    Of several words with the same meaning, the canonical one is taken. Each respelling comes with its
    action and the canonical text of that action.
    """
    ranks = [(each.slips, play) for each, play, _ in fitting]
    best = min((rank for rank, _ in ranks), default=None)
    meanings = [play for rank, play in ranks if rank == best]
    if not meanings or any(play != meanings[0] for play in meanings):
        return None
    same = [(each, written) for each, play, written in fitting if play == meanings[0]]
    word = min(same, key=lambda one: (not is_in(one[0].word, one[1]), one[0].slips, len(one[0].word)))[0]
    return word, meanings[0]


def is_in(word: str, text: str) -> bool:
    """Whether the text contains this word."""
    return fold(word) in _WORD.findall(fold(text))
