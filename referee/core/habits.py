"""How people play a game: what random players and a talkative scribe know besides what is legal.

A game gives its habits as one value. Habits never decide what is legal: a player chooses only from what
`legal` lists, and a scribe writes only what the rules accept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeVar

from .kinds import GivenA, GivenOpt, GivenS

T = TypeVar("T")
Choice = tuple[int, object]
"""Who may act, and what may be done."""


def all_alike(state: object, options: object, choices: Sequence[Choice]) -> Sequence[float]:
    """Every choice counts the same."""
    return [1.0] * len(choices)


def as_it_is(state: object, seat: int, action: T, options: object, dice: Random) -> T:
    """The action without any optional words."""
    return action


def no_remark(state: object, options: object, dice: Random) -> None:
    """The table itself writes nothing."""


class Habits(NamedTuple, Generic[GivenS, GivenA, GivenOpt]):
    """What a random player needs to know of a game to play it as people do."""

    extras: frozenset[type] = frozenset()
    """Kinds of action done in addition to the main action of a turn, never instead of it: purchases, tiles.
    If `legal` lists one after the main action, the line continues with it."""
    stops: frozenset[type] = frozenset()
    """Kinds of action that give up something the player could still do: a pass."""
    worth: Callable[[GivenS, GivenOpt, Sequence[tuple[int, GivenA]]], Sequence[float]] = all_alike
    """`worth(state, options, choices)`: how far each choice brings the game towards its end. Only the ratio
    of the numbers matters; 0 is for what a player with a goal never chooses."""
    tell: Callable[[GivenS, int, GivenA, GivenOpt, Random], object] = as_it_is
    """`tell(state, seat, action, options, dice)`: the same action with optional words, or with an addition
    that `legal` does not list. The state is the one before the action."""
    remark: Callable[[GivenS, GivenOpt, Random], object] = no_remark
    """`remark(state, options, dice)`: an optional line that the table may write now, or None."""
