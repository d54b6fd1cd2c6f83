"""What lies on the table before the first turn, and cards laid later."""

from __future__ import annotations

from referee.core.acts import LostLine

from ..actions import Column, Display, FinalTable, Glory, Hand, Owns, Pile, Position, Supply, Wood
from ..cards import CARDS, HIDDEN
from ..options import Options
from ..state.holdings import Purse
from ..state.state import NOBODY, OVER, SETUP, START, State, begin_at_the_end, begin_in_the_middle

Events = tuple[object, ...]
NOTHING: Events = ()


def tell_once(state: State, what: str, who: int) -> None:
    """Note that the log says this at first. Saying it again does not make the state grow."""
    if (what, who) not in state.told:
        state.told.append((what, who))


def hand(state: State, seat: int, action: Hand, options: Options) -> Events:
    for card in action.cards:
        state.hand[action.player][card] += 1
    state.hands_told[action.player] = True
    begin_if_ready(state)
    return NOTHING


def lost_line(state: State, seat: int, action: LostLine, options: Options) -> Events:
    """A set-up line cannot be read: unknown cards lie there."""
    if state.phase == SETUP:
        state.misread_hands += action.word == "hand"
        state.misread_columns += action.word == "column"
        if action.word == "position" and not state.given:
            begin_in_the_middle(state)
        begin_if_ready(state)
    return NOTHING


def position(state: State, seat: int, action: Position, options: Options) -> Events:
    if not state.given:
        begin_in_the_middle(state)
    state.turn = state.opened = action.turn
    state.active = action.player
    return NOTHING


def final_table(state: State, seat: int, action: FinalTable, options: Options) -> Events:
    if not state.final:
        begin_at_the_end(state)
    tell_once(state, "final", NOBODY)
    return the_rest_is_supply(state, options)


def display(state: State, seat: int, action: Display, options: Options) -> Events:
    state.display[action.player] = [action.cards.count(card) for card in CARDS]
    tell_once(state, "display", action.player)
    return NOTHING


def owns(state: State, seat: int, action: Owns, options: Options) -> Events:
    state.purses[action.player] = Purse(by_kind(action.counts))
    tell_once(state, "owns", action.player)
    return the_rest_is_supply(state, options)


def the_rest_is_supply(state: State, options: Options) -> Events:
    """On a final table, every offering card that nobody has and that is not on the stone."""
    if state.final:
        for kind, stone in enumerate(state.stone):
            held = sum(purse.known[kind] for purse in state.purses)
            state.supply[kind] = options.offerings_each_kind - stone - held
    return NOTHING


def supply(state: State, seat: int, action: Supply, options: Options) -> Events:
    for kind, number in action.counts:  # of a kind that is left out, nothing is said
        state.supply[kind] = number
    return NOTHING


def wood(state: State, seat: int, action: Wood, options: Options) -> Events:
    state.wood[action.player] = action.number
    tell_once(state, "wood", action.player)
    return NOTHING


def glory(state: State, seat: int, action: Glory, options: Options) -> Events:
    state.glory[action.player] = action.number
    tell_once(state, "glory", action.player)
    return NOTHING


def pile(state: State, seat: int, action: Pile, options: Options) -> Events:
    if state.given:
        state.pile = action.number
        begin_if_ready(state)
    return NOTHING


def column(state: State, seat: int, action: Column, options: Options) -> Events:
    lay(state, action.column, action.cards)
    begin_if_ready(state)
    return NOTHING


def lay(state: State, column: int, cards: tuple[int, ...]) -> None:
    state.columns[column].extend(cards)
    if not (state.given and state.phase == SETUP):
        state.pile -= len(cards)
    for card in cards:
        if card != HIDDEN:
            state.seen[card] += 1


def lay_missing(state: State, options: Options) -> None:
    """The first turn begins and the layout is incomplete: unknown cards lie where none are written."""
    for seat, told in enumerate(state.hands_told):
        if not told:
            _deal_unknown(state, seat)
    for place, cards in enumerate(state.columns):
        if not cards:
            lay(state, place, (HIDDEN,) * options.column_size)
    begin_if_ready(state)


def _deal_unknown(state: State, seat: int) -> None:
    state.hands_told[seat] = True
    state.unknown[seat] = state.options.hand_size


def pick_up(state: State, seat: int, column: int, options: Options) -> None:
    """A front card goes to a hand, and nothing else happens; a column that is then empty is refilled."""
    card = state.columns[column].pop()
    if card == HIDDEN:
        state.unknown[seat] += 1
    else:
        state.hand[seat][card] += 1
    if not state.columns[column]:
        lay(state, column, (HIDDEN,) * min(options.column_size, state.pile))
        state.assumed.append(column)


def begin_if_ready(state: State) -> None:
    """Once the layout is complete the first turn can begin; with an empty pile the game is over
    already.

    A hand or a column whose line could not be read is one of those still missing.
    """
    if state.misread_hands or state.misread_columns:
        _lay_misread(state)
    if all(state.hands_told) and all(state.columns) and not state.final:
        state.phase = START if state.pile or not state.given else OVER


def _lay_misread(state: State) -> None:
    """Unknown cards take the places that are left, if there are no more of them than lines not read."""
    silent = [seat for seat, told in enumerate(state.hands_told) if not told]
    if 0 < len(silent) <= state.misread_hands:
        for seat in silent:
            _deal_unknown(state, seat)
    empty = [place for place, cards in enumerate(state.columns) if not cards]
    if 0 < len(empty) <= state.misread_columns and state.phase == SETUP:
        for place in empty:
            lay(state, place, (HIDDEN,) * state.options.column_size)


def by_kind(counts: tuple[tuple[int, int], ...]) -> tuple[int, int, int, int]:
    """Kinds and numbers as four numbers; a kind that is not named counts none."""
    numbers = dict(counts)
    return numbers.get(0, 0), numbers.get(1, 0), numbers.get(2, 0), numbers.get(3, 0)
