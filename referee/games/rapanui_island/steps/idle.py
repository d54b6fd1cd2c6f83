"""The end of a turn in which nothing was done, in any phase."""

from __future__ import annotations

from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..state.state import NOBODY, State


def nothing_was_done(state: State) -> Breach:
    """The end of a turn in which nothing was done, such as that of a line after a pass."""
    if state.acted or state.lent_by != NOBODY:
        return DOUBT
    state.just_passed = NOBODY
    return None
