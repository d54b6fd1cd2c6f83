"""Who plays, and what lies on the table before the first turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from referee.core.acts import Misnamed, NotAnAction, Seating
from referee.core.rule import Breach, Check, Rule, Seat
from referee.forms.folding import fold
from referee.speech.say import Wording
from referee.speech.values import Series

from ..actions import (
    Box,
    Column,
    Display,
    Glory,
    Hand,
    Owns,
    Pile,
    PlayCards,
    Position,
    Refill,
    Stone,
    Supply,
    Take,
    Wood,
)
from ..cards import CARD, CARD_NAMES, HIDDEN, MOAI, OFFERING_CARD, OFFERING_NAMES, PRIEST, WOODCUTTER
from ..effects.laying import by_kind
from ..options import Options
from ..state.state import ALWAYS, FILL, OVER, PLAYING, SETUP, START, State, begun, deck_limits
from ..voice import VOICE
from .book import STEPS, rule

LEAST, MOST = 2, 4
LAYING = (SETUP, START, OVER)
"""While set-up lines may be written: during the layout, and after it until somebody plays."""


def while_laying(
    rule_: Rule, on: type | tuple[type, ...], when: Callable[[Options], bool] | None = None
) -> Callable[[Check], Check]:
    """A check of what lies on the table at the beginning, asked until somebody plays."""

    def attach(check: Check) -> Check:
        @wraps(check)
        def told_in_time(state: State, seat: int, action: object, options: Options) -> Breach:
            return None if begun(state) else check(state, seat, action, options)

        return rule_.check(on=on, during=LAYING, when=when)(told_in_time)

    return attach


SETUP_1 = rule(
    "KO-SETUP-1",
    "PREP FLOW",
    "Two, three or four players",
    "Two to four players with different names are listed in playing order, the start player first.",
    {
        "count": "Rapa Nui is for two to four players, but the header names {number}",
        "name": "two players are called {name}, so nobody can tell their lines apart",
    },
)


@SETUP_1.check(on=Seating, during=(SETUP,))
def players_are_two_to_four(state: State, seat: int, action: Seating, options: Options) -> Breach:
    if not LEAST <= len(action.players) <= MOST:
        return {"case": "count", "number": len(action.players)}
    names = [fold(player.name) for player in action.players]
    twice = [player.name for player in action.players if names.count(fold(player.name)) > 1]
    return {"case": "name", "name": twice[0]} if twice else None


NOTE_2 = rule(
    "KO-NOTE-2",
    "LOG",
    "Cards that everybody sees are named",
    "The log names every card that all players can see: cards laid out, played or refilled.",
    {
        "cards": "everybody sees these cards, so the log must name them",
        "front": "everybody sees the front card, which is written last, so the log must name it",
        "exposed": "everybody sees the new front card of column {column}: name it after `draw {column} ->`",
    },
)


@NOTE_2.check(on=Column, during=(SETUP,))
@NOTE_2.check(on=Refill, during=(FILL,))
def laid_cards_are_named(state: State, seat: int, action: Column | Refill, options: Options) -> Breach:
    if not options.covered_unseen or not action.cards:
        return open_cards_are_named(state, seat, action, options)
    return {"case": "front"} if action.cards[-1] == HIDDEN else None


@NOTE_2.check(on=(PlayCards, Box), during=(START,))
def open_cards_are_named(
    state: State, seat: int, action: Column | Refill | PlayCards | Box, options: Options
) -> Breach:
    return {"case": "cards"} if HIDDEN in action.cards or not action.cards else None


SETUP_2 = rule(
    "KO-SETUP-2",
    "PREP",
    "The start hand",
    "Each player begins with three hunter-gatherers in hand, of the kinds written in the log, "
    "and nothing else.",
    {
        "hand": "{player} begins with three hunter-gatherers, not with {cards}",
        "twice": "{player}'s start hand has already been written",
        "late": "hands are written before the first turn",
        "many": "at this table there are only three {card} start cards, and this is number {number}",
        "size": "between turns a hand has three cards, but {player}'s is written with {number}",
        "distinct": "at this table the three hunter-gatherers are of different kinds, but {player} has "
        "{cards}",
    },
)


@while_laying(SETUP_2, Hand)
def start_hand_is_three_gatherers(state: State, seat: int, action: Hand, options: Options) -> Breach:
    facts = {"player": Seat(action.player), "cards": _names(action.cards)}
    if state.hands_told[action.player]:
        return facts | {"case": "twice"}
    if state.final:
        return None
    if state.given:
        size = len(action.cards)
        return facts | {"case": "size", "number": size} if size != options.hand_size else None
    if len(action.cards) != options.hand_size or any(card <= MOAI for card in action.cards):
        return facts | {"case": "hand"}
    if options.start_kinds == "distinct" and len(set(action.cards)) < len(action.cards):
        return facts | {"case": "distinct"}
    return None


@while_laying(SETUP_2, Hand, when=lambda options: options.start_kinds == "three-per-kind")
def start_cards_are_three_per_kind(state: State, seat: int, action: Hand, options: Options) -> Breach:
    for card in () if state.given else sorted(set(action.cards)):
        number = sum(hand[card] for hand in state.hand) + action.cards.count(card)
        if number > options.start_cards_each_kind:
            return {"case": "many", "card": VOICE.term(CARD_NAMES[card]), "number": number}
    return None


SETUP_3 = rule(
    "KO-SETUP-3",
    "PREP",
    "The start display",
    "Each display begins with one woodcutter.",
    {
        "display": "{player}'s display begins with one woodcutter, not with {cards}",
        "twice": "{player}'s display has already been written",
        "late": "displays are written before the first turn",
    },
)


@while_laying(SETUP_3, Display)
def start_display_is_a_woodcutter(state: State, seat: int, action: Display, options: Options) -> Breach:
    if state.given or action.cards == (WOODCUTTER,):
        return None
    return {"case": "display", "player": Seat(action.player), "cards": _names(action.cards)}


SETUP_4 = rule(
    "KO-SETUP-4",
    "PREP MAT",
    "The start offerings",
    "Each player begins with one offering card of each kind. The rest of the 25 cards of each kind are "
    "the supply.",
    {
        "owns": "{player} begins with one offering card of each kind",
        "supply": "with {players} players the supply begins with {right} cards of each kind",
        "many": "there are {most} {kind} cards, not {number}",
        "twice": "{player}'s offering cards have already been written",
        "late": "offering cards are written before the first turn",
    },
)


@while_laying(SETUP_4, Owns)
def start_offerings_are_one_each(state: State, seat: int, action: Owns, options: Options) -> Breach:
    if state.given or by_kind(action.counts) == (1, 1, 1, 1):
        return None
    return {"case": "owns", "player": Seat(action.player)}


@while_laying(SETUP_4, Supply)
def start_supply_is_the_rest(state: State, seat: int, action: Supply, options: Options) -> Breach:
    right = options.offerings_each_kind - state.players
    if state.given or all(number == right for _, number in action.counts):
        return None
    return {"case": "supply", "right": right, "players": state.players}


@while_laying(SETUP_4, (Owns, Supply, Stone))
def box_has_so_many_offerings(
    state: State, seat: int, action: Owns | Supply | Stone, options: Options
) -> Breach:
    most = options.offerings_each_kind
    for kind, number in action.counts if state.given else ():
        if number > most:
            return {
                "case": "many",
                "most": most,
                "kind": VOICE.term(OFFERING_NAMES[kind]),
                "number": number,
            }
    return None


SETUP_5 = rule(
    "KO-SETUP-5",
    "PREP",
    "The start wood",
    "The start player has 2 wood, the next 3, then 4 and 5; nobody has glory.",
    {
        "wood": "{player} begins with {right} wood, not {written}",
        "glory": "{player} begins with no glory",
        "twice-wood": "{player}'s wood has already been written: {written}",
        "twice-glory": "{player}'s glory has already been written: {written}",
        "late": "wood and glory are set before the first turn; after that, write a claim",
    },
)


@while_laying(SETUP_5, Wood)
def start_wood_goes_by_seat(state: State, seat: int, action: Wood, options: Options) -> Breach:
    right = options.start_wood_first + action.player
    if state.given or action.number == right:
        return None
    return {"case": "wood", "player": Seat(action.player), "right": right, "written": action.number}


@while_laying(SETUP_5, Glory)
def nobody_begins_with_glory(state: State, seat: int, action: Glory, options: Options) -> Breach:
    return {"case": "glory", "player": Seat(action.player)} if action.number and not state.given else None


SETUP_7 = rule(
    "KO-SETUP-7",
    "PREP MAT",
    "The rest of the deck",
    "34 cards are left in the draw pile after the layout is laid, and the stone is empty.",
    {
        "pile": "the draw pile begins with {right} cards, not {written}",
        "never": "the draw pile begins with {right} cards and shrinks by four, so it never has {written}",
        "stone": "the stone is empty at the start",
        "late": "the draw pile is set before the first turn; after that, write a claim",
    },
)


@while_laying(SETUP_7, Pile)
def start_pile_is_the_rest(state: State, seat: int, action: Pile, options: Options) -> Breach:
    right = sum(deck_limits(options)) - options.columns * options.column_size
    facts = {"right": right, "written": action.number}
    if state.given:
        fits = (right - action.number) % options.column_size == 0 or not action.number
        return None if fits and action.number <= right else facts | {"case": "never"}
    return None if action.number == right else facts | {"case": "pile"}


@while_laying(SETUP_7, Stone)
def stone_begins_empty(state: State, seat: int, action: Stone, options: Options) -> Breach:
    return {"case": "stone"} if any(by_kind(action.counts)) and not state.given else None


SETUP_6 = rule(
    "KO-SETUP-6",
    "PREP",
    "The layout",
    "Four columns of four deck cards lie in the middle before the first turn. They are not evaluated.",
    {
        "size": "a column begins with {right} cards, but column {column} is written with {number}",
        "most": "a column holds at most {right} cards, but column {column} is written with {number}",
        "twice": "column {column} has already been written",
        "late": "the first layout is written before the first turn; write `refill` for an emptied column",
        "open": "the first turn begins, but the log has no readable line above it for {missing}",
        "hands": "the first turn begins, but the log has no readable start hand above it for {players}",
    },
)


@while_laying(SETUP_6, Column)
def column_has_four_cards(state: State, seat: int, action: Column, options: Options) -> Breach:
    if state.columns[action.column]:
        return {"case": "twice", "column": action.column + 1}
    number = len(action.cards)
    if number == options.column_size or (state.given and 0 < number < options.column_size):
        return None
    case = "most" if state.given and number else "size"
    return {"case": case, "right": options.column_size, "column": action.column + 1, "number": number}


@SETUP_6.check(on=(*STEPS, Take, Refill, NotAnAction), during=(SETUP,))
def table_is_laid_out(state: State, seat: int, action: object, options: Options) -> Breach:
    silent = tuple(Seat(player) for player, told in enumerate(state.hands_told) if not told)
    if silent:
        return {"case": "hands", "players": silent}
    columns = [
        VOICE.phrase("column", "column {column}", column=column + 1)
        for column, cards in enumerate(state.columns)
        if not cards
    ]
    return {"case": "open", "missing": Series(columns)}


def _come_first(rule_: Rule, *lines: type) -> None:
    """Set-up lines are written before the first turn; after it they are too late."""

    def lines_come_first(state: State, seat: int, action: object, options: Options) -> Breach:
        return {"case": "late"} if begun(state) else None

    rule_.check(on=lines, during=PLAYING)(lines_come_first)


_come_first(SETUP_2, Hand)
_come_first(SETUP_3, Display, Position)
_come_first(SETUP_4, Owns, Supply)
_come_first(SETUP_5, Wood, Glory)
_come_first(SETUP_6, Column)
_come_first(SETUP_7, Pile)

CARD_2 = rule(
    "KO-CARD-2",
    "MAT",
    "Only the cards of the game",
    "There are seven kinds of card and four kinds of offering, and no others.",
    "there is no {what} called {word}",
)


@CARD_2.check(on=Misnamed, during=ALWAYS)
def card_exists(state: State, seat: int, action: Misnamed, options: Options) -> Breach:
    if action.verb == "draw" and action.what == "column" and action.word.isalpha():
        return {"what": CARD, "word": VOICE.term(action.word)}
    kind = {"card": CARD, "offering": OFFERING_CARD}.get(action.what)
    return None if kind is None else {"what": kind, "word": VOICE.term(action.word)}


CARD_1 = rule(
    "KO-CARD-1",
    "MAT",
    "No more cards than the deck has",
    "The deck has 9 moai, 9 priests, 12 woodcutters and 5 hunter-gatherers of each kind. One card too "
    "many is reported where it comes into sight. Start cards do not count.",
    "the deck has only {most} {card} cards, and this is number {number}",
)


@while_laying(CARD_1, (Hand, Display, Column))
def box_has_such_a_card(
    state: State, seat: int, action: Hand | Display | Column, options: Options
) -> Breach:
    """A log that begins in the middle tells all cards in sight; start cards are among them."""
    if not state.given:
        return None
    shown = list(state.hand)
    shown += [
        display
        for player, display in enumerate(state.display)
        if not (isinstance(action, Display) and player == action.player)
    ]
    limits = deck_limits(options)
    for card in sorted(set(action.cards) - {HIDDEN}):
        most = limits[card]
        start = state.players if card == WOODCUTTER else options.hand_size * state.players
        number = action.cards.count(card) + sum(cards[card] for cards in shown)
        number += sum(column.count(card) for column in state.columns)
        if number > most + (0 if card in (MOAI, PRIEST) else start):
            return {"most": most, "card": VOICE.term(CARD_NAMES[card]), "number": number}
    return None


@CARD_1.check(on=Column, during=(SETUP,))
def deck_has_such_a_card(state: State, seat: int, action: Column, options: Options) -> Breach:
    return beyond_the_deck(state, action.cards, options)


def beyond_the_deck(state: State, cards: tuple[int, ...], options: Options) -> Breach:
    """The facts of the first visible card that the deck does not have any more."""
    limits = deck_limits(options)
    for card in sorted(set(cards) - {HIDDEN}):
        number = state.seen[card] + cards.count(card)
        if number > limits[card]:
            return {"most": limits[card], "card": VOICE.term(CARD_NAMES[card]), "number": number}
    return None


def _names(cards: tuple[int, ...]) -> Series | Wording:
    if not cards:
        return VOICE.phrase("nothing", "nothing")
    return Series(("?" if card == HIDDEN else VOICE.term(CARD_NAMES[card]) for card in cards), "")
