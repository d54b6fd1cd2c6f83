"""Quick steps of the frequent actions: each asks its quick check and carries the action out at once.

In any doubt a step changes nothing and gives DOUBT; then the checks themselves are asked.
"""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.entry import Row
from referee.core.quick import DOUBT
from referee.core.rule import Breach

from .actions import Draw, PlayCards
from .cards import HIDDEN, MOAI
from .effects import effects
from .effects.drawing import after_draw, draw
from .effects.evaluation import evaluate
from .options import Options
from .rules import drawing, quick_checks
from .rules.book import BOOK as BOOK
from .state.state import DONE, DRAW, LATER_STEPS, NOBODY, START, State


@BOOK.step(TurnEnds, DONE, of=(), does=effects.turn_ends)
def end_turn(state: State, seat: int, line: Row, options: Options) -> Breach:
    if not state.acted or state.due != NOBODY or not (plays := line[3]):
        return DOUBT
    if type(plays[0].action) in LATER_STEPS:
        return DOUBT
    state.active = (state.active + 1) % state.players
    state.turn += 1
    effects.clear_turn(state)
    return None


@BOOK.step(PlayCards, START, of=(quick_checks.cards_may_be_played,), does=effects.play)
def play_cards(state: State, seat: int, action: PlayCards, options: Options) -> Breach:
    cost = quick_checks.wood_for(state, seat, action, options)
    if cost < 0:
        return DOUBT
    cards = action.cards
    card, number = cards[0], len(cards)
    state.wood[seat] -= cost
    state.hand[seat][card] -= number
    state.display[seat][card] += number
    state.to_draw = number
    state.built = card == MOAI
    state.phase = effects.after_building(state, seat, options) if state.built else DRAW
    state.done += 1
    state.acted = True
    return None


@BOOK.step(Draw, DRAW, of=(quick_checks.card_may_be_drawn,), does=draw)
def draw_card(state: State, seat: int, action: Draw, options: Options) -> Breach:
    sources, took, told = action.sources, action.took, action.exposed
    if state.unsure:
        return DOUBT
    if len(sources) != 1 or sources[0] >= drawing.COLUMNS or told is not None:
        if quick_checks.card_may_be_drawn(state, seat, action, options) is not None:
            return DOUBT
        draw(state, seat, action, options)
        return None
    column = state.columns[sources[0]]
    if seat != state.active or state.to_draw < 1 or not column:
        return DOUBT
    if took and (len(took) != 1 or took[0] != column[-1] or took[0] == HIDDEN):
        return DOUBT
    card = column.pop()
    if card == HIDDEN:
        state.unknown[seat] += 1
    else:
        state.hand[seat][card] += 1
    left = state.to_draw = state.to_draw - 1
    state.drawn += 1
    state.last_column = sources[0]
    state.done += 1
    state.acted = True
    if state.ending or not column or state.assumed:
        after_draw(state, sources[0], options, None)
    elif not left:
        evaluate(state, options)
    return None
