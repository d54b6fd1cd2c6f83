"""Reads what players do, take or gain where a name stands before the verb, or is that of the line and left
out: `Ben takes wood`, `take wood`, `-> gains 3 eggs`, `-> 3 eggs`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from referee.core.entry import Play
from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.forms.seats import quoted
from referee.language import languages

from .clauses import Clauses
from .word_order import after_verb, verb_first

GETS = "gets"
"""The key of the words files for what stands between a name and the gain."""

_ARROW = re.compile("->|=>|\N{RIGHTWARDS ARROW}")


def of_players(clauses: Clauses, clause: str, actor: str) -> Play | None:
    """What such a clause says on the line of this player; None if it is no such clause."""
    game = clauses.spoken
    if not _gets(game).isdisjoint(map(fold, clauses.players)):
        return None  # somebody is called like such a word
    gains = _with_actor(game, clause, actor)
    said = [] if gains is None else [gains]
    named = verb_first(game, clause, clauses.players)
    for text in (*said, *([] if named is None else [named])):
        play = _naming_players(clauses, text)
        if play is not None:
            return play
    for text in _own(game, clause, actor):
        play = _naming_players(clauses, text)
        if play is not None:
            own = game.form_of[type(play.action)].own
            return play if own is not None and own(play.action) else None
    return None


def _naming_players(clauses: Clauses, text: str) -> Play | None:
    play = clauses.quietly(lambda quiet: quiet.clause(1, 0, text, 0))
    if play is None or (form := clauses.game.form_of.get(type(play.action))) is None:
        return None
    return play if form.names_players(play.action) else None


def _own(game: Game, clause: str, actor: str) -> Iterator[str]:
    """The clause with the name of its player behind the verb, or behind the arrow."""
    if len(fold(clause)) != len(clause):
        return
    arrow = _ARROW.search(clause)
    for at in (after_verb(game, clause), None if arrow is None else arrow.end()):
        if at is not None and clause[at:].strip():
            yield f"{clause[:at]} {quoted(actor)} {clause[at:]}"


def _with_actor(game: Game, clause: str, actor: str) -> str | None:
    """The clause with the name of its player before words such as `gains`; None if none lacks a name."""
    folded = fold(clause)
    arrow = _ARROW.search(folded) if len(folded) == len(clause) else None
    ends = [] if arrow is None else [each.end() for each in _unnamed(game).finditer(folded, arrow.start())]
    for end in reversed(ends):
        clause = f"{clause[:end]} {quoted(actor)} {clause[end:]}"
    return clause if ends else None


@cache
def _unnamed(game: Game) -> re.Pattern[str]:
    """Matches an arrow or a comma before a word such as `gains`."""
    choice = "|".join(map(re.escape, sorted(_gets(game)))) or "(?!)"
    return re.compile(rf"(?:{_ARROW.pattern}|,)(?=\s*(?:{choice})\s)")


@cache
def _gets(game: Game) -> frozenset[str]:
    """The words such as `gains`."""
    lexicons = [languages.lexicon(game.name, code) for code in (game.language, ENGLISH)]
    return frozenset(fold(word) for own in lexicons for word in own.words.get(GETS, ()))
