"""The frame of a round: is the game on, which phase is it, whose turn is it (dossier 4, point 1).

Order: the game is over (END-4); the player has passed (TURN-3); the phase (PLACE-5 and TURN-5 for a
phase closed too early, else ORDER-1, and PLACE-2 for a
pass in phase 1); the player in turn (CHIEF-2 for a chief alone, PLACE-3, ORDER-2, CARVE-1, TURN-4).
Tiles and purchases in another's turn are AHU-2 and IMPR-1, not these. Last a turn that is over before
its duty is done (CHIEF-2, PLACE-2, PLACE-5, ORDER-1); headings.py goes on with what the table itself
writes.
"""

from __future__ import annotations

from referee.core.acts import Misnamed, NotAnAction, Resign, TurnEnds
from referee.core.rule import Breach, Seat
from referee.speech.say import Wording
from referee.speech.values import Series

from ..actions import Carve, Chief, Moai, Pass, Phase, Pukao, Round, Sorcerer, Villager
from ..options import Options
from ..pieces import NOTHING, VILLAGER, figures
from ..state.queries import has_figures, is_carving_skipped, keeps_chief, may_come_now, may_have_turn
from ..state.state import (
    CARRY,
    CARVE,
    IN_ROUND,
    NOBODY,
    OVER,
    PLACE,
    State,
)
from ..voice import VOICE
from .book import DEEDS, NO_DEEDS, PLACING, TRANSPORTS, rule

PHASE_NAMES = {
    PLACE: VOICE.phrase("phase.1", "phase 1 (placing)"),
    CARVE: VOICE.phrase("phase.2", "phase 2 (carving)"),
    CARRY: VOICE.phrase("phase.3", "phase 3 (transports)"),
}
THE_SETUP = VOICE.phrase("phase.setup", "the set-up")
THE_SORCERER = VOICE.phrase("the-sorcerer", "the sorcerer")
PASSING = VOICE.phrase("what.passing", "passing")

END_4 = rule(
    "MA-END-4",
    "END",
    "Nothing after the end",
    "When the last round is over, nobody acts again.",
    "the game is over: round {round} ended with {free} free {free|platform|platforms}",
)


@END_4.check(on=(*DEEDS, Resign), during=(OVER,))
def game_is_on(state: State, seat: int, action: object, options: Options) -> Breach:
    return (
        None if state.final or begins_a_round(state, action) else {"free": state.free, "round": state.round}
    )


def begins_a_round(state: State, action: object) -> bool:
    """Whether an action after the end belongs to a round that should not be played: MA-END-1, MA-END-2."""
    return state.overrun or isinstance(action, (*PLACING, Round, Phase))


TURN_3 = rule(
    "MA-TURN-3",
    "P3",
    "Passing is final",
    "A player who has passed has no further turn in this phase. Their figures still carry and earn.",
    {
        "passed": "{player} has passed and cannot act again in this round",
        "turn": "it is {player}'s turn, so {player} cannot have passed in this round",
    },
)


@TURN_3.check(on=(*TRANSPORTS, Pass), during=IN_ROUND)
def player_has_not_passed(state: State, seat: int, action: object, options: Options) -> Breach:
    passed = state.just_passed == seat or (state.phase == CARRY and state.passed[seat])
    return {"case": "passed", "player": Seat(seat)} if passed else None


PLACE_2 = rule(
    "MA-PLACE-2",
    "P1 P1.3",
    "No passing while figures remain",
    "A player who still has a villager or the sorcerer in hand must place one of them in their turn.",
    {
        "pass": "{player} still has {figures} to place, and so cannot pass",
        "turn": "{player} placed nothing in this turn, but still has {figures} to place",
    },
)


@PLACE_2.check(on=Pass, during=(PLACE,))
def nobody_passes_in_phase_1(state: State, seat: int, action: Pass, options: Options) -> Breach:
    if not has_figures(state, seat):
        return None
    return {"case": "pass", "player": Seat(seat), "figures": figures_left(state, seat)}


def figures_left(state: State, seat: int) -> Series | Wording:
    """`2 villagers and the sorcerer`."""
    number = state.hand_villagers[seat]
    said: list[object] = [figures(number, VILLAGER)] if number else []
    said += [THE_SORCERER] if may_place_sorcerer(state, seat) else []
    return Series(said) if said else NOTHING


def may_place_sorcerer(state: State, seat: int) -> bool:
    return state.sorcerer[seat] == -1


