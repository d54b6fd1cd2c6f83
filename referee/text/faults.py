"""From a parse that failed to a sentence: what is missing, wrong or left over, in plain words."""

from __future__ import annotations

from referee.core.game import Game
from referee.core.verdict import Finding

from . import syntax
from .grammar import Fault
from .syntax import did_you_mean, finding

SHELL_NOUNS = {
    "NAME": "a player's name",
    "STRING": "a reason in quotes",
    "NUMBER": "a number",
    "CODE": "the code of a rule",
    "QUANTITY": "what is claimed",
    "REASON": "how the game ended",
    "COUNTS": "the counts (such as 2-1)",
}
ENDS = {"$END", "SEMICOLON"}


def explain(fault: Fault, folded: str, where: tuple[int, int, int], game: Game) -> Finding:
    """Name the fault of a clause or statement that begins at `where` (line, column, index)."""
    number, offset, index = where
    before = folded[: fault.offset].split()
    rest = folded[fault.offset :]
    word = rest.split()[0].rstrip(",;") if rest.split() else ""
    if not before:
        verbs = list(game.forms_by_verb)
        at = offset + folded.index(word) if word else offset
        hint = did_you_mean(word, verbs) or f"; actions begin with: {', '.join(verbs)}"
        return finding(syntax.UNKNOWN_VERB, number, at, len(word), action=index, word=word, hint=hint)
    noun = _noun(fault.expected, game)
    if fault.at_end or not word:
        at = offset + len(folded.rstrip())
        return finding(
            syntax.MISSING, number, at, 1, action=index, case="part", noun=noun, before=before[-1]
        )
    at = offset + fault.offset + len(rest) - len(rest.lstrip())
    if fault.expected & ENDS or not fault.expected:
        return finding(syntax.LEFT_OVER, number, at, len(word), action=index, word=word)
    hint = did_you_mean(word, _words(fault.expected, game))
    return finding(syntax.WRONG_WORD, number, at, len(word), action=index, word=word, noun=noun, hint=hint)


def _noun(expected: frozenset[str], game: Game) -> str:
    """What belongs here, in the order in which the game lists its nouns."""
    nouns = {**game.nouns, **SHELL_NOUNS}
    if "NAME" in expected:
        expected -= {"STRING"}  # a name in quotes is still a name
    named = list(dict.fromkeys(noun for terminal, noun in nouns.items() if terminal in expected))
    return " or ".join(named[:2]) or "something"


def _words(expected: frozenset[str], game: Game) -> list[str]:
    """The words that would have fitted, as far as they are a closed list."""
    words: list[str] = []
    for form in game.forms:
        for slot in form.slots:
            names = getattr(slot.vocabulary, "names", ())
            if any(terminal.lower() == slot.field for terminal in expected):
                words += [name for name in names if name not in words]
    return words
