"""Puts the words of an action in the order in which a log has them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.seats import seat_named
from referee.forms.vocabulary import NotAWord

from . import grammar


def verb_first(game: Game, text: str, players: Sequence[str]) -> str | None:
    """A text that begins with a player's name and a verb, with the verb before the name.

    The verb is left out where it is said again: `offer Ben fish, Ann grain` for `Ben offers fish, Ann
    offers grain`. None if the text does not begin so.
    """
    name, _, rest = text.strip().partition(" ")
    verb = _verb(game).match(fold(rest))
    try:
        seat_named(name, players)
    except NotAWord:
        return None
    if verb is None:
        return None
    others = rest[verb.end() :]
    again = re.compile(rf"(?<=\s){re.escape(verb[0])}\s+")
    for found in reversed(list(again.finditer(fold(others)))):
        others = others[: found.start()] + others[found.end() :]
    return f"{rest[: verb.end()]} {name} {others.strip()}"


@cache
def _verb(game: Game) -> re.Pattern[str]:
    """Matches a word that an action may begin with."""
    parser = grammar.parser(game)
    words = {word for kind in parser.opening("clause") for word in parser.spelt.get(kind, ())}
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile(rf"(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")