PLACE_5 = rule(
    "MA-PLACE-5",
    "P1.3",
    "Phase 1 ends when everybody is done",
    "Phase 2 begins when all villagers and sorcerers in play are on the board; the chief may stay out.",
    {
        "open": "phase 1 is not over: {player} still has {figures} to place",
        "chief": "at this table phase 1 is not over until {player} has placed the chief",
    },
)

ORDER_1 = rule(
    "MA-ORDER-1",
    "DER",
    "Three phases in order",
    "A round has three phases: placing figures, then the new order and carving, then transports.",
    {
        "phase": "this is {now}; {what} belongs to {right}",
        "skipped": "phase 2 of round {round} is missing: nobody has carved; write what {players} carved, "
        "or `carve nothing`",
        "deed": "`{text}` cannot be done in phase 2",
        "carving": "{player} has not carved: write `carve nothing` if no moai was taken",
        "heading": "this is {now} of round {round}",
        "position": "rounds are counted from 1, and each has phases 1, 2 and 3",
        "again": "a position has already been given above, in round {round}",
    },
)

WHAT = {
    Villager: (VOICE.phrase("what.villager", "a villager"), PLACE),
    Sorcerer: (VOICE.phrase("what.sorcerer", "a sorcerer"), PLACE),
    Chief: (VOICE.phrase("what.chief", "the chief"), PLACE),
    Carve: (VOICE.phrase("what.carving", "carving"), CARVE),
    Moai: (VOICE.phrase("what.moai", "a moai's transport"), CARRY),
    Pukao: (VOICE.phrase("what.pukao", "a pukao's transport"), CARRY),
    Pass: (PASSING, CARRY),
}


@PLACE_5.check(on=Carve, during=(PLACE,))
def phase_1_is_over(state: State, seat: int, action: Carve, options: Options) -> Breach:
    """A player who has placed everything and carves takes phase 1 to be over; others are in the wrong
    phase.
    """
    late = [other for other in state.order if has_figures(state, other)]
    if not late or has_figures(state, seat):
        return None
    return {"case": "open", "player": Seat(late[0]), "figures": figures_left(state, late[0])}


TURN_5 = rule(
    "MA-TURN-5",
    "P3.2",
    "Phase 3 ends when all have passed",
    "Everybody passes exactly once in a round. When all have passed, the round is over.",
    "round {round} is not over: {players} {players|has|have} not passed",
)


@TURN_5.check(on=(Villager, Sorcerer), during=(CARRY,))
def phase_3_is_over(state: State, seat: int, action: object, options: Options) -> Breach:
    """A player who has passed and places takes the round to be over; others are in the wrong phase."""
    by_popular = getattr(action, "by", None) is not None
    return round_is_open(state) if state.passed[seat] and not by_popular else None


def round_is_open(state: State) -> Breach:
    players = [seat for seat in state.order if not state.passed[seat]] or [state.active]
    return {"round": state.round, "players": tuple(map(Seat, players))}


@ORDER_1.check(on=(Sorcerer, Chief, Carve), during=(CARRY,))
@ORDER_1.check(on=(Sorcerer, Moai, Pukao, Pass), during=(CARVE,))
@ORDER_1.check(on=(Carve, Moai, Pukao, Pass), during=(PLACE,))
def phase_is_right(state: State, seat: int, action: object, options: Options) -> Breach:
    what, right = WHAT[type(action)]
    if isinstance(action, TRANSPORTS) and is_carving_skipped(state):
        players = tuple(map(Seat, state.order))
        return {"case": "skipped", "round": state.round, "players": players, "demands": (Carve,)}
    return {"case": "phase", "now": PHASE_NAMES[state.phase], "what": what, "right": PHASE_NAMES[right]}


@ORDER_1.check(on=Villager, during=(CARVE, CARRY))
def villager_belongs_to_phase_1(state: State, seat: int, action: Villager, options: Options) -> Breach:
    """If the log names *popular* as the reason, the rule is MA-POP-1."""
    return None if action.by is not None else phase_is_right(state, seat, action, options)


@ORDER_1.check(on=(NotAnAction, Misnamed), during=(CARVE,))
def deed_belongs_to_phase_2(
    state: State, seat: int, action: NotAnAction | Misnamed, options: Options
) -> Breach:
    return {"case": "deed", "text": action.text}


