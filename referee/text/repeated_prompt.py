"""An answer that repeats the beginning of the line which it becomes: `resources Ann: reed 2`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH, Lexicon
from referee.language.languages import lexicon, speaks


def without_prompt(game: Game, line: str, text: str, language: str) -> str:
    """An answer without the words that stand before it in its line; `{}` in the line is the answer.

    The words may be in the language that is spoken or in English. The player may be left out.
    """
    head, _, tail = line.partition("{}")
    words = head.replace(":", " :").split(" ")
    lexicons = [lexicon(game.name, code) for code in (language, ENGLISH) if speaks(game, code)]
    if ":" in words and words.index(":") == len(words) - 3:  # `Ann: has {} statues`
        name, verb = head.partition(":")[0], words[-2]
        pattern = rf"(?:{re.escape(fold(name))}\s*:\s*)?(?:{_any(_said(lexicons, verb))})?\s*"
    else:
        first = words[0]
        name = " ".join(word for word in words[1:] if word != ":").strip()
        said = _any([*_said(lexicons, first), *_header_words(lexicons, first)])
        pattern = rf"(?:{said})(?![\w'-])\s*(?:{re.escape(fold(name))}(?![\w'-]))?\s*[:=]?\s*"
    found = re.match(pattern, fold(text))
    if found is None:
        return text
    rest = text[found.end() :]
    if words[0] == "claim":  # `claim Ann total 46`
        rest = re.sub(r"^\D+(?=\d)", "", rest)
    if tail.startswith(":"):  # `hand {}: favour`
        rest = rest.partition(":")[0]
    return rest.strip() or text


def _said(lexicons: Iterable[Lexicon], word: str) -> list[str]:
    return [word, *(each for words in lexicons for each in words.words.get(word, ()))]


def _header_words(lexicons: Iterable[Lexicon], word: str) -> list[str]:
    return [each for words in lexicons for each in words.header.get(word, ())]


def _any(words: Iterable[str]) -> str:
    longest_first = sorted({fold(word) for word in words}, key=lambda word: (-len(word), word))
    return "|".join(map(re.escape, longest_first))
