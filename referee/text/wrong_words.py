"""The findings for a word that the grammar accepts, but that means nothing where it is written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from referee.core.finding import Finding
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.forms.phrase import NotAWord
from referee.forms.seats import names_beginning
from referee.forms.vocabulary import NamedTwice
from referee.language import languages
from referee.speech.say import SHELL
from referee.speech.values import Series, Term

from . import syntax
from .log_language import foreign_word
from .log_words import in_other_words
from .syntax import choice_of, did_you_mean, finding, listed


def unknown_word(
    spoken: Game,
    game: Game,
    players: tuple[str, ...],
    unknown: NotAWord,
    phrase: Any,
    text: str,
    place: tuple[int, int, int],
) -> Finding:
    """The finding for a word of a phrase that is no name of what belongs there.

    `place` is the line, the column where the text begins, and the number of the action.
    """
    number, offset, index = place
    word = fold(unknown.word)
    starts = [part.offset for part in phrase.parts.values() if word in map(fold, part.words)]
    again = isinstance(unknown, NamedTwice)
    at, length = fold(text).find(word, min(starts, default=0)), len(unknown.word)
    if again:
        at, length = _last_said(text, unknown.word, spoken)
    typed = text[at : at + length] if at >= 0 else unknown.word
    if unknown.what == "player":
        rule, facts = syntax.UNKNOWN_PLAYER, _of_a_player(typed, unknown, players)
    else:
        rule, facts = syntax.WRONG_WORD, _of_a_name(typed, unknown, spoken, game)
        facts["case"] = "twice" if again else "wrong"
    return finding(rule, number, offset + max(0, at), length, action=index, **facts)


def _last_said(text: str, name: str, spoken: Game) -> tuple[int, int]:
    """Where a name stands for the last time in a text, in any spelling, and how long it is there."""
    said = {fold(name)}
    if spoken.language != ENGLISH:
        said.update(map(fold, languages.lexicon(spoken.name, spoken.language).names.get(name, ())))
    whole = "|".join(map(re.escape, sorted(said, key=len, reverse=True)))
    found = [match.span() for match in re.finditer(rf"(?<!\w)(?:{whole})(?!\w)", fold(text))]
    return (found[-1][0], found[-1][1] - found[-1][0]) if found else (-1, len(name))


def _of_a_player(typed: str, unknown: NotAWord, players: tuple[str, ...]) -> dict[str, Any]:
    word = typed[1:-1] if fold(typed[:1]) == '"' else typed
    several = names_beginning(word, players)
    return {
        "word": word,
        "hint": did_you_mean(word, unknown.known),
        "case": "several" if len(several) > 1 else "unknown",
        "names": Series(several, "or"),
        "known": listed(players),
    }


def _of_a_name(typed: str, unknown: NotAWord, spoken: Game, game: Game) -> dict[str, Any]:
    known = unknown.known
    if spoken is not game:
        known = [in_other_words(spoken, name) for name in known]
    kind = Term(unknown.what, game.book.package)
    return {
        "word": typed,
        "hint": choice_of(typed, known),
        "noun": SHELL.phrase("a-noun", "{noun:a}", noun=kind),
    }


def foreign_word_of(spoken: Game, fault: Finding, players: Sequence[str]) -> Finding | None:
    """The finding for a word of a third language, if the word that cannot be read is one. The name of a
    player is none."""
    word, span = fault.facts.get("word"), fault.span
    if (
        not isinstance(word, str)
        or span is None
        or fault.facts.get("case") in ("player", "self", "zero", "several")
    ):
        return None
    facts = foreign_word(spoken, word)
    if facts is None or any(fold(word) in fold(name).split() for name in players):
        return None  # the names are looked at last, since there may be thousands
    place = span.line, span.column - 1, span.end_column - span.column
    return finding(syntax.FOREIGN_WORD, *place, action=fault.place.action, **facts)
