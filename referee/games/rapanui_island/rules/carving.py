"""Phase 2: reconversion, reinforcement, carving, and the helping hand after it (dossier 4.3).

Order: a tile is owned (tiles.py) before its moment and its effect are looked at: RECON-1, RECON-2;
REINF-1, REINF-2; HAND-1, HAND-4, HAND-2, HAND-3. Carving (4, point 4): CARVE-3, CARVE-4, CARVE-2,
CARVE-6, CARVE-5, then CARVE-7 under its ruling. Whose turn it is: CARVE-1 in turns.py.
"""

from __future__ import annotations

from referee.core.rule import Breach, Notice, Seat
from referee.speech.say import Wording
from referee.speech.values import Count, Series

from ..actions import Carve, HelpingHand, Reconversion, Reinforcement
from ..calculations.carving import feasible, feasible_with_tied_chief, greatest
from ..options import Options
from ..pieces import (
    CHIEF,
    FIGURE_NAMES,
    ISLAND,
    LARGE,
    MEDIUM,
    QUARRY,
    SIZE_NAMES,
    SIZES,
    SORCERER,
    STAR,
    VILLAGER,
    VIRTUAL,
    Spot,
    sized,
)
from ..state.queries import carver_counts, chief_in_play, space_of
from ..state.state import CARVE, IN_ROUND, NOBODY, State, column_at, in_quarry, star_at
from ..voice import VOICE
from .book import rule
from .placing import COLUMNS, space_fault
from .tile_timing import wrong_moment

RECON_1 = rule(
    "MA-RECON-1",
    "AHU-reconversion",
    "Reconversion: the moment",
    "A player plays reconversion after the totems have moved and before they carve.",
    {
        "early": "reconversion is played in phase 2, after the new order is fixed",
        "carved": "{player} has carved, so it is too late for reconversion",
        "others": "at this table reconversion is played before anybody carves",
        "late": "reconversion is played in phase 2, not in phase 3",
    },
)


@RECON_1.check(on=Reconversion, during=IN_ROUND)
def reconversion_is_in_time(state: State, seat: int, action: Reconversion, options: Options) -> Breach:
    return wrong_moment(state, seat, action, options)


RECON_2 = rule(
    "MA-RECON-2",
    "AHU-reconversion",
    "Reconversion: where to",
    "The sorcerer goes into any column, where it needs no slot, or onto an island space without a "
    "rival's transporter.",
    {
        "rival": "{space} is closed: {owner}'s transporter stands there",
        "grey": "{space} is the {what}, where only the grey figure stands",
        "unknown": "the board has no space {space}",
        "column": "the moai quarry has no column {column}, only columns 1, 2 and 3",
        "star": "reconversion takes the sorcerer off the turn track, so it cannot go to a star",
        "again": "{player}'s sorcerer has already left the turn track in this round",
    },
)


@RECON_2.check(on=Reconversion, during=IN_ROUND)
def sorcerer_can_go_there(state: State, seat: int, action: Reconversion, options: Options) -> Breach:
    if not star_at(state.sorcerer[seat]):
        return {"case": "again", "player": Seat(seat)}
    where = action.where
    if where.kind == STAR:
        return {"case": "star"}
    if where.kind == QUARRY:
        return None if where.number in COLUMNS else {"case": "column", "column": where.number}
    return closed_fault(state, seat, where.space, options)


def closed_fault(state: State, seat: int, name: str, options: Options) -> Breach:
    """Why a tile cannot put a figure onto a space."""
    if fault := space_fault(name, options):
        return fault
    space = space_of(options.board, name)
    owner = state.owner[space]
    if owner in (NOBODY, seat):
        return None
    return {"case": "rival", "space": options.board.names[space], "owner": Seat(owner)}


REINF_1 = rule(
    "MA-REINF-1",
    "AHU-reinforcement",
    "Reinforcement: the moment",
    "A player plays reinforcement in their own carving turn, before taking moai.",
    {
        "phase": "reinforcement is played in phase 2, in its player's own carving turn",
        "carved": "{player} has carved, so it is too late for reinforcement",
    },
)


@REINF_1.check(on=Reinforcement, during=IN_ROUND)
def reinforcement_is_in_time(state: State, seat: int, action: Reinforcement, options: Options) -> Breach:
    return wrong_moment(state, seat, action, options)


REINF_2 = rule(
    "MA-REINF-2",
    "AHU-reinforcement AHU",
    "Reinforcement: the effect",
    "It counts as one more carver in a column, for this carving only. There is no figure that could be "
    "moved later.",
    {
        "column": "the moai quarry has no column {column}, only columns 1, 2 and 3",
        "virtual": "the carver of a reinforcement is not a figure and cannot be moved",
        "position": "the carver of a reinforcement is not a figure and does not stand anywhere",
    },
)


@REINF_2.check(on=Reinforcement, during=IN_ROUND)
def reinforcement_has_a_column(state: State, seat: int, action: Reinforcement, options: Options) -> Breach:
    return None if action.column in COLUMNS else {"case": "column", "column": action.column}


