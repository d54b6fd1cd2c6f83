"""What the cards on the stone make each kind worth (KO-VALUE-1 to KO-VALUE-6)."""

from __future__ import annotations

from ..offerings import KINDS, NONE, Four

HIGHEST = len(KINDS) - 1


def values(counts: Four, never_offered_is_zero: bool) -> Four:
    """The value of a card of each kind. Equal counts share a value, and no value is skipped."""
    if counts == NONE:
        return NONE
    ranking = sorted(set(counts), reverse=True)
    value = {count: HIGHEST - place for place, count in enumerate(ranking)}
    if never_offered_is_zero:
        value[0] = 0
    return value[counts[0]], value[counts[1]], value[counts[2]], value[counts[3]]


def worth(holding: Four, values: Four) -> int:
    """The points for the cards that a player kept."""
    fish, berry, potato, grain = holding
    return fish * values[0] + berry * values[1] + potato * values[2] + grain * values[3]
