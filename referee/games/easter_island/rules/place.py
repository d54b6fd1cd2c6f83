"""Action 1: a statue comes onto the island."""

from __future__ import annotations

from referee.core.rule import Breach, Seat

from ..actions import HasLost, HasStatue, HasStatues, PlaceStatue, Setup
from ..board import EMPTY, FACING_NAMES, POINT_NAMES
from ..options import Options
from ..state import BEFORE_PLAY, PLAYING, SETUP, State
from ..voice import VOICE
from .book import BOOK, DOUBT, PLACING

PLACED = (SETUP, *PLAYING)

PLACE_3 = BOOK.rule(
    "EI-PLACE-3",
    title="A statue of the player's own colour",
    law="A player places only statues of their own colour.",
    says="{player} cannot place one of {owner}'s statues",
    where="SETUP-1",
)


@PLACE_3.check(on=PLACING, during=PLACED, extra=True)
def statue_is_ones_own(state: State, seat: int, action: PlaceStatue | Setup, options: Options) -> Breach:
    if action.owner is not None and action.owner != seat:
        return {"player": Seat(seat), "owner": Seat(action.owner)}
    return None


PLACE_4 = BOOK.rule(
    "EI-PLACE-4",
    title="A new statue",
    law="A statue that is placed comes from the reserve. It is not on the island yet, and it was not "
    "destroyed.",
    says={
        "none": "{player} has statues 1 to {most}; there is no statue {number}",
        "standing": "{player}'s statue {number} already stands on {point}",
        "destroyed": "{player}'s statue {number} was destroyed and cannot come back",
    },
    where="ACTION-1 REMOVED",
)


@PLACE_4.check(on=(*PLACING, HasStatue), during=(*BEFORE_PLAY, *PLAYING), extra=True)
def statue_is_new(
    state: State, seat: int, action: PlaceStatue | Setup | HasStatue, options: Options
) -> Breach:
    number = action.number
    if number is None:
        return None
    facts = {"player": Seat(seat), "number": number, "most": options.statues_each}
    if not 1 <= number <= options.statues_each:
        return facts | {"case": "none"}
    point = state.statue_numbered(seat, number)
    if point != EMPTY:
        return facts | {"case": "standing", "point": POINT_NAMES[point]}
    if state.named[seat] >> (number - 1) & 1:
        return facts | {"case": "destroyed"}
    return None


def statue_may_stand_there(
    state: State, seat: int, action: PlaceStatue | Setup | HasStatue, options: Options
) -> Breach:
    return None if state.reserve[seat] > 0 and state.facing[action.point] == EMPTY else DOUBT


PLACE_2 = BOOK.rule(
    "EI-PLACE-2",
    title="The reserve is not empty",
    law="A player has seven statues for the whole game, four of them used in the setup. "
    "A destroyed statue does not return to the reserve.",
    says={
        "none": "{player} has no statue left in reserve: {standing} on the island, {lost} destroyed",
        "many": "{player} has {each} statues in all, so {count} on the island and {lost} destroyed are too "
        "many",
        "lost": "{player} has {each} statues in all and cannot have lost {count} more: {standing} on "
        "the island, {lost} destroyed",
    },
    where="PIECES REMOVED",
)


@PLACE_2.check(on=(*PLACING, HasStatue), during=(*BEFORE_PLAY, *PLAYING), screen=statue_may_stand_there)
def reserve_has_a_statue(state: State, seat: int, action: object, options: Options) -> Breach:
    return _out_of_statues(state, seat, "none") if state.reserve[seat] <= 0 else None


@PLACE_2.check(on=HasLost, during=BEFORE_PLAY)
def lost_statues_existed(state: State, seat: int, action: HasLost, options: Options) -> Breach:
    if state.reserve[seat] >= action.count:
        return None
    facts = {"count": action.count, "each": options.statues_each}
    return _out_of_statues(state, seat, "lost") | facts


@PLACE_2.check(on=HasStatues, during=BEFORE_PLAY)
def standing_statues_exist(state: State, seat: int, action: HasStatues, options: Options) -> Breach:
    if state.reserve[seat] >= action.count:
        return None
    facts = {"count": action.count, "each": options.statues_each}
    return _out_of_statues(state, seat, "many") | facts


def _out_of_statues(state: State, seat: int, case: str) -> dict[str, object]:
    stock = {"standing": state.standing[seat], "lost": state.lost[seat]}
    return {"case": case, "player": Seat(seat), **stock}


PLACE_1 = BOOK.rule(
    "EI-PLACE-1",
    title="A free intersection",
    law="A statue is placed on an intersection where no statue of either colour stands.",
    says="{owner}'s statue, facing {facing}, already stands on {point}",
    where="ACTION-1",
)


@PLACE_1.check(on=(*PLACING, HasStatue), during=(*BEFORE_PLAY, *PLAYING), screen=statue_may_stand_there)
def intersection_is_free(
    state: State, seat: int, action: PlaceStatue | Setup | HasStatue, options: Options
) -> Breach:
    facing = state.facing[action.point]
    if facing == EMPTY:
        return None
    return {
        "owner": Seat(state.owner[action.point]),
        "facing": VOICE.term(FACING_NAMES[facing]),
        "point": POINT_NAMES[action.point],
    }
