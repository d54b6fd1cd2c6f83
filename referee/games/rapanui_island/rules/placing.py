"""Phase 1: placing figures (dossier 4.2 and 4, point 3).

Order: figure at hand (SORC-4, PLACE-4, CHIEF-1, CHIEF-4), number of figures (PLACE-1, CHIEF-2), place for
its kind (SORC-1, TRAN-1, QUAR-1 for a column that does not exist, CHIEF-3), occupancy (SORC-2, QUAR-1,
QUAR-2, TRAN-2), the first star (SORC-3).
"""

from __future__ import annotations

from referee.core.acts import Misnamed, NotAnAction
from referee.core.rule import Breach, Seat
from referee.speech.say import Wording

from ..actions import Chief, Sorcerer, Villager
from ..options import Options
from ..pieces import ISLAND, QUARRY, SORCERER, STAR, Spot
from ..state.queries import chief_in_play, free_slots, may_have_villager, space_of, villagers_owned
from ..state.state import CARVE, IN_HAND, NOBODY, PLACE, State, on_star
from ..voice import VOICE
from .book import PERMISSION, rule
from .turns import CHIEF_2

COLUMNS = (1, 2, 3)
MOVING = ("move", "shift", "swap", "take back", "takes back", "return", "undo")

PLACE_6 = rule(
    "MA-PLACE-6",
    "P1",
    "A placed figure stays",
    "In phase 1 nothing that was placed is moved, swapped or taken back.",
    "a figure that is placed stays where it is: `{text}` cannot be done",
)


@PLACE_6.check(on=NotAnAction, during=(PLACE,))
def figure_stays(state: State, seat: int, action: NotAnAction, options: Options) -> Breach:
    return {"text": action.text} if action.text.lower().startswith(MOVING) else None


SORC_4 = rule(
    "MA-SORC-4",
    "P1.1",
    "Each sorcerer is placed once",
    "Each player places the sorcerer once in a round, on one star.",
    "{player}'s sorcerer has already been placed in this round",
)


@SORC_4.check(on=Sorcerer, during=(PLACE,))
def sorcerer_goes_out_once(state: State, seat: int, action: Sorcerer, options: Options) -> Breach:
    return None if state.sorcerer[seat] == IN_HAND else {"player": Seat(seat)}


PLACE_4 = rule(
    "MA-PLACE-4",
    "P1 SET",
    "Only figures in hand",
    "A player places four villagers, or five with *popular*. Figures that wait in the village cannot be "
    "placed.",
    {
        "villager": "{player} has placed all {number} villagers",
        "waits": "{player}'s new villager waits for the next round",
    },
)


@PLACE_4.check(on=Villager, during=(PLACE,))
def villager_is_at_hand(state: State, seat: int, action: Villager, options: Options) -> Breach:
    if may_have_villager(state, seat):
        return None
    waits = state.popular_waits[seat]
    number = villagers_owned(state, seat) - waits
    return {"case": "waits" if waits else "villager", "player": Seat(seat), "number": number}


CHIEF_1 = rule(
    "MA-CHIEF-1",
    "P1 P1.3 IMP-chief",
    "The chief needs the improvement",
    "The chief enters the game when the improvement *chief* is built, even if that is in the same turn.",
    "{player} has not built *chief*, so the chief waits in the village",
)


@CHIEF_1.check(on=Chief, during=(PLACE, CARVE))
def chief_is_in_play(state: State, seat: int, action: Chief, options: Options) -> Breach:
    return None if chief_in_play(state, seat) else {"player": Seat(seat)}


CHIEF_4 = rule(
    "MA-CHIEF-4",
    "P1",
    "The chief once a round",
    "The chief is placed once in a round.",
    "{player}'s chief has already been placed in this round",
)


@CHIEF_4.check(on=Chief, during=(PLACE, CARVE))
def chief_is_at_hand(state: State, seat: int, action: Chief, options: Options) -> Breach:
    return None if state.chief[seat] == IN_HAND else {"player": Seat(seat)}


PLACE_1 = rule(
    "MA-PLACE-1",
    "P1",
    "One figure a turn",
    "In a turn of phase 1 a player places one villager or the sorcerer, not both and not two villagers.",
    {
        "second": "{player} has already placed a figure in this turn",
        "deed": "`{text}` cannot be done in phase 1",
    },
)


@PLACE_1.check(on=(Villager, Sorcerer), during=(PLACE,))
def one_figure_a_turn(state: State, seat: int, action: object, options: Options) -> Breach:
    return None if state.figure_now == NOBODY else {"case": "second", "player": Seat(seat)}


