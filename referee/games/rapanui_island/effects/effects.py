"""What a legal action does to the table. Laying out is in setup.py, transports in transport.py, the
change of turns, phases and rounds in rounds.py; only this room and as_played change a state."""

from __future__ import annotations

from collections.abc import Sequence

from referee.core.acts import LostLine, Misnamed, NotAnAction, Resign, Result, Seating, TurnEnds, Unreadable
from referee.core.defaults import nothing_happens
from referee.core.kinds import Effect

from ..actions import (
    Barter,
    Built,
    Buy,
    Carve,
    Carved,
    Chief,
    Draft,
    Economy,
    Erected,
    Exchange,
    Favour,
    Figures,
    FinalTable,
    Hand,
    HelpingHand,
    Luxury,
    Moai,
    Neutral,
    Offerings,
    Order,
    Pass,
    Passed,
    Phase,
    Pile,
    Placed,
    Position,
    Pukao,
    Reconversion,
    Reinforcement,
    Reserve,
    Resources,
    Rest,
    Round,
    Sorcerer,
    Stock,
    Tablet,
    Tiles,
    Variant,
    Villager,
)
from ..calculations.gains import clipped
from ..options import Options
from ..pieces import (
    BARTER,
    CHIEF,
    ECONOMY,
    FAVOUR,
    HELPING_HAND,
    LUXURY,
    PAID_IN,
    POPULAR,
    QUARRY,
    RECONVERSION,
    REINFORCEMENT,
    REST,
    SORCERER,
    VILLAGER,
    Amounts,
)
from ..state.queries import draft_seat, space_of, transporters
from ..state.state import (
    ALONG,
    CARRY,
    CARVE,
    IN_HAND,
    LOST_CARRIED,
    NOBODY,
    OVER,
    PLACE,
    SETUP,
    SPOILED_PUKAO,
    State,
    surprise,
    turn_is_full,
)
from . import setup, transport
from .rounds import count, count_along, end_turn, lend_turn, lose_star, next_phase, take_turn
from .setup import build, place_of, put_villager
from .transport import book, copy_luxury, pay, spend_tile

Events = tuple[object, ...]
NOTHING: Events = ()


def draft(state: State, seat: int, action: Draft, options: Options) -> Events:
    state.reserve[action.tile] -= 1
    state.eliminated[action.tile] = True
    state.hand[seat][action.tile] += 1
    state.drafted[seat] += 1
    count(state)
    if draft_seat(state) == NOBODY:
        state.acted = False
        state.done = 0
        state.turn += 1
        next_phase(state, options)
    return NOTHING


def villager(state: State, seat: int, action: Villager, options: Options) -> Events:
    if not state.hand_villagers[seat]:  # then what was not read was the sorcerer
        state.hand_villagers[seat] += 1
        state.unread[seat] -= 1
        lose_star(state, seat)
    put_villager(state, seat, action.where, options)
    state.figure_now = VILLAGER
    state.placements[seat] += 1
    count(state)
    return NOTHING


def sorcerer(state: State, seat: int, action: Sorcerer, options: Options) -> Events:
    state.sorcerer[seat] = place_of(action.where, options)
    state.figure_now = SORCERER
    state.placements[seat] += 1
    count(state)
    return NOTHING


def chief(state: State, seat: int, action: Chief, options: Options) -> Events:
    state.chief[seat] = place_of(action.where, options)
    state.chief_now = True
    count(state)
    return NOTHING


def carve(state: State, seat: int, action: Carve, options: Options) -> Events:
    stock, held = state.stock, state.held[seat]
    for size, number in enumerate(action.taken):
        if number:
            stock[size] -= number
            held[size] += number
    state.carved[seat] = True
    count(state)
    return NOTHING


def reinforcement(state: State, seat: int, action: Reinforcement, options: Options) -> Events:
    spend_tile(state, seat, REINFORCEMENT, action.tablet)
    add_virtual(state, action.column)
    count_along(state)
    return NOTHING


def add_virtual(state: State, column: int) -> None:
    """A virtual carver joins a column, 1 to 3, for this turn."""
    one, two, three = state.virtual
    state.virtual = one + (column == 1), two + (column == 2), three + (column == 3)


