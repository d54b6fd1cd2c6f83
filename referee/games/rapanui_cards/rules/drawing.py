"""Step 3: the hand is filled from the layout."""

from __future__ import annotations

from referee.core.acts import TurnEnds
from referee.core.rule import Breach, Check, Rule, Seat
from referee.speech.values import Series

from ..actions import Draw, Take
from ..cards import CARD_NAMES, HIDDEN, cards_of
from ..options import Options
from ..state.state import CHOOSE, DONE, DRAW, EXTRA, FILL, NOBODY, State, comes_later
from ..voice import VOICE
from .book import left_out, rule
from .setup import CARD_1, NOTE_2, beyond_the_deck

PILE = 11
"""The source of a draw that no rule allows: after four columns and seven kinds of card."""

COLUMNS = 4
DRAWING = (DRAW, EXTRA)

DRAW_3 = rule(
    "KO-DRAW-3",
    "S3",
    "One card at a time",
    "Cards are taken one after the other, so that each exposes a card before the next is chosen.",
    "cards are drawn one at a time; write in which order",
)
FILL_1 = rule(
    "KO-FILL-1",
    "S3-R",
    "An empty column is refilled at once",
    "When a draw takes the last card of a column, the column is refilled before anything else happens.",
    {
        "draw": "column {column} is empty and must be refilled before the next draw",
        "take": "column {column} is empty and must be refilled before the evaluation",
        "turn": "column {column} is empty, but its refill is missing; write `refill {column}: ...`, with "
        "the front card last",
    },
)


@FILL_1.check(on=Draw, during=(FILL,))
def refill_comes_first(state: State, seat: int, action: Draw, options: Options) -> Breach:
    return {"case": "draw", "column": state.emptied + 1}


@FILL_1.check(on=Take, during=(FILL,))
def refill_comes_before_evaluating(state: State, seat: int, action: Take, options: Options) -> Breach:
    return {"case": "take", "column": state.emptied + 1}


@DRAW_3.check(on=Draw, during=DRAWING)
def cards_come_one_by_one(state: State, seat: int, action: Draw, options: Options) -> Breach:
    return {} if action.together and len(action.sources) > 1 else None


DRAW_6 = rule(
    "KO-DRAW-6",
    "S3",
    "Only from the layout",
    "Nothing is drawn from the pile, the box or another player.",
    "cards are drawn from the four columns, not from the pile",
)
DRAW_5 = rule(
    "KO-DRAW-5",
    "S3",
    "One column must be meant",
    "A card may be named by its kind alone only if a single column shows that kind in front.",
    {
        "several": "columns {columns} show {card} in front; write which one",
        "none": "no column shows {card} in front: the front cards are {fronts}",
    },
)
DRAW_1 = rule(
    "KO-DRAW-1",
    "S3",
    "Front cards only",
    "Only the front card of a column may be taken.",
    {
        "column": "the front card of column {column} is {right}; {card} lies behind it",
        "none": "no column shows {card} in front: the front cards are {fronts}",
    },
)
DRAW_4 = rule(
    "KO-DRAW-4",
    "S3",
    "The cards are as written",
    "The card that the log names as drawn was the front card of its column. The card that it names as "
    "exposed was the next one.",
    {
        "took": "the front card of column {column} is {right}, not {written}",
        "exposed": "the card exposed by this draw is {right}, not {written}",
        "many": "{right} drawn here, but the log names {written}",
    },
)
DRAW_2 = rule(
    "KO-DRAW-2",
    "S3",
    "Draw back up to three cards",
    "A player draws as many cards as they played, or one after boxing a moai.",
    {
        "many": "{player} must draw {right} here, not {written}",
        "over": "{player} already has three cards in hand again and draws no more",
        "empty": "column {column} has no card left to draw",
        "few": "{player} must draw {due} in all and has drawn {drawn}: {left} missing",
    },
)


def _drawn(wanted: Rule) -> Check:
    """A check that draws the cards one by one, and reports the first fault if it breaks this rule."""

    def draws_are_possible(state: State, seat: int, action: Draw, options: Options) -> Breach:
        fault, facts = first_fault(state, seat, action)
        return facts if fault is wanted else None

    return draws_are_possible


def first_fault(state: State, seat: int, action: Draw) -> tuple[Rule | None, dict[str, object]]:
    """Draw the cards one by one: the first rule that is broken, and its facts."""
    columns = [cards[:] for cards in state.columns]
    emptied = NOBODY
    for index, source in enumerate(action.sources):
        took = action.took[index] if action.took and index < len(action.took) else None
        fault, facts, column = _one_draw(columns, emptied, source, took)
        if fault is None and index >= state.to_draw and not state.unsure:
            fault = DRAW_2
            facts = {"case": "many", "player": Seat(seat), "right": cards_of(state.to_draw)}
            facts["written"] = len(action.sources)
        if fault is not None:
            return fault, facts
        columns[column].pop()
        if not columns[column] and not state.ending:
            emptied = column
    return None, {}


