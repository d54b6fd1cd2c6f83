"""What a wrong number is told. After the end, glory points are the total to most people: a number that is
nearer to the total is taken for one."""

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
    tokens, total = (_nearest(quantity(state, seat, each), claimed) for each in (GLORY, TOTAL))
    return {"case": "total"} if total <= tokens else {}


def _nearest(numbers: int | tuple[int, ...], claimed: int) -> int:
    """How far a claim is from the nearest of these numbers."""
    return min(abs(claimed - number) for number in (numbers if isinstance(numbers, tuple) else (numbers,)))
