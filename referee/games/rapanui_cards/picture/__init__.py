"""The table as a person sees it: in characters, as shapes, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from referee.pictures.drawing import Drawing, LastAction

from ..options import Options
from ..state.state import State


def drawing(state: State, options: Options, players: Sequence[str], last: LastAction | None) -> Drawing:
    """The table as shapes. The module is loaded when somebody wants a picture."""
    from .table import table

    return table(state, options, players)
