"""How people play a game: what random players and a talkative scribe know beyond what is legal.

A game gives its habits as one value. They never decide what is legal: a player takes only what
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
    """No choice brings the game nearer to its end than another."""
    return [1.0] * len(choices)


def as_it_is(state: object, seat: int, action: T, options: object, dice: Random) -> T:
    """An action is written in as few words as it needs."""
    return action


def no_remark(state: object, options: object, dice: Random) -> None:
    """The table itself writes nothing."""


class Habits(NamedTuple, Generic[GivenS, GivenA, GivenOpt]):
    """What the shell asks of a game to play it as people do."""

    extras: frozenset[type] = frozenset()
    """Done beside the duty of a turn and never instead of it: purchases, tiles. Where the game lists one
    of them after the duty, the line goes on with it."""
    stops: frozenset[type] = frozenset()
    """Gives up something that could still be done: a pass."""
    worth: Callable[[GivenS, GivenOpt, Sequence[tuple[int, GivenA]]], Sequence[float]] = all_alike
    """`worth(state, options, choices)`: for each choice how much it brings the game to its end. Only how
    the numbers compare matters; 0 is for what a player with a goal leaves alone."""
    tell: Callable[[GivenS, int, GivenA, GivenOpt, Random], object] = as_it_is
    """`tell(state, seat, action, options, dice)`: the same action in more words, or with something beside
    it that `legal` does not list. The state is the one before the action."""
    remark: Callable[[GivenS, GivenOpt, Random], object] = no_remark
    """`remark(state, options, dice)`: a line that the table may write now and need not, or None."""
