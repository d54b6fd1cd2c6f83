"""Reads canonical text, as the forms write it, without the grammar.

Nearly all of a log is canonical text. It is read here word by word along the slots of a form. The action is
then written again, and the reading counts only if that gives the same text, ignoring case and accents. The
grammar also ignores case and accents, and reads the text of a form as the same action; tests check both. So
this module reads nothing that the grammar would refuse or read differently. For any other text the answer
is None, and the grammar is asked.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from referee.core.acts import Claim, Result
from referee.core.folding import fold
from referee.core.game import Game
from referee.core.phrase import Flag, Form, NoSuchName, NotAWord, Slot, Words

ARROW = "->"

_TOKEN = re.compile(r'"[^"]*"|[,:]|[^\s,:"]+|"')


def _tokens(text: str) -> list[str]:
    """Words, commas and colons; a name in quotes is one word."""
    return _TOKEN.findall(text)


def read_clause(game: Game, text: str, players: Sequence[str]) -> Any | None:
    """The action of a turn in a canonical text, or None."""
    return _read(_openings(game)[0], text, players)


def read_line(game: Game, text: str, players: Sequence[str]) -> Any | None:
    """The action of a canonical line of the table itself (a result, a claim, cards dealt), or None."""
    return _read(_openings(game)[1], text, players)


def read(game: Game, text: str, players: Sequence[str]) -> Any | None:
    """The action of either kind of text, or None."""
    action = read_clause(game, text, players)
    return read_line(game, text, players) if action is None else action


def is_line(form: Form) -> bool:
    """Whether a form is for a line of the table itself, not for a turn: a colon, a result or a claim."""
    framed = [form.verb, *(slot.shape for slot in form.slots)]
    return form.kind in (Result, Claim) or any(":" in words for words in framed)


Openings = dict[str, tuple[Form, ...]]


@cache
def _openings(game: Game) -> tuple[Openings, Openings]:
    """The forms of turns and of lines, by the first word of what they write."""
    by_word: tuple[Openings, Openings] = {}, {}
    for form in game.forms:
        for word in form.openings:
            forms = by_word[is_line(form)]
            forms[word] = (*forms.get(word, ()), form)
    return by_word


def _read(openings: Openings, text: str, players: Sequence[str]) -> Any | None:
    folded = fold(text)
    first = folded.partition(" ")[0].removesuffix(":")
    for form in openings.get(first, ()):
        action = _read_folded(form, folded, players)
        if action is not None:
            return action
    return None


def _read_folded(form: Form, folded: str, players: Sequence[str]) -> Any | None:
    plan = _plan(form)
    words = _tokens(folded)
    fields: dict[str, Any] = {}
    at = 0
    if form.lead and words[: len(form.lead)] == list(form.lead):
        fields[form.lead_field] = []
        at = len(form.lead)
    seen = len(words)
    if ARROW in words:
        seen = words.index(ARROW)
    if words[at : at + len(plan.verb)] != plan.verb:
        return None
    at = _said(plan.said, words[:seen], at + len(plan.verb), fields)
    if at != seen or not _seen(plan.seen, words[seen + 1 :], fields):
        return None
    try:
        action = form.build(fields, players)
    except (NoSuchName, NotAWord, ValueError, IndexError):
        return None
    return action if fold(form.write(action, players)) == folded else None


class _Part(NamedTuple):
    """A slot as words: the words around it, the words for an empty list, and the words that end it."""

    slot: Slot[Any]
    before: list[str]
    after: list[str]
    empty: list[str]
    stops: frozenset[str]
    is_flag: bool
    may_lack: bool
    known: Container[list[str]] | None
    """The words that the slot may have, if only they show whether the slot is filled."""


class _Plan(NamedTuple):
    verb: list[str]
    said: tuple[_Part, ...]
    seen: tuple[_Part, ...]


@lru_cache(maxsize=1024)
def _plan(form: Form) -> _Plan:
    return _Plan(_tokens(form.verb), _parts(form.slots), _parts(form.seen))


def _parts(slots: Sequence[Slot[Any]]) -> tuple[_Part, ...]:
    parts: list[_Part] = []
    later: set[str] = set()
    for slot in reversed(slots):
        before, _, after = slot.shape.partition("{}")
        may_lack = slot.optional or slot.default is not None
        parts.append(
            _Part(
                slot,
                _tokens(before),
                _tokens(after),
                _tokens(slot.empty),
                frozenset({*later, *_tokens(after)[:1]}),
                isinstance(slot.vocabulary, Flag),
                may_lack,
                _known(slot) if may_lack and not before else None,
            )
        )
        later |= {*_tokens(before)[:1], *_tokens(slot.empty)[:1]}
    return tuple(reversed(parts))


def _known(slot: Slot[Any]) -> Container[list[str]] | None:
    words = slot.vocabulary
    return [[fold(name)] for name in words.names] if isinstance(words, Words) else None


def _said(parts: Sequence[_Part], words: list[str], at: int, fields: dict[str, Any]) -> int:
    """Read the slots from `at` on. Returns where they end, or -1 if one is missing."""
    for part in parts:
        taken, at = _take(part, words, at)
        if taken is not None:
            fields[part.slot.field] = taken
        elif not part.may_lack:
            return -1
    return at


def _seen(parts: Sequence[_Part], words: list[str], fields: dict[str, Any]) -> bool:
    """Read the slots after the arrow, which are separated by commas."""
    at = 0
    for part in parts:
        taken, end = _take(part, words, at)
        if taken is not None:
            fields[part.slot.field] = taken
            at = end + (words[end : end + 1] == [","])
    return at == len(words)


def _take(part: _Part, words: list[str], at: int) -> tuple[list[str] | None, int]:
    """The words of the slot at `at`, or None if the slot is not there, and where it ends."""
    if part.empty and words[at : at + len(part.empty)] == part.empty:
        return [], at + len(part.empty)
    begin = at + len(part.before)
    if words[at:begin] != part.before:
        return None, at
    if part.is_flag:
        return [], begin
    if part.known is not None and words[begin : begin + 1] not in part.known:
        return None, at
    end = part.slot.vocabulary.extent(words, begin, part.stops)
    behind = end + len(part.after)
    if not begin < end <= len(words) or words[end:behind] != part.after:
        return None, at
    return words[begin:end], behind
