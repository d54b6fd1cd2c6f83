"""Reads what the player of the line gains, if none is named behind the arrow: `-> gains 3 eggs`."""

from __future__ import annotations

import re
from functools import cache

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH
from referee.forms.seats import quoted
from referee.language import languages

GETS = "gets"
"""The key of the words files for what stands between a name and the gain."""


def with_actor(game: Game, clause: str, actor: str) -> str | None:
    """The clause with the name of its player before such a word; None if there is none without a name."""
    folded = fold(clause)
    found = _unnamed(game).search(folded) if len(folded) == len(clause) else None
    return None if found is None else f"{clause[: found.end()]} {quoted(actor)} {clause[found.end() :]}"


@cache
def _unnamed(game: Game) -> re.Pattern[str]:
    """Matches an arrow before a word such as `gains`."""
    codes = dict.fromkeys([game.language, ENGLISH])
    words = {
        fold(word) for code in codes for word in languages.lexicon(game.name, code).words.get(GETS, ())
    }
    choice = "|".join(map(re.escape, sorted(words))) or "(?!)"
    return re.compile(rf"(?:->|=>|\N{{RIGHTWARDS ARROW}})(?=\s*(?:{choice})\s)")
