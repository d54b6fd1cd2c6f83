"""Finds out in which language a log is.

The header may say so. Otherwise the words decide: a log is in English unless a line that English cannot
read has a word of the rulebook's own language. English words are read in every log, and mean there what
they mean in English. Words of a third language are not read, and the finding says whose they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

from referee.core.acts import Misnamed
from referee.core.finding import Finding
from referee.core.game import Game
from referee.core.record import ForeignKey, Record
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH, Lexicon
from referee.language import languages
from referee.language.spoken import spoken
from referee.speech.say import Wording, phrase
from referee.speech.values import Series

from . import grammar, syntax
from .header_keys import key_of, languages_of
from .log_words import in_other_words
from .source import cut_comment
from .syntax import did_you_mean, finding, listed

SHORTEST = 3
"""The fewest letters of a word that decides the language of a log: `a` and `en` are words of many."""

MOST_SEARCHED = 100_000
"""The most characters of a log in which words of other languages are looked for. The lines of the longest
game have a third of that, and most lines are understood."""


def settle_language(record: Record) -> None:
    """The language that the header names or is written in."""
    game, declared = record.known_game, record.header.language
    code = None if declared is None else languages.code_of(declared)
    if declared is not None and code is None:
        known = languages.spoken_by(game)
        facts = {"case": "unknown", "word": declared, "hint": did_you_mean(declared, known)}
        record.findings.append(_at_language(record, known=listed(known), **facts))
    keys = record.header.foreign_keys
    if code is None:
        own = own_language(record)
        is_own = any(own in having for *_, having in keys) or _totems(record, own)
        code = own if is_own else None
    if code is None:
        code = _of_all_keys(record, keys)
        if code is not None and declared is None and not _is_open(record, code):
            number, column, word, _ = keys[0]
            record.findings.append(undeclared(code, number, column, len(word)))
    code = code or ENGLISH
    for number, column, word, having in keys:
        if code not in having:
            record.findings.append(_foreign_key(number, column, word, code))
    try:
        speak(record, code)
    except languages.NoWords:
        known = languages.spoken_by(game) or [ENGLISH]
        facts = {"case": "words", "game": game.said_title, "language": called(code)}
        record.findings.append(_at_language(record, known=listed(known), **facts))


def _totems(record: Record, language: str) -> bool:
    """Whether what stands behind a player's name is a word of this language, and no English one."""
    if language == ENGLISH or not languages.speaks(record.known_game, language):
        return False
    lexicon = languages.lexicon(record.known_game.name, language)
    return any(_note_in(record, note, lexicon) for player in record.header.players for note in player.notes)


def _note_in(record: Record, note: str, lexicon: Lexicon) -> bool:
    english = languages.lexicon(record.known_game.name, ENGLISH)
    return lexicon.meant_note(note) in lexicon.notes and english.meant_note(note) not in english.notes


def foreign_notes(record: Record) -> Iterator[Finding]:
    """What stands behind players' names in a third language: it would count for nothing."""
    game = record.known_game
    number = record.header.lines.get("players")
    if number is None or not languages.speaks(game, record.language):
        return
    own = languages.lexicon(game.name, record.language)
    code = cut_comment(record.lines[number - 1])[0]
    notes = [note for player in record.header.players for note in player.notes]
    for note in notes if own.notes else ():
        if note in own.notes or own.meant_note(note) in own.notes:
            continue  # in English since the log was read, or in its language
        others = [each for each in languages.spoken_by(game) if each not in (record.language, ENGLISH)]
        lexicons = [languages.lexicon(game.name, other) for other in others]
        found = [lexicon for lexicon in lexicons if _note_in(record, note, lexicon)]
        if found:
            facts: dict[str, Any] = {
                "word": note,
                "whose": whose([lexicon.language for lexicon in found]),
                "language": called(record.language),
                "write": own.note(found[0].meant_note(note)),
            }
            at = max(0, code.find(note))
            yield finding(syntax.FOREIGN_WORD, number, at, len(note), **facts)


def _of_all_keys(record: Record, keys: Sequence[ForeignKey]) -> str | None:
    """The language that all header keys have which are not English. None if there is no such language."""
    if not keys:
        return None
    game = record.known_game
    common = [
        code
        for code in languages.spoken_by(game)
        if code != ENGLISH and all(code in having for *_, having in keys)
    ]
    return next(iter(sorted(common, key=lambda code: code not in _editions(game))), None)


def _is_open(record: Record, language: str) -> bool:
    """Whether a rulebook in this language may still be meant, because the header names none yet."""
    return record.terms is None and language in _editions(record.known_game)


def _editions(game: Game) -> list[str]:
    return [str(edition.get("language", ENGLISH)) for edition in game.data["editions"].values()]


def undeclared(language: str, number: int, column: int, length: int) -> Finding:
    """That a log is in a language which its header does not name."""
    key = languages.shared(language).header["language"][0]
    facts: dict[str, Any] = {"case": "undeclared", "language": called(language)}
    write = f"{key}: {language}"
    return finding(syntax.UNKNOWN_LANGUAGE, number, column, length, write=write, **facts)


def speak(record: Record, language: str) -> None:
    """Let a log be in this language. What it says of its players becomes English."""
    record.spoken = spoken(record.known_game, language)
    lexicon, header = record.spoken.lexicon, record.header
    if lexicon is not None and [player for player in header.players if player.notes]:
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
    game = spoken(record.known_game, own)
    names = {fold(name) for name in record.players} | {fold(name).split()[0] for name in record.players}
    return any(word not in names for _, text in _searched(record, first) for word in _words_in(game, text))


