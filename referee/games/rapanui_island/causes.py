"""The rule by which an action has just changed a number that a log may claim."""

from __future__ import annotations

from typing import Any

from referee.core.acts import TurnEnds
from referee.core.game import GIVEN

from .actions import (
    Barter,
    Buy,
    Carve,
    Draft,
    Exchange,
    Moai,
    Pass,
    Pukao,
    Villager,
)
from .pieces import OUTSTANDING
from .scoring import (
    EXTRAORDINARY,
    FREE,
    IMPROVEMENTS,
    LEFT,
    MOAI,
    ORDINARY,
    PEARL,
    PUKAO,
    REED,
    TIRED,
    TOTAL,
)
from .scoring import VILLAGERS as IN_HAND
from .state import State

_BY_ACTION: dict[type, str] = {
    Barter: "MA-BARTER-2",
    Carve: "MA-CARVE-2",
    Draft: "MA-DRAFT-4",
    Pass: "MA-ROUND-1",
    TurnEnds: "MA-ROUND-1",
    Villager: "MA-PLACE-1",
}
_ERECTED = {TIRED: "MA-ERECT-10", MOAI: "MA-ROUND-2", FREE: "MA-ERECT-1"}
_CAPPED = {TIRED: "MA-CAP-7", PUKAO: "MA-CAP-1"}


def cause(state: State, action: Any, which: int) -> str:
    """By the kind of the action, and by what it changed."""
    kind = type(action)
    if kind is Moai:
        return _of_moai(state, which)
    if kind is Pukao:
        return _CAPPED.get(which, "MA-GAIN-7")
    if kind is Exchange:
        if which in (TOTAL, ORDINARY, EXTRAORDINARY):
            return "MA-LUX-1" if max(action.taken, default=0) >= OUTSTANDING else "MA-EXCH-6"
        return "MA-EXCH-2"
    if kind is Buy:
        return "MA-IMPR-4" if which == IMPROVEMENTS else "MA-POP-1" if which == IN_HAND else "MA-IMPR-2"
    if not state.begun:
        return GIVEN
    return _BY_ACTION.get(kind, "MA-AHU-3")


def _of_moai(state: State, which: int) -> str:
    """The carrier gains by erecting, the others by carrying: who it was shows in the order of the rules."""
    if which in _ERECTED:
        return _ERECTED[which]
    if which in (TOTAL, LEFT) or REED <= which <= PEARL:
        return "MA-GAIN-1"
    return "MA-ERECT-4"
