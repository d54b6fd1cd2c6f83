"""What drawing and refilling do to the layout and the hands."""

from __future__ import annotations

from ..actions import Draw, Refill
from ..cards import CARDS, HIDDEN
from ..options import Options
from ..state.state import DONE, DRAW, EXTRA, FILL, NOBODY, OFFER, OVER, START, THE_EXTRA, THE_ROUND, State
from . import laying
from .evaluation import evaluate

Events = tuple[object, ...]
NOTHING: Events = ()


def count(state: State) -> None:
    state.done += 1
    state.acted = True


def begin_drawing(state: State, seat: int, number: int) -> None:
    """Drawing shows how many cards were played, if the play could not be read."""
    if state.phase == START:
        state.to_draw = number
        state.unknown[seat] -= number
    if state.phase in (START, OFFER, EXTRA):
        state.phase = DRAW


def draw(state: State, seat: int, action: Draw, options: Options) -> Events:
    if state.unsure:
        draw_somehow(state, seat, action, options)
        count(state)
        return NOTHING
    for source in action.sources[:-1]:
        draw_one(state, seat, column_of(state, source), options)
    for source in action.sources[-1:]:
        draw_one(state, seat, column_of(state, source), options, action.exposed)
    count(state)
    return NOTHING


def draw_somehow(state: State, seat: int, action: Draw, options: Options) -> None:
    """Cards are drawn although the draw was refused, or what happened before it is unknown."""
    state.unsure = state.unsure or state.phase == START
    if state.phase in (OFFER, EXTRA):
        state.skipped = THE_EXTRA | (THE_ROUND if state.phase == OFFER else 0)
    begin_drawing(state, seat, len(action.sources))
    last = len(action.sources) - 1
    for place, source in enumerate(action.sources):
        if state.phase == FILL:
            assume_refill(state, options)
        if state.phase != DRAW or state.to_draw <= 0:
            state.unsure = state.unsure or place == 0
            break
        draw_from_somewhere(state, seat, source, options, action.exposed if place == last else None)


def draw_from_somewhere(state: State, seat: int, source: int, options: Options, told: int | None) -> None:
    """Take a card all the same: from its column, from behind its front card, or from an unknown place."""
    columns = range(len(state.columns))
    if source in columns and state.columns[source]:
        draw_one(state, seat, source, options, told)
        return
    card = source - len(columns)
    showing = [column for column in columns if state.front(column) == card]
    if len(showing) == 1:
        draw_one(state, seat, showing[0], options, told)
        return
    covered = [column for column in columns if card in state.columns[column]]
    state.unsure = True
    if source in columns or card not in CARDS or len(showing) > 1 or not covered:
        if card in CARDS:
            state.hand[seat][card] += 1
        else:
            state.unknown[seat] += 1
        state.to_draw -= 1
        state.drawn += 1
        if state.to_draw == 0:
            state.phase = DONE
        return
    cards = state.columns[covered[0]]
    place = len(cards) - 1 - cards[::-1].index(card)
    cards.append(cards.pop(place))
    draw_one(state, seat, covered[0], options, told)


def column_of(state: State, source: int) -> int:
    """The column that a source means: its number, or the one whose front shows the kind."""
    if source < len(state.columns):
        return source
    card = source - len(state.columns)
    fronts = [state.front(column) for column in range(len(state.columns))]
    return fronts.index(card) if card in fronts else fronts.index(HIDDEN)


def draw_one(state: State, seat: int, column: int, options: Options, told: int | None = None) -> None:
    """Take a front card; `told` is the card that then comes to the front, if it was unknown before."""
    cards = state.columns[column]
    card = cards.pop()
    if card != HIDDEN:
        state.hand[seat][card] += 1
    else:
        state.unknown[seat] += 1
    state.to_draw -= 1
    state.drawn += 1
    state.last_column = column
    if cards and cards[-1] == HIDDEN and told is not None:
        cards[-1] = told
        state.seen[told] += 1
    after_draw(state, column, options, told)


def after_draw(state: State, column: int, options: Options, told: int | None) -> None:
    """What follows when a front card has gone from this column: a refill, an evaluation or the end."""
    cards = state.columns[column]
    if column in state.assumed:
        state.assumed.remove(column)
    if state.ending:
        state.phase = DRAW if state.to_draw else OVER
    elif not cards and state.pile < options.column_size and options.short_refill_is_none:
        end(state, options)
    elif not cards:
        state.emptied = column
        state.told_front = told
        state.phase = FILL
    elif state.to_draw == 0:
        evaluate(state, options)


def stop_drawing(state: State, options: Options) -> None:
    """Fewer cards are drawn than seem due: the card exposed last is evaluated."""
    if state.phase == DRAW and state.drawn and not state.ending:
        state.to_draw = 0
        evaluate(state, options)


def end(state: State, options: Options) -> None:
    """The game ends; some tables let the player in turn fill the hand first."""
    state.ending = options.hand_is_filled and state.to_draw > 0
    state.phase = DRAW if state.ending else OVER


def refill(state: State, seat: int, action: Refill, options: Options) -> Events:
    if action.column in state.assumed:  # written late: unknown cards lie there in the place of these
        state.pile += len(state.columns[action.column])
        state.columns[action.column].clear()
        state.assumed.remove(action.column)
        laying.lay(state, action.column, action.cards)
        return NOTHING
    laying.lay(state, action.column, action.cards)
    state.emptied = NOBODY
    state.refilled = state.last_column = action.column
    if state.pile == 0:
        end(state, options)
    elif state.to_draw > 0:
        state.phase = DRAW
    else:
        evaluate(state, options)
    return NOTHING


def assume_refill(state: State, options: Options) -> None:
    """A column was refilled and the log does not say how: unknown cards lie there."""
    column = state.emptied
    laying.lay(state, column, (HIDDEN,) * min(options.column_size, state.pile))
    state.assumed.append(column)
    state.emptied = NOBODY
    state.refilled = state.last_column = column
    state.unsure = True
    if state.pile == 0:
        end(state, options)
    else:
        state.phase = DRAW if state.to_draw > 0 else DONE
