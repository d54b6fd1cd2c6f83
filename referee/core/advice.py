"""What a game tells somebody whose words it cannot read. The module `advice` of a game has its texts."""

from __future__ import annotations

from typing import NamedTuple


class Aside(NamedTuple):
    """Words of a rulebook or a table that are said otherwise in a log, or not at all.

    The words themselves are in the words files, under the key of the aside.
    """

    says: str
    """The advice in English. `{word}` is what was typed, `{write}` is what to write."""
    write: str = ""
    """An action or a line in English; `{0}` and `{1}` stand for players, `{players}` for all of them."""
    is_head: bool = False
    """Whether it counts only before the colon of a line."""
    unless: str = ""
    """Whatever has this in it is about something else."""
    is_nothing: bool = False
    """Whether it says only what the rules do by themselves, so that nothing is done by it."""
