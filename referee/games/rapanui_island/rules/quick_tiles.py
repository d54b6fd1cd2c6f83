"""A quick check of tiles played by their own verb: it stands for the rules that all tiles share."""

from __future__ import annotations

from referee.core.rule import Breach

from ..actions import TilePlay
from ..options import Options
from ..state.state import CARRY, IN_ROUND, State
from . import tiles
from .book import BOOK
from .tile_timing import KIND_OF

OF_ALL_TILES = (
    tiles.no_tablet_is_used_in_the_first_game,
    tiles.tablet_is_there,
    tiles.tile_is_played_in_the_own_turn,
    tiles.tile_was_not_spent_rounds_ago,
    tiles.tile_is_owned,
    tiles.copied_tile_could_be_played,
)


def tile_may_be_played(state: State, seat: int, action: TilePlay, options: Options) -> Breach:
    """Whether the player in turn plays a tile that is in hand. If not, the rules themselves are asked."""
    if seat == state.active and not action.tablet and state.hand[seat][KIND_OF[action.__class__]] > 0:
        if state.just_passed != seat and not (state.phase == CARRY and state.passed[seat]):
            return None
    for check in OF_ALL_TILES:
        facts = check(state, seat, action, options)
        if facts is not None:
            return facts
    return None


for kind in KIND_OF:
    for phase in IN_ROUND:
        BOOK.screen(kind, phase, of=OF_ALL_TILES)(tile_may_be_played)