CHIEF_2 = rule(
    "MA-CHIEF-2",
    "P1",
    "The chief is placed together with another figure",
    "In phase 1 the chief is placed in the same turn as a villager or the sorcerer, never alone.",
    {
        "alone": "{player} has no other figure left to place, and the chief cannot be placed alone",
        "turn": "{player} placed only the chief; a villager or the sorcerer must be placed in the same "
        "turn",
        "sorcerer": "at this table the chief is placed with a villager, not with the sorcerer",
        "carving": "the chief is placed in phase 1, not when carving",
    },
)


@CHIEF_2.check(on=Chief, during=(PLACE,))
def chief_is_not_alone(state: State, seat: int, action: Chief, options: Options) -> Breach:
    if state.figure_now != NOBODY and seat == state.active:
        return None
    return None if has_figures(state, seat) else {"case": "alone", "player": Seat(seat)}


PLACE_3 = rule(
    "MA-PLACE-3",
    "P1",
    "Players without figures are skipped",
    "A player who has placed every figure has no further turn in phase 1. The others go on in the same "
    "order.",
    "{player} has placed every figure, so it is {due}'s turn",
)


@PLACE_3.check(on=(Villager, Sorcerer, Chief, Pass, NotAnAction, Misnamed), during=(PLACE,))
def player_has_figures(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat == state.active or has_figures(state, seat):
        return None
    return {"player": Seat(seat), "due": Seat(state.active)}


ORDER_2 = rule(
    "MA-ORDER-2",
    "DER FIN-R",
    "Phase 1 goes in the old order",
    "In round 1 the players place figures in the opening order, later in the order of the last phase 2.",
    "it is {due}'s turn to place, not {player}'s",
)


@ORDER_2.check(on=(Villager, Sorcerer, Chief, NotAnAction, Misnamed), during=(PLACE,))
def placing_goes_in_order(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat == state.active or (isinstance(action, Villager | Sorcerer) and may_come_now(state, seat)):
        return None
    return {"due": Seat(state.active), "player": Seat(seat)}


CARVE_1 = rule(
    "MA-CARVE-1",
    "DER P2.2",
    "Carving goes in the new order",
    "Each player has one carving turn, in the new order. A player who takes nothing has one too.",
    {
        "order": "it is {due}'s turn to carve, not {player}'s",
        "twice": "{player} has already carved in this round",
    },
)


@CARVE_1.check(on=(Carve, Chief, NotAnAction, Misnamed), during=(CARVE,))
def carving_goes_in_order(state: State, seat: int, action: object, options: Options) -> Breach:
    if isinstance(action, Carve) and not may_have_turn(state, seat):
        return {"case": "twice", "player": Seat(seat)}
    if seat == state.active or (isinstance(action, Carve) and may_come_now(state, seat)):
        return None
    return {"case": "order", "due": Seat(state.active), "player": Seat(seat)}


TURN_4 = rule(
    "MA-TURN-4",
    "P3",
    "Turns keep going round",
    "In phase 3 the players take turns in the new order, round after round. Players who have passed are "
    "skipped.",
    "it is {due}'s turn, not {player}'s",
)


@TURN_4.check(on=(*TRANSPORTS, Pass, NotAnAction, Misnamed), during=(CARRY,))
def carrying_goes_in_order(state: State, seat: int, action: object, options: Options) -> Breach:
    if seat == state.active or (not isinstance(action, NO_DEEDS) and may_come_now(state, seat)):
        return None
    return {"due": Seat(state.active), "player": Seat(seat)}


# --- turns that end too early ---


@CHIEF_2.check(on=TurnEnds, during=(PLACE,))
def chief_came_along(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    alone = state.acted and state.chief_now and state.figure_now == NOBODY and not state.lost
    return {"case": "turn", "player": Seat(state.active)} if alone else None


@PLACE_2.check(on=TurnEnds, during=(PLACE,))
def figure_was_placed(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    done = not state.acted or state.lost or state.figure_now != NOBODY
    if done or not has_figures(state, state.active):
        return None
    figures = figures_left(state, state.active)
    return {"case": "turn", "player": Seat(state.active), "figures": figures}


@PLACE_5.check(on=TurnEnds, during=(PLACE,), when=lambda options: options.chief_mandatory)
def chief_was_placed(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    kept = state.acted and keeps_chief(state, state.active)
    return {"case": "chief", "player": Seat(state.active)} if kept else None


@ORDER_1.check(on=TurnEnds, during=(CARVE,))
def carving_was_done(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    if not state.acted or state.lost or state.carved[state.active]:
        return None
    return {"case": "carving", "player": Seat(state.active)}
