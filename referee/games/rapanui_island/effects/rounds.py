"""How turns, phases and rounds follow each other. Called by effects and as_played only."""

from __future__ import annotations

from ..options import Options
from ..pieces import CHIEF_BUILT, NO_TILE, POPULAR, TILES, UNKNOWN_TILE
from ..state.queries import (
    all_may_be_placed,
    draft_seat,
    end_threshold,
    keeps_chief,
    may_have_turn,
    new_order,
    next_after,
    platforms_without_tile,
    tiles_left_over,
)
from ..state.state import (
    CARRY,
    CARVE,
    DRAFT,
    FIRST_STAR,
    IN_HAND,
    IN_VILLAGE,
    NO_CARVERS,
    NO_MOAI,
    NOBODY,
    OVER,
    PLACE,
    SETUP,
    State,
    on_star,
    surprise,
    turn_may_be_over,
)

NEXT_PHASE = {DRAFT: PLACE, PLACE: CARVE, CARVE: CARRY}
NO_STONE = [0, 0, 0]


def count(state: State) -> None:
    """The player in turn has done something."""
    state.done += 1
    state.acted = True
    state.begun = True


def count_along(state: State) -> None:
    """The same for tiles and purchases. In another player's turn they do not begin a turn."""
    if state.lent_by == NOBODY:
        count(state)


def begin_if_ready(state: State) -> None:
    """Begin to play once every platform has its tile; two players begin with the draft.

    A tile of a refused line counts as placed somewhere. The refused line has been reported already.
    """
    if state.given or state.begun or state.phase not in (SETUP, DRAFT, PLACE):
        return
    if state.phase == SETUP and len(platforms_without_tile(state)) > state.unsure:
        return
    leave_tiles_untold(state)
    begin(state)


def begin(state: State) -> None:
    """Begin to play: every platform has its tile."""
    if not state.told_reserve:
        state.reserve = tiles_left_over(state)
    state.phase = DRAFT if state.players == 2 and draft_seat(state) != NOBODY else PLACE
    state.active = draft_seat(state) if state.phase == DRAFT else state.order[0]


def leave_tiles_untold(state: State) -> None:
    """Put an unknown tile on every platform that still has none."""
    for platform in platforms_without_tile(state):
        state.tile_on[platform] = UNKNOWN_TILE


def begin_anyway(state: State) -> None:
    """A player acts before the tiles are laid out: the game has plainly begun."""
    if state.phase == SETUP:
        state.unsure = len(state.tile_on)
        begin_if_ready(state)


def begin_another_round(state: State) -> None:
    """A round is played after the end. The figures go home, and play goes on as after any round."""
    state.round += 1
    state.phase = PLACE
    state.active = state.order[0]


def close_full_turn(state: State, options: Options) -> None:
    """A heading or a written order ends the turn above it if that turn is full and without a fault."""
    if options.chief_mandatory and state.phase == PLACE and keeps_chief(state, state.active):
        return
    if state.acted and turn_may_be_over(state, options):
        end_turn(state, options)
    if state.phase == PLACE and state.skipped and all_may_be_placed(state):
        next_phase(state, options)


def lend_turn(state: State, seat: int) -> None:
    """A player plays a tile in another player's turn. The line may go on, and then the turn is given
    back.
    """
    if not state.acted and seat != state.active and state.just_passed != seat:
        surprise(state)
        if state.lent_by == NOBODY:
            state.lent_by = state.active
        state.active = seat


def take_turn(state: State, seat: int) -> None:
    """A player acts in another player's turn. Players who were skipped may still act later; then the
    order goes on as before.
    """
    due = state.active
    state.active = seat
    if seat != due:
        surprise(state)
    if seat == due or state.phase not in (PLACE, CARVE, CARRY):
        return
    if state.phase != PLACE and (state.star_lost[seat] or state.star_lost[due]):
        learn_order(state, seat, due)
        return
    if seat in state.skipped or not may_have_turn(state, seat):
        state.resumes = due
    elif due in state.order and seat in state.order:
        at = state.order.index(due)
        turned = state.order[at:] + state.order[:at]
        over = turned[: turned.index(seat)]
        state.skipped += [other for other in over if may_have_turn(state, other)]


def learn_order(state: State, seat: int, due: int) -> None:
    """A player whose star is unknown acts earlier or later than assumed: the log shows the true order."""
    moved = seat if state.star_lost[seat] else due
    rest = [other for other in state.order if other != moved]
    at = rest.index(due) if moved == seat else rest.index(seat) + 1
    state.order = [*rest[:at], moved, *rest[at:]]
    state.star_lost[seat] = False


def lose_star(state: State, seat: int) -> None:
    """The sorcerer is on an unknown star."""
    surprise(state)
    state.sorcerer[seat] = on_star(state.options.board.stars + 1 + seat)
    state.star_lost[seat] = True


def give_back(state: State) -> None:
    """The turn that was lent goes on, unless its player has acted since."""
    seat, state.active = state.active, state.lent_by
    if state.acted:
        take_turn(state, seat)
    state.lent_by = NOBODY


def end_turn(state: State, options: Options) -> None:
    if state.lent_by != NOBODY:
        give_back(state)
    if not state.acted:
        return
    phase, seat = state.phase, state.active
    if phase == CARVE:
        state.carved[seat] |= state.lost
        state.untold_moai[seat] |= state.lost
    elif phase == CARRY:
        state.turns_carrying[seat] += 1
    elif phase in (SETUP, OVER):
        return
    following = state.resumes
    clear_turn(state)
    if state.skipped and seat in state.skipped:
        state.skipped.remove(seat)
    if following == NOBODY or not may_have_turn(state, following):
        following = next_after(state, seat)
    if phase == CARRY and state.skipped and all_may_have_passed(state):
        following = NOBODY
    if following == NOBODY:
        next_phase(state, options)
    else:
        state.active = following


