"""Quick steps of lines of the table: tiles, headings, and the order of the totems."""

from __future__ import annotations

from referee.core.quick import DOUBT
from referee.core.rule import Breach

from ..actions import Order, Phase, Tiles
from ..effects.effects import EFFECTS
from ..effects.rounds import begin, end_usual_phase
from ..options import Options
from ..rules import headings, position, setup, supply
from ..rules.book import BOOK
from ..state.queries import new_order, tile_counts
from ..state.state import CARRY, CARVE, IN_HAND, NOBODY, PHASE_NUMBER, PLACE, SETUP, State

LAYING = (supply.tiles_lie_on_platforms, supply.box_has_such_a_tile, supply.tile_is_of_the_first_game)
OF_ORDERS = (
    setup.everybody_is_in_the_order,
    headings.order_is_that_of_the_stars,
    position.order_is_that_of_the_stars_told,
)
AFTER_PLACING = (*OF_ORDERS, headings.everybody_has_placed, headings.totems_stay)
AFTER_CARVING = (*OF_ORDERS, headings.reconversion_changes_no_order)


@BOOK.step(Tiles, SETUP, of=LAYING, does=EFFECTS[Tiles])
def lay_tiles(state: State, seat: int, action: Tiles, options: Options) -> Breach:
    if not state.usual or state.begun or state.given or state.tile_lines or state.told_reserve:
        return DOUBT
    index, kinds, most = options.board.platform_index, [kind for _, kind in action.laid], tile_counts(state)
    platforms = [index.get(name, NOBODY) for name, _ in action.laid]
    if NOBODY in platforms or len(set(platforms)) < len(platforms):
        return DOUBT
    for kind in set(kinds):
        if kind >= len(most) or kinds.count(kind) > most[kind]:
            return DOUBT
    for platform, kind in zip(platforms, kinds, strict=True):
        state.tile_on[platform] = kind
        state.laid_by[platform] = 0
    state.tile_lines = 1
    if len(platforms) == len(state.tile_on):
        begin(state)
    return None


def everything_is_placed(state: State, options: Options) -> bool:
    """Whether the turn that is over is the last one of phase 1, in the usual course."""
    if not (state.usual and state.acted) or state.figure_now == NOBODY or options.chief_mandatory:
        return False
    return max(state.hand_villagers) <= 0 and IN_HAND not in state.sorcerer


@BOOK.step(Order, PLACE, of=AFTER_PLACING, does=EFFECTS[Order])
def tell_order_of_placing(state: State, seat: int, action: Order, options: Options) -> Breach:
    """The order after phase 1, or the same order again before anybody places."""
    if everything_is_placed(state, options):
        if list(action.seats) != new_order(state):
            return DOUBT
        end_usual_phase(state, True, options)
        return None
    if state.usual and state.begun and not state.acted and not any(state.placements):
        return None if list(action.seats) == state.order else DOUBT
    for check in AFTER_PLACING:
        if check(state, seat, action, options) is not None:
            return DOUBT
    EFFECTS[Order](state, seat, action, options)
    return None


@BOOK.step(Order, CARVE, of=AFTER_CARVING, does=EFFECTS[Order])
def tell_order_of_carving(state: State, seat: int, action: Order, options: Options) -> Breach:
    """The order of phase 2 before anybody carves, or when everybody has carved."""
    if not state.usual or list(action.seats) != state.order:
        return DOUBT
    if state.acted:
        return None if end_usual_phase(state, False not in state.carved, options) else DOUBT
    return None


@BOOK.step(Phase, PLACE, of=(headings.everybody_has_placed, headings.heading_is_right), does=EFFECTS[Phase])
def head_phase_of_placing(state: State, seat: int, action: Phase, options: Options) -> Breach:
    """The heading of phase 2 after phase 1, or that of phase 1 before anybody places."""
    if everything_is_placed(state, options):
        if action.number != PHASE_NUMBER[CARVE]:
            return DOUBT
        end_usual_phase(state, True, options)
        return None
    if state.usual and not state.acted and action.number == PHASE_NUMBER[PLACE]:
        return None
    return DOUBT


@BOOK.step(Phase, CARVE, of=(headings.heading_is_right,), does=EFFECTS[Phase])
def head_phase_of_carving(state: State, seat: int, action: Phase, options: Options) -> Breach:
    """The heading of phase 3 after phase 2, or that of phase 2 before anybody carves."""
    if not state.usual:
        return DOUBT
    if not state.acted:
        return None if action.number == PHASE_NUMBER[CARVE] else DOUBT
    if action.number != PHASE_NUMBER[CARRY]:
        return DOUBT
    return None if end_usual_phase(state, False not in state.carved, options) else DOUBT
