"""Misspelt words that can mean one word only, so that a program may put in the right one.

A suggestion may be a guess, because a person decides. A correction may not. A word is corrected only if
one slip of the pen explains it, no word of the notation with another meaning is as near, and it is not a
word that people use for something else: `pay` is not `play`, and `run` is not `sun`. Of several spellings
of one word, the one that Referee itself writes is put in.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from referee.core.game import Game
from referee.core.log_rules import LOG
from referee.forms.folding import fold, typing_distance
from referee.forms.seats import quoted
from referee.speech.catalogue import known as languages
from referee.speech.current import speaking

from .log_language import foreign_meanings
from .misspellings import words_of
from .syntax import SYN

_WORD = re.compile(r'"[^"]*"|[^\W_][\w\'-]*')
_LETTERS = re.compile(r"[^\W\d_]+")
SHORTEST = 4
"""The fewest letters of a word that is corrected. With fewer, another word is never far."""

MOST_CHOICES = 8

SHORTEST_VERB = 6
"""The fewest letters of an action's first word, if the slip is a missing, added or wrong letter: `pray` and
`plan` are words, and might be said of a game."""


def corrections(text: str, game: Game, players: Sequence[str]) -> list[str]:
    """The text with its sure slips corrected, once for each choice of words that are as near.

    The choices must all mean the same; that is for the caller to find out. Nothing if no word is a sure
    slip, or if there are too many choices.
    """
    named = {fold(name): quoted(name) for name in players}
    choices = [text]
    for match in reversed(list(_WORD.finditer(text))):
        first = not text[: match.start()].strip()
        near = _nearest(match[0], game, named, first)
        if near:
            choices = [
                f"{each[: match.start()]}{word}{each[match.end() :]}" for each in choices for word in near
            ]
        if len(choices) > MOST_CHOICES:
            return []
    return [] if choices == [text] else choices


def most_canonical(text: str, choices: Sequence[str], canonical: str) -> str | None:
    """The choice with the words that Referee itself would write: `pivot` for `pivott`, not `pivots`.

    None if it has another spelling that only a missing, added or wrong letter explains: `fisher` is not
    `fishes`, where `fish` would be written.
    """
    usual = set(_WORD.findall(fold(canonical)))

    def changed(choice: str) -> list[tuple[str, str]]:
        pairs = zip(_WORD.findall(fold(text)), _WORD.findall(fold(choice)), strict=True)
        return [(said, word) for said, word in pairs if said != word]

    best = min(
        choices, key=lambda choice: sum(word not in usual for _, word in changed(choice)), default=None
    )
    if best is None:
        return None
    plain = (
        word in usual or is_swapped(said, word) or is_doubled(said, word) for said, word in changed(best)
    )
    return best if all(plain) else None


def _nearest(typed: str, game: Game, named: dict[str, str], first: bool) -> list[str]:
    """The words of which this word is a sure slip. Several if they are equally near."""
    said = fold(typed)
    known = words_of(game)
    if len(said) < SHORTEST or not _LETTERS.fullmatch(said) or said in known or said in named:
        return []
    if said in _used_in_sentences(game) or any(said in name.split() for name in named):
        return []
    if foreign_meanings(game, said):
        return []
    near = [word for word in (*known, *named) if typing_distance(said, word, 1) == 1]
    if not near or not all(_is_sure(said, word, first) for word in near):
        return []
    return sorted(named.get(word, word) for word in near)


def _is_sure(said: str, word: str, first: bool) -> bool:
    """Whether a word is plainly a slip for this one."""
    if is_swapped(said, word) or is_doubled(said, word):
        return True
    return said[0] == word[0] and (not first or len(said) >= SHORTEST_VERB)


def is_swapped(one: str, two: str) -> bool:
    """Whether two neighbouring letters are exchanged: `plaec`."""
    return len(one) == len(two) and sorted(one) == sorted(two)


def is_doubled(one: str, two: str) -> bool:
    """Whether a letter is there twice instead of once, or once instead of twice: `quarrry`, `vilager`."""
    short, long = sorted((one, two), key=len)
    return len(long) == len(short) + 1 and any(
        long[at] == long[at + 1] and long[:at] + long[at + 1 :] == short for at in range(len(short))
    )


@cache
def _used_in_sentences(game: Game) -> frozenset[str]:
    """The words in which the rules are told, in every language: they mean something at a table."""
    words: set[str] = set()
    for language in languages():
        with speaking(language):
            for rule in (*game.book, *LOG, *SYN):
                words.update(_LETTERS.findall(fold(f"{rule.title} {rule.law}")))
    return frozenset(words)