def reconversion(state: State, seat: int, action: Reconversion, options: Options) -> Events:
    spend_tile(state, seat, RECONVERSION, action.tablet)
    place = place_of(action.where, options)
    state.sorcerer[seat] = place
    state.reconverted[seat] = True
    if place >= 0:
        state.owner[place] = seat
    state.begun = True  # may stand between the turns, so it is no part of one
    return NOTHING


def helping_hand(state: State, seat: int, action: HelpingHand, options: Options) -> Events:
    spend_tile(state, seat, HELPING_HAND, action.tablet)
    space = space_of(options.board, action.to)
    left = NOBODY
    if action.figure == VILLAGER:
        leave_quarry(state, seat, action)
        state.rested[space] += 1
    else:
        places = state.chief if action.figure == CHIEF else state.sorcerer
        left = places[seat]
        places[seat] = space
    state.owner[space] = seat
    if left >= 0 and transporters(state, left) == 0:
        state.owner[left] = NOBODY
    state.begun = True
    return NOTHING


def leave_quarry(state: State, seat: int, action: HelpingHand) -> None:
    """A villager leaves the named column, or else the highest column in which the player has one."""
    source = action.source
    named = source.number if source is not None and source.kind == QUARRY else 0
    column = (named or max(c + 1 for c in range(3) if state.carvers[seat][c])) - 1
    state.carvers[seat][column] -= 1
    slots = state.slots[column]
    if seat in slots:
        slots[slots.index(seat)] = NOBODY


def rest(state: State, seat: int, action: Rest, options: Options) -> Events:
    spend_tile(state, seat, REST, action.tablet)
    raise_figure(state, space_of(options.board, action.space), action.figure)
    count_along(state)
    return NOTHING


def raise_figure(state: State, space: int, figure: int | None) -> None:
    if figure != SORCERER and state.tired[space]:
        state.tired[space] -= 1
        state.rested[space] += 1
    elif state.owner[space] != NOBODY and state.sorcerer[state.owner[space]] == space:
        state.sorcerer_tired[state.owner[space]] = False


def barter(state: State, seat: int, action: Barter, options: Options) -> Events:
    spend_tile(state, seat, BARTER, action.tablet)
    pay(state, seat, action.given)
    book(state, seat, clipped(action.got, state.resources[seat], options))
    count_along(state)
    return NOTHING


def economy(state: State, seat: int, action: Economy, options: Options) -> Events:
    spend_tile(state, seat, ECONOMY, action.tablet)
    state.economy_now += 1
    count_along(state)
    return NOTHING


def luxury(state: State, seat: int, action: Luxury, options: Options) -> Events:
    spend_tile(state, seat, LUXURY, action.tablet)
    copy_luxury(state, seat)
    count_along(state)
    return NOTHING


def favour(state: State, seat: int, action: Favour, options: Options) -> Events:
    spend_tile(state, seat, FAVOUR, action.tablet)
    state.tablet_favour[seat] = True
    count_along(state)
    return NOTHING


def price_of(improvement: int, options: Options) -> Amounts:
    prices = (options.price_fervent, options.price_artist, options.price_popular, options.price_chief)
    cost = [0, 0, 0, 0]
    cost[PAID_IN[improvement]] = prices[improvement]
    return cost[0], cost[1], cost[2], cost[3]


def buy(state: State, seat: int, action: Buy, options: Options) -> Events:
    pay(state, seat, price_of(action.improvement, options))
    gain_improvement(state, seat, action.improvement, options)
    count_along(state)
    return NOTHING


def gain_improvement(state: State, seat: int, improvement: int, options: Options) -> None:
    build(state, seat, improvement)
    if improvement == POPULAR and options.popular_next_round:
        state.hand_villagers[seat] -= 1
        state.popular_waits[seat] = True


def pass_(state: State, seat: int, action: Pass, options: Options) -> Events:
    state.passed[seat] = True
    count(state)
    end_turn(state, options)
    state.just_passed = seat
    return NOTHING


def turn_ends(state: State, seat: int, action: TurnEnds, options: Options) -> Events:
    state.just_passed = NOBODY
    end_turn(state, options)
    return NOTHING


