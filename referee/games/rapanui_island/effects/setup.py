"""The effects of set-up lines, of a given position, and of headings."""

from __future__ import annotations

from referee.core.acts import LostLine

from ..actions import (
    Built,
    Carved,
    Erected,
    FinalTable,
    Hand,
    Offerings,
    Order,
    Passed,
    Pile,
    Placed,
    Position,
    Reserve,
    Resources,
    Stock,
    Tablet,
    Tiles,
    Variant,
)
from ..options import Options
from ..pieces import (
    BY_TABLET,
    CHIEF,
    CHIEF_BUILT,
    ISLAND,
    OUTSTANDING,
    POPULAR,
    QUARRY,
    SORCERER,
    STAR,
    Spot,
)
from ..state.queries import space_of
from ..state.state import (
    CARRY,
    CARVE,
    IN_HAND,
    IN_VILLAGE,
    NOBODY,
    OVER,
    PLACE,
    SETUP,
    TABLET_NONE,
    State,
    in_quarry,
    on_star,
    surprise,
    tell_once,
)
from .rounds import begin_if_ready, close_full_turn, erect, leave_tiles_untold

Events = tuple[object, ...]
NOTHING: Events = ()
PHASE_OF = {1: PLACE, 2: CARVE, 3: CARRY}


def variant(state: State, seat: int, action: Variant, options: Options) -> Events:
    state.first_game = True
    state.tablet = [TABLET_NONE] * state.players
    begin_if_ready(state)
    return NOTHING


def position(state: State, seat: int, action: Position, options: Options) -> Events:
    surprise(state)
    state.given = True
    state.round = action.round
    state.phase = PHASE_OF.get(action.phase, PLACE)
    state.active = action.player
    leave_tiles_untold(state)
    settle_position(state)
    return NOTHING


def lost_line(state: State, seat: int, action: LostLine, options: Options) -> Events:
    """A set-up line cannot be read: its tiles lie in unknown places, or the position is unknown."""
    surprise(state)
    if not state.begun and action.word == "position":
        state.given, state.phase, state.active = True, PLACE, state.order[0]
        leave_tiles_untold(state)
    elif not state.begun and action.word == "tiles":
        state.unsure = len(state.tile_on)
        begin_if_ready(state)
    return NOTHING


def final_table(state: State, seat: int, action: FinalTable, options: Options) -> Events:
    state.given = state.final = True
    state.phase = OVER
    for player in range(state.players):
        if ("resources", player) not in state.told:
            state.resources[player] = [0, 0, 0, 0]
    return NOTHING


def settle_position(state: State) -> None:
    """What follows from the phase, the order and the player in turn of a given position."""
    if state.phase == PLACE:
        return
    before = state.order[: state.order.index(state.active)] if state.active in state.order else []
    state.carved = [state.phase == CARRY or seat in before for seat in range(state.players)]
    for at, seat in enumerate(state.order):
        guessed = state.sorcerer[seat] <= on_star(1) and not state.star_told[seat] and not state.begun
        if state.sorcerer[seat] == IN_HAND or guessed:
            state.sorcerer[seat] = on_star(at + 1)


def order(state: State, seat: int, action: Order, options: Options) -> Events:
    if state.begun:
        close_full_turn(state, options)
        if any(state.star_lost) and state.phase == CARVE and not state.acted and not any(state.carved):
            state.order = list(action.seats)  # a star is not known, but now the order is
            state.active = state.order[0]
            state.star_lost = [False] * state.players
        return NOTHING
    state.order = list(action.seats)
    if state.given:
        settle_position(state)
    elif state.phase != SETUP:
        begin_if_ready(state)
    return NOTHING


def heading(state: State, seat: int, action: object, options: Options) -> Events:
    close_full_turn(state, options)
    return NOTHING


def tiles(state: State, seat: int, action: Tiles, options: Options) -> Events:
    index, tile_on, laid_by, line = (
        options.board.platform_index,
        state.tile_on,
        state.laid_by,
        state.tile_lines,
    )
    for name, kind in action.laid:
        platform = index.get(name)
        if platform is None:
            continue  # on a board that is not the right one, and known to be not
        tile_on[platform] = kind
        laid_by[platform] = line
    state.tile_lines += 1
    begin_if_ready(state)
    return NOTHING


def reserve(state: State, seat: int, action: Reserve, options: Options) -> Events:
    counts = dict(action.counts)
    state.reserve = [counts.get(kind, 0) for kind in range(len(state.reserve))]
    state.told_reserve = True
    begin_if_ready(state)
    return NOTHING


