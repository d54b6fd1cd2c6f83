"""What a game is generic in: its state, its actions and its options.

The shell knows no game. Without parameters, a `Game` is one of which only this much is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from .table import TableState

    S = TypeVar("S", bound=TableState, default=TableState)
    A = TypeVar("A", default=object)
    Opt = TypeVar("Opt", default=object)
    # A rule book that says nothing of its game takes every check.
    OfS = TypeVar("OfS", default=Any, covariant=True)
    OfOpt = TypeVar("OfOpt", default=Any, covariant=True)
    # Habits that look at less serve a game that has more.
    GivenS = TypeVar("GivenS", bound=TableState, default=TableState, contravariant=True)
    GivenA = TypeVar("GivenA", default=object, contravariant=True)
    GivenOpt = TypeVar("GivenOpt", default=object, contravariant=True)
else:  # before Python 3.13 a variable has no default
    from typing import TypeVar

    S, A, Opt, OfS, OfOpt = map(TypeVar, ("S", "A", "Opt", "OfS", "OfOpt"))
    GivenS, GivenA, GivenOpt = map(TypeVar, ("GivenS", "GivenA", "GivenOpt"))

Effect = Callable[[S, int, Any, Opt], Sequence[object]]
"""`effect(state, seat, action, options)`: changes the state of a legal action, tells what followed. Each is
for the one kind of action under which it stands, and no type can say so."""

Forced = Callable[[S, int, Any, Opt], "Sequence[object] | None"]
"""The same for an action that was illegal but done: None when it is physically impossible."""