@PLACE_1.check(on=(NotAnAction, Misnamed), during=(PLACE,))
def deed_belongs_to_phase_1(
    state: State, seat: int, action: NotAnAction | Misnamed, options: Options
) -> Breach:
    return {"case": "deed", "text": action.text}


@CHIEF_2.check(on=Chief, during=(PLACE,), when=lambda options: options.chief_villager_only)
def chief_goes_with_a_villager(state: State, seat: int, action: Chief, options: Options) -> Breach:
    if state.figure_now == SORCERER or (state.figure_now == NOBODY and not state.hand_villagers[seat]):
        return {"case": "sorcerer"}
    return None


@CHIEF_2.check(on=Sorcerer, during=(PLACE,), when=lambda options: options.chief_villager_only)
def sorcerer_goes_without_the_chief(state: State, seat: int, action: Sorcerer, options: Options) -> Breach:
    return {"case": "sorcerer"} if state.chief_now else None


@CHIEF_2.check(on=Chief, during=(CARVE,), when=lambda options: not options.chief_at_carving)
def chief_is_placed_in_phase_1(state: State, seat: int, action: Chief, options: Options) -> Breach:
    return {"case": "carving"}


SORC_1 = rule(
    "MA-SORC-1",
    "P1",
    "The sorcerer goes to the track",
    "In phase 1 the sorcerer is placed on a star of the turn track and nowhere else.",
    "the sorcerer goes to a star of the turn track, not to {place}",
)


@SORC_1.check(on=Sorcerer, during=(PLACE,))
def sorcerer_goes_to_a_star(state: State, seat: int, action: Sorcerer, options: Options) -> Breach:
    return None if action.where.kind == STAR else {"place": said(action.where)}


def said(spot: Spot) -> Wording | str:
    if spot.kind == ISLAND:
        return spot.space.upper()
    facts = {"number": spot.number, "slot": spot.slot}
    if spot.kind == STAR:
        return VOICE.phrase("spot.star", "star {number}{slot|0=| slot {slot}| slot {slot}}", **facts)
    return VOICE.phrase("spot.quarry", "the quarry {number}{slot|0=| slot {slot}| slot {slot}}", **facts)


TRAN_1 = rule(
    "MA-TRAN-1",
    "P1.3",
    "A transporter stands on an island space",
    "Villagers go to any island space except the crater and the pukao quarry, or into the moai quarry.",
    {
        "unknown": "the board has no space {space}",
        "column": "the board has no space {space}; a column of the moai quarry is `quarry {space}`",
        "grey": "{space} is the {what}, where only the grey figure stands",
        "star": "a villager does not go to the turn track",
    },
)


def space_fault(space: str, options: Options) -> Breach:
    """Why no figure can be put on a space at all: TRAN-1, and the same for tiles that move figures."""
    board = options.board
    at = space_of(board, space)
    if at == NOBODY:
        return {"case": "unknown", "space": space.upper()}
    if at in (board.crater, board.pukao_quarry):
        what = VOICE.term("crater" if at == board.crater else "pukao quarry")
        return {"case": "grey", "space": board.names[at], "what": what}
    return None


@TRAN_1.check(on=Villager, during=(PLACE,))
def villager_goes_to_a_space(state: State, seat: int, action: Villager, options: Options) -> Breach:
    if action.where.kind == STAR:
        return {"case": "star"}
    if action.where.kind != ISLAND:
        return None
    fault = space_fault(action.where.space, options)
    if fault is not None and fault.get("case") == "unknown" and action.where.space.isdecimal():
        return {**fault, "case": "column"}  # a carver without the word for the quarry
    return fault


QUAR_1 = rule(
    "MA-QUAR-1",
    "P1.2",
    "A carver needs a free slot",
    "A villager in the quarry takes a free slot of column 1, 2 or 3.",
    {
        "column": "the moai quarry has no column {column}, only columns 1, 2 and 3",
        "full": "column {column} has no free slot",
        "slot": "column {column} has no slot {slot}, only slots 1 to {number}",
    },
)
CHIEF_3 = rule(
    "MA-CHIEF-3",
    "P1.2 IMP-chief",
    "The chief goes under a column",
    "The chief is placed in the moai quarry, under any column. It takes no slot, and other chiefs there "
    "do not matter.",
    {
        "place": "the chief goes under a column of the moai quarry, not to {place}",
        "column": "the moai quarry has no column {column}, only columns 1, 2 and 3",
        "slot": "the chief stands under column {column} and takes no slot",
    },
)


