"""How people play a game: what random players and a talkative scribe know besides what is legal.

A game gives its habits as one value. Habits never decide what is legal: a player chooses only from what
`legal` lists, and a scribe writes only what the rules accept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

Choice = tuple[int, Any]
"""Who may act, and what may be done."""


def all_alike(state: Any, options: Any, choices: Sequence[Choice]) -> Sequence[float]:
    """Every choice counts the same."""
    return [1.0] * len(choices)


def as_it_is(state: Any, seat: int, action: Any, options: Any, dice: Random) -> Any:
    """The action without any optional words."""
    return action


def no_remark(state: Any, options: Any, dice: Random) -> Any:
    """The table itself writes nothing."""
    return None


class Habits(NamedTuple):
    """What a random player needs to know of a game to play it as people do."""

    extras: frozenset[type] = frozenset()
    """Kinds of action done in addition to the main action of a turn, never instead of it: purchases, tiles.
    If `legal` lists one after the main action, the line continues with it."""
    stops: frozenset[type] = frozenset()
    """Kinds of action that give up something the player could still do: a pass."""
    worth: Callable[[Any, Any, Sequence[Choice]], Sequence[float]] = all_alike
    """`worth(state, options, choices)`: how far each choice brings the game towards its end. Only the ratio
    of the numbers matters; 0 is for what a player with a goal never chooses."""
    tell: Callable[[Any, int, Any, Any, Random], Any] = as_it_is
    """`tell(state, seat, action, options, dice)`: the same action with optional words, or with an addition
    that `legal` does not list. The state is the one before the action."""
    remark: Callable[[Any, Any, Random], Any] = no_remark
    """`remark(state, options, dice)`: an optional line that the table may write now, or None."""
