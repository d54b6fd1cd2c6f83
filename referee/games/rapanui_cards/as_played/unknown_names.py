"""What a line still says if it names something that the game does not have: everything except that
name.
"""

from __future__ import annotations

import re
from functools import cache

from referee.core.acts import Misnamed
from referee.forms.folding import fold

from ..actions import Column, Draw, Refill
from ..cards import CARD_NAMES, HIDDEN

_LAID = re.compile(r"(?:column|refill)\s*(?P<column>[1-4])\s*:?(?P<cards>[^>]*)")
MOST = 4


def as_far_as_read(action: Misnamed) -> object | None:
    """The cards of a column with an unknown one among them; the draw whose exposed card has no name."""
    said = fold(action.text)
    laid = _LAID.match(said) if action.what == "card" else None
    if laid and action.verb in ("column", "refill"):
        column, cards = int(laid["column"]) - 1, _cards(laid["cards"])
        if not 0 < len(cards) <= MOST:
            return None
        return (Column if action.verb == "column" else Refill)(column, cards)
    drawn = _drawn().match(said) if action.verb == "draw" else None
    if drawn:
        return Draw(tuple(int(word) - 1 for word in drawn["columns"].split() if word.isdecimal()))
    return None


@cache
def _drawn() -> re.Pattern[str]:
    """Matches a draw from columns and the arrow behind them."""
    from ..words._en import WORDS

    draw, column = (
        "|".join(sorted(WORDS["words"][key], key=len, reverse=True)) for key in ("draw", "column")
    )
    arrow = r"(?:->|=>|\N{RIGHTWARDS ARROW})"
    return re.compile(rf"(?:{draw})(?P<columns>(?:\s+(?:(?:{column})\s+)?[1-4])+)\s*{arrow}")


def _cards(text: str) -> tuple[int, ...]:
    words = [word for word in text.split() if word.isalpha() or word == "?"]
    return tuple(CARD_NAMES.index(word) if word in CARD_NAMES else HIDDEN for word in words)
