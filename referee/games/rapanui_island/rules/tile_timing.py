"""Whether a tile can be played now, apart from who owns it: shared by the tiles and by the tablet.

Each function gives the facts of the fault, with the case of the rule on that tile's moment, or None.
"""

from __future__ import annotations

from collections.abc import Callable

from referee.core.rule import Breach, Seat

from ..actions import (
    Barter,
    Bonus,
    Economy,
    Favour,
    HelpingHand,
    Luxury,
    Reconversion,
    Reinforcement,
    Rest,
)
from ..options import Options
from ..pieces import (
    BARTER,
    ECONOMY,
    FAVOUR,
    HELPING_HAND,
    LUXURY,
    OPULENCE,
    RECONVERSION,
    REINFORCEMENT,
    REST,
    SUPPLEMENT,
    TILE_NAMES,
)
from ..state.queries import between_steps, hand_open
from ..state.state import CARRY, CARVE, LOST_CARRIED, PLACE, SPOILED_PUKAO, State
from ..voice import VOICE

Moment = Callable[[State, int, object, Options], Breach]

KIND_OF: dict[type, int] = {
    Reinforcement: REINFORCEMENT,
    Reconversion: RECONVERSION,
    HelpingHand: HELPING_HAND,
    Rest: REST,
    Barter: BARTER,
    Economy: ECONOMY,
    Luxury: LUXURY,
    Favour: FAVOUR,
}


def kind_of(action: object) -> int:
    """The kind of tile that an action plays."""
    return int(action.tile) if isinstance(action, Bonus) else KIND_OF[type(action)]


def has_passed(state: State, seat: int) -> bool:
    return state.just_passed == seat or (state.phase == CARRY and state.passed[seat])


def in_turn(state: State, seat: int) -> bool:
    return seat == state.active and not has_passed(state, seat)


def of_reconversion(state: State, seat: int, action: object, options: Options) -> Breach:
    if state.phase == PLACE:
        return {"case": "early"}
    if state.phase != CARVE:
        return {"case": "late"}
    if state.carved[seat]:
        return {"case": "carved", "player": Seat(seat)}
    return {"case": "others"} if options.reconversion_before_any and any(state.carved) else None


def of_reinforcement(state: State, seat: int, action: object, options: Options) -> Breach:
    if state.phase != CARVE:
        return {"case": "phase"}
    return {"case": "carved", "player": Seat(seat)} if state.carved[seat] else None


def of_helping_hand(state: State, seat: int, action: object, options: Options) -> Breach:
    if has_passed(state, seat):
        return {"case": "passed", "player": Seat(seat)}
    if hand_open(state, seat, options):
        return None
    if state.phase == CARRY:
        return {"case": "first"}
    own = options.hand_window == "own-carved"
    return {"case": "early", "who": Seat(seat) if own else VOICE.phrase("everybody", "everybody")}


def of_rest(state: State, seat: int, action: object, options: Options) -> Breach:
    return None if state.phase == CARRY else {"case": "phase"}


def of_economy(state: State, seat: int, action: object, options: Options) -> Breach:
    return None if is_capping(state) else {"case": "when"}


def is_capping(state: State) -> bool:
    """Whether an exchange is due, or may be after a capping that was refused or cannot be read."""
    return state.owes_exchange or state.carried in (LOST_CARRIED, SPOILED_PUKAO)


def of_luxury(state: State, seat: int, action: object, options: Options) -> Breach:
    """Only the tablet plays it: for one capping, or under a ruling for good."""
    free = is_capping(state) or options.tablet_luxury == "permanent"
    return None if free else {"case": "when"}


def of_bonus(state: State, seat: int, action: object, options: Options) -> Breach:
    """Opulence and supplement go along with a moai, never by themselves."""
    return {"case": "when"}


MOMENTS: dict[type, Moment] = {
    Reconversion: of_reconversion,
    Reinforcement: of_reinforcement,
    HelpingHand: of_helping_hand,
    Rest: of_rest,
    Economy: of_economy,
    Luxury: of_luxury,
    Bonus: of_bonus,
}


WHEN_PLAYED = {
    REINFORCEMENT: VOICE.phrase("when.carving", "in its player's own carving turn, before moai are taken"),
    RECONVERSION: VOICE.phrase("when.phase-2", "in phase 2, before its player carves"),
    HELPING_HAND: VOICE.phrase("when.carved", "when everybody has carved"),
    REST: VOICE.phrase("when.phase-3", "in phase 3"),
    ECONOMY: VOICE.phrase("when.capping", "with a capping, written after the pukao"),
    LUXURY: VOICE.phrase("when.capping", "with a capping, written after the pukao"),
    OPULENCE: VOICE.phrase("when.erecting", "when its player erects a moai"),
    SUPPLEMENT: VOICE.phrase("when.erecting", "when its player erects a moai"),
}


def copied_when(kind: int) -> dict[str, object]:
    """What is said of a tile that the tablet copies at a wrong moment."""
    alone = VOICE.phrase("when.alone", "on its own, in its player's turn")
    return {"tile": VOICE.term(TILE_NAMES[kind]), "when": WHEN_PLAYED.get(kind, alone)}


def wrong_moment(state: State, seat: int, action: object, options: Options) -> Breach:
    moment = MOMENTS.get(type(action))
    return moment(state, seat, action, options) if moment else None


def is_anothers_turn(state: State, seat: int, action: object, options: Options) -> bool:
    """Whether another player has the turn at a moment when the player in turn could play the tile.

    Reconversion and helping-hand may be played between the steps. Outside their phase, or once their
    player has carved or passed, the fault is their own moment.
    """
    if in_turn(state, seat):
        return False
    if isinstance(action, Reconversion):
        return state.phase == CARVE and not state.carved[seat] and not between_steps(state)
    if isinstance(action, HelpingHand):
        if has_passed(state, seat) or between_steps(state):
            return False
        early = state.phase == CARVE and options.hand_window == "own-carved" and state.carved[seat]
        return state.phase == CARRY or early
    return True
