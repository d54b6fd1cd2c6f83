"""Phase 3: turns and paths (dossier 4.4 and 4, point 5, first half).

Order: number of items (TURN-1 for a pass after a transport, TURN-2), item at hand (ROUND-2, PATH-7,
CAP-1), start (PATH-1), first broken step (PATH-2), first empty space (PATH-3), revisits and the other
quarry (PATH-5, PATH-6), left half-way (PATH-4). A turn without transport or pass: TURN-1 on TurnEnds.
"""

from __future__ import annotations

from itertools import pairwise

from referee.core.acts import Misnamed, NotAnAction, TurnEnds
from referee.core.rule import Breach, Seat
from referee.speech.values import Count, Series, Term

from ..actions import Moai, Pass, Pukao
from ..calculations.paths import between, path_of
from ..options import Options
from ..pieces import SIZE_NAMES, SIZES, sized
from ..state.queries import carries, may_hold
from ..state.state import CARRY, MOAI_CARRIED, PUKAO_CARRIED, State
from ..voice import VOICE
from .book import NO_DEEDS, TRANSPORTS, rule

TURN_1 = rule(
    "MA-TURN-1",
    "P3",
    "Transport or pass",
    "In every turn of phase 3 a player transports one thing or passes. Tiles and purchases do not "
    "replace that.",
    {
        "neither": "{player} has neither carried anything nor passed in this turn",
        "both": "{player} has carried something in this turn, and so cannot pass",
        "deed": "`{text}` cannot be done in phase 3",
    },
)


@TURN_1.check(on=NO_DEEDS, during=(CARRY,))
def deed_belongs_to_phase_3(
    state: State, seat: int, action: NotAnAction | Misnamed, options: Options
) -> Breach:
    return {"case": "deed", "text": action.text}


@TURN_1.check(on=Pass, during=(CARRY,))
def nobody_passes_after_a_transport(state: State, seat: int, action: Pass, options: Options) -> Breach:
    return {"case": "both", "player": Seat(seat)} if has_carried(state) else None


