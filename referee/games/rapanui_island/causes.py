"""The rule by which an action has just changed a number that a log may claim."""

from __future__ import annotations

from typing import Any

from referee.core.game import GIVEN

from .actions import (
    Barter,
    Buy,
    Carve,
    Chief,
    Draft,
    Exchange,
    HelpingHand,
    Moai,
    Order,
    Phase,
    Pukao,
    Reconversion,
    Rest,
    Round,
    Sorcerer,
    Variant,
    Villager,
)
from .pieces import BY_TABLET, OUTSTANDING, QUARRY
from .scoring import (
    CAPPED,
    CARVERS,
    EXTRAORDINARY,
    FAVOUR_POINTS,
    FREE,
    HUTS,
    IMPROVEMENTS,
    LARGE,
    LUXURIES,
    MOAI,
    NECKLACES,
    ORDINARY,
    PUKAO,
    ROUND,
    SMALL,
    STANDING,
    TABLET,
    TILES,
    TIRED,
    TOTAL,
    TRANSPORTERS,
    VILLAGERS,
)
from .state import State

ROUND_ENDS = {
    MOAI: "MA-ROUND-2",
    SMALL: "MA-ROUND-2",
    SMALL + 1: "MA-ROUND-2",
    LARGE: "MA-ROUND-2",
    ROUND: "MA-TURN-5",
}
"""What the last pass of a round changes; all else is figures that come home."""
_ERECTING = {
    TIRED: "MA-ERECT-10",
    MOAI: "MA-PATH-4",
    FREE: "MA-ERECT-1",
    STANDING: "MA-ERECT-1",
    FAVOUR_POINTS: "MA-FAV-1",
    TABLET: "MA-TAB-1",
}
_CAPPING = {
    TIRED: "MA-CAP-7",
    PUKAO: "MA-CAP-1",
    CAPPED: "MA-CAP-3",
    TILES: "MA-AHU-3",
    TABLET: "MA-TAB-1",
}
_DRAFTING = {TILES: "MA-DRAFT-4", FAVOUR_POINTS: "MA-FAV-1", TOTAL: "MA-FAV-1"}


def cause(state: State, action: Any, which: int, own: bool) -> str:
    """By the kind of the action, by what it changed, and whether for the one who acted (`own`)."""
    kind = type(action)
    if not state.begun:
        return "MA-FIRST-2" if kind is Variant else GIVEN
    if kind is Moai:
        return _by_moai(action, which, own)
    if kind is Pukao:
        if which == TOTAL and own:
            return "MA-TAB-1"  # nothing else changes the points of the one who caps
        return _CAPPING.get(which, "MA-GAIN-7")
    if kind is Exchange:
        return _by_exchange(action, which)
    if kind is Buy:
        return {IMPROVEMENTS: "MA-IMPR-6", VILLAGERS: "MA-POP-1"}.get(which, "MA-IMPR-2")
    if kind is Draft:
        return _DRAFTING.get(which, "MA-DRAFT-4")
    if kind is Carve:
        return "MA-CARVE-5" if SMALL <= which <= LARGE else "MA-CARVE-2"
    if kind is Villager:
        return _by_villager(action, which)
    if getattr(action, "tablet", False) and which in (TABLET, TOTAL):
        return "MA-TAB-1"
    return _by_tile_or_end(kind, which)


def _by_moai(action: Moai, which: int, own: bool) -> str:
    """The carrier gains by erecting, the rivals by carrying."""
    if which == TILES:
        spent = [tile for tile in action.bonus or () if tile < BY_TABLET]
        return "MA-AHU-3" if len(spent) > 1 else "MA-ERECT-4"
    if which in _ERECTING:
        return _ERECTING[which]
    return "MA-ERECT-8" if own else "MA-GAIN-1"


def _by_exchange(action: Exchange, which: int) -> str:
    if which in (TOTAL, ORDINARY, EXTRAORDINARY) or HUTS <= which <= NECKLACES:
        return "MA-LUX-1" if max(action.taken, default=0) >= OUTSTANDING else "MA-EXCH-6"
    return "MA-LUX-2" if which == LUXURIES else "MA-EXCH-2"


def _by_villager(action: Villager, which: int) -> str:
    if which in (CARVERS, TRANSPORTERS):
        return "MA-QUAR-1" if action.where.kind == QUARRY else "MA-TRAN-1"
    return "MA-PLACE-1"


_OTHERS: dict[type, dict[int, str]] = {
    Chief: {CARVERS: "MA-CHIEF-3"},
    Sorcerer: {TRANSPORTERS: "MA-SORC-1", CARVERS: "MA-SORC-1"},
    Rest: {TIRED: "MA-REST-1"},
    Reconversion: {CARVERS: "MA-RECON-2", TRANSPORTERS: "MA-RECON-2"},
    HelpingHand: {CARVERS: "MA-HAND-2", TRANSPORTERS: "MA-HAND-3"},
}


def _by_tile_or_end(kind: type, which: int) -> str:
    """Tiles with a verb of their own; else the round has ended, by a pass or by a heading."""
    if kind is Barter:
        return "MA-AHU-3" if which == TILES else "MA-BARTER-2"
    if kind in _OTHERS:
        return _OTHERS[kind].get(which, "MA-AHU-3")
    if which in (TILES, FAVOUR_POINTS, TOTAL) and kind not in (Order, Phase, Round):
        return "MA-AHU-3"
    return ROUND_ENDS.get(which, "MA-ROUND-1")
