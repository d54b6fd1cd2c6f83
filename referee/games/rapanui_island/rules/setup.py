"""Who plays, in which order, and what everybody begins with (dossier 4.1, SETUP-1..5, 9, 10).

Order: players and totems, board, then each line of the set-up by itself. A line of the set-up is judged
where it stands: too late once somebody has played, else it has to be what the rules lay out. In a
given position (`position:`) it only has to be possible.
"""

from __future__ import annotations

from referee.core.acts import Seating
from referee.core.naming import different_names
from referee.core.rule import Breach, Notice, Seat
from referee.forms.folding import fold
from referee.speech.values import Series

from ..actions import Figures, Neutral, Order, Resources, Stock
from ..options import Options
from ..pieces import (
    CHIEF,
    COLOURS,
    NOTHING,
    SIZE_NAMES,
    SORCERER,
    TOTEMS,
    VILLAGER,
    amounts_text,
    figures,
    stock_name,
)
from ..state.opening import opening_stock
from ..state.state import ALWAYS, SETUP, State
from ..voice import VOICE
from .book import rule

LEAST, MOST = 2, 4

SETUP_1 = rule(
    "MA-SETUP-1",
    "SET MAT",
    "Two to four players, one totem each",
    "Two to four players with different names each have one of the four totems.",
    {
        "count": "Rapa Nui is for two to four players, but the header names {number}",
        "name": "two players are called {name}, so nobody can tell their lines apart",
        "totem": "{one} and {two} both have the {totem}",
        "unknown": "`{word}`, which stands behind {name}, is none of the four totems: {totems}",
        "stranger": "{name} is not a player of this game{hint}",
    },
)


def totem_of(notes: tuple[str, ...]) -> str | None:
    """The totem among the words behind a name, by animal or colour."""
    if not notes:
        return None
    from ..words._en import WORDS

    read = {word: key for key, said in WORDS["notes"].items() for word in said}
    words = [read.get(fold(note), "") for note in notes]
    found = [COLOURS.get(word, word) for word in words if COLOURS.get(word, word) in TOTEMS]
    return found[0] if found else None


@SETUP_1.check(on=Seating, during=(SETUP,))
def players_are_two_to_four(state: State, seat: int, action: Seating, options: Options) -> Breach:
    if not LEAST <= len(action.players) <= MOST:
        return {"case": "count", "number": len(action.players)}
    if different_names(action.players) < len(action.players):
        names = [fold(player.name) for player in action.players]
        twice = [player.name for player in action.players if names.count(fold(player.name)) > 1]
        return {"case": "name", "name": twice[0]}
    totems: dict[str, str] = {}
    for player in action.players:
        totem = totem_of(player.notes)
        if totem in totems:
            return {"case": "totem", "one": totems[totem], "two": player.name, "totem": VOICE.term(totem)}
        if totem is not None:
            totems[totem] = player.name
    return None


@SETUP_1.check(on=Seating, during=(SETUP,))
def totems_are_known(state: State, seat: int, action: Seating, options: Options) -> Breach:
    """Another word is legal but may be a slip: the line of a player may be named by the totem."""
    for player in action.players:
        words = [note for note in player.notes if not note.isdecimal()]
        if words and totem_of(player.notes) is None:
            every = Series(map(VOICE.term, TOTEMS), "or")
            return Notice(case="unknown", word=words[0], name=player.name, totems=every)
    return None


SETUP_2 = rule(
    "MA-SETUP-2",
    "SET 2P",
    "The right side of the board",
    "Three or four players use the side of the board that is made for them.",
    "the board {board} is not made for {number} players",
)


@SETUP_2.check(on=Seating, during=(SETUP,))
def board_is_for_three_or_four(state: State, seat: int, action: Seating, options: Options) -> Breach:
    number = len(action.players)
    if number <= LEAST or number in options.board.players:
        return None
    return {"board": options.board.name, "number": number, "header": "board"}


SETUP_3 = rule(
    "MA-SETUP-3",
    "SET IMP-popular IMP-chief",
    "The opening figures",
    "Everybody begins with four villagers and the sorcerer in hand; the fifth villager and the chief "
    "wait in the village.",
    {
        "figures": "{player} begins with {right} villagers and the sorcerer in hand, not with {written}",
        "limit": "nobody has more than {most} villagers, a sorcerer and a chief, so {written} is "
        "impossible",
        "late": "the opening figures belong before the first turn",
    },
)


