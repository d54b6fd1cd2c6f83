"""Quick steps of the draft of two players."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.entry import Row
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Draft
from ..effects.effects import EFFECTS, turn_ends
from ..effects.rounds import clear_turn
from ..options import Options
from ..rules import two_players
from ..rules.book import BOOK
from ..state.queries import draft_seat
from ..state.state import DRAFT, NOBODY, State

TURN_ENDS = TurnEnds()


@BOOK.step(TurnEnds, DRAFT, of=(), does=turn_ends)
def end_picking(state: State, seat: int, line: Row, options: Options) -> Breach:
    """A turn of the draft is over after one pick, so no line continues it."""
    following = draft_seat(state)
    if not (state.usual and state.acted) or following == NOBODY:
        turn_ends(state, seat, TURN_ENDS, options)
        return None
    state.just_passed = NOBODY
    clear_turn(state)
    state.active = following
    return None


PICKING = (
    two_players.nobody_picks_a_third_tile,
    two_players.picks_go_in_order,
    two_players.kind_is_not_eliminated,
    two_players.reserve_has_the_tile,
)


@BOOK.step(Draft, DRAFT, of=PICKING, does=EFFECTS[Draft])
def pick_tile(state: State, seat: int, action: Draft, options: Options) -> Breach:
    tile = action.tile
    if state.drafted[seat] >= options.drafted_each or state.eliminated[tile] or not state.reserve[tile]:
        return DOUBT
    if draft_seat(state) != seat:
        return DOUBT
    EFFECTS[Draft](state, seat, action, options)
    return None