def _searched(record: Record, first: int) -> Iterator[tuple[int, str]]:
    """The folded text of the lines that were not understood, as much as is searched for words."""
    left = MOST_SEARCHED
    for number, line in _numbered(record, first):
        if left <= 0:
            return
        text = fold(cut_comment(line)[0][:left])
        left -= len(text)
        yield number, text


def _numbered(record: Record, first: int) -> Iterator[tuple[int, str]]:
    """The lines below the header that were not understood, with their numbers."""
    faulty = {found.place.line for found in record.findings}
    misnamed = {
        entry.line
        for entry in record.entries
        if entry.name is not None or any(isinstance(play.action, Misnamed) for play in entry.plays)
    }
    for number in sorted(faulty | misnamed):
        if number > first:
            yield number, record.lines[number - 1]


def not_understood(record: Record, first: int) -> int:
    """How many lines below the header were not understood."""
    return sum(1 for _ in _numbered(record, first))


def other_languages(record: Record, first: int) -> Iterator[tuple[str, int]]:
    """The languages of words in several lines that were not understood, and the first of those lines."""
    game = record.known_game
    if record.header.language is not None and languages.code_of(record.header.language) is not None:
        return
    searched = list(_searched(record, first))
    for code in languages.spoken_by(game):
        if code in (ENGLISH, record.language):
            continue
        other = spoken(game, code)
        found = (number for number, text in searched if any(_words_in(other, text)))
        lines = list(islice(found, 2))
        if len(lines) > 1:
            yield code, lines[0]


_RUN = re.compile(r"[\w-]+")


def _words_in(game: Game, text: str) -> Iterator[str]:
    """The words of the language of this game that stand in a text. They are looked for only where the first
    part of one stands, because a long line would otherwise be compared with each of them everywhere."""
    words, end = _words(game), 0
    for run in _RUN.finditer(text):
        at = run.start()
        if at < end:
            continue
        for word in words.get(run[0], ()):
            if text.startswith(word, at) and not _RUN.match(text, at + len(word)):
                end = at + len(word)
                yield word
                break


@cache
def _words(game: Game) -> dict[str, list[str]]:
    """The words of the language of this game that are no English ones, the longest first, by their first
    part. A word that means something else in another language decides nothing."""
    english = languages.lexicon(game.name, ENGLISH).spellings
    words = {
        word
        for kind, means in grammar.parser(game).means.items()
        for word, meant in means.items()
        if len(word) >= SHORTEST and word not in english and len(_meanings(game, word, kind) | {meant}) == 1
    }
    parts: dict[str, list[str]] = {}
    for word in sorted(words, key=lambda word: (-len(word), word)):
        if run := _RUN.match(word):
            parts.setdefault(run[0], []).append(word)
    return parts


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
    found = foreign_meanings(game, word)
    if not found:
        return None
    facts: dict[str, Any] = {"word": word, "language": called(game.language)}
    meanings = {_written(game, meant): None for meant in found.values()}
    if fold(word) in map(fold, meanings):
        return None  # it is a word of this language too, where it fits
    if len(meanings) > 1:
        told = [
            phrase("foreign.meaning", "`{write}` in {whose}", write=write, whose=whose(codes))
            for write in meanings
            if (codes := [code for code, meant in found.items() if _written(game, meant) == write])
        ]
        return {**facts, "case": "ambiguous", "meanings": Series(told)}
    return {**facts, "whose": whose(list(found)), "write": next(iter(meanings))}


def foreign_meanings(game: Game, word: str) -> dict[str, str]:
    """The languages whose word this is, if it is none of this log, and its meaning in each."""
    said = fold(word)
    if _meaning(game, said) or said in languages.lexicon(game.name, game.language).spellings:
        return {}
    others = [code for code in languages.spoken_by(game) if code not in (game.language, ENGLISH)]
    return {code: meant for code in others if (meant := _meaning(spoken(game, code), said))}


def _written(game: Game, meant: str) -> str:
    """An English word in the language of this game."""
    return meant if game.lexicon is None else in_other_words(game, meant)


def _meaning(game: Game, word: str) -> str | None:
    means = grammar.parser(game).means
    return next((words[word] for words in means.values() if word in words), None)


def has_two_meanings(game: Game, word: str) -> bool:
    """Whether a word means different things in different languages: `O-3` is west or east."""
    kinds = {
        kind for code in languages.spoken_by(game) for kind in grammar.parser(spoken(game, code)).means
    }
    return any(len(_meanings(game, fold(word), kind)) > 1 for kind in kinds)


def _meanings(game: Game, word: str, kind: str) -> set[str]:
    """What a word means in all other languages than English, in the place of one terminal."""
    codes = [code for code in languages.spoken_by(game) if code != ENGLISH]
    means = [grammar.parser(spoken(game, code)).means.get(kind, {}) for code in codes]
    return {words[word] for words in means if word in words}


def _at_language(record: Record, **facts: Any) -> Finding:
    number = record.header.lines.get("language", record.header.lines.get("game", 1))
    code, _ = cut_comment(record.lines[number - 1])
    start = code.find(":") + 1
    start += len(code[start:]) - len(code[start:].lstrip())
    return finding(syntax.UNKNOWN_LANGUAGE, number, start, len(code.rstrip()) - start, **facts)