def stock(state: State, seat: int, action: Stock, options: Options) -> Events:
    for thing, number in action.counts:
        if thing == len(state.stock):
            state.pukao = number
        else:
            state.stock[thing] = number
    return NOTHING


def pile(state: State, seat: int, action: Pile, options: Options) -> Events:
    piles = state.outstanding if action.kind >= OUTSTANDING else state.piles
    piles[action.kind % OUTSTANDING] = list(action.values)
    return NOTHING


def resources(state: State, seat: int, action: Resources, options: Options) -> Events:
    state.resources[action.player] = list(action.amounts)
    tell_once(state, "resources", action.player)
    return NOTHING


def hand(state: State, seat: int, action: Hand, options: Options) -> Events:
    for tile in action.tiles:
        state.hand[action.player][tile % BY_TABLET] += 1
    return NOTHING


def tablet(state: State, seat: int, action: Tablet, options: Options) -> Events:
    state.tablet[action.player] = action.state
    tell_once(state, "tablet", action.player)
    return NOTHING


def built(state: State, seat: int, action: Built, options: Options) -> Events:
    for improvement in action.improvements:
        if not state.built[action.player][improvement]:
            build(state, action.player, improvement)
    return NOTHING


def build(state: State, seat: int, improvement: int) -> None:
    """An improvement comes into force; its figure joins the hand."""
    state.built[seat][improvement] = True
    if improvement == POPULAR:
        state.hand_villagers[seat] += 1
    elif improvement == CHIEF_BUILT and state.chief[seat] == IN_VILLAGE:
        state.chief[seat] = IN_HAND  # one who was put out too early stays where he is


def place_of(spot: Spot, options: Options) -> int:
    """The place of a spot that exists: a space, a column or a star."""
    if spot.kind == ISLAND:
        return space_of(options.board, spot.space)
    return in_quarry(spot.number) if spot.kind == QUARRY else on_star(spot.number)


def put_villager(state: State, seat: int, spot: Spot, options: Options) -> None:
    """A villager from the hand onto the board."""
    if spot.kind == ISLAND:
        join_transporters(state, seat, space_of(options.board, spot.space))
        return
    slots = state.slots[spot.number - 1]
    at = spot.slot - 1 if spot.slot else slots.index(NOBODY) if NOBODY in slots else -1
    join_carvers(state, seat, spot.number - 1, at)


def join_transporters(state: State, seat: int, space: int) -> None:
    """A villager from the hand onto a space of the island."""
    state.hand_villagers[seat] -= 1
    state.owner[space] = seat
    state.rested[space] += 1


def join_carvers(state: State, seat: int, column: int, slot: int) -> None:
    """A villager from the hand into a column of the quarry; beside the slots if there is no such slot."""
    state.hand_villagers[seat] -= 1
    state.carvers[seat][column] += 1
    slots = state.slots[column]
    if 0 <= slot < len(slots):
        slots[slot] = seat


def placed(state: State, seat: int, action: Placed, options: Options) -> Events:
    player = action.player
    for figure, spot, tired in action.figures:
        place = place_of(spot, options)
        if figure in (SORCERER, CHIEF) or spot.kind == STAR:
            places = state.chief if figure == CHIEF else state.sorcerer
            places[player] = place
            if figure != CHIEF:
                state.sorcerer_tired[player] = tired
                state.reconverted[player] = spot.kind != STAR
                state.star_told[player] = spot.kind == STAR
            if spot.kind == ISLAND:
                state.owner[place] = player
            continue
        put_villager(state, player, spot, options)
        if tired:
            state.rested[place] -= 1
            state.tired[place] += 1
    state.placements[player] += len(action.figures)
    return NOTHING


def erected(state: State, seat: int, action: Erected, options: Options) -> Events:
    for name, size, capped in action.moai:
        platform = options.board.platform_index[name]
        erect(state, platform, size)
        state.erected_in[platform] = state.round - 1
        state.stock[size] -= 1
        state.capped[platform] = capped
        state.pukao -= capped
    return NOTHING


def carved(state: State, seat: int, action: Carved, options: Options) -> Events:
    for size, number in enumerate(action.taken):
        state.held[action.player][size] += number
        state.stock[size] -= number
    return NOTHING


def offerings(state: State, seat: int, action: Offerings, options: Options) -> Events:
    for kind, value in action.taken:
        state.offerings[action.player].append((kind, value))
        piles = state.outstanding if kind >= OUTSTANDING else state.piles
        if value in piles[kind % OUTSTANDING]:
            piles[kind % OUTSTANDING].remove(value)
    return NOTHING


def passed(state: State, seat: int, action: Passed, options: Options) -> Events:
    for player in action.seats:
        state.passed[player] = True
    return NOTHING
