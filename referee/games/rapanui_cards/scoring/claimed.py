"""What a wrong number is told. After the end, glory points are the total to most people."""

from __future__ import annotations

from collections.abc import Mapping

from referee.core.log_rules import WRONG_NUMBER

from ..state.state import OVER, State
from .quantities import quantity
from .quantity_names import GLORY, TOTAL

WRONG_CLAIM = WRONG_NUMBER | {
    "total": "{player} has {right} {units} in tokens here, not {claimed}; did you mean the total? "
    "Then write `claim {player} total {claimed}`",
}


def claim_case(state: State, seat: int, which: int, claimed: int) -> Mapping[str, str]:
    """The case of a wrong claim, if another sentence than the usual one tells more."""
    if which != GLORY or state.phase != OVER:
        return {}
    total = quantity(state, seat, TOTAL)
    return {"case": "total"} if claimed in (total if isinstance(total, tuple) else (total,)) else {}