CARVE_3 = rule(
    "MA-CARVE-3",
    "P2.2",
    "Nothing without column 1",
    "A player without a carver in column 1 takes no moai.",
    "{player} has no carver in column 1, so no moai can be taken",
)


@CARVE_3.check(on=Carve, during=(CARVE,))
def column_1_has_a_carver(state: State, seat: int, action: Carve, options: Options) -> Breach:
    bare = any(action.taken) and not carver_counts(state, seat)[0]
    return {"player": Seat(seat)} if bare else None


CARVE_4 = rule(
    "MA-CARVE-4",
    "P2.2",
    "Only small moai without column 2",
    "A player without a carver in column 2 takes only small moai, whatever they have in column 3.",
    "{player} has no carver in column 2, so only small moai can be taken, not {moai}",
)


@CARVE_4.check(on=Carve, during=(CARVE,))
def column_2_has_a_carver(state: State, seat: int, action: Carve, options: Options) -> Breach:
    if not (action.taken[MEDIUM] or action.taken[LARGE]) or carver_counts(state, seat)[1]:
        return None
    return {"player": Seat(seat)} | sized(MEDIUM if action.taken[MEDIUM] else LARGE)


CARVE_2 = rule(
    "MA-CARVE-2",
    "P2.2 P1.2",
    "What the carvers allow",
    "A small moai needs a carver in column 1. A medium one needs a second carver in column 2, and a "
    "large one a third in column 3.",
    {
        "large": "{player} has no carver in column 3, so no large moai can be taken",
        "chief": "at this table the chief under column {column} helps only with a {moai}",
    },
)


@CARVE_2.check(on=Carve, during=(CARVE,))
def column_3_has_a_carver(state: State, seat: int, action: Carve, options: Options) -> Breach:
    bare = action.taken[LARGE] and not carver_counts(state, seat)[2]
    return {"case": "large", "player": Seat(seat)} if bare else None


CARVE_6 = rule(
    "MA-CARVE-6",
    "P2.2",
    "One moai for each carver",
    "Each carver works on only one moai.",
    "{player} has {carvers} carvers in columns 1, 2 and 3, too few for {taken} moai",
)


@CARVE_6.check(on=Carve, during=(CARVE,))
def carvers_suffice(state: State, seat: int, action: Carve, options: Options) -> Breach:
    carvers = carver_counts(state, seat)
    if feasible(action.taken, carvers):
        return None
    taken = Series(
        Count(number, VOICE.term(SIZE_NAMES[s])) for s, number in enumerate(action.taken) if number
    )
    return {"player": Seat(seat), "carvers": Series(carvers), "taken": taken}


@CARVE_2.check(on=Carve, during=(CARVE,), when=lambda options: options.chief_that_size)
def chief_serves_his_size(state: State, seat: int, action: Carve, options: Options) -> Breach:
    chief = column_at(state.chief[seat])
    others = carver_counts(state, seat, chief_too=False)
    if feasible_with_tied_chief(action.taken, others, chief):
        return None
    return {"case": "chief", "column": chief} | sized(chief - 1)


CARVE_5 = rule(
    "MA-CARVE-5",
    "P2.2",
    "Stock and substitution",
    "Nobody takes more moai of a size than are in stock. A smaller moai may be taken instead of a "
    "larger one, never the reverse.",
    "{number|0=no|{number}|{number}} {moai} {number|is|are} left in stock, but {player} takes {taken}",
)


@CARVE_5.check(on=Carve, during=(CARVE,))
def stock_suffices(state: State, seat: int, action: Carve, options: Options) -> Breach:
    for size in SIZES:
        number, taken = state.stock[size], action.taken[size]
        if taken > number:
            facts = sized(size) | {"number": number, "taken": taken}
            return facts | {"player": Seat(seat)}
    return None


CARVE_7 = rule(
    "MA-CARVE-7",
    "P2.2",
    "Taking less is allowed",
    "A player may take fewer or smaller moai than the carvers allow.",
    {
        "less": "{player} could take {most} moai and takes {number|0=none|{number}|{number}}",
        "all": "at this table a player must take as many moai as possible: {player} could take {most} "
        "and takes {number|0=none|{number}|{number}}",
    },
)


@CARVE_7.check(on=Carve, during=(CARVE,))
def as_many_as_possible_are_taken(state: State, seat: int, action: Carve, options: Options) -> Breach:
    """Taking fewer moai is legal but may be a slip, unless a ruling demands that all are taken."""
    chief = column_at(state.chief[seat]) if options.chief_that_size else 0
    carvers = carver_counts(state, seat, chief_too=not options.chief_that_size)
    stock = (state.stock[0], state.stock[1], state.stock[2])
    return less_than_possible(seat, sum(action.taken), greatest(carvers, chief, stock), options)


def less_than_possible(seat: int, number: int, most: int, options: Options) -> Breach:
    """What is said of a player who takes fewer moai than the most that are possible."""
    if number >= most:
        return None
    facts = {"player": Seat(seat), "most": most, "number": number}
    return facts | {"case": "all"} if options.carve_all else Notice(facts, case="less")


