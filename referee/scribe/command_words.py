"""The words for the commands and answers of the recorder, in English and in the language that is spoken.

English words are always understood. A catalogue lists the words of another language (`recorder.word.undo`),
the one that is shown first.
"""

from __future__ import annotations

from collections.abc import Iterable

from referee.forms.folding import fold
from referee.speech.say import SHELL, told

ANSWERS = ("fix", "keep", "stands", "drop")
"""The answers to a line that breaks a rule."""
WITH_WORDS = ("note", "legal", "show", "explain", "save", "stands")
"""The words after which something may be typed."""
OTHER_NAMES = {"quit": "end", "exit": "end", "?": "help", "mend": "fix"}


def words_for(word: str) -> tuple[str, ...]:
    """The words for a command or an answer in the language that is spoken now; the one to show first."""
    return tuple(each.strip() for each in told(SHELL.package, f"recorder.word.{word}", word).split(","))


def shown(word: str) -> str:
    """The word for a command or an answer, as it is shown."""
    return words_for(word)[0]


def meant(typed: str, known: Iterable[str]) -> tuple[str, bool]:
    """The command or answer that a typed word is, and whether the word is English. Empty if it is none.

    A sign is of no language: it may also begin a line of the log (`? ? ? grain`).
    """
    word = fold(typed)
    known = tuple(known)
    if OTHER_NAMES.get(word, word) in known:
        return OTHER_NAMES.get(word, word), word.isalpha()
    for each in known:
        if word in map(fold, words_for(each)):
            return each, False
    return "", False
