"""Unreadable words in English, one by one: the search knows only the English words of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import islice

from referee.core.game import Game
from referee.forms.folding import fold

from .word_changes import MOST_WORDS, apart

MOST_GLOSSES = 3
"""The most ways to translate a text that are tried, if its words mean several things."""


def glosses(game: Game, spoken: Game, text: str) -> list[str]:
    """A text in the language in which a game is `spoken`, in English word by word: the likeliest way first.
    What means nothing stays as it is."""
    folded = fold(text)
    if spoken.lexicon is None:
        return [folded]
    words = apart(folded)
    known = [_known(spoken).get(word.rstrip(",:"), ()) for word in words[:MOST_WORDS]]
    firsts = [_ordered(game, each, at == 0) for at, each in enumerate(known)]
    found = [" ".join(_in_place(words, [each[0] if each else "" for each in firsts]))]
    for at, each in enumerate(firsts):
        for other in each[1:]:
            chosen = [other if at == here else (one[0] if one else "") for here, one in enumerate(firsts)]
            found.append(" ".join(_in_place(words, chosen)))
    return list(islice(dict.fromkeys(found), MOST_GLOSSES))


def _in_place(words: list[str], chosen: list[str]) -> list[str]:
    new = [
        (english or word.rstrip(",:")) + word[len(word.rstrip(",:")) :]
        for word, english in zip(words, chosen, strict=False)
    ]
    return [*new, *words[len(new) :]]


def _ordered(game: Game, meanings: tuple[str, ...], first: bool) -> list[str]:
    """The meanings of a word: an action comes first at the beginning, and last behind it."""
    return sorted(meanings, key=lambda each: ((each in game.forms_by_verb) is not first, len(each)))


@cache
def _known(spoken: Game) -> Mapping[str, tuple[str, ...]]:
    """The English words that each word of this language may mean."""
    from referee.text import grammar

    found: dict[str, dict[str, None]] = {}
    for meanings in grammar.parser(spoken).means.values():
        for word, english in meanings.items():
            if " " not in word:
                found.setdefault(word, {})[english] = None
    return {word: tuple(english) for word, english in found.items()}