def turn_taken(state: State, seat: int, action: object) -> None:
    """The illegal action itself has no effect, but its player has had the turn."""
    surprise(state)
    if state.phase == OVER:
        state.overrun |= isinstance(action, Villager | Sorcerer | Chief | Round | Phase)
    if state.phase in (SETUP, OVER) or seat < 0:
        return
    if isinstance(action, (*ALONG, Chief)):
        lend_turn(state, seat)
    elif state.just_passed != seat:
        if not state.acted:
            take_turn(state, seat)
            state.acted = state.begun = True
        perhaps_done(state)
    if state.phase == CARRY and isinstance(action, Moai | Pukao | Exchange | NotAnAction | Misnamed):
        perhaps_carried(state, SPOILED_PUKAO if isinstance(action, Pukao) else LOST_CARRIED)


def perhaps_carried(state: State, carried: int = LOST_CARRIED) -> None:
    """The transport of this turn may have been made, so a missing transport is not reported again."""
    if state.owes_exchange:
        state.owes_exchange = False
        state.carried = SPOILED_PUKAO
    elif state.carried == 0:
        state.carried = carried


def perhaps_done(state: State) -> None:
    """The same in any phase."""
    if state.phase == CARRY and state.carried == 0:
        state.carried = LOST_CARRIED
    state.lost |= state.phase in (PLACE, CARVE) and not turn_is_full(state, state.options)


def unreadable(state: State, seat: int, action: Unreadable, options: Options) -> Events:
    surprise(state)
    if state.phase not in (SETUP, OVER) and seat >= 0:
        if not state.acted:
            take_turn(state, seat)
        if state.phase == PLACE and state.figure_now == NOBODY:
            lose_a_figure(state, seat)
        elif state.phase == CARRY:
            perhaps_carried(state)
        count(state)
        perhaps_done(state)
    return NOTHING


def lose_a_figure(state: State, seat: int) -> None:
    """A figure was placed in an unknown spot: one villager less in hand, or else the sorcerer."""
    if state.hand_villagers[seat]:
        state.hand_villagers[seat] -= 1
        state.unread[seat] += 1
        state.figure_now = VILLAGER
    elif state.sorcerer[seat] == IN_HAND:
        lose_star(state, seat)
        state.figure_now = SORCERER
    else:
        return
    state.placements[seat] += 1


def coming(effect: Effect[State, Options]) -> Effect[State, Options]:
    """The action of a player who may be in turn, although another seems to be: see `may_come_now`."""

    def done(state: State, seat: int, action: object, options: Options) -> Sequence[object]:
        if seat != state.active:
            take_turn(state, seat)
        return effect(state, seat, action, options)

    return done


EFFECTS: dict[type, Effect[State, Options]] = {
    Variant: setup.variant,
    Position: setup.position,
    FinalTable: setup.final_table,
    Order: setup.order,
    Tiles: setup.tiles,
    Reserve: setup.reserve,
    Stock: setup.stock,
    Pile: setup.pile,
    Neutral: nothing_happens,
    Resources: setup.resources,
    Figures: nothing_happens,
    Hand: setup.hand,
    Tablet: setup.tablet,
    Built: setup.built,
    Placed: setup.placed,
    Erected: setup.erected,
    Carved: setup.carved,
    Offerings: setup.offerings,
    Passed: setup.passed,
    Round: setup.heading,
    Phase: setup.heading,
    Draft: draft,
    Villager: coming(villager),
    Sorcerer: coming(sorcerer),
    Chief: chief,
    Carve: coming(carve),
    Reinforcement: reinforcement,
    Reconversion: reconversion,
    HelpingHand: helping_hand,
    Rest: rest,
    Barter: barter,
    Economy: economy,
    Luxury: luxury,
    Favour: favour,
    Moai: coming(transport.moai),
    Pukao: coming(transport.pukao),
    Exchange: transport.exchange,
    Buy: buy,
    Pass: coming(pass_),
    Seating: nothing_happens,
    TurnEnds: turn_ends,
    Resign: nothing_happens,
    Result: nothing_happens,
    Unreadable: unreadable,
    LostLine: setup.lost_line,
}
