"""Finds out in which language a log is.

The header may say so. Otherwise the words decide: a log is in English unless a line that English cannot
read has a word of the rulebook's own language. English words are read in every log, and mean there what
they mean in English. Words of a third language are not read, and the finding says whose they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from referee.core.acts import Misnamed
from referee.core.finding import Finding
from referee.core.folding import fold
from referee.core.game import Game
from referee.core.lexicon import ENGLISH
from referee.core.record import Record
from referee.language import languages
from referee.language.spoken import spoken
from referee.speech.say import Wording, phrase
from referee.speech.values import Series

from . import grammar, syntax
from .header_keys import is_english, key_of, languages_of
from .source import cut_comment
from .syntax import did_you_mean, finding, listed

SHORTEST = 3
"""The fewest letters of a word that decides the language of a log: `a` and `en` are words of many."""


def settle_language(record: Record, first: int) -> None:
    """The language that the header names or is written in; `first` is the index of the line below it."""
    game, declared = record.known_game, record.header.language
    code = None if declared is None else languages.code_of(declared)
    if declared is not None and code is None:
        known = languages.spoken_by(game)
        facts = {"case": "unknown", "word": declared, "hint": did_you_mean(declared, known)}
        record.findings.append(_at_language(record, known=listed(known), **facts))
    keys = list(_foreign_keys(record, first))
    own = own_language(record)
    if code is None:
        code = own if any(own in languages_of(word) for _, _, word in keys) else ENGLISH
    for number, column, word in keys:
        if code not in languages_of(word):
            record.findings.append(_foreign_key(number, column, word, code))
    if not languages.speaks(game, code):
        known = languages.spoken_by(game) or [ENGLISH]
        facts = {"case": "words", "game": game.said_title, "language": called(code)}
        record.findings.append(_at_language(record, known=listed(known), **facts))
    else:
        speak(record, code)


def speak(record: Record, language: str) -> None:
    """Let a log be in this language. What it says of its players becomes English."""
    record.spoken = spoken(record.known_game, language)
    lexicon, header = record.spoken.lexicon, record.header
    if lexicon is not None:
        header.players = tuple(
            player._replace(notes=tuple(map(lexicon.meant_note, player.notes))) for player in header.players
        )


def own_language(record: Record) -> str:
    """The language of the rulebook, if the game has words in it; else English.

    If the header does not name a rulebook of the game, it is the language that all its rulebooks have.
    """
    game = record.known_game
    editions = game.data["editions"]
    named = editions if record.terms is None else [record.known_terms.edition]
    own, *others = {str(editions[name].get("language", ENGLISH)) for name in named}
    if others:
        return ENGLISH
    return own if own in languages.codes() and languages.speaks(game, own) else ENGLISH


def has_own_words(record: Record, first: int) -> bool:
    """Whether a line that was not understood in English has a word of the rulebook's own language."""
    own = own_language(record)
    declared = record.header.language
    if declared is not None and languages.code_of(declared) is not None:
        return False
    if record.language != ENGLISH or own == ENGLISH:
        return False
    pattern = _words(spoken(record.known_game, own))
    names = {fold(name) for name in record.players} | {fold(name).split()[0] for name in record.players}
    for line in _not_understood(record, first):
        if any(word[0] not in names for word in pattern.finditer(fold(cut_comment(line)[0]))):
            return True
    return False


def _not_understood(record: Record, first: int) -> Iterator[str]:
    faulty = {found.place.line for found in record.findings}
    for number, line in enumerate(record.lines[first:], first + 1):
        if number in faulty:
            yield line
    understood = {entry.line: entry for entry in record.entries}
    for number in sorted(set(understood) - faulty):
        if any(isinstance(play.action, Misnamed) for play in understood[number].plays):
            yield record.lines[number - 1]


@cache
def _words(game: Game) -> re.Pattern[str]:
    """Matches the words of the language of this game that are no English ones."""
    words = {word for means in grammar.parser(game).means.values() for word in means}
    words = {word for word in words if len(word) >= SHORTEST}
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")


def _foreign_keys(record: Record, first: int) -> Iterator[tuple[int, int, str]]:
    """The header keys that are not English: line, column and word."""
    for number, line in enumerate(record.lines[:first], 1):
        code, _ = cut_comment(line)
        head = code.partition(":")[0]
        key = key_of(code)
        if key is not None and key != "language" and not is_english(head):
            yield number, len(head) - len(head.lstrip()), head.strip()


def _foreign_key(number: int, column: int, word: str, language: str) -> Finding:
    key = key_of(f"{word}:") or ""
    facts: dict[str, Any] = {
        "case": "key",
        "word": word,
        "whose": whose(list(languages_of(word))),
        "language": called(language),
        "write": languages.shared(language).header[key][0],
    }
    return finding(syntax.UNKNOWN_LANGUAGE, number, column, len(word), **facts)


_CALLED = {
    "en": phrase("language.en", "English"),
    "es": phrase("language.es", "Spanish"),
    "fr": phrase("language.fr", "French"),
    "nl": phrase("language.nl", "Dutch"),
}


def called(code: str) -> Wording | str:
    """What a language is called in messages."""
    return _CALLED.get(code) or languages.title_of(code)


def whose(codes: list[str]) -> Series:
    """`French or Spanish`."""
    return Series([called(code) for code in codes], "or")


def foreign_word(game: Game, word: str) -> dict[str, Any] | None:
    """Whose a word is, if it belongs to no language of this log, and what to write for it."""
    said = fold(word)
    if _meaning(game, said):
        return None
    others = [code for code in languages.spoken_by(game) if code not in (game.language, ENGLISH)]
    found = {code: meant for code in others if (meant := _meaning(spoken(game, code), said))}
    if not found:
        return None
    meant = next(iter(found.values()))
    lexicon = languages.lexicon(game.name, game.language)
    return {
        "word": word,
        "whose": whose(list(found)),
        "language": called(game.language),
        "write": lexicon.name(meant) if meant in lexicon.names else lexicon.word(meant),
    }


def _meaning(game: Game, word: str) -> str | None:
    means = grammar.parser(game).means
    return next((words[word] for words in means.values() if word in words), None)


def _at_language(record: Record, **facts: Any) -> Finding:
    number = record.header.lines.get("language", record.header.lines.get("game", 1))
    code, _ = cut_comment(record.lines[number - 1])
    start = code.find(":") + 1
    start += len(code[start:]) - len(code[start:].lstrip())
    return finding(syntax.UNKNOWN_LANGUAGE, number, start, len(code.rstrip()) - start, **facts)