def _one_draw(
    columns: list[list[int]], emptied: int, source: int, took: int | None
) -> tuple[Rule | None, dict[str, object], int]:
    """What is wrong with one card of a draw, or else the column that it comes from."""
    if source == PILE:
        return DRAW_6, {}, NOBODY
    if emptied != NOBODY:
        return FILL_1, {"case": "draw", "column": emptied + 1}, NOBODY
    if source >= COLUMNS:
        card = source - COLUMNS
        showing = [column for column in range(COLUMNS) if columns[column][-1:] == [card]]
        if not showing:  # a card that nobody knows may be this one
            showing = [column for column in range(COLUMNS) if columns[column][-1:] == [HIDDEN]][:1]
        name = VOICE.term(CARD_NAMES[card])
        if len(showing) > 1:
            both = Series(column + 1 for column in showing)
            return DRAW_5, {"case": "several", "columns": both, "card": name}, NOBODY
        if not showing:
            hidden = any(card in cards for cards in columns)
            fronts = Series(VOICE.term(CARD_NAMES[cards[-1]]) for cards in columns if cards)
            rule_ = DRAW_1 if hidden else DRAW_5
            return rule_, {"case": "none", "card": name, "fronts": fronts}, NOBODY
        source = showing[0]
    column = columns[source]
    if not column:
        return DRAW_2, {"case": "empty", "column": source + 1}, NOBODY
    if took not in (None, HIDDEN, column[-1]) and column[-1] != HIDDEN:
        facts: dict[str, object] = {"right": VOICE.term(CARD_NAMES[column[-1]]), "column": source + 1}
        if took in column:
            return DRAW_1, facts | {"case": "column", "card": VOICE.term(CARD_NAMES[took])}, NOBODY
        return DRAW_4, facts | {"case": "took", "written": VOICE.term(CARD_NAMES[took])}, NOBODY
    return None, {}, source


DRAWS_ARE_POSSIBLE: list[Check] = [
    each.check(on=Draw, during=DRAWING)(_drawn(each))
    for each in (DRAW_6, DRAW_5, DRAW_1, DRAW_4, DRAW_2, FILL_1)
]
"""One check for each rule that a draw can break."""


def _exposures(state: State, action: Draw) -> list[tuple[int, int | None]]:
    """The column of each card taken, and the card that is then in front; None if there is none.

    It stops at the first impossible draw, which other checks report.
    """
    columns = [cards[:] for cards in state.columns]
    found: list[tuple[int, int | None]] = []
    for source in action.sources:
        fault, _, column = _one_draw(columns, NOBODY, source, None)
        if fault is not None:
            break
        columns[column].pop()
        found.append((column, columns[column][-1] if columns[column] else None))
    return found


@NOTE_2.check(on=Draw, during=DRAWING, extra=True)
def drawn_cards_are_named(state: State, seat: int, action: Draw, options: Options) -> Breach:
    return {"case": "cards"} if action.took is not None and HIDDEN in action.took else None


@DRAW_4.check(on=Draw, during=DRAWING, extra=True)
def as_many_are_named_as_drawn(state: State, seat: int, action: Draw, options: Options) -> Breach:
    number = len(action.took or ())
    if number <= len(action.sources):
        return None
    return {"case": "many", "right": cards_of(len(action.sources)), "written": number}


@DRAW_4.check(on=Draw, during=DRAWING, extra=True)
def exposed_card_is_as_written(state: State, seat: int, action: Draw, options: Options) -> Breach:
    for _, right in _exposures(state, action)[-1:]:
        if right in (None, HIDDEN, action.exposed) or action.exposed is None:
            return None  # what a refill exposes is told by the refill
        return {
            "case": "exposed",
            "right": VOICE.term(CARD_NAMES[right]),
            "written": VOICE.term(CARD_NAMES[action.exposed]),
        }
    return None


@NOTE_2.check(on=Draw, during=DRAWING, when=lambda options: options.covered_unseen)
def exposed_cards_are_named(state: State, seat: int, action: Draw, options: Options) -> Breach:
    """One clause names one card: that which its last draw exposes."""
    unseen = [column for column, card in _exposures(state, action) if card == HIDDEN]
    if action.exposed is not None and _unseen_exposed(state, action):
        unseen.pop()
    return {"case": "exposed", "column": unseen[0] + 1} if unseen else None


@CARD_1.check(on=Draw, during=DRAWING, extra=True, when=lambda options: options.covered_unseen)
def deck_has_the_exposed_card(state: State, seat: int, action: Draw, options: Options) -> Breach:
    if action.exposed is None or not _unseen_exposed(state, action):
        return None
    return beyond_the_deck(state, (action.exposed,), options)


def _unseen_exposed(state: State, action: Draw) -> bool:
    """Whether the card that the last draw brings to the front was not known before."""
    return any(card == HIDDEN for _, card in _exposures(state, action)[-1:])


@DRAW_2.check(on=TurnEnds, during=(DRAW,))
def enough_was_drawn(state: State, seat: int, action: TurnEnds, options: Options) -> Breach:
    return left_out(state, state.drawn > 0, _too_few(state))


@DRAW_2.check(on=Take, during=(DRAW,))
def enough_is_drawn_before_evaluating(state: State, seat: int, action: Take, options: Options) -> Breach:
    if state.unsure or not state.drawn or comes_later(state, Draw):
        return None
    return _too_few(state)


def _too_few(state: State) -> dict[str, object]:
    facts = {"case": "few", "player": Seat(state.active), "drawn": cards_of(state.drawn)}
    return facts | {"due": state.drawn + state.to_draw, "left": cards_of(state.to_draw)}


@DRAW_2.check(on=Draw, during=(CHOOSE, DONE))
def hand_is_not_overfilled(state: State, seat: int, action: Draw, options: Options) -> Breach:
    return None if state.unsure else {"case": "over", "player": Seat(seat)}
