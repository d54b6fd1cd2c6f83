"""The rule book of the game, and the groups of actions that its rules speak of."""

from __future__ import annotations

from referee.core.acts import Misnamed, NotAnAction, Resign
from referee.core.quick import DOUBT as DOUBT
from referee.core.rule import Breach, RuleBook

from .. import PREFIX
from .._editions import SECTIONS
from ..actions import (
    PLAYED,
    Begins,
    FinalTable,
    HasLost,
    HasStatue,
    HasStatues,
    HasToken,
    HasTokens,
    Move,
    Pivot,
    PivotBy,
    PlacedLast,
    PlaceStatue,
    Setup,
    ShiftToken,
    TakeToken,
)
from ..options import Options
from ..state import State
from ..voice import VOICE

BOOK: RuleBook[State, Options] = RuleBook(PREFIX, SECTIONS, VOICE.package)
FOUND = "by the log, no statue stands on {point}; this must be one whose place the log left unclear"
PLACING = (PlaceStatue, Setup)
PLACING_VERBS = ("place", "setup")
PIVOTING = (Pivot, PivotBy)
FORBIDDEN = (ShiftToken, TakeToken, NotAnAction)
GIVEN = (HasStatue, HasStatues, HasToken, HasTokens, HasLost, PlacedLast, Begins, FinalTable)
"""A position written down instead of a setup."""


def statue_is_at_hand(state: State, seat: int, action: Move | Pivot | PivotBy, options: Options) -> Breach:
    """The screen of all checks whether an own statue stands where an action takes one."""
    start = action.start if isinstance(action, Move) else action.point
    return None if state.owner[start] == seat else DOUBT


DEEDS = (*PLAYED, Misnamed, *FORBIDDEN)
"""What uses up an action of a turn."""

EVERYTHING = (*DEEDS, *GIVEN)
"""Actions that are not possible once the game is over. A pass does nothing, so it is not among them."""

EVERYTHING_AND_RESIGNING = (*EVERYTHING, Resign)