@TURN_1.check(on=TurnEnds, during=(CARRY,))
def turn_carried_something(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    if not state.acted or state.carried:
        return None
    return {"case": "neither", "player": Seat(state.active)}


def has_carried(state: State) -> bool:
    """Whether it is certain that something was carried in this turn."""
    return state.carried in (MOAI_CARRIED, PUKAO_CARRIED)


TURN_2 = rule(
    "MA-TURN-2",
    "P3",
    "One transport a turn",
    "In a turn a player carries one moai or one pukao. Neither rest nor the chief allows another.",
    {
        "moai": "{player} has already carried a moai in this turn",
        "pukao": "{player} has already carried a pukao in this turn",
    },
)


@TURN_2.check(on=TRANSPORTS, during=(CARRY,))
def one_transport_a_turn(state: State, seat: int, action: object, options: Options) -> Breach:
    if not has_carried(state):
        return None
    return {"player": Seat(seat), "case": "moai" if state.carried == MOAI_CARRIED else "pukao"}


ROUND_2 = rule(
    "MA-ROUND-2",
    "FIN-R P3.1",
    "Moai that were not erected go back to the stock",
    "At the end of a round, moai that were taken and not erected go back to the stock.",
    "{player}'s {moai} went back to the stock at the end of the last round",
)


@ROUND_2.check(on=Moai, during=(CARRY,))
def moai_is_not_of_the_last_round(state: State, seat: int, action: Moai, options: Options) -> Breach:
    if may_hold(state, seat, action.size) or not state.returned[seat][action.size]:
        return None
    return {"player": Seat(seat)} | sized(action.size)


PATH_7 = rule(
    "MA-PATH-7",
    "P3.1",
    "A moai that the player took in this round",
    "A player can carry only a moai that they took in this round and have not erected yet.",
    {
        "some": "{player} has no {moai} to carry in this round, only {held}",
        "none": "{player} has no {moai} to carry in this round, and no other moai either",
    },
)


@PATH_7.check(on=Moai, during=(CARRY,))
def moai_is_at_hand(state: State, seat: int, action: Moai, options: Options) -> Breach:
    held = state.held[seat]
    if may_hold(state, seat, action.size):
        return None
    facts = {"player": Seat(seat)} | sized(action.size)
    left = [Count(held[size], VOICE.term(SIZE_NAMES[size])) for size in SIZES if held[size]]
    return facts | ({"case": "some", "held": Series(left)} if left else {"case": "none"})


CAP_1 = rule(
    "MA-CAP-1",
    "P3.2",
    "A pukao is left",
    "A pukao is taken from the stock when it is carried.",
    "all {number} pukao are used up",
)


@CAP_1.check(on=Pukao, during=(CARRY,))
def pukao_is_left(state: State, seat: int, action: Pukao, options: Options) -> Breach:
    return None if state.pukao > 0 else {"number": options.pukao}


# --- the path ---

PATH_1 = rule(
    "MA-PATH-1",
    "P3",
    "The right start",
    "Moai leave from the crater, pukao from the pukao quarry.",
    {
        "moai": "a moai leaves from the crater, {right}, not from {written}",
        "pukao": "a pukao leaves from the pukao quarry, {right}, not from {written}",
    },
)


def what_of(action: Moai | Pukao) -> Term:
    return VOICE.term("moai" if isinstance(action, Moai) else "pukao")


@PATH_1.check(on=TRANSPORTS, during=(CARRY,))
def path_starts_right(state: State, seat: int, action: Moai | Pukao, options: Options) -> Breach:
    if action.start is None:
        return None
    board = options.board
    moai = isinstance(action, Moai)
    start = board.crater if moai else board.pukao_quarry
    if path_of(action, options)[0] == start:
        return None
    return {
        "case": "moai" if moai else "pukao",
        "right": board.names[start],
        "written": action.start.upper(),
    }


PATH_2 = rule(
    "MA-PATH-2",
    "P3",
    "An unbroken path",
    "Each space of a path shares a side with the one before.",
    {
        "gap": "{one} and {two} share no side",
        "untold": "the way from {one} to {two} is missing; name the spaces between them, "
        "for example `via {way}`",
        "unknown": "the board has no space {space}",
    },
)


@PATH_2.check(on=TRANSPORTS, during=(CARRY,))
def path_is_unbroken(state: State, seat: int, action: Moai | Pukao, options: Options) -> Breach:
    board = options.board
    path = path_of(action, options)
    unknown = [name for name in action.via or () if name not in board.index]
    for one, two in pairwise(path):
        if two < 0:  # a destination that does not exist is ERECT-1, CAP-3
            return {"case": "unknown", "space": unknown[0].upper()} if unknown else None
        if two not in board.next[one]:
            gap = {"one": board.names[one], "two": board.names[two]}
            way = () if action.via else between(board, one, two)
            told = " ".join(board.names[space] for space in way)
            return {"case": "untold", "way": told, **gap} if told else {"case": "gap", **gap}
    return None


PATH_3 = rule(
    "MA-PATH-3",
    "P3 P3.1",
    "A transporter on every space",
    "On each space of a path there is a grey figure or a transporter of any player, tired or not.",
    "nobody stands on {space}, so nothing can be carried over it",
)


def known(action: Moai | Pukao, options: Options) -> list[int]:
    """The spaces of a path that the board has."""
    return [space for space in path_of(action, options) if space >= 0]


@PATH_3.check(on=TRANSPORTS, during=(CARRY,))
def somebody_carries(state: State, seat: int, action: Moai | Pukao, options: Options) -> Breach:
    for space in known(action, options):
        if not carries(state, space):
            return {"space": options.board.names[space]}
    return None


PATH_5 = rule(
    "MA-PATH-5",
    "P3",
    "No space twice",
    "A path does not use the same space twice.",
    "the path uses {space} twice",
)


@PATH_5.check(on=TRANSPORTS, during=(CARRY,), when=lambda options: not options.path_revisit)
def no_space_is_used_twice(state: State, seat: int, action: Moai | Pukao, options: Options) -> Breach:
    seen = set()
    for space in known(action, options):
        if space in seen:
            return {"space": options.board.names[space]}
        seen.add(space)
    return None


PATH_6 = rule(
    "MA-PATH-6",
    "P1.3",
    "Through the other quarry",
    "A moai may pass through the pukao quarry, and a pukao through the crater. Nobody gains anything "
    "there.",
    "at this table a {what} cannot pass through {space}",
)


@PATH_6.check(on=TRANSPORTS, during=(CARRY,), when=lambda options: not options.other_quarry)
def other_quarry_is_closed(state: State, seat: int, action: Moai | Pukao, options: Options) -> Breach:
    board = options.board
    other = board.pukao_quarry if isinstance(action, Moai) else board.crater
    if other not in known(action, options)[:-1]:
        return None
    return {"what": what_of(action), "space": board.names[other]}


PATH_4 = rule(
    "MA-PATH-4",
    "P3.1 P3.2",
    "A path ends with erecting or capping",
    "A moai is carried all the way to a platform, and a pukao all the way to a moai.",
    "a {what} cannot be left on {space}: it is carried all the way or not at all",
)


@PATH_4.check(on=TRANSPORTS, during=(CARRY,))
def nothing_is_left_on_the_way(state: State, seat: int, action: Moai | Pukao, options: Options) -> Breach:
    return {"what": what_of(action), "space": action.to.upper()} if action.left else None
