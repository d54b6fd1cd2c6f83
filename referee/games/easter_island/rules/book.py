"""The rule book of the game, and the groups of actions that its rules speak of."""

from __future__ import annotations

from referee.core.acts import Resign
from referee.core.rule import RuleBook

from ..actions import (
    Begins,
    Fire,
    HasLost,
    HasStatue,
    HasToken,
    Misnamed,
    Move,
    NotAnAction,
    Pass,
    Pivot,
    PivotBy,
    Place,
    PlacedLast,
    Setup,
    ShiftToken,
    Sun,
    TakeToken,
)

BOOK = RuleBook("EI")

PLACING = (Place, Setup)
PIVOTING = (Pivot, PivotBy)
FORBIDDEN = (ShiftToken, TakeToken, NotAnAction)
GIVEN = (HasStatue, HasToken, HasLost, PlacedLast, Begins)
"""A position written down instead of a setup."""

DEEDS = (Place, Setup, Sun, Pivot, PivotBy, Move, Fire, Misnamed, *FORBIDDEN)
"""What uses up an action of a turn."""

EVERYTHING = (*DEEDS, Pass, *GIVEN)
EVERYTHING_AND_RESIGNING = (*EVERYTHING, Resign)
