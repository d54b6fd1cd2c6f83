"""Asks how many are meant where somebody writes several of a thing without a number: `play berries`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from referee.core.acts import Misnamed
from referee.core.entry import Play
from referee.core.finding import Finding
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.forms.phrase import WordList
from referee.forms.seats import names_beginning
from referee.language import languages
from referee.speech.values import Series

from . import syntax
from .plain_numbers import ONE, names_of, of_a_place, spelt
from .syntax import finding
from .writer import write_play

SEVERAL = "several"
"""The key of the words files for names of things that stand for more than one of them."""
CASE, PLACE_CASE = "number", "place"
"""The cases of the findings."""
_NUMBER_OF = re.compile(r"\d\s+[^\W\d]+\s+$")
"""A number before a noun and its adjective: `8 small moais`, with the adjective behind."""
MOST_WORDS = 4
"""The most words between the number one and what it counts: `one of his three moais`."""


class ClauseReader(Protocol):
    """What is needed of the reader of clauses."""

    spoken: Game
    players: tuple[str, ...]

    def quietly(self, read: Callable[[Any], Play | None]) -> Play | None: ...


def how_many(
    clauses: ClauseReader, number: int, offset: int, text: str, index: int, play: Play
) -> Finding | None:
    """The finding for a text that names several of a thing, which was read as one of it."""
    folded = fold(text)
    if isinstance(play.action, Misnamed) or len(folded) != len(text):
        return None
    if (fault := _number_or_place(clauses, number, offset, text, index, play)) is not None:
        return fault
    listed = ""
    for several in _several(clauses.spoken).finditer(folded):
        before = folded[: several.start()]
        if (
            _NUMBER_OF.search(before)
            or _is_one(clauses.spoken, before)
            or names_beginning(several[0], clauses.players)
        ):
            continue
        listed = listed or _listed(clauses, play)
        meant = _meant(clauses.spoken, several[0])
        if sum(len(re.findall(rf"(?<![\w-]){re.escape(name)}(?![\w-])", listed)) for name in meant) == 1:
            word = text[slice(*several.span())]
            facts = {"case": CASE, "word": word, "write": f"2 {word}"}
            return finding(
                syntax.MISSING, number, offset + several.start(), len(word), action=index, **facts
            )
    return None


def _number_or_place(
    clauses: ClauseReader, number: int, offset: int, text: str, index: int, play: Play
) -> Finding | None:
    """The finding for `draw 3 priest`: three of them, or the priest from column 3."""
    if (found := of_a_place(clauses.spoken, text)) is None:
        return None
    counted, placed = found
    other = clauses.quietly(lambda quiet: quiet.clause(1, 0, placed, 0))
    if other is None or isinstance(other.action, Misnamed) or other.action == play.action:
        return None
    ways = [f"`{write_play(clauses.spoken, each, clauses.players)}`" for each in (play, other)]
    facts = {"case": PLACE_CASE, "word": text[slice(*counted.span())], "readings": Series(ways, "or")}
    return finding(
        syntax.LEFT_OVER, number, offset + counted.start(), len(counted[0]), action=index, **facts
    )


@cache
def _several(game: Game) -> re.Pattern[str]:
    """Matches a name for several things without a number beside it: `berries 2` says how many."""
    words = sorted(map(re.escape, spelt(game, SEVERAL)), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?<!\d\s)(?:{'|'.join(words) or '(?!)'})(?![\w-]|\s*:?\s*\d)")


def _is_one(game: Game, before: str) -> bool:
    """Whether the number one counts what stands behind this text: `one of the three`."""
    words = re.split(r"[,;:]", before)[-1].split()[-MOST_WORDS - 1 :]
    ones = {"1", *spelt(game, ONE)}
    last = max((at for at, word in enumerate(words) if word in ones), default=None)
    return last is not None and names_of(game).isdisjoint(words[last + 1 :])


def _listed(clauses: ClauseReader, play: Play) -> str:
    """What an action has in lists that may name a thing more than once, as it is written."""
    form = clauses.spoken.form_of[type(play.action)]
    slots = [
        slot
        for slot in (*form.slots, *form.seen)
        if isinstance(slot.vocabulary, WordList) and not slot.vocabulary.personal
    ]
    values = [(slot, getattr(play.action, slot.field)) for slot in slots]
    return fold(
        " , ".join(slot.write(value, clauses.players) for slot, value in values if not slot.absent(value))
    )


@cache
def _meant(game: Game, several: str) -> frozenset[str]:
    """The canonical names of one of what a word says several of."""
    lexicons = [languages.lexicon(game.name, code) for code in (ENGLISH, game.language)]
    keys = [key for own in lexicons for key, words in own.names.items() if several in map(fold, words)]
    said = (key if game.lexicon is None else game.lexicon.name(key) for key in keys)
    return frozenset(map(fold, said))
