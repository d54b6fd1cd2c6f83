"""Says words of the English notation in the words of a log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from referee.core.acts import Misnamed
from referee.core.game import Game
from referee.core.record import Record
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.forms.phrase import Form, Many
from referee.language import languages
from referee.speech.values import Value

from . import canonical

COUNTED = ("QUANTITY", "REASON")
"""The terminals of what a log claims and how a game ends, which are no pieces."""


class Quoted(Value):
    """Words of the notation in a message: as the log has them, and in English as data."""

    __slots__ = ("english", "notation", "typed")

    def __init__(self, notation: Game, english: str, typed: str = "") -> None:
        self.notation = notation
        self.english = english
        self.typed = typed
        """The words as they were typed, if they are thought to mean this."""

    @property
    def neutral(self) -> object:
        return self.english

    def __str__(self) -> str:
        from .translation import deed_in_english, in_english, out_of_english

        if self.typed == self.english:
            return self.typed
        if self.typed and self.english in (
            in_english(self.notation, self.typed),
            deed_in_english(self.notation, self.typed),
        ):
            return self.typed
        return out_of_english(self.notation, self.english)


def write_action(game: Game, action: object, players: Sequence[str]) -> str:
    """An action in the language of this game, also if it keeps the words that were typed."""
    said = game.write(action, players)
    if game.lexicon is not None and game.form_of[type(action)].is_typed:
        from .translation import deed_out_of_english, out_of_english

        said = (out_of_english if isinstance(action, Misnamed) else deed_out_of_english)(game, said)
    return said


def in_words_of(record: Record, text: str) -> str:
    """An English clause, or some of its words, in the language of the log."""
    notation = record.notation
    if notation.language == ENGLISH:
        return text
    action = canonical.read(record.known_game, text, record.players)
    if action is not None:
        return write_action(notation, action, record.players)
    if (framed := _framed(record, text)) is not None:
        return framed
    return _word_by_word(record, text)


def _word_by_word(record: Record, text: str) -> str:
    notation = record.notation
    names = {fold(word) for player in record.players for word in player.split()}
    return " ".join(word if fold(word) in names else _word(notation, word) for word in text.split(" "))


def _framed(record: Record, text: str) -> str | None:
    """A part of an action with the words around it: `c3 destroyed`, `nothing destroyed`."""
    lexicon = record.notation.lexicon
    for shape, empty in _shapes(record.known_game):
        before, _, after = shape.partition("{}")
        if lexicon is None or not (text == empty or (text.startswith(before) and text.endswith(after))):
            continue
        if text == empty:
            return lexicon.said(empty)
        inner = text[len(before) : len(text) - len(after)]
        return lexicon.said(shape).format(_word_by_word(record, inner)) if inner else None
    return None


@cache
def _shapes(game: Game) -> list[tuple[str, str]]:
    """The texts around the parts of actions, and those for parts that are empty."""
    slots = [slot for form in game.forms for slot in (*form.slots, *form.seen)]
    return [(slot.shape, slot.empty) for slot in slots if slot.shape != "{}"]


def _word(notation: Game, word: str) -> str:
    core = word.rstrip(",:")
    return in_other_words(notation, core) + word[len(core) :]


def in_other_words(notation: Game, word: str) -> str:
    """A word of the English notation in the language of this game."""
    return word if notation.lexicon is None else _words(notation).get(word, word)


@cache
def names_said(notation: Game, what: str) -> tuple[str, ...]:
    """The names of the lists of one kind of thing, in the language of this game."""
    every = list(notation.terminals.values())
    lists = [listed for listed in every if listed.what == what] or every
    lexicon = notation.lexicon
    said = lists if lexicon is None else [listed.spoken(lexicon) for listed in lists]
    return tuple(dict.fromkeys(name for listed in said for name in listed.names))


def is_no_name(notation: Game, form: Form, phrase: Any, word: str) -> bool:
    """Whether a word is a verb, an article and such, or one word among those of a list in an action:
    `play moai quickly`. A word in the place of the only name is meant as one: `play boat`."""
    if fold(word) in _plain_words(notation):
        return True
    lists = {slot.field for slot in form.slots if isinstance(slot.vocabulary, Many)}
    said = [part.words for name, part in phrase.parts.items() if name in lists]
    return not canonical.is_line(form) and any(word in words and len(words) > 1 for words in said)


@cache
def _plain_words(notation: Game) -> frozenset[str]:
    """The words that actions are made of, and those that may be left out, in the language of this game."""
    lexicon = languages.lexicon(notation.name, notation.language)
    return frozenset(fold(word) for words in lexicon.words.values() for word in words)


@cache
def _words(notation: Game) -> dict[str, str]:
    """The words of all lists and forms: in English, and in the language of this game."""
    lexicon = notation.lexicon
    assert lexicon is not None
    english = languages.lexicon(notation.name, ENGLISH).words
    found = {english[key][0]: said[0] for key, said in lexicon.words.items() if english.get(key)}
    found |= {key: said[0] for words in (lexicon.words, lexicon.names) for key, said in words.items()}
    for listed in notation.terminals.values():
        found |= dict(zip(listed.names, listed.spoken(lexicon).names, strict=True))
    return found


def is_a_piece(spoken: Game, typed: str) -> bool:
    """Whether a word rightly names something of the game, though not what belongs here."""
    lexicon, lists = spoken.lexicon, spoken.terminals
    pieces = {name for kind, listed in lists.items() if kind not in COUNTED for name in listed.names}
    said = pieces if lexicon is None else {lexicon.name(name) for name in pieces}
    return fold(typed) in set(map(fold, said))
