"""The rules by which an action has just changed a number that a log may claim, a bonus by itself."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.game import GIVEN, Cause, Change, shared_out
from referee.speech.values import Series

from ..actions import (
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
from ..calculations.gains import base_amount, bonus_amount, due_to
from ..calculations.paths import path_of
from ..pieces import BY_TABLET, KINDS, OPULENCE, OUTSTANDING, QUARRY, SUPPLEMENT, TILE_NAMES, stock_name
from ..state.state import State
from ..voice import VOICE
from .scoring import (
    CAPPED,
    CARVERS,
    EGG,
    EXTRAORDINARY,
    FAVOUR_POINTS,
    FREE,
    HUTS,
    IMPROVEMENTS,
    LARGE,
    LEFT,
    LUXURIES,
    MOAI,
    NECKLACES,
    ORDINARY,
    PEARL,
    PUKAO,
    QUANTITIES,
    REED,
    ROUND,
    SMALL,
    STANDING,
    TABLET,
    TILES,
    TIRED,
    TOTAL,
    TRANSPORTERS,
    VILLAGERS,
    WOOD,
    quantity,
)

ROUND_ENDS = {
    MOAI: "MA-ROUND-2",
    SMALL: "MA-ROUND-2",
    SMALL + 1: "MA-ROUND-2",
    LARGE: "MA-ROUND-2",
    ROUND: "MA-TURN-5",
}
"""The numbers that the last pass of a round changes; other changes are figures that go home."""
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


PARTS = {TOTAL: (ORDINARY, EXTRAORDINARY, LEFT, TABLET, FAVOUR_POINTS), LEFT: (REED, EGG, WOOD, PEARL)}
"""Numbers that are the total of others."""

_BONUS = {OPULENCE: "MA-OPUL-1", SUPPLEMENT: "MA-SUPP-1"}


def cause(before: State, state: State, action: object, change: Change) -> Sequence[Cause]:
    """A total changes by its parts; the gain of an erection comes from the moai and from each tile."""
    which, seat = change.which, change.seat
    if which in PARTS:
        found = [part for each in PARTS[which] for part in _part(before, state, action, change, each)]
        return found or [Cause(_rule(state, action, which, change.own))]
    if type(action) is Moai and change.own and REED <= which <= PEARL:
        return _of_erection(before, state, action, seat, which - REED)
    if isinstance(action, Moai | Pukao) and not change.own and REED <= which <= PEARL:
        return _of_the_way(before, action, change)
    return [Cause(_rule(state, action, which, change.own))]


def _part(before: State, state: State, action: object, change: Change, which: int) -> list[Cause]:
    was, now = (quantity(each, change.seat, which) for each in (before, state))
    if was == now:
        return []
    inner = Change(change.seat, which, change.actor, (was,), (now,))
    parts = shared_out(cause(before, state, action, inner), now - was)
    name = f"{VOICE.term(QUANTITIES[which])}"
    return [part if part.piece else part._replace(piece=name) for part in parts]


def _of_erection(before: State, state: State, action: Moai, seat: int, kind: int) -> list[Cause]:
    """The first resources, from the lowest kind up, are the moai's own gain; the tiles gave the rest."""
    gained = [state.resources[seat][each] - before.resources[seat][each] for each in KINDS]
    first, last = sum(gained[:kind]), sum(gained[: kind + 1])
    done = base_amount(action.size, state.options)
    causes = [Cause("MA-ERECT-8", f"{stock_name(action.size)}")]
    for tile in action.bonus or ():
        worth = bonus_amount((tile,), state.options)
        here = min(last, done + worth) - max(first, done)
        done += worth
        if here > 0:
            name = VOICE.term(TILE_NAMES[tile % BY_TABLET])
            tablet = VOICE.say("cause.tablet", "{tile} by the tablet", tile=name)
            piece = tablet if tile >= BY_TABLET else f"{name}"
            causes.append(Cause(_BONUS[tile % BY_TABLET], piece, here))
    return causes


def _of_the_way(before: State, action: Moai | Pukao, change: Change) -> list[Cause]:
    """What each space of the path paid its owner; as one total if the owner had a choice."""
    options, kind = before.options, change.which - REED
    path, capping = path_of(action, options), isinstance(action, Pukao)
    paying = [
        (options.board.names[space], [choice[kind] for choice in choices])
        for space, choices in due_to(before, change.actor, change.seat, path, capping, options)
        if space >= 0 and any(choice[kind] for choice in choices)
    ]
    rule = "MA-GAIN-7" if capping else "MA-GAIN-1"
    certain = all(len(amounts) == 1 for _, amounts in paying)
    if paying and certain and sum(amounts[0] for _, amounts in paying) == change.amount:
        return [Cause(rule, name, amounts[0]) for name, amounts in paying]
    return [Cause(rule, str(Series((name for name, _ in paying), "or")))]


def _rule(state: State, action: object, which: int, own: bool) -> str:
    """The rule, by the kind of action, the number that changed, and whether it is the acting player's
    (`own`).
    """
    kind = type(action)
    if not state.begun:
        return "MA-FIRST-2" if kind is Variant else GIVEN
    if isinstance(action, Moai):
        return _by_moai(action, which, own)
    if kind is Pukao:
        return _CAPPING.get(which, "MA-GAIN-7")
    if isinstance(action, Exchange):
        return _by_exchange(action, which)
    if kind is Buy:
        return {IMPROVEMENTS: "MA-IMPR-6", VILLAGERS: "MA-POP-1"}.get(which, "MA-IMPR-2")
    if kind is Draft:
        return _DRAFTING.get(which, "MA-DRAFT-4")
    if kind is Carve:
        return "MA-CARVE-5" if SMALL <= which <= LARGE else "MA-CARVE-2"
    if isinstance(action, Villager):
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
