"""A ready-made state for small games, with everything that the shell needs from a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, Self


class TableState(Protocol):
    """What the shell asks of the state of any game."""

    phase: int
    turn: int

    def copy(self) -> Self: ...
    def components(self) -> Mapping[str, object]: ...


class Table:
    """A state with plain attributes. A game adds its own in `__init__`, and its effects change them."""

    def __init__(self) -> None:
        self.phase = 0
        self.turn = 1
        self.done = 0  # actions in the current turn
        self.to_act = 0

    def copy(self) -> Self:
        """An independent state: lists, sets and mappings are copied, but their items are shared."""
        other = type(self).__new__(type(self))
        for name, value in vars(self).items():
            setattr(other, name, value.copy() if isinstance(value, list | set | dict) else value)
        return other

    def components(self) -> dict[str, object]:
        """Every attribute by name, to compare two states by."""
        return dict(vars(self))
