"""A log that has only the final table: it has to be possible with the cards of the box, and told once."""

from __future__ import annotations

from referee.core.rule import Breach, Notice, Seat

from ..actions import Column, Display, FinalTable, Glory, Holdings, Owns, Pile, Position, Stone, Wood
from ..cards import MOAI, OFFERING_NAMES
from ..options import Options
from ..state.state import ALWAYS, NOBODY, OVER, SETUP, State, begun, gives_final_cards
from ..voice import VOICE
from .ending import END_1
from .hidden import HIDE_6
from .offering import OFFER_8
from .setup import SETUP_3, SETUP_4, SETUP_5, while_laying

TABLE = {"case": "table"}


@END_1.check(on=FinalTable, during=ALWAYS)
def final_table_is_all(state: State, seat: int, action: FinalTable, options: Options) -> Breach:
    again = ("final", NOBODY) in state.told
    return TABLE if again or begun(state) or (state.given and not state.final) else None


@END_1.check(on=(Position, Column), during=(SETUP, OVER))
def nothing_goes_on(state: State, seat: int, action: Position | Column, options: Options) -> Breach:
    return TABLE if state.final else None


@END_1.check(on=Pile, during=(SETUP, OVER))
def pile_is_used_up(state: State, seat: int, action: Pile, options: Options) -> Breach:
    return {"case": "early", "pile": action.number} if state.final and action.number else None


@while_laying(SETUP_3, Display)
def display_is_told_once(state: State, seat: int, action: Display, options: Options) -> Breach:
    told = state.final and ("display", action.player) in state.told
    return {"case": "twice", "player": Seat(action.player)} if told else None


@while_laying(SETUP_4, Owns)
def offerings_are_told_once(state: State, seat: int, action: Owns, options: Options) -> Breach:
    told = state.final and ("owns", action.player) in state.told
    return {"case": "twice", "player": Seat(action.player)} if told else None


@while_laying(SETUP_5, (Wood, Glory))
def tokens_are_told_once(state: State, seat: int, action: Wood | Glory, options: Options) -> Breach:
    name = "wood" if isinstance(action, Wood) else "glory"
    if not state.final or (name, action.player) not in state.told:
        return None
    told = (state.wood if isinstance(action, Wood) else state.glory)[action.player]
    return {"case": f"twice-{name}", "player": Seat(action.player), "written": told}


@while_laying(OFFER_8, (Stone, Display, FinalTable))
def stone_has_what_builders_laid(
    state: State, seat: int, action: Stone | Display | FinalTable, options: Options
) -> Breach:
    """At most a card of each player and an extra card for each moai, and at least the extra cards.

    A display has at least its woodcutter. So a table that shows none of its cards may only count the
    offerings. It does not say that nobody built a moai, but it leaves out what they are worth.
    """
    if not state.final and not isinstance(action, FinalTable):
        return None
    moai = [cards[MOAI] for cards in state.display]
    shown = any(map(any, state.display)) or (isinstance(action, Display) and action.cards != ())
    told = {who for what, who in state.told if what == "display"}
    number = sum(number for _, number in action.counts) if isinstance(action, Stone) else sum(state.stone)
    if isinstance(action, Display):
        moai[action.player] = action.cards.count(MOAI)
        told.add(action.player)
    built = sum(moai[player] for player in told)
    most = built * (state.players + 1)
    if len(told) == state.players and number and not shown:
        return Notice(case="untold", number=number)
    if len(told) == state.players and number > most:
        return {"case": "many" if built else "none", "moai": built, "most": most, "number": number}
    known = isinstance(action, Stone) or ("stone", NOBODY) in state.told
    if known and number < built and _lays_extra_always(state, number, options):
        return {"case": "few", "moai": built, "number": number}
    return None


def _lays_extra_always(state: State, on_stone: int, options: Options) -> bool:
    """Whether every builder had to lay an extra card: the supply had cards until the end."""
    held = sum(sum(purse.known) for purse in state.purses)
    left = options.offerings_each_kind * len(OFFERING_NAMES) - on_stone - held
    must = options.extra_compulsory and options.extra_without_card and options.extra_from_other_pile
    return must and left > 0


@while_laying(HIDE_6, (Owns, Holdings, Stone))
def box_has_as_many_offerings(
    state: State, seat: int, action: Owns | Holdings | Stone, options: Options
) -> Breach:
    """In a given position, the players and the stone have no more of a kind than the box."""
    if not state.given or (isinstance(action, Holdings) and not gives_final_cards(state, action)):
        return None
    others = NOBODY if isinstance(action, Stone) else action.player
    for kind, written in action.counts:
        held = sum(purse.known[kind] for player, purse in enumerate(state.purses) if player != others)
        number = written + held + (0 if isinstance(action, Stone) else state.stone[kind])
        if number > options.offerings_each_kind:
            name = VOICE.term(OFFERING_NAMES[kind])
            return {"case": "box", "most": options.offerings_each_kind, "kind": name, "number": number}
    return None