HAND_1 = rule(
    "MA-HAND-1",
    "AHU-hand",
    "Helping hand: the moment",
    "It is played after everybody has carved: before phase 3, or in a turn of its player in phase 3.",
    {
        "early": "helping-hand cannot be played until {who} has carved",
        "passed": "{player} has passed, so it is too late for helping-hand",
        "first": "at this table helping-hand is played no later than its player's first turn of phase 3",
    },
)


@HAND_1.check(on=HelpingHand, during=IN_ROUND)
def helping_hand_is_in_time(state: State, seat: int, action: HelpingHand, options: Options) -> Breach:
    return wrong_moment(state, seat, action, options)


@REINF_2.check(on=HelpingHand, during=IN_ROUND)
def virtual_carver_is_no_figure(state: State, seat: int, action: HelpingHand, options: Options) -> Breach:
    return {"case": "virtual"} if action.figure == VIRTUAL else None


HAND_4 = rule(
    "MA-HAND-4",
    "AHU-hand P1.3",
    "Helping hand: the chief",
    "The chief can be moved only if the improvement is built.",
    {
        "built": "{player} has not built *chief*, so the chief waits in the village",
        "quarry": "at this table helping-hand moves the chief only from the quarry",
    },
)


@HAND_4.check(on=HelpingHand, during=IN_ROUND)
def chief_can_be_moved(state: State, seat: int, action: HelpingHand, options: Options) -> Breach:
    if action.figure != CHIEF:
        return None
    if not chief_in_play(state, seat):
        return {"case": "built", "player": Seat(seat)}
    elsewhere = options.hand_chief_quarry and not column_at(state.chief[seat])
    return {"case": "quarry"} if elsewhere else None


HAND_2 = rule(
    "MA-HAND-2",
    "AHU-hand",
    "Helping hand: which figure",
    "It moves one of the player's own carvers from the quarry, whether or not it carved, or the "
    "player's own chief.",
    {
        "island": "helping-hand moves a carver from the quarry, not a figure from {space}",
        "none": "{player} has no {figure} {place}",
        "sorcerer": "at this table helping-hand does not move the sorcerer",
    },
)


@HAND_2.check(on=HelpingHand, during=IN_ROUND)
def helping_hand_moves_a_carver(state: State, seat: int, action: HelpingHand, options: Options) -> Breach:
    source, figure = action.source, action.figure
    if figure == SORCERER and not options.hand_sorcerer:
        return {"case": "sorcerer"}
    at = state.sorcerer[seat] if figure == SORCERER else state.chief[seat]
    if figure != CHIEF:
        if source is not None and source.kind == ISLAND:
            return {"case": "island", "space": source.space.upper()}
        if figure == SORCERER and at >= 0:
            return {"case": "island", "space": options.board.names[at]}
    there = carver_is_there(state, seat, source) if figure == VILLAGER else is_at(at, source, options)
    if there and (figure != SORCERER or column_at(at)):
        return None
    named = VOICE.term("carver" if figure == VILLAGER else FIGURE_NAMES[figure])
    return {"case": "none", "player": Seat(seat), "figure": named, "place": place_text(source)}


def place_text(spot: Spot | None) -> Wording:
    if spot is None:
        return VOICE.phrase("in.quarry", "in the quarry")
    if spot.kind == QUARRY:
        return VOICE.phrase("in.column", "in column {column}", column=spot.number)
    if spot.kind == STAR:
        return VOICE.phrase("in.star", "on star {star}", star=spot.number)
    return VOICE.phrase("in.space", "on {space}", space=spot.space.upper())


def carver_is_there(state: State, seat: int, source: Spot | None) -> bool:
    """Whether a player has a villager in the column that is named, or in any."""
    if source is None:
        return any(state.carvers[seat])
    return source.kind == QUARRY and source.number in COLUMNS and state.carvers[seat][source.number - 1] > 0


def is_at(place: int, source: Spot | None, options: Options) -> bool:
    """Whether the sorcerer or the chief is at the place that the log names."""
    if source is None:
        return True
    if source.kind == ISLAND:
        return place >= 0 and place == space_of(options.board, source.space)
    return source.kind == QUARRY and place == in_quarry(source.number) and source.number in COLUMNS


HAND_3 = rule(
    "MA-HAND-3",
    "AHU-hand",
    "Helping hand: where to",
    "The figure goes to an island space without a rival's transporter, but not to the crater or the "
    "pukao quarry.",
    {
        "rival": "{space} is closed: {owner}'s transporter stands there",
        "grey": "{space} is the {what}, where only the grey figure stands",
        "unknown": "the board has no space {space}",
    },
)


@HAND_3.check(on=HelpingHand, during=IN_ROUND)
def figure_can_go_there(state: State, seat: int, action: HelpingHand, options: Options) -> Breach:
    return closed_fault(state, seat, action.to, options)
