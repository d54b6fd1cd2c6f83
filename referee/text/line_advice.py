"""Advice about lines that begin with something else than a player's name and a colon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from referee.core.acts import Misnamed
from referee.core.entry import Entry
from referee.core.finding import Finding
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.phrase import Form
from referee.forms.seats import names_beginning
from referee.language.spoken import table_word

from . import syntax
from .advice import advised, players_from, written_like
from .clauses import Clauses
from .syntax import finding
from .writer import write_play

MANY_WORDS = 3
"""The fewest words before a colon that are a sentence, and no name."""


def head_fault(
    clauses: Clauses, entries: Sequence[Entry], number: int, offset: int, text: str
) -> Finding | None:
    """The finding for a line whose head is a word of the rulebook, or the verb of an action."""
    fault = _head_fault(clauses, entries, number, offset, text)
    if fault is None or names_beginning(text.partition(":")[0].strip(), clauses.players):
        return None  # the names are looked at last, since there may be thousands
    return fault


def _head_fault(
    clauses: Clauses, entries: Sequence[Entry], number: int, offset: int, text: str
) -> Finding | None:
    head, _, body = text.partition(":")
    advice = advised(clauses.spoken, head.strip(), clauses.players, is_head=True)
    if advice is not None:
        players = players_from(body.strip(), clauses.players)
        advice = advised(clauses.spoken, head.strip(), players, is_head=True) or advice
        return finding(syntax.NO_LINE, number, offset, len(head), case="aside", advice=advice.advice)
    if forms := _forms_named(clauses.spoken, head):
        hint = written_like(clauses.spoken, forms, clauses.players)
        return finding(syntax.NO_LINE, number, offset, len(head), case="other", hint=hint)
    if not _is_verb(clauses.spoken, head):
        return None
    play = clauses.quiet().clause(1, 0, f"{head} {body}", 0)
    if play is None or isinstance(play.action, Misnamed):
        return None
    written = f"{clauses.players[_last_seat(entries)]}: {write_play(clauses.spoken, play, clauses.players)}"
    fault = finding(syntax.NO_LINE, number, offset, len(head), case="verb", written=written)
    fault.suggestion = written
    return fault


def _forms_named(game: Game, head: str) -> list[Form]:
    """The lines of the table whose first word is among several words before a colon, with a number:
    `the column 1 is filled`."""
    words = fold(head).split()
    if len(words) < MANY_WORDS or not any(word.isdecimal() for word in words):
        return []
    named = {table_word(game, word) for word in words if word in game.table_words}
    forms = [form for form in game.forms if form.name in named]
    return [form for form in forms if form.name in game.examples]


def _is_verb(game: Game, head: str) -> bool:
    return " ".join(fold(head).split()) in _verbs(game)


@cache
def _verbs(game: Game) -> frozenset[str]:
    """The words that an action may begin with."""
    from . import grammar

    parser = grammar.parser(game)
    return frozenset(word for kind in parser.opening("clause") for word in parser.spelt.get(kind, ()))


def _last_seat(entries: Sequence[Entry]) -> int:
    """Whose turn it probably is: the player of the line above, else the first."""
    return next((entry.seat for entry in reversed(entries) if entry.seat is not None), 0)
