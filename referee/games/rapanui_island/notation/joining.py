"""Which neighbouring actions of a line are one: a transport, and what is said of it beside it; an exchange,
and what is lowered for it."""

from __future__ import annotations

import re
from functools import cache

from referee.core.acts import NotAnAction
from referee.core.value import changed
from referee.forms.folding import fold
from referee.forms.lexicon import WordsData
from referee.forms.vocabulary import NotAWord

from ..actions import Bonus, Draft, Exchange, Luxury, Moai, Pukao
from ..pieces import BY_TABLET, KINDS, LUXURY, RESOURCE_NAMES, Amounts
from .words import read_amounts

MOST = 20
"""More resources of a kind than anybody has."""

MOST_GIVEN = (1, 3, 5)
"""What moai of each size give at most, without tiles."""


def joins(first: object, second: object) -> Moai | Pukao | Exchange | None:
    """The moai with the tile that is played before it, and so for it, or that is taken behind it. A tile
    that is played behind it comes after the gain, which is too late, if it is not one more of those that
    the moai is written with, and not counted in the gain. Or the pukao with the
    luxury tile that is used for it, or the exchange with the resources that were lowered for it."""
    if isinstance(first, Bonus) and isinstance(second, Moai):
        return changed(second, bonus=(_tile(first), *(second.bonus or ())))
    if isinstance(first, Moai) and isinstance(second, Bonus) and _has_bonus(first):
        return changed(first, bonus=(_tile(second),))
    if isinstance(first, Moai) and first.tiles is None:
        if isinstance(second, Bonus) and first.bonus and first.gains is None:
            return changed(first, bonus=(*first.bonus, _tile(second)))
        if isinstance(second, Draft):
            return changed(first, tiles=(second.tile,))
    if isinstance(first, Pukao) and isinstance(second, Luxury) and not second.tablet:
        return changed(first, bonus=(*(first.bonus or ()), LUXURY))  # it is used, and not spent
    if isinstance(first, NotAnAction) and isinstance(second, Exchange):
        return _paid_with(first.text, second)
    return None


def _has_bonus(moai: Moai) -> bool:
    """Whether somebody takes more than such a moai gives: a tile was played for it in time, though it is
    written behind the gain."""
    most = max((sum(gain.amounts) for gain in moai.gains or ()), default=0)
    return moai.bonus is None and most > MOST_GIVEN[moai.size]


def _tile(played: Bonus) -> int:
    return played.tile + BY_TABLET * played.tablet


def _paid_with(text: str, exchange: Exchange) -> Exchange | None:
    """The exchange of what was lowered before it, as in `lower 4 eggs to reeds`. Only what is really lower
    and is spent at once belongs to it."""
    found = _lowered().fullmatch(fold(text))
    if found is None or exchange.lowered is not None:
        return None
    try:
        high = _each(found["high"])
        low = _each(found["low"], len(high))
    except NotAWord:
        return None
    is_lower = len(high) == len(low) and all(one > two for one, two in zip(high, low, strict=True))
    spent = [
        number + high.count(kind) - low.count(kind)
        for kind, number in zip(KINDS, exchange.spent, strict=True)
    ]
    is_spent = all(low.count(kind) <= exchange.spent[kind] for kind in KINDS)
    if not (high and is_lower and is_spent):
        return None
    left: Amounts = (spent[0], spent[1], spent[2], spent[3])
    return changed(exchange, spent=left)


def _each(text: str, number: int = 1) -> list[int]:
    """The kind of each of these resources, the highest last. One kind without a number is so many."""
    words = [_names().get(word, word) for word in text.split()]
    amounts = read_amounts([words[0], str(number)] if len(words) == 1 else words)
    return [kind for kind in KINDS for _ in range(min(amounts[kind], MOST))]


@cache
def _lowered() -> re.Pattern[str]:
    """Matches words such as `lower 4 eggs to reeds`."""
    verb, to = ("|".join(map(fold, _english()["words"][key])) for key in ("lower", "to"))
    return re.compile(rf"(?:{verb}) (?P<high>.+) (?:{to}) (?P<low>.+)")


@cache
def _names() -> dict[str, str]:
    """Every word for a resource, and its name."""
    listed = _english()["names"]
    return {fold(word): name for name in RESOURCE_NAMES for word in listed[name]}


def _english() -> WordsData:
    from ..words._en import WORDS  # few logs need it here

    return WORDS
