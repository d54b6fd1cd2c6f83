"""Leaves out what people write without meaning anything by it: articles, and numbers before cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

from referee.core.folding import fold
from referee.core.game import Game
from referee.core.lexicon import ENGLISH
from referee.language import languages

ARTICLES = "article"
"""The key of the words files for articles and such."""
FILLERS = "filler"
"""The key for words that a game needs as little."""
MOST = 9
"""The largest number that is read as that many of the next word."""
_COUNTED = re.compile(rf"(?<![\w-])([1-{MOST}]) ([^\W\d_]+)(?![\w-])")
_QUOTED = re.compile(r'("[^"]*")')


def plain_texts(game: Game, text: str, players: Sequence[str]) -> Iterator[str]:
    """The text with less and less in it, where that changes it: without articles; without words such as
    `card`; and with `fish fish` for `2 fish`."""
    names = _words_of_names(tuple(players))
    bare = _outside_quotes(text, lambda part: _without(_any_of(game, ARTICLES), part, names))
    bald = _outside_quotes(bare, lambda part: _without(_any_of(game, FILLERS), part, names))
    counted = [
        bald[: found.start()] + _repeated(found) + bald[found.end() :]
        for found in _COUNTED.finditer(bald)
        if found[1] not in names  # it may be part of a name: `Player 1`
    ]
    yield from (each for each in dict.fromkeys([bare, bald, *counted]) if each != text)


@lru_cache(maxsize=256)
def _words_of_names(players: tuple[str, ...]) -> frozenset[str]:
    return frozenset(word for player in players for word in fold(player).split())


def _outside_quotes(text: str, change: Callable[[str], str]) -> str:
    parts = _QUOTED.split(text)
    parts[::2] = map(change, parts[::2])
    return "".join(parts)


def _without(words: re.Pattern[str], text: str, names: frozenset[str]) -> str:
    return words.sub(lambda word: word[0] if fold(word[0]).strip() in names else "", text)


def _repeated(found: re.Match[str]) -> str:
    return " ".join([found[2]] * int(found[1]))


def left_out(game: Game) -> tuple[re.Pattern[str], ...]:
    """Patterns for all that may be left out, apart from numbers."""
    return _any_of(game, ARTICLES), _any_of(game, FILLERS)


@cache
def _any_of(game: Game, key: str) -> re.Pattern[str]:
    """Matches one of these words of the language with the space behind it, or an English one that is no
    word of the language."""
    own, english = (languages.lexicon(game.name, code) for code in (game.language, ENGLISH))
    others = {word for word in english.words.get(key, ()) if word not in own.spellings}
    words = {*own.words.get(key, ()), *others}
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    ends = ("" if word.endswith("'") else r"\s+" for word in longest_first)
    patterns = (re.escape(word) + end for word, end in zip(longest_first, ends, strict=True))
    return re.compile(rf"(?<=\s)(?:{'|'.join(patterns) or '(?!)'})", re.IGNORECASE)