def end_usual_turn(state: State, out: list[bool] | None) -> bool:
    """End the turn of the player in turn if the usual player comes next: the one after in the order.

    `out` says who is out of the phase; in phase 1 (None) it is who has no villager in hand. In any other
    case it changes nothing and returns False.
    """
    order = state.order
    if not state.usual:
        return False
    try:
        following = order[order.index(state.active) + 1 - len(order)]
    except ValueError:
        return False
    if out[following] if out is not None else state.hand_villagers[following] <= 0:
        return False
    state.turn += 1  # and the rest as in clear_turn; a call of it would take as long as all of this
    state.done = state.carried = state.economy_now = 0
    state.acted = state.chief_now = state.owes_exchange = state.luxury_now = state.lost = False
    state.figure_now = state.resumes = NOBODY
    state.tile_now = NO_TILE
    state.virtual = NO_CARVERS
    state.active = following
    return True


def end_usual_phase(state: State, over: bool, options: Options) -> bool:
    """End the last turn of a phase that is `over`, in the usual course. Otherwise it changes nothing."""
    if not over or not state.usual:
        return False
    clear_turn(state)
    sorcerers = state.sorcerer
    if state.phase == CARVE:
        state.phase, state.passed = CARRY, [False] * state.players
    elif state.phase == PLACE and max(sorcerers) <= FIRST_STAR:  # all of them are on stars
        state.phase, state.carved = CARVE, [False] * state.players
        state.order = sorted(state.order, key=sorcerers.__getitem__, reverse=True)
    else:
        next_phase(state, options)
        return True
    state.active = state.order[0]
    return True


def all_may_have_passed(state: State) -> bool:
    """Whether everybody has passed, or was passed over again and again: then the pass is missing."""
    return all(state.passed[each] or state.skipped.count(each) > 1 for each in state.order)


def clear_turn(state: State) -> None:
    state.turn += 1
    state.done = state.carried = state.economy_now = 0
    state.acted = state.chief_now = state.owes_exchange = state.luxury_now = state.lost = False
    state.figure_now = state.resumes = NOBODY
    state.tile_now = NO_TILE
    state.virtual = NO_CARVERS


def next_phase(state: State, options: Options) -> None:
    state.skipped = []
    if state.phase == CARRY:
        end_round(state, options)
        return
    if state.phase == DRAFT and options.draft_relay and sum(state.drafted) < 2 * options.drafted_each:
        lay_afresh(state)
        return
    if state.phase == PLACE:
        if IN_HAND in state.sorcerer:
            for seat in state.order:
                if state.sorcerer[seat] == IN_HAND:
                    lose_star(state, seat)
        state.order = new_order(state)
        state.carved = [False] * state.players
    elif state.phase == CARVE:
        if not all(state.carved):
            state.untold_moai = [
                told or not carved for told, carved in zip(state.untold_moai, state.carved, strict=True)
            ]
        state.passed = [False] * state.players
    state.phase = NEXT_PHASE[state.phase]
    state.active = state.order[0]


def lay_afresh(state: State) -> None:
    """The reserve ran out before every player had picked: all tiles go back and are laid out again."""
    state.phase = SETUP
    state.begun = state.told_reserve = False
    state.unsure = 0
    state.tile_on = [NO_TILE] * len(state.tile_on)
    state.laid_by = [-1] * len(state.tile_on)
    state.reserve = [0 for _ in TILES]
    state.eliminated = [False for _ in TILES]
    state.drafted = [0] * state.players
    state.hand = [[0 for _ in TILES] for _ in range(state.players)]
    state.active = state.order[0]


def end_round(state: State, options: Options) -> None:
    """Figures go home and moai that were not erected go back. Then a new round begins, or the game
    ends.
    """
    stock = state.stock
    for held in state.held:
        if held != NO_STONE:
            stock[0] += held[0]
            stock[1] += held[1]
            stock[2] += held[2]
    state.returned = state.held
    state.held = [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]][: state.players]
    bring_home(state)
    if state.free <= end_threshold(state, options):
        state.phase = OVER
        return
    begin_another_round(state)


def bring_home(state: State) -> None:
    players, spaces = state.players, len(state.owner)
    hand, chief = [state.options.villagers] * players, [IN_VILLAGE] * players
    for seat, built in enumerate(state.built):
        if built[POPULAR]:
            hand[seat] += 1
        if built[CHIEF_BUILT]:
            chief[seat] = IN_HAND
    state.hand_villagers, state.chief = hand, chief
    state.sorcerer = [IN_HAND] * players
    state.carvers = [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]][:players]
    one, two, three = state.slots
    state.slots = [[NOBODY] * len(one), [NOBODY] * len(two), [NOBODY] * len(three)]
    state.owner = [NOBODY] * spaces
    none, nobody, nowhere = [0] * players, [False] * players, [0] * spaces
    state.rested, state.tired = nowhere, nowhere[:]
    state.unread, state.placements, state.turns_carrying = none, none[:], none[:]
    state.popular_waits, state.sorcerer_tired, state.star_lost = nobody, nobody[:], nobody[:]
    state.untold_moai, state.reconverted = nobody[:], nobody[:]
    state.carved, state.passed = nobody[:], nobody[:]


def erect(state: State, platform: int, size: int) -> None:
    """Put a moai on a free platform."""
    if state.moai_on[platform] == NO_MOAI:
        state.free -= 1
    state.moai_on[platform] = size
    state.erected_in[platform] = state.round
    state.tile_on[platform] = NO_TILE
