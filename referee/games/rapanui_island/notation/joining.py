"""Which neighbouring actions of a line are one: a transport, and what is said of it beside it."""

from __future__ import annotations

from referee.core.value import changed

from ..actions import Bonus, Draft, Moai
from ..pieces import BY_TABLET


def joins(first: object, second: object) -> Moai | None:
    """The moai with the tile that is played before it, and so for it, or that is taken behind it. A tile
    that is played behind it comes after the gain, which is too late, if it is not one more of those that
    the moai is written with."""
    if isinstance(first, Bonus) and isinstance(second, Moai):
        return changed(second, bonus=(_tile(first), *(second.bonus or ())))
    if isinstance(first, Moai) and first.tiles is None:
        if isinstance(second, Bonus) and first.bonus and first.gains is None:
            return changed(first, bonus=(*first.bonus, _tile(second)))
        if isinstance(second, Draft):
            return changed(first, tiles=(second.tile,))
    return None


def _tile(played: Bonus) -> int:
    return played.tile + BY_TABLET * played.tablet
