"""A log that has only the final table. It has to be possible with the pieces of the box.

The values of the offerings are printed on the tiles, and the length of the tracks on the board. A table
that has not written down its own board is not judged by the invented numbers of a stand-in.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.acts import UNFINISHED, Resign, Result
from referee.core.rule import Breach

from ..actions import Carved, Figures, FinalTable, Offerings, Passed, Phase, Placed, Position, Round
from ..options import Options
from ..pieces import OUTSTANDING, offering_name
from ..state.opening import opening_outstanding, opening_piles
from ..state.state import ALWAYS, OVER, State
from .board_checks import LEAST_VALUE, MOST_VALUE
from .book import DEEDS
from .headings import END_1
from .setup import SETUP_5
from .supply import SETUP_8

PLAY = (*DEEDS, Resign, Round, Phase, Position, Placed, Carved, Passed, Figures)
"""What only a game that goes on can have."""


@END_1.check(on=FinalTable, during=ALWAYS)
def final_table_is_all(state: State, seat: int, action: FinalTable, options: Options) -> Breach:
    return {"case": "table"} if state.begun or state.given else None


@END_1.check(on=PLAY, during=(OVER,))
def nothing_goes_on(state: State, seat: int, action: object, options: Options) -> Breach:
    return {"case": "final"} if state.final else None


@END_1.check(on=Result, during=(OVER,))
def final_table_is_the_end(state: State, seat: int, action: Result, options: Options) -> Breach:
    return {"case": "final"} if state.final and action.winners == UNFINISHED else None


@SETUP_8.check(on=Offerings, during=(OVER,))
def box_has_such_offerings(state: State, seat: int, action: Offerings, options: Options) -> Breach:
    """Without the table's own board, only what is true of every copy of the game."""
    if not (state.final and options.board.stand_in):
        return None
    piles = opening_piles(options, state.players)
    special = sum(map(len, opening_outstanding(options, state.players)))
    taken = [tile for offerings in state.offerings for tile in offerings]
    for kind, value in action.taken:
        name = offering_name(kind)
        if not LEAST_VALUE <= value <= MOST_VALUE:
            worth = {"least": LEAST_VALUE, "most": MOST_VALUE, "value": value}
            return {"case": "worth", "kind": name, **worth}
        taken.append((kind, value))
        if kind >= OUTSTANDING:
            number, most, case = sum(other >= OUTSTANDING for other, _ in taken), special, "special"
        else:
            values = [each for other, each in taken if other == kind]
            number, most, case = len(values), len(piles[kind]), "many"
            if number <= most and not _fit_a_pile(values, state.players):
                return {"case": "left", "kind": name, "value": value}
        if number > most:
            return {"case": case, "kind": name, "most": most, "number": number}
    return None


def _fit_a_pile(values: Sequence[int], players: int) -> bool:
    """In each pile exactly two tiles share a value. With two players, one of them is in the box."""
    return len(values) - len(set(values)) <= (1 if players > 2 else 0)


@SETUP_5.check(on=Offerings, during=(OVER,))
def each_offering_took_a_pukao(state: State, seat: int, action: Offerings, options: Options) -> Breach:
    number = sum(map(len, state.offerings)) + len(action.taken)
    if not state.final or number <= options.pukao:
        return None
    return {"case": "offerings", "right": options.pukao, "written": number}
