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

_ARROW = re.compile("->|=>|\N{RIGHTWARDS ARROW}")


def with_actor(game: Game, clause: str, actor: str) -> str | None:
    """The clause with the name of its player before such words; None if there is none without a name."""
    folded = fold(clause)
    arrow = _ARROW.search(folded) if len(folded) == len(clause) else None
    ends = [] if arrow is None else [each.end() for each in _unnamed(game).finditer(folded, arrow.start())]
    for end in reversed(ends):
        clause = f"{clause[:end]} {quoted(actor)} {clause[end:]}"
    return clause if ends else None


@cache
def _unnamed(game: Game) -> re.Pattern[str]:
    """Matches an arrow or a comma before a word such as `gains`."""
    codes = dict.fromkeys([game.language, ENGLISH])
    words = {
        fold(word) for code in codes for word in languages.lexicon(game.name, code).words.get(GETS, ())
    }
    choice = "|".join(map(re.escape, sorted(words))) or "(?!)"
    return re.compile(rf"(?:{_ARROW.pattern}|,)(?=\s*(?:{choice})\s)")