@SETUP_3.check(on=Figures, during=ALWAYS)
def opening_figures_are_right(state: State, seat: int, action: Figures, options: Options) -> Breach:
    if state.begun:
        return {"case": "late"}
    counts = dict(action.counts)
    right = {VILLAGER: options.villagers, SORCERER: 1}
    most = {VILLAGER: options.villagers + 1, SORCERER: 1, CHIEF: 1}
    possible = all(number <= most.get(kind, 0) for kind, number in counts.items())
    if {kind: n for kind, n in counts.items() if n} == right or (state.given and possible):
        return None
    said = [figures(number, kind) for kind, number in action.counts]
    facts = {"player": Seat(action.player), "right": right[VILLAGER], "most": most[VILLAGER]}
    return facts | {
        "case": "limit" if state.given else "figures",
        "written": Series(said) if said else NOTHING,
    }


SETUP_4 = rule(
    "MA-SETUP-4",
    "SET",
    "The opening resources",
    "Everybody begins with one reed, one egg, one wood and one pearl.",
    {
        "resources": "{player} begins with one of each resource, not with {written}",
        "twice": "{player}'s resources have already been written",
        "track": "the tracks end at {most}, so {player} cannot have {written}",
        "late": "resources are set before the first turn; after that, write a claim",
    },
)


@SETUP_4.check(on=Resources, during=ALWAYS)
def opening_resources_are_one_each(state: State, seat: int, action: Resources, options: Options) -> Breach:
    if state.begun:
        return {"case": "late"}
    facts = {"player": Seat(action.player), "written": amounts_text(action.amounts)}
    track = options.board.track
    if state.final and ("resources", action.player) in state.told:
        return facts | {"case": "twice"}
    if state.final and options.board.stand_in:
        return None  # nobody knows how long the tracks of the table's own board are
    if any(number > most for number, most in zip(action.amounts, track, strict=True)):
        return facts | {"case": "track", "most": amounts_text(track)}
    if state.given or action.amounts == (options.start_resources,) * 4:
        return None
    return facts | {"case": "resources"}


SETUP_5 = rule(
    "MA-SETUP-5",
    "MAT SET",
    "The opening stocks",
    "8 small, 7 medium and 6 large moai and 20 pukao lie beside the board.",
    {
        "stock": "the stock begins with {right} {thing}, not with {written}",
        "few": "only {right} {thing} can be in stock now, fewer than the {written} written here",
        "offerings": "every offering was taken with a pukao, and the game has only {right}, but the "
        "players would have {written} offerings",
        "late": "stocks are set before the first turn; after that, write a claim",
    },
)


def stock_fault(state: State, action: Stock, options: Options) -> tuple[int, int, int] | None:
    """The first thing whose written number is not the right one: thing, right number, written one."""
    right = (*opening_stock(options, state.players), options.pukao)
    for thing, number in action.counts:
        wrong = number > right[thing] if state.given else number != right[thing]
        if wrong:
            return thing, right[thing], number
    return None


@SETUP_5.check(on=Stock, during=ALWAYS)
def opening_stock_is_right(state: State, seat: int, action: Stock, options: Options) -> Breach:
    if state.begun:
        return {"case": "late"}
    fault = stock_fault(state, action, options)
    if fault is None or (state.players == 2 and fault[0] < len(SIZE_NAMES)):
        return None  # moai of a game of two: MA-TWO-3
    return {"case": "stock", "thing": stock_name(fault[0]), "right": fault[1], "written": fault[2]}


SETUP_9 = rule(
    "MA-SETUP-9",
    "SET",
    "The opening order",
    "The totems stand on the turn track in some order, each once. Phase 1 of round 1 goes in that order.",
    {
        "missing": "{player} is missing from the order",
        "twice": "{player} is in the order twice",
        "draft": "the order was {right} before the draft, and the totems have not moved since",
    },
)


def order_fault(state: State, action: Order) -> Breach:
    for player in range(state.players):
        if action.seats.count(player) != 1:
            case = "twice" if player in action.seats else "missing"
            return {"case": case, "player": Seat(player)}
    return None


@SETUP_9.check(on=Order, during=ALWAYS)
def everybody_is_in_the_order(state: State, seat: int, action: Order, options: Options) -> Breach:
    return order_fault(state, action)


SETUP_10 = rule(
    "MA-SETUP-10",
    "SET P1.3",
    "The grey transporters",
    "One grey figure stands on the crater and one on the pukao quarry throughout the game.",
    {
        "place": "the grey figures stand on {crater} and {quarry}, not on {written}",
        "late": "the grey figures never move, so this line belongs before the first turn",
    },
)


@SETUP_10.check(on=Neutral, during=ALWAYS)
def grey_figures_are_in_place(state: State, seat: int, action: Neutral, options: Options) -> Breach:
    board = options.board
    right = sorted((board.crater, board.pukao_quarry))
    if sorted(board.index.get(name, -1) for name in action.spaces) == right:
        return None
    if state.begun:
        return {"case": "late"}
    written = Series(name.upper() for name in action.spaces)
    return {
        "case": "place",
        "crater": board.names[board.crater],
        "quarry": board.names[board.pukao_quarry],
        "written": written,
    }