@QUAR_1.check(on=Villager, during=(PLACE,))
def column_has_a_free_slot(state: State, seat: int, action: Villager, options: Options) -> Breach:
    where = action.where
    if where.kind != QUARRY:
        return None
    if where.number not in COLUMNS:
        return {"case": "column", "column": where.number}
    number = options.board.slots[where.number - 1]
    facts = {"column": where.number, "number": number, "slot": where.slot}
    if not free_slots(state, where.number):
        return facts | {"case": "full"}
    return facts | {"case": "slot"} if where.slot > number else None


@CHIEF_3.check(on=Chief, during=(PLACE, CARVE))
def chief_goes_under_a_column(state: State, seat: int, action: Chief, options: Options) -> Breach:
    where = action.where
    if where.kind != QUARRY:
        return {"case": "place", "place": said(where)}
    if where.number not in COLUMNS:
        return {"case": "column", "column": where.number}
    return {"case": "slot", "column": where.number} if where.slot else None


SORC_2 = rule(
    "MA-SORC-2",
    "P1.1",
    "A free star",
    "A star holds one sorcerer, and it must exist on the board.",
    {
        "unknown": "the turn track has no star {star}, only stars 1 to {number}",
        "spare": "at this table only the first {number} stars can be used",
        "taken": "{owner}'s sorcerer stands on star {star}",
    },
)


@SORC_2.check(on=Sorcerer, during=(PLACE,))
def star_is_free(state: State, seat: int, action: Sorcerer, options: Options) -> Breach:
    star = action.where.number
    if not 1 <= star <= options.board.stars:
        return {"case": "unknown", "number": options.board.stars, "star": star}
    if not options.spare_stars and star > state.players:
        return {"case": "spare", "number": state.players}
    place = on_star(star)
    if place in state.sorcerer:
        return {"case": "taken", "owner": Seat(state.sorcerer.index(place)), "star": star}
    return None


QUAR_2 = rule(
    "MA-QUAR-2",
    "P1.2",
    "One carver to a slot",
    "A slot holds one carver, whoever owns it. A player may have carvers in several slots of a column.",
    "slot {slot} of column {column} is taken by {owner}'s carver",
)


@QUAR_2.check(on=Villager, during=(PLACE,))
def slot_is_free(state: State, seat: int, action: Villager, options: Options) -> Breach:
    where = action.where
    if where.kind != QUARRY or not where.slot:
        return None
    slots = state.slots[where.number - 1] if where.number in COLUMNS else []
    owner = slots[where.slot - 1] if where.slot <= len(slots) else NOBODY  # QUAR-1 may be waived
    return None if owner == NOBODY else {"slot": where.slot, "column": where.number, "owner": Seat(owner)}


QUAR_3 = rule(
    "MA-QUAR-3",
    "P1.2",
    "Any column in any order",
    "A carver may stand in column 2 or 3 even if its player has none in column 1. It may then carve "
    "nothing.",
    PERMISSION,
    shown_by="MA-CARVE-3",
)
TRAN_2 = rule(
    "MA-TRAN-2",
    "P1.3",
    "Not on a rival's space",
    "A space on which a rival's transporter stands is closed.",
    "{space} is closed: {owner}'s transporter stands there",
)


@TRAN_2.check(on=Villager, during=(PLACE,))
def space_is_open(state: State, seat: int, action: Villager, options: Options) -> Breach:
    if action.where.kind != ISLAND:
        return None
    at = space_of(options.board, action.where.space)
    owner = NOBODY if at == NOBODY else state.owner[at]
    if owner in (NOBODY, seat):
        return None
    return {"space": options.board.names[at], "owner": Seat(owner)}


TRAN_3 = rule(
    "MA-TRAN-3",
    "P1.3",
    "A player's own figures may share a space",
    "Any number of transporters of the same player may stand on one space.",
    PERMISSION,
    shown_by="MA-TRAN-2",
)
SORC_3 = rule(
    "MA-SORC-3",
    "P1.1",
    "First player, first action, first star",
    "The first player of phase 1 may not begin by placing the sorcerer on the first star.",
    "{player} plays first in this round, and so may not begin with the sorcerer on star 1",
)


@SORC_3.check(on=Sorcerer, during=(PLACE,))
def first_star_is_shut_to_the_first(state: State, seat: int, action: Sorcerer, options: Options) -> Breach:
    if action.where.number != 1 or seat != state.order[0] or state.placements[seat]:
        return None
    if state.round == 1 and not options.first_star_round1:
        return None
    if options.first_action_any and state.done:
        return None
    return {"player": Seat(seat)}
