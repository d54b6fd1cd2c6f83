"""Explains a failed parse in plain words: what is missing, wrong or left over."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from referee.core.finding import Finding
from referee.core.game import Game
from referee.forms.folding import fold
from referee.speech.say import Wording, phrase
from referee.speech.values import Series

from . import grammar, syntax
from .advice import how_to_begin
from .canonical import is_line
from .next_words import spellings_of
from .parsing import ParseFault
from .syntax import did_you_mean, finding

SHELL_NOUNS = {
    "NAME": phrase("expected.NAME", "a player's name"),
    "ODD_NAME": phrase("expected.NAME", "a player's name"),
    "STRING": phrase("expected.STRING", "a reason in quotes"),
    "NUMBER": phrase("expected.NUMBER", "a number"),
    "CODE": phrase("expected.CODE", "the code of a rule"),
    "QUANTITY": phrase("expected.QUANTITY", "what is claimed"),
    "REASON": phrase("expected.REASON", "how the game ended"),
    "COUNTS": phrase("expected.COUNTS", "the counts (such as 2-1)"),
}
MOST_KEYWORDS = 5
"""The most words that are named if something without a noun is missing."""
ENDS = {"$END", "SEMICOLON"}
SIGNS = {",", ".", ":", "->", "=>", "→"}
"""Punctuation after a word. If it comes where a word is expected, the word is missing."""


class Reporting(Protocol):
    """A reader of clauses that may report what it cannot read."""

    expected: frozenset[str]
    mute: bool
    spoken: Game

    def report(self, fault: Finding) -> None: ...


def refuse(clauses: Reporting, fault: ParseFault, text: str, where: tuple[int, int, int]) -> None:
    """Let a reader report that a text cannot be read, unless it is mute."""
    clauses.expected = fault.expected
    if not clauses.mute:
        clauses.report(explain(fault, text, where, clauses.spoken))


def explain(fault: ParseFault, text: str, where: tuple[int, int, int], game: Game) -> Finding:
    """The finding for a clause or statement that begins at `where` (line, column, index)."""
    number, offset, index = where
    before = text[: fault.offset].split()
    rest = text[fault.offset :].lstrip()
    at = offset + len(text) - len(rest)
    word = (rest.split() or [""])[0]
    word = word.rstrip(",;") or word
    behind = word.endswith(":") and not before
    word = word.rstrip(":") or word
    if behind:
        return finding(syntax.UNKNOWN_VERB, number, at, len(word), action=index, case="player", word=word)
    if not before:
        hint = did_you_mean(word, _verbs(game)) or how_to_begin(game)
        return finding(
            syntax.UNKNOWN_VERB, number, at, len(word), action=index, case="verb", word=word, hint=hint
        )
    noun = _noun(fault.expected, game)
    nothing_there = word in SIGNS and not fault.expected & ENDS
    if fault.at_end or not word or nothing_there:
        at = at if nothing_there else offset + len(text.rstrip())
        facts: dict[str, Any] = {"case": "part", "noun": noun, "before": before[-1], "hint": ""}
        return finding(syntax.MISSING, number, at, 1, action=index, **facts)
    if fault.expected & ENDS or not fault.expected:
        return finding(syntax.LEFT_OVER, number, at, len(word), action=index, word=word, hint="")
    if letter := _with_letter_o(word, fault.expected, game):
        facts = {"case": "zero", "word": word, "write": letter}
        return finding(syntax.FOREIGN_WORD, number, at, len(word), action=index, **facts)
    hint = did_you_mean(word, _words(fault.expected, game))
    neither = Series(noun.items, "nor") if isinstance(noun, Series) else noun
    facts = {"word": word, "noun": neither, "hint": hint}
    return finding(syntax.WRONG_WORD, number, at, len(word), action=index, **facts)


def _with_letter_o(word: str, expected: frozenset[str], game: Game) -> str:
    """`O-3` for `0-3`, where the letter would give something that fits here in the language of the log."""
    letter = f"o{fold(word)[1:]}"
    if word[:1] != "0" or game.lexicon is None:
        return ""
    means = grammar.parser(game).means
    return f"O{word[1:]}" if any(letter in means.get(kind, ()) for kind in expected) else ""


@cache
def _verbs(game: Game) -> list[str]:
    """The words that an action of a turn may begin with."""
    forms = {
        verb: [form for form in forms if not is_line(form)] for verb, forms in game.forms_by_verb.items()
    }
    return [verb for verb, said in forms.items() if said]


@cache
def _noun(expected: frozenset[str], game: Game) -> Series | Wording:
    """What is expected here, in the order in which the game lists its nouns.

    A keyword with a noun of its own (its terminal begins with `_`) is preferred.
    """
    if "NAME" in expected:
        expected -= {"STRING"}  # a name in quotes is still a name
    own = {
        terminal: Wording(game.book.package, f"expected.{terminal}", noun, {})
        for terminal, noun in game.nouns.items()
    }
    nouns = {terminal: noun for terminal, noun in {**own, **SHELL_NOUNS}.items() if terminal in expected}
    telling = [noun for terminal, noun in nouns.items() if terminal.startswith("_")]
    fitting = telling or list({noun.english: noun for noun in nouns.values()}.values())
    if fitting:
        return Series(fitting[:2], "or")
    keywords = [
        spellings_of(game, kind)[:1] for kind in sorted(expected - {"_STANDS"}) if kind.startswith("_")
    ]
    words = [f"`{word}`" for each in keywords for word in each]
    if words:
        return Series(words[:MOST_KEYWORDS], "or")
    if "COMMA" in expected:
        return phrase("expected.COMMA", "a comma, and what belongs behind it")
    return phrase("expected.anything", "what belongs here")


@cache
def _words(expected: frozenset[str], game: Game) -> tuple[str, ...]:
    """The words that would have been accepted, if they are a closed list."""
    words = [
        word
        for terminal in sorted(expected)
        if terminal not in SHELL_NOUNS
        for word in spellings_of(game, terminal)
    ]
    for form in game.forms:
        for slot in form.slots:
            if any(terminal.lower() == slot.field for terminal in expected):
                words += getattr(slot.vocabulary, "names", ())
    return tuple(words)
